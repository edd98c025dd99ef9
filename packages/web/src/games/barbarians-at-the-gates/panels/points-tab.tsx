/** The points, what the provinces would bring now, and where each point came from. */
import { clauseOf } from '@tabularium/barbarians-at-the-gates/clauses'
import {
  board,
  type GatesEvent,
  type Hold,
  holdOf,
  neededOf,
  romanProvinces,
  scenarioOf,
  scoreNow,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import { Clause } from '../../../page/clause.tsx'
import type { TabProps } from '../../../page/game-page.ts'
import { Heads } from '../../../page/table-heads.tsx'
import { type ReadingWords, readingWords } from '../words/panels/reading-words.ts'
import { type Dated, dated, pointsIn, signed, sumOf } from './history.ts'

type Props = TabProps<View, GatesEvent>

function stands({ isRoman, hasCapital, isWatched }: Hold, { pointsTab: w }: ReadingWords): string {
  if (isRoman) return w.counts
  if (!hasCapital) return w.noCapital
  return isWatched ? w.noMajority : w.noLeader
}

function Provinces({ view, w }: { view: View; w: ReadingWords }) {
  return (
    <table>
      <Heads heads={w.pointsTab.provinceHeads} />
      <tbody>
        {board.provinces.map(({ id, name }) => {
          const hold = holdOf(view, id)
          return (
            <tr key={id}>
              <th scope="row" class={`owner-mark ${hold.isRoman ? 'rome' : 'barb'}`}>
                {name}
              </th>
              <td class="number">{w.pointsTab.held(hold.held, hold.of)}</td>
              <td>{stands(hold, w)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** BG-14.1.1-a: from 0 to 9. */
const PLUNDER = Array.from({ length: 10 }, (_, i) => i)

function PlunderTrack({ view, w }: { view: View; w: ReadingWords }) {
  return (
    <ol class="turn-tiles plunder-track" aria-label={w.pointsTab.plunderTrack}>
      {PLUNDER.map((step) => (
        <li
          key={step}
          class={step < view.plunder ? 'past' : step === view.plunder ? 'now' : ''}
          {...(step === view.plunder && { 'aria-current': 'step' })}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}

function Change({ each: { line } }: { each: Dated }) {
  const rule = clauseOf(line.event)
  return (
    <li>
      {line.words} {rule !== null && <Clause rule={rule} />}
    </li>
  )
}

export function PointsTab({ view, language, told }: Props) {
  const w = readingWords(language)
  const points = pointsIn(dated(told, scenarioOf(view)?.firstTurn ?? ''))
  const turns = [...new Set(points.map(({ turn }) => turn))].reverse()
  const most = Math.max(1, view.vp, scenarioOf(view)?.vp ?? 1)
  return (
    <div class="game-panel">
      <p class="points-bars points-now">
        <strong>{w.pointsTab.now(view.vp)}</strong>
        <progress class="roman" aria-hidden="true" max={most} value={view.vp} />
      </p>
      <p>{w.pointsTab.scoring(romanProvinces(view).length, signed(scoreNow(view)))}</p>
      <p class="hint">{w.pointsTab.needed(neededOf(view))}</p>
      <p class="hint">{w.pointsTab.plunder(view.plunder)}</p>
      <PlunderTrack view={view} w={w} />
      <Provinces view={view} w={w} />
      <h3>{w.pointsTab.history}</h3>
      {turns.length === 0 && <p class="hint">{w.pointsTab.noHistory}</p>}
      {turns.map((turn, i) => {
        const its = points.filter((each) => each.turn === turn)
        return (
          <details key={turn} open={i === 0}>
            <summary>{w.pointsTab.turn(turn, signed(sumOf(its)))}</summary>
            <ul class="plain">
              {its.map((each, k) => (
                <Change key={k} each={each} />
              ))}
            </ul>
          </details>
        )
      })}
      <p class="hint">{w.pointsTab.carried(view.vp - sumOf(points))}</p>
    </div>
  )
}
