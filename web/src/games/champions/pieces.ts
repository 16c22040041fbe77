/**
 * Names for workers, so that they travel from the hand to the board. The view tells only who stands
 * where; a worker keeps the name under which it was first seen on its space.
 */

export class Pieces {
  #held = new Map<string, string>()
  #free = new Map<number, string[]>()

  /** The name of the n-th worker in a seat's hand. */
  inHand(seat: number, n: number): string {
    return `worker-${seat}-${n}`
  }

  /** The name of a worker on a space: that of the last one seen leaving the hand, if any. */
  at(seat: number, space: string, n: number): string {
    const where = `${seat} ${space} ${n}`
    const known = this.#held.get(where)
    if (known) return known
    const name = this.#free.get(seat)?.pop() ?? `worker-${seat}-${space}-${n}`
    this.#held.set(where, name)
    return name
  }

  /** How many workers a seat holds now; those that are gone are looking for a space. */
  hold(seat: number, before: number, now: number): void {
    if (now > before) {
      // A new round: everybody is back home.
      for (const where of [...this.#held.keys()])
        if (where.startsWith(`${seat} `)) this.#held.delete(where)
      this.#free.set(seat, [])
      return
    }
    const gone: string[] = []
    for (let n = now; n < before; n++) gone.push(this.inHand(seat, n))
    this.#free.set(seat, gone)
  }
}

export const pieces = new Pieces()
