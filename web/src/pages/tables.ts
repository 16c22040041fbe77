/** Tables in lists: one's own, put together and in the order one looks for them. */

import { ask, Refused } from '../api/http'
import type { KeptTable, TableInfo, TableLine } from '../api/types'
import { me } from '../lib/me.svelte'

/** A table on one's own list, with all one is there. */
export interface MyTable {
  line: TableLine
  seats: number[]
  host: boolean
  /** One's own choice is awaited. */
  asked: boolean
  /** Who is asked, who won: as far as it was read. */
  info: TableInfo | null
}

const ORDER: Record<TableLine['status'], number> = { playing: 1, gathering: 2, over: 3, closed: 4 }
/** Details come one request per table; a longer list shows them for its first ones. */
const DETAILED = 24

/** One entry per table, although one may be host and sit there: one's turn first, then the newest. */
export function gathered(kept: KeptTable[]): MyTable[] {
  const found: Record<string, MyTable> = {}
  for (const { table, seat, role, asked } of kept) {
    const mine = (found[table.id] ??= {
      line: table,
      seats: [],
      host: false,
      asked: false,
      info: null,
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

/** One's own tables with who is asked and who won. */
export async function myTables(most = DETAILED): Promise<MyTable[]> {
  const tables = gathered(await kept())
  const wanted = tables.filter((it) => it.line.status !== 'closed').slice(0, most)
  await Promise.all(wanted.map(async (it) => void (it.info = await details(it.line.id))))
  return tables
}

/** A hall that does not know this person (any more) has no tables of theirs. */
async function kept(): Promise<KeptTable[]> {
  try {
    return await me.tables()
  } catch (error) {
    if (error instanceof Refused && error.code === 'unknown_key') return []
    throw error
  }
}

async function details(id: string): Promise<TableInfo | null> {
  try {
    return await ask<TableInfo>(`/api/tables/${id}`, { key: me.key })
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
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
export function askedAt(info: TableInfo | null): string[] {
  return info?.seats.filter((it) => it.asked).map((it) => it.name) ?? []
}

/** Seats nobody sits in yet. */
export function missingAt(info: TableInfo | null): number {
  return info?.seats.filter((it) => it.kind === 'person' && !it.taken).length ?? 0
}

/** Names of those who won. */
export function winnersAt(info: TableInfo | null): string[] {
  return info?.winners?.map((seat) => info.seats[seat]?.name ?? '') ?? []
}
