import type { ValhallaView } from '../../api/types'
import type { GameFace } from '../games'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Progress from './Progress.svelte'
import Scene from './Scene.svelte'
import Seat from './Seat.svelte'

export const face: GameFace<ValhallaView> = {
  Board,
  Mine,
  Scene,
  Seat,
  Progress,
  // Who leaves Loki's premium does so on the card itself.
  places: ({ verb }, view) =>
    verb === 'pass' ? view.decision?.kind === 'premium' : verb !== 'done',
  // Cards in a Valhalla lie face down: Glory is told when the game is over.
  glory: (view, seat) =>
    view.seats[seat]?.score?.find((it) => it.source === 'total')?.points ?? null,
}
