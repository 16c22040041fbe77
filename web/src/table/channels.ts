/** Where somebody wants to be told: what they write down, made into the fields the hall takes. */

import type {
  Channels,
  Discord,
  Email,
  KeptChannel,
  Ntfy,
  Private,
  Push,
  Telegram,
} from '../api/types'

export type Kind = KeptChannel['kind']
export type Channel = Push | Ntfy | Discord | Telegram | Email | Private

/** What stands in the lines of the form; each kind reads its own. */
export interface Written {
  topic: string
  server: string
  webhook: string
  chat: string
  token: string
  email: string
  address: string
}

/** A topic nobody guesses: whoever knows its name can read along. */
export function newTopic(): string {
  const letters = crypto.getRandomValues(new Uint8Array(10))
  return `meadhall-${Array.from(letters, (it) => (it % 36).toString(36)).join('')}`
}

export function nothingWritten(): Written {
  const topic = newTopic()
  return { topic, server: '', webhook: '', chat: '', token: '', email: '', address: '' }
}

/** What can be offered to this person, at this hall, in this browser. */
export function offeredKinds(hall: Channels, browserCan: boolean): Kind[] {
  const kinds: [Kind, boolean][] = [
    ['push', browserCan && hall.push_key !== null],
    ['email', hall.email],
    ['ntfy', hall.ntfy.length > 0],
    ['telegram', true],
    ['discord', true],
    ['private', hall.private],
  ]
  return kinds.filter(([, there]) => there).map(([kind]) => kind)
}

/** The channel that is written down; null: not whole yet. Push comes from the browser instead. */
export function channelOf(kind: Kind, written: Written, hall: Channels): Channel | null {
  const line = (text: string): string => text.trim()
  switch (kind) {
    case 'push':
      return null
    case 'ntfy': {
      const server = written.server || null
      return line(written.topic) ? { kind, topic: line(written.topic), server } : null
    }
    case 'discord': {
      const [, webhook, token] = /\/webhooks\/(\d+)\/([\w-]+)/.exec(written.webhook) ?? []
      return webhook && token ? { kind, webhook, token } : null
    }
    case 'telegram': {
      const [chat, token] = [line(written.chat), line(written.token)]
      if (!chat || (!token && hall.telegram_bot === null)) return null
      return { kind, chat, token: token || null }
    }
    case 'email':
      return written.email.includes('@') ? { kind, address: line(written.email) } : null
    case 'private':
      return line(written.address) ? { kind, address: line(written.address) } : null
  }
}
