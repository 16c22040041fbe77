/** Which pile is being leafed through, if any: shared by the piles and the board that shows it. */

class Leafing {
  pile = $state<'discard' | 'valhalla' | null>(null)
}

export const leafing = new Leafing()
