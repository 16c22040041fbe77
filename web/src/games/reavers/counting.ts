/** How many there are of each, in the order of first appearance. */
export function counted(things: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

/** 0, 1, 2 … as many as there are places to draw. */
export function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, at) => at)
}
