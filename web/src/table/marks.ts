/** What changed on the board: the things that were named by what happened, each with how. */

import type { Beat } from './beats'

/** Sentences by the id of the thing they are about. */
export type Marks = ReadonlyMap<string, readonly string[]>

export const NO_MARKS: Marks = new Map()

/** With what happened in a beat; one's own choice itself is no news to oneself. */
export function marked(marks: Marks, beat: Beat): Marks {
  if ((beat.own && !beat.scene) || !beat.events.length) return marks
  const added = new Map(marks)
  const texts = beat.told.slice(-beat.events.length)
  beat.events.forEach(({ args }, at) => {
    const text = texts[at]
    if (!text) return
    for (const id of Object.values(args).flat())
      if (typeof id === 'string') added.set(id, [...(added.get(id) ?? []), text])
  })
  return added
}
