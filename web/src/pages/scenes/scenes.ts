/** The painting on each game's door. */

import type { Component } from 'svelte'
import { isGame, type GameName } from '../../games/games'
import Champions from './Champions.svelte'
import Fjord from './Fjord.svelte'
import Reavers from './Reavers.svelte'
import Valhalla from './Valhalla.svelte'

const SCENES: Record<GameName, Component> = {
  champions: Champions,
  reavers: Reavers,
  valhalla: Valhalla,
}

/** A game from elsewhere gets the fjord. */
export function sceneOf(game: string): Component {
  return isGame(game) ? SCENES[game] : Fjord
}
