/** The player aid: sequence of play, costs, the table of combats with the live one, and how near the end is. */
import type { Language } from '@tabularium/engine'
import {
  active,
  endsBy,
  linksOf,
  phasesToRome,
  reserve,
  type Sides,
  securedBorders,
  sidesOf,
  type View,
} from '@tabularium/tetrarchia/shown'
import { Clause } from '../../../page/clause.tsx'
import type { AidProps } from '../../../page/game-page.ts'
import { pageWords } from '../words/index.ts'
import { placeName } from '../words/names.ts'
import type { Step } from '../words/page-words.ts'

interface PartProps {
  readonly view: View
  readonly language: Language
}

export function Aid({ view, language, question }: AidProps<View>) {
  return (
    <div class="aid tetrarchia-aid">
      <Sequence ask={question?.ask ?? null} language={language} />
      <Ends view={view} language={language} />
      <Combat view={view} language={language} />
      <Costs language={language} />
    </div>
  )
}

function Steps({ steps, now }: { steps: readonly Step[]; now: number }) {
  return (
    <ol class="aid-steps">
      {steps.map(([words, rule], i) => (
        <li key={rule} class={i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
          <span>{words}</span> <Clause rule={rule} />
        </li>
      ))}
    </ol>
  )
}

/** Which step of a phase a question belongs to; -1: none of it. */
const romanStep: Readonly<Record<string, number>> = { arrival: 0, 'roman-phase': 1, combat: 1 }
const barbarianStep: Readonly<Record<string, number>> = { block: 4 }

function Sequence({ ask, language }: { ask: string | null; language: Language }) {
  const { aid } = pageWords[language]
  return (
    <section>
      <h3>{aid.sequence}</h3>
      <h4>{aid.romanPhase}</h4>
      <Steps steps={aid.roman} now={ask === null ? -1 : (romanStep[ask] ?? -1)} />
      <h4>{aid.barbarianPhase}</h4>
      <Steps steps={aid.barbarian} now={ask === null ? -1 : (barbarianStep[ask] ?? -1)} />
    </section>
  )
}

function Costs({ language }: { language: Language }) {
  const { aid } = pageWords[language]
  return (
    <section>
      <h3>{aid.costs}</h3>
      <table class="aid-costs">
        <tbody>
          {aid.costLines.map(([words, ip, rule]) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td class="number">{ip}</td>
              <td>
                <Clause rule={rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
const EVEN: Sides = {
  romanSupport: 0,
  romanTimes: 1,
  barbarianSupport: 0,
  barbarianTimes: 1,
  helpers: [],
  armies: [],
}

/** The combat that is nearest at hand: of who has the turn, against an army next to him. */
function nearest(view: View): { readonly at: string; readonly sides: Sides } | null {
  const emperor = active(view)
  const from = view.emperors[emperor]
  if (from === null) return null
  const near = view.armies.find((army) => linksOf.get(from)?.some(({ to }) => to === army?.at)) ?? null
  return near === null ? null : { at: near.at, sides: sidesOf(view, emperor, from, near.at) }
}

function Combat({ view, language }: PartProps) {
  const { aid, emperor } = pageWords[language]
  const live = nearest(view)
  const sides = live?.sides ?? EVEN
  const signs = { victory: '✓', draw: '=', defeat: '✗' } as const
  return (
    <section>
      <h3>{aid.combat}</h3>
      <p>{live === null ? aid.combatHint : aid.combatNow(emperor[active(view)], placeName(live.at))}</p>
      <table class="aid-combat">
        <thead>
          <tr>
            <td />
            {FACES.map((face) => (
              <th key={face} scope="col" aria-label={`${aid.barbarianDie} ${face}`}>
                {face}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FACES.map((roman) => (
            <tr key={roman}>
              <th scope="row" aria-label={`${aid.romanDie} ${roman}`}>
                {ROMAN[roman - 1]}
              </th>
              {FACES.map((barbarian) => {
                const end = endsBy(sides, roman, barbarian)
                return (
                  <td key={barbarian} class={end}>
                    {signs[end]}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="aid-key">
        <span class="victory">✓ {aid.wins}</span> <span class="draw">= {aid.draws}</span>{' '}
        <span class="defeat">✗ {aid.loses}</span>
      </p>
    </section>
  )
}

function Ends({ view, language }: PartProps) {
  const { aid } = pageWords[language]
  const left = reserve(view)
  const armies = view.armies.flatMap((army) => (army === null ? [] : [{ at: army.at, phases: phasesToRome(army) }]))
  const first = armies.sort((a, b) => a.phases - b.phases)[0]
  return (
    <section>
      <h3>{aid.ends}</h3>
      <p>
        {aid.victory}. <b>{aid.borders(securedBorders(view))}.</b> <Clause rule="TE-5-a" />
      </p>
      <p>
        {aid.defeat}. <Clause rule="TE-5-b" /> <Clause rule="TE-5-c" />
      </p>
      <ul>
        <li>{aid.revoltsLeft(left.revolt)}</li>
        <li>{aid.unrestLeft(left.unrest)}</li>
        <li>{first === undefined ? aid.noArmy : aid.nearest(placeName(first.at), first.phases)}</li>
      </ul>
    </section>
  )
}
