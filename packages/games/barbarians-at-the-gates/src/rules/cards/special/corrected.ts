/** Cards whose text says more than the data of it: what they do instead. */
import { type Board, derived } from '../../../board.ts'
import type { Operation } from '../../../edition/schema.ts'

/** What no operation of the file says: one entry in the tables of this folder. */
export interface SpecialOp {
  readonly op: 'special'
  readonly what: SpecialName
  readonly when?: 'after_losses' | 'battle_end'
}

export const specialNames = [
  'vetranio-space',
  'mursa-losses',
  'gaiso-pursuit',
  'aquileia-ambush',
  'fleet-interdicts',
  'watchtowers',
  'exploratores',
  'feuding-kings',
  'mallobaudes',
  'eagles-leave',
  'eagles-londinium',
  'eagles-spaces',
  'radagaisus',
  'court-moves',
  'heraclius',
  'nepos-alone',
  'leo',
  'majorian',
  'colonia-falls',
  'confederation',
  'garrisons-leader',
  'garrisons-gather',
  'garrisons-turn',
  'garrisons-empty',
  'garrison-surprised',
  'mutinous-legions',
  'adrianople-loss',
  'fireships',
] as const
export type SpecialName = (typeof specialNames)[number]

type Op = Operation | SpecialOp
type Correct = (written: readonly Operation[]) => readonly Op[]

const special = (what: SpecialName): SpecialOp => ({ op: 'special', what })
const only = (...names: readonly SpecialName[]): Correct => {
  const ops = names.map(special)
  return () => ops
}

/** Only CU are in the way of a fort: leaders and Tribal Markers are not named. */
const amongLeaders = (op: Operation): Operation => {
  if (op.op !== 'fort' || typeof op.where !== 'object') return op
  const { no_other_power: _, ...where } = op.where
  return { ...op, where: { ...where, no_enemy_cu: true, not: { cu: ['allied'] } } }
}

const corrections: Readonly<Record<string, Correct>> = {
  // Only a space of the Usurper's changes hands.
  R03: ([turning]) => [turning, special('vetranio-space')],
  // Each side loses any CU of its own.
  R04: ([modifier]) => [modifier, { ...special('mursa-losses'), when: 'after_losses' }],
  // The leader is chosen before the die is rolled.
  R05: only('gaiso-pursuit'),
  R13: only('fleet-interdicts'),
  R17: (ops) => ops.map(amongLeaders),
  R18: only('watchtowers'),
  R20: only('exploratores'),
  R22: only('feuding-kings'),
  R28: (ops) => ops.map(amongLeaders),
  R31: (ops) => ops.map(amongLeaders),
  // Also if the Franks are Allied and neither their marker nor their leader is unbesieged.
  R33: () => [
    {
      op: 'place_cu',
      power: 'allied',
      n: 2,
      where: { with_tribe: { id: ['franks'], side: 'allied', unbesieged: true } },
    },
    special('mallobaudes'),
  ],
  R37: only('eagles-leave', 'eagles-londinium', 'eagles-spaces'),
  R42: only('radagaisus'),
  R43: ([, flag]) => [special('court-moves'), flag],
  R47: only('heraclius'),
  R50: ([flip, place, remove]) => [flip, place, special('nepos-alone'), remove],
  // Superiority is kept only if both fight on this side.
  R51: ([modifier, flag, later]) => [
    modifier,
    // biome-ignore lint/suspicious/noThenProperty: a word of the file, never awaited
    { op: 'if', cond: { battle: { my_both: ['loyalist', 'allied'] } }, then: [flag] },
    later,
  ],
  R52: only('leo'),
  // Julius Nepos is an Emperor too.
  R53: ([, activate]) => [special('majorian'), activate],
  // The Emperor is chosen before the die is rolled, and there is no roll without one.
  B01: ([modifier]) => [modifier, { ...special('aquileia-ambush'), when: 'battle_end' }],
  B05: only('colonia-falls'),
  // Both of one power.
  B10: only('confederation'),
  B12: only('garrisons-leader', 'garrisons-gather', 'garrisons-turn', 'garrisons-empty'),
  B13: only('garrison-surprised'),
  B19: only('mutinous-legions'),
  // The loser chooses any CU of his own.
  B31: ([modifier]) => [modifier, { ...special('adrianople-loss'), when: 'after_losses' }],
  B52: only('fireships'),
}

/** By card: what it does. */
export const programsOf: (board: Board) => readonly (readonly Op[])[] = derived((board) =>
  board.cards.map(({ id, file }) => corrections[id]?.(file.do) ?? file.do),
)
