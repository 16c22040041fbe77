import type { ReaversView } from '../../api/types'
import type { GameFace } from '../games'
import './reavers.css'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Progress from './Progress.svelte'
import Seat from './Seat.svelte'

export const face: GameFace<ReaversView> = {
  Board,
  Mine,
  Seat,
  Progress,
  glory: (view, seat) => view.seats[seat]?.glory ?? null,
}
