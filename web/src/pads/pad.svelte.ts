/** A score pad that is being filled in. What the fields mean, only the engine knows. */

import type { PadField, PadTable, PadTold } from '../api/types'
import type { Kept, KeptPad } from './shelf'

export type SettingValue = boolean | number | string | number[]
/** Numbers by what they count: '' for a field of one number, an entry, or another player's seat. */
export type Counts = Record<string, number>

export interface Player {
  name: string
  /** By field: numbers, or cards as often as they are held (1 for a flag that is on). */
  held: Record<string, Counts>
}

/** A pad as the engine reads it: the same fields as the file of the command line. */
export type PadFile = Record<string, unknown>

export class Pad {
  readonly told: PadTold
  id: string
  players = $state<Player[]>([])
  /** Only what differs from what the game would do by itself. */
  settings = $state<Record<string, SettingValue>>({})

  constructor(told: PadTold, kept: KeptPad) {
    this.told = told
    this.id = kept.id
    this.players = kept.players
    this.settings = kept.settings
  }

  get seats(): number {
    return this.players.length
  }
  get table(): PadTable | undefined {
    return this.told.tables.find((it) => it.seats === this.seats)
  }
  get most(): number {
    return Math.max(...this.told.tables.map((it) => it.seats))
  }
  get fewest(): number {
    return Math.min(...this.told.tables.map((it) => it.seats))
  }

  /** The value of a setting; undefined: as the edition says. */
  setting(id: string): SettingValue | undefined {
    const spec = this.table?.settings.find((it) => it.id === id)
    return this.settings[id] ?? (spec?.decided ? undefined : spec?.default)
  }

  choose(id: string, value: SettingValue | undefined): void {
    const others = Object.entries(this.settings).filter(([other]) => other !== id)
    this.settings = Object.fromEntries(value === undefined ? others : [...others, [id, value]])
  }

  /** The fields that count with these settings. */
  get fields(): PadField[] {
    return this.told.fields
      .filter((it) => !it.needs || this.setting(it.needs) === true)
      .map((it) => ({ ...it, entries: it.entries.filter((entry) => this.#isIn(entry.editions)) }))
  }
  #isIn(editions: string[]): boolean {
    return !editions.length || editions.includes(String(this.setting('edition')))
  }

  get groups(): string[] {
    const all = this.fields.map((it) => it.group)
    return all.filter((group, at) => all.indexOf(group) === at)
  }

  held(seat: number, field: string, what = ''): number {
    return this.players[seat]?.held[field]?.[what] ?? 0
  }

  hold(seat: number, field: PadField, what: string, number: number): void {
    const player = this.players[seat]
    if (!player) return
    const [least, most] = this.limits(seat, field, what)
    const allowed = Math.min(most, Math.max(least, Math.trunc(number) || 0))
    player.held[field.id] = { ...player.held[field.id], [what]: allowed }
  }

  /** Least and most of a number: of a card, as many as the box has and the others leave. */
  limits(
    seat: number,
    { id, kind, least, most, entries }: PadField,
    what: string,
  ): [number, number] {
    if (kind === 'flag') return [0, 1]
    if (kind !== 'cards' && kind !== 'card') return [least, most]
    const box = entries.find((it) => it.id === what)?.count ?? 0
    const others = this.players.reduce(
      (sum, _, other) => sum + (other === seat ? 0 : this.held(other, id, what)),
      0,
    )
    return [0, Math.max(0, box - others)]
  }

  /** Take this card and no other of its field; '' takes none. */
  take(seat: number, field: PadField, card: string): void {
    const player = this.players[seat]
    if (!player) return
    player.held[field.id] = {}
    if (card) this.hold(seat, field, card, 1)
  }

  sit(): void {
    if (this.seats < this.most) this.players.push({ name: '', held: {} })
    this.#settle()
  }

  /** A player goes, and so do the shields taken from them. */
  rise(seat: number): void {
    if (this.seats <= this.fewest) return
    this.players.splice(seat, 1)
    for (const player of this.players) {
      for (const field of this.told.fields.filter((it) => it.kind === 'others')) {
        const counts = player.held[field.id]
        if (!counts) continue
        const left = Object.entries(counts).filter(([whose]) => Number(whose) !== seat)
        player.held[field.id] = Object.fromEntries(
          left.map(([whose, n]) => [String(Number(whose) - Number(Number(whose) > seat)), n]),
        )
      }
    }
    this.#settle()
  }
  /** Options that a table of another size does not have are taken back. */
  #settle(): void {
    const specs = this.table?.settings ?? []
    const left = Object.entries(this.settings).filter(([id, value]) =>
      specs.some((it) => it.id === id && it.allowed.some((one) => one === value)),
    )
    this.settings = Object.fromEntries(left)
  }

  get empty(): boolean {
    return this.players.every(({ held }) =>
      Object.values(held).every((own) => Object.values(own).every((n) => n === 0)),
    )
  }

  toKeep(): Kept {
    return { players: $state.snapshot(this.players), settings: $state.snapshot(this.settings) }
  }

  /** What the engine reads. Players are numbered: what people call themselves is their own matter. */
  toFile(): PadFile {
    const fields = this.fields
    return {
      ...$state.snapshot(this.settings),
      player: this.players.map((player, seat) => {
        const entries = fields.map((field) => [field.id, this.#value(player, field)] as const)
        const held = entries.filter(([, value]) => value !== undefined)
        return { name: nameOf(seat), ...Object.fromEntries(held) }
      }),
    }
  }

  #value(player: Player, field: PadField): unknown {
    const counts = player.held[field.id]
    if (!counts) return undefined
    const known = (what: string): boolean => field.entries.some((it) => it.id === what)
    switch (field.kind) {
      case 'number':
        return counts[''] ?? 0
      case 'flag':
        return counts[''] === 1
      case 'table':
        return { ...counts }
      case 'others':
        return Object.fromEntries(
          Object.entries(counts).map(([seat, n]) => [nameOf(Number(seat)), n]),
        )
      case 'cards':
        return Object.entries(counts)
          .filter(([what]) => known(what))
          .flatMap(([what, n]) => Array.from({ length: n }, () => what))
      case 'card':
        return Object.keys(counts).find((what) => counts[what] && known(what))
    }
  }
}

/** How a seat is called towards the engine. */
export function nameOf(seat: number): string {
  return `seat ${seat}`
}
