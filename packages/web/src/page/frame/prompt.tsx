/** What is asked: turn, who, one sentence, what is left, and the few choices that are not on the map. */

import { Control } from '../control.tsx'
import { PlaceShown } from '../later.ts'
import { lazy } from '../lazy.tsx'
import { bringCounsel } from '../play/bring-counsel.ts'
import type { Play } from '../play/play.ts'
import type { Session } from '../session/session.ts'
import { language, ui } from '../settings.ts'
import { isOneSheet } from './layout.ts'
import { PromptChoices } from './prompt-choices.tsx'

/** The least of what can be done here: it covers nothing of the map. */
const NextWindow = lazy(() => import('../secrecy.tsx').then((module) => module.NextWindow))
const Advice = lazy(() => bringCounsel().then((module) => module.Advice))

interface Props {
  readonly session: Session
  readonly play: Play
}

export function Heading({ session, play }: Props) {
  const snapshot = session.snapshot.value
  const question = session.offered.value
  const view = session.view.value
  if (snapshot === null) return null
  const asked = snapshot.question === null ? undefined : snapshot.seats[snapshot.question.seat]
  const pending = play.pending.value
  const title =
    question !== null && view !== null
      ? session.page.heading?.(view, question, language.value, play.told.value)
      : undefined
  // Nobody is asked at this screen: nothing heads what is told.
  const heading = pending?.words ?? title ?? (snapshot.seats.length > 1 ? null : asked?.words)
  return (
    <>
      {snapshot.seats.length > 1 && asked !== undefined && snapshot.outcome === null && (
        <p class="asked label">{asked.words}</p>
      )}
      {heading && <h2>{heading}</h2>}
    </>
  )
}

/** Whose turn it is and what is asked. What happens is spoken by the log, so that nothing is heard twice. */
export function Sentence({ session }: { session: Session }) {
  const snapshot = session.snapshot.value
  if (snapshot === null || (snapshot.outcome !== null && !session.showing.value)) return null
  const isLooking = session.showing.value || session.lookingAt.value !== null
  if (isLooking || session.botIsAsked.value) {
    const paused = session.paused.value && !isLooking
    return (
      <p class="sentence" role={isLooking ? undefined : 'status'}>
        {paused ? ui().paused : session.told.value.at(-1)?.words}
      </p>
    )
  }
  return (
    <p class="sentence" role="status">
      {session.question.value?.words}
    </p>
  )
}

function Pips({ session }: { session: Session }) {
  const view = session.view.value
  const purse = view === null ? null : session.page.purse?.(view, language.value)
  if (purse == null) return null
  return (
    <p class="pips">
      {purse.of <= 12 &&
        Array.from({ length: Math.max(purse.of, purse.left) }, (_, i) => (
          <i key={i} class={i < purse.left ? 'pip' : 'pip gone'} aria-hidden="true" />
        ))}
      <b>{purse.words}</b>
    </p>
  )
}

/** While others play: how fast it is shown. */
function Watching({ session }: { session: Session }) {
  const u = ui()
  const snapshot = session.snapshot.value
  if (snapshot === null || snapshot.outcome !== null || session.lookingAt.value !== null) return null
  const isBot = session.botIsAsked.value
  if (!isBot && !session.showing.value) return null
  const hurried = session.hurried.value
  const paused = session.paused.value
  return (
    <div class="watching">
      {snapshot.pondered && <progress max={10} value={snapshot.pondered} aria-label={u.thinking} />}
      {snapshot.considers && <small class="considers">{u.considers(snapshot.considers)}</small>}
      {isBot ? (
        <Control icon="skip" label={u.hurry} pressed={hurried} wide onClick={() => session.hurry(!hurried)} />
      ) : (
        <Control icon="skip" label={u.skip} wide onClick={() => session.hurry()} />
      )}
      {isBot && session.company === null && (
        <Control
          icon={paused ? 'play' : 'pause'}
          label={paused ? u.goOn : u.pause}
          wide
          onClick={() => session.pause(!paused)}
        />
      )}
    </div>
  )
}

/** One sheet shows the place that was tapped first, or held, with the whole sum: its card has no room beside the map. */
function Previewed({ session, play }: Props) {
  const { PlaceCard } = session.page
  const option = play.pending.value ?? play.preview.value
  const view = session.view.value
  if (!isOneSheet.value) return null
  if (play.looked.value !== null) {
    return (
      <div class="prompt-preview">
        <PlaceShown play={play} place={play.looked.value} />
      </div>
    )
  }
  if (PlaceCard === undefined || view === null || option === null || option.place === null) return null
  return (
    <div class="prompt-preview">
      <PlaceCard
        place={option.place}
        view={view}
        language={language.value}
        selected={option.piece ?? play.selected.value}
        reached={{ ...option, place: option.place }}
      />
    </div>
  )
}

export function Prompt({ session, play }: Props) {
  const { Turn } = session.page
  const view = session.view.value
  return (
    <section class="panel-box prompt" aria-label={ui().actions}>
      <div class="prompt-text">
        <Previewed session={session} play={play} />
        {Turn !== undefined && view !== null && (
          <Turn view={view} language={language.value} options={session.snapshot.value?.options ?? null} />
        )}
        <div class="prompt-asked">
          <Heading session={session} play={play} />
          <Sentence session={session} />
        </div>
        <Pips session={session} />
        {play.advice.value !== null && <Advice play={play} />}
      </div>
      <PromptChoices session={session} play={play} />
      <Watching session={session} />
      {session.page.secrets && session.viewer.value !== null && <NextWindow session={session} />}
    </section>
  )
}
