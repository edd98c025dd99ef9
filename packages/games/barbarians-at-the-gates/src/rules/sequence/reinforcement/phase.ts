/** Chapter 5.7: the Reinforcement Phase, step by step. */
import { inOrder, push } from '@tabularium/engine/machine'
import { type Leader, NONE } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Step } from '../../../handlers.ts'
import {
  ALLIED,
  alliedTribes,
  BARBARIAN,
  BARBARIANS,
  barbarianTribes,
  controlOf,
  DISPLACED,
  hasFlag,
  isBesieged,
  LOYALIST,
  leadersOf,
  markerAt,
  OFF,
  ROMAN,
  type State,
  tribeOf,
  turnNames,
  USURPER,
  whereIs,
} from '../../../state.ts'
import { isFreeLeader, isFreeMarker } from '../../map/besieged.ts'
import { isRomanProvince } from '../../map/control.ts'
import { placeCu } from '../../map/units.ts'
import { scenarioOf } from '../../victory.ts'
import { mendStacking } from '../stacking-check.ts'

/** BG-5.7-a BG-5.7-b */
function reinforceTribes(s: State, table: Table): void {
  for (const tribe of barbarianTribes(s).filter((each) => isFreeMarker(s, each)))
    placeCu(s, markerAt(s, tribe), BARBARIANS, s.board.tribes[tribe].score, 'BG-5.7-a', table)
}

/** BG-5.7-b BG-5.7-c: whatever the score. */
function reinforceAllies(s: State, table: Table): void {
  for (const tribe of alliedTribes(s).filter((each) => isFreeMarker(s, each)))
    placeCu(s, markerAt(s, tribe), ALLIED, 1, 'BG-5.7-c', table)
}

/** The card that withholds the grain of Africa, as long as the ROMAN player does not control it. */
function isItalyStarved(s: State): boolean {
  if (!hasFlag(s, 'italy-no-grain')) return false
  const { provinces, everyProvince, isInAfrica } = s.board
  return !everyProvince.some((each) => isInAfrica[provinces[each].capital] && isRomanProvince(s, each))
}

/** BG-5.7-d BG-13.3-a */
function reinforceCapitals(s: State, table: Table): void {
  const isStarved = isItalyStarved(s)
  for (const { capital } of s.board.provinces) {
    if (controlOf(s, capital) !== LOYALIST || isBesieged(s, capital)) continue
    if (!(isStarved && s.board.isInItalia[capital])) placeCu(s, capital, LOYALIST, 1, 'BG-5.7-d', table)
  }
}

const CU_OF_A_USURPER = 2

/** BG-5.7-e BG-5.7-g BG-13.3-b: for each space, not for each leader; a besieger gets them. */
function reinforceUsurpers(s: State, table: Table): void {
  const leaders = leadersOf(s, USURPER).filter((leader) => isFreeLeader(s, leader))
  const spaces = new Set(leaders.map((leader) => whereIs(s, leader)))
  for (const space of spaces) placeCu(s, space, USURPER, CU_OF_A_USURPER, 'BG-5.7-e', table)
}

/** BG-5.7-i BG-5.7-aj: the BARBARIAN player's first. */
function displacedLeaders(s: State): Leader[] {
  const displaced = s.board.everyLeader.filter((leader) => whereIs(s, leader) === DISPLACED)
  const isBarbarians = (leader: Leader): boolean =>
    tribeOf(s, leader) !== NONE && barbarianTribes(s).includes(tribeOf(s, leader))
  return [...displaced.filter(isBarbarians), ...displaced.filter((leader) => !isBarbarians(leader))]
}

/** BG-3.1-c BG-5.7-s BG-5.7-al: as the scenario lists them. */
function newLeaders(s: State): Leader[] {
  const turn = turnNames[s.turn]
  const leaders: Leader[] = []
  for (const arrival of scenarioOf(s).arrivals) {
    if (arrival.turn !== turn) continue
    for (const id of arrival.leaders) {
      const leader = s.board.leaderOf.get(id)
      if (leader !== undefined && whereIs(s, leader) === OFF) leaders.push(leader)
    }
  }
  return leaders
}

/** BG-5.7-h BG-5.7-f: as printed; nothing comes for Byzantines. BG-9.0-ai: stacking after each step. */
export const reinforcement: Step<'reinforcement'> = inOrder(
  {
    tribes(s, _, table) {
      reinforceTribes(s, table)
      mendStacking(s)
    },
    allies(s, _, table) {
      reinforceAllies(s, table)
      mendStacking(s)
    },
    capitals(s, _, table) {
      reinforceCapitals(s, table)
      mendStacking(s)
    },
    usurpers(s, _, table) {
      reinforceUsurpers(s, table)
      mendStacking(s)
    },
    displaced(s) {
      push(s, { kind: 'arrive', leaders: displacedLeaders(s) })
    },
    home(s) {
      mendStacking(s)
      push(s, { kind: 'go-home', player: ROMAN })
      push(s, { kind: 'go-home', player: BARBARIAN })
    },
    arrivals(s) {
      mendStacking(s)
      push(s, { kind: 'arrive', leaders: newLeaders(s) })
    },
  },
  { at: ({ kind }, step) => ({ kind, step }) },
)
