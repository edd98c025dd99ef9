/** The leaders in play with their ratings, and those who are still to come: by the turn, or by a card. */
import { cardName, leaderName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  board,
  cuAt,
  faceOf,
  type GatesEvent,
  isEmperor,
  isInside,
  placeOf,
  playerOf,
  powerOf,
  scenarioOf,
  turnOf,
  turnsOf,
  type View,
  yearsOf,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { TabProps } from '../../../page/game-page.ts'
import { Heads } from '../../../page/table-heads.tsx'
import { ownerOfPower } from '../board/owners.ts'
import { panelWords } from '../words/panels/index.ts'
import { type ReadingWords, readingWords } from '../words/panels/reading-words.ts'
import { PlaceLink } from './parts.tsx'
import { waveIn } from './waves.ts'

type Props = TabProps<View, GatesEvent>

/** On the map, or displaced: Rome's first, the best tacticians before others. */
function inPlay(view: View): readonly string[] {
  const rank = (leader: string) =>
    (playerOf(powerOf(view, leader)) === 'roman' ? 0 : 10) - (faceOf(view, leader)?.tactical ?? 0)
  return Object.keys(view.leaders)
    .filter((leader) => placeOf(view, leader) !== null || view.leaders[leader]?.at === 'displaced')
    .sort((a, b) => rank(a) - rank(b))
}

/** CU of his power where he stands: outside the walls, unless he is inside. */
function cuWith(view: View, leader: string): number {
  const at = placeOf(view, leader)
  return at === null || isInside(view, leader) ? 0 : cuAt(view, at, powerOf(view, leader))
}

function Leader({ leader, props: { view, language, session }, w }: { leader: string; props: Props; w: ReadingWords }) {
  const face = faceOf(view, leader)
  const power = powerOf(view, leader)
  const at = placeOf(view, leader)
  const what = [
    isEmperor(view, leader) ? w.leadersTab.emperor : w.powers[power],
    isInside(view, leader) ? w.leadersTab.inside : '',
  ].filter((part) => part !== '')
  return (
    <tr>
      <th scope="row" class={`owner-mark ${ownerOfPower(power)}`}>
        {leaderName(face?.id ?? leader, language)}
        <small>{what.join(', ')}</small>
      </th>
      <td>
        {at === null ? (
          <small>{w.leadersTab.displaced}</small>
        ) : (
          <PlaceLink space={at} language={language} session={session} />
        )}
      </td>
      <td class="number">{face?.initiative}</td>
      <td class="number">{face?.tactical}</td>
      <td class="number">{cuWith(view, leader)}</td>
    </tr>
  )
}

const isOff = (view: View, leader: string) => (view.leaders[leader]?.at ?? 'off') === 'off'

/** Of a card that can still be played: in a deck, a hand or the discards, or of a wave that is still to come. */
function mayCome(view: View, card: string): boolean {
  const pile = view.cards[card]?.pile
  if (pile !== undefined && pile !== 'out') return pile !== 'removed'
  const scenario = scenarioOf(view)
  const section = board.cards.find(({ id }) => id === card)?.section
  const track = turnsOf(view)
  const now = track.indexOf(turnOf(view))
  return (
    scenario?.removeCards.some((each) => each === card) !== true &&
    scenario?.add.some((add) => add.section === section && track.slice(now + 1).some((turn) => turn === add.turn)) ===
      true
  )
}

function Coming({ view, language, w }: { view: View; language: Language; w: ReadingWords }) {
  const track = turnsOf(view)
  const now = track.indexOf(turnOf(view))
  const byTurn = track.slice(now).flatMap((turn) => {
    const due = scenarioOf(view)?.arrivals.find((arrival) => arrival.turn === turn)?.leaders ?? []
    const leaders = due.filter((leader) => isOff(view, leader)).map((leader) => leaderName(leader, language))
    // BG-3.1-d: its cards join the decks in the Draw Phase.
    const isWave = turn !== turnOf(view) && scenarioOf(view)?.add.some((add) => add.turn === turn) === true
    const names = [...(isWave ? [w.leadersTab.cardsOf(panelWords[language].wave(waveIn(turn)))] : []), ...leaders]
    return names.length === 0 ? [] : [{ turn, names }]
  })
  const byCard = board.leaders.flatMap(({ id, entry }) => {
    const card = 'cards' in entry ? entry.cards?.find((each) => mayCome(view, each)) : undefined
    return card === undefined || !isOff(view, id) ? [] : [`${leaderName(id, language)} (${cardName(card, language)})`]
  })
  if (byTurn.length + byCard.length === 0) return <p class="hint">{w.leadersTab.nobody}</p>
  return (
    <dl class="calendar">
      {byTurn.map(({ turn, names }) => (
        <div key={turn}>
          <dt>{w.leadersTab.turn(turn, `${yearsOf(turn).from}–${yearsOf(turn).to}`)}</dt>
          <dd>{names.join(', ')}</dd>
        </div>
      ))}
      {byCard.length > 0 && (
        <div>
          <dt>{w.leadersTab.byCard}</dt>
          <dd>{byCard.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}

export function LeadersTab(props: Props) {
  const { view, language } = props
  const w = readingWords(language)
  return (
    <div class="game-panel">
      <table>
        <Heads heads={w.leadersTab.heads} />
        <tbody>
          {inPlay(view).map((leader) => (
            <Leader key={leader} leader={leader} props={props} w={w} />
          ))}
        </tbody>
      </table>
      <p class="hint">{w.leadersTab.hint}</p>
      <h3>{w.leadersTab.coming}</h3>
      <Coming view={view} language={language} w={w} />
    </div>
  )
}
