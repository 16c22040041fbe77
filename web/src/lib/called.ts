/** People by their names, and chairs nobody has given one as the reader's language calls them. */

import { KEPT } from '../api/types'
import { say } from './words.svelte'

export function called({ name, seat }: { name: string; seat: number }): string {
  const chair = seat + 1
  return name === `${KEPT}${chair}` ? say('seat-unnamed', { n: chair }) : name
}
