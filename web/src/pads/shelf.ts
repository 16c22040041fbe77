/** Pads kept on this device, the newest first. Nobody else ever sees them. */

import type { SettingValue, Player } from './pad.svelte'

export interface Kept {
  players: Player[]
  settings: Record<string, SettingValue>
}

export interface KeptPad extends Kept {
  id: string
  /** When it was last written on, in seconds. */
  at: number
}

/** How pads were written once. */
interface Older {
  options?: Kept['settings']
}

const KEY = 'meadhall.pads.'
const MOST = 20

export function keptPads(game: string): KeptPad[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + game) ?? '[]') as (KeptPad & Older)[]
    if (!Array.isArray(kept)) return []
    return kept
      .filter((it) => it.players.length > 0)
      .map(({ options, ...pad }) => ({ ...pad, settings: options ?? pad.settings }))
  } catch {
    // A broken or forbidden store only means that nothing was kept.
    return []
  }
}

export function keepPad(game: string, pad: KeptPad): void {
  write(game, [pad, ...keptPads(game).filter((it) => it.id !== pad.id)].slice(0, MOST))
}

export function forgetPad(game: string, id: string): void {
  write(
    game,
    keptPads(game).filter((it) => it.id !== id),
  )
}

/** An empty pad for these people. */
export function newPad(names: string[]): KeptPad {
  const players = names.map((name) => ({ name, held: {} }))
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  return { id, at: now(), players, settings: {} }
}

export function now(): number {
  return Math.floor(Date.now() / 1000)
}

function write(game: string, pads: KeptPad[]): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify(pads))
  } catch {
    // Private windows may forbid it; the pad then lasts as long as the page.
  }
}
