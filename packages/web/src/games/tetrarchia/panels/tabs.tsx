/** Beside the log: who is where with what, and what the game would score now. */
import {
  borders,
  emperors,
  isSecured,
  phasesToRome,
  reserve,
  scoreOf,
  tokenAt,
  type View,
  wayToRome,
} from '@tabularium/tetrarchia/shown'
import { Counter, Emperor, Roundel } from '../../../page/board/counters/counter.tsx'
import { Drawn } from '../../../page/board/counters/drawn.tsx'
import type { StatusProps } from '../../../page/game-page.ts'
import { initials } from '../board/chart.ts'
import { icons } from '../icons.ts'
import { pageWords } from '../words/index.ts'
import { placeName } from '../words/names.ts'

type Props = Pick<StatusProps<View, never>, 'view' | 'language'>

export function Pieces({ view, language }: Props) {
  const { tabs, emperor, token } = pageWords[language]
  const left = reserve(view)
  return (
    <div class="tab-pieces">
      <h3>{tabs.emperors}</h3>
      <ul class="plain">
        {emperors.map((name) => {
          const place = view.emperors[name]
          const where = place === null ? tabs.offBoard : placeName(place)
          const glory = view.glory[name] > 0 ? `, ${tabs.glory(view.glory[name])}` : ''
          return (
            <li key={name} class="tab-piece">
              <Drawn width={36} height={36}>
                <Emperor owner={name} initial={initials[name]} icon={icons.emperor} size={30} />
              </Drawn>
              <span>
                <b>{emperor[name]}</b>, {where}
                <small>
                  {tabs.hand(view.hand[name])}
                  {glory}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
      <Armies view={view} language={language} />
      <h3>{tabs.reserve}</h3>
      <ul class="plain tab-row">
        {(['revolt', 'unrest'] as const).map((kind) => (
          <li key={kind} class="tab-piece">
            <Drawn width={32} height={32}>
              <Roundel tone={kind} icon={icons[kind]} size={28} />
            </Drawn>
            <span>
              {token[kind]} <b>{left[kind]}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Armies({ view, language }: Props) {
  const { tabs } = pageWords[language]
  const armies = view.armies.flatMap((army) => (army === null ? [] : [army]))
  return (
    <>
      <h3>{tabs.armies}</h3>
      {armies.length === 0 && <p>{tabs.noArmy}</p>}
      <ul class="plain">
        {armies.map((army) => (
          <li key={army.at} class="tab-piece">
            <Drawn width={36} height={36}>
              <Counter form="eight" owner="barb" icon={icons.army} size={30} />
            </Drawn>
            <span>
              <b>{placeName(army.at)}</b>, {tabs.way(phasesToRome(army))}
              <small>{wayToRome(army).map(placeName).join(' › ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Score({ view, language }: Props) {
  const { tabs, token, card } = pageWords[language]
  const score = scoreOf(view)
  const lines = [
    [tabs.secured, score.secured],
    [tabs.italy, score.italy],
    [tabs.open, -score.open],
    [tabs.armiesLine, -score.armies],
    [tabs.inRevolt, -score.inRevolt.length],
  ] as const
  const signed = (n: number) => (n < 0 ? `−${-n}` : String(n))
  return (
    <div class="tab-score">
      <p>{tabs.scoreHint}</p>
      <table>
        <tbody>
          {lines.map(([words, points]) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td class="number">{signed(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tabs.total}</th>
            <td class="number">{signed(score.total)}</td>
          </tr>
        </tfoot>
      </table>
      <h3>{tabs.borders}</h3>
      <ul class="plain">
        {borders.map((border) => {
          const holder = tokenAt(view, border)
          const state = holder === null || !isSecured(view, border) ? card.open : token[holder]
          return (
            <li key={border}>
              {placeName(border)}: {state}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
