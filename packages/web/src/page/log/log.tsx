/** The log: headed by turn and side, dice under their event, older turns folded; nothing is left out. */

import { useSignal } from '@preact/signals'
import type { Line } from '@tabularium/engine/room'
import { Fragment } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { DieFace } from '../dice/die.tsx'
import { memo } from '../memo.ts'
import { lookAt } from '../session/looking-back.ts'
import type { Session } from '../session/session.ts'
import { language, ui } from '../settings.ts'
import { type Asides, asidesOf } from './asides.ts'
import { lightsUp } from './lighting.ts'
import { withNames } from './names.ts'
import { SignIcon } from './sign.tsx'
import { type Entry, firstOpen, isRoll, type Turn } from './turns.ts'
import { asides } from './words.ts'
import '../../style/log.css'

/** The words of a line with the names of its places in bold, as the page writes them. */
function Told({ line, session }: { line: Line; session: Session }) {
  const { name } = asidesOf(session)
  const parts = withNames(line.words, session.page.places(line.event), name)
  return (
    <>
      {parts.map((part, i) =>
        typeof part === 'string' ? <Fragment key={i}>{part}</Fragment> : <b key={i}>{part.name}</b>,
      )}
    </>
  )
}

function Dice({ dice, session }: { dice: readonly Line[]; session: Session }) {
  return (
    <span class="log-dice">
      {dice.map(({ event }, i) => (
        <DieFace key={i} die={String(event.die)} face={Number(event.face)} />
      ))}
      {dice.map(({ event }) => (isRoll(event) ? session.telling.value.rolled(event, language.value) : '')).join(', ')}
    </span>
  )
}

/** A line with its sign, its places in bold and its dice. */
export function EntryText({ session, entry: { line, dice } }: { session: Session; entry: Entry }) {
  return (
    <>
      <SignIcon sign={session.telling.value.sign(line.event)} />
      <span>
        <Told line={line} session={session} />
        {dice.length > 0 && <Dice dice={dice} session={session} />}
      </span>
    </>
  )
}

/** Pointed at, it lights its places; pressed, it goes to that moment. */
function LogLine({ session, entry }: { session: Session; entry: Entry }) {
  const { line } = entry
  const isNow = session.lookingAt.value === line.action + 1
  return (
    <li class="line" aria-current={isNow ? 'step' : undefined}>
      <button
        type="button"
        onClick={() => void lookAt(session, line.action + 1)}
        {...lightsUp(session, () => session.page.places(line.event))}
      >
        <EntryText session={session} entry={entry} />
      </button>
    </li>
  )
}

interface TurnProps {
  readonly session: Session
  readonly turn: Turn
  readonly isOpen: boolean
  readonly onFold: (from: number, isOpen: boolean) => void
}

const LogTurn = memo(function LogTurn({ session, turn, isOpen, onFold }: TurnProps) {
  return (
    <section class="log-turn">
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => onFold(turn.from, !isOpen)}>
          {turn.head?.words ?? asides().start}
          {!isOpen && <span class="count">{asides().lines(turn.entries.length)}</span>}
        </button>
      </h3>
      {isOpen && (
        <ol class="plain">
          {turn.entries.map((entry, i) => (
            <LogLine key={i} session={session} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  )
})

/** How far from its end a log may be scrolled and still follow what is new, in pixels. */
const NEAR_END = 40

/** By what a reader scrolls. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** What scrolls the log: itself, or the panel around it. */
function scrollerOf(log: HTMLElement | null): HTMLElement | null {
  for (let box = log; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box
  }
  return null
}

/** Follows what is told, unless the reader has gone back to look at something. */
function useNewestInSight(count: number, at: number | null) {
  const list = useRef<HTMLElement>(null)
  const follows = useRef(true)
  useEffect(() => {
    // A fold that closes moves it too: only what a hand has moved is left where it is.
    let isByHand = false
    const isHere = (target: EventTarget | null) => target instanceof Element && target.closest('.panels, .log') !== null
    const onHand = ({ target }: Event) => {
      isByHand ||= isHere(target)
    }
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.contains(list.current)) return
      const isAtEnd = target.scrollTop + target.clientHeight > target.scrollHeight - NEAR_END
      if (isAtEnd || isByHand) follows.current = isAtEnd
      isByHand = false
    }
    addEventListener('scroll', onScroll, true)
    for (const hand of HANDS) addEventListener(hand, onHand, { capture: true, passive: true })
    return () => {
      removeEventListener('scroll', onScroll, true)
      for (const hand of HANDS) removeEventListener(hand, onHand, { capture: true })
    }
  }, [])
  useEffect(() => {
    const box = scrollerOf(list.current)
    if (box !== null && follows.current) box.scrollTop = box.scrollHeight
  }, [count])
  useEffect(() => {
    if (at !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return list
}

/** Turns that the reader has opened or folded himself. */
function useFolds(session: Session, { turns, reader }: Asides) {
  const folds = useSignal<ReadonlyMap<number, boolean>>(new Map())
  const first = firstOpen(turns.value, session.telling.value, reader.value)
  const onFold = useRef((from: number, isOpen: boolean) => {
    folds.value = new Map([...folds.value, [from, isOpen]])
  })
  const at = session.lookingAt.value
  // The turn that is looked back at is open.
  const shown = at === null ? -1 : turns.value.findLastIndex(({ action }) => action < at)
  const isOpen = (turn: Turn, i: number) => folds.value.get(turn.from) ?? (i >= first || i === shown)
  return { isOpen, onFold: onFold.current }
}

export function Log({ session }: { session: Session }) {
  const read = asidesOf(session)
  const { isOpen, onFold } = useFolds(session, read)
  const turns = read.turns.value
  const list = useNewestInSight(session.lines.value.length, session.lookingAt.value)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="log" tabIndex={0} aria-label={ui().log} ref={list}>
      {turns.length === 0 && <p class="hint">{asides().empty(session.offered.value?.words ?? '')}</p>}
      {turns.map((turn, i) => (
        <LogTurn key={turn.from} session={session} turn={turn} isOpen={isOpen(turn, i)} onFold={onFold} />
      ))}
    </section>
  )
}

/** How many of the latest lines are there to be spoken. */
const SPOKEN = 12

/** What a screen reader hears of what happens, once, whatever panel is open. */
export function SpokenLog({ session }: { session: Session }) {
  const lines = session.told.value
  const first = Math.max(0, lines.length - SPOKEN)
  return (
    <div class="sr" role="log" aria-live="polite" aria-label={ui().log}>
      {lines.slice(first).map((line, i) => (
        <p key={first + i}>{line.words}</p>
      ))}
    </div>
  )
}
