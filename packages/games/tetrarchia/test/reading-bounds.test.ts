/** Positions at the edge of what play can reach: these are taken, and those one step further are not. */
import type { Json } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { tetrarchia } from '../src/index.ts'

type Members = { readonly [member: string]: Json }

const AT_HOME = { diocletian: 'bithynia', galerius: 'pannonia-inferior', constantius: 'belgica', maximian: 'cisalpina' }
const NOBODY = { diocletian: null, galerius: null, constantius: null, maximian: null }
const IMPERIUM = { variants: ['imperium'] }
const PATRES = { variants: ['patres-patriae'] }
const GREAT = { variants: ['the-great'] }

const reading =
  (members: Members, options: Members = {}) =>
  () =>
    tetrarchia.read({ emperors: AT_HOME, ...members }, tetrarchia.options({ level: '5300', ...options }))

const { board } = tetrarchia.read({ emperors: { diocletian: 'roma' } }, tetrarchia.options({}))
/** So many provinces of the Empire. */
const provinces = (n: number): string[] =>
  board.provinces
    .filter((p) => !board.isBorder[p])
    .slice(0, n)
    .map((p) => board.ids[p])

describe('TE-1-e: there are 21 tokens of Unrest and of Revolt', () => {
  test('all may lie on the board, and no more', () => {
    for (const kind of ['unrest', 'revolt']) {
      expect(reading({ tokens: { [kind]: provinces(21) } })).not.toThrow()
      expect(reading({ tokens: { [kind]: provinces(22) } })).toThrow(/more than 21 (Unrest|Revolt) tokens/)
    }
  })

  test('TE-6.5-a: glory is taken from the Unrest tokens', () => {
    const glorious = (n: number) => ({ tokens: { unrest: provinces(20) }, glory: { galerius: n } })
    expect(reading(glorious(1), GREAT)).not.toThrow()
    expect(reading(glorious(2), GREAT)).toThrow('more than 21 Unrest tokens, glory included')
  })

  test('TE-5-c: with the last one laid the game may have been lost, by that clause and not won', () => {
    const lost = { victory: false, rule: 'TE-5-c' }
    for (const kind of ['unrest', 'revolt']) {
      expect(reading({ tokens: { [kind]: provinces(21) }, end: lost })).not.toThrow()
      expect(reading({ tokens: { [kind]: provinces(20) }, end: lost })).toThrow('no end by TE-5-c')
      expect(reading({ tokens: { [kind]: provinces(21) }, end: { ...lost, victory: true } })).toThrow(
        'no end by TE-5-c',
      )
    }
  })
})

describe('TE-2-d TE-2-g: the fleets and tokens of the level', () => {
  test('all of them, and no more', () => {
    expect(reading({ fleets: { internum: 2, aegaeum: 1 } })).not.toThrow()
    expect(reading({ fleets: { internum: 2, aegaeum: 2 } })).toThrow('more than the 3 fleets of the level')
    expect(reading({ tokens: { galerius: provinces(1) }, hand: { galerius: 4 } })).not.toThrow()
  })

  test('TE-2-g TE-2-i: fleets are placed before any Emperor has arrived', () => {
    const placing = { stack: [{ kind: 'fleets', left: 3 }] }
    expect(reading({ ...placing, emperors: NOBODY })).not.toThrow()
    expect(reading({ ...placing, emperors: { ...NOBODY, maximian: 'roma' } })).toThrow(
      'fleets are placed before the first turn',
    )
  })
})

describe('TE-3.1-f: an Emperor who passes', () => {
  const met = { emperors: { ...AT_HOME, galerius: 'belgica' }, passing: 'galerius' }

  test('TE-6.1-b: may be another one only where Diocletian orders him', () => {
    const ordered = { ...met, powerUsed: true, hand: { diocletian: 4 } }
    expect(reading(ordered, IMPERIUM)).not.toThrow()
    expect(reading(met, IMPERIUM)).toThrow('galerius passes out of his turn')
    expect(reading({ ...ordered, turn: 3, hand: { maximian: 4 } }, IMPERIUM)).toThrow('galerius passes out of his turn')
  })

  test('is asked for nothing but his next move', () => {
    const passing = { emperors: { ...AT_HOME, diocletian: 'belgica' }, passing: 'diocletian' }
    expect(
      reading(
        {
          ...passing,
          stack: [
            { kind: 'advance', moved: 0 },
            { kind: 'block', army: 0 },
          ],
        },
        IMPERIUM,
      ),
    ).toThrow('diocletian is still passing')
  })
})

describe('powers and favours', () => {
  test('TE-6.1-e: Maximian has a power to use in his turn, and has paid for it', () => {
    expect(reading({ powerUsed: true, turn: 3, hand: { maximian: 4 } }, IMPERIUM)).not.toThrow()
    expect(reading({ powerUsed: true, turn: 3, hand: { maximian: 5 } }, IMPERIUM)).toThrow(
      'maximian has not paid for his power',
    )
    expect(reading({ powerUsed: true, turn: 2, hand: { constantius: 4 } }, IMPERIUM)).toThrow(
      'constantius has no power to use in his turn',
    )
  })

  test('TE-6.4-a TE-6.4-b: a point is taken in the turn of Diocletian, given in that of Constantius', () => {
    expect(reading({ taken: true }, PATRES)).not.toThrow()
    expect(reading({ given: true, turn: 2 }, PATRES)).not.toThrow()
    expect(reading({ taken: true, given: true, turn: 2 }, PATRES)).toThrow(
      'a point is taken in the turn of constantius',
    )
    expect(reading({ given: true }, {})).toThrow('a favour is done without Patres Patriae')
  })
})

describe('TE-6.1-c: a combat in which Galerius may be asked', () => {
  const met = { ...AT_HOME, galerius: 'dacia' }
  const attacked = (emperors: Members, combat: Members = {}): Members => ({
    emperors,
    armies: [{ region: 'GRAECIA', at: 'sarmatia' }, null, null],
    ip: 0,
    hand: { galerius: 5 },
    stack: [
      { kind: 'advance', moved: 1 },
      {
        kind: 'combat',
        attacker: 'army',
        emperor: 'galerius',
        army: 0,
        romanDie: 1,
        barbarianDie: 1,
        bonus: 0,
        ...combat,
      },
    ],
  })

  test('is one with an army that moves upon him', () => {
    expect(reading(attacked(met), IMPERIUM)).not.toThrow()
    expect(reading(attacked(met, { attacker: 'emperor' }), IMPERIUM)).toThrow('the emperor does not attack in this')
    const apart = 'do not stand face to face'
    expect(reading(attacked(AT_HOME), IMPERIUM)).toThrow(apart)
    expect(reading(attacked({ ...AT_HOME, galerius: null }), IMPERIUM)).toThrow(apart)
    expect(reading({ ...attacked(met), armies: [] }, IMPERIUM)).toThrow(apart)
  })
})
