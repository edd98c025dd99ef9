/** Games with hidden hands: who looks, and at which windows people at this screen are asked. */
import { signal, useSignal } from '@preact/signals'
import type { Language, Seat } from '@tabularium/engine'
import type { Viewer } from '@tabularium/engine/room'
import { useEffect } from 'preact/hooks'
import type { Snapshot } from '../table/protocol.ts'
import '../style/secrecy.css'
import { Counter } from './board/counters/counter.tsx'
import { lazy } from './lazy.tsx'
import { letting, type Secrets } from './letting.ts'
import type { Session } from './session/session.ts'
import { language, ui } from './settings.ts'
import '../style/forms.css'
import '../style/dialogs.css'

const LetPass = lazy(() => import('./let-pass.tsx').then((module) => module.LetPass))
const Letting = lazy(() => import('./let-pass.tsx').then((module) => module.Letting))

interface Words {
  yours(seat: string): string
  readonly handOver: string
  readonly here: string
  readonly windows: string
  readonly hint: string
  readonly next: string
  readonly nextWaits: string
}

const catalogues: Record<Language, Words> = {
  en: {
    yours: (seat) => `${seat}: it is for you to answer`,
    handOver: 'What you hold is for your eyes alone. Nothing of it is shown before you are ready.',
    here: 'Ready',
    windows: 'When to ask me whether I play something',
    hint: 'At other moments nothing is played for you. You are not asked either where you could only pass, unless another person would learn from it.',
    next: 'Ask me at the next window',
    nextWaits: 'You will be asked at the next window.',
  },
  fr: {
    yours: (seat) => `${seat} : à vous de répondre`,
    handOver: 'Votre main n’est que pour vos yeux. Rien n’en est montré avant que vous ne soyez prêt.',
    here: 'Prêt',
    windows: 'Quand demander si je joue quelque chose',
    hint: 'Aux autres moments, rien n’est joué pour vous. On ne vous demande rien non plus là où vous ne pourriez que passer, sauf si une autre personne en apprenait quelque chose.',
    next: 'Être interrogé à la prochaine occasion',
    nextWaits: 'Vous serez interrogé à la prochaine occasion.',
  },
}

/** Under what name a seat's choices are kept: of several people at one screen each has his own, wherever he sits the next time. */
function keyOf({ seats, names }: Snapshot, seat: Seat): string {
  const people = seats.filter(({ player }) => player === 'person').length
  if (people < 2) return 'tabularium.windows'
  return names[seat] ? `tabularium.windows.of.${names[seat]}` : `tabularium.windows.${seats[seat]?.name}`
}

/** What was chosen by this page, by that name. */
const chosen = signal<Readonly<Record<string, readonly string[]>>>({})

function read(key: string): readonly string[] | undefined {
  try {
    return localStorage.getItem(key)?.split(' ')
  } catch {
    return undefined
  }
}

function write(key: string, moments: readonly string[]): void {
  chosen.value = { ...chosen.value, [key]: moments }
  try {
    localStorage.setItem(key, moments.join(' '))
  } catch {
    // The choice lasts as long as the page.
  }
}

const watched = (snapshot: Snapshot, seat: Seat, { usual }: Secrets): readonly string[] =>
  chosen.value[keyOf(snapshot, seat)] ?? read(keyOf(snapshot, seat)) ?? usual

function watch(session: Session, secrets: Secrets, next: boolean): Promise<boolean> {
  const snapshot = session.snapshot.value
  if (snapshot === null) return Promise.resolve(false)
  const wishes = snapshot.seats.map((_, seat) =>
    watched(snapshot, seat, secrets).filter(
      (moment) => !letting.value.has(seat) || !secrets.inARow?.moments.includes(moment),
    ),
  )
  return session.wish(() => session.link.watch(wishes, next))
}

/** Before anything is drawn; always the same function, so that it is called once. */
const raise = (dialog: HTMLDialogElement | null) => dialog?.showModal()

/** Covers everything until who is asked says that he is there. */
function Curtain({ session }: { session: Session }) {
  const w = catalogues[language.value]
  const snapshot = session.snapshot.value
  const number = snapshot?.question?.seat ?? -1
  const seat = snapshot?.seats[number]
  const emblem = snapshot === null ? null : (session.page.emblem?.(number, snapshot.view, language.value) ?? null)
  return (
    <dialog
      ref={raise}
      class={`curtain ${emblem?.side ?? ''}`}
      aria-labelledby="curtain-seat"
      aria-describedby="curtain-text"
      onCancel={(event) => event.preventDefault()}
    >
      {emblem !== null && (
        <svg class="curtain-emblem" viewBox="-60 -60 120 120" aria-hidden="true">
          <Counter form={emblem.form} owner={emblem.side} size={110} icon={emblem.icon} />
        </svg>
      )}
      {emblem !== null && <p class="curtain-camp">{emblem.words}</p>}
      <h2 id="curtain-seat">{w.yours(seat?.words ?? '')}</h2>
      <p id="curtain-text">{w.handOver}</p>
      <button type="button" class="primary" onClick={() => session.look()}>
        {w.here}
      </button>
      <a href="#/">{ui().home}</a>
    </dialog>
  )
}

/** The curtain; and the table is told at which windows people want to be asked. */
export function Secrecy({ session }: { session: Session }) {
  const { secrets } = session.page
  useEffect(() => {
    if (secrets !== undefined) void watch(session, secrets, false)
  }, [session])
  const isCovered = session.covered.value && !session.showing.value
  const hasCurtain = isCovered && session.snapshot.value?.outcome == null
  return (
    <>
      {secrets !== undefined && letting.value.size > 0 && (
        <Letting session={session} onWish={() => void watch(session, secrets, false)} />
      )}
      {hasCurtain && <Curtain session={session} />}
    </>
  )
}

/** A wish to be asked at the next window, whichever it is. */
export function NextWindow({ session }: { session: Session }) {
  const { secrets } = session.page
  /** Whose wish it is, if there is one. */
  const waiting = useSignal<Viewer>(null)
  const moment = session.question.value?.window ?? null
  const isAsked = moment !== null
  useEffect(() => {
    if (isAsked) waiting.value = null
  }, [isAsked])
  if (secrets === undefined || session.snapshot.value?.outcome != null) return null
  const w = catalogues[language.value]
  const isWaiting = waiting.value !== null && waiting.value === session.viewer.value
  const { value: seat } = session.viewer
  const inRow = moment !== null && session.offered.value !== null && secrets.inARow?.moments.includes(moment)
  if (seat !== null && (inRow || typeof letting.value.get(seat) === 'string')) {
    return (
      <LetPass
        session={session}
        seat={seat}
        moment={inRow ? moment : null}
        onWish={() => void watch(session, secrets, false)}
      />
    )
  }
  return (
    <p class="next-window">
      {!isWaiting && (
        <button
          type="button"
          class="link"
          onClick={() => {
            waiting.value = session.viewer.value
            void watch(session, secrets, true)
          }}
        >
          {w.next}
        </button>
      )}
      <span role="status">{isWaiting && w.nextWaits}</span>
    </p>
  )
}

/** At which windows to be asked. */
export function Windows({ session }: { session: Session }) {
  const { secrets } = session.page
  if (secrets === undefined) return null
  const w = catalogues[language.value]
  const snapshot = session.snapshot.value
  const seat = session.viewer.value
  if (snapshot === null || seat === null) return null
  const now = watched(snapshot, seat, secrets)
  const choose = (moment: string, on: boolean) => {
    const moments = secrets.moments.filter((each) => (each === moment ? on : now.includes(each)))
    write(keyOf(snapshot, seat), moments)
    void watch(session, secrets, false)
  }
  return (
    <fieldset class="group windows">
      <legend>{w.windows}</legend>
      {secrets.moments.map((moment) => (
        <label key={moment} class="check">
          <input
            type="checkbox"
            checked={now.includes(moment)}
            onChange={(event) => choose(moment, event.currentTarget.checked)}
          />
          {secrets.words(moment, language.value)}
        </label>
      ))}
      <p class="hint">{w.hint}</p>
    </fieldset>
  )
}
