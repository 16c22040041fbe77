/** How this device likes it. Kept in the browser, nowhere else. */

export type Theme = 'candle' | 'night' | 'contrast'
export type Language = 'en' | 'pl' | 'fr' | 'pseudo'

const KEY = 'meadhall.prefs'
const LANGUAGES: readonly Language[] = ['en', 'pl', 'fr', 'pseudo']

interface Kept {
  theme: Theme
  motion: 'system' | 'on' | 'off'
  language: Language
  sound: boolean
  name: string
}

function first(): Kept {
  const wished = navigator.languages.map((it) => it.slice(0, 2)).find((it) => isLanguage(it))
  const kept: Kept = {
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'candle',
    motion: 'system',
    language: (wished as Language | undefined) ?? 'en',
    sound: false,
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
