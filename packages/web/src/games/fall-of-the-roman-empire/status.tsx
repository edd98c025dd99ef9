/** What a player wants to know besides the board: the turn, resources, Rome's safety, what is left. */
import {
  forsaken,
  income,
  nameOf,
  nearestThreat,
  ROME,
  standAt,
  TURNS,
  upkeep,
  type View,
} from '@tabularium/fall-of-the-roman-empire/shown'
import type { StatusProps } from '../../page/game-page.ts'
import { catalogues } from './catalogues.ts'
import '../../style/status.css'

const kinds = ['legions', 'forces', 'forts', 'walls', 'barbarianForces', 'cavalry'] as const

export function Status({ view, language }: Pick<StatusProps<View, unknown>, 'view' | 'language'>) {
  const w = catalogues[language]
  const threat = nearestThreat(view)
  const inDanger = forsaken(view)
  const dead: Readonly<Record<string, number>> = { ...view.dead }
  return (
    <div class="status">
      <h3>{w.turn(view.turn, TURNS)}</h3>
      <meter class="turns" min={0} max={TURNS} value={view.turn} aria-label={w.turn(view.turn, TURNS)} />
      <h3>{w.treasury}</h3>
      <ul class="plain">
        <li>{w.points(view.rrp)}</li>
        <li>{w.upkeep(upkeep(view))}</li>
        <li>{w.income(income(view))}</li>
      </ul>
      <h3>{w.rome}</h3>
      <ul class="plain">
        <li>{w.garrison(standAt(view, ROME).forces ?? 0)}</li>
        <li>{threat === null ? w.noThreat : w.threat(nameOf(threat.area), threat.borders)}</li>
        {inDanger.length > 0 && (
          <li>
            {w.forsaken} {inDanger.map(nameOf).join(', ')} (FR-10-j).
          </li>
        )}
      </ul>
      <h3>{w.piles}</h3>
      <table class="piles">
        <thead>
          <tr>
            {w.pile.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{w.rows[kind]}</th>
              <td>{view.available[kind]}</td>
              <td>{dead[kind] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{w.legend}</p>
    </div>
  )
}
