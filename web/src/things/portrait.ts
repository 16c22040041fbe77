/** What somebody looks like, made from a name: helmet, hair, beard and cloak. */

export const HELMS = ['nose', 'horns', 'wings', 'mask', 'hood', 'crown', 'pelt', 'bare'] as const
export const BEARDS = ['full', 'forked', 'plait', 'short'] as const
const HAIR = ['#b5482a', '#d9b45a', '#3a2a20', '#a9a49a', '#7a4b26'] as const
const CLOAKS = ['#7b2a2a', '#2b5a52', '#3d3f86', '#6a4a1e', '#59305f', '#2f4f6f'] as const
const WOMEN = new Set(
  (
    'solveig aslaug gudrun ylva freydis dagrun svanhildr arnbjorg asgerd astrid bergljot bodil ' +
    'borghild brynja dagny dotta estrid frida gerda gro gunnhild gyda hallbera hallgerd helga ' +
    'hervor hild hjordis isgerd jofrid kolfinna magnhild nanna oddny osk'
  ).split(' '),
)
/** Of what people they are: it shows in skin, hair and what they wear on their heads. */
export type People = 'human' | 'giant' | 'dwarf'
const RIME = ['#f3f8fb', '#cfe4ef', '#a9cbdc', '#86aec6'] as const
const ICE_HELMS = ['horns', 'bare', 'crown', 'pelt'] as const

export interface Looks {
  helm: (typeof HELMS)[number]
  beard: (typeof BEARDS)[number] | 'braids'
  hair: string
  cloak: string
  people: People
}

/** Always the same for the same name, and different for different ones. */
export function looksOf(id: string, people: People = 'human'): Looks {
  let mixed = 7
  for (const letter of id) mixed = (mixed * 31 + letter.charCodeAt(0)) % 7919
  return {
    helm: pick(people === 'giant' ? ICE_HELMS : HELMS, mixed),
    beard: WOMEN.has(id) ? 'braids' : pick(BEARDS, mixed >> 3),
    hair: pick(people === 'giant' ? RIME : HAIR, mixed >> 2),
    cloak: pick(CLOAKS, mixed >> 4),
    people,
  }
}

function pick<T>(from: readonly T[], at: number): T {
  return from[at % from.length] as T
}
