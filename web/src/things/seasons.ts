/** The year that passes over a board while a game goes on. */

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** The season of a round: as many rounds for each as come out even. */
export function seasonOf(round: number, rounds: number): Season {
  const part = rounds > 0 ? Math.max(0, round - 1) / rounds : 0
  return SEASONS[Math.min(SEASONS.length - 1, Math.floor(part * SEASONS.length))] ?? 'spring'
}
