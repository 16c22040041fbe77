/** The rows of the ledger: one a number to set, one a pile of cards. */

import type { PadField } from '../api/types'
import { say } from '../lib/words.svelte'
import type { Pad } from './pad.svelte'

export interface LedgerRow {
  field: PadField
  /** What of the field: an entry, another player's seat, or '' for the field itself. */
  what: string
  label: string
}

export function ledgerRows(pad: Pad, group: string, names: string[]): LedgerRow[] {
  return pad.fields
    .filter((it) => it.group === group)
    .flatMap((field) => {
      const key = `pad-${pad.told.game}-${field.id}`
      const parts: [string, string][] =
        field.kind === 'table'
          ? field.entries.map((it) => [it.id, it.name])
          : field.kind === 'others'
            ? names.map((name, seat) => [String(seat), name])
            : [['', '']]
      return parts.map(([what, name]) => ({ field, what, label: say(key, { what: name }) }))
    })
}
