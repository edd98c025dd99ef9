/** What a big question adds to the prompt: what is still to do, seen whole. */
import { spaceName, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { asked, frameOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { AskProps } from '../../../page/game-page.ts'
import { percentOf } from '../../../page/said.ts'
import { type Journey, planOf } from '../board/plan.ts'
import { takesAll } from '../by-itself.ts'
import { CARDS, chosenCard } from '../hand/chosen.ts'
import { panelWords } from '../words/panels/index.ts'
import { Along, COMPANY } from './along.tsx'
import { Journeys } from './journeys.tsx'
import { named, namesIn, numberIn } from './said.ts'
import { Uses } from './uses.tsx'
import '../../../style/gates-table.css'

type Props = AskProps<View>

const list = (names: readonly string[]): string => names.join(', ')

/** BG-10.5: who has marched, who may still, and which attack waits. */
function Campaign({ view, language, told, question }: Props) {
  const w = panelWords[language].ask
  const frame = frameOf(view, 'campaign')
  if (frame === undefined) return null
  const used = namesIn(frame.used).map((leader) => named(view, leader, language))
  const { waits } = planOf(view, told, question)
  return (
    <p class="ask-line">
      {w.campaign(numberIn(frame.left), used)} {waits !== null && w.delayed(spaceName(waits, language))}
    </p>
  )
}

/** BG-11.2.1-i: all are declared before any is rolled. */
function Declarers({ view, language, told, question }: Props) {
  const w = panelWords[language].ask
  const { attempts } = planOf(view, told, question)
  const declared = attempts.filter(({ chance }) => chance === null)
  const could = attempts.filter(({ chance }) => chance !== null)
  return (
    <div class="ask-list">
      {declared.length > 0 && (
        <p class="ask-line">{w.declared(list(declared.map(({ leader }) => named(view, leader, language))))}</p>
      )}
      <ul class="plain">
        {could.map(({ leader, from, chance }) => (
          <li key={leader}>
            {w.needed(named(view, leader, language), spaceName(from, language), percentOf(chance ?? 0))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Migration({ view, language, told, question }: Props) {
  const w = panelWords[language].ask
  const frame = frameOf(view, 'migration')
  if (frame === undefined) return null
  const done = namesIn(frame.done)
  // How many may still go stands in the question; besides, how many have gone.
  if (frame.isPhase !== true && done.length === 0) return null
  if (frame.isPhase !== true) return <p class="ask-line">{w.migration(numberIn(frame.left), done.length)}</p>
  const driven = planOf(view, told, question).due.map((tribe) => tribeName(tribe, language))
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

/** BG-14.1.2-aa: what raiders do in every space is said once. */
function TakesAll({ language }: Pick<Props, 'language'>) {
  const w = panelWords[language].ask
  return (
    <label class="takes-all">
      <input
        type="checkbox"
        checked={takesAll.value}
        onChange={({ currentTarget }) => (takesAll.value = currentTarget.checked)}
      />
      <span>
        <b>{w.takesAll}</b>
        <small>{w.takesCost}</small>
      </span>
    </label>
  )
}

/** What is left where no pips tell it: losses, and OPs that count for a Tribal action. */
function leftOf(view: View, language: Language): string | null {
  const w = panelWords[language].ask
  switch (asked(view)) {
    case 'attrition-loss':
      return w.losses(numberIn(frameOf(view, 'attrition-loss')?.left))
    case 'tribal':
      return w.tribal(numberIn(frameOf(view, 'tribal')?.ops), 3)
    default:
      return null
  }
}

const RAIDS = ['raid-from', 'raid-orders']

/** Questions of an impulse with several journeys, and those that somebody is asked while he is on his own. */
const BETWEEN = ['pick-leader', 'delay', 'migration', 'raid-from', 'marching']
const UNDER_WAY = ['orders', 'raid-orders', 'migrants', 'compose']

/** Whoever marches alone is in the heading already. */
function journeysFor({ view, told, question }: Props): readonly Journey[] {
  const { journeys } = planOf(view, told, question)
  if (BETWEEN.includes(question.ask)) return journeys
  return UNDER_WAY.includes(question.ask) && journeys.length > 1 ? journeys : []
}

export function Ask(props: Props) {
  const { view, language, question } = props
  const { ask } = question
  const left = leftOf(view, language)
  const journeys = journeysFor(props)
  return (
    <>
      {left !== null && <p class="ask-line">{left}</p>}
      {(CARDS.includes(ask) || chosenCard.value !== null) && <Uses {...props} />}
      {RAIDS.includes(ask) && props.only === null && <TakesAll language={language} />}
      {(ask === 'pick-leader' || ask === 'delay' || ask === 'orders') && <Campaign {...props} />}
      {journeys.length > 0 && <Journeys journeys={journeys} language={language} />}
      {ask === 'intercept' && <Declarers {...props} />}
      {ask === 'migration' && <Migration {...props} />}
      {(ask === 'place-leader' || ask === 'go-home') && <Reinforcement {...props} />}
      {COMPANY.includes(ask) && <Along {...props} />}
    </>
  )
}
