import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../src/api/http'
import type { FaultInfo, KeptTable, NewTable, SettingInfo, TableLine } from '../src/api/types'
import { kindly, sayFault, sayIf } from '../src/lib/kindly'
import { keepInvite, keepLinks, linksOf, linkTo } from '../src/lib/links'
import { me } from '../src/lib/me.svelte'
import { asMe } from '../src/lib/person'
import { words } from '../src/lib/words.svelte'
import {
  isMain,
  isSwitch,
  TableDraft,
  type Chair,
  type Namer,
} from '../src/pages/setting/draft.svelte'
import { settingName, settingText, valueName } from '../src/pages/setting/settingWords'
import { askedAt, gathered, missingAt, ownTitle, winnersAt } from '../src/pages/tables'

// jsdom knows no media; imports come first, so the stand-in has to come before them.
vi.hoisted(() => {
  globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never
})

const namer: Namer = (kind, number) => `${kind} ${number}`

function setting(id: string, allowed: SettingInfo['allowed'], rule = ''): SettingInfo {
  return { id, allowed, default: allowed[0] ?? false, text: `what ${id} does`, rule }
}

function draft(counts = [2, 3, 4]): TableDraft {
  const made = new TableDraft()
  made.begin('champions', counts, 'Ania', 'quick')
  return made
}

function chair(of: TableDraft, at: number): Chair {
  const found = of.chairs[at]
  if (!found) throw new Error(`there are ${of.chairs.length} chairs, none at ${at}`)
  return found
}

beforeEach(() => localStorage.clear())

describe('chairs at a new table', () => {
  it('begin with the host and bots, as many as the game allows', () => {
    const made = draft()
    expect(made.chairs.map((it) => it.kind)).toEqual(['person', 'bot', 'bot'])
    expect(made.asked(namer).seats).toEqual([
      { name: 'Ania' },
      { kind: 'bot', name: 'bot 2', level: 'quick' },
      { kind: 'bot', name: 'bot 3', level: 'quick' },
    ])
    expect(made.asked(namer).host_seat).toBe(0)
    expect(draft([1, 2]).chairs).toHaveLength(1)
  })

  it('can be added and taken away only where the game has such a number', () => {
    const made = draft()
    expect([made.fits([2, 3, 4], 1), made.fits([2, 3, 4], -1)]).toEqual([true, true])
    made.add('person', 'quick')
    expect(made.fits([2, 3, 4], 1)).toBe(false)
  })

  it('keep their people when one in the middle goes', () => {
    const made = draft()
    chair(made, 2).name = 'Cat'
    made.remove(chair(made, 1).id)
    expect(made.names(namer)).toEqual(['Ania', 'Cat'])
    expect(made.asked(namer).host_seat).toBe(0)
  })

  it('are sent without a name where nobody wrote one for a person', () => {
    const made = draft()
    made.add('person', 'quick')
    chair(made, 0).name = ' '
    expect(made.asked(namer).seats.map((it) => it.name)).toEqual([null, 'bot 2', 'bot 3', null])
    expect(made.names(namer)).toEqual(['person 1', 'bot 2', 'bot 3', 'person 4'])
  })

  it('lose the host when the chair goes or becomes a bot', () => {
    const gone = draft()
    gone.remove(chair(gone, 0).id)
    expect(gone.asked(namer).host_seat).toBeNull()
    const replaced = draft()
    replaced.seat(chair(replaced, 0), 'bot')
    expect(replaced.asked(namer).host_seat).toBeNull()
  })

  it('say which of them have the same name', () => {
    const made = draft()
    chair(made, 2).name = ' Ania '
    expect(made.doubles(namer)).toEqual([chair(made, 0).id, chair(made, 2).id])
  })
})

describe('settings of a new table', () => {
  const edition = setting('edition', ['portal', 'classic'])
  const ship = setting('gullinkambi', [false, true])

  it('are only sent where they differ from the default', () => {
    const made = draft()
    made.settle([edition, ship])
    made.choose(ship, true)
    expect(made.asked(namer).settings).toEqual({ gullinkambi: true })
    made.choose(ship, false)
    expect(made.asked(namer).settings).toEqual({})
    expect(made.valueOf(edition)).toBe('portal')
  })

  it('are taken back, and say so, when they no longer go with the rest', () => {
    const made = draft()
    made.settle([edition, ship])
    made.choose(ship, true)
    made.choose(edition, 'classic')
    expect(made.settle([edition, setting('gullinkambi', [false])])).toBe(true)
    expect(made.chosen).toEqual({ edition: 'classic' })
    expect(made.dropped).toEqual(['gullinkambi'])
    expect(made.settle([edition, setting('gullinkambi', [false])])).toBe(false)
  })

  it('compare lists by what is in them', () => {
    const prices = setting('hut_prices', [
      [5, 4],
      [3, 2],
    ])
    const made = draft()
    made.settle([prices])
    made.choose(prices, [3, 2])
    expect(
      made.settle([
        setting('hut_prices', [
          [5, 4],
          [3, 2],
        ]),
      ]),
    ).toBe(false)
    made.choose(prices, [5, 4])
    expect(made.chosen).toEqual({})
  })

  it('carry what the hall refuses about them', () => {
    const made = draft()
    made.settle([edition, ship])
    const fault = (name: string, text: string): FaultInfo => ({ key: 'x', text, args: { name } })
    const rest = made.refuse([
      fault('gullinkambi', 'gullinkambi = true needs edition'),
      fault('seats', 'seats = 9 is not possible'),
    ])
    expect(made.troubles).toEqual({ gullinkambi: 'gullinkambi = true needs edition' })
    expect(rest).toBe('seats = 9 is not possible')
  })

  it('are refused in the language of the reader', async () => {
    const args = { name: 'seats', value: '9', allowed: '2, 3', rule: 'none' }
    const fault = { key: 'setting_value', text: 'seats = 9 is not possible', args }
    expect(sayFault(fault)).toBe('seats = 9 is not possible')
    await words.speak('pl')
    expect(sayFault(fault)).toBe('seats = 9 nie jest możliwe; możliwe: 2, 3')
    expect(sayFault({ ...fault, key: 'unheard_of' })).toBe(fault.text)
    await words.speak('en')
  })

  it('are forgotten with the game they belong to', () => {
    const made = draft()
    made.settle([edition, ship])
    made.choose(ship, true)
    made.begin('valhalla', [1, 2, 3], '', 'quick')
    expect([made.chosen, made.specs]).toEqual([{}, []])
  })

  it('have names, sentences and values in words', () => {
    const names = { seats: ['Ania', 'Bo'], things: { 'monster-hel': 'Hel' } }
    expect(settingName('champions', 'edition')).toBe('Edition')
    expect(settingName('champions', 'never_heard')).toBe('never heard')
    expect(settingText('champions', setting('never_heard', [true]))).toBe('what never_heard does')
    expect(valueName('champions', 'edition', 'classic', names)).toBe('first')
    expect(valueName('champions', 'first_player', 2, names)).toBe('Bo')
    expect(valueName('champions', 'hut_prices', [5, 4], names)).toBe('5 · 4')
    expect(valueName('valhalla', 'monster', 'hel', names)).toBe('Hel')
    expect(valueName('valhalla', 'thor', true, names)).toBe('on')
  })

  it('are switches where they are yes or no, even with one answer left', () => {
    expect([isSwitch(ship), isSwitch(setting('a', [true])), isSwitch(edition)]).toEqual([
      true,
      true,
      false,
    ])
    expect([isMain('champions', 'edition'), isMain('champions', 'hut_prices')]).toEqual([
      true,
      false,
    ])
  })
})

describe('the clock of a new table', () => {
  it('is asked for in seconds, with a level only for a bot', () => {
    const made = draft()
    expect(made.asked(namer).clock).toBeNull()
    Object.assign(made.clock, { on: true, bank: 2, bankUnit: 'hour', increment: 90 })
    expect(made.asked(namer).clock).toEqual({
      bank: 7200,
      increment: 90,
      when_out: 'wait',
      level: null,
    })
    made.clock.whenOut = 'bot'
    expect(made.asked(namer).clock?.level).toBeNull() // the hall's usual one
    made.clock.level = 'quick'
    expect(made.asked(namer).clock?.level).toBe('quick')
  })
})

describe('one’s own tables', () => {
  function kept(
    id: string,
    over: Partial<KeptTable> & { status?: string; at?: number },
  ): KeptTable {
    const { status = 'playing', at = 0, ...rest } = over
    const table = { id, title: id, game: 'champions', status, changed_at: at, seats: [] }
    return { table, seat: 0, role: 'seat', asked: false, ...rest } as KeptTable
  }

  it('come once each, with all one is there', () => {
    const [only, ...others] = gathered([
      kept('a', { seat: null, role: 'host' }),
      kept('a', { seat: 2 }),
      kept('a', { seat: 3, asked: true }),
    ])
    expect(others).toEqual([])
    expect(only).toMatchObject({ host: true, seats: [2, 3], asked: true })
  })

  it('come with one’s turn first, finished ones last, newer ones before', () => {
    const order = gathered([
      kept('over', { status: 'over', at: 9 }),
      kept('closed', { status: 'closed', at: 10 }),
      kept('gathering', { status: 'gathering', at: 8 }),
      kept('old', { at: 1 }),
      kept('new', { at: 5 }),
      kept('turn', { at: 0, asked: true }),
    ])
    expect(order.map((it) => it.line.id)).toEqual([
      'turn',
      'new',
      'old',
      'gathering',
      'over',
      'closed',
    ])
  })

  it('have a title only where somebody gave one', () => {
    expect(ownTitle({ game: 'reavers', title: 'Reavers of Midgard' })).toBe('')
    expect(ownTitle({ game: 'reavers', title: 'Wednesday raid' })).toBe('Wednesday raid')
  })

  it('tell who is asked, who is missing, who won', () => {
    const line = {
      seats: [
        { name: 'Ania', kind: 'person', taken: true, asked: true },
        { name: 'Bo', kind: 'person', taken: false, asked: false },
        { name: 'Bot', kind: 'bot', taken: false, asked: false },
      ],
      winners: [0, 2],
    } as unknown as TableLine
    expect(askedAt(line)).toEqual(['Ania'])
    expect(missingAt(line)).toBe(1)
    expect(winnersAt(line)).toEqual(['Ania', 'Bot'])
    expect(winnersAt({ ...line, winners: null })).toEqual([])
  })

  it('call whoever has no name as their reader does', async () => {
    const seats = ['Guest 1', 'Zoe', 'Guest 2'].map((name) => ({ name, asked: true }))
    const line = { seats, winners: [0] } as unknown as TableLine
    expect(askedAt(line)).toEqual(['Guest 1', 'Zoe', 'Guest 2'])
    await words.speak('pl')
    // The third calls themselves so: it is the name they wrote.
    expect(askedAt(line)).toEqual(['Gość 1', 'Zoe', 'Guest 2'])
    expect(winnersAt(line)).toEqual(['Gość 1'])
    await words.speak('en')
  })
})

describe('links of a host', () => {
  it('are kept on the device, and a new invite replaces the old one', () => {
    keepLinks({
      table: { id: 't' },
      host: { key: 'h' },
      watch: { key: 'w' },
      invites: [{ key: 'i', seat: 1 }],
    } as unknown as NewTable)
    keepInvite('t', 1, 'j')
    expect(linksOf('t')).toEqual({ host: 'h', watch: 'w', invites: { 1: 'j' } })
    expect(linksOf('other')).toEqual({ invites: {} })
    expect(linkTo('t', 'invite', 'j')).toBe(`${location.origin}/#/table/t/invite/j`)
  })

  it('survive a broken store', () => {
    localStorage.setItem('meadhall.links.t', '{')
    expect(linksOf('t')).toEqual({ invites: {} })
  })
})

describe('what the hall refuses', () => {
  it('is told in the words of the page, of the code, or of the hall', () => {
    const refusal = (code: string): Refused => new Refused({ code, message: 'as the hall says' })
    expect(kindly(refusal('seat_taken'), 'enter')).toContain('Somebody sits here')
    expect(kindly(refusal('busy'), 'enter')).toContain('busy')
    expect(kindly(refusal('strange'), 'enter')).toBe('as the hall says')
    expect(() => kindly(new TypeError('a mistake of ours'))).toThrow(TypeError)
    expect(sayIf('no-such_key')).toBe('')
  })
})

describe('the person of this device', () => {
  const unknown = new Refused({ code: 'unknown_key', message: 'who?' })

  it('gets a new key from a hall that has forgotten the old one', async () => {
    me.key = 'old'
    vi.spyOn(me, 'tables').mockRejectedValue(unknown)
    vi.spyOn(me, 'need').mockImplementation(async () => (me.key ??= 'new'))
    const work = vi.fn(async (person: string) => {
      if (person === 'old') throw unknown
      return person
    })
    expect(await asMe(work)).toBe('new')
  })

  it('keeps the key when something else was unknown', async () => {
    me.key = 'good'
    vi.spyOn(me, 'tables').mockResolvedValue([])
    vi.spyOn(me, 'need').mockImplementation(async () => me.key as string)
    await expect(asMe(() => Promise.reject(unknown))).rejects.toBe(unknown)
    expect(me.key).toBe('good')
  })
})
