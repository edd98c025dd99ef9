/** Chapters 5.3 and 18: CU in enemy spaces waste away. */
import { d6, no, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import type { Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question, Step } from '../../handlers.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIAN,
  BARBARIANS,
  BYZANTINE,
  controlOf,
  cuAt,
  cuOfSide,
  enemiesOf,
  LOYALIST,
  leadersOutside,
  type Player,
  type Power,
  type Powers,
  powerNames,
  powersAt,
  ROMAN,
  type State,
  sideBitsOf,
  sideOf,
  spacesWith,
  USURPER,
} from '../../state.ts'
import { displaceAll } from '../map/losses.ts'
import { loseCu } from '../map/units.ts'

type Side = Exclude<Power, typeof BYZANTINE>

const RULE = 'BG-18.0-b'

/** BG-18.0-j: one roll for each of them. */
const SIDES: readonly (readonly Side[])[] = [
  [LOYALIST, ALLIED],
  [USURPER, BARBARIANS],
]

/** BG-18.0-a BG-18.0-c BG-18.0-d BG-18.0-e BG-18.0-f: who of a player's has to roll there. Garrisons are at home. */
const wasting = (s: State, player: Player, space: Space): Side[] =>
  SIDES[player].filter((side) => cuOfSide(s, space, side) > 0 && areEnemies(side, controlOf(s, space)))

/** By player: the powers who roll. */
const ROLLING = SIDES.map((sides) => sides.reduce<Powers>((all, side) => all | sideBitsOf(side), 0))

/** Somebody of a player's has to roll there: an enemy of whoever controls the space. */
const hasWasting = (s: State, player: Player, space: Space): boolean =>
  (powersAt(s, space) & ROLLING[player] & enemiesOf(controlOf(s, space))) !== 0

const leftToRoll = (s: State, { player, done }: FrameOf<'attrition'>): Space[] =>
  spacesWith(s, ROLLING[player], (space) => hasWasting(s, player, space) && !done.includes(space))

/** BG-18.0-h: the order can only matter when the last Usurper leader may be lost. */
const orderMatters = (s: State, spaces: readonly Space[]): boolean =>
  spaces.length > 1 && spaces.some((space) => cuAt(s, space, USURPER) > 0 && hasWasting(s, BARBARIAN, space))

const roll = (s: State, player: Player, space: Space): void => push(s, { kind: 'attrition-roll', player, space })

/** BG-18.0-h: the BARBARIAN player first; the order of the spaces is the owner's. */
export const attrition: Question<'attrition'> = {
  asks: (_, { player }) => player,
  waits(s, frame) {
    const { player, done } = frame
    const spaces = leftToRoll(s, frame)
    if (orderMatters(s, spaces)) return true
    if (spaces.length > 0) {
      replace(s, { kind: 'attrition', player, done: [...done, spaces[0]] })
      roll(s, player, spaces[0])
      // Whoever has rolled as a Usurper does not roll again when the usurpation has ended meanwhile.
    } else if (player === BARBARIAN) replace(s, { kind: 'attrition', player: ROMAN, done })
    else pop(s)
    return false
  },
  candidates: (s) => actionsOf(s.board).to,
  verdict: (s, frame, action) =>
    action.kind === 'to' && leftToRoll(s, frame).includes(action.space) ? yes() : no('BG-18.0-a'),
  answer(s, frame, action) {
    if (action.kind !== 'to') return
    replace(s, { ...frame, done: [...frame.done, action.space] })
    roll(s, frame.player, action.space)
  },
}

export const attritionRoll: Step<'attrition-roll'> = {
  run(s, { player, space }, table) {
    pop(s)
    for (const side of wasting(s, player, space)) waste(s, player, space, side, table)
  },
}

/** BG-5.3-a BG-18.0-a BG-18.0-b: one roll. */
function waste(s: State, player: Player, space: Space, side: Side, table: Table): void {
  const cu = cuOfSide(s, space, side)
  const id = s.board.spaceIds[space]
  const die = table.roll(d6, { for: 'attrition', space: id, power: powerNames[side], cu })
  const lost = Math.min(cu, s.board.attrition(die, cu))
  table.tell({ type: 'attrition', space: id, power: powerNames[side], cu, lost })
  if (lost === cu) return wipeOut(s, space, side, table)
  const isMixed = side === LOYALIST && cuAt(s, space, LOYALIST) > 0 && cuAt(s, space, BYZANTINE) > 0
  if (isMixed && lost > 0) return push(s, { kind: 'attrition-loss', player, space, left: lost })
  const power = side === LOYALIST && cuAt(s, space, LOYALIST) === 0 ? BYZANTINE : side
  loseCu(s, space, power, lost, RULE, table)
}

/** BG-18.0-g BG-2.4.2.6-i: whoever led them is displaced. */
function wipeOut(s: State, space: Space, side: Side, table: Table): void {
  loseCu(s, space, side, cuAt(s, space, side), RULE, table)
  if (side === LOYALIST) loseCu(s, space, BYZANTINE, cuAt(s, space, BYZANTINE), RULE, table)
  displaceAll(s, leadersOutside(s, space, side), 'BG-18.0-g', table)
}

/** BG-18.0-k: one after the other. */
export const attritionLoss: Question<'attrition-loss'> = {
  asks: (_, { player }) => player,
  candidates: (s) => actionsOf(s.board).power,
  verdict(s, { space }, action) {
    if (action.kind !== 'power' || sideOf(action.power) !== LOYALIST) return no('BG-18.0-k')
    return cuAt(s, space, action.power) > 0 ? yes() : no('BG-18.0-k')
  },
  answer(s, frame, action, table) {
    if (action.kind !== 'power') return
    if (frame.left === 1) pop(s)
    else replace(s, { ...frame, left: frame.left - 1 })
    loseCu(s, frame.space, action.power, 1, RULE, table)
  },
}
