/** The record of a game: to keep, and to have every die of it checked. */

import { ask, askText } from '../api/http'
import type { Verified } from '../api/types'

export function readRecord(table: string, key: string | null): Promise<string> {
  return askText(`/api/tables/${table}/record`, { key })
}

export function verify(record: string): Promise<Verified> {
  return ask<Verified>('/api/records/verify', { body: { record } })
}

/** Hand a text to the person as a file. */
export function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
