/** What ears are told: each sentence once, the newest last. */

const KEPT = 12

export class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([])
  #count = 0

  tell(text: string): void {
    if (text) this.lines = [...this.lines, { id: this.#count++, text }].slice(-KEPT)
  }
}
