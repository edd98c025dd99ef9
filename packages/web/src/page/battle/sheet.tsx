/** The battle sheet: what decides a piece's life, before the die and after it. */
import { useSignal } from '@preact/signals'
import type { Choice } from '@tabularium/engine/room'
import { useEffect, useRef } from 'preact/hooks'
import { ControlIcon } from '../control.tsx'
import { faceWords } from '../dice/kinds.ts'
import { language } from '../settings.ts'
import type { Battle, BattleResult } from './battle.ts'
import { Banners, BigDice, Chances, Endings, Faces, Forces, ResultTable, Sum } from './parts.tsx'
import { battleWords } from './words.ts'
import '../parts-icons.ts'
import '../../style/battle.css'
import '../../style/battle-outcome.css'
import '../../style/battle-foot.css'
import '../../style/battle-small.css'

/** What can be pressed in it. */
export interface SheetButton {
  readonly words: string
  readonly onPress: () => void
  readonly isFilled?: boolean
  readonly icon?: 'roll' | 'again'
}

interface Props {
  readonly battle: Battle
  readonly result: BattleResult | null
  readonly buttons: readonly SheetButton[]
  /** Which of several it is: what moves begins anew with each. */
  readonly step?: string
  /** It was there before and goes on: it does not come anew. */
  readonly goesOn?: boolean
  /** What a lesson says of it. */
  readonly lesson?: string | null
  /** Stratagems that can be played before the die. */
  readonly plays?: readonly Choice[]
  readonly onPlay?: (action: string) => void
  /** null: it cannot be closed. */
  readonly onClose: (() => void) | null
  /** What a clause says. */
  readonly clauseWords: (clause: string) => Promise<string | null>
}

type OnRule = (clause: string) => void

interface Inner extends Props {
  readonly onRule: OnRule
}

function Outcome({ result }: { result: BattleResult }) {
  const w = battleWords[language.value]
  const faces = result.dice.map(({ die, face }) => faceWords(die, face))
  return (
    <div class="outcome" role="status">
      <p class="sr">{w.rolled(faces)}</p>
      <p class={`word ink-${result.side ?? 'none'}`}>{result.word}</p>
      <p class="sentence">{result.sentence}</p>
      <p class="sr">{`${result.losses.left} ${result.losses.right}`}</p>
    </div>
  )
}

function Points({ result, onRule }: { result: BattleResult; onRule: OnRule }) {
  return (
    <>
      {result.points.map(({ words, clause }) => (
        <p key={words} class="points">
          {words}{' '}
          {clause !== null && (
            <button type="button" class="clause-link" onClick={() => onRule(clause)}>
              {clause}
            </button>
          )}
        </p>
      ))}
    </>
  )
}

const Had = ({ result }: { result: BattleResult }) =>
  result.had === null ? null : <p class="had">{battleWords[language.value].had(Math.round(result.had * 100))}</p>

function Plays({ plays, onPlay }: { plays: readonly Choice[]; onPlay: (action: string) => void }) {
  if (plays.length === 0) return null
  return (
    <div class="plays">
      <h3>{battleWords[language.value].stratagems}</h3>
      {plays.map(({ action, words }) => (
        <button key={action} type="button" onClick={() => onPlay(action)}>
          {words}
        </button>
      ))}
    </div>
  )
}

function Buttons({ buttons }: { buttons: readonly SheetButton[] }) {
  return (
    <div class="sheet-buttons">
      {buttons.map(({ words, onPress, isFilled = false, icon }) => (
        <button key={words} type="button" class={isFilled ? 'filled' : ''} onClick={onPress}>
          {icon !== undefined && <ControlIcon icon={icon} />}
          {words}
        </button>
      ))}
    </div>
  )
}

/** With a table of results: left forces, sum and table; right chances, stake and die. */
function InTwo({ battle, result, buttons, plays = [], onPlay = () => {}, onRule }: Inner) {
  const w = battleWords[language.value]
  return (
    <div class="in-two">
      <div class="half">
        <div class="both-forces">
          <Forces side={battle.left} />
          <Forces side={battle.right} />
        </div>
        <h2>{battle.title}</h2>
        <Sum lines={battle.sum} language={language.value} onRule={onRule} />
        <Plays plays={plays} onPlay={onPlay} />
        {battle.table !== null && <ResultTable table={battle.table} cell={result?.cell ?? null} />}
      </div>
      <div class="half">
        {result === null ? (
          <>
            <p class="about">{battle.about}</p>
            <p class="wins">
              {battle.wins.words} <b class={`ink-${battle.wins.side ?? 'none'}`}>{w.percent(battle.wins.chance)}</b>
            </p>
            <Chances chances={battle.chances} />
            <Endings endings={battle.endings} language={language.value} />
            {battle.stake !== null && <p class="stake">{battle.stake}</p>}
            <div class="still">
              <BigDice dice={battle.dice} hasLanded={false} />
              <p>{battle.hint}</p>
            </div>
          </>
        ) : (
          <>
            <BigDice dice={result.dice} hasLanded />
            <Outcome result={result} />
            <p class="fallen">{[result.losses.left, result.losses.right].filter((words) => words !== '').join(' ')}</p>
            <Points result={result} onRule={onRule} />
            <Had result={result} />
          </>
        )}
        <Buttons buttons={buttons} />
      </div>
    </div>
  )
}

/** With a card for each face: a side left and right, the sum between them, faces at the foot. */
function InThree({ battle, result, buttons, plays = [], onPlay = () => {}, onRule }: Inner) {
  const w = battleWords[language.value]
  return (
    <>
      <div class="in-three">
        <div class="third">
          <Forces side={battle.left} />
          {result !== null && <p class={`fallen ink-${battle.left.side}`}>{result.losses.left}</p>}
        </div>
        <div class="third middle">
          <h2 class="sr">{battle.title}</h2>
          <Sum lines={battle.sum} language={language.value} onRule={onRule} />
          <Plays plays={plays} onPlay={onPlay} />
          {result === null ? (
            <>
              <p class="wins">
                {battle.wins.words} <b class={`ink-${battle.wins.side ?? 'none'}`}>{w.percent(battle.wins.chance)}</b>
              </p>
              <Chances chances={battle.chances} />
              <Endings endings={battle.endings} language={language.value} />
              {battle.stake !== null && <p class="stake">{battle.stake}</p>}
            </>
          ) : (
            <>
              {result.dice.length > 0 && <BigDice dice={result.dice} hasLanded />}
              <Outcome result={result} />
            </>
          )}
        </div>
        <div class="third">
          <Forces side={battle.right} />
          {result !== null && (
            <>
              <p class={`fallen ink-${battle.right.side}`}>{result.losses.right}</p>
              <Points result={result} onRule={onRule} />
            </>
          )}
        </div>
      </div>
      <div class="sheet-foot">
        {battle.faces !== null && <Faces faces={battle.faces} face={result?.face ?? null} title={battle.hint} />}
        <div class="foot-row">
          {result !== null && <Had result={result} />}
          <Buttons buttons={buttons} />
        </div>
      </div>
    </>
  )
}

export function Sheet(props: Props) {
  const { battle, result, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // The button that goes on has the focus: Space and Enter press it.
  const clause = useSignal<{ readonly id: string; readonly words: string } | null>(null)
  const onRule = async (id: string) => {
    const words = await props.clauseWords(id)
    clause.value = clause.value?.id === id || words === null ? null : { id, words }
  }
  const button = props.buttons[0]?.words
  useEffect(() => dialog.current?.querySelector<HTMLElement>('.sheet-buttons .filled')?.focus(), [button, result])
  const onCancel = (event: Event) => {
    event.preventDefault()
    onClose?.()
  }
  return (
    <dialog
      ref={dialog}
      class={props.goesOn ? 'battle-sheet goes-on' : 'battle-sheet'}
      aria-label={battle.title}
      onCancel={onCancel}
    >
      {props.lesson != null && <p class="sheet-lesson">{props.lesson}</p>}
      <Banners left={battle.left} right={battle.right} />
      {battle.faces === null ? (
        <InTwo key={props.step} {...props} onRule={onRule} />
      ) : (
        <InThree key={props.step} {...props} onRule={onRule} />
      )}
      {clause.value !== null && (
        <p class="sheet-clause" role="status">
          <b>{clause.value.id}</b> {clause.value.words}
          <button type="button" aria-label={battleWords[language.value].close} onClick={() => (clause.value = null)}>
            <ControlIcon icon="close" />
          </button>
        </p>
      )}
      {onClose !== null && (
        <button type="button" class="sheet-close" aria-label={battleWords[language.value].close} onClick={onClose}>
          <ControlIcon icon="close" />
        </button>
      )}
    </dialog>
  )
}
