/** Tables made out of records: to watch one, or to go on from a moment of it. */

import { ask } from '../api/http'
import type { NewTable, RecordAsked, SeatAsked, SeatInfo } from '../api/types'
import { keepLinks } from '../lib/links'
import { asMe } from '../lib/person'

/** The same names in the same seats: oneself in one of them, bots in the others. */
export function seatsFor(seats: SeatInfo[], mine: number, level: string | null): SeatAsked[] {
  return seats.map(({ seat, name }): SeatAsked => {
    return seat === mine ? { kind: 'person', name } : { kind: 'bot', name, level }
  })
}

/** The name of the new table. */
export async function tableFrom(body: RecordAsked): Promise<string> {
  const made = await asMe((person) => ask<NewTable>('/api/records', { body, person }))
  keepLinks(made)
  return made.table.id
}
