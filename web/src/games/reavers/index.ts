import type { ReaversView } from '../../api/types'
import type { GameFace } from '../games'
import './reavers.css'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import { places } from './places'
import Progress from './Progress.svelte'
import Scene from './Scene.svelte'
import Seat from './Seat.svelte'

export const face: GameFace<ReaversView> = {
  Board,
  Mine,
  Scene,
  Seat,
  Progress,
  places,
  glory: (view, seat) => view.seats[seat]?.glory ?? null,
}
