/**
 * What happens at the table, shown one thing after another so that one can follow. Nothing is left
 * out: where much waits it plays faster. One may go on, skip to the end, and see it again.
 */

import type { EventInfo, Fresh } from '../api/types'
import { prefs } from '../lib/prefs.svelte'
import { beatsOf, pauseOf, type Beat } from './beats'
import { land, moving } from './moving'

const KEPT = 120
/** A card that is pushed away sooner was not meant: the click was for what lay there before. */
const MEANT = 300

export interface Stage {
  show: (fresh: Fresh) => void
  /** It is being told now, for the first time. */
  tell?: (beat: Beat) => void
}

export class Chain {
  playing = $state(false)
  /** What is being shown, in words. */
  told = $state.raw<string[]>([])
  seat = $state<number | null>(null)
  /** The scene on the stage, up to this moment. */
  scene = $state.raw<Beat | null>(null)
  /** How many more results wait. */
  more = $state(0)
  /** What came of one's own last choice and what others did since, to be shown again. */
  seen = $state.raw<Beat[]>([])
  #beats: Beat[] = []
  /** Of events whose state comes with a later one. */
  #before: Beat[] = []
  #again = false
  #run = 0
  #began = 0
  #goOn: (() => void) | null = null

  constructor(readonly stage: Stage) {}

  add(event: EventInfo, fresh: Fresh | null, own: boolean): void {
    const beats = this.#joined(beatsOf(event, fresh, own))
    if (!fresh && !event.scenes.length) {
      this.#before = beats
      return
    }
    if (own) this.seen = []
    // One's own choice alone is nothing to look at again; what it brought about is.
    if (!own || beats.some(({ scene }) => scene) || this.seen.length)
      this.seen = [...this.seen, ...beats].slice(-KEPT)
    this.#beats.push(...beats)
    if (!this.playing) void this.#play()
  }

  /** Go on to the next thing. */
  next(): void {
    const shown = performance.now() - this.#began
    const on = this.#goOn
    if (on) setTimeout(on, Math.max(0, MEANT - shown))
  }

  /** Show the last state at once; what was skipped can be read and shown again. */
  skip(): void {
    const last = this.#clear()
      .filter(({ fresh }) => fresh)
      .at(-1)
    if (last) this.#draw(last)
    this.#end()
  }

  /** Show again what came of one's own last choice and what others did since. */
  replay(): void {
    if (this.playing || !this.seen.length) return
    this.#beats = [...this.seen]
    this.#again = true
    void this.#play()
  }

  /** Something newer than all of it is known: no more of the old. */
  drop(): void {
    this.#clear()
    this.scene = null
    this.playing = false
  }

  /** Empty the queue: what nobody was told yet is told now. */
  #clear(): Beat[] {
    const left = [...this.#before, ...this.#beats]
    if (!this.#again) for (const beat of left) this.stage.tell?.(beat)
    this.#beats = []
    this.#before = []
    this.#again = false
    this.#run++
    this.#goOn?.()
    return left
  }

  /** All is shown. */
  #end(): void {
    this.#again = false
    this.scene = null
    this.playing = false
  }

  /** With what was told before its state was known. */
  #joined(beats: Beat[]): Beat[] {
    const [first, ...rest] = beats
    if (!first || !this.#before.length) return beats
    const all = [...this.#before, first]
    this.#before = []
    if (first.scene) return [...all, ...rest]
    const told = all.flatMap((it) => it.told)
    const lines = all.flatMap((it) => it.lines)
    return [{ ...first, told, lines, events: all.flatMap((it) => it.events) }, ...rest]
  }

  async #play(): Promise<void> {
    const run = ++this.#run
    this.playing = true
    for (let beat = this.#beats.shift(); beat; beat = this.#beats.shift()) {
      if (!this.#again) this.stage.tell?.(beat)
      const pause = this.#pauseOf(beat)
      this.#draw(beat)
      if (pause) await this.#pause(pause)
      if (run !== this.#run) return
    }
    this.#end()
  }

  /** Without motion every scene is one still picture that waits to be put away. */
  #pauseOf(beat: Beat): number {
    if (!prefs.motion) return beat.result ? Infinity : 0
    if (document.hidden && !beat.scene) return 0
    // What is asked of oneself waits for nothing but results.
    if (!beat.scene && !this.#beats.length && !this.#again && asks(beat.fresh)) return 0
    return pauseOf(beat, this.#beats, prefs.speed)
  }

  /** Some time, less when somebody wants to go on; nobody sees a scene of a page behind others. */
  async #pause(time: number): Promise<void> {
    this.#began = performance.now()
    await new Promise<void>((done) => {
      const wake = (): void => {
        if (this.#goOn === wake) this.#goOn = null
        done()
      }
      this.#goOn = wake
      const wait = (): void => {
        if (document.hidden) document.addEventListener('visibilitychange', wait, { once: true })
        else if (time < Infinity) setTimeout(wake, time)
      }
      wait()
    })
  }

  #draw(beat: Beat): void {
    this.more = this.#beats.filter(({ result }) => result).length
    // Whom it is about, not whose choice brought it about.
    this.seat = beat.scene ? beat.scene.seat : (beat.lines.at(-1)?.about ?? beat.seat)
    if (beat.scene) {
      land()
      this.told = beat.told
      this.scene = beat
      return
    }
    if (beat.told.length) this.told = beat.told
    const { fresh } = beat
    if (!fresh) this.scene = null
    else
      moving(() => {
        this.scene = null
        this.stage.show(fresh)
      })
  }
}

/** Does this state ask something of whoever sees it? */
function asks(fresh: Fresh | null): boolean {
  return !!fresh?.view?.decision?.options.length
}
