/** Talking to the hall over HTTP. Every refusal is an error with a code and a sentence. */

import type { RefusalInfo } from './types'

export class Refused extends Error {
  constructor(readonly info: RefusalInfo) {
    super(info.message)
    this.name = 'Refused'
  }

  get code(): string {
    return this.info.code
  }
}

export interface Asking {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** What opens the table, or the person's own key. */
  key?: string | null | undefined
  /** The person on whose list a new table or seat goes. */
  person?: string | null | undefined
}

export async function ask<Answer>(path: string, asking: Asking = {}): Promise<Answer> {
  const answer = await fetchFrom(path, asking)
  return (await answer.json()) as Answer
}

export async function askText(path: string, asking: Asking = {}): Promise<string> {
  return (await fetchFrom(path, asking)).text()
}

async function fetchFrom(path: string, { method, body, key, person }: Asking): Promise<Response> {
  const headers = new Headers()
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (key) headers.set('Authorization', `Bearer ${key}`)
  if (person) headers.set('Meadhall-Person', person)
  let answer: Response
  try {
    answer = await fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused({ code: 'unreachable', message: 'The hall cannot be reached.' })
  }
  if (answer.ok) return answer
  const content = (await answer.json().catch(() => null)) as { error?: RefusalInfo } | null
  const nameless = { code: `http_${answer.status}`, message: answer.statusText }
  throw new Refused(content?.error ?? nameless)
}
