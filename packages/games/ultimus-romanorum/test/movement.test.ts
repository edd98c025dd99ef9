import { RecordingTable, ScriptedDice } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { DONE } from '../src/actions.ts'
import { ultimusRomanorum as game } from '../src/index.ts'
import { hasCrossed, originOf } from '../src/state.ts'
import { barbarians, romans, steps } from './movement-play.ts'

const west = { augustus: 'valentinien-iii', patrice: 'aetius' }

describe('1.2.2 and 1.3.2 Movement points', () => {
  test('UR-1.2.2-a: a leader has 4 PM', () => {
    const t = romans({ pieces: { avitus: 'italia-7' } }).act('piece avitus')
    expect(t.cost('to italia-6')).toBe(2)
    t.act('to italia-6', 'to italia-5', 'to italia-4')
    expect([t.at('avitus'), t.asked]).toEqual(['italia-4', 'movement'])
  })

  test('UR-1.3.2-a UR-3.4.1-d: most units have 3 PM, and so has a group with one', () => {
    const pieces = { avitus: 'galliae-7', 'co-galliae-1': 'galliae-7', victores: 'galliae-7' }
    const t = romans({ pieces }).act('piece avitus', 'piece victores', 'piece co-galliae-1')
    t.act('to galliae-6', 'to galliae-3', 'to galliae-2')
    expect(t.why('to galliae-1')).toBe('UR-3.4.1-d')
  })

  test('UR-1.3.2-b UR-3.4.1-d: PA and BU have 4', () => {
    const pieces = { aetius: 'galliae-7', victores: 'galliae-7', 'bu-4-1': { at: 'galliae-7', patron: 'aetius' } }
    const t = romans({ pieces }).act('piece aetius', 'piece victores')
    t.act('to galliae-6', 'to galliae-3', 'to galliae-2', 'to galliae-1')
    expect(['aetius', 'victores', 'bu-4-1'].map((id) => t.at(id))).toEqual(Array(3).fill('galliae-1'))
    expect(t.asked).toBe('movement')
  })

  test('UR-1.3.2-a UR-4.3-e: so are non-Romans bound to 3', () => {
    const pieces = { genseric: 'hispaniae-1', 'vandali-1': 'hispaniae-1' }
    const t = barbarians({ pieces, peoples: { vandali: 'revolt' } }).act('piece genseric', 'piece vandali-1')
    t.act('to hispaniae-2', 'to viennensis-3', 'to viennensis-4')
    expect([t.at('genseric'), t.asked]).toEqual(['viennensis-4', 'movement'])
    const strait = barbarians({ pieces, peoples: { vandali: 'revolt' } }).act('piece genseric', 'piece vandali-1')
    strait.act('to hispaniae-3', 'to hispaniae-5')
    expect(strait.why('to hispaniae-6')).toBe('UR-4.3-e')
  })
})

describe('2.E Movement and combat', () => {
  test('UR-2.E-c: the active player makes all his moves, each piece once', () => {
    const pieces = { avitus: 'galliae-5', victores: 'galliae-5', 'suevi-1': 'suevi' }
    const t = romans({ pieces, peoples: { suevi: 'war' } })
    expect(t.why('piece suevi-1')).toBe('UR-2.E-c')
    t.act('piece victores', 'to galliae-4')
    expect([t.asked, t.why('piece victores'), t.why('piece avitus')]).toEqual(['movement', 'UR-2.E-c', undefined])
    const tired = romans({ pieces: { avitus: 'galliae-5', victores: { at: 'galliae-5', moved: true } } })
    expect(tired.act('piece avitus').why('piece victores')).toBe('UR-2.E-c')
    t.act('piece avitus')
    expect(t.why('done')).toBe('UR-2.E-c')
  })
})

describe('7.1 Movement, general', () => {
  const peoples = { suevi: 'war', alamanni: 'war' }

  test('UR-7.1-a: a unit stops where an enemy unit is', () => {
    const pieces = { 'suevi-1': 'galliae-5', victores: 'galliae-4' }
    const t = romans({ pieces, peoples }).act('piece victores', 'to galliae-5')
    expect([t.at('victores'), t.asked]).toEqual(['galliae-5', 'movement'])
    const migrating = barbarians({ pieces, peoples, migrating: 'suevi' }).act('piece suevi-1', 'to galliae-4')
    expect([migrating.at('suevi-1'), migrating.asked]).toEqual(['galliae-4', 'movement'])
  })

  test('UR-7.1-f: and so does a leader with units', () => {
    const pieces = { 'suevi-1': 'galliae-5', victores: 'galliae-4', avitus: 'galliae-4' }
    const t = romans({ pieces, peoples }).act('piece avitus', 'piece victores', 'to galliae-5')
    expect([t.at('avitus'), t.asked]).toEqual(['galliae-5', 'movement'])
    expect(romans({ pieces, peoples }).act('piece avitus', 'piece victores', 'to galliae-3').asked).toBe('group')
  })

  test('UR-7.1-c UR-7.1-d: enemy leaders stop nobody, and suffer nothing if the unit moves on', () => {
    const pieces = { avitus: 'galliae-4', victores: 'galliae-4', genseric: 'galliae-5' }
    const t = romans({ pieces, peoples: { vandali: 'revolt' } })
    t.act('piece avitus', 'piece victores', 'to galliae-5', 'to galliae-6', 'done')
    expect([t.at('victores'), t.at('genseric')]).toEqual(['galliae-6', 'galliae-5'])
    const left = romans({ pieces: { ...pieces, 'comites-alani': 'galliae-4' }, peoples: { vandali: 'revolt' } })
    left.act('piece avitus', 'all', 'to galliae-5', 'piece comites-alani', 'to galliae-6').dice(9).act('done')
    expect(left.at('genseric')).toBe('gone')
  })

  test('UR-7.1-e UR-8.1-g: a leader alone passes through enemy units', () => {
    const pieces = { avitus: 'galliae-4', 'suevi-1': 'galliae-5' }
    const t = romans({ pieces, peoples }).act('piece avitus', 'to galliae-5', 'to galliae-6', 'done')
    expect([t.at('avitus'), t.told('roll')]).toEqual(['galliae-6', []])
    // A people at peace is nobody's enemy.
    const peace = { pieces: { avitus: 'galliae-4', 'alamanni-1': 'alamanni' }, peoples: { alamanni: 'peace' } }
    expect(romans(peace).act('piece avitus', 'to alamanni', 'done').told('roll')).toEqual([])
  })

  test('UR-7.1-g UR-7.1-h: alone among enemies at the end of his move he must escape, and dies on 9', () => {
    const pieces = { avitus: 'galliae-4', 'suevi-1': 'galliae-5' }
    const t = romans({ pieces, peoples }).act('piece avitus', 'to galliae-5').dice(9).act('done')
    expect([t.at('avitus'), t.asked]).toEqual(['gone', 'movement'])
  })

  test('UR-7.1-i: on 0 to 8 he goes to an adjacent zone free of enemy units, whatever it costs', () => {
    const pieces = { avitus: 'galliae-6', 'suevi-1': 'galliae-7', 'suevi-2': 'viennensis-2' }
    for (const roll of [0, 8]) {
      const t = romans({ pieces, peoples }).act('piece avitus', 'to galliae-7').dice(roll).act('done')
      expect([t.asked, steps(t)]).toEqual(['escape', ['britanniae-2', 'galliae-5', 'galliae-6', 'viennensis-1']])
      expect(t.why('to viennensis-2')).toBe('UR-7.1-i')
      t.act('to britanniae-2')
      expect([t.at('avitus'), t.asked]).toEqual(['britanniae-2', 'movement'])
    }
  })

  test('UR-7.1-j: with nowhere to go he is killed, without a roll', () => {
    const pieces = { avitus: 'italia-6', 'suevi-1': 'italia-7', 'suevi-2': 'italia-6' }
    const t = romans({ pieces: { ...pieces, 'suevi-2': 'suevi' }, peoples: { suevi: 'revolt' } })
    t.act('piece avitus', 'to italia-7').dice(0).act('done')
    expect(t.at('avitus')).toBe('italia-6')
    const caught = romans({ pieces, peoples: { suevi: 'revolt' } }).act('piece avitus', 'to italia-7', 'done')
    expect([caught.at('avitus'), caught.told('roll')]).toEqual(['gone', []])
  })

  test("UR-7.1-k: after the enemy's moves too, and each lone leader rolls", () => {
    const pieces = {
      avitus: 'galliae-5',
      aegidius: 'galliae-5',
      paul: 'galliae-6',
      'suevi-1': 'galliae-4',
      victores: 'galliae-6',
    }
    const t = barbarians({ pieces, peoples }).act('piece suevi-1').dice(9, 3).act('to galliae-5')
    expect([t.at('avitus'), t.asked, t.seat]).toEqual(['gone', 'escape', 'first'])
    t.act('to galliae-6')
    expect([t.at('aegidius'), t.at('paul'), t.asked]).toEqual(['galliae-6', 'galliae-6', 'movement'])
  })

  test('UR-7.1-k: and when his own units leave him', () => {
    const pieces = { avitus: 'galliae-5', victores: 'galliae-5', 'suevi-1': 'galliae-5' }
    const t = romans({ pieces, peoples }).act('piece victores').dice(9).act('to galliae-4')
    expect(t.at('avitus')).toBe('gone')
  })

  test('UR-7.1-g UR-7.1-k: in a later move of one position as in the first', () => {
    const pieces = { avitus: 'galliae-5', 'suevi-1': 'galliae-4', 'suevi-2': 'galliae-4' }
    const { state } = barbarians({ pieces, peoples })
    const table = new RecordingTable(new ScriptedDice([3]))
    const act = (...texts: readonly string[]) => {
      for (const text of texts) game.apply(state, game.parse(text) ?? DONE, table)
      return game.decision(state)?.ask
    }
    expect(act('piece suevi-1', 'to galliae-3')).toBe('movement')
    expect(act('piece suevi-2', 'to galliae-5')).toBe('escape')
    expect(act('to galliae-6')).toBe('movement')
  })
})

describe('7.2 Moving', () => {
  test('UR-7.2-a: the map tells what every way costs, as a march does', () => {
    const { links } = JSON.parse(JSON.stringify(game.map()))
    const cost = (a: string, b: string) =>
      links.find((each: { a: string; b: string }) => [a, b].every((zone) => [each.a, each.b].includes(zone)))?.cost
    const t = romans({ pieces: { victores: 'galliae-7' } }).act('piece victores')
    for (const zone of ['britanniae-2', 'galliae-6']) expect(cost('galliae-7', zone)).toBe(t.cost(`to ${zone}`))
    expect(cost('galliae-7', 'britanniae-2')).toBe(3)
  })

  const peoples = { ostrogothi: 'war', persae: 'war', saxones: 'war', scoti: 'war' }
  const cost = (piece: string, from: string, to: string, event = 0) =>
    barbarians({ pieces: { [piece]: from }, peoples, event })
      .act(`piece ${piece}`)
      .cost(`to ${to}`)

  test('UR-7.2-a: from zone to adjacent zone', () => {
    const t = romans({ pieces: { avitus: 'italia-4' } }).act('piece avitus')
    expect(steps(t)).toEqual(['italia-5', 'italia-2', 'italia-3'])
    expect(t.why('to italia-6')).toBe('UR-7.2-a')
  })

  test("UR-7.2-b: the board's borders hold zones that touch at a corner too", () => {
    const { board } = romans({}).state
    for (const [zone, next] of board.neighbours.entries()) {
      for (const other of next) expect(board.neighbours[other]).toContain(zone)
    }
  })

  test('UR-7.2-c UR-7.2-d: 1 PM, and 1 more over a great river', () => {
    expect(cost('persae-1', 'persae-4', 'persae-5')).toBe(1)
    expect(cost('persae-1', 'persae-2', 'oriens-7')).toBe(2)
    expect(cost('persae-1', 'persae-3', 'oriens-9')).toBe(2)
    expect(cost('saxones-1', 'saxones', 'galliae-1')).toBe(2)
  })

  test('UR-7.2-e: no other river tells', () => {
    const t = romans({ pieces: { 'theodose-ii': 'oriens-2' } }).act('piece theodose-ii')
    expect([t.cost('to oriens-1'), t.cost('to oriens-3'), t.cost('to oriens-4')]).toEqual([1, 1, 1])
  })

  test('UR-7.2-f: 1 more over a strait', () => {
    const t = romans({}).act('piece theodose-ii')
    expect([t.cost('to asia-1'), t.cost('to pontica-1'), t.cost('to thracia-2')]).toEqual([2, 2, 1])
    const sicily = romans({ pieces: { avitus: 'italia-6' } }).act('piece avitus')
    expect(sicily.cost('to italia-7')).toBe(2)
  })

  test('UR-7.2-g UR-T.map-o: Galliae 7 and Britanniae 2, 3 PM in all', () => {
    const t = romans({ pieces: { avitus: 'britanniae-2', aegidius: 'galliae-7' } })
    expect(t.act('piece avitus').cost('to galliae-7')).toBe(3)
    expect(t.why('to galliae-6')).toBe('UR-7.2-a')
    t.act('to galliae-7', 'done', 'piece aegidius')
    expect(t.cost('to britanniae-2')).toBe(3)
  })

  test('UR-T.map-q UR-7.2-f: Galliae 1 and Britanniae 2, 2 PM in all, without a fleet', () => {
    const t = romans({ pieces: { avitus: 'britanniae-2', aegidius: 'galliae-1' } })
    expect(t.act('piece avitus').cost('to galliae-1')).toBe(2)
    t.act('to galliae-1', 'done', 'piece aegidius')
    expect(t.cost('to britanniae-2')).toBe(2)
  })

  test('UR-7.2-h: Saxones and Britanniae 2, 3 PM in all', () => {
    expect([cost('saxones-1', 'saxones', 'britanniae-2'), cost('saxones-1', 'britanniae-2', 'saxones')]).toEqual([3, 3])
  })

  test('UR-7.2-i: Scoti and Britanniae 3, 3 PM in all', () => {
    expect([cost('scoti-1', 'scoti', 'britanniae-3'), cost('scoti-1', 'britanniae-3', 'scoti')]).toEqual([3, 3])
  })

  test('UR-7.2-x1 UR-T.map-e: from the Ostrogothi zone to Thracia 1 across the Danuvius, 2 PM', () => {
    expect(cost('ostrogothi-1', 'ostrogothi', 'thracia-1')).toBe(2)
  })

  test('UR-7.2-d UR-7.2-f: who crossed, and from where, is kept for the battle', () => {
    const t = barbarians({ pieces: { 'ostrogothi-1': 'ostrogothi', 'persae-1': 'oriens-8' }, peoples })
    t.act('piece ostrogothi-1', 'to thracia-1', 'piece persae-1', 'to oriens-7')
    const { state } = t
    const seen = (id: string) => [state.board.placeIds[originOf(state, t.piece(id))], hasCrossed(state, t.piece(id))]
    expect([seen('ostrogothi-1'), seen('persae-1')]).toEqual([
      ['ostrogothi', true],
      ['oriens-8', false],
    ])
  })
})

describe('7.3 Terrain limits', () => {
  test('UR-7.3-a UR-7.3-x1 UR-T.map-h: north of Britanniae 1, two zones and no third before the next SMC', () => {
    // He is no Usurper here, who could not leave his half, but a Patrice.
    const force = ['constantin', 'victores', 'comites-alani']
    const t = romans({
      pieces: Object.fromEntries(force.map((id) => [id, 'britanniae-1'])),
      peoples: { picti: 'war' },
      west: { augustus: 'valentinien-iii', patrice: 'constantin' },
      smc: [2, 1],
    })
    t.act('piece constantin', 'all', 'to picti-1', 'to picti-2')
    expect([t.why('to picti-3'), t.why('done')]).toEqual(['UR-7.3-a', undefined])
    t.act('done')
    expect(force.map((id) => [t.at(id), t.why(`piece ${id}`)])).toEqual(Array(3).fill(['picti-2', 'UR-2.E-c']))
    // The Barbarian's SMC, then the next of the Roman.
    t.act('done', 'done')
    expect([t.asked, t.seat]).toEqual(['movement', 'first'])
    t.act('piece constantin', 'all', 'to picti-3')
    expect(force.map((id) => t.at(id))).toEqual(Array(3).fill('picti-3'))
  })

  test('UR-7.3-a: a third PM outside is refused', () => {
    const pieces = { avitus: 'britanniae-1' }
    const t = romans({ pieces, peoples: { picti: 'peace' } }).act('piece avitus', 'to picti-1', 'to picti-2')
    // Alone he has 4 PM: enough to come back.
    expect(t.why('to picti-3')).toBe('UR-7.3-a')
    expect(t.why('to picti-1')).toBeUndefined()
    t.act('to picti-1')
    expect(t.why('done')).toBe('UR-7.3-a')
    t.act('to britanniae-1')
    expect([t.at('avitus'), t.asked]).toEqual(['britanniae-1', 'movement'])
  })

  test('UR-7.3-b UR-T.map-m: the 8 zones of Persae, Armenia and Iberia count as the Empire', () => {
    const pieces = { 'yazdegard-ii': 'persae-6', 'persae-1': 'persae-6' }
    const t = barbarians({ pieces, peoples: { persae: 'war', iberia: 'war' } }).act(
      'piece yazdegard-ii',
      'piece persae-1',
    )
    t.act('to persae-4', 'to persae-1', 'to iberia')
    expect(t.at('persae-1')).toBe('iberia')
    const { board } = t.state
    const eastern = board.homeOf.filter((people) => ['persae', 'armenia', 'iberia'].includes(board.peoples[people]?.id))
    expect(eastern).toHaveLength(8)
  })

  test('UR-7.3-c UR-7.3-x2 UR-T.map-f UR-T.map-g: Alamanni, Franci, Saxones, Galliae 1, 4 PM', () => {
    const pieces = {
      aetius: 'alamanni',
      victores: 'alamanni',
      'comites-alani': 'alamanni',
      'bu-4-1': { at: 'alamanni', patron: 'aetius' },
    }
    const peoples = { alamanni: 'war', 'franci-orientales': 'war', saxones: 'war' }
    const t = romans({ pieces, peoples, west }).act('piece aetius', 'all')
    expect(t.cost('to franci')).toBe(1)
    t.act('to franci')
    expect(t.cost('to saxones')).toBe(1)
    t.act('to saxones')
    expect(t.cost('to galliae-1')).toBe(2)
    expect(t.why('to burgondi')).toBe('UR-3.4.1-k')
    t.act('to galliae-1')
    expect(['aetius', 'victores', 'comites-alani', 'bu-4-1'].map((id) => t.at(id))).toEqual(Array(4).fill('galliae-1'))
  })

  test('UR-7.3-c: a start inside does not lift the limit, an end inside does', () => {
    const peoples = { alamanni: 'war', 'franci-orientales': 'war', saxones: 'war', burgondi: 'war' }
    const t = romans({ pieces: { avitus: 'galliae-4' }, peoples }).act('piece avitus', 'to alamanni')
    expect([t.why('to franci'), t.why('done')]).toEqual(['UR-7.3-a', undefined])
    expect(steps(t)).toEqual(['galliae-3', 'galliae-4', 'italia-1'])
  })

  test('UR-7.3-d: a strait of 3 PM to Saxones or Scoti is crossed, and nothing follows', () => {
    const peoples = { saxones: 'war', 'franci-orientales': 'war', scoti: 'war' }
    const t = romans({ pieces: { avitus: 'britanniae-2', paul: 'britanniae-3' }, peoples })
    t.act('piece avitus', 'to saxones', 'piece paul', 'to scoti')
    expect([t.at('avitus'), t.at('paul'), t.asked]).toEqual(['saxones', 'scoti', 'movement'])
    // Not even over a frozen river.
    const frozen = romans({ pieces: { avitus: 'britanniae-2' }, peoples, event: 7 }).act('piece avitus', 'to saxones')
    expect([frozen.at('avitus'), frozen.asked]).toEqual(['saxones', 'movement'])
  })
})
