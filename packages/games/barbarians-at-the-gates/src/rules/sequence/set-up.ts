/** Chapter 3: a scenario is set up. */
import { type Board, type Card, derived, type Leader, type Space, type Tribe } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Options } from '../../options.ts'
import { bareState } from '../../state/empty.ts'
import {
  ALLIED,
  addCu,
  BARBARIANS,
  CASTRA,
  COLONIA,
  type Controller,
  clone,
  DECK,
  flip,
  LOYALIST,
  lay,
  markControl,
  POWERS,
  powerNames,
  putLeader,
  putMarker,
  REMOVED,
  type State,
  setAllied,
  setFort,
  setPlunder,
  setVp,
  turnNames,
  USURPER,
} from '../../state.ts'
import { type Scenario, scenarioOf } from '../victory.ts'

const CONTROLLERS: Readonly<Record<Scenario['control'][number]['power'], Controller>> = {
  loyalist: LOYALIST,
  usurper: USURPER,
  barbarian: BARBARIANS,
  allied: ALLIED,
}

/** The edition was checked: whatever it names is there. */
function found<T extends number>(map: ReadonlyMap<string, T>, id: string): T {
  const index = map.get(id)
  if (index === undefined) throw new Error(`there is no '${id}'`)
  return index
}
const spaceCalled = (board: Board, id: string): Space => found(board.spaceOf, id)
const leaderCalled = (board: Board, id: string): Leader => found(board.leaderOf, id)
const tribeCalled = (board: Board, id: string): Tribe => found(board.tribeOf, id)
const cardCalled = (board: Board, id: string): Card => found(board.cardOf, id)

/** By scenario: the position before anything is drawn. Nothing in it is left to chance, so only copies of it are given out. */
const positions = derived(() => new Map<string, State>())

/** BG-3.0-a BG-3.1-a: everything as the scenario says; its first turn begins. */
export function setUp(board: Board, options: Options, table: Table): State {
  const known = positions(board)
  const kept = known.get(options.scenario) ?? placed(board, options)
  known.set(options.scenario, kept)
  table.tell({ type: 'turn', turn: scenarioOf(kept).firstTurn })
  return clone({ ...kept, options })
}

function placed(board: Board, options: Options): State {
  const s = bareState(board, options)
  const scenario = scenarioOf(s)
  s.turn = turnNames.indexOf(scenario.firstTurn)
  setVp(s, scenario.vp)
  setPlunder(s, scenario.plunder)
  setUpMap(s, scenario)
  setUpLeaders(s, scenario)
  setUpDecks(s, scenario)
  s.stack.push({ kind: 'turn', step: 'draw' })
  return s
}

function setUpMap(s: State, { control, forts, cu }: Scenario): void {
  for (const { power, spaces } of control) {
    for (const id of spaces) markControl(s, spaceCalled(s.board, id), CONTROLLERS[power])
  }
  for (const { space, kind } of forts) setFort(s, spaceCalled(s.board, space), kind === 'castra' ? CASTRA : COLONIA)
  for (const { space, power, n } of cu) addCu(s, spaceCalled(s.board, space), POWERS[powerNames.indexOf(power)], n)
}

/** BG-2.2.2-d BG-2.4.2.5-b: the sides of counters and markers too. */
function setUpLeaders(s: State, { leaders, tribes }: Scenario): void {
  for (const { leader, space, side } of leaders) {
    putLeader(s, leaderCalled(s.board, leader), spaceCalled(s.board, space))
    flip(s, leaderCalled(s.board, leader), side === 'usurper')
  }
  for (const { tribe, side, space, face, leaderSpace } of tribes) {
    const index = tribeCalled(s.board, tribe)
    const { leader } = s.board.tribes[index]
    putMarker(s, index, spaceCalled(s.board, space))
    setAllied(s, index, side === 'allied')
    putLeader(s, leader, spaceCalled(s.board, leaderSpace))
    flip(s, leader, s.board.leaders[leader].faces[0].id !== face)
  }
}

/** BG-6.1-d BG-6.1-f BG-6.2.1-l: the sections that the scenario names; the others wait for their turn. */
function setUpDecks(s: State, { sections, removeCards }: Scenario): void {
  for (const card of s.board.everyCard) {
    if (sections.includes(s.board.cards[card].section)) lay(s, card, DECK)
  }
  for (const id of removeCards) lay(s, cardCalled(s.board, id), REMOVED)
}
