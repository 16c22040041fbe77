/** What each game brings to the table. A game's own piece of the program is fetched when needed. */

import type { Component } from 'svelte'
import type { GameView } from '../api/types'
import type { Beat } from '../table/beats'
import type { Choice } from '../table/choice'
import type { PlainView } from './plain/plain'

/** The parts of a table that look different in each game. */
export interface GameFace<View extends GameView | PlainView = GameView> {
  /** The board in the middle. */
  Board: Component<{ view: View }>
  /** What is yours, below the board: everything you own and may do something with. */
  Mine: Component<{ view: View; seat: number }>
  /** What a seat owns that is public, in the panel of its player: one or two short rows. */
  Seat: Component<{ view: View; seat: number }>
  /** Round and phase, in the bar at the top. */
  Progress: Component<{ view: View }>
  /** What a scene looks like, up to this moment; without one it is told in words alone. */
  Scene?: Component<{ beat: Beat }>
  /**
   * Does something on the table stand for this open option? What nothing stands for becomes a button
   * at the prompt.
   */
  places: (choice: Choice, view: View) => boolean
  /** Glory as the table may know it. */
  glory: (view: View, seat: number) => number | null
}

/** The games with boards of their own, in the order of their doors. */
export const GAMES = ['champions', 'reavers', 'valhalla'] as const
export type GameName = (typeof GAMES)[number]

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name)
}

const FACES: Record<GameName, () => Promise<{ face: unknown }>> = {
  champions: () => import('./champions'),
  reavers: () => import('./reavers'),
  valhalla: () => import('./valhalla'),
}

/** The face of a game; a plain one for a game from elsewhere that the hall offers. */
export async function faceOf(game: string): Promise<GameFace> {
  // Each face is typed by its own view; the table only ever hands it the view of its own game.
  return (await (isGame(game) ? FACES[game]() : import('./plain'))).face as GameFace
}
