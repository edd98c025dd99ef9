/** Beside the log: how Rome stands, and what counters there are. */
import {
  forsaken,
  income,
  nameOf,
  nearestThreat,
  ROME,
  standAt,
  upkeep,
  type View,
} from '@tabularium/fall-of-the-roman-empire/shown'
import type { TabProps } from '../../../page/game-page.ts'
import { payItself } from '../pay-itself.ts'
import { pageWords } from '../words/index.ts'

type Props = Pick<TabProps<View, unknown>, 'view' | 'language'>

export function Score({ view, language }: Props) {
  const { score: w, payItself: pays, payHint } = pageWords[language]
  const threat = nearestThreat(view)
  const inDanger = forsaken(view)
  return (
    <div class="status">
      <h3>{w.rome}</h3>
      <ul class="plain">
        <li>{w.garrison(standAt(view, ROME).forces ?? 0)}</li>
        <li>{threat === null ? w.noThreat : w.threat(nameOf(threat.area), threat.borders)}</li>
        {inDanger.length > 0 && (
          <li>
            {w.forsaken} {inDanger.map(nameOf).join(', ')}. FR-10-j
          </li>
        )}
      </ul>
      <h3>{w.treasury}</h3>
      <ul class="plain">
        <li>{w.inHand(view.rrp)}</li>
        <li>{w.tax(income(view))}</li>
        <li>{w.upkeep(upkeep(view))}</li>
      </ul>
      <label class="fall-pays">
        <input
          type="checkbox"
          checked={payItself.value === 'on'}
          onChange={(event) => (payItself.value = event.currentTarget.checked ? 'on' : 'off')}
        />
        {pays}
      </label>
      <p class="muted small">{payHint}</p>
    </div>
  )
}

const kinds = ['legions', 'forces', 'forts', 'walls', 'barbarianForces', 'cavalry'] as const

/** How many stand on the map. */
function onMap(view: View, kind: (typeof kinds)[number]): number {
  return Object.values(view.areas).reduce((sum, stand) => {
    if (kind === 'forts') return sum + Number(stand.fort ?? false)
    return sum + (kind === 'walls' ? Number(stand.wall ?? false) : (stand[kind] ?? 0))
  }, 0)
}

export function Counters({ view, language }: Props) {
  const { score: w } = pageWords[language]
  const dead: Readonly<Record<string, number>> = { ...view.dead }
  return (
    <div class="status">
      <table class="fall-piles">
        <caption class="sr">{w.piles}</caption>
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
              <td>{onMap(view, kind)}</td>
              <td>{view.available[kind]}</td>
              <td>{dead[kind] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
