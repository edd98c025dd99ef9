/** The five powers and the seventeen tribes: whose side, how many a turn, where, and who comes when. */
import { cardName, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  board,
  controlOf,
  cuAt,
  type GatesEvent,
  insideAt,
  type PowerName,
  placeOf,
  powerOf,
  powers,
  scenarioOf,
  spaces,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { TabProps } from '../../../page/game-page.ts'
import { Heads } from '../../../page/table-heads.tsx'
import { ownerOfPower } from '../board/owners.ts'
import { type ReadingWords, readingWords } from '../words/panels/reading-words.ts'
import { type Dated, dated } from './history.ts'
import { PlaceLink } from './parts.tsx'

type Props = TabProps<View, GatesEvent>

const everywhere = [...spaces.keys()]

function sumsOf(view: View, power: PowerName): readonly [leaders: number, cu: number, spaces: number] {
  const led = Object.keys(view.leaders).filter(
    (leader) => placeOf(view, leader) !== null && powerOf(view, leader) === power,
  ).length
  const cu = everywhere.reduce((sum, space) => sum + cuAt(view, space, power) + insideAt(view, space, power), 0)
  const held = board.spaces.filter(({ id, type }) => type !== 'transit' && controlOf(view, id) === power).length
  return [led, cu, held]
}

function Powers({ view, w }: { view: View; w: ReadingWords }) {
  return (
    <table>
      <Heads heads={w.powersTab.heads} />
      <tbody>
        {powers.map((power) => {
          const sums = sumsOf(view, power)
          return (
            <tr key={power}>
              <th scope="row" class={`owner-mark ${ownerOfPower(power)}`}>
                {w.powers[power]}
              </th>
              {sums.map((sum, i) => (
                <td key={i} class="number">
                  {i === 2 && power === 'byzantine' ? '–' : sum}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** By tribe: the last turn in which it changed sides. */
const turnings = (past: readonly Dated[]): ReadonlyMap<string, string> =>
  new Map(
    past.flatMap(({ turn, line: { event } }) =>
      event.type === 'allied' && 'tribe' in event ? [[String(event.tribe), turn] as const] : [],
    ),
  )

interface TribeProps {
  readonly tribe: (typeof board.tribes)[number]
  readonly since: string | undefined
  readonly props: Props
  readonly w: ReadingWords
}

/** Where its marker is, or how it comes. */
function Where({ tribe, props: { view, language, session }, w }: TribeProps) {
  const at = placeOf(view, tribe.id)
  const state = view.tribes[tribe.id]?.at
  if (at === null) {
    const card = cardName(tribe.entry.card, language)
    return <>{state === 'gone' ? w.powersTab.gone : w.powersTab.byCard(card)}</>
  }
  const power = view.tribes[tribe.id]?.allied === true ? 'allied' : 'barbarian'
  return (
    <>
      <PlaceLink space={at} language={language} session={session} />
      <small>{w.powersTab.cu(cuAt(view, at, power))}</small>
    </>
  )
}

function sideWords(view: View, tribe: TribeProps['tribe'], w: ReadingWords): string {
  if (placeOf(view, tribe.id) === null) return w.powersTab.notYet
  return view.tribes[tribe.id]?.allied === true ? w.powersTab.allied : w.powersTab.barbarian
}

function Tribe(given: TribeProps) {
  const { tribe, since, props, w } = given
  const { view, language } = props
  const isIn = placeOf(view, tribe.id) !== null
  const isAllied = view.tribes[tribe.id]?.allied === true
  return (
    <tr class={isIn ? '' : 'off'}>
      <th scope="row" class={`owner-mark ${isIn ? (isAllied ? 'foed' : 'barb') : ''}`}>
        {tribeName(tribe.id, language)}
        {!tribe.canBeAllied && <small>{w.powersTab.never}</small>}
      </th>
      <td>
        {sideWords(view, tribe, w)}
        {isIn && since !== undefined && <small>{w.powersTab.lastChange(since)}</small>}
      </td>
      <td class="number">{isAllied ? 1 : tribe.score}</td>
      <td>
        <Where {...given} />
      </td>
    </tr>
  )
}

const rank = (view: View, tribe: string): number =>
  placeOf(view, tribe) === null
    ? view.tribes[tribe]?.at === 'gone'
      ? 3
      : 2
    : view.tribes[tribe]?.allied === true
      ? 0
      : 1

export function PowersTab(props: Props) {
  const { view, language, told } = props
  const w = readingWords(language)
  const since = turnings(dated(told, scenarioOf(view)?.firstTurn ?? ''))
  const tribes = [...board.tribes].sort((a, b) => rank(view, a.id) - rank(view, b.id))
  return (
    <div class="game-panel">
      <Powers view={view} w={w} />
      <h3>{w.powersTab.tribes}</h3>
      <table>
        <Heads heads={w.powersTab.tribeHeads} />
        <tbody>
          {tribes.map((tribe) => (
            <Tribe key={tribe.id} tribe={tribe} since={since.get(tribe.id)} props={props} w={w} />
          ))}
        </tbody>
      </table>
      <p class="hint">{w.powersTab.alliedScore}</p>
    </div>
  )
}
