/** The links a host gave out, kept on the host's device: the hall tells each key only once. */

import type { NewTable } from '../api/types'

const KEY = 'meadhall.links.'

export interface TableLinks {
  host?: string
  watch?: string
  /** The key of the open invite of a seat. */
  invites: Record<number, string>
}

export type LinkKind = 'host' | 'watch' | 'seat' | 'invite'

/** The address that carries a key, behind the # where servers and logs never see it. */
export function linkTo(table: string, kind?: LinkKind, key?: string): string {
  return `${location.origin}/#/table/${table}${kind ? `/${kind}/${key}` : ''}`
}

export function keepLinks(made: NewTable): void {
  write(made.table.id, {
    host: made.host.key,
    watch: made.watch.key,
    invites: Object.fromEntries(made.invites.map((it) => [it.seat ?? 0, it.key])),
  })
}

export function keepInvite(table: string, seat: number, key: string): void {
  const links = linksOf(table)
  write(table, { ...links, invites: { ...links.invites, [seat]: key } })
}

export function linksOf(table: string): TableLinks {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + table) ?? 'null') as TableLinks | null
    return kept ?? { invites: {} }
  } catch {
    return { invites: {} }
  }
}

function write(table: string, links: TableLinks): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(links))
  } catch {
    // Then the host makes new invites, which is one touch.
  }
}
