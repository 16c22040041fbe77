/** Another game like the one that is over: the same game, options and seats at a new table. */

import { ask } from '../api/http'
import type { NewTable, SeatAsked, TableAsked, TableInfo } from '../api/types'
import { keepLinks } from '../lib/links'
import { asMe } from '../lib/person'

export function sameAgain(info: TableInfo, seat: number | null): TableAsked {
  return {
    game: info.game,
    seats: info.seats.map(({ kind, name, level }): SeatAsked => {
      return kind === 'bot' ? { kind, name, level } : { kind, name }
    }),
    settings: info.settings,
    title: info.title,
    public: info.public,
    clock: info.clock,
    host_seat: seat,
  }
}

/** Make the table, begin at once where nobody else has to come, and give its name. */
export async function playAgain(info: TableInfo, seat: number | null): Promise<string> {
  const body = sameAgain(info, seat)
  const made = await asMe((person) => ask<NewTable>('/api/tables', { body, person }))
  keepLinks(made)
  if (seat !== null && !made.invites.length) {
    await ask(`/api/tables/${made.table.id}/start`, { method: 'POST', key: made.host.key })
  }
  return made.table.id
}
