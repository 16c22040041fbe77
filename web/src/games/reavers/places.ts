/** Which options something on the chart or the stage stands for. */

import type { ReaversView } from '../../api/types'
import type { Choice } from '../../table/choice'

/** Verbs that are said in many questions, and the kinds of questions where the stage has them. */
const SOMETIMES: Readonly<Record<string, readonly string[]>> = {
  done: [],
  pay: ['battle', 'journey'],
  skip: ['specialist', 'pillage', 'exchange_tile'],
  stop: ['reroll'],
}

export function places({ verb }: Choice, view: ReaversView): boolean {
  return SOMETIMES[verb]?.includes(view.decision?.kind ?? '') ?? true
}
