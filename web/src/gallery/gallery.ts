/** Boards at chosen moments, without a hall: /gallery.html#champions/place_worker. Development only. */

import '@fontsource/metamorphous/latin-400.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '../app.css'
import { mount } from 'svelte'
import { faceOf } from '../games/games'
import { Table } from '../table/table.svelte'
import Gallery from './Gallery.svelte'

const [game = 'champions', moment = ''] = location.hash.slice(1).split('/')
addEventListener('hashchange', () => location.reload())

const target = document.getElementById('app') as HTMLElement
if (moment) {
  const kept = await (await fetch(`/gallery/${game}/${moment}.json`)).json()
  const table = new Table('gallery', null, kept.fresh.seat)
  table.info = kept.info
  table.fresh = kept.fresh
  table.lexicon = kept.lexicon
  table.components = kept.components
  table.line = 'live'
  table.saga.lines = (kept.log as string[]).map((text, number) => ({ number, kind: 'choice', seat: null, about: null, version: 0, text }))
  mount(Gallery, { target, props: { table, face: await faceOf(game) } })
} else {
  const kinds = (await (await fetch(`/gallery/${game}/index.json`)).json()) as string[]
  target.innerHTML = kinds.map((kind) => `<p><a href="#${game}/${kind}">${kind}</a></p>`).join('')
}
