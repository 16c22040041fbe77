/** Where somebody wants to be told: from what they write to what the hall takes. */

import { describe, expect, it } from 'vitest'
import type { Channels } from '../src/api/types'
import { channelOf, newTopic, nothingWritten, offeredKinds } from '../src/table/channels'

const PLAIN: Channels = {
  push_key: 'BKey',
  ntfy: ['https://ntfy.sh'],
  telegram_bot: null,
  email: false,
  private: false,
}
const RICH: Channels = { ...PLAIN, telegram_bot: 'hall_bot', email: true, private: true }

describe('what is offered', () => {
  it('follows the hall and the browser', () => {
    expect(offeredKinds(PLAIN, true)).toEqual(['push', 'ntfy', 'telegram', 'discord'])
    expect(offeredKinds(PLAIN, false)).not.toContain('push')
    expect(offeredKinds({ ...PLAIN, push_key: null, ntfy: [] }, true)).toEqual([
      'telegram',
      'discord',
    ])
    expect(offeredKinds(RICH, true)).toContain('email')
    expect(offeredKinds(RICH, true)).toContain('private')
  })
})

describe('what is written down', () => {
  const written = nothingWritten()

  it('starts with a topic nobody guesses', () => {
    expect(newTopic()).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
    expect(newTopic()).not.toBe(newTopic())
    const topic = written.topic
    expect(channelOf('ntfy', written, PLAIN)).toEqual({ kind: 'ntfy', topic, server: null })
    expect(channelOf('ntfy', { ...written, topic: ' ' }, PLAIN)).toBeNull()
  })

  it('takes a webhook as Discord hands it out', () => {
    const webhook = 'https://discord.com/api/webhooks/123456789/abc-DEF_1'
    expect(channelOf('discord', { ...written, webhook }, PLAIN)).toEqual({
      kind: 'discord',
      webhook: '123456789',
      token: 'abc-DEF_1',
    })
    expect(channelOf('discord', { ...written, webhook: 'https://x' }, PLAIN)).toBeNull()
  })

  it('needs a token where the hall has no bot', () => {
    const chat = { ...written, chat: ' 42 ' }
    expect(channelOf('telegram', chat, PLAIN)).toBeNull()
    expect(channelOf('telegram', { ...chat, token: '1:x' }, PLAIN)).toEqual({
      kind: 'telegram',
      chat: '42',
      token: '1:x',
    })
    expect(channelOf('telegram', chat, RICH)).toEqual({ kind: 'telegram', chat: '42', token: null })
  })

  it('knows an address by its @', () => {
    expect(channelOf('email', { ...written, email: 'ada' }, RICH)).toBeNull()
    expect(channelOf('email', { ...written, email: ' ada@example.org' }, RICH)).toEqual({
      kind: 'email',
      address: 'ada@example.org',
    })
  })
})
