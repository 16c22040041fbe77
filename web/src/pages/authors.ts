/** Who drew the icons used here, as the Game-icons set names its contributors. */

export const ICON_AUTHORS: readonly { name: string; address?: string }[] = [
  { name: 'Lorc', address: 'https://lorcblog.blogspot.com' },
  { name: 'Delapouite', address: 'https://delapouite.com' },
  { name: 'Skoll' },
  { name: 'Caro Asercion' },
  { name: 'Cathelineau' },
  { name: 'DarkZaitzev' },
  { name: 'Guard13007' },
  { name: 'Carl Olsen', address: 'https://twitter.com/unstoppableCarl' },
  { name: 'Sbed', address: 'https://opengameart.org/content/95-game-icons' },
]
