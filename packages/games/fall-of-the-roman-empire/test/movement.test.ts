import { describe, expect, test } from 'vitest'
import { position } from './play.ts'

describe('8 Roman movement', () => {
  test('FR-8-a: a Legion moves to a bordering area, once a turn', () => {
    const t = position({ areas: { roma: { legions: 1 } } })
    expect(t.legal).toEqual(['march roma liguria', 'march roma venetia', 'march roma apulia', 'done'])
    expect(t.why('march roma sicilia')).toBe('FR-8-a')
    expect(t.why('march roma roma')).toBe('FR-8-a')
    expect(t.why('march liguria roma')).toBe('FR-8-a')
    t.act('march roma liguria')
    expect(t.at('roma')).toEqual({})
    expect(t.at('liguria')).toEqual({ legions: 1, movedLegions: 1 })
    expect(t.told('march')).toEqual([{ type: 'march', from: 'roma', to: 'liguria', forces: 0 }])
    expect(t.why('march liguria roma')).toBe('FR-8-a')
    expect(t.legal).toEqual(['done'])
  })

  test('FR-8-a: straits are borders like any other; next turn it may move again', () => {
    const t = position({ areas: { apulia: { legions: 1, forces: 1 }, gothia: { barbarianForces: 1 } } })
    t.act('march apulia sicilia').done()
    expect([t.asked, t.at('sicilia')]).toEqual(['barbarian-movement', { legions: 1, forces: 1 }])
    t.done()
    t.act('pay').done(1).act('enter gothia')
    expect(t.at('sicilia')).toEqual({ legions: 1, forces: 1 })
    expect(t.why('march sicilia africa')).toBeUndefined()
  })

  test('FR-8-b: a Force moves only with a Legion', () => {
    const t = position({ areas: { roma: { forces: 3 }, venetia: { legions: 1, forces: 1 } } })
    expect(t.why('march roma liguria')).toBe('FR-8-b')
    t.act('march venetia roma')
    expect(t.at('roma')).toEqual({ legions: 1, forces: 4, movedLegions: 1, movedForces: 1 })
  })

  test('FR-8-b: the Legion and where it goes, then how many Forces of its area', () => {
    const t = position({}).act('march roma venetia')
    expect([t.seat, t.asked]).toEqual(['roman', 'march'])
    expect(t.legal).toEqual(['with 0', 'with 1', 'with 2', 'with 3'])
    expect(t.why('with 4')).toBe('FR-8-b')
    expect(t.why('done')).toBe('FR-8-b')
    expect(t.why('march roma liguria')).toBe('FR-8-b')
    t.table.undo(0)
    expect(t.asked).toBe('roman-movement')
    t.act('march roma venetia', 'with 2')
    expect(t.at('venetia')).toEqual({ legions: 1, forces: 2, movedLegions: 1, movedForces: 2 })
    expect(t.told('march')).toEqual([{ type: 'march', from: 'roma', to: 'venetia', forces: 2 }])
    expect(t.at('roma')).toEqual({ forces: 1 })
  })

  test('FR-8-c: Forces may be dropped in Rome, and where a Fort or a Wall is', () => {
    const t = position({
      areas: {
        liguria: { legions: 1, forces: 2, fort: true },
        venetia: { legions: 1, forces: 2, wall: true },
        apulia: { legions: 1, forces: 2 },
      },
    })
    t.act('march liguria narbonensis', 'with 0', 'march venetia pannonia', 'with 1', 'march roma apulia', 'with 0')
    expect(t.at('liguria')).toEqual({ forces: 2, fort: true })
    expect(t.at('venetia')).toEqual({ forces: 1, wall: true })
    expect(t.at('roma')).toEqual({ forces: 3 })
    expect(t.why('march liguria roma')).toBe('FR-8-b')
    expect(t.why('march venetia roma')).toBe('FR-8-b')
    t.done()
    expect(t.at('liguria')).toEqual({ forces: 2, fort: true })
  })

  test('FR-8-d: elsewhere the last Legion takes them all', () => {
    const t = position({ areas: { apulia: { legions: 1, forces: 2 } } }).act('march apulia sicilia')
    expect(t.asked).toBe('roman-movement')
    expect(t.at('sicilia')).toMatchObject({ legions: 1, forces: 2 })
    expect(t.at('apulia')).toEqual({})
    expect(() => position({ areas: { apulia: { forces: 2 } } })).toThrow(
      'Roman Forces in apulia without a Legion, Fort or Wall',
    )
    expect(() => position({ areas: { venetia: { legions: 1, forces: 2, movedForces: 1 } } })).toThrow(
      'moved to venetia without a Legion',
    )
  })

  test('FR-8-d: while another Legion stays, Forces may stay with it', () => {
    const t = position({ areas: { apulia: { legions: 2, forces: 2 } } }).act('march apulia sicilia')
    expect(t.legal).toEqual(['with 0', 'with 1', 'with 2'])
    t.act('with 0')
    expect(t.at('apulia')).toEqual({ legions: 1, forces: 2 })
    t.act('march apulia roma')
    expect(t.at('roma')).toEqual({ legions: 2, forces: 5, movedLegions: 1, movedForces: 2 })
    const joined = position({ areas: { apulia: { legions: 1, forces: 2 } } }).act('march roma apulia', 'with 1')
    joined.act('march apulia sicilia')
    expect(joined.legal).toEqual(['with 0', 'with 1', 'with 2'])
    const forced = { kind: 'march', from: 'apulia', to: 'sicilia' }
    const stack = [{ kind: 'roman-movement' }, forced]
    const read = (areas: object) => {
      const { game } = t.table
      const state = game.read(JSON.parse(JSON.stringify({ areas, stack })), game.options({}))
      return game.verdict(state, game.parse('with 1'))
    }
    expect(read({ apulia: { legions: 1, forces: 2 } })).toEqual({ ok: false, rule: 'FR-8-d' })
    expect(read({ apulia: { legions: 1, forces: 2, fort: true } })).toMatchObject({ ok: true })
  })

  test('FR-8-e: Legions march together or apart and share Forces', () => {
    const t = position({ areas: { roma: { legions: 3, forces: 6 } } })
    t.act('march roma venetia', 'with 4', 'march roma venetia', 'with 0', 'march roma liguria', 'with 2')
    expect(t.at('venetia')).toMatchObject({ legions: 2, forces: 4 })
    expect(t.at('liguria')).toMatchObject({ legions: 1, forces: 2 })
    expect(t.at('roma')).toEqual({})
  })

  test('FR-8-e: a Force moves once a turn, even if another Legion waits for it', () => {
    const t = position({ areas: { venetia: { legions: 1, forces: 1, fort: true } } })
    t.act('march roma venetia', 'with 3', 'march venetia pannonia')
    expect(t.legal).toEqual(['with 0', 'with 1'])
    expect(t.why('with 2')).toBe('FR-8-e')
    expect(t.why('with 5')).toBe('FR-8-b')
    t.act('with 1')
    expect(t.at('venetia')).toEqual({ legions: 1, forces: 3, fort: true, movedLegions: 1, movedForces: 3 })
  })

  test('FR-8-f: a Legion may march alone; the forecast warns that it would die', () => {
    const t = position({ areas: { venetia: { legions: 1, forces: 1, fort: true } } })
    expect(t.forecast('march roma liguria')).toBeNull()
    t.act('march roma liguria')
    expect(t.forecast('with 0')).toEqual({
      conflicts: [],
      dies: [{ at: 'liguria', legions: 1, fort: false, wall: false }],
    })
    expect(t.forecast('with 1')).toBeNull()
    t.act('with 0')
    expect(t.forecast('done')?.dies).toEqual([{ at: 'liguria', legions: 1, fort: false, wall: false }])
    t.act('march venetia roma')
    expect(t.forecast('with 1')?.dies).toEqual([{ at: 'venetia', legions: 0, fort: true, wall: false }])
    t.act('with 1').done()
    expect(t.dead).toEqual({ legions: 1, forts: 1, walls: 0 })
  })

  test('FR-8-f: a march that leaves no choice warns at once', () => {
    const t = position({ areas: { roma: { legions: 1 }, venetia: { forces: 1, wall: true, legions: 1 } } })
    expect(t.forecast('march roma liguria')?.dies).toEqual([{ at: 'liguria', legions: 1, fort: false, wall: false }])
    expect(t.forecast('march roma venetia')).toBeNull()
  })

  test('FR-8-g: Romans are never pinned', () => {
    const t = position({ areas: { venetia: { legions: 1, forces: 2, barbarianForces: 9, cavalry: 1 } } })
    t.act('march venetia roma')
    expect(t.at('venetia')).toEqual({ barbarianForces: 9, cavalry: 1 })
    expect(t.at('roma').forces).toBe(5)
  })
})

describe('9 Barbarian movement', () => {
  const ask = 'barbarian-movement'

  test('FR-9-a: Forces and Cavalry move to a bordering area, each once a turn', () => {
    const t = position({ ask, areas: { pannonia: { barbarianForces: 3, cavalry: 2 } } })
    expect(t.seat).toBe('barbarian')
    expect(t.why('move force pannonia roma')).toBe('FR-9-a')
    expect(t.why('move cavalry pannonia roma')).toBe('FR-9-a')
    expect(t.why('move force venetia roma')).toBe('FR-9-a')
    t.act('move force pannonia venetia')
    expect(t.asked).toBe('host')
    expect(t.legal).toEqual(['with 1', 'with 2', 'with 3'])
    for (const action of ['with 0', 'with 4', 'done']) expect(t.why(action)).toBe('FR-9-a')
    t.act('with 2', 'move force pannonia moesia', 'move cavalry pannonia venetia')
    expect(t.told('move')).toEqual([{ type: 'move', counter: 'cavalry', from: 'pannonia', to: 'venetia', number: 1 }])
    expect(t.at('venetia')).toEqual({ barbarianForces: 2, movedBarbarianForces: 2, cavalry: 1, movedCavalry: 1 })
    expect(t.at('moesia')).toEqual({ barbarianForces: 1, movedBarbarianForces: 1 })
    expect(t.at('pannonia')).toEqual({ cavalry: 1 })
    expect(t.why('move force venetia roma')).toBe('FR-9-a')
    expect(t.why('move cavalry venetia roma')).toBe('FR-9-a')
    expect(t.why('move cavalry pannonia venetia')).toBeUndefined()
  })

  test('FR-9-a: all of them may go together, with the greatest handicap too', () => {
    const areas = { pannonia: { barbarianForces: 28 } }
    const t = position({ ask, barbarianForces: 28, areas }).act('move force pannonia noricum')
    expect(t.legal).toHaveLength(28)
    t.act('with 28')
    expect([t.at('pannonia'), t.at('noricum').barbarianForces]).toEqual([{}, 28])
  })

  test('FR-9-a: those that came do not hold back those that were there', () => {
    const t = position({ ask, areas: { pannonia: { barbarianForces: 1 }, venetia: { barbarianForces: 2 } } })
    t.act('move force pannonia venetia', 'move force venetia liguria')
    expect(t.legal).toEqual(['with 1', 'with 2'])
    expect(t.why('with 3')).toBe('FR-9-a')
  })

  test('FR-9-b: Cavalry enters neither Mountains nor a walled area', () => {
    const t = position({
      ask,
      areas: { pannonia: { cavalry: 1, barbarianForces: 1 }, venetia: { forces: 1, wall: true } },
    })
    expect(t.why('move cavalry pannonia noricum')).toBe('FR-9-b')
    expect(t.why('move cavalry pannonia venetia')).toBe('FR-9-b')
    expect(t.legal.filter((action) => action.startsWith('move cavalry'))).toEqual([
      'move cavalry pannonia moesia',
      'move cavalry pannonia sarmatia',
      'move cavalry pannonia marcomannia',
    ])
    expect(t.why('move force pannonia noricum')).toBeUndefined()
    expect(t.why('move force pannonia venetia')).toBeUndefined()
  })

  test('FR-9-b: where only Cavalry is left and every way is closed, nothing is asked', () => {
    const t = position({ areas: { liguria: { forces: 1, wall: true }, achaea: { cavalry: 1 } } }).done()
    expect(t.phases).toEqual(['barbarian-movement', 'conflict', 'end-of-turn', 'collection', 'expenditure'])
  })

  test('FR-9-a FR-9-b: where only Cavalry is left and a way is open, it may move', () => {
    const t = position({ areas: { gothia: { cavalry: 1 } } }).done()
    expect(t.asked).toBe('barbarian-movement')
    expect(t.legal.some((each) => each.startsWith('move cavalry gothia'))).toBe(true)
    // Those that stand beside Romans are pinned, their Cavalry is not.
    const pinned = { venetia: { legions: 1, forces: 1, barbarianForces: 2, cavalry: 1 } }
    expect(position({ areas: pinned }).done().asked).toBe('barbarian-movement')
  })

  test('FR-9-c: Forces beside Roman Forces are pinned, Cavalry is not', () => {
    const t = position({
      ask,
      areas: {
        venetia: { legions: 1, forces: 1, barbarianForces: 4, cavalry: 1 },
        liguria: { legions: 1, barbarianForces: 1 },
        pannonia: { barbarianForces: 1 },
      },
    })
    expect(t.why('move force venetia pannonia')).toBe('FR-9-c')
    expect(t.why('move cavalry venetia pannonia')).toBeUndefined()
    expect(t.why('move force liguria narbonensis')).toBeUndefined()
    expect(t.why('move force pannonia venetia')).toBeUndefined()
    expect(t.legal.some((action) => action.startsWith('move force venetia'))).toBe(false)
    expect(t.held).toEqual({ venetia: 'FR-9-c' })
    expect(t.heldWords('venetia')).toBe('1 Roman Force in Venetia holds the Forces there; Cavalry may leave.')
    // Those who come there now have moved: nothing holds them.
    expect(t.act('move force liguria venetia').held).toEqual({ venetia: 'FR-9-c' })
    expect(position({ ask, areas: { venetia: { legions: 1, forces: 1, cavalry: 1 } } }).held).toEqual({})
  })

  test('FR-9-d: Cavalry may enter Rome and Roman stacks, and leave where a Wall was built', () => {
    const t = position({
      ask,
      areas: { venetia: { cavalry: 1 }, liguria: { legions: 1, forces: 2, wall: true, cavalry: 1 } },
    })
    expect(t.why('move cavalry venetia liguria')).toBe('FR-9-b')
    t.act('move cavalry liguria venetia', 'move cavalry venetia roma')
    expect(t.at('roma')).toEqual({ legions: 1, forces: 3, cavalry: 1, movedCavalry: 1 })
    expect(t.at('liguria')).toEqual({ legions: 1, forces: 2, wall: true })
  })
})
