/** The face of a game that brings none of its own: its view in words, its options as buttons. */

import type { GameFace } from '../games'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import { gloryOf, type PlainView } from './plain'
import Progress from './Progress.svelte'
import Seat from './Seat.svelte'

export const face: GameFace<PlainView> = {
  Board,
  Mine,
  Seat,
  Progress,
  // Nobody knows what its options are about.
  places: () => false,
  glory: gloryOf,
}
