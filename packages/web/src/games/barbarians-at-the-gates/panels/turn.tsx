/** At the top of the prompt: the turns of the scenario and its waves, the present ones lit, and the seven phases of the turn. */
import { type Phase, turnOf, turnsOf, type View, yearsOf } from '@tabularium/barbarians-at-the-gates/shown'
import type { TurnProps } from '../../../page/game-page.ts'
import { panelWords } from '../words/panels/index.ts'
import { wavesOf } from './waves.ts'
import '../../../style/gates-table.css'

/** BG-5.0-a */
const PHASES: readonly Phase[] = ['draw', 'strategy', 'attrition', 'control', 'migration', 'scoring', 'reinforcement']

export function Turn({ view, language }: TurnProps<View>) {
  const w = panelWords[language]
  const turn = turnOf(view)
  const turns = turnsOf(view)
  const at = turns.indexOf(turn)
  const years = (name: typeof turn) => `${yearsOf(name).from}–${yearsOf(name).to}`
  const phase = PHASES.indexOf(view.phase)
  return (
    <div class="gates-turn">
      <p class="label">
        <span>{w.turn(turn, years(turn))}</span>
        <strong>{w.phases[view.phase]}</strong>
      </p>
      <ol class="turn-tiles">
        {turns.map((name, i) => (
          <li
            key={name}
            class={i < at ? 'past' : i === at ? 'now' : ''}
            title={w.turn(name, years(name))}
            {...(i === at && { 'aria-current': 'step' })}
          >
            {name}
          </li>
        ))}
      </ol>
      <ol class="turn-waves" aria-label={w.waves}>
        {wavesOf(view).map(([wave, its]) => (
          <li
            key={wave}
            class={its.includes(turn) ? 'now' : ''}
            style={{ flexGrow: its.length }}
            {...(its.includes(turn) && { 'aria-current': 'step' })}
          >
            {w.wave(wave)}
          </li>
        ))}
      </ol>
      <ol class="phase-dots" aria-label={w.phasesOfTurn}>
        {PHASES.map((name, i) => (
          <li
            key={name}
            class={i < phase ? 'past' : i === phase ? 'now' : ''}
            title={w.phases[name]}
            {...(i === phase && { 'aria-current': 'step' })}
          >
            <span class="sr">{w.phases[name]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
