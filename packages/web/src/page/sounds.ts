/** Which sound goes with what happens, and of which tones each is made. */
import type { SignName } from './log/telling.ts'

type Note = readonly [at: number, from: number, to: number, long: number, loud: number, shape: OscillatorType]

export type SoundName = 'select' | 'commit' | 'die' | 'gain' | 'loss' | 'turn'

export const sounds: Readonly<Record<SoundName, readonly Note[]>> = {
  // A wood tap; a slide and a knock; three knocks.
  select: [[0, 520, 380, 0.06, 0.2, 'triangle']],
  commit: [
    [0, 240, 180, 0.12, 0.12, 'sine'],
    [0.12, 160, 90, 0.09, 0.3, 'triangle'],
  ],
  die: [
    [0, 300, 180, 0.05, 0.25, 'square'],
    [0.09, 260, 160, 0.05, 0.2, 'square'],
    [0.2, 220, 120, 0.07, 0.25, 'square'],
  ],
  // Two rising tones; a low drum; a soft horn.
  gain: [
    [0, 392, 392, 0.16, 0.12, 'sine'],
    [0.13, 523, 523, 0.3, 0.12, 'sine'],
  ],
  loss: [
    [0, 96, 48, 0.34, 0.5, 'sine'],
    [0.02, 60, 40, 0.4, 0.3, 'triangle'],
  ],
  turn: [
    [0, 220, 220, 0.35, 0.05, 'sawtooth'],
    [0.22, 330, 330, 0.6, 0.05, 'sawtooth'],
  ],
}

const SOUNDS: Partial<Record<SignName, SoundName>> = {
  loss: 'loss',
  death: 'loss',
  revolt: 'loss',
  unrest: 'loss',
  tower: 'gain',
  shield: 'gain',
  calm: 'gain',
  crown: 'gain',
  laurels: 'gain',
}

/** What is to be heard of a table at one moment. */
export interface Heard {
  readonly length: number
  /** How many lines were told, and the sign of the last. */
  readonly lines: number
  readonly sign: SignName | null
  /** The reader is asked. */
  readonly mine: boolean
  readonly who: string | null
}

/** One sound at a time: what happened comes before whose turn it is, and that before who is selected. */
export function soundFor(was: Heard, now: Heard): SoundName | null {
  if (now.lines > was.lines && now.sign !== null) {
    const told = now.sign === 'die' ? 'die' : SOUNDS[now.sign]
    if (told !== undefined) return told
  }
  if (now.mine && !was.mine) return 'turn'
  if (now.length > was.length) return 'commit'
  return now.who !== was.who && now.who !== null ? 'select' : null
}
