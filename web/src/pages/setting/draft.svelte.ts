/** A table that is being set: seats, settings, clock. What goes together, the hall decides. */

import type { ClockAsked, FaultInfo, SettingInfo, SeatAsked, TableAsked } from '../../api/types'
import { isGame, type GameName } from '../../games/games'
import { bots, type Character } from '../../lib/bots.svelte'
import { sayFault } from '../../lib/kindly'

export type SettingValue = SettingInfo['default']

export interface Chair {
  /** Stays the same while others come and go. */
  id: number
  kind: 'person' | 'bot'
  name: string
  /** '' is the hall's usual one. */
  level: string
  character: Character
}

export const UNITS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const
export type Unit = keyof typeof UNITS

export interface ClockDraft {
  on: boolean
  bank: number
  bankUnit: Unit
  increment: number
  incrementUnit: Unit
  whenOut: 'wait' | 'bot'
  /** '' is the hall's usual one. */
  level: string
}

/** What to call a seat whose name nobody wrote. */
export type Namer = (kind: Chair['kind'], number: number) => string

const LIKED_SEATS = 3

export class TableDraft {
  game = $state<string>('champions')
  chairs = $state<Chair[]>([])
  /** The chair the host takes; null: the host only keeps the table. */
  hostChair = $state<number | null>(null)
  /** Only what differs from what the game would do by itself. */
  chosen = $state.raw<Record<string, SettingValue>>({})
  specs = $state.raw<SettingInfo[]>([])
  /** Settings whose chosen value no longer goes with the rest and was taken back. */
  dropped = $state.raw<string[]>([])
  /** What the hall said about a setting. */
  troubles = $state.raw<Record<string, string>>({})
  cards = $state.raw<{ name: string; text: string } | null>(null)
  title = $state('')
  open = $state(false)
  clock = $state<ClockDraft>({
    on: false,
    bank: 30,
    bankUnit: 'minute',
    increment: 30,
    incrementUnit: 'second',
    whenOut: 'wait',
    level: '',
  })
  #next = 0

  /** Begin with a game: a lively number of seats, the host in the first, bots beside. */
  begin(game: string, counts: number[], name: string, level: string): void {
    const count = counts.includes(LIKED_SEATS) ? LIKED_SEATS : (counts[0] ?? LIKED_SEATS)
    this.game = game
    this.chosen = {}
    this.specs = []
    this.dropped = []
    this.troubles = {}
    this.cards = null
    this.chairs = Array.from({ length: count }, (_, at) =>
      this.#chair(at === 0 ? 'person' : 'bot', at === 0 ? name : '', level),
    )
    this.hostChair = this.chairs[0]?.id ?? null
  }

  add(kind: Chair['kind'], level: string): void {
    this.chairs.push(this.#chair(kind, '', level))
  }

  remove(id: number): void {
    this.chairs = this.chairs.filter((it) => it.id !== id)
    if (this.hostChair === id) this.hostChair = null
  }

  /** A bot takes the chair, or a person; the host cannot sit on a bot's. */
  seat(chair: Chair, kind: Chair['kind']): void {
    chair.kind = kind
    if (kind === 'bot' && this.hostChair === chair.id) this.hostChair = null
  }

  #chair(kind: Chair['kind'], name: string, level: string): Chair {
    return { id: this.#next++, kind, name, level, character: 'any' }
  }

  // -- settings --------------------------------------------------------------------------------

  valueOf(spec: SettingInfo): SettingValue {
    return this.chosen[spec.id] ?? spec.default
  }

  choose(spec: SettingInfo, value: SettingValue): void {
    const others = Object.entries(this.chosen).filter(([id]) => id !== spec.id)
    const own = same(value, spec.default) ? [] : [[spec.id, value] as const]
    this.chosen = Object.fromEntries([...others, ...own])
    this.dropped = []
    this.troubles = {}
  }

  /** The hall's answer. True: something chosen had to go, so that it has to be asked once more. */
  settle(specs: SettingInfo[]): boolean {
    const gone = Object.keys(this.chosen).filter((id) => {
      const spec = specs.find((it) => it.id === id)
      return !spec?.allowed.some((it) => same(it, this.chosen[id]))
    })
    this.specs = specs
    if (!gone.length) return false
    this.chosen = Object.fromEntries(
      Object.entries(this.chosen).filter(([id]) => !gone.includes(id)),
    )
    this.dropped = [...this.dropped, ...gone]
    return true
  }

  /** Put what the hall refuses at the settings it names; the answer is what names none. */
  refuse(faults: FaultInfo[]): string {
    const rest: string[] = []
    const troubles: Record<string, string> = {}
    for (const fault of faults) {
      const named = this.specs.find((it) => it.id === fault.args['name'])
      if (named) troubles[named.id] = sayFault(fault)
      else rest.push(sayFault(fault))
    }
    this.troubles = troubles
    return rest.join('\n')
  }

  get changed(): number {
    return Object.keys(this.chosen).length
  }

  // -- what is asked of the hall ---------------------------------------------------------------

  /** May there be one more, or one fewer? */
  fits(counts: number[], change: -1 | 1): boolean {
    return counts.includes(this.chairs.length + change)
  }

  asked(namer: Namer): TableAsked {
    const seats = this.chairs.map((chair, at): SeatAsked => {
      const name = chair.name.trim()
      // Of a person without a name the hall keeps none: every reader's language has its own.
      if (chair.kind !== 'bot') return { name: name || null }
      const level = bots.asked(chair.level || bots.usual, chair.character)
      return { kind: 'bot', name: name || namer('bot', at + 1), level }
    })
    const host = this.chairs.findIndex((it) => it.id === this.hostChair)
    return {
      game: this.game,
      seats,
      settings: this.chosen,
      cards: this.cards?.text ?? null,
      title: this.title.trim() || null,
      public: this.open,
      clock: this.clock.on ? clockAsked(this.clock) : null,
      host_seat: host < 0 ? null : host,
    }
  }

  /** A name for every seat: the written one, or one made for it. */
  names(namer: Namer): string[] {
    return this.chairs.map((chair, at) => chair.name.trim() || namer(chair.kind, at + 1))
  }

  /** Chairs with a name that another one has too. */
  doubles(namer: Namer): number[] {
    const names = this.names(namer)
    return this.chairs
      .filter((_, at) => names.indexOf(names[at] ?? '') !== names.lastIndexOf(names[at] ?? ''))
      .map((it) => it.id)
  }
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function clockAsked(clock: ClockDraft): ClockAsked {
  return {
    bank: Math.max(1, clock.bank * UNITS[clock.bankUnit]),
    increment: Math.max(0, clock.increment * UNITS[clock.incrementUnit]),
    when_out: clock.whenOut,
    level: clock.whenOut === 'bot' ? clock.level || null : null,
  }
}

/** Settings people look for; the others settle fine points of the rules. */
const MAIN: Record<GameName, readonly string[]> = {
  champions: ['edition', 'gullinkambi', 'hall_of_fame', 'distrustful_townsfolk', 'first_player'],
  reavers: ['start_player', 'territory_glory_in_round_6', 'battle_dice_cap'],
  valhalla: [
    ...['mode', 'teams', 'monster', 'level', 'loki', 'thor', 'valkyries', 'dwarves', 'tyr', 'king'],
    ...['simplified', 'hand', 'jarls', 'first_player'],
  ],
}

export function isMain(game: string, setting: string): boolean {
  return !isGame(game) || MAIN[game].includes(setting)
}

/** On or off, in whichever order and even where only one of them is allowed now. */
export function isSwitch(spec: SettingInfo): boolean {
  return typeof spec.default === 'boolean'
}
