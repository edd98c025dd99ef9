/** Chapters 8.3 and 8.4.2: the die, and what it costs. */
import { d6, no, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import type { Piece, Result } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question } from '../../handlers.ts'
import {
  BARBARIAN,
  type Camp,
  campNames,
  isAugustus,
  isPatrice,
  isUsurper,
  itsCamp,
  otherCamp,
  ROMAN,
  type State,
} from '../../state.ts'
import { isSick } from '../movement/bounds/holding.ts'
import { type Cause, eliminate, placeName, weaken } from '../pieces.ts'
import type { Battle } from './current.ts'
import { type Field, type Modifier, survey } from './field.ts'
import { type Force, forceAt, historicalRomans } from './forces.ts'
import { distinct } from './identical.ts'
import { forcedRow } from './stratagems.ts'
import { lossesOf, type Reading, resultAt, rowOf } from './table.ts'

/** UR-8.3-e: reads the table, and lets it happen. */
export function resolve(s: State, battle: Battle, table: Table): void {
  const field = survey(s, battle.at, battle.attacker)
  const row = forcedRow(battle) ?? rollRow(s, battle, field, table)
  const reading = resultAt(s.board, row, field.column)
  const winner = reading.attackerWins ? battle.attacker : otherCamp(battle.attacker)
  table.tell({
    type: 'battle-result',
    at: placeName(s, battle.at),
    ratio: field.ratioColumn,
    shifts: field.shifts.map(told),
    modifiers: withFavour(field.modifiers, battle).map(told),
    column: field.column,
    row,
    attacker: reading.attacker,
    defender: reading.defender,
    winner: campNames[winner],
  })
  const victors = historicalRomans(s, field.attacker.camp === ROMAN ? field.attacker : field.defender)
  replace(s, {
    kind: 'aftermath',
    at: battle.at,
    winner,
    step: 'retreat',
    // UR-8.4.1-d: the ban is on where the enemy came from.
    origins: reading.attackerWins ? battle.origins : [],
    total: field.attackerPf + field.defenderPf,
    dead: doomed(s, field, reading),
    leaders: victors,
  })
  suffer(s, field, reading, victors, table)
}

const told = ({ rule, value }: Modifier) => ({ rule, value })

/** UR-6.3-an: with what was played for the die. */
function withFavour(modifiers: readonly Modifier[], { favour }: Battle): readonly Modifier[] {
  return favour === 0 ? modifiers : [...modifiers, { rule: 'UR-6.3-an', value: favour }]
}

/** UR-T.combat-b UR-T.combat-q UR-6.3-an */
function rollRow(s: State, { at, favour }: Battle, { column, modifier }: Field, table: Table): number {
  const die = table.roll(d6, { for: 'battle', at: placeName(s, at), column, modifier: modifier + favour })
  return rowOf(die + modifier + favour)
}

/** Who wins and who loses, and what each suffers. */
function sides({ attacker, defender }: Field, reading: Reading) {
  const first = { force: attacker, result: reading.attacker }
  const second = { force: defender, result: reading.defender }
  return reading.attackerWins ? { won: first, lost: second } : { won: second, lost: first }
}

/** UR-8.4.2-a to UR-8.4.2-h: the loser first, for the winner's losses are counted by his. */
function suffer(s: State, field: Field, reading: Reading, victors: readonly Piece[], table: Table): void {
  const { won, lost } = sides(field, reading)
  const hits = lossesOf(lost.result, lost.force.units.length, 0)
  beat(s, lost.force, lost.result, victors, table)
  const left = lossesOf(won.result, won.force.units.length, hits)
  if (left > 0) takeLosses(s, { at: field.at, camp: won.force.camp, left, units: [], leaders: victors }, table)
}

/** UR-8.4.2-a UR-8.4.2-b */
function beat(s: State, { camp, units }: Force, result: Result, victors: readonly Piece[], table: Table): void {
  if (result === 'E') eliminate(s, units, causeOf('UR-8.4.2-a', camp, victors), table)
  if (result === 'A') weaken(s, units, causeOf('UR-8.4.2-b', camp, victors), table)
}

/** UR-9.4-c UR-10.2-s: units that fall in battle, and to whom. */
export function causeOf(rule: string, camp: Camp, victors: readonly Piece[]): Cause {
  return { rule, battle: { victors: camp === BARBARIAN ? victors : [] } }
}

type Losses = Omit<FrameOf<'losses'>, 'kind'>

/** Those of the camp who have not suffered yet. */
function spared(s: State, { at, camp, units }: Losses): Piece[] {
  return forceAt(s, at, camp).units.filter((unit) => !units.includes(unit))
}

/** UR-8.4.2-f: asks, unless there is nothing to choose. */
function takeLosses(s: State, losses: Losses, table: Table): void {
  const choices = spared(s, losses)
  if (losses.left < choices.length && distinct(s, choices).length > 1) return push(s, { kind: 'losses', ...losses })
  weaken(s, choices.slice(0, losses.left), causeOf('UR-8.4.2-f', losses.camp, losses.leaders), table)
}

export const lossesQuestion: Question<'losses'> = {
  asks: itsCamp,
  *candidates(s, frame) {
    const { piece } = actionsOf(s.board)
    for (const unit of spared(s, frame)) yield piece[unit]
  },
  verdict(s, frame, action) {
    return action.kind === 'piece' && spared(s, frame).includes(action.piece) ? yes() : no('UR-8.4.2-f')
  },
  answer(s, { kind: _, ...losses }, action, table) {
    if (action.kind !== 'piece') return
    pop(s)
    weaken(s, [action.piece], causeOf('UR-8.4.2-f', losses.camp, losses.leaders), table)
    const left = losses.left - 1
    if (left > 0) takeLosses(s, { ...losses, left, units: [...losses.units, action.piece] }, table)
  },
}

/** The leaders who do not outlive the battle, whatever becomes of their units. */
function doomed(s: State, field: Field, reading: Reading): Piece[] {
  const { won, lost } = sides(field, reading)
  return lost.force.leaders.filter(
    (leader) => lost.result === 'E' || isCondemned(s, leader, won.force) || isSick(s, leader),
  )
}

/** UR-8.5.2-a UR-8.5.2-b UR-8.5.2-c UR-T.combat-x: an Augustus or Patrice beaten by a Usurper, a Usurper by anybody. */
function isCondemned(s: State, leader: Piece, winner: Force): boolean {
  if (isUsurper(s, leader)) return true
  if (!isAugustus(s, leader) && !isPatrice(s, leader)) return false
  return winner.leaders.some((other) => isUsurper(s, other))
}
