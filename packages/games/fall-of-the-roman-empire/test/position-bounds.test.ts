/** Positions at the edge of what play can reach: these are taken, and those one step further are not. */
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { fallOfTheRomanEmpire as game } from '../src/index.ts'

const held = { roma: { legions: 1, forces: 3 } }
const romans = { kind: 'roman-movement' }
const barbarians = { kind: 'barbarian-movement' }
const asking = (kind: string, areas: object = {}) => ({ stack: [{ kind }], areas: { ...held, ...areas } })
const frames = (stack: readonly object[], areas: object = {}) => ({ stack, areas: { ...held, ...areas } })
const read = (drawn: object) => () => game.read(asJson(drawn), game.options({}))

const fallen = { areas: { roma: { barbarianForces: 1 } } }
const fall = { winner: 'barbarian', rule: 'FR-2-a' }
const rescue = { winner: 'roman', rule: 'FR-2-b' }

describe('a drawn position may have', () => {
  test.each<[string, object]>([
    ['FR-1-e: every Legion and Cavalry there is', frames([romans], { roma: { legions: 5 }, gothia: { cavalry: 4 } })],
    ['FR-1-e: what is left, told as it is', { ...frames([romans]), available: { legions: 4, cavalry: 4 } }],
    ['FR-2-b: the last turn', { ...frames([romans]), turn: 20 }],
    ['FR-2-a: Cavalry alone in Rome', asking('purchase', { roma: { cavalry: 1 } })],
    ['FR-2-a: a fallen Rome at the end', { ...fallen, end: fall }],
    [
      'FR-2-a: what moved into it',
      { areas: { roma: { barbarianForces: 1, movedBarbarianForces: 1 } }, stack: [], end: fall },
    ],
    [
      'FR-2-a: Cavalry that had moved before',
      { ...fallen, areas: { ...fallen.areas, gothia: { cavalry: 1, movedCavalry: 1 } }, end: fall },
    ],
    [
      'FR-7-a FR-7-b: the last Force to enter',
      frames([{ kind: 'entry', counter: 'force', left: 1 }], { gothia: { barbarianForces: 24 } }),
    ],
    ['FR-7-a: a Cavalry to enter', frames([{ kind: 'entry', counter: 'cavalry', left: 1 }])],
    ['FR-8-a FR-8-b: a march', frames([romans, { kind: 'march', from: 'roma', to: 'venetia' }])],
    ['FR-8-c: Forces under a Fort', frames([romans], { venetia: { forces: 1, fort: true } })],
    ['FR-8-c: Forces behind a Wall', frames([romans], { venetia: { forces: 1, wall: true } })],
    [
      'FR-9-a: one Force about to move',
      frames([barbarians, { kind: 'host', from: 'gothia', to: 'moesia' }], { gothia: { barbarianForces: 1 } }),
    ],
    ['FR-9-a: all that have moved', frames([barbarians], { gothia: { barbarianForces: 2, movedBarbarianForces: 2 } })],
    [
      'FR-10-e FR-10-n: losses to choose of Forces and Cavalry',
      frames([{ kind: 'losses', at: 'venetia', round: 1, number: 1 }], { venetia: { barbarianForces: 1, cavalry: 1 } }),
    ],
    [
      'FR-10-n: losses to choose in a Rome without Roman Forces',
      {
        areas: { roma: { barbarianForces: 2, cavalry: 1 } },
        stack: [{ kind: 'losses', at: 'roma', round: 1, number: 1 }],
      },
    ],
    [
      'FR-10-r: Cavalry among Roman Forces before a purchase',
      asking('purchase', { venetia: { legions: 1, forces: 1, cavalry: 1 } }),
    ],
    ['FR-10-l: Cavalry that has ridden', asking('ride', { gothia: { cavalry: 2, movedCavalry: 1 } })],
    [
      'FR-7-a: a conflict to come while Barbarians enter',
      frames([{ kind: 'entry', counter: 'force', left: 1 }], {
        venetia: { legions: 1, forces: 1, barbarianForces: 1 },
      }),
    ],
  ])('%s', (_, drawn) => {
    expect(read(drawn)).not.toThrow()
  })
})

describe('a drawn position', () => {
  test.each<[string, object, string]>([
    ['a Wall in Rome', { areas: { roma: { forces: 1, wall: true } } }, 'a Fort or Wall in roma'],
    [
      'a Roman victory by the clause of the fall',
      { ...fallen, end: { ...fall, winner: 'roman' } },
      'has not ended for the roman',
    ],
    [
      'a Barbarian victory by the last turn',
      { areas: held, turn: 20, end: { ...rescue, winner: 'barbarian' } },
      'has not ended for the barbarian',
    ],
    ['a Roman victory over a fallen Rome', { ...fallen, turn: 20, end: rescue }, 'has not ended for the roman'],
    ['a fall of a Rome that holds', { areas: held, turn: 20, end: fall }, 'has not ended for the barbarian'],
    [
      'anything that moved at the end of the last turn',
      { areas: { ...held, gothia: { cavalry: 1, movedCavalry: 1 } }, turn: 20, end: rescue },
      'Cavalry cannot have moved in this phase',
    ],
    [
      'Legions that moved when Rome fell',
      { areas: { roma: { barbarianForces: 1 }, venetia: { legions: 1, movedLegions: 1 } }, end: fall },
      'Legions cannot have moved in this phase',
    ],
    [
      'a march without Forces',
      frames([romans, { kind: 'march', from: 'venetia', to: 'roma' }], { venetia: { legions: 1 } }),
      'from venetia to roma',
    ],
    [
      'a host over no border',
      frames([barbarians, { kind: 'host', from: 'gothia', to: 'roma' }], { gothia: { barbarianForces: 2 } }),
      'from gothia to roma',
    ],
    [
      'losses without Cavalry',
      frames([{ kind: 'losses', at: 'venetia', round: 1, number: 2 }], { venetia: { barbarianForces: 4 } }),
      'no 2 losses',
    ],
    [
      'losses without Forces',
      frames([{ kind: 'losses', at: 'venetia', round: 1, number: 1 }], { venetia: { cavalry: 2 } }),
      'no 1 losses',
    ],
    [
      'losses of less than half',
      frames([{ kind: 'losses', at: 'venetia', round: 1, number: 1 }], { venetia: { barbarianForces: 3, cavalry: 1 } }),
      'no 1 losses',
    ],
    [
      'Barbarian Forces on the map before the first are placed',
      asking('set-up', { gothia: { barbarianForces: 1 } }),
      'Barbarians before the first',
    ],
    [
      'Forces that rode',
      asking('ride', { gothia: { barbarianForces: 1, movedBarbarianForces: 1 } }),
      'Barbarian Forces cannot have moved',
    ],
    ['more dead than there are', { ...frames([romans]), dead: { walls: 99 } }, 'more than the'],
    [
      'a conflict that was left before an expenditure',
      asking('expenditure', { venetia: { legions: 1, forces: 1, barbarianForces: 1 } }),
      'a conflict is left',
    ],
    [
      'a conflict that was left before the ride',
      asking('ride', { venetia: { legions: 1, forces: 1, barbarianForces: 1 } }),
      'a conflict is left',
    ],
  ])('cannot have %s', (_, drawn, reason) => {
    expect(read(drawn)).toThrow(reason)
  })
})
