/** A few tiny, quiet sounds, made on the spot; never before somebody has touched the page. */

import type { GameEvent } from '../api/types'
import { prefs } from '../lib/prefs.svelte'

export type Sound = 'dice' | 'card' | 'turn'

/** Which sound an event has, by the name of what happened. */
const HEARD: [RegExp, Sound][] = [
  [/roll|struck|hunted/, 'dice'],
  [/drew|deployed|journey|rune|destin|prophec|card|row|reveal/, 'card'],
]

let context: AudioContext | null = null

export function soundOf(events: GameEvent[]): void {
  const found = HEARD.find(([name]) => events.some(({ key }) => name.test(key)))
  if (found) play(found[1])
}

export function play(sound: Sound): void {
  if (!prefs.sound || document.hidden || typeof AudioContext === 'undefined') return
  // Browsers let no page speak up by itself, and neither do we.
  if (!navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  if (sound === 'dice') for (const after of [0, 0.07, 0.16, 0.28]) knock(context, after)
  else if (sound === 'card') swish(context)
  else
    for (const [after, pitch] of [
      [0, 196],
      [0.18, 294],
    ] as const)
      horn(context, after, pitch)
}

/** A die on wood: a very short burst of noise. */
function knock(on: AudioContext, after: number): void {
  noise(on, after, 0.045, 1800 + Math.random() * 900, 0.14)
}

function swish(on: AudioContext): void {
  noise(on, 0, 0.16, 3200, 0.05)
}

function noise(on: AudioContext, after: number, length: number, pitch: number, loud: number): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) {
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2
  }
  const source = on.createBufferSource()
  source.buffer = buffer
  const filter = on.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  const gain = on.createGain()
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(on.destination)
  source.start(on.currentTime + after)
}

/** Two soft notes of a far horn. */
function horn(on: AudioContext, after: number, pitch: number): void {
  const start = on.currentTime + after
  const tone = on.createOscillator()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  const gain = on.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(0.1, start + 0.05)
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.5)
  tone.connect(gain).connect(on.destination)
  tone.start(start)
  tone.stop(start + 0.55)
}
