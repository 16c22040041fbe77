/**
 * A worker that counts pads with the engine's own Python code, so that a pad and a game never
 * disagree. Python starts once; every pad after that takes a moment.
 */

import type { PyodideAPI } from 'pyodide'
import type { Asked, Answered } from './engine'

const ENGINE = '/api/engine.zip'

let python: Promise<Reckon> | undefined
type Reckon = (game: string, pad: string) => string

async function start(place: string): Promise<Reckon> {
  const [{ loadPyodide }, engine] = await Promise.all([
    import(/* @vite-ignore */ `${place}pyodide.mjs`) as Promise<{
      loadPyodide: (how: { indexURL: string }) => Promise<PyodideAPI>
    }>,
    fetch(ENGINE),
  ])
  if (!engine.ok) throw new Error(`${ENGINE}: ${engine.status}`)
  const [runtime, sources] = await Promise.all([
    loadPyodide({ indexURL: place }),
    engine.arrayBuffer(),
  ])
  runtime.unpackArchive(sources, 'zip')
  return runtime.runPython('from meadhall.pads import reckon\nreckon') as Reckon
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const answer = (message: Answered): void => self.postMessage(message)
  try {
    python ??= start(data.place)
    const reckon = await python
    answer({ id: data.id, counted: JSON.parse(reckon(data.game, data.pad)) as Answered['counted'] })
  } catch (error) {
    // Python may start the next time, when the hall is there again.
    python = undefined
    answer({ id: data.id, failed: String(error) })
  }
}
