/** Looking back: any moment of the game, and playing on from there. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Control } from '../control.tsx'
import { playOnFrom } from '../session/branching.ts'
import type { Session } from '../session/session.ts'
import { paces, speed, ui } from '../settings.ts'
import '../../style/asides.css'

export function Replay({ session }: { session: Session }) {
  const u = ui()
  const running = useSignal(false)
  const length = session.snapshot.value?.length ?? 0
  const at = session.lookingAt.value ?? length
  const look = (number: number) => void session.lookAt(Math.max(0, Math.min(length, number)))
  useEffect(() => {
    if (!running.value) return
    if (at >= length) {
      running.value = false
      return
    }
    const timer = setTimeout(() => look(at + 1), 600 * Math.max(0.2, paces[speed.value]))
    return () => clearTimeout(timer)
  }, [running.value, at])
  const branch = () => playOnFrom(session, at)
  return (
    <section class="replay" aria-label={u.replay}>
      <Control icon="left" label={u.previous} disabled={at === 0} onClick={() => look(at - 1)} />
      <Control
        icon={running.value ? 'pause' : 'play'}
        label={u.playback}
        pressed={running.value}
        onClick={() => (running.value = !running.value)}
      />
      <Control icon="right" label={u.next} disabled={at === length} onClick={() => look(at + 1)} />
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={u.replay}
        aria-valuetext={u.step(at, length)}
        onInput={(e) => look(Number(e.currentTarget.value))}
      />
      <output>{u.step(at, length)}</output>
      <button type="button" onClick={branch}>
        {u.playFromHere}
      </button>
      <button type="button" class="primary" onClick={() => session.lookAtPresent()}>
        {u.replayExit}
      </button>
    </section>
  )
}
