/** A position as questions and answers speak of it: names for what the rules know by number. */
import type { Card, Leader, Space, Tribe } from '../board.ts'
import { faceOf, isOnMap, type Player, type Power, playerNames, powerNames, type State, whereIs } from '../state.ts'
import type { Names } from './names.ts'

export interface Scene {
  readonly s: State
  readonly names: Names
  /** What the answer costs. */
  cost(): number
  player(player: Player): string
  power(power: Power): string
  /** "3 CU", "3 Loyalist CU". */
  cu(number: number, power?: Power): string
  /** "Loyalist CU", without a number. */
  units(power?: Power): string
  space(space: Space): string
  at(space: Space): string
  to(space: Space): string
  from(space: Space): string
  /** By the face that is up. */
  leader(leader: Leader): string
  leaders(leaders: readonly Leader[]): string
  /** "Stilicho in Roma"; of one who is not on the map his name. */
  leaderAt(leader: Leader): string
  /** "Stilicho with 4 CU". */
  force(leaders: readonly Leader[], cu: number): string
  theTribe(tribe: Tribe): string
  ofTribe(tribe: Tribe): string
  card(card: Card): string
  /** With its OPs: "Scarponna (2)". */
  cardOps(card: Card): string
}

export function sceneOf(s: State, names: Names, cost: () => number): Scene {
  const { board } = s
  const leader = (each: Leader) => names.leader(faceOf(s, each).id)
  const at = (space: Space) => names.at(board.spaceIds[space])
  const leaders = (list: readonly Leader[]) => names.list(list.map(leader))
  const card = (each: Card) => names.card(board.cards[each].id)
  return {
    s,
    names,
    cost,
    player: (player) => names.player(playerNames[player]),
    power: (power) => names.power(powerNames[power]),
    cu: (number, power) => names.cu(number, power === undefined ? undefined : powerNames[power]),
    units: (power) => names.units(power === undefined ? undefined : powerNames[power]),
    space: (space) => names.space(board.spaceIds[space]),
    at,
    to: (space) => names.to(board.spaceIds[space]),
    from: (space) => names.from(board.spaceIds[space]),
    leader,
    leaders,
    leaderAt: (each) => (isOnMap(s, each) ? `${leader(each)} ${at(whereIs(s, each))}` : leader(each)),
    force: (list, cu) => names.company(list.map(leader), cu),
    theTribe: (tribe) => names.theTribe(board.tribes[tribe].id),
    ofTribe: (tribe) => names.ofTribe(board.tribes[tribe].id),
    card,
    cardOps: (each) => `${card(each)} (${board.cards[each].ops})`,
  }
}
