/** Seats have a colour and a crest each, so that colour never speaks alone. */

import raven from 'icon:raven'
import wolf from 'icon:wolf-head'
import boar from 'icon:boar'
import deer from 'icon:deer-head'
import bear from 'icon:bear-head'
import drakkar from 'icon:drakkar'

export const CRESTS = [
  { name: 'raven', icon: raven },
  { name: 'wolf', icon: wolf },
  { name: 'boar', icon: boar },
  { name: 'deer', icon: deer },
  { name: 'bear', icon: bear },
  { name: 'drakkar', icon: drakkar },
] as const

export function crestOf(seat: number): (typeof CRESTS)[number] {
  return CRESTS[seat % CRESTS.length] as (typeof CRESTS)[number]
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % CRESTS.length})`
}
