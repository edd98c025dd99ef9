/** A position from outside is refused if play could never reach it, and the reason is told. */
import type { Json } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { tetrarchia } from '../src/index.ts'
import { type Draw, position } from './play.ts'

type Members = { readonly [member: string]: Json }

const read = (members: Members, options: Members = {}) =>
  tetrarchia.read({ emperors: AT_HOME, ...members }, tetrarchia.options({ level: '5300', ...options }))
const reading = (members: Members, options?: Members) => () => read(members, options)

const AT_HOME = { diocletian: 'bithynia', galerius: 'pannonia-inferior', constantius: 'belgica', maximian: 'cisalpina' }
const IMPERIUM = { variants: ['imperium'] }
const PATRES = { variants: ['patres-patriae'] }
const BORDERS = ['gaetulia', 'britannia', 'germania-magna', 'sarmatia', 'persia']
const SIX = { diocletian: BORDERS, maximian: ['libya'] }
const NOBODY = { diocletian: null, galerius: null, constantius: null, maximian: null }

test('everything may be left out but where the Emperor whose turn it is stands', () => {
  const { board } = tetrarchia.read({ emperors: { diocletian: 'roma' } }, tetrarchia.options({}))
  expect(board.file.edition).toBe('reconstructed')
  expect(reading({ edition: 'another' })).toThrow("it belongs to the edition 'another', not to 'reconstructed'")
  expect(reading({ nonsense: 1 })).toThrow('there is no member "nonsense"')
})

describe('pieces', () => {
  test('tokens beyond their number', () => {
    expect(reading({ tokens: { galerius: ['roma', 'apulia', 'asia'] } }, { level: '2300' })).toThrow(
      'more than 2 tokens of galerius',
    )
    expect(reading({ tokens: { galerius: ['roma'] }, hand: { galerius: 5 } })).toThrow('more than 5 tokens of galerius')
    expect(reading({ tokens: { neptune: ['roma'] } })).toThrow("there is no token 'neptune'")
    expect(reading({ tokens: { unrest: ['atlantis'] } })).toThrow('there is no province "atlantis"')
  })

  test('a hand below zero', () => {
    expect(reading({ hand: { galerius: -1 } })).toThrow('hand.galerius: a whole number from 0 to 5')
  })

  test('a power that the hand cannot pay', () => {
    const open = drawnCombat(1)
    expect(open.asked).toBe('combat')
    const written = tetrarchia.write(open.state)
    expect(reading({ ...written, hand: { galerius: 0 } }, IMPERIUM)).toThrow('galerius cannot use his power')
  })

  test('Unrest or Revolt beyond the border', () => {
    expect(reading({ tokens: { revolt: ['libya'] } })).toThrow('Unrest or Revolt in libya')
  })

  test('fleets at a level that has none', () => {
    const begun = { emperors: NOBODY, stack: [{ kind: 'fleets', left: 1 }] }
    expect(reading(begun, { level: '5000' })).toThrow('1 fleets to be placed, of 0 at this level')
    expect(reading({ fleets: { internum: 1 } }, { level: '5000' })).toThrow('more than the 0 fleets of the level')
    expect(reading({ ...begun, fleets: { internum: 3 } })).toThrow('1 fleets to be placed, of 3 at this level')
    expect(reading({ ...begun, turn: 4 }, { level: '5100' })).toThrow('fleets are placed before the first turn')
    expect(reading(begun, { level: '5100' })).not.toThrow()
  })

  test('glory without The Great', () => {
    expect(reading({ glory: { galerius: 1 } })).toThrow('glory of galerius without The Great')
  })
})

describe('figures', () => {
  test('an army off its path', () => {
    expect(reading({ armies: [{ region: 'GALLIA', at: 'asia' }] })).toThrow('asia is not on the path of GALLIA')
    expect(reading({ armies: [{ region: 'ITALIA', at: 'roma' }] })).toThrow('roma is not on the path of ITALIA')
  })

  test('two armies, or an Emperor and an army, in one province', () => {
    const army = { region: 'GALLIA', at: 'britannia' }
    expect(reading({ armies: [army, army] })).toThrow('two figures in britannia')
    expect(reading({ armies: [{ region: 'GALLIA', at: 'belgica' }] })).toThrow('two figures in belgica')
    const passing = { emperors: { ...AT_HOME, diocletian: 'britannia' }, passing: 'diocletian', armies: [army] }
    expect(reading(passing)).toThrow('two figures in britannia')
  })

  test('an Emperor who passes through nobody, from nowhere, out of his turn or without a way on', () => {
    expect(reading({ passing: 'diocletian' })).toThrow("diocletian passes through nobody's province")
    expect(reading({ emperors: { ...AT_HOME, galerius: null }, passing: 'galerius' })).toThrow(
      'galerius passes but is off the board',
    )
    const together = { emperors: { ...AT_HOME, diocletian: 'belgica' } }
    expect(reading(together)).toThrow('two figures in belgica')
    expect(reading({ ...together, passing: 'constantius' })).toThrow('constantius passes out of his turn')
    expect(reading({ ...together, passing: 'diocletian', ip: 0 })).toThrow('diocletian cannot leave belgica')
    expect(reading({ ...together, passing: 'diocletian' })).not.toThrow()
    expect(
      reading({ ...together, emperors: { ...together.emperors, galerius: 'belgica' }, passing: 'diocletian' }),
    ).toThrow('two figures in belgica')
  })

  test('a phase of an Emperor who is off the board', () => {
    expect(reading({ emperors: { galerius: 'roma' } })).toThrow('diocletian is off the board in his phase')
  })
})

describe('powers and favours', () => {
  test('a power without its variant, by another Emperor, or not paid', () => {
    expect(reading({ powerUsed: true })).toThrow('a power is used without Imperium')
    expect(reading({ powerUsed: true, turn: 1 }, IMPERIUM)).toThrow('galerius has no power to use in his turn')
    expect(reading({ powerUsed: true }, IMPERIUM)).toThrow('diocletian has not paid for his power')
    expect(reading({ powerUsed: true, hand: { diocletian: 4 } }, IMPERIUM)).not.toThrow()
  })

  test('a favour without its variant or in another turn', () => {
    expect(reading({ taken: true })).toThrow('a favour is done without Patres Patriae')
    expect(reading({ taken: true, turn: 1 }, PATRES)).toThrow('a point is taken in the turn of galerius')
    expect(reading({ given: true }, PATRES)).toThrow('a point is given in the turn of diocletian')
    expect(reading({ given: true, turn: 2 }, PATRES)).not.toThrow()
  })
})

describe('the end', () => {
  test('a game already over with a question open', () => {
    expect(reading({ tokens: SIX })).toThrow('the six borders are secured and the game goes on')
    expect(reading({ armies: [{ region: 'GALLIA', at: 'roma' }] })).toThrow('an army is in ROMA and the game goes on')
    const won = { tokens: SIX, end: { victory: true, rule: 'TE-5-a' } }
    expect(reading({ ...won, stack: [{ kind: 'roman-phase' }] })).toThrow('the game is over and something is asked')
    expect(tetrarchia.decision(read(won))).toBeNull()
  })

  test('an end that has not come', () => {
    expect(reading({ end: { victory: true, rule: 'TE-5-a' } })).toThrow('no end by TE-5-a')
    expect(reading({ tokens: SIX, end: { victory: false, rule: 'TE-5-a' } })).toThrow('no end by TE-5-a')
    expect(reading({ end: { victory: false, rule: 'TE-5-b' } })).toThrow('no end by TE-5-b')
    expect(reading({ end: { victory: false, rule: 'TE-5-c' } })).toThrow('no end by TE-5-c')
    expect(reading({ end: { victory: false, rule: 'TE-9-z' } })).toThrow('end.rule: one of TE-5-a, TE-5-b, TE-5-c')
    expect(reading({ stack: [] })).toThrow('nothing is asked and the game has not ended')
  })
})

describe('what is going on', () => {
  test('a frame whose members are missing, or that nobody knows', () => {
    expect(reading({ stack: [{ kind: 'advance' }] })).toThrow("stack.0: 'moved' is missing")
    expect(reading({ stack: [{ kind: 'roman-phase', left: 1 }] })).toThrow('there is no member "left"')
    expect(reading({ stack: [{ kind: 'siesta' }] })).toThrow('there is no frame of kind "siesta"')
  })

  test('frames that do not fit together, or at which play never waits', () => {
    expect(reading({ stack: [{ kind: 'roman-phase' }, { kind: 'roman-phase' }] })).toThrow('cannot be what is going on')
    expect(reading({ stack: [{ kind: 'turn' }] })).toThrow("'turn' cannot be what is going on")
  })

  test('an arrival in a capital that is closed, or of an Emperor on the board', () => {
    const arriving = {
      emperors: { ...AT_HOME, diocletian: null },
      stack: [{ kind: 'roman-phase' }, { kind: 'arrival' }],
    }
    expect(reading(arriving)).not.toThrow()
    expect(reading({ ...arriving, tokens: { unrest: ['bithynia'] } })).toThrow('bithynia is closed to diocletian')
    expect(reading({ ...arriving, armies: [{ region: 'ASIA MINOR', at: 'bithynia' }] })).toThrow('bithynia is closed')
    expect(reading({ ...arriving, emperors: AT_HOME })).toThrow('diocletian arrives but is on the board')
  })

  test('a combat of another Emperor, without the variant, in another phase, or that is won or not paid for', () => {
    const written = tetrarchia.write(drawnCombat(4).state)
    const { stack } = written
    const [phase, combat] = Array.isArray(stack) ? stack : []
    const changed = (members: Members) => ({ ...written, stack: [phase, { ...combat, ...members }] })
    expect(reading(changed({}), IMPERIUM)).not.toThrow()
    expect(reading(changed({}))).toThrow('galerius cannot use his power')
    expect(reading(changed({ emperor: 'maximian' }), IMPERIUM)).toThrow('maximian has no power in a combat')
    expect(reading(changed({ attacker: 'army' }), IMPERIUM)).toThrow('the army does not attack in this phase')
    expect(reading(changed({ army: 1 }), IMPERIUM)).toThrow('galerius and army 1 do not stand face to face')
    expect(reading(changed({ romanDie: 6 }), IMPERIUM)).toThrow('galerius cannot use his power')
    expect(reading(changed({ bonus: 2 }), IMPERIUM)).toThrow('galerius has not paid for his power')
  })

  test('an army stopped by Constantius that does not come upon him', () => {
    const block = (army: number): Members => ({
      ip: 0,
      armies: [{ region: 'GALLIA', at: 'britannia' }, { region: 'AFRICA', at: 'libya' }, null],
      stack: [
        { kind: 'advance', moved: 3 },
        { kind: 'block', army },
      ],
    })
    expect(reading(block(0), IMPERIUM)).not.toThrow()
    expect(reading(block(0))).toThrow('constantius cannot use his power')
    expect(reading(block(1), IMPERIUM)).toThrow('army 1 does not come upon constantius')
    // It has not moved, or nothing moves.
    for (const phase of [{ kind: 'advance', moved: 2 }, { kind: 'uprising' }]) {
      expect(reading({ ...block(0), stack: [phase, { kind: 'block', army: 0 }] }, IMPERIUM)).toThrow()
    }
  })
})

/** Galerius, with so many tokens in hand, has attacked with equal values. */
function drawnCombat(hand: number) {
  const draw: Draw = {
    turn: 'galerius',
    variants: ['imperium'],
    emperors: { galerius: 'roma' },
    tokens: { revolt: ['etruria'] },
    hand: { galerius: hand },
    armies: [['ILLYRICVM', 'etruria']],
  }
  return position(draw).dice('I', 1).act('attack etruria')
}
