/** Any game's view as facts a person can read, by the names the view itself uses. */

import type { Asked, DecisionView } from '../../api/types'

/** All that the hall promises of a view. */
export interface PlainView {
  game: string
  version: number
  asked: Asked[]
  decision: DecisionView | null
  seats?: Record<string, unknown>[]
  [name: string]: unknown
}

export interface Fact {
  name: string
  /** A word, a number; '' where only `parts` or `items` tell more. */
  text: string
  /** A thing with facts of its own. */
  parts: Fact[]
  /** Several such things. */
  items: Fact[][]
}

/** What the frame of the table shows already. */
const FRAME = new Set([
  'game',
  'seat',
  'version',
  'over',
  'winners',
  'asked',
  'decision',
  'seats',
  'cards_digest',
])
const PROGRESS = new Set(['round', 'rounds', 'phase', 'turn'])
const GLORY = ['glory', 'score', 'points'] as const

/** What lies in the middle of the table. */
export function middleOf(view: PlainView): Fact[] {
  return factsOf(view, (name) => !FRAME.has(name) && !PROGRESS.has(name))
}

/** What a seat has, as far as one may see it. */
export function seatOf(view: PlainView, seat: number): Fact[] {
  return factsOf(view.seats?.[seat] ?? {}, () => true)
}

/** Round and phase, if the view has them: ['round 2 / 4', 'trade']. */
export function progressOf(view: PlainView): string[] {
  const said: string[] = []
  for (const name of ['round', 'turn'])
    if (typeof view[name] === 'number') {
      const all = view[`${name}s`]
      said.push(`${spaced(name)} ${view[name]}${typeof all === 'number' ? ` / ${all}` : ''}`)
    }
  if (typeof view['phase'] === 'string') said.push(spaced(view['phase']))
  return said
}

export function gloryOf(view: PlainView, seat: number): number | null {
  const own = view.seats?.[seat] ?? {}
  const found = GLORY.map((name) => own[name]).find((it) => typeof it === 'number')
  return typeof found === 'number' ? found : null
}

export function factsOf(
  things: Record<string, unknown>,
  shown: (name: string) => boolean = () => true,
): Fact[] {
  return Object.entries(things)
    .filter(([name]) => shown(name))
    .map(([name, value]) => factOf(spaced(name), value))
    .filter((it) => it.text || it.parts.length || it.items.length)
}

function factOf(name: string, value: unknown): Fact {
  const fact: Fact = { name, text: '', parts: [], items: [] }
  if (Array.isArray(value)) {
    const things = value.filter(isThing)
    if (things.length) fact.items = things.map((it) => factsOf(it))
    else fact.text = value.map(plain).filter(Boolean).join(', ')
  } else if (isThing(value)) fact.parts = factsOf(value)
  else fact.text = plain(value)
  return fact
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value in a word; nothing for what is empty, unknown or not so. */
function plain(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(' ')
  return spaced(String(value))
}

function spaced(name: string): string {
  return name.replaceAll('_', ' ')
}
