/**
 * What happened, cut into beats that are shown one after another: scenes moment by moment (the dice
 * fall, then it is told what came of them), and in between what is told by the way.
 */

import type { EventInfo, Fresh, GameEvent, SceneTold } from '../api/types'
import type { LogLine } from './saga'

export interface Beat {
  seat: number | null
  /** Brought about by one's own choice: what is no scene is known to oneself already. */
  own: boolean
  told: string[]
  lines: LogLine[]
  events: GameEvent[]
  scene: SceneTold | null
  /** Of a scene: all of it up to now. */
  sofar: GameEvent[]
  /** Of a scene: all of it, for who and what it is about. */
  whole: GameEvent[]
  /** Of a scene: its result is known now. */
  result: boolean
  /** The state that is drawn with it. */
  fresh: Fresh | null
}

/** Reading takes time, dice take a little longer, and nobody waits for long. */
const [LEAST, MOST, LETTER] = [700, 2200, 15]
const [ROLL, DIE] = [1000, 60]
const [LEAST_RESULT, MOST_RESULT, RESULT_LETTER] = [1500, 4200, 22]
/** However much waits, a result can be seen. */
const SHORTEST_RESULT = 450
const SHORTEST = 60
/** More than this waiting plays faster. */
const CALM = 7000
const MOST_RUSH = 6

/** The lines of an event, or of some of what happened in it, each with whom it is about. */
export function linesOf(
  event: EventInfo,
  told = event.told,
  events: GameEvent[] = event.events,
): LogLine[] {
  const { number, kind, seat, version, data } = event
  const back = kind === 'undo' || kind === 'rewind'
  const to = back ? (data.to as number | undefined) : undefined
  // A sentence may stand before those of the events.
  const lead = told.length - events.length
  const about = (at: number): number | null => {
    const found = events[at - lead]?.args.seat
    return typeof found === 'number' ? found : seat
  }
  return told.map((text, at) => ({ number, kind, seat, about: about(at), version, text, to }))
}

/** The beats of one event; the state after it is drawn with the last of them. */
export function beatsOf(event: EventInfo, fresh: Fresh | null, own: boolean): Beat[] {
  const beats: Beat[] = []
  // A sentence may stand before those of the events: it goes with the first of them.
  const extra = event.told.length - event.events.length
  let from = 0
  const add = (to: number, scene: SceneTold | null, result = false): void => {
    const first = from === 0 ? 0 : from + extra
    const told = event.told.slice(first, to + extra)
    const events = event.events.slice(from, to)
    const sofar = scene ? event.events.slice(scene.first, to) : []
    const whole = scene ? event.events.slice(scene.first, scene.last + 1) : []
    const lines = linesOf(event, told, events)
    beats.push({
      ...{ seat: event.seat, own, told, lines, events, scene, sofar, whole, result, fresh: null },
    })
    from = to
  }
  for (const scene of event.scenes) {
    if (scene.first > from) add(scene.first, null)
    for (let at = scene.first; at < scene.last; at++)
      if (hasDice(event.events[at])) add(at + 1, scene)
    add(scene.last + 1, scene, true)
  }
  if (from < event.events.length || !beats.length || (fresh && beats.at(-1)?.scene)) {
    add(event.events.length, null)
  }
  const last = beats.at(-1)
  if (last) last.fresh = fresh
  return beats
}

/** Dice that somebody rolled, and not those that lie somewhere. */
export function hasDice(event: GameEvent | undefined): boolean {
  return Array.isArray(event?.args.dice) && 'seat' in event.args && event.args.dice.length > 0
}

/** How long a beat stands, in milliseconds, when nothing hurries. */
export function lengthOf(beat: Beat): number {
  const letters = (beat.result && beat.scene?.result ? beat.scene.result : beat.told.join(' '))
    .length
  // The beginning of a phase may have no result to think about.
  if (beat.result && (beat.scene?.kind !== 'phase' || beat.scene.result))
    return Math.min(MOST_RESULT, LEAST_RESULT + RESULT_LETTER * letters)
  if (beat.scene && !beat.result) {
    const dice = beat.events.at(-1)?.args.dice
    return ROLL + DIE * (Array.isArray(dice) ? dice.length : 0)
  }
  if ((beat.own && !beat.scene) || !beat.told.length) return 0
  return Math.min(MOST, LEAST + LETTER * letters)
}

/** How long it stands with these waiting behind it, at a speed of ½ to 4. */
export function pauseOf(beat: Beat, waiting: Beat[], speed: number): number {
  const length = lengthOf(beat)
  if (!length) return 0
  const all = waiting.reduce((sum, it) => sum + lengthOf(it), length)
  const rush = Math.min(MOST_RUSH, Math.max(1, all / CALM))
  return Math.max(beat.result ? SHORTEST_RESULT : SHORTEST, length / rush / speed)
}
