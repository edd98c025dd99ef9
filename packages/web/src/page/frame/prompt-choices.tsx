/** What can be chosen in the panel: the few choices that are not on the map, and the one filled button. */
import type { Choice } from '@tabularium/engine/room'
import { useEffect, useRef } from 'preact/hooks'
import { isByKeys } from '../by-keys.ts'
import { lazy } from '../lazy.tsx'
import { numbersOf, type Option, optionOf } from '../play/options.ts'
import type { Play } from '../play/play.ts'
import { isMeant } from '../press.ts'
import { percentOf } from '../said.ts'
import type { Session } from '../session/session.ts'
import { confirm, language, ui } from '../settings.ts'
import { ActButton, actsHere } from './here.tsx'
import { isOneSheet } from './layout.ts'
import { MOST } from './most.ts'
import { Picture } from './picture.tsx'
import { Stepper } from './stepper.tsx'

const Picker = lazy(() => import('./picker.tsx').then((module) => module.Picker))
const Several = lazy(() => import('./several.tsx').then((module) => module.Several))

interface Props {
  readonly session: Session
  readonly play: Play
}

/** Those that name neither a piece nor a place, and that are not cards in hand. */
function freeOf({ groups, session: { page } }: Play): readonly Choice[] {
  return groups.value.free.filter((choice) => page.isInHand?.(choice) !== true)
}

/** Which free choices stand in the panel; the others are in the picker. */
export function inPanel(play: Play): readonly Choice[] {
  const free = freeOf(play)
  const { closing } = play.groups.value
  const all = [...free, ...play.offMap.value]
  if (all.length + Math.max(1, closing.length) <= MOST) return all
  return free.length + 1 + Math.max(1, closing.length) <= MOST ? free : []
}

function ChoiceButton({ play, choice }: { play: Play; choice: Choice }) {
  return (
    <button
      type="button"
      class="choice"
      data-action={choice.action}
      onClick={(event) => isMeant(event) && play.choose(choice)}
    >
      {choice.words}
    </button>
  )
}

/** What is lost by ending the question now; null: nothing. */
function lostNow({ offered, view, page }: Session): string | null {
  if (offered.value === null || view.value === null) return null
  return page.unspent?.(view.value, offered.value, language.value) ?? null
}

/** What ends the question: outlined, and it says what is lost. */
function Closing({ session, play, choice, beside }: Props & { choice: Choice; beside: boolean }) {
  const view = session.view.value
  const lost = lostNow(session)
  const isPending = play.pending.value?.steps[0] === choice.action
  const press = () => {
    const isAsked = lost !== null && confirm.value !== 'never' && !isPending && !play.isLight(optionOf(choice))
    if (isAsked) return play.ask(choice)
    play.choose(choice)
  }
  const short = session.page.short?.(choice, view, language.value)
  return (
    <button
      type="button"
      class={isPending || (choice.kind === 'historical' && !beside) ? 'choice closing primary' : 'choice closing'}
      data-action={choice.action}
      onClick={(event) => isMeant(event) && press()}
      title={choice.words}
    >
      {short ?? choice.words}
      {short != null && <span class="sr">: {choice.words}</span>}
      {lost !== null && !beside && <small>{lost}</small>}
    </button>
  )
}

/** The one filled button: what was just previewed, or is asked about. */
function Commit({ play, option }: { play: Play; option: Option }) {
  const button = useRef<HTMLButtonElement>(null)
  const isAsked = play.pending.value !== null
  const { page, view } = play.session
  const deed = view.value === null ? null : (page.deed?.(option, view.value, language.value) ?? null)
  useEffect(() => {
    if (isAsked && (isByKeys() || document.activeElement !== document.body)) button.current?.focus()
  }, [isAsked, option])
  const verb = option.place === null ? null : (page.verb?.(option.kind, option.place, language.value) ?? null)
  const price = option.cost > 0 ? page.price?.(option.cost, language.value) : undefined
  const said = verb === null ? option.words : [verb, price].filter((part) => part !== undefined).join(', ')
  return (
    <button
      ref={button}
      type="button"
      class="commit primary"
      onClick={() => (isAsked ? play.commit(option) : isOneSheet.value ? play.goOn(option) : play.take(option))}
      title={option.words}
    >
      {(verb !== null || deed !== null) && <Picture of={page.icon?.(option.kind) ?? null} />}
      {deed ?? said}
    </button>
  )
}

function Pending({ play, option }: { play: Play; option: Option }) {
  const percent = option.odds === null ? null : Math.round(option.odds * 100)
  const isClosing = play.groups.value.closing.some(({ action }) => action === option.steps[0])
  const known = isClosing ? lostNow(play.session) : null
  // Where what is asked says it already, it is not said twice.
  const lost = known !== null && option.words.includes(known) ? null : known
  return (
    <>
      {lost !== null && <p class="lost">{lost}</p>}
      {percent !== null && (
        <p class="chance">
          <b>{percentOf(percent / 100)}</b>
          <span class="chance-bar" aria-hidden="true">
            <i style={{ width: `${percent}%` }} />
          </span>
        </p>
      )}
      <div class="prompt-buttons">
        <button type="button" onClick={() => play.letGo()}>
          {ui().cancel}
        </button>
        <Commit play={play} option={option} />
      </div>
    </>
  )
}

function StackPart({ session, play }: Props) {
  const { Stack } = session.page
  const piece = play.told.value
  const choices = piece === null ? [] : (play.groups.value.actors.get(piece) ?? [])
  if (Stack !== undefined && piece !== null && session.view.value !== null) {
    return (
      <div class="stack-slot">
        <Stack
          view={session.view.value}
          language={language.value}
          piece={piece}
          choices={choices}
          offered={play.choices.value}
          session={session}
          onChoose={(action: string) => play.chooseAction(action)}
          number={play.number.value}
          onNumber={(number: number | null) => (play.number.value = number)}
          kind={play.kind.value}
          onKind={(kind: string | null) => (play.kind.value = kind)}
        />
      </div>
    )
  }
  const numbers = numbersOf(piece === null ? [...play.groups.value.places.values()].flat() : choices)
  return numbers === null ? null : <Stepper numbers={numbers} number={play.number} />
}

/** What the game adds to the question. */
function Asked({ session, play, previews }: Props & { previews: boolean }) {
  const { Ask } = session.page
  const question = session.offered.value
  if (Ask === undefined || question === null || session.view.value === null) return null
  return (
    <Ask
      view={session.view.value}
      language={language.value}
      question={question}
      told={session.told.value}
      onChoose={(action: string) => play.chooseAction(action)}
      kind={play.kind.value}
      onKind={(kind: string | null) => (play.kind.value = kind)}
      onUndo={() => void session.undo()}
      previews={previews}
      only={play.only.value}
    />
  )
}

/** What the filled button does; not what the game's own buttons do as well, unless the reader points at it. */
function previewed({ preview, previewed, session: { page } }: Play): Option | null {
  const option = preview.value
  return option !== null && previewed.value === null && page.isInAsk?.(option.kind) === true ? null : option
}

/** What can be chosen in the panel. */
export function PromptChoices({ session, play }: Props) {
  if (session.offered.value === null) return null
  const { closing } = play.groups.value
  const free = freeOf(play)
  const pending = play.pending.value
  if (pending !== null) return <Pending play={play} option={pending} />
  // A finger has shown what it means: it goes on, or lets go.
  const tapped = isOneSheet.value && play.previewed.value !== null ? play.preview.value : null
  if (tapped !== null) return <Pending play={play} option={tapped} />
  if (play.options.value.length > 0) return <Several play={play} />
  const shown = inPanel(play)
  const others = [...free, ...play.offMap.value].filter((choice) => !shown.includes(choice))
  const preview = previewed(play)
  const room = MOST - closing.length - shown.length - (others.length > 0 ? 1 : 0) - (preview === null ? 0 : 1)
  const hasActs = isOneSheet.value && session.page.Stack === undefined
  const acts = actsHere(play).slice(0, room)
  return (
    <>
      <Asked session={session} play={play} previews={preview !== null} />
      <StackPart session={session} play={play} />
      {hasActs && acts.some(({ choice }) => choice !== null) && (
        <div class="acts-here" aria-hidden="true">
          {acts.map((act) => (
            <ActButton key={act.action} play={play} act={act} />
          ))}
        </div>
      )}
      {shown.length > 0 && (
        <div class="prompt-buttons stacked">
          {shown.map((choice) => (
            <ChoiceButton key={choice.action} play={play} choice={choice} />
          ))}
        </div>
      )}
      {others.length > 0 && <Picker play={play} choices={others} />}
      {(preview !== null || closing.length > 0) && (
        <div class="prompt-buttons">
          {preview !== null && <Commit play={play} option={preview} />}
          {closing.map((choice) => (
            <Closing key={choice.action} session={session} play={play} choice={choice} beside={preview !== null} />
          ))}
        </div>
      )}
    </>
  )
}
