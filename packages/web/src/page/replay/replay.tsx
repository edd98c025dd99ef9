/** Looking back: the table itself with a track of turns at its foot, and playing on from any moment. */

import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { Control } from '../control.tsx'
import { isOver } from '../game-page.ts'
import { lazy } from '../lazy.tsx'
import { asidesOf } from '../log/asides.ts'
import { EntryText } from '../log/log.tsx'
import { isOwn } from '../log/turns.ts'
import { asides } from '../log/words.ts'
import { playOnFrom } from '../session/branching.ts'
import { lookAt, lookAtPresent } from '../session/looking-back.ts'
import type { Session } from '../session/session.ts'
import { paces, type Speed, speed, ui } from '../settings.ts'
import { type Stop, stopAt, stopsOf, turnFrom } from './turn-track.ts'
import '../../style/replay.css'

const Study = lazy(() => import('../study/study.tsx').then((module) => module.Study))

/** How long an action is to be seen, in milliseconds at normal pace. */
const STEP = 600
const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant']

interface Moment {
  readonly at: number
  readonly length: number
  readonly stops: readonly Stop[]
  readonly look: (number: number) => void
}

function useMoment(session: Session): Moment {
  const { turns, reader } = asidesOf(session)
  const length = session.snapshot.value?.length ?? 0
  const at = session.lookingAt.value ?? length
  const stops = stopsOf(turns.value, asides().start, (turn) => isOwn(turn, session.telling.value, reader.value))
  const look = (number: number) => void lookAt(session, Math.max(0, Math.min(length, number)))
  return { at, length, stops, look }
}

/** Whether a key is meant for something that takes keys itself. */
const isTaken = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** A dialog over the replay has all keys. */
const isUnderDialog = () => document.querySelector('dialog[open]') !== null

function useKeys(session: Session, { at, length, stops, look }: Moment, toggle: () => void): void {
  // At once: the next key may come before the page is drawn.
  useLayoutEffect(() => {
    const keys: Record<string, (isShift: boolean) => void> = {
      ArrowLeft: (isShift) => look(isShift ? turnFrom(stops, at, -1, length) : at - 1),
      ArrowRight: (isShift) => look(isShift ? turnFrom(stops, at, 1, length) : at + 1),
      Home: () => look(0),
      End: () => look(length),
      ' ': toggle,
      Escape: () => lookAtPresent(session),
    }
    const onKey = (event: KeyboardEvent) => {
      const press = keys[event.key]
      const isButton = event.key === ' ' && event.target instanceof HTMLButtonElement
      if (press === undefined || isButton || isUnderDialog() || (isTaken(event) && event.key !== 'Escape')) return
      event.preventDefault()
      event.stopPropagation()
      press(event.shiftKey)
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [session, at, length, stops.length])
}

/** Plays on by itself, to the end. */
function usePlayback({ at, length, look }: Moment) {
  const running = useSignal(false)
  useEffect(() => {
    if (!running.value) return undefined
    if (at >= length) {
      running.value = false
      return undefined
    }
    const timer = setTimeout(() => look(at + 1), STEP * Math.max(0.2, paces[speed.value]))
    return () => clearTimeout(timer)
  }, [running.value, at])
  return running
}

/** A line for each turn; the reader's own are longer. */
function Ticks({ stops, length }: Pick<Moment, 'stops' | 'length'>) {
  const x = (at: number) => (at / Math.max(1, length)) * 100
  return (
    <svg class="ticks" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {stops.map(({ at, isOwn: isMine }) => (
        <path key={at} d={`M${x(at)} 10V${isMine ? 0 : 5}`} />
      ))}
    </svg>
  )
}

function Track({ moment: { at, length, stops, look } }: { moment: Moment }) {
  const u = ui()
  return (
    <div class="track">
      <Ticks stops={stops} length={length} />
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={u.replay}
        aria-valuetext={`${stops[stopAt(stops, at)]?.words ?? ''}, ${u.step(at, length)}`}
        onInput={(event) => look(Number(event.currentTarget.value))}
      />
    </div>
  )
}

/** Any turn by its name. */
function TurnChoice({ moment: { at, stops, look } }: { moment: Moment }) {
  return (
    <select
      aria-label={asides().track}
      value={String(stopAt(stops, at))}
      onChange={(event) => look(stops[Number(event.currentTarget.value)]?.at ?? 0)}
    >
      {stops.map(({ words, at: begins }, i) => (
        <option key={begins} value={String(i)}>
          {words}
        </option>
      ))}
    </select>
  )
}

/** What the action before this moment brought about. */
function Events({ session, at }: { session: Session; at: number }) {
  const told = asidesOf(session).turns.value.flatMap(({ entries }) => entries)
  const entries = told.filter(({ line }) => line.action === at - 1)
  return (
    <section class="replay-events" aria-label={asides().events}>
      {entries.length === 0 ? (
        <p class="hint">{asides().nothingThen}</p>
      ) : (
        <ul class="plain">
          {entries.map((entry, i) => (
            <li key={i}>
              <EntryText session={session} entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function Replay({ session }: { session: Session }) {
  const u = ui()
  const moment = useMoment(session)
  const { at, length, stops, look } = moment
  const running = usePlayback(moment)
  const toggle = () => {
    if (!running.value && at >= length) look(0)
    running.value = !running.value
  }
  useKeys(session, moment, toggle)
  if (asidesOf(session).playing.value !== null) return null
  const name = session.snapshot.value?.name ?? ''
  const where = stops[stopAt(stops, at)]?.words ?? asides().start
  const { snapshot } = session
  // What others hold is in the file of a game: it goes on elsewhere only when it is over here.
  const mayBranch = session.company === null || (snapshot.value !== null && isOver(snapshot.value))
  return (
    <section class="panel-box replay" aria-label={u.replay} aria-description={asides().keys}>
      <Events session={session} at={at} />
      {mayBranch && <Study session={session} at={at} />}
      <Track moment={moment} />
      <div class="replay-row">
        <div class="replay-steps">
          <Control
            icon="first"
            label={asides().previousTurn}
            disabled={at === 0}
            onClick={() => look(turnFrom(stops, at, -1, length))}
          />
          <Control icon="left" label={u.previous} disabled={at === 0} onClick={() => look(at - 1)} />
          <Control
            icon={running.value ? 'pause' : 'play'}
            label={u.playback}
            pressed={running.value}
            onClick={toggle}
          />
          <Control icon="right" label={u.next} disabled={at === length} onClick={() => look(at + 1)} />
          <Control
            icon="last"
            label={asides().nextTurn}
            disabled={at === length}
            onClick={() => look(turnFrom(stops, at, 1, length))}
          />
        </div>
        <TurnChoice moment={moment} />
        <output>{u.step(at, length)}</output>
        <select
          class="replay-speed"
          aria-label={u.speed}
          value={speed.value}
          onChange={(event) => (speed.value = SPEEDS.find((each) => each === event.currentTarget.value) ?? 'normal')}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {u.speeds[each]}
            </option>
          ))}
        </select>
        {mayBranch && (
          <button
            type="button"
            class="outlined"
            onClick={() => void playOnFrom(session, at, asides().from(name, where))}
          >
            {asides().playOn}
          </button>
        )}
        <button type="button" class="filled" onClick={() => lookAtPresent(session)}>
          {u.replayExit}
        </button>
      </div>
    </section>
  )
}
