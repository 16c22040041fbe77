/** What the moment is about: most questions are asked on the map, some open a scene over it. */

import type { ChampionsBoard, ChampionsView } from '../../api/types'
import type { Choice } from '../../table/choice'
import { CARGO, type Cargo } from './book'

export type Scene =
  | 'battle'
  | 'hunt'
  | 'voyage'
  | 'muster'
  | 'leaders'
  | 'runes'
  | 'prayer'
  | 'ships'
  | 'times'
  | 'market'
  | 'goods'
  | 'recruits'
  | 'destinies'
  | 'blame'

const SCENES: Readonly<Record<string, Scene>> = {
  choose_leader: 'leaders',
  runesmith: 'runes',
  stave_church: 'prayer',
  shipwright: 'ships',
  stall_times: 'times',
  market: 'market',
  take_goods: 'goods',
  recruit: 'recruits',
  keep_destiny: 'destinies',
  troll_killed: 'blame',
  virtue: 'blame',
  assign: 'muster',
  journey_losses: 'voyage',
  starvation: 'voyage',
}

export function sceneOf(view: ChampionsView): Scene | null {
  const own = SCENES[view.decision?.kind ?? '']
  if (own === 'blame') return own
  if (view.roll) return view.roll.enemy === null ? 'hunt' : 'battle'
  return own ?? null
}

/** What is over, or goes on, is said where it happens: in the scene, if there is one with a button. */
export function places({ verb }: Choice, view: ChampionsView): boolean {
  const scene = sceneOf(view)
  if (verb === 'continue') return scene === 'battle' || scene === 'hunt' || scene === 'blame'
  if (verb === 'done') return scene !== null
  return verb !== 'ask_order'
}

/** Where warriors can be sent, with all that is known of it. */
export interface Front {
  place: string
  enemy: string | null
  owner: number | null
  ship: string | null
  journey: string | null
  journeyOpen: boolean
  near: boolean | null
  bounty: number
  fighters: readonly number[]
  plan: readonly number[] | null
}

/** Every place of the fights, in the order in which they are fought. */
export function frontsOf(board: ChampionsBoard): Front[] {
  const land = board.land.map((it) => ({
    ...it,
    ship: null,
    journey: null,
    journeyOpen: false,
    near: null,
    bounty: 0,
  }))
  const shores = board.shores.map((it) => ({
    place: shorePlace(it.shore),
    enemy: it.monster,
    owner: it.owner,
    ship: it.ship,
    journey: it.journey,
    journeyOpen: it.journey_open,
    near: it.near,
    bounty: it.bounty,
    fighters: it.fighters,
    plan: it.plan,
  }))
  return [...land, ...shores]
}

export function shorePlace(shore: number): string {
  return `shore_${shore}`
}

/** Dice and food one by one, as they would lie on the table. */
export function oneByOne(counts: readonly number[]): Cargo[] {
  return CARGO.flatMap((kind, at) => Array.from({ length: counts[at] ?? 0 }, () => kind))
}

/** What a seat has at home, less what its plan already sends away: three dice and food. */
export function atHome(view: ChampionsView, seat: number): number[] {
  const own = view.seats[seat]
  if (!own) return [0, 0, 0, 0]
  const left = [...own.home, own.food]
  for (const front of frontsOf(view.board)) {
    if (front.owner !== seat) continue
    front.plan?.forEach((n, at) => (left[at] = (left[at] ?? 0) - n))
  }
  return left
}

export interface RolledDie {
  at: number
  kind: string
  face: number
  marked: boolean
  /** It was lost after the roll. */
  fallen: boolean
}

/** The dice on the table; those that the fighters no longer count have fallen. */
export function rolledDice(view: ChampionsView): RolledDie[] {
  const roll = view.roll
  if (!roll) return []
  const front = frontsOf(view.board).find((it) => it.place === roll.place)
  const losing = view.decision?.kind === 'combat_losses'
  const standing = new Map<string, number>(
    CARGO.map((kind, at) => [kind, front?.fighters[at] ?? 0]),
  )
  return roll.dice.map((kind, at) => {
    const left = standing.get(kind) ?? 0
    standing.set(kind, left - 1)
    return {
      at,
      kind,
      face: roll.faces[at] ?? 1,
      marked: roll.marked[at] ?? false,
      fallen: losing && left <= 0,
    }
  })
}

/** Spaces in reading order: the town, then its stalls; enemies and ships are drawn elsewhere. */
export function stallsOf(board: ChampionsBoard, known: (space: string) => boolean): string[] {
  return board.spaces.map((it) => it.space).filter((space) => known(space))
}

/** Travelling names for what a seat's plan sends to each place: the dice missing from its home. */
export function sentPieces(view: ChampionsView, seat: number): Map<string, string[]> {
  const next = atHome(view, seat)
  const found = new Map<string, string[]>()
  for (const front of frontsOf(view.board)) {
    if (front.owner !== seat) continue
    const names = oneByOne(front.plan ?? []).map((kind) => {
      const at = CARGO.indexOf(kind)
      const number = next[at] ?? 0
      next[at] = number + 1
      return `die-${seat}-${kind}-${number}`
    })
    found.set(front.place, names)
  }
  return found
}
