/** What is asked, and everything that can be done: each action a named control. */
import { useSignal } from '@preact/signals'
import type { Choice } from '@tabularium/engine/room'
import { useRef } from 'preact/hooks'
import { isMeant, press } from './press.ts'
import type { Session } from './session/session.ts'
import type { Offer } from './session/table-state.ts'
import { language, ui } from './settings.ts'
import { reason } from './tables.ts'

/** What ends a phase stands out. */
const CLOSING = ['end', 'done', 'pay', 'historical']

interface Props {
  readonly session: Session
  /** In a guided game, the only actions that may be done. */
  readonly only: readonly string[] | null
}

function ChoiceButton({ session, choice, enabled }: { session: Session; choice: Choice; enabled: boolean }) {
  const described = choice.forecast === null ? undefined : `sum ${choice.action}`.replaceAll(' ', '-')
  // What belongs to no place on the board can be pointed at nowhere else.
  const isPlaced = session.spotOf(choice.action) !== null
  return (
    <button
      type="button"
      class={CLOSING.includes(choice.action) ? 'choice primary' : 'choice'}
      data-action={choice.action}
      disabled={!enabled}
      aria-describedby={described}
      onClick={(event) => isMeant(event) && session.act(choice.action)}
    >
      {choice.words}
      {choice.forecast !== null && (
        <span id={described} class={isPlaced ? 'sr' : 'foretold'} aria-hidden="true">
          {session.page.foretell?.(choice.forecast, language.value)}
        </span>
      )}
    </button>
  )
}

/** An action that is always shown and cannot be done now: pointed at, it says why. */
function Impossible({ session, action, words }: { session: Session; action: string; words: string }) {
  const here = useRef(false)
  const point = async () => {
    here.current = true
    const refusal = await session.whyNot(action)
    if (here.current && refusal !== null)
      session.whyPointed.value = `${reason(refusal)} (${refusal.rule ?? refusal.code})`
  }
  const leave = () => {
    here.current = false
    session.whyPointed.value = null
  }
  return (
    <button
      type="button"
      class="choice impossible"
      aria-disabled="true"
      data-action={action}
      onClick={() => session.askWhy(action)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {words}
    </button>
  )
}

function Standing({ session, question }: { session: Session; question: Offer }) {
  const missing = session.page
    .standing?.(question.ask, language.value)
    .filter(([action]) => !question.choices.some((choice) => choice.action === action))
  return (
    <>
      {missing?.map(([action, words]) => (
        <Impossible key={action} session={session} action={action} words={words} />
      ))}
    </>
  )
}

export function Choices({ session, only }: Props) {
  const question = session.offered.value
  const snapshot = session.snapshot.value
  if (question === null || snapshot === null) return null
  const groups = session.page.groups?.(language.value, question, snapshot.view) ?? []
  // One listener for all buttons: they come and go with every action.
  const point = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.choice:not(.impossible)') : null
    const action = button?.dataset.action
    session.pointed.value = action === undefined ? null : session.spotOf(action)
  }
  const leave = () => {
    session.pointed.value = null
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what is pressed
    <div
      class="choices"
      id="actions"
      onMouseDown={(event) => press(event, '.choice')}
      onPointerOver={point}
      onPointerLeave={leave}
      onFocusIn={point}
      onFocusOut={leave}
    >
      {groups.map(([title, kinds, folded = false], i) => {
        const choices = question.choices.filter(({ action }) =>
          [action, action.split(' ')[0] ?? ''].some((kind) => kinds.includes(kind)),
        )
        if (choices.length === 0 && i !== 0) return null
        const buttons = choices.map((choice) => (
          <ChoiceButton
            key={choice.action}
            session={session}
            choice={choice}
            enabled={only === null || only.includes(choice.action)}
          />
        ))
        return folded ? (
          <details key={title} class="group">
            <summary>{`${title} (${choices.length})`}</summary>
            {buttons}
          </details>
        ) : (
          <fieldset key={title} class="group">
            <legend>{title}</legend>
            {buttons}
            {i === 0 && only === null && <Standing session={session} question={question} />}
          </fieldset>
        )
      })}
      {only === null && <WhatAbout session={session} />}
      <p class="sr" role="status">
        {session.whyPointed.value}
      </p>
    </div>
  )
}

/** For those who cannot point at the board: any place by its name. */
function WhatAbout({ session }: { session: Session }) {
  const chosen = useSignal('')
  const u = ui()
  return (
    <label class="what-about" title={u.whatAboutHint}>
      {u.whatAbout}
      <select
        value={chosen.value}
        onChange={(e) => {
          chosen.value = e.currentTarget.value
          session.pointed.value = chosen.value
          void session.askAbout(chosen.value)
        }}
      >
        <option value="">{u.choosePlace}</option>
        {session.page.spots().map(({ spot, name }) => (
          <option key={spot} value={spot}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What the reader points at: cost, odds and the sum behind them; or why it cannot be done. */
export function Pointed({ session }: { session: Session }) {
  const spot = session.pointed.value
  const choices = spot === null ? [] : (session.open.value.get(spot) ?? [])
  const hint = session.whyPointed.value
  if (choices.length === 0 && !hint) return null
  return (
    <div class="pointed-at" aria-hidden="true">
      {hint && <p>{hint}</p>}
      {choices.map((choice) => (
        <p key={choice.action}>
          {choice.words}
          {choice.forecast !== null && <small>{session.page.foretell?.(choice.forecast, language.value)}</small>}
        </p>
      ))}
    </div>
  )
}
