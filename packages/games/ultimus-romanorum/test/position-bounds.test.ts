/** Positions at the edge of what play can reach: these are taken, and those one step further are not. */
import { describe, expect, test } from 'vitest'
import { ultimusRomanorum } from '../src/index.ts'
import { type Draw, position } from './play.ts'

/** The bowl when nothing was drawn, with fewer of these. */
function bowlWithout(...kinds: readonly string[]): object {
  const bowl = JSON.parse(JSON.stringify(ultimusRomanorum.write(position({}).state).bowl))
  for (const kind of kinds) bowl[kind]--
  return bowl
}

const drawing = (draw: Draw) => () => position(draw)

describe('the years of a scenario', () => {
  test.each([405, 476])('%d is one', (year) => {
    expect(drawing({ year })).not.toThrow()
  })

  test.each([404, 477])('%d is none', (year) => {
    expect(drawing({ year })).toThrow('is none of 405 to 476')
  })
})

describe('every counter is in a hand, in the bowl, on the map or just being played', () => {
  const outbreak = { at: 'galliae-1', epidemic: false }
  test.each<[string, string, Draw]>([
    ['an outbreak of plague', 'plague-outbreak', { plagues: [outbreak] }],
    ['an epidemic', 'plague-epidemic', { plagues: [{ ...outbreak, epidemic: true }] }],
    ['a council', 'ecumenical-council', { council: 'galliae-1' }],
    ['a fleet of the stratagem', 'fleet', { fleets: { 'fleet-1': { at: 'galliae-1' } } }],
  ])('%s is on the map', (_, kind, draw) => {
    expect(drawing({ ...draw, bowl: bowlWithout(kind) })).not.toThrow()
    expect(drawing({ ...draw, bowl: bowlWithout() })).toThrow(`of ${kind} there are`)
    expect(drawing({ bowl: bowlWithout(kind) })).toThrow(`of ${kind} there are`)
  })

  test('one that was played waits for its zone', () => {
    const played = (kind: string): Draw => ({
      bowl: bowlWithout(kind),
      stack: [{ kind: 'stratagem-zone', camp: 'roman', stratagem: kind }],
    })
    for (const kind of ['plague-outbreak', 'plague-epidemic', 'ecumenical-council', 'fleet']) {
      expect(drawing(played(kind)), kind).not.toThrow()
      expect(drawing({ ...played(kind), bowl: bowlWithout() }), kind).toThrow(`of ${kind} there are`)
    }
  })
})

describe('what goes on', () => {
  const window = { kind: 'window', moment: 'smc', parties: ['roman'], turn: 0, passed: 0 }
  const battle = { at: 'galliae-1', attacker: 'roman', step: 'roll', origins: [], favour: 0, furor: 0, scourge: 0 }

  test('is one battle at a time', () => {
    const one = { kind: 'battle' }
    expect(drawing({ battle, stack: [one, one, window] })).toThrow('two battles go on at once')
  })

  test('is a landing of those who are aboard', () => {
    const landing = (piece: string): Draw => ({
      pieces: { aetius: 'aboard-fleet-1', boniface: 'africa-1' },
      fleets: { 'fleet-1': { at: 'africa-1' } },
      bowl: bowlWithout('fleet'),
      stack: [{ kind: 'fleet', camp: 'roman', fleet: 'fleet-1', group: [piece], sailed: false }],
    })
    expect(drawing(landing('boniface'))).toThrow('Boniface is to land and not aboard')
    expect(drawing(landing('aetius'))).not.toThrow()
  })
})
