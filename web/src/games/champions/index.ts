import type { ChampionsView } from '../../api/types'
import type { GameFace } from '../games'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Progress from './Progress.svelte'
import Scene from './Scene.svelte'
import { places } from './scene'
import Seat from './Seat.svelte'

export const face: GameFace<ChampionsView> = {
  Board,
  Mine,
  Scene,
  Seat,
  Progress,
  places,
  glory: (view, seat) => view.seats[seat]?.glory ?? null,
}
