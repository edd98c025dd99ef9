/** Positions from outside that no game could have led to: each is refused, and told why. */
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { ultimusRomanorum } from '../src/index.ts'
import { type Draw, position } from './play.ts'
import { hands } from './stratagem-play.ts'

const frame = { kind: 'group', camp: 'roman', leader: 'aetius', group: ['aetius'], units: [], spent: 0, steps: 0 }
const group = { ...frame, isWild: false, isLed: false, zones: [] }
const asks = (question: object): Draw => ({ pieces: { aetius: 'galliae-1' }, stack: [question] })

describe('a frame is checked member by member', () => {
  test.each([
    ['a group of which nothing is told', { kind: 'group' }, "stack.1: 'camp' is missing"],
    ['a member too many', { ...group, pm: 3 }, 'stack.1: there is no member "pm"'],
    ['an unknown kind', { kind: 'siege' }, 'stack.1: there is no frame of kind "siege"'],
    ['an unknown piece', { ...group, group: ['caesar'] }, 'stack.1.group.0: there is no piece "caesar"'],
    ['a unit that leads', { ...group, leader: 'victores' }, 'stack.1.leader: there is no leader "victores"'],
    ['a number for a step', { kind: 'year', step: 'tea' }, 'stack.0.step: one of stratagems'],
    ['PM below zero', { ...group, spent: -1 }, 'stack.1.spent: a whole number from 0'],
  ])('%s', (_, question, why) => {
    expect(() => position(asks(question))).toThrow(why)
  })
})

describe('what play could never reach', () => {
  const movement = { kind: 'movement', camp: 'roman' }
  const window = { kind: 'window', moment: 'smc', parties: ['roman'], turn: 0, passed: 0 }
  const battle = { at: 'galliae-1', attacker: 'roman', step: 'roll', origins: [], favour: 0, furor: 0, scourge: 0 }
  test.each<[string, Draw, string]>([
    ['a year of another scenario', { year: 399 }, 'the year 399 is none of 405 to 476'],
    ['a question in a game that is over', { end: { winner: null, rule: 'UR-10.3-d' } }, 'the game is over, and'],
    ['nothing at all', { stack: [] }, 'nothing is going on, and the game is not over'],
    ['a procedure that waits', { stack: [{ kind: 'combats', camp: 'roman' }] }, "'combats' asks nobody anything"],
    [
      'a major people that has become minor',
      { peoples: { hunni: { status: 'peace', major: false } } },
      'cannot be a minor',
    ],
    ['an SMC that nobody has', { smc: [0, 1] }, 'the roman has an SMC, and none left'],
    ['two moves at once', { stack: [movement, movement] }, "'movement' goes on twice at once"],
    ['a battle that is nowhere', { stack: [{ kind: 'battle' }, window] }, 'a battle goes on, and it is not told where'],
    ['a battle that does not go on', { battle }, 'there is a battle that does not go on'],
    ['a window without a turn', { stack: [{ ...window, turn: 1 }] }, 'a window asks nobody'],
    [
      'a window twice the same',
      { stack: [{ ...window, parties: ['roman', 'roman'] }] },
      'a window asks somebody twice',
    ],
    ['a group of nobody', asks({ ...group, leader: null, group: [] }), 'a group of nobody is on the march'],
    ['a group that cannot go anywhere', asks({ ...group, spent: 99 }), "nobody can answer 'group'"],
    ['a group that is not there', { stack: [group] }, 'Aetius is on the march and not on the map'],
    [
      'a group apart',
      asks({ ...group, group: ['aetius', 'valentinien-iii'] }),
      'Valentinien III is not with its group',
    ],
    ['a group of the enemy', asks({ ...group, camp: 'barbarian' }), 'Aetius marches for the other camp'],
    ['a leader elsewhere', asks({ ...group, leader: 'boniface' }), 'Boniface leads a group that he is not with'],
    [
      'a fleet that is not there',
      { stack: [{ kind: 'fleet', camp: 'roman', fleet: 'fleet-1', group: [], sailed: false }] },
      'fleet-1 is used and not on the map',
    ],
    [
      'a crew without a ship',
      { pieces: { aetius: 'aboard-fleet-1' } },
      'Aetius is aboard fleet-1, which is not on the map',
    ],
    ['a throne on a throne', { east: { augustus: 'valentinien-iii' } }, 'Valentinien III holds two titles'],
    [
      'a Usurper on the side of the Empire',
      { pieces: { johannes: 'italia-4' }, west: { augustus: 'valentinien-iii', usurper: 'johannes' } },
      'Johannes is a Usurper and not of his own side',
    ],
    ['a weakened leader', { pieces: { aetius: { at: 'galliae-1', weak: true } } }, 'Aetius is a leader, and no leader'],
    ['two of one counter', { hands: hands(['papa', 'papa'], []) }, 'of papa there are 1, and not 2'],
    ['a bowl with too little', { bowl: {} }, 'of minor-federation-treaty there are 2, and not 0'],
    ['what follows from the rest', { derived: { firstAt: {} } }, 'it follows from where the pieces are'],
    ['another edition', { edition: 'printed' }, "it belongs to the edition 'printed', not to 'reconstructed'"],
  ])('%s', (_, draw, why) => {
    expect(() => position(draw)).toThrow(why)
  })

  test('what was used up for good may be missing', () => {
    const bowl = JSON.parse(JSON.stringify(ultimusRomanorum.write(position({}).state).bowl))
    expect(() => position({ bowl: { ...bowl, papa: 0 } })).not.toThrow()
  })
})

test('what goes on is part of a year', () => {
  const options = ultimusRomanorum.options({})
  const stack = [{ kind: 'movement', camp: 'roman' }]
  const year = { kind: 'year', step: 'balance' }
  expect(() => ultimusRomanorum.read(asJson({ year: 450, stack }), options)).toThrow('part of no year')
  expect(() => ultimusRomanorum.read(asJson({ year: 450, stack: [year, ...stack] }), options)).not.toThrow()
})
