/** People by their names, and chairs nobody has given one as the reader's language calls them. */

import { say } from './words.svelte'

/** What the hall keeps, and records hold, where nobody has given a name. */
function unnamed(seat: number): string {
  return `Guest ${seat + 1}`
}

export function called({ name, seat }: { name: string; seat: number }): string {
  return name === unnamed(seat) ? say('seat-unnamed', { n: seat + 1 }) : name
}
