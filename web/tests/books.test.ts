import { beforeEach, describe, expect, it } from 'vitest'
import type { PadField, PadTold, RulesSection } from '../src/api/types'
import { ownFirst } from '../src/books/columns'
import { bookAddresses } from '../src/books/offline'
import { partsOf, ruleAddress } from '../src/books/render'
import { findRules, findWords, fold, marked, wordsOf } from '../src/books/search'
import { nameOf, Pad } from '../src/pads/pad.svelte'
import { shareText } from '../src/pads/share'
import { forgetPad, keepPad, keptPads, newPad } from '../src/pads/shelf'
import { rowsOf } from '../src/pads/told'

const SECTIONS: RulesSection[] = [
  {
    id: 'combat',
    title: 'Combat',
    rules: [
      { id: 'CM-COMBAT-01', text: 'Roll all dice.', edition: '', language: 'en', stale: false },
      {
        id: 'CM-COMBAT-08',
        text: 'Losses: discard dice. See CM-COMBAT-01.',
        edition: '',
        language: 'en',
        stale: false,
      },
    ],
  },
  {
    id: 'ragnarök',
    title: 'Ragnarök',
    rules: [
      {
        id: 'VH-RAGNAROK-01',
        text: 'The dice stay.',
        edition: 'portal',
        language: 'en',
        stale: false,
      },
    ],
  },
]

describe('search', () => {
  it('finds nothing special without words', () => {
    expect(findRules(SECTIONS, '  ')).toEqual({ sections: SECTIONS, rules: 3 })
  })

  it('wants every word, in the number, the text or the chapter', () => {
    const ids = (query: string): string[] =>
      findRules(SECTIONS, query).sections.flatMap((it) => it.rules.map((rule) => rule.id))
    expect(ids('DICE discard')).toEqual(['CM-COMBAT-08'])
    expect(ids('combat-08')).toEqual(['CM-COMBAT-08'])
    expect(ids('ragnarok dice')).toEqual(['VH-RAGNAROK-01'])
    expect(ids('dice shield')).toEqual([])
    expect(findRules(SECTIONS, 'dice').rules).toBe(3)
  })

  it('does not mind accents, and keeps every letter in its place', () => {
    for (const text of ['Łódź', 'Ragnarök', 'œuvre', 'İstanbul', 'ﬁn', '’']) {
      expect(fold(text)).toHaveLength(text.length)
    }
    expect(fold('Łódź')).toBe('lodz')
    const rows = [
      { en: 'Warrior', pl: 'Wojownik', fr: 'Guerrier' },
      { en: 'Shield', pl: 'Tarcza', fr: 'Bouclier' },
    ]
    expect(findWords(rows, 'wojow')).toEqual([rows[0]])
    expect(findWords(rows, '')).toHaveLength(2)
  })

  it('finds another form of a word where words inflect, and marks it', () => {
    const rule = { id: 'CM-COMBAT-08', edition: '', language: 'pl', stale: false }
    const texts = ['Straty: atak minus **tarcze**.', 'Ostatni statek odpływa.']
    const polish = texts.map((text, at) => ({
      id: `${at}`,
      title: 'Walka',
      rules: [{ ...rule, text }],
    }))
    expect(findRules(polish, 'tarcza').rules).toBe(1)
    expect(findRules(polish, 'statku').rules).toBe(1)
    expect(findRules(polish, 'tarczownik').rules).toBe(0)
    const pieces = marked('Ostatni statek odpływa.', wordsOf('statku'), true)
    expect(pieces.filter((it) => it.marked).map((it) => it.text)).toEqual(['statek'])
  })

  it('marks what was looked for, and loses no letter', () => {
    const pieces = marked('Żar: żary zaś', wordsOf('ZAR'))
    expect(pieces.map((it) => it.text).join('')).toBe('Żar: żary zaś')
    expect(pieces.filter((it) => it.marked).map((it) => it.text)).toEqual(['Żar', 'żar'])
    expect(marked('dice', [])).toEqual([{ text: 'dice', marked: false }])
    expect(marked('aab', ['aa', 'ab']).map((it) => it.text)).toEqual(['aab'])
  })
})

describe('rule texts', () => {
  it('are pieces, with ways to other rules', () => {
    expect(partsOf('**Losses** by `dice`, see RM-SEA-01.')).toEqual([
      { kind: 'bold', text: 'Losses' },
      { kind: 'plain', text: ' by ' },
      { kind: 'code', text: 'dice' },
      { kind: 'plain', text: ', see ' },
      { kind: 'rule', text: 'RM-SEA-01', href: '#/rules/reavers/RM-SEA-01' },
      { kind: 'plain', text: '.' },
    ])
  })

  it('lead to rulings and examples of the book they stand in', () => {
    const hrefs = (text: string, game: string): string[] =>
      partsOf(text, game).flatMap((it) => it.href ?? [])
    expect(hrefs('See A-11, RW-ROLL and E-S01.', 'valhalla')).toEqual([
      '#/rules/valhalla/A-11',
      '#/rules/valhalla/RW-ROLL',
      '#/rules/valhalla/E-S01',
    ])
    expect(hrefs('See A-11.', '')).toEqual([])
  })

  it('end with a remark on where they come from', () => {
    expect(partsOf('Draw [one] card. [ruling A-32]')).toEqual([
      { kind: 'plain', text: 'Draw [one] card.' },
      { kind: 'remark', text: 'ruling A-32' },
    ])
  })

  it('stay text, whatever is in them', () => {
    const evil = '<img src=x onerror=alert(1)> & XX-NONE-01 2*3*4'
    expect(partsOf(evil).every((it) => it.kind === 'plain')).toBe(true)
    expect(
      partsOf(evil)
        .map((it) => it.text)
        .join(''),
    ).toBe(evil)
    expect(ruleAddress('XX-NONE-01')).toBe('')
  })
})

it('one’s own language comes first', () => {
  expect(ownFirst('en')).toEqual(['en', 'pl', 'fr'])
  expect(ownFirst('fr')).toEqual(['fr', 'en', 'pl'])
  expect(ownFirst('pseudo')).toEqual(['en', 'pl', 'fr'])
})

it('only books are kept for later', () => {
  const kept = bookAddresses('pl')
  expect(kept).toHaveLength(9)
  expect(kept).toContain('/api/games/valhalla/pad?language=pl')
})

function field(id: string, kind: PadField['kind'], more: Partial<PadField> = {}): PadField {
  return { id, kind, group: 'all', least: 0, most: 999, entries: [], needs: '', ...more }
}
function entry(id: string, count = 0, editions: string[] = []): PadField['entries'][number] {
  return { id, name: id, count, editions }
}

const EDITION = {
  id: 'edition',
  allowed: ['portal', 'classic'],
  default: 'portal',
  text: '',
  rule: '',
  decided: false,
}
const TEAMS = { ...EDITION, id: 'teams', allowed: ['none', 'alliance'], default: 'none' }
const KING = { ...EDITION, id: 'king', allowed: [false, true], default: false, decided: true }
const NUMBER = field('coins', 'number')
const RUNES = field('runes', 'cards', { entries: [entry('gifts', 1), entry('new', 2, ['portal'])] })
const SHIP = field('ship', 'card', { entries: [entry('karvi', 1), entry('skeid', 1)] })
const TAKEN = field('taken', 'others')
const CROWN = field('crown', 'flag', { needs: 'king' })
const TOLD: PadTold = {
  game: 'champions',
  title: 'Champions of Midgard',
  language: 'en',
  tables: [
    { seats: 2, settings: [EDITION, KING] },
    { seats: 3, settings: [EDITION, TEAMS, KING] },
  ],
  fields: [
    NUMBER,
    RUNES,
    SHIP,
    TAKEN,
    CROWN,
    field('draugr', 'table', { entries: [entry('red')] }),
  ],
  sources: [
    { id: 'rune', card: 'gifts', name: 'Rune: gifts' },
    { id: 'rune', card: 'new', name: 'Rune: new' },
    { id: 'blame', card: '', name: 'Blame' },
  ],
}

describe('a pad', () => {
  let pad: Pad
  beforeEach(() => {
    pad = new Pad(TOLD, newPad(['Anna', 'Bo', '']))
  })

  it('keeps numbers within their limits', () => {
    pad.hold(0, NUMBER, '', 1200)
    expect(pad.held(0, 'coins')).toBe(999)
    pad.hold(0, NUMBER, '', -4)
    expect(pad.held(0, 'coins')).toBe(0)
    pad.hold(0, NUMBER, '', Number.NaN)
    expect(pad.held(0, 'coins')).toBe(0)
    expect(pad.empty).toBe(true)
  })

  it('has every card as often as the box', () => {
    pad.hold(0, RUNES, 'new', 1)
    expect(pad.limits(1, RUNES, 'new')).toEqual([0, 1])
    pad.hold(1, RUNES, 'new', 5)
    expect(pad.held(1, 'runes', 'new')).toBe(1)
    expect(pad.limits(2, RUNES, 'new')).toEqual([0, 0])
  })

  it('has one card of a field where one is asked for', () => {
    pad.take(0, SHIP, 'karvi')
    pad.take(0, SHIP, 'skeid')
    expect(pad.held(0, 'ship', 'karvi')).toBe(0)
    expect(pad.held(0, 'ship', 'skeid')).toBe(1)
    pad.take(1, SHIP, 'skeid')
    expect(pad.held(1, 'ship', 'skeid')).toBe(0)
    pad.take(0, SHIP, '')
    expect(pad.held(0, 'ship', 'skeid')).toBe(0)
  })

  it('is written for the engine as the file of the command line', () => {
    pad.hold(0, NUMBER, '', 8)
    pad.hold(0, RUNES, 'new', 2)
    pad.hold(0, TAKEN, '1', 3)
    pad.take(1, SHIP, 'karvi')
    pad.choose('king', true)
    pad.hold(2, CROWN, '', 1)
    expect(pad.toFile()).toEqual({
      king: true,
      player: [
        { name: nameOf(0), coins: 8, runes: ['new', 'new'], taken: { [nameOf(1)]: 3 } },
        { name: nameOf(1), ship: 'karvi' },
        { name: nameOf(2), crown: true },
      ],
    })
  })

  it('asks only for what counts: by edition, and by settings', () => {
    pad.hold(0, RUNES, 'new', 1)
    expect(pad.fields.map((it) => it.id)).not.toContain('crown')
    pad.choose('edition', 'classic')
    const runes = pad.fields.find((it) => it.id === 'runes')
    expect(runes?.entries.map((it) => it.id)).toEqual(['gifts'])
    expect(pad.toFile()).toMatchObject({ edition: 'classic', player: [{ runes: [] }, {}, {}] })
    expect(pad.setting('king')).toBeUndefined()
  })

  it('lets players go with the shields that were theirs', () => {
    pad.hold(0, TAKEN, '1', 1)
    pad.hold(0, TAKEN, '2', 2)
    pad.choose('teams', 'alliance')
    pad.rise(1)
    expect(pad.players.map((it) => it.name)).toEqual(['Anna', ''])
    expect(pad.held(0, 'taken', '1')).toBe(2)
    expect(pad.settings).toEqual({})
    pad.rise(0)
    expect(pad.seats).toBe(2)
    pad.sit()
    pad.sit()
    expect(pad.seats).toBe(3)
  })
})

describe('the shelf', () => {
  beforeEach(() => localStorage.clear())

  it('keeps pads by game, the newest first, and forgets', () => {
    const [first, second] = [newPad(['Anna', 'Bo']), newPad(['Cleo', 'Dag'])]
    keepPad('champions', first)
    keepPad('champions', second)
    keepPad('champions', { ...first, settings: { edition: 'classic' } })
    expect(keptPads('champions').map((it) => it.id)).toEqual([first.id, second.id])
    expect(keptPads('champions')[0]?.settings).toEqual({ edition: 'classic' })
    expect(keptPads('reavers')).toEqual([])
    const older = { id: 'old', at: 1, players: first.players, options: { edition: 'classic' } }
    localStorage.setItem('meadhall.pads.valhalla', JSON.stringify([older]))
    expect(keptPads('valhalla')[0]?.settings).toEqual({ edition: 'classic' })
    forgetPad('champions', first.id)
    expect(keptPads('champions').map((it) => it.id)).toEqual([second.id])
  })

  it('is empty where the store is broken', () => {
    localStorage.setItem('meadhall.pads.champions.pad', '{')
    expect(keptPads('champions')).toEqual([])
  })
})

describe('a reckoning', () => {
  const counted = {
    players: [
      {
        name: nameOf(0),
        total: 5,
        lines: [
          { source: 'rune', card: 'new', points: 2 },
          { source: 'rune', card: 'new', points: 2 },
          { source: 'blame', card: '', points: 0 },
        ],
      },
      { name: nameOf(1), total: 9, lines: [{ source: 'blame', card: '', points: -3 }] },
    ],
    winners: [nameOf(1)],
  }

  it('has a row a source, in the order of the pad', () => {
    expect(rowsOf(counted, TOLD.sources)).toEqual([
      { source: 'rune', name: 'Rune: new', points: [4, null] },
      { source: 'blame', name: 'Blame', points: [0, -3] },
    ])
  })

  it('can be handed on, the best first', () => {
    expect(shareText(TOLD, counted, ['Anna', 'Bo'])).toBe('Champions of Midgard\nBo: 9\nAnna: 5')
  })
})
