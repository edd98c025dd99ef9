import { describe, expect, test } from 'vitest'
import { augustusOf, hasWon, patronOf } from '../src/state.ts'
import { adjust, isOver } from './phases.ts'
import { inWindow } from './stratagem-play.ts'

const lost = (lostIn: string, lostFrom: 'roman' | 'barbarian' = 'roman') => ({ at: 'lost', lostIn, lostFrom })

describe('9.3.3 Buccellarii', () => {
  const aetius = (zone: string, unit: object, enemy = 'alamanni') =>
    adjust({
      pieces: { aetius: zone, 'bu-4-1': { at: zone, patron: 'aetius', ...unit }, 'alamanni-1': enemy },
      peoples: { alamanni: 'war' },
    })

  test('UR-9.3.3-c: they recover in a town away from enemies', () => {
    expect(aetius('galliae-5', { weak: true }).isWeak('bu-4-1')).toBe(false)
    expect(aetius('galliae-4', { weak: true }).isWeak('bu-4-1')).toBe(true)
    expect(aetius('galliae-5', { weak: true }, 'galliae-3').isWeak('bu-4-1')).toBe(true)
  })

  test('UR-9.3.3-c UR-9.3.3-d: an enemy beyond the border does no harm', () => {
    // Galliae 3 has a town and lies beside the Alamanni.
    expect(aetius('galliae-3', { weak: true }).isWeak('bu-4-1')).toBe(false)
    expect(aetius('galliae-3', lost('galliae-5')).at('bu-4-1')).toBe('galliae-3')
    expect(aetius('galliae-3', { weak: true }, 'galliae-4').isWeak('bu-4-1')).toBe(true)
    expect(aetius('galliae-3', lost('galliae-5'), 'galliae-4').at('bu-4-1')).toBe('off')
  })

  test('UR-9.3.3-d UR-9.3.3-e: lost, they come back to their leader in a town away from enemies, or not at all', () => {
    const t = aetius('galliae-5', lost('galliae-5'))
    expect([t.at('bu-4-1'), t.isWeak('bu-4-1')]).toEqual(['galliae-5', false])
    expect(aetius('galliae-4', lost('galliae-5')).at('bu-4-1')).toBe('off')
    const near = aetius('galliae-5', lost('galliae-5'), 'galliae-6')
    expect([near.at('bu-4-1'), patronOf(near.state, near.piece('bu-4-1'))]).toEqual(['off', -1])
  })

  test('UR-9.3.3-d: lost at sea they are still awaited, and he is given no others', () => {
    const aboard = 'aboard-classis-occidentalis'
    const t = inWindow('roman', ['plague-outbreak', 'buccellarii'], {
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'roman' } },
      pieces: { boniface: aboard, aetius: 'galliae-5', 'bu-3-1': { at: aboard, patron: 'boniface', weak: true } },
    }).act('play plague-outbreak')
    t.dice(0).act('to mare-internum-occidentalis', 'play buccellarii')
    expect([t.at('bu-3-1'), t.at('boniface'), t.why('piece boniface')]).toEqual(['lost', aboard, 'UR-3.2.4-k'])
  })

  test('UR-9.3.3-a UR-9.3.3-b: without their leader they are free for another', () => {
    const t = adjust({ pieces: { aetius: 'gone', 'bu-4-1': { ...lost('galliae-5'), patron: 'aetius' } } })
    expect([t.at('bu-4-1'), patronOf(t.state, t.piece('bu-4-1'))]).toEqual(['off', -1])
  })

  test('UR-9.3.3-d UR-3.7.2-b: a rebel’s guard is the Barbarian’s', () => {
    const t = adjust({
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
      pieces: { aetius: { at: 'galliae-5', rallied: 'west' }, 'bu-4-1': { ...lost('galliae-5'), patron: 'aetius' } },
    })
    expect([t.at('bu-4-1'), t.camp('bu-4-1')]).toEqual(['galliae-5', 'barbarian'])
  })
})

describe('9.3.4 Roman leaders', () => {
  test('UR-9.3.4-a: inside the Empire they stay, town or not', () => {
    expect(adjust({ pieces: { aetius: 'galliae-4' } }).at('aetius')).toBe('galliae-4')
  })

  test('UR-9.3.4-b: from outside to the nearest town without enemies, the player choosing among equals', () => {
    // Aquileia and Sirmium are two zones from the Heruli; what is nearer has no town.
    const t = adjust({ pieces: { aetius: 'heruli', 'bu-4-1': { at: 'heruli', patron: 'aetius' } } })
    expect([t.asked, t.seat]).toEqual(['adjust-zone', 'first'])
    expect(t.legal).toEqual(['to italia-3', 'to pannoniae-3'])
    expect([t.why('to pannoniae-2'), t.why('to italia-2')]).toEqual(['UR-9.3.4-b', 'UR-9.3.4-b'])
    t.act('to pannoniae-3')
    expect([t.at('aetius'), t.at('bu-4-1')]).toEqual(['pannoniae-3', 'pannoniae-3'])
    const held = { aetius: 'heruli', 'alamanni-1': 'italia-3' }
    expect(adjust({ pieces: held, peoples: { alamanni: 'war' } }).at('aetius')).toBe('pannoniae-3')
    const rebel = { aetius: { at: 'heruli', rallied: 'west' as const }, 'co-italia-1': 'italia-3' }
    expect(adjust({ pieces: rebel, west: { augustus: 'valentinien-iii', usurper: 'aetius' } }).at('aetius')).toBe(
      'pannoniae-3',
    )
  })

  test('UR-9.3.4-b: a rebel’s player chooses for him, each leader for himself', () => {
    const t = adjust({
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
      pieces: { aetius: { at: 'heruli', rallied: 'west' }, 'dux-galliae': 'heruli' },
    })
    expect([t.seat, t.legal]).toEqual(['second', ['to italia-3', 'to pannoniae-3']])
    t.act('to italia-3')
    expect(t.seat).toBe('first')
    t.act('to pannoniae-3')
    expect([t.at('aetius'), t.at('dux-galliae')]).toEqual(['italia-3', 'pannoniae-3'])
  })
})

describe('9.3.5 The boxes', () => {
  test('UR-9.3.2-d: nobody recovers in a box while the enemy is at the gates', () => {
    const besieged = (status: string) =>
      adjust(
        {
          pieces: {
            'valentinien-iii': 'ravenna-box',
            'scolae-w': { at: 'ravenna-box', weak: true },
            'suevi-1': 'italia-4',
          },
          peoples: { suevi: status },
        },
        ...(status === 'war' ? [5] : []),
      ).isWeak('scolae-w')
    expect([besieged('war'), besieged('foederati')]).toEqual([true, false])
  })

  const ravenna = {
    pieces: {
      'valentinien-iii': 'ravenna-box',
      aetius: 'ravenna-box',
      'scolae-w': 'ravenna-box',
      'visigothi-1': 'italia-4',
    },
    peoples: { visigothi: 'revolt' },
  }
  const inside = ['valentinien-iii', 'aetius', 'scolae-w']

  test('UR-9.3.5-a UR-9.3.5-c: on 1 to 9 nothing happens', () => {
    for (const face of [1, 5, 9]) {
      const t = adjust(ravenna, face)
      expect(inside.map((id) => t.at(id))).toEqual(['ravenna-box', 'ravenna-box', 'ravenna-box'])
      expect(t.told('roll')).toMatchObject([{ die: 'd10', face }])
    }
  })

  test('UR-9.3.5-a: nobody rolls unless the Barbarian occupies the zone and the Augustus is inside', () => {
    expect(isOver(adjust({ ...ravenna, peoples: { visigothi: 'foederati' } }))).toBe(true)
    const away = { ...ravenna.pieces, 'valentinien-iii': 'galliae-5' }
    expect(isOver(adjust({ ...ravenna, pieces: away }))).toBe(true)
  })

  test('UR-9.3.5-b UR-9.3.5-e: on 0 all are gone for good; an Augustus is succeeded, and no usurpation succeeds', () => {
    const t = adjust({ ...ravenna, pieces: { ...ravenna.pieces, honorius: 'galliae-5' } }, 0)
    expect(inside.map((id) => t.at(id))).toEqual(['gone', 'gone', 'gone'])
    expect(augustusOf(t.state, 0)).toBe(t.piece('honorius'))
    expect([hasWon(t.state, 0), t.state.romanSeat, t.vp.barbarian]).toEqual([false, 0, 0])
  })

  test('UR-9.3.5-b: everything in the box: a generic leader and buccellarii too, and for good', () => {
    const { aetius: _, ...others } = ravenna.pieces
    const t = adjust(
      {
        ...ravenna,
        pieces: {
          ...others,
          honorius: 'galliae-5',
          'dux-galliae': 'ravenna-box',
          'bu-2-1': { at: 'ravenna-box', patron: 'valentinien-iii' },
        },
      },
      0,
    )
    expect(['valentinien-iii', 'dux-galliae', 'scolae-w', 'bu-2-1'].map((id) => t.at(id))).toEqual(
      Array(4).fill('gone'),
    )
  })

  test('UR-9.3.5-d: at Constantinopolis a 5 or 6 on a second die saves the city', () => {
    const byzantium = {
      pieces: { 'theodose-ii': 'constantinopolis-box', 'scolae-e': 'constantinopolis-box', 'hunni-1': 'thracia-3' },
      peoples: { hunni: 'war' },
    }
    for (const saved of [5, 6]) expect(adjust(byzantium, 0, saved).at('scolae-e')).toBe('constantinopolis-box')
    expect(adjust(byzantium, 3).at('scolae-e')).toBe('constantinopolis-box')
    const t = adjust({ ...byzantium, pieces: { ...byzantium.pieces, arcadius: 'asia-1' } }, 0, 4)
    expect([t.at('scolae-e'), t.at('theodose-ii')]).toEqual(['gone', 'gone'])
    expect(t.told('roll')).toMatchObject([
      { die: 'd10', face: 0, purpose: { below: 1 } },
      { die: 'd6', face: 4, purpose: { below: 5 } },
    ])
  })
})
