/**
 * Other seats' turns, shown one after another so that one can follow; they can be skipped and shown
 * again. One's own choices are drawn at once.
 */

import { tick } from 'svelte'
import type { EventInfo, Fresh } from '../api/types'
import { prefs } from '../lib/prefs.svelte'

/** With more than this waiting, nobody wants to see each of them. */
const MOST = 12
const KEPT = 60
const [LEAST_PAUSE, MOST_PAUSE, LETTER] = [700, 2200, 15]

interface Link {
  told: string[]
  seat: number | null
  fresh: Fresh
}

export class Chain {
  playing = $state(false)
  /** What is being shown, in words. */
  told = $state.raw<string[]>([])
  seat = $state<number | null>(null)
  /** What others did since one's own last choice, to be shown again. */
  seen = $state.raw<Link[]>([])
  #links: Link[] = []
  /** Words of events whose state comes with a later one. */
  #words: string[] = []
  #run = 0

  constructor(readonly show: (fresh: Fresh) => void) {}

  add(event: EventInfo, fresh: Fresh | null, own: boolean): void {
    this.#words.push(...event.told)
    if (own) this.seen = []
    if (!fresh) return
    const link = { told: this.#words, seat: event.seat, fresh }
    this.#words = []
    this.#links.push(link)
    if (!own) this.seen = [...this.seen, link].slice(-KEPT)
    if (own || !prefs.motion || document.hidden || this.#links.length > MOST) this.skip()
    else if (!this.playing) void this.#play()
  }

  /** Show the last state at once. */
  skip(): void {
    const last = this.#links.at(-1)
    this.#links = []
    this.#run++
    if (last) this.#draw(last, () => this.#end())
    else this.playing = false
  }

  /** All is shown, unless more came while the last of it was being drawn. */
  #end(): void {
    if (this.#links.length) void this.#play()
    else this.playing = false
  }

  /** Show again what others did since one's own last choice. */
  replay(): void {
    if (this.playing || !this.seen.length) return
    this.#links = [...this.seen]
    void this.#play()
  }

  /** Something newer than all of it is known: no more of the old. */
  drop(): void {
    this.#links = []
    this.#words = []
    this.#run++
    this.playing = false
  }

  async #play(): Promise<void> {
    const run = ++this.#run
    this.playing = true
    for (let link = this.#links.shift(); link; link = this.#links.shift()) {
      this.#draw(link)
      const pause = LEAST_PAUSE + LETTER * link.told.join(' ').length
      await new Promise((wake) => setTimeout(wake, Math.min(MOST_PAUSE, pause)))
      if (run !== this.#run) return
    }
    this.playing = false
  }

  #draw({ told, seat, fresh }: Link, also?: () => void): void {
    this.told = told
    this.seat = seat
    void moving(() => {
      this.show(fresh)
      also?.()
    })
  }
}

/** Let things travel from where they were to where they are, where the browser can. */
export async function moving(change: () => void): Promise<void> {
  if (!prefs.motion || !document.startViewTransition || document.hidden) {
    change()
    return
  }
  const travel = document.startViewTransition(async () => {
    change()
    await tick()
  })
  // A travel that a newer one cuts short is no mistake: everything is where it belongs.
  travel.ready.catch(() => undefined)
  travel.finished.catch(() => undefined)
  await travel.updateCallbackDone
}
