/** What a Jarl looks like: each has a helmet, hair and cloak of their own. */

export const HELMS = ['nose', 'horns', 'wings', 'mask', 'hood', 'crown', 'pelt', 'bare'] as const
export const BEARDS = ['full', 'forked', 'plait', 'short'] as const
const HAIR = ['#b5482a', '#d9b45a', '#3a2a20', '#a9a49a', '#7a4b26'] as const
const CLOAKS = ['#7b2a2a', '#2b5a52', '#3d3f86', '#6a4a1e', '#59305f', '#2f4f6f'] as const
const WOMEN = new Set(['solveig', 'aslaug', 'gudrun', 'ylva', 'freydis'])

export interface Looks {
  helm: (typeof HELMS)[number]
  beard: (typeof BEARDS)[number] | 'braids'
  hair: string
  cloak: string
}

/** Always the same for the same name, and different for different ones. */
export function looksOf(id: string): Looks {
  let mixed = 7
  for (const letter of id) mixed = (mixed * 31 + letter.charCodeAt(0)) % 7919
  return {
    helm: pick(HELMS, mixed),
    beard: WOMEN.has(id) ? 'braids' : pick(BEARDS, mixed >> 3),
    hair: pick(HAIR, mixed >> 2),
    cloak: pick(CLOAKS, mixed >> 4),
  }
}

function pick<T>(from: readonly T[], at: number): T {
  return from[at % from.length] as T
}
