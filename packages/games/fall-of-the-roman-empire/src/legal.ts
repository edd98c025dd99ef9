/** Every action for which the verdict is yes, found without trying them all. */
import { type Action, type Actions, DONE, PAY } from './actions.ts'
import { BARBARIAN, CAVALRY, FORCE, FORT, LEGION, ROMAN_COUNTERS, WALL } from './board.ts'
import { isPinned, mostMoving } from './rules/barbarian-movement.ts'
import { fewestCavalryLost, mostCavalryLost } from './rules/conflict/resolve.ts'
import { rideVerdict } from './rules/conflict/ride.ts'
import { payVerdict } from './rules/expenditure.ts'
import { buyVerdict, isInReach } from './rules/purchase.ts'
import { fewestForces, mostForces } from './rules/roman-movement.ts'
import { countAt, frame, hasWall, type Losses, type State, unmovedAt } from './state.ts'

export function legalActions(s: State, actions: Actions): readonly Action[] {
  const top = frame(s)
  switch (top.kind) {
    case 'set-up':
      return actions.firstPlaces
    case 'expenditure':
      return expenditureActions(s, actions)
    case 'purchase':
      return purchaseActions(s, actions)
    case 'entry':
      return actions.entries
    case 'roman-movement':
      return marches(s, actions)
    case 'march':
      return actions.with.slice(fewestForces(s, top.from), mostForces(s, top.from) + 1)
    case 'barbarian-movement':
      return moves(s, actions)
    case 'host':
      return actions.with.slice(1, mostMoving(s, top.from) + 1)
    case 'losses':
      return losses(s, top, actions)
    case 'ride':
      return rides(s, actions)
  }
}

function addAll(legal: Action[], more: readonly Action[]): void {
  for (let i = 0; i < more.length; i++) legal.push(more[i])
}

function expenditureActions(s: State, { disband }: Actions): Action[] {
  const legal: Action[] = []
  for (const counter of ROMAN_COUNTERS) {
    for (let at = 0; at < s.board.size; at++) if (countAt(s, counter, at) > 0) legal.push(disband[counter][at])
  }
  if (payVerdict(s).ok) legal.push(PAY)
  return legal
}

function purchaseActions(s: State, { buy }: Actions): Action[] {
  const legal: Action[] = []
  for (const counter of [LEGION, FORCE] as const) if (isInReach(s, counter)) legal.push(buy[counter][0])
  for (const counter of [WALL, FORT] as const) {
    if (!isInReach(s, counter)) continue
    for (let at = 0; at < s.board.size; at++) if (buyVerdict(s, counter, at).ok) legal.push(buy[counter][at])
  }
  legal.push(DONE)
  return legal
}

function marches(s: State, { march }: Actions): Action[] {
  const legal: Action[] = []
  for (let from = 0; from < s.board.size; from++) if (unmovedAt(s, LEGION, from) > 0) addAll(legal, march.near[from])
  legal.push(DONE)
  return legal
}

function moves(s: State, { move }: Actions): Action[] {
  const legal: Action[] = []
  for (let from = 0; from < s.board.size; from++) {
    if (unmovedAt(s, BARBARIAN, from) > 0 && !isPinned(s, from)) addAll(legal, move[BARBARIAN].near[from])
    if (unmovedAt(s, CAVALRY, from) === 0) continue
    for (const to of s.board.cavalryNeighbours[from]) if (!hasWall(s, to)) legal.push(move[CAVALRY].all[from][to])
  }
  legal.push(DONE)
  return legal
}

function losses(s: State, { at, number }: Losses, { lose }: Actions): Action[] {
  const legal: Action[] = []
  const most = mostCavalryLost(s, at, number)
  for (let cavalry = fewestCavalryLost(s, at, number); cavalry <= most; cavalry++) {
    legal.push(lose[number - cavalry][cavalry])
  }
  return legal
}

function rides(s: State, { ride }: Actions): Action[] {
  const legal: Action[] = []
  for (let from = 0; from < s.board.size; from++) {
    if (unmovedAt(s, CAVALRY, from) === 0) continue
    for (const to of s.board.neighbours[from]) if (rideVerdict(s, from, to).ok) legal.push(ride.all[from][to])
  }
  legal.push(DONE)
  return legal
}
