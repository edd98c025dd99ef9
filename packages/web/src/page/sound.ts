/** Plays sounds: off until they are asked for. */
import { useEffect, useRef } from 'preact/hooks'
import type { Play } from './play/play.ts'
import type { Session } from './session/session.ts'
import { type Sound, sound } from './settings.ts'
import { type Heard, type SoundName, soundFor, sounds } from './sounds.ts'

/** How loud each choice is. */
const volumes: Record<Sound, number> = { off: 0, soft: 0.35, on: 1 }

let context: AudioContext | undefined

export function play(name: SoundName): void {
  const volume = volumes[sound.peek()]
  if (volume === 0) return
  context ??= new AudioContext()
  for (const [at, from, to, long, loud, shape] of sounds[name]) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = shape
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, start + long)
    gain.gain.setValueAtTime(loud * volume, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + long)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + long)
  }
}

export function useSounds(session: Session, { selected }: Play): void {
  const lines = session.lines.value
  const last = lines.at(-1)
  const now: Heard = {
    length: session.snapshot.value?.length ?? 0,
    lines: lines.length,
    sign: last === undefined ? null : session.telling.value.sign(last.event).icon,
    mine: session.offered.value !== null,
    who: selected.value,
  }
  const before = useRef(now)
  useEffect(() => {
    const name = soundFor(before.current, now)
    before.current = now
    if (name !== null) play(name)
  }, [now.length, now.lines, now.mine, now.who])
}

/** Hears what changes, and draws nothing: so the table is not drawn anew with each selection. */
export function Sounds({ session, play: by }: { session: Session; play: Play }): null {
  useSounds(session, by)
  return null
}
