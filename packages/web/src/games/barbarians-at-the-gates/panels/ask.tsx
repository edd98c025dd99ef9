/** What a big question adds to the prompt: what is still to do, seen whole. */
import { spaceName, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  asked,
  frameOf,
  marchOf,
  placeOf,
  raidOf,
  spaces,
  tribes,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import { isObject, type Language } from '@tabularium/engine'
import type { AskProps } from '../../../page/game-page.ts'
import { percentOf } from '../../../page/said.ts'
import { panelWords } from '../words/panels/index.ts'
import { Along, COMPANY } from './along.tsx'
import { named, namesIn, numberIn, placeNamed } from './said.ts'
import { Uses } from './uses.tsx'
import '../../../style/gates-table.css'

type Props = AskProps<View>

/** Questions that are answered with a card. */
const CARDS = ['impulse', 'claim', 'window', 'battle-card', 'tribal']

const list = (names: readonly string[]): string => names.join(', ')

/** BG-10.5: who has marched, who may still, and which attack waits. */
function Campaign({ view, language }: Props) {
  const w = panelWords[language].ask
  const frame = frameOf(view, 'campaign')
  if (frame === undefined) return null
  const used = namesIn(frame.used).map((leader) => named(view, leader, language))
  const delayed = isObject(frame.delayed ?? null) ? frame.delayed : null
  const at = delayed !== null && isObject(delayed ?? null) ? Object(delayed).space : null
  return (
    <p class="ask-line">
      {w.campaign(numberIn(frame.left), used)} {typeof at === 'string' && w.delayed(spaceName(at, language))}
    </p>
  )
}

/** BG-11.2.1-i: all are declared before any is rolled. */
function Declarers({ view, language, question }: Props) {
  const w = panelWords[language].ask
  const attempts = frameOf(view, 'step')?.attempts
  const declared = Array.isArray(attempts)
    ? attempts.flatMap((attempt) => (isObject(attempt) && typeof attempt.leader === 'string' ? [attempt.leader] : []))
    : []
  const could = question.choices.filter(({ kind, odds }) => kind === 'intercept' && odds !== undefined)
  return (
    <div class="ask-list">
      {declared.length > 0 && (
        <p class="ask-line">{w.declared(list(declared.map((leader) => named(view, leader, language))))}</p>
      )}
      <ul class="plain">
        {could.map(({ piece = '', odds = 0 }) => (
          <li key={piece}>
            {w.needed(named(view, piece, language), placeNamed(view, piece, language), percentOf(odds))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** BG-16.1.2-c BG-16.1.2-d: in a Zone or a Capital it may stay. */
function mustMove(view: View, done: readonly string[]): readonly string[] {
  return [...tribes.keys()].filter((tribe) => {
    const at = placeOf(view, tribe)
    if (at === null || done.includes(tribe) || view.tribes[tribe]?.allied === true) return false
    const type = spaces.get(at)?.type
    return type !== 'capital' && type !== 'zone'
  })
}

function Migration({ view, language }: Props) {
  const w = panelWords[language].ask
  const frame = frameOf(view, 'migration')
  if (frame === undefined) return null
  const done = namesIn(frame.done)
  if (frame.isPhase !== true) return <p class="ask-line">{w.migration(numberIn(frame.left), done.length)}</p>
  const driven = mustMove(view, done).map((tribe) => tribeName(tribe, language))
  return (
    <p class="ask-line">
      {w.mustMove} {driven.length > 0 && w.mustMoveList(list(driven))}
    </p>
  )
}

/** BG-5.7-h */
const STEPS = ['tribes', 'allies', 'capitals', 'usurpers', 'displaced', 'home', 'arrivals']

/** The Reinforcement Phase: at which of its steps, and who is still to come. */
function Reinforcement({ view, language }: Props) {
  const w = panelWords[language].ask
  if (view.phase !== 'reinforcement') return null
  // The frame names the step that follows; at the last step it is gone.
  const next = STEPS.indexOf(String(frameOf(view, 'reinforcement')?.step ?? ''))
  const at = next < 0 ? STEPS.length - 1 : Math.max(0, next - 1)
  const waiting = namesIn(frameOf(view, 'arrive')?.leaders).map((leader) => named(view, leader, language))
  return (
    <div class="ask-list">
      <p class="label">{w.phaseStep(at + 1, STEPS.length)}</p>
      <ol class="phase-steps">
        {STEPS.map((step, i) => (
          <li key={step} class={i < at ? 'past' : i === at ? 'now' : ''} {...(i === at && { 'aria-current': 'step' })}>
            {w.phaseSteps[step]}
          </li>
        ))}
      </ol>
      {waiting.length > 0 && <p class="ask-line">{w.come(list(waiting))}</p>}
    </div>
  )
}

/** What is left of a raid, a march, losses or reinforcements, in a line. */
function leftOf(view: View, language: Language): string | null {
  const w = panelWords[language].ask
  const raid = raidOf(view)
  const march = marchOf(view)
  switch (asked(view)) {
    case 'raid-from':
      return raid === null ? null : w.raid(raid.left)
    case 'raid-orders':
      return raid?.current == null ? null : w.raidersLeft(raid.current.left)
    case 'marching':
      return march === null || march.current !== null ? null : w.march(march.left)
    case 'lose-cu':
      return w.losses(numberIn(frameOf(view, 'losing')?.left))
    case 'attrition-loss':
      return w.losses(numberIn(frameOf(view, 'attrition-loss')?.left))
    case 'reinforce':
      return w.reinforce(numberIn(frameOf(view, 'reinforce')?.left))
    case 'tribal':
      return w.tribal(numberIn(frameOf(view, 'tribal')?.ops), 3)
    default:
      return null
  }
}

export function Ask(props: Props) {
  const { view, language, question } = props
  const { ask } = question
  const left = leftOf(view, language)
  return (
    <>
      {left !== null && <p class="ask-line">{left}</p>}
      {CARDS.includes(ask) && <Uses {...props} />}
      {(ask === 'pick-leader' || ask === 'delay' || ask === 'orders') && <Campaign {...props} />}
      {ask === 'intercept' && <Declarers {...props} />}
      {ask === 'migration' && <Migration {...props} />}
      {(ask === 'place-leader' || ask === 'go-home') && <Reinforcement {...props} />}
      {COMPANY.includes(ask) && <Along {...props} />}
    </>
  )
}
