/** TE-3-b: what an action costs must be left, and no more. */
import { describe, expect, test } from 'vitest'
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
