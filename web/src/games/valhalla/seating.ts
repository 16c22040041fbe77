/** Who sits where around the field, as seen from one seat. */

export interface Seating {
  near: number
  left: number[]
  top: number[]
  right: number[]
}

/** Clockwise from the near seat: the left side, the far side, the right side. */
export function seatingOf(seats: number, near: number, monster: boolean): Seating {
  const others = Array.from({ length: seats - 1 }, (_, at) => (near + 1 + at) % seats)
  // The Monster has the far side to itself.
  if (monster) return { near, left: others.slice(0, 1), top: [], right: others.slice(1) }
  if (others.length < 4) return { near, left: [], top: others, right: [] }
  return { near, left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) }
}

/** Nobody sits at the sides: two rows hold the whole field. */
export function facing({ left, right }: Seating): boolean {
  return !left.length && !right.length
}
