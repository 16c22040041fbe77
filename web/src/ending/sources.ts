/** The look of each source of Glory. Icons and names tell them apart where colours do not. */

import anvil from 'icon:anvil'
import blame from 'icon:skull-crossed-bones'
import chest from 'icon:open-treasure-chest'
import coins from 'icon:two-coins'
import crown from 'icon:crown'
import destiny from 'icon:all-seeing-eye'
import favour from 'icon:prayer'
import laurels from 'icon:laurels'
import monster from 'icon:direwolf'
import most from 'icon:trophy-cup'
import own from 'icon:viking-shield'
import prophecy from 'icon:crystal-ball'
import rune from 'icon:rune-stone'
import sets from 'icon:swap-bag'
import shields from 'icon:checked-shield'
import ship from 'icon:drakkar'
import tapestry from 'icon:vertical-banner'
import taken from 'icon:broken-shield'
import tower from 'icon:watchtower'
import wing from 'icon:feathered-wing'
import { say } from '../lib/words.svelte'
import { sayIf } from '../lib/kindly'
import type { Group } from './scoring'

const ICONS: Record<string, string> = {
  track: laurels,
  destiny,
  sets,
  rune,
  longship: ship,
  favour,
  coins,
  blame,
  terror: blame,
  artifact: anvil,
  set: chest,
  tapestries: tapestry,
  tokens: tower,
  majority: most,
  prophecy,
  valhalla: wing,
  own_shields: own,
  captured_shields: taken,
  shield_sets: shields,
  king: crown,
  monster,
}

/** Each dark enough for light signs on it. */
const COLOURS = [
  '#8f6414',
  '#2d6a71',
  '#5b3f86',
  '#4f6a2c',
  '#27608b',
  '#8a4a1f',
  '#5d6069',
  '#7c3b5c',
]
/** What is lost, whatever its source. */
export const LOSS = '#8f2c20'

export function iconOf(source: string): string {
  return ICONS[source] ?? laurels
}

export function colourOfGroup(at: number): string {
  return COLOURS[at % COLOURS.length] as string
}

/** What a group is called: cards that count each by themselves have a common name here. */
export function nameOf(group: Group): string {
  return sayIf(`ending-source_${group.source}`) || group.text
}

/** Every seat with something in a group, in one sentence for ears and eyes. */
export function toldOf(group: Group, player: (seat: number) => string): string {
  const parts = group.points
    .map((n, seat) => ({ n, seat }))
    .filter((it) => it.n)
    .map(({ n, seat }) => say('ending-counted_seat', { name: player(seat), n }))
  return say('ending-counted', { source: nameOf(group), seats: listOf(parts, 'unit') })
}

export function listOf(names: string[], type: 'conjunction' | 'unit' = 'conjunction'): string {
  const locale = document.documentElement.lang || 'en'
  return new Intl.ListFormat(locale, { type, style: type === 'unit' ? 'short' : 'long' }).format(
    names,
  )
}
