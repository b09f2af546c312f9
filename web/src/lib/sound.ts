/** The sounds of the table: short tones made on the spot, nothing to load. */
import { settings } from './settings.svelte'

/** A tone: when it begins in seconds, its pitch in hertz, how long it lasts, and how loud it is. */
type Tone = readonly [start: number, pitch: number, length: number, loudness: number]

const SOUNDS = {
  tile: [
    [0, 520, 0.07, 0.25],
    [0.03, 780, 0.06, 0.12],
  ],
  ra: [
    [0, 196, 0.5, 0.35],
    [0.08, 294, 0.45, 0.25],
    [0.16, 392, 0.5, 0.2],
  ],
  offer: [
    [0, 660, 0.12, 0.25],
    [0.08, 880, 0.18, 0.2],
  ],
  pass: [[0, 300, 0.09, 0.15]],
  won: [
    [0, 523, 0.14, 0.25],
    [0.11, 659, 0.14, 0.25],
    [0.22, 784, 0.3, 0.25],
  ],
  disaster: [
    [0, 150, 0.4, 0.35],
    [0.1, 112, 0.5, 0.35],
  ],
  epoch: [
    [0, 392, 0.3, 0.25],
    [0.2, 523, 0.3, 0.25],
    [0.4, 659, 0.3, 0.25],
    [0.6, 784, 0.7, 0.25],
  ],
  turn: [
    [0, 880, 0.1, 0.22],
    [0.12, 1175, 0.22, 0.22],
  ],
} as const satisfies Record<string, readonly Tone[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

/** Make a sound, where sounds are wished for and the browser allows them. */
export function play(sound: Sound): void {
  if (!settings.now.sound || document.hidden) return
  if (!navigator.userActivation?.hasBeenActive) return // a page makes no sound before it is touched
  context ??= new AudioContext()
  void context.resume()
  for (const tone of SOUNDS[sound]) ring(context, tone)
}

function ring(on: AudioContext, [start, pitch, length, loudness]: Tone): void {
  const begins = on.currentTime + start
  const voice = on.createOscillator()
  const volume = on.createGain()
  voice.type = 'triangle'
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(loudness * 0.5, begins + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0005, begins + length)
  voice.connect(volume).connect(on.destination)
  voice.start(begins)
  voice.stop(begins + length)
}
