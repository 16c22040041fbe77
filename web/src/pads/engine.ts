/** Asking the engine, which runs beside the page, to count a pad. */

import { place } from 'virtual:pyodide'
import type { FaultInfo } from '../api/types'
import type { PadFile } from './pad.svelte'

export interface Line {
  source: string
  card: string
  points: number
}

export interface Counted {
  players: { name: string; lines: Line[]; total: number }[]
  /** Names of the winners. */
  winners: string[]
}

export interface Asked {
  id: number
  place: string
  game: string
  pad: string
}

/** What cannot be counted, and why. */
export interface Wrong {
  error: string
  faults: FaultInfo[]
}

export interface Answered {
  id: number
  counted?: Counted | Wrong
  failed?: string
}

/** The engine does not run: it could not be fetched, or this browser cannot run it. */
export class NoEngine extends Error {}

const waiting = new Map<number, (answer: Answered) => void>()
let worker: Worker | undefined
let last = 0

function started(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./reckoner.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Answered>) => answer(data)
  worker.onerror = (event) => {
    for (const id of [...waiting.keys()]) answer({ id, failed: event.message })
    worker?.terminate()
    worker = undefined
  }
  return worker
}

function answer(message: Answered): void {
  waiting.get(message.id)?.(message)
  waiting.delete(message.id)
}

/** The reckoning of a pad, or what is wrong with it. */
export async function count(game: string, pad: PadFile): Promise<Counted | Wrong> {
  const id = ++last
  const engine = started()
  const { counted, failed } = await new Promise<Answered>((resolve) => {
    waiting.set(id, resolve)
    engine.postMessage({ id, place, game, pad: JSON.stringify(pad) } satisfies Asked)
  })
  if (!counted) throw new NoEngine(failed)
  return counted
}
