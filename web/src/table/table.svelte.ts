/**
 * A table in front of somebody who sits or watches there: its line to the hall, what is told over
 * it, and how that comes onto the page one thing after another.
 */

import { ask, Refused } from '../api/http'
import { Live, type Asked, type Line } from '../api/live'
import type { ChatLine, EventInfo, Fresh, Lexicon, OddsLine, TableInfo } from '../api/types'
import { prefs } from '../lib/prefs.svelte'
import { say } from '../lib/words.svelte'
import { Announcer } from './announcer.svelte'
import { linesOf, type Beat } from './beats'
import { Chain } from './chain.svelte'
import { Choosing } from './choosing.svelte'
import { SagaLog } from './log.svelte'
import { marked, NO_MARKS } from './marks'
import { Odds } from './odds.svelte'
import type { Reader } from './pages'
import { soundOf } from './sounds'
import { TalkLog } from './talk.svelte'
import { contextOf, type Components } from './view.svelte'

/** Events that change the game; others are news about the table. */
const MOVES = new Set(['started', 'choice', 'undo', 'rewind'])

/** Without the older lines one can play on; the next welcome brings them. */
function stayBehind(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}

export class Table extends Choosing {
  /** The newest the hall has told; what led to it may still be on its way over the stage. */
  latest = $state.raw<Fresh | null>(null)
  watching = $state(0)
  line = $state<Line>('connecting')
  /** When the next attempt to come back is made. */
  retryAt = $state<number | null>(null)
  /** Why the line is gone. */
  trouble = $state('')

  readonly saga = new SagaLog()
  readonly talk: TalkLog
  readonly announcer = new Announcer()
  readonly chain: Chain
  readonly #odds: Odds
  #live: Live | null = null

  constructor(
    id: string,
    readonly key: string | null,
    seat: number | null,
    /** May this person start, invite, seat bots and close? */
    readonly host = false,
  ) {
    super(id, seat)
    this.chain = new Chain({
      show: (fresh) => this.show(fresh),
      tell: (beat) => this.#tellBeat(beat),
    })
    this.talk = new TalkLog(id, key, seat)
    this.#odds = new Odds(id, key, seat)
  }

  protected override get shows(): boolean {
    return this.chain.playing
  }

  override get odds(): OddsLine[] {
    return this.chain.playing ? [] : this.#odds.lines
  }

  /** Which question this is: another one, or one with another part gathered, has another name. */
  get question(): string {
    return `${this.fresh?.version}.${this.draft.length}`
  }

  /** Can what others did be shown again? Not over a choice that is half made. */
  get canReplay(): boolean {
    const free = !this.chain.playing && !this.busy && !this.draft.length
    return free && this.chain.seen.length > 0
  }

  // -- coming and going ------------------------------------------------------------------------

  async join(): Promise<void> {
    this.#live = new Live(this.id, this.key, this.seat, prefs.language, {
      line: (line, why, retryAt) => {
        this.line = line
        this.trouble = why
        this.retryAt = retryAt
      },
      welcome: (table, fresh, missed, chat) => void this.#welcome(table, fresh, missed, chat),
      event: (event, fresh) => this.#event(event, fresh),
      fresh: (fresh) => this.jump(fresh),
      presence: (looking, watching) => {
        this.looking = looking
        this.watching = watching
      },
      chat: (line) => {
        if (this.talk.hear(line)) this.tell(say('chat-said', { name: line.name, text: line.text }))
      },
    })
    this.#live.open()
    const [lexicon, components] = await Promise.all([
      ask<Lexicon>(`/api/tables/${this.id}/words?language=${prefs.language}`, { key: this.key }),
      ask<Components>(`/api/tables/${this.id}/components`, { key: this.key }),
    ])
    this.components = components
    this.lexicon = lexicon
  }

  close(): void {
    this.saga.close()
    this.#live?.close()
    this.#odds.close()
    this.chain.drop()
  }

  look(looking: boolean): void {
    this.#live?.look(looking)
  }

  async #welcome(
    info: TableInfo,
    fresh: Fresh,
    missed: EventInfo[] | null,
    chat: ChatLine[],
  ): Promise<void> {
    this.#inform(info)
    this.jump(fresh)
    this.talk.welcome(chat)
    void this.talk.readOlder(this.#reader).catch(stayBehind)
    try {
      if (missed) for (const event of missed) this.saga.note(event)
      else await this.saga.read(this.#reader, fresh.number, stayBehind)
      await this.restoreDraft()
    } catch (error) {
      stayBehind(error)
    }
  }

  get #reader(): Reader {
    return { id: this.id, key: this.key, seat: this.seat, language: prefs.language }
  }

  async refreshInfo(): Promise<void> {
    try {
      const seat = this.seat === null ? '' : `?seat=${this.seat}`
      this.#inform(await ask<TableInfo>(`/api/tables/${this.id}${seat}`, { key: this.key }))
    } catch (error) {
      // The next event asks again; until then what is known stands.
      stayBehind(error)
    }
  }

  #inform(info: TableInfo): void {
    this.info = info
    this.infoAt = Date.now()
  }

  // -- what is told ----------------------------------------------------------------------------

  #event(event: EventInfo, fresh: Fresh | null): void {
    const own = event.seat === this.seat && event.seat !== null
    if (fresh) this.latest = fresh
    const moved = MOVES.has(event.kind)
    if (!moved || this.info?.clock || this.info?.proposal) void this.refreshInfo()
    // Told before, over a line that broke.
    if (!this.saga.hear(event.number)) event = { ...event, told: [], events: [], scenes: [] }
    if (own && event.kind === 'choice') this.changed = NO_MARKS
    if (moved || this.chain.playing) return this.chain.add(event, fresh, own && moved)
    this.saga.add(linesOf(event))
    if (!own) this.tell(event.told.join(' '))
    if (fresh) this.show(fresh)
  }

  /** The saga, the ears and the marks on the board go along with what is shown. */
  #tellBeat(beat: Beat): void {
    this.saga.add(beat.lines)
    if (beat.scene || !beat.own) this.tell(beat.told.join(' '))
    soundOf(beat.events)
    this.changed = marked(this.changed, beat)
  }

  protected override show(fresh: Fresh): void {
    super.show(fresh)
    if (fresh.status !== this.info?.status) void this.refreshInfo()
  }

  // -- for choosing ----------------------------------------------------------------------------

  protected override async asking(message: Asked, request?: string): Promise<unknown> {
    return this.#live?.ask(message, request)
  }

  protected override tell(text: string): void {
    this.announcer.tell(text)
  }

  protected override jump(fresh: Fresh): void {
    this.latest = fresh
    this.chain.drop()
    this.show(fresh)
  }

  protected override weigh(): void {
    const asked = this.fresh?.view?.decision ? this.draft : null
    this.#odds.about(this.fresh?.version ?? 0, asked)
  }
}

/** The running table a component stands on. */
export function useTable(): Table {
  return contextOf<Table>()
}
