/** The order in which choices are listed: what a page shows and what a bot draws from is the same in every run. */
import { describe, expect, test } from 'vitest'
import { fight, position } from './play.ts'

describe('choices are listed in a fixed order', () => {
  test('FR-5-b FR-5-d: what can be disbanded, by kind, then by area, then to pay', () => {
    const t = position({ ask: 'expenditure', rrp: 9, areas: { venetia: { forces: 1, fort: true, wall: true } } })
    expect(t.legal).toEqual([
      'disband legion roma',
      'disband force roma',
      'disband force venetia',
      'disband wall venetia',
      'disband fort venetia',
      'pay',
    ])
  })

  test('FR-6-a: what can be bought: Legion, Force, Walls, Forts, and no more', () => {
    const areas = { venetia: { legions: 1, forces: 1 }, liguria: { legions: 1, forces: 1 } }
    const t = position({ ask: 'purchase', rrp: 9, areas })
    const where = t.state.board.ids.filter((id) => id in areas)
    expect(t.legal).toEqual([
      'buy legion',
      'buy force',
      ...where.map((id) => `buy wall ${id}`),
      ...where.map((id) => `buy fort ${id}`),
      'done',
    ])
  })

  test('FR-8-a FR-9-a: moves by area, Forces before Cavalry, then the end of the phase', () => {
    const romans = position({ areas: { venetia: { legions: 1, forces: 1 } } })
    const { ids, neighbours, areas } = romans.state.board
    const ways = (from: string) => neighbours[areas[ids.indexOf(from)]].map((to) => `${from} ${ids[to]}`)
    const both = ids.filter((id) => id === 'roma' || id === 'venetia')
    expect(romans.legal).toEqual([...both.flatMap((id) => ways(id).map((way) => `march ${way}`)), 'done'])
    const barbarians = position({ ask: 'barbarian-movement', areas: { gothia: { barbarianForces: 1, cavalry: 1 } } })
    const open = ways('gothia').filter((way) => barbarians.why(`move cavalry ${way}`) === undefined)
    expect(barbarians.legal).toEqual([
      ...ways('gothia').map((way) => `move force ${way}`),
      ...open.map((way) => `move cavalry ${way}`),
      'done',
    ])
  })

  test('FR-10-n: losses, Cavalry spared first', () => {
    const t = fight({ venetia: { legions: 1, forces: 3, barbarianForces: 4, cavalry: 2 } }, 5)
    expect(t.legal).toEqual(['lose 3 force 0 cavalry', 'lose 2 force 1 cavalry', 'lose 1 force 2 cavalry'])
  })

  test('FR-10-l: rides by area, then the end of the phase', () => {
    const t = position({ ask: 'ride', areas: { gothia: { cavalry: 1 }, sarmatia: { cavalry: 1 } } })
    const froms = t.legal.slice(0, -1).map((ride) => t.state.board.ids.indexOf(ride.split(' ')[1]))
    expect(froms).toEqual([...froms].sort((a, b) => a - b))
    expect(new Set(froms).size).toBe(2)
    expect(t.legal.at(-1)).toBe('done')
  })
})
