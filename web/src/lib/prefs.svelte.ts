/** How this device likes it. Kept in the browser, nowhere else. */

export type Theme = 'candle' | 'night' | 'contrast'
export type Language = 'en' | 'pl' | 'fr' | 'pseudo'

/** How fast scenes play. */
export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

const KEY = 'meadhall.prefs'
const LANGUAGES: readonly Language[] = ['en', 'pl', 'fr', 'pseudo']

interface Kept {
  theme: Theme
  motion: 'system' | 'on' | 'off'
  language: Language
  sound: boolean
  speed: Speed
  /** Ask before what cannot be taken back: in a first game, always, never. */
  asks: 'first' | 'on' | 'off'
  /** A game was played to its end on this device. */
  played: boolean
  /** Games whose aim was read on this device. */
  aims: readonly string[]
  name: string
}

function first(): Kept {
  const wished = navigator.languages.map((it) => it.slice(0, 2)).find((it) => isLanguage(it))
  const kept: Kept = {
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'candle',
    motion: 'system',
    language: (wished as Language | undefined) ?? 'en',
    sound: true,
    speed: 1,
    asks: 'first',
    played: false,
    aims: [],
    name: '',
  }
  try {
    Object.assign(kept, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    // A broken or forbidden store only means: as on the first day.
  }
  return kept
}

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code)
}

class Prefs {
  #kept = $state(first())
  #still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.#still = event.matches
    })
  }

  get theme(): Theme {
    return this.#kept.theme
  }
  set theme(theme: Theme) {
    this.#keep({ theme })
  }

  get language(): Language {
    return this.#kept.language
  }
  set language(language: Language) {
    this.#keep({ language })
  }

  get sound(): boolean {
    return this.#kept.sound
  }
  set sound(sound: boolean) {
    this.#keep({ sound })
  }

  get speed(): Speed {
    return this.#kept.speed
  }
  set speed(speed: Speed) {
    this.#keep({ speed })
  }

  /** Does a choice without a way back ask first? In a first game it does. */
  get asksFirst(): boolean {
    const { asks, played } = this.#kept
    return asks === 'first' ? !played : asks === 'on'
  }
  set asksFirst(asks: boolean) {
    this.#keep({ asks: asks ? 'on' : 'off' })
  }

  /** A game came to its end here. */
  hasPlayed(): void {
    if (!this.#kept.played) this.#keep({ played: true })
  }

  /** Does whoever sits here know what this game is about? */
  knowsAim(game: string): boolean {
    return this.#kept.aims.includes(game)
  }
  hasReadAim(game: string): void {
    if (!this.knowsAim(game)) this.#keep({ aims: [...this.#kept.aims, game] })
  }

  /** The name one last sat down with. */
  get name(): string {
    return this.#kept.name
  }
  set name(name: string) {
    this.#keep({ name })
  }

  get motionChoice(): 'system' | 'on' | 'off' {
    return this.#kept.motion
  }
  set motionChoice(motion: 'system' | 'on' | 'off') {
    this.#keep({ motion })
  }

  /** May things move? */
  get motion(): boolean {
    return this.#kept.motion === 'system' ? !this.#still : this.#kept.motion === 'on'
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // Private windows may forbid it; the choice then lasts as long as the page.
    }
  }
}

export const prefs = new Prefs()
