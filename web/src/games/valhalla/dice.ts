/** Dice as a view names them ("sword", "grey sword", "card sword") and as they lie on the table. */

export type DieKind = 'own' | 'grey' | 'card'

export interface Die {
  kind: DieKind
  face: string
  /** Which of several equal dice: with kind and face its name on the table. */
  nth: number
  marked: boolean
}

export function readDie(name: string): { kind: DieKind; face: string } {
  const at = name.lastIndexOf(' ')
  if (at < 0) return { kind: 'own', face: name }
  return { kind: name.slice(0, at) as DieKind, face: name.slice(at + 1) }
}

/** The dice of a pool, without those that lie on a Warrior already, with those marked. */
export function diceOf(pool: string[], marked: string[] = [], placed: string[] = []): Die[] {
  const away = counts(placed)
  const marks = counts(marked)
  const seen = new Map<string, number>()
  const dice: Die[] = []
  for (const name of pool) {
    if (take(away, name)) continue
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    dice.push({ ...readDie(name), nth, marked: take(marks, name) })
  }
  return dice
}

export function keyOf(die: Die): string {
  return `${die.kind}-${die.face}-${die.nth}`
}

function counts(names: string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1)
  return found
}

function take(from: Map<string, number>, name: string): boolean {
  const left = from.get(name) ?? 0
  if (left > 0) from.set(name, left - 1)
  return left > 0
}
