/** The person at this device: a key the hall gave, and nothing else about them. */

import { ask } from '../api/http'
import type { KeptTable, Person } from '../api/types'
import { keep, recall } from './storage'

const KEY = 'meadhall.me'

class Me {
  key = $state(recall(KEY))

  /** The person's key; a device without one gets one now. */
  async need(): Promise<string> {
    if (!this.key) this.become((await ask<Person>('/api/people', { method: 'POST' })).key)
    return this.key as string
  }

  /** Be the person of a personal link. */
  become(key: string): void {
    this.key = key
    keep(KEY, key)
  }

  /** The link that carries all tables to another device. */
  get link(): string {
    return this.key ? `${location.origin}/#/me/${this.key}` : ''
  }

  async tables(): Promise<KeptTable[]> {
    return this.key ? ask<KeptTable[]>('/api/people/me/tables', { key: this.key }) : []
  }

  /** Put what a key opens at a table on one's own list: from then on one's own key opens it. */
  async keep(table: string, key: string): Promise<void> {
    const person = await this.need()
    await ask(`/api/tables/${table}/keep`, { method: 'POST', key, person })
  }
}

export const me = new Me()
