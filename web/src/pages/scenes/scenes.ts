/** The painting on each game's door. */

import type { Component } from 'svelte'
import type { GameName } from '../../games/games'
import Champions from './Champions.svelte'
import Reavers from './Reavers.svelte'
import Valhalla from './Valhalla.svelte'

export const SCENES: Record<GameName, Component> = {
  champions: Champions,
  reavers: Reavers,
  valhalla: Valhalla,
}
