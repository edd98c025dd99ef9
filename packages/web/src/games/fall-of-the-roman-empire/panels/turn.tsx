/** Which turn, which phase: seven steps, the present one lit. */
import { phaseOf, TURNS, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import type { TurnProps } from '../../../page/game-page.ts'
import { pageWords } from '../words/index.ts'
import type { StepName } from '../words/page-words.ts'

const steps: readonly (readonly [step: StepName, phase: string])[] = [
  ['tax', 'collection'],
  ['pay', 'expenditure'],
  ['buy', 'purchase'],
  ['gather', 'barbarian-resources'],
  ['march', 'roman-movement'],
  ['raid', 'barbarian-movement'],
  ['fight', 'conflict'],
]

const barbarians = ['barbarian-resources', 'barbarian-movement']

export function Turn({ view, language }: TurnProps<View>) {
  const w = pageWords[language]
  const phase = view.stack.length === 0 ? 'over' : phaseOf(view)
  const isThrough = phase === 'over' || phase === 'end-of-turn'
  const at = isThrough ? steps.length : steps.findIndex(([, name]) => name === phase)
  return (
    <div class="fall-turn">
      <p class="label">
        <span>{w.turn(view.turn, TURNS)}</span>
        <strong class={barbarians.includes(phase ?? 'barbarian-resources') ? 'barb-ink' : 'rome-ink'}>
          {w.phases[phase ?? '']}
        </strong>
      </p>
      <ol>
        {steps.map(([step], i) => (
          <li key={step} class={i < at ? 'past' : i === at ? 'now' : ''} aria-current={i === at ? 'step' : undefined}>
            {w.steps[step]}
          </li>
        ))}
      </ol>
    </div>
  )
}
