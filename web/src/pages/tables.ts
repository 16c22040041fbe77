/** Tables in lists: one's own, put together and in the order one looks for them. */

import type { KeptTable, TableLine } from '../api/types'
import { called } from '../lib/called'

/** A table on one's own list, with all one is there. */
export interface MyTable {
  line: TableLine
  seats: number[]
  host: boolean
  /** One's own choice is awaited. */
  asked: boolean
}

const ORDER: Record<TableLine['status'], number> = {
  playing: 1,
  gathering: 2,
  stranded: 3,
  over: 4,
  closed: 5,
}

/** One entry per table, although one may be host and sit there: one's turn first, then the newest. */
export function gathered(kept: KeptTable[]): MyTable[] {
  const found: Record<string, MyTable> = {}
  for (const { table, seat, role, asked } of kept) {
    const mine = (found[table.id] ??= {
      line: table,
      seats: [],
      host: false,
      asked: false,
    })
    if (seat !== null) mine.seats.push(seat)
    mine.host ||= role === 'host'
    mine.asked ||= asked
  }
  return Object.values(found).sort(
    (one, other) => rank(one) - rank(other) || other.line.changed_at - one.line.changed_at,
  )
}

function rank(table: MyTable): number {
  return table.asked ? 0 : ORDER[table.line.status]
}

/** What the hall calls a table that nobody gave a name. */
const NAMELESS: Record<string, string> = {
  champions: 'Champions of Midgard',
  reavers: 'Reavers of Midgard',
  valhalla: 'Valhalla',
}

/** The name somebody gave a table; '' where it only has its game's. */
export function ownTitle({ game, title }: { game: string; title: string }): string {
  return title === NAMELESS[game] ? '' : title
}

/** Names of those whose choice is awaited. */
export function askedAt(line: TableLine): string[] {
  return line.seats.flatMap(({ asked, name }, seat) => (asked ? called({ name, seat }) : []))
}

/** Seats nobody sits in yet. */
export function missingAt(line: TableLine): number {
  return line.seats.filter((it) => it.kind === 'person' && !it.taken).length
}

/** Names of those who won. */
export function winnersAt(line: TableLine): string[] {
  return line.winners?.map((seat) => called({ name: line.seats[seat]?.name ?? '', seat })) ?? []
}
