/** A game told again: any position, seen from any seat that one may look from. */

import { ask } from '../api/http'
import type { Lexicon, Position, TableInfo } from '../api/types'
import { prefs } from '../lib/prefs.svelte'
import { moving } from '../table/moving'
import { TableView, type Components } from '../table/view.svelte'
import { Archive } from './archive'
import { indexAt, neighbours, nextRound, pauseOf, roundsOf, stopsOf, type Stop } from './cursor'

export class Replay {
  /** The table as it was, to be drawn by the game's own board; another one for another seat. */
  table = $state.raw<TableView | null>(null)
  stops = $state.raw<Stop[]>([])
  at = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** From whose seat one looks; null: as a spectator. */
  seat = $state<number | null>(null)
  rounds = $derived(roundsOf(this.stops))

  #info: TableInfo | null = null
  #lexicon: Lexicon | null = null
  #components: Components = {}
  readonly #archive: Archive
  /** Counts what was asked to be shown: an answer that comes too late is not drawn. */
  #shown = 0
  /** Counts the times the play began. */
  #plays = 0

  constructor(
    readonly id: string,
    readonly key: string | null,
    /** One's own seat there. */
    readonly own: number | null,
  ) {
    this.seat = own
    this.#archive = new Archive(id, key)
  }

  get info(): TableInfo | null {
    return this.table?.info ?? null
  }

  get over(): boolean {
    return this.info?.status === 'over'
  }

  get stop(): Stop | undefined {
    return this.stops[this.at]
  }

  get position(): number {
    return this.stop?.position ?? 0
  }

  get last(): boolean {
    return this.at >= this.stops.length - 1
  }

  /** Seats one may look from besides watching: before the end only one's own. */
  get seats(): number[] {
    if (!this.over) return this.own === null ? [] : [this.own]
    return this.info?.seats.map(({ seat }) => seat) ?? []
  }

  async open(position: number): Promise<void> {
    const [info, lexicon, components] = await Promise.all([
      ask<TableInfo>(`/api/tables/${this.id}`, { key: this.key }),
      ask<Lexicon>(`/api/tables/${this.id}/words?language=${prefs.language}`, { key: this.key }),
      ask<Components>(`/api/tables/${this.id}/components`, { key: this.key }),
    ])
    this.#info = info
    this.#lexicon = lexicon
    this.#components = components
    await this.look(this.seat, position)
  }

  /** Look from a seat (null: as a spectator), at the same moment or another. */
  async look(seat: number | null, position = this.position): Promise<void> {
    const shown = ++this.#shown
    const stops = stopsOf((await this.#archive.story(seat)).steps)
    const at = indexAt(stops, position)
    const found = await this.#archive.position(seat, stops[at]?.position ?? 0)
    if (shown !== this.#shown) return
    const table = new TableView(this.id, seat)
    table.info = this.#info
    table.lexicon = this.#lexicon
    table.components = this.#components
    this.seat = seat
    this.stops = stops
    this.at = at
    this.#draw(table, found)
    this.table = table
    this.#prefetch()
  }

  /** Show another stop. */
  async go(index: number): Promise<void> {
    const shown = ++this.#shown
    this.at = Math.max(0, Math.min(index, this.stops.length - 1))
    const found = await this.#archive.position(this.seat, this.position)
    if (shown !== this.#shown || !this.table) return
    const table = this.table
    moving(() => this.#draw(table, found))
    this.#prefetch()
  }

  async goTo(position: number): Promise<void> {
    await this.go(indexAt(this.stops, position))
  }

  async step(way: 1 | -1): Promise<void> {
    this.pause()
    await this.go(this.at + way)
  }

  async round(way: 1 | -1): Promise<void> {
    this.pause()
    const ends = way > 0 ? this.stops.length - 1 : 0
    await this.go(nextRound(this.rounds, this.at, way) ?? ends)
  }

  pause(): void {
    this.playing = false
    this.#plays++
  }

  /** From here to the end, with time to read; at the end it begins anew. */
  async play(): Promise<void> {
    const plays = ++this.#plays
    this.playing = true
    if (this.last) await this.go(0)
    while (!this.last) {
      await this.#wait(pauseOf(this.stop?.told ?? [], this.speed))
      if (plays !== this.#plays) return
      await this.go(this.at + 1)
      if (plays !== this.#plays) return
    }
    this.playing = false
  }

  #wait(time: number): Promise<void> {
    return new Promise((wake) => setTimeout(wake, time))
  }

  /** Nothing can be chosen in the past, so the board is shown without its question. */
  #draw(table: TableView, { position, view }: Position): void {
    table.fresh = {
      number: position,
      version: position,
      status: this.#info?.status ?? 'over',
      seat: this.seat,
      undo: null,
      view: { ...view, decision: null },
      told: null,
    }
  }

  #prefetch(): void {
    for (const index of neighbours(this.at, this.stops.length)) {
      const position = this.stops[index]?.position ?? 0
      // What fails now is asked for again, and told, when somebody wants to see it.
      this.#archive.position(this.seat, position).catch(() => undefined)
    }
  }
}
