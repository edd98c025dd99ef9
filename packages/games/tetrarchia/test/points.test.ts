/** TE-3-b: what an action costs must be left, and no more. */
import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { tetrarchia } from '../src/index.ts'
import { ipLeft } from '../src/state.ts'
import { type Draw, position } from './play.ts'

const withIp = (ip: number, draw: Draw) => position({ ...draw, ip })

describe('TE-3-b: what an action costs must be left', () => {
  test.each<[string, string, number, Draw]>([
    ['TE-3.1-a: a move', 'move thracia', 1, { emperors: { diocletian: 'bithynia' }, fleets: { aegaeum: 1 } }],
    ['TE-3.2-a: a fleet', 'sail internum aegaeum', 1, { emperors: { diocletian: 'roma' }, fleets: { internum: 1 } }],
    ['TE-3.3-a: a token', 'secure', 1, { emperors: { diocletian: 'asia' } }],
    ['TE-3.3-d: a token in a border province', 'secure', 2, { emperors: { diocletian: 'persia' } }],
    ['TE-3.4-a: Unrest', 'subdue', 1, { emperors: { diocletian: 'asia' }, tokens: { unrest: ['asia'] } }],
    ['TE-3.4-b: Revolt', 'subdue', 2, { emperors: { diocletian: 'asia' }, tokens: { revolt: ['asia'] } }],
    ['TE-3.4-c: Revolt to Unrest', 'calm', 1, { emperors: { diocletian: 'asia' }, tokens: { revolt: ['asia'] } }],
  ])('%s', (_, action, cost, draw) => {
    const poor = withIp(cost - 1, draw)
    expect(poor.why(action)).toBe('TE-3-b')
    expect(poor.legal).not.toContain(action)
    const able = withIp(cost, draw)
    expect(able.legal).toContain(action)
    expect(able.act(action).ip).toBe(0)
  })
})

test('TE-3-b: unspent IP are lost: in the Barbarian phase none is left', () => {
  let ended = 0
  for (let i = 0; i < 60; i++) {
    const dice = new FastDice(secretFrom(`unspent ${i}`))
    const table = new SilentTable(dice)
    const s = tetrarchia.setup(tetrarchia.options({}), table)
    let before = 0
    for (let d = tetrarchia.decision(s); d !== null; d = tetrarchia.decision(s)) {
      before = ipLeft(s)
      tetrarchia.apply(s, d.actions[dice.below(d.actions.length)], table)
    }
    // It was lost in a Barbarian phase, and not all had been spent before.
    if (s.end?.victory !== false || before === 0) continue
    ended++
    expect(ipLeft(s)).toBe(0)
  }
  expect(ended).toBeGreaterThan(10)
})
