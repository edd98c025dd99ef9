/** What a player wants to know besides the board: reserves, Emperors, armies, borders. */
import {
  borders,
  emperors,
  phasesToRome,
  provinces,
  reserve,
  tokenAt,
  type View,
  wayToRome,
} from '@tabularium/tetrarchia/shown'
import type { StatusProps } from '../../page/game-page.ts'
import { catalogues } from './catalogues.ts'
import '../../style/status.css'

const name = (id: string) => provinces.get(id)?.name ?? id

function Reserve({ label, left }: { label: string; left: number }) {
  return (
    <div class="gauge">
      <span>{label}</span>
      <meter min={0} max={21} low={6} optimum={21} value={left} aria-label={label} />
      <strong>{left}</strong>
    </div>
  )
}

export function Status({ view, language }: Pick<StatusProps<View, unknown>, 'view' | 'language'>) {
  const w = catalogues[language]
  const left = reserve(view)
  const armies = view.armies.filter((army) => army !== null)
  return (
    <div class="status">
      <h3>{w.reserve}</h3>
      <Reserve label={w.revolt} left={left.revolt} />
      <Reserve label={w.unrest} left={left.unrest} />
      <p class="hint">{w.reserveHint}</p>
      <h3>{w.hands}</h3>
      <ul class="plain">
        {emperors.map((e) => (
          <li key={e}>
            <span class={`dot ${e}`} aria-hidden="true" />
            {w.emperor[e]}: {view.emperors[e] === null ? w.offBoard : name(view.emperors[e])}, {w.hand(view.hand[e])}
          </li>
        ))}
      </ul>
      <h3>{w.armies}</h3>
      {armies.length === 0 && <p>{w.noArmy}</p>}
      <ul class="plain">
        {armies.map((army) => (
          <li key={army.at}>
            {w.way(name(army.at), phasesToRome(army))}
            <span class="way">{[army.at, ...wayToRome(army)].map(name).join(' → ')}</span>
          </li>
        ))}
      </ul>
      <h3>{w.borders}</h3>
      <ul class="plain borders">
        {borders.map((border) => {
          const token = tokenAt(view, border)
          return (
            <li key={border} class={token === null ? '' : 'done'}>
              {name(border)}: {token === null ? w.open : `${w.secured} (${w.token[token]})`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
