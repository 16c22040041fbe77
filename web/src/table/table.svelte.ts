/**
 * One table as somebody sees it: what the hall told, what is being gathered for a compound choice,
 * and what there is to do. It knows no rule of any game.
 */

import { getContext, setContext, tick } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { ask, Refused } from '../api/http'
import { Live, newRequest, type Answer, type Line } from '../api/live'
import type {
  EventInfo,
  Fresh,
  GameView,
  Lexicon,
  OddsLine,
  TableInfo,
  Told,
  TriedMessage,
} from '../api/types'
import { kindly } from '../lib/kindly'
import { prefs } from '../lib/prefs.svelte'
import { say } from '../lib/words.svelte'
import { Announcer } from './announcer.svelte'
import { Chain, moving } from './chain.svelte'
import { choicesOf, findChoice, findChoices, type Choice } from './choice'
import { remember, remembered } from './draft'
import { Odds } from './odds.svelte'
import type { LogLine } from './saga'
import { soundOf } from './sounds'

export type { LogLine } from './saga'

export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
}

export type Components = Record<string, unknown>

/** Events that change the game; others are news about the table. */
const MOVES = new Set(['started', 'choice', 'undo', 'rewind'])
/** An answer may overtake the event it is about; longer than this it never takes. */
const OVERTAKEN = 3000

export class Table {
  info = $state.raw<TableInfo | null>(null)
  /** When `info` came, by this device's clock: from then on clocks are counted down here. */
  infoAt = $state(0)
  /** As the hall has it. */
  fresh = $state.raw<Fresh | null>(null)
  /** As it would be with the parts gathered so far; null where none are. */
  tried = $state.raw<Fresh | null>(null)
  lexicon = $state.raw<Lexicon | null>(null)
  /** The card set the table plays with. */
  components = $state.raw<Components>({})
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** The number of the last word of the chat that was in front of somebody's eyes. */
  chatRead = $state(0)
  looking = $state.raw<number[]>([])
  watching = $state(0)
  line = $state<Line>('connecting')
  /** When the next attempt to come back is made. */
  retryAt = $state<number | null>(null)
  /** Why the line is gone. */
  trouble = $state('')
  /** The last refusal of a choice, in words. */
  refused = $state('')
  busy = $state(false)
  /** The parts of a compound choice that are not sent yet. */
  draft = $state.raw<number[]>([])

  /** How many things on the page stand for an option; the rest become buttons at the prompt. */
  readonly placed = new SvelteMap<number, number>()
  readonly announcer = new Announcer()
  readonly chain: Chain
  readonly #odds: Odds
  #live: Live | null = null
  /** The number of the last event that was noted. */
  #noted = 0
  #arrived: (() => void) | null = null

  constructor(
    readonly id: string,
    readonly key: string | null,
    readonly seat: number | null,
    /** May this person start, invite, seat bots and close? */
    readonly host = false,
  ) {
    this.chain = new Chain((fresh) => this.#show(fresh))
    this.#odds = new Odds(id, key, seat)
  }

  // -- what there is ---------------------------------------------------------------------------

  get view(): GameView | null {
    return (this.tried ?? this.fresh)?.view ?? null
  }

  get told(): Told | null {
    return (this.tried ?? this.fresh)?.told ?? null
  }

  /** Options of the question at hand; none while others' turns are still being shown. */
  choices = $derived.by((): Choice[] => {
    if (this.chain.playing) return []
    return choicesOf(this.view?.decision ?? null, this.told)
  })

  get open(): Choice[] {
    return this.choices.filter((choice) => choice.open)
  }

  get closed(): Choice[] {
    return this.choices.filter((choice) => !choice.open)
  }

  /** Open options that nothing on the board stands for: done, pass, roll. */
  get unplaced(): Choice[] {
    return this.open.filter((choice) => !this.placed.get(choice.id))
  }

  /** A thing says that it stands for an option; the answer takes it back. */
  place(id: number): () => void {
    this.placed.set(id, (this.placed.get(id) ?? 0) + 1)
    return () => this.placed.set(id, (this.placed.get(id) ?? 1) - 1)
  }

  find(verb: string, args: Record<string, string | number> = {}): Choice | undefined {
    return findChoice(this.choices, verb, args)
  }

  findAll(verb: string, args: Record<string, string | number> = {}): Choice[] {
    return findChoices(this.choices, verb, args)
  }

  /** The odds of the fight at hand; empty where there is none, and until they are known. */
  get odds(): OddsLine[] {
    return this.#odds.lines
  }

  oddsOf(about: string): OddsLine | undefined {
    return this.#odds.of(about)
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

  get unread(): number {
    const others = this.chat.filter((line) => line.seat !== this.seat || line.seat === null)
    return others.filter((line) => line.number > this.chatRead).length
  }

  /** The name of a thing, in the reader's language or its owner's words. */
  name(kind: string, id: string): string {
    return this.lexicon?.names[`${kind}-${id}`] ?? id.replaceAll('_', ' ')
  }

  about(kind: string, id: string): string {
    return this.lexicon?.about[`${kind}-${id}`] ?? ''
  }

  ruleOf(kind: string, id: string): string {
    return this.lexicon?.rules[`${kind}-${id}`] ?? ''
  }

  /** The name of a player. */
  player(seat: number): string {
    return this.info?.seats[seat]?.name ?? ''
  }

  // -- coming and going ------------------------------------------------------------------------

  async join(): Promise<void> {
    this.#live = new Live(this.id, this.key, this.seat, prefs.language, {
      line: (line, why, retryAt) => {
        this.line = line
        this.trouble = why
        this.retryAt = retryAt
      },
      welcome: (table, fresh, missed) => void this.#welcome(table, fresh, missed),
      event: (event, fresh) => this.#event(event, fresh),
      fresh: (fresh) => this.#jump(fresh),
      presence: (looking, watching) => {
        this.looking = looking
        this.watching = watching
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
    this.#live?.close()
    this.#odds.close()
    this.chain.drop()
  }

  look(looking: boolean): void {
    this.#live?.look(looking)
  }

  async #welcome(info: TableInfo, fresh: Fresh, missed: EventInfo[] | null): Promise<void> {
    this.#inform(info)
    this.#jump(fresh)
    try {
      if (missed) for (const event of missed) this.#note(event)
      else await this.#readLog()
      await this.#restoreDraft()
    } catch (error) {
      // Without the older lines one can play on; the next welcome brings them.
      if (!(error instanceof Refused)) throw error
    }
  }

  /** The log from its beginning; what came over the socket meanwhile stays. */
  async #readLog(): Promise<void> {
    this.log = []
    this.chat = []
    this.#noted = 0
    const seat = this.seat === null ? '' : `&seat=${this.seat}`
    const path = `/api/tables/${this.id}/events?since=0&language=${prefs.language}${seat}`
    const answer = await ask<{ events: EventInfo[] | null }>(path, { key: this.key })
    const [log, chat] = [this.log, this.chat]
    this.log = []
    this.chat = []
    this.#noted = 0
    for (const event of answer.events ?? []) this.#note(event)
    this.log = [...this.log, ...log.filter((line) => line.number > this.#noted)]
    this.chat = [...this.chat, ...chat.filter((line) => line.number > this.#noted)]
    this.#noted = Math.max(this.#noted, log.at(-1)?.number ?? 0, chat.at(-1)?.number ?? 0)
    this.chatRead = this.chat.at(-1)?.number ?? 0
  }

  #event(event: EventInfo, fresh: Fresh | null): void {
    const own = event.seat === this.seat && event.seat !== null
    if (this.#note(event) && !own) this.#announce(event)
    const moved = MOVES.has(event.kind)
    if (moved) soundOf(event)
    if (!moved || this.info?.clock || this.info?.proposal) void this.refreshInfo()
    if (moved || this.chain.playing) this.chain.add(event, fresh, own && moved)
    else if (fresh) this.#show(fresh)
  }

  #announce(event: EventInfo): void {
    const { name, text } = event.data as { name?: string; text?: string }
    if (event.kind === 'chat')
      this.announcer.tell(say('chat-said', { name: name ?? '', text: text ?? '' }))
    else this.announcer.tell(event.told.join(' '))
  }

  async refreshInfo(): Promise<void> {
    try {
      this.#inform(await ask<TableInfo>(`/api/tables/${this.id}`, { key: this.key }))
    } catch (error) {
      // The next event asks again; until then what is known stands.
      if (!(error instanceof Refused)) throw error
    }
  }

  #inform(info: TableInfo): void {
    this.info = info
    this.infoAt = Date.now()
  }

  /** Whether it was news. */
  #note(event: EventInfo): boolean {
    const { number, kind, seat, version } = event
    if (number <= this.#noted) return false
    this.#noted = number
    if (kind === 'chat') {
      const { name, text } = event.data as { name: string; text: string }
      this.chat = [...this.chat, { number, seat, name, text }]
    } else {
      const to = event.events.find(({ key }) => key === kind)?.args.to as number | undefined
      const lines = event.told.map((text) => ({ number, kind, seat, version, text, to }))
      this.log = [...this.log, ...lines]
    }
    return true
  }

  /** Newer than anything that is still being shown. */
  #jump(fresh: Fresh): void {
    this.chain.drop()
    this.#show(fresh)
  }

  /** Draw a new state; what was gathered for another question is void. */
  #show(fresh: Fresh): void {
    const gathered = this.draft
    const moved = this.fresh !== null && fresh.version !== this.fresh.version
    const same = moved && sameQuestion(this.fresh, fresh)
    if (moved && gathered.length) this.#drop()
    this.fresh = fresh
    this.#arrived?.()
    if (fresh.status !== this.info?.status) void this.refreshInfo()
    // Others moved while the same is still asked here: take the parts up again.
    if (same && gathered.length && !this.busy) void this.#try(gathered).catch(() => this.#drop())
    this.#weigh()
  }

  /** Ask for the odds of what is asked now. */
  #weigh(): void {
    const asked = this.fresh?.view?.decision ? this.draft : null
    this.#odds.about(this.fresh?.version ?? 0, asked)
  }

  // -- choosing --------------------------------------------------------------------------------

  /** Choose an option: a part is gathered and tried, anything else is sent with the parts. */
  async choose(choice: Choice): Promise<void> {
    if (!choice.open || this.busy || !this.fresh) return
    const options = [...this.draft, choice.id]
    await this.#doing(async () => {
      if (choice.again) await this.#try(options)
      else await this.#send(options, newRequest())
    })
  }

  /** Take back the last gathered part, or else the last choice. */
  async undo(): Promise<void> {
    if (this.busy || !this.fresh || !this.canUndo) return
    const version = this.fresh.version
    await this.#doing(async () => {
      if (this.draft.length > 1) await this.#try(this.draft.slice(0, -1))
      else if (this.draft.length) await moving(() => this.#drop())
      else await this.#reached(await this.#live?.ask({ type: 'undo', version }))
    })
  }

  get canUndo(): boolean {
    if (this.chain.playing || this.seat === null) return false
    return this.draft.length > 0 || this.fresh?.told?.undo === ''
  }

  /** Why nothing can be taken back, in words. */
  get whyNoUndo(): string {
    return this.canUndo ? '' : (this.fresh?.told?.undo ?? '')
  }

  async askRewind(to: number): Promise<void> {
    await this.#doing(async () => this.#reached(await this.#live?.ask({ type: 'ask_rewind', to })))
  }

  async answerRewind(agree: boolean): Promise<void> {
    await this.#doing(async () => void (await this.#live?.ask({ type: 'answer_rewind', agree })))
  }

  /** A word to everybody; refused in words where the hall does not want it. */
  async say(text: string): Promise<void> {
    await ask(`/api/tables/${this.id}/chat`, { body: { text, seat: this.seat }, key: this.key })
  }

  async #send(options: number[], request: string): Promise<void> {
    const version = this.fresh?.version ?? 0
    remember(this.id, { version, options, request })
    const answer = await this.#live?.ask({ type: 'choose', version, options }, request)
    await this.#reached(answer)
    this.#drop()
  }

  async #try(options: number[]): Promise<void> {
    const version = this.fresh?.version ?? 0
    const answer = await this.#live?.ask({ type: 'try', version, options })
    if (!answer) return
    await moving(() => {
      this.tried = (answer as TriedMessage).fresh
      this.draft = options
    })
    remember(this.id, { version, options, request: null })
    this.#weigh()
  }

  /** Wait for the event the answer is about, so that nobody sees the table as it was before. */
  async #reached(answer: Answer | undefined): Promise<void> {
    if (answer?.type !== 'done') return
    const late = Date.now() + OVERTAKEN
    while ((this.fresh?.number ?? 0) < answer.number && Date.now() < late) {
      await new Promise<void>((arrived) => {
        this.#arrived = arrived
        setTimeout(arrived, OVERTAKEN)
      })
    }
    this.#arrived = null
  }

  #drop(): void {
    this.draft = []
    this.tried = null
    remember(this.id, null)
    this.#weigh()
  }

  /** After a reload: go on gathering, or say again what the hall may not have heard. */
  async #restoreDraft(): Promise<void> {
    const kept = remembered(this.id)
    if (!kept || this.busy || this.draft.length) return
    if (kept.version !== this.fresh?.version || !this.fresh.view?.decision) return this.#drop()
    const { options, request } = kept
    if (request) await this.#doing(() => this.#send(options, request))
    else await this.#try(options).catch(() => this.#drop())
  }

  async #doing(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.refused = ''
    try {
      await work()
    } catch (error) {
      this.refused = kindly(error)
      if (error instanceof Refused && error.info.fresh) this.#jump(error.info.fresh)
      this.#drop()
    } finally {
      this.busy = false
      await tick()
    }
  }
}

function sameQuestion(before: Fresh | null, after: Fresh): boolean {
  const [one, other] = [before?.view?.decision, after.view?.decision]
  return !!one && JSON.stringify(one) === JSON.stringify(other)
}

export const CONTEXT = Symbol('table')

export function provideTable(table: Table): Table {
  return setContext(CONTEXT, table)
}

/** The table a component stands on. */
export function useTable(): Table {
  return getContext<Table>(CONTEXT)
}
