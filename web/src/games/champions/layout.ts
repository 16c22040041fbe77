/** Where everything stands on the map: for wide rooms, low ones, upright tablets, phones. */

export interface Spot {
  x: number
  y: number
}

export interface Layout {
  name: 'wide' | 'low' | 'upright' | 'tall'
  width: number
  height: number
  /** How far down the land reaches. */
  coast: number
  /** Middles of the medallions in town. */
  spaces: Readonly<Record<string, Spot>>
  stalls: readonly Spot[]
  /** Middles of the upper edges of the cards of enemies on land. */
  cards: Readonly<Record<string, Spot>>
  /** Middles of the berths. */
  berths: Readonly<Record<string, Spot>>
  supply: Spot
  woods: readonly Spot[]
  peaks: readonly Spot[]
  /** Paths between the houses, where there is room for them. */
  ways?: string
  /** Where the rose of the winds lies on the sea. */
  rose?: Spot
  /** Upper left corner of a shore. */
  shore: (at: number, count: number, near: boolean) => Spot
}

/** The smallest scale at which a map can be read. */
export const LEAST = 0.86
export const SHORE = { width: 244, height: 182 }
const NEARER = 10

const WIDE: Layout = {
  name: 'wide',
  width: 1060,
  height: 640,
  coast: 352,
  spaces: {
    hunting_grounds: { x: 70, y: 46 },
    swordsmith: { x: 186, y: 46 },
    hafter: { x: 296, y: 52 },
    blacksmith: { x: 408, y: 46 },
    smokehouse: { x: 520, y: 54 },
    jarls_longhouse: { x: 634, y: 46 },
    worker_huts: { x: 748, y: 50 },
    sages_hut: { x: 188, y: 156 },
    stave_church: { x: 298, y: 164 },
    runesmith: { x: 406, y: 156 },
    market: { x: 572, y: 212 },
    beg: { x: 192, y: 266 },
    shipwright: { x: 304, y: 276 },
    merchant_ship: { x: 458, y: 270 },
  },
  stalls: [
    { x: 676, y: 160 },
    { x: 780, y: 166 },
    { x: 662, y: 270 },
    { x: 785, y: 276 },
  ],
  cards: {
    troll: { x: 70, y: 134 },
    draugr_left: { x: 882, y: 22 },
    draugr_right: { x: 998, y: 22 },
  },
  berths: {
    small_longship: { x: 140, y: 402 },
    large_longship: { x: 352, y: 396 },
    private_longship: { x: 655, y: 402 },
    gullinkambi_longship: { x: 900, y: 396 },
  },
  supply: { x: 944, y: 250 },
  woods: [
    { x: 18, y: 96 },
    { x: 126, y: 96 },
    { x: 128, y: 26 },
    { x: 20, y: 280 },
    { x: 122, y: 286 },
    { x: 244, y: 206 },
    { x: 356, y: 104 },
    { x: 520, y: 150 },
    { x: 640, y: 300 },
    { x: 850, y: 200 },
    { x: 1040, y: 196 },
    { x: 1030, y: 286 },
    { x: 868, y: 290 },
    { x: 540, y: 288 },
  ],
  peaks: [
    { x: -30, y: 40 },
    { x: 246, y: 16 },
    { x: 472, y: 18 },
    { x: 706, y: 12 },
    { x: 846, y: 22 },
    { x: 1090, y: 44 },
  ],
  ways: 'M70 90C120 130 150 100 186 96S360 110 414 96S600 130 648 98S800 120 860 130M186 200C260 180 330 220 410 206S540 250 586 246S700 210 740 208S850 220 900 210M190 300C260 320 360 300 424 306S620 300 690 306S820 310 880 280',
  rose: { x: 1000, y: 378 },
  shore: (at, count, near) => ({
    x: ((at + 0.5) * 1060) / count - SHORE.width / 2,
    y: 446 + (near ? 0 : NEARER),
  }),
}

/** A laptop or a tablet that lies: all of it at once, the ships beside the shores. */
const LOW: Layout = {
  name: 'low',
  width: 1090,
  height: 512,
  coast: 314,
  spaces: {
    hunting_grounds: { x: 64, y: 42 },
    swordsmith: { x: 190, y: 42 },
    hafter: { x: 304, y: 46 },
    blacksmith: { x: 418, y: 42 },
    smokehouse: { x: 532, y: 46 },
    jarls_longhouse: { x: 646, y: 42 },
    worker_huts: { x: 764, y: 42 },
    sages_hut: { x: 190, y: 138 },
    stave_church: { x: 300, y: 142 },
    runesmith: { x: 408, y: 138 },
    market: { x: 602, y: 144 },
    beg: { x: 192, y: 234 },
    shipwright: { x: 302, y: 238 },
    merchant_ship: { x: 486, y: 234 },
  },
  stalls: [
    { x: 680, y: 144 },
    { x: 826, y: 152 },
    { x: 600, y: 238 },
    { x: 740, y: 242 },
  ],
  cards: {
    troll: { x: 64, y: 124 },
    draugr_left: { x: 914, y: 16 },
    draugr_right: { x: 1032, y: 16 },
  },
  berths: {
    small_longship: { x: 882, y: 388 },
    large_longship: { x: 1014, y: 384 },
    private_longship: { x: 882, y: 466 },
    gullinkambi_longship: { x: 1014, y: 466 },
  },
  supply: { x: 984, y: 216 },
  woods: [
    { x: 130, y: 98 },
    { x: 128, y: 26 },
    { x: 128, y: 280 },
    { x: 246, y: 196 },
    { x: 356, y: 104 },
    { x: 520, y: 196 },
    { x: 690, y: 260 },
    { x: 860, y: 284 },
    { x: 1060, y: 280 },
    { x: 396, y: 288 },
  ],
  peaks: [
    { x: -30, y: 40 },
    { x: 247, y: 16 },
    { x: 476, y: 16 },
    { x: 706, y: 12 },
    { x: 860, y: 22 },
    { x: 1110, y: 44 },
  ],
  ways: 'M70 84C120 120 150 96 186 90S360 104 414 90S600 120 648 92S800 110 850 96M186 186C260 170 330 200 410 192S540 220 586 206S700 230 740 206S800 190 852 206M190 280C260 300 360 282 424 290S620 286 690 290S820 296 900 270',
  shore: (at, count, near) => ({
    x: ((at + 0.5) * 812) / count - 192 / 2,
    y: 326 + (near ? 0 : 4),
  }),
}

/** A tablet that stands upright: all of it at once, narrower and higher. */
const UPRIGHT: Layout = {
  name: 'upright',
  width: 760,
  height: 744,
  coast: 462,
  cards: {
    troll: { x: 70, y: 22 },
    draugr_left: { x: 576, y: 22 },
    draugr_right: { x: 692, y: 22 },
  },
  spaces: {
    swordsmith: { x: 176, y: 46 },
    hafter: { x: 276, y: 52 },
    blacksmith: { x: 376, y: 46 },
    smokehouse: { x: 474, y: 52 },
    jarls_longhouse: { x: 176, y: 152 },
    sages_hut: { x: 276, y: 158 },
    worker_huts: { x: 376, y: 152 },
    hunting_grounds: { x: 474, y: 158 },
    stave_church: { x: 66, y: 216 },
    runesmith: { x: 176, y: 268 },
    market: { x: 384, y: 274 },
    beg: { x: 484, y: 268 },
    shipwright: { x: 586, y: 216 },
    merchant_ship: { x: 694, y: 222 },
  },
  stalls: [
    { x: 92, y: 374 },
    { x: 220, y: 380 },
    { x: 348, y: 374 },
    { x: 476, y: 380 },
  ],
  berths: {
    small_longship: { x: 100, y: 514 },
    large_longship: { x: 290, y: 508 },
    private_longship: { x: 480, y: 514 },
    gullinkambi_longship: { x: 666, y: 508 },
  },
  supply: { x: 646, y: 352 },
  woods: [
    { x: 20, y: 300 },
    { x: 126, y: 196 },
    { x: 20, y: 190 },
    { x: 326, y: 210 },
    { x: 530, y: 250 },
    { x: 724, y: 330 },
    { x: 562, y: 400 },
    { x: 736, y: 430 },
    { x: 20, y: 440 },
  ],
  peaks: [
    { x: -20, y: 40 },
    { x: 224, y: 16 },
    { x: 424, y: 18 },
    { x: 634, y: 14 },
    { x: 780, y: 44 },
  ],
  shore: (at, count, near) => ({
    x: ((at + 0.5) * 760) / count - 192 / 2,
    y: 552 + (near ? 0 : NEARER),
  }),
}

const COLUMNS = [53, 150, 247, 344] as const

/** A place in the tall town, by row and column. */
function street(row: number, column: 0 | 1 | 2 | 3): Spot {
  return { x: COLUMNS[column], y: 216 + row * 106 + (column % 2) * 6 }
}

const TALL: Layout = {
  name: 'tall',
  width: 400,
  height: 1326,
  coast: 726,
  cards: {
    troll: { x: 68, y: 16 },
    draugr_left: { x: 202, y: 16 },
    draugr_right: { x: 336, y: 16 },
  },
  spaces: {
    swordsmith: street(0, 0),
    hafter: street(0, 1),
    blacksmith: street(0, 2),
    smokehouse: street(0, 3),
    jarls_longhouse: street(1, 0),
    sages_hut: street(1, 1),
    worker_huts: street(1, 2),
    hunting_grounds: street(1, 3),
    stave_church: street(2, 0),
    runesmith: street(2, 1),
    market: street(2, 3),
    beg: street(3, 0),
    shipwright: street(3, 1),
    merchant_ship: { x: 282, y: 534 },
  },
  stalls: [street(4, 0), street(4, 1), street(4, 2), street(4, 3)],
  berths: {
    small_longship: { x: 70, y: 786 },
    large_longship: { x: 200, y: 792 },
    private_longship: { x: 330, y: 786 },
    gullinkambi_longship: { x: 200, y: 860 },
  },
  supply: { x: 200, y: 1282 },
  woods: [
    { x: 20, y: 180 },
    { x: 384, y: 176 },
    { x: 146, y: 176 },
    { x: 300, y: 296 },
    { x: 100, y: 400 },
    { x: 300, y: 500 },
    { x: 384, y: 560 },
    { x: 14, y: 610 },
    { x: 200, y: 700 },
  ],
  peaks: [
    { x: 134, y: 40 },
    { x: 270, y: 34 },
    { x: 0, y: 50 },
    { x: 400, y: 56 },
  ],
  shore: (at, count, near) => ({
    x: at % 2 ? 203 : 5,
    y: 856 + Math.floor(at / 2) * 196 + (near || count < 4 ? 0 : 4),
  }),
}

/** Shores are narrower on a tall map. */
export function shoreWidth(layout: Layout): number {
  return layout.name === 'wide' ? SHORE.width : 192
}

/** How much larger another map must be drawn to be taken instead of the wide one. */
const WORTH = 1.2

/**
 * The layout for a room: one of which all is in sight and nothing is smaller than can be read; where
 * there is none, the one that fits its width.
 */
export function layoutFor(roomWidth: number, roomHeight: number): Layout {
  if (!roomWidth || !roomHeight) return WIDE
  const fit = ({ width, height }: Layout): number =>
    Math.min(roomWidth / width, roomHeight / height)
  const whole = [WIDE, LOW, UPRIGHT].filter((it) => fit(it) >= LEAST)
  const best = whole.reduce<Layout | undefined>((one, it) => {
    return !one || fit(it) > fit(one) * (one === WIDE ? WORTH : 1) ? it : one
  }, undefined)
  if (best) return best
  if (roomWidth >= WIDE.width * LEAST) return WIDE
  return roomWidth < UPRIGHT.width * LEAST ? TALL : UPRIGHT
}

export interface Sheet {
  width: number
  height: number
}

/**
 * The size of the sheet: a wide map grows land and sea around it until the room is filled, but
 * never beyond what the room shows of it at the smallest scale.
 */
export function sheetFor(layout: Layout, roomWidth: number, roomHeight: number): Sheet {
  const { width, height } = layout
  if (!roomWidth || !roomHeight) return { width, height }
  // On a phone that lies the map is as large as on one that stands: more of it is in sight.
  if (layout.name === 'tall')
    return { width: roomHeight < roomWidth ? Math.max(width, roomWidth) : width, height }
  const shape = roomWidth / roomHeight
  return {
    width: Math.round(Math.max(width, Math.min(height * shape, width * 1.7, roomWidth / LEAST))),
    height: Math.round(Math.min(Math.max(width / shape, height), height * 1.5)),
  }
}

/** The middle of a space, wherever it is: medallion, stall or berth. */
export function spotOf(layout: Layout, space: string, stalls: readonly string[]): Spot | undefined {
  return layout.spaces[space] ?? layout.stalls[stalls.indexOf(space)]
}
