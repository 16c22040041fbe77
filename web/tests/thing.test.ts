/** A thing on a table is called by its choice, and by whose it is where the choice does not say. */

import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList
})

import type { Choice } from '../src/table/choice'
import { CONTEXT, TableView } from '../src/table/view.svelte'
import Thing from '../src/things/Thing.svelte'

const BLAME: Choice = {
  id: 3,
  verb: 'blame',
  args: { seat: 'seat_2' },
  text: 'Lay the blame on Bo',
  about: '',
  rule: '',
  open: true,
  why: '',
  final: false,
  again: false,
}

function called(label: string): string {
  const children = createRawSnippet(() => ({ render: () => '<i></i>' }))
  render(Thing, {
    props: { choice: BLAME, label, children },
    context: new Map([[CONTEXT, new TableView('here', 0)]]),
  })
  return screen.getAllByRole('button').at(-1)?.getAttribute('aria-label') ?? ''
}

describe('the name of a thing', () => {
  it('says once whose it is', () => {
    expect(called('Bo')).toBe('Lay the blame on Bo')
    expect(called('7 blame')).toBe('Lay the blame on Bo (7 blame)')
  })
})
