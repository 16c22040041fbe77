/** Which page an address shows. Each comes with its own piece of the program. */

import type { Component } from 'svelte'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has props of its own
type Load = () => Promise<{ default: Component<any> }>

export interface Page {
  load: Load
  props: Record<string, string>
  /** Another one is another page; a different address with the same name is not. */
  name: string
}

const LOADS: Record<string, Load> = {
  front: () => import('./Front.svelte'),
  table: () => import('../table/TablePage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  new: () => import('./NewTable.svelte'),
  mine: () => import('./Mine.svelte'),
  me: () => import('./CarryOver.svelte'),
  watch: () => import('./Watch.svelte'),
  start: () => import('./Start.svelte'),
  rules: () => import('./Rules.svelte'),
  glossary: () => import('./Glossary.svelte'),
  pads: () => import('../pads/PadPage.svelte'),
  about: () => import('./About.svelte'),
  lost: () => import('./Lost.svelte'),
}

/** How the parts of an address after the page's name are called. */
const PROPS: Record<string, string[]> = {
  table: ['id', 'kind', 'link'],
  replay: ['id', 'at'],
  new: ['game'],
  me: ['key'],
  start: ['game'],
  rules: ['game', 'rule'],
  glossary: ['game'],
  pads: ['game'],
}
/** Pages that begin anew with another first part: another table is another page. */
const ANEW = new Set(['table', 'replay'])
/** A table one is invited to is another page than the table one sits at. */
const INVITED = 'invite'

export function pageFor([first = 'front', ...rest]: string[]): Page {
  const name = LOADS[first] ? first : 'lost'
  const props = (PROPS[name] ?? []).map((prop, at) => [prop, rest[at] ?? ''])
  return {
    load: LOADS[name] as Load,
    props: Object.fromEntries(props) as Record<string, string>,
    name: ANEW.has(name) ? [name, rest[0], rest[1] === INVITED].join('/') : name,
  }
}
