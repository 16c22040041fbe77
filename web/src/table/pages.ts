/** Reading what happened and what was said, page by page: the last page first, older ones behind. */

import { ask } from '../api/http'
import type { ChatLine, EventInfo, Events } from '../api/types'

const EVENTS_A_PAGE = 300
const LINES_A_PAGE = 200

/** Who reads, and in which language. */
export interface Reader {
  id: string
  key: string | null
  seat: number | null
  language: string
}

/** Every page of one's own events before a number, the newest first; each is in order. */
export async function* eventPages(reader: Reader, before = Infinity): AsyncGenerator<EventInfo[]> {
  const { id, key, seat, language } = reader
  const query = new URLSearchParams({ language, limit: String(EVENTS_A_PAGE) })
  if (seat !== null) query.set('seat', String(seat))
  if (before < Infinity) query.set('before', String(before))
  for (;;) {
    const path = `/api/tables/${id}/events?${query.toString()}`
    const page = (await ask<Events>(path, { key })).events ?? []
    yield page
    const first = page[0]?.number ?? 1
    if (first <= 1) return
    query.set('before', String(first))
  }
}

/** The lines of the chat before a number, page by page. */
export async function* chatPages(reader: Reader, before: number): AsyncGenerator<ChatLine[]> {
  while (before > 1) {
    const path = `/api/tables/${reader.id}/chat?before=${before}&limit=${LINES_A_PAGE}`
    const page = await ask<ChatLine[]>(path, { key: reader.key })
    if (!page.length) return
    yield page
    before = page[0]?.number ?? 1
  }
}
