/** The travelling name of a ship: it lies in one place only. */
export function shipPiece(ship: string): string {
  return `ship-${ship}`
}
