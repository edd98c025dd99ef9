/** A few sounds, made here: off until they are asked for. */
import { useEffect, useRef } from 'preact/hooks'
import type { Play } from './play/play.ts'
import type { Session } from './session/session.ts'
import { sound } from './settings.ts'

type Note = readonly [at: number, from: number, to: number, long: number, loud: number, shape: OscillatorType]

const sounds = {
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
  turn: [
    [0, 220, 220, 0.35, 0.12, 'sawtooth'],
    [0.22, 330, 330, 0.5, 0.1, 'sawtooth'],
  ],
} satisfies Record<string, readonly Note[]>

let context: AudioContext | undefined

export function play(name: keyof typeof sounds): void {
  if (sound.peek() === 'off') return
  context ??= new AudioContext()
  for (const [at, from, to, long, loud, shape] of sounds[name]) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = shape as OscillatorType
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, start + long)
    volume.gain.setValueAtTime(loud, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + long)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + long)
  }
}

/** A tap for who is selected, a knock for what is done, three for a die, a horn for one's turn. */
export function useSounds(session: Session, { selected }: Play): void {
  const length = session.snapshot.value?.length ?? 0
  const who = selected.value
  const rolls = session.tray.value.length
  const latest = session.tray.value.at(-1)
  const mine = session.offered.value !== null
  const before = useRef({ length, latest, mine, who })
  useEffect(() => {
    const was = before.current
    before.current = { length, latest, mine, who }
    if (latest !== was.latest && rolls > 0) play('die')
    else if (length > was.length) play('commit')
    else if (mine && !was.mine) play('turn')
    else if (who !== was.who && who !== null) play('select')
  }, [length, latest, mine, who])
}
