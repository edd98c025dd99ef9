import { describe, expect, test } from 'vitest'
import { all, atWar, fight, history } from './combat-play.ts'

const peoples = { suevi: 'war', alani: 'war' }
const ravenna = all(
  'italia-4',
  'valentinien-iii',
  'scolae-w',
  'domestici-pedites-w',
  'li-italia-1',
  'aetius',
  'suevi-1',
)

describe('8.2.2 Ravenna and Constantinopolis', () => {
  test('UR-8.2.2-a UR-8.2.2-d UR-8.2.2-f: attacked in Ravenna, the Augustus goes into the box; the rest fights or evades', () => {
    const t = fight({ pieces: ravenna, peoples })
    expect([t.asked, t.legal]).toEqual(['stand', ['fight', 'evade', 'refuge']])
    t.act('refuge', 'piece scolae-w', 'done')
    expect([t.at('valentinien-iii'), t.at('scolae-w'), t.at('aetius')]).toEqual([
      'ravenna-box',
      'ravenna-box',
      'italia-4',
    ])
    expect([t.asked, t.legal]).toEqual(['stand', ['fight', 'evade']])
    expect(t.why('refuge')).toBe('UR-8.2.2-a')
    t.dice(6).act('fight')
    expect(t.told('battle-result')).toHaveLength(1)
    expect([t.at('valentinien-iii'), t.at('scolae-w')]).toEqual(['ravenna-box', 'ravenna-box'])
    expect(t.isWeak('scolae-w')).toBe(false)
  })

  test('UR-8.2.2-f: the rest may evade', () => {
    const t = fight({ pieces: ravenna, peoples }).act('refuge', 'piece scolae-w', 'done')
    t.dice(1).act('evade', 'to italia-5', 'all')
    expect([t.at('aetius'), t.at('li-italia-1'), t.at('valentinien-iii')]).toEqual([
      'italia-5',
      'italia-5',
      'ravenna-box',
    ])
    expect(history(t, 'battle-result')).toEqual([])
  })

  test('UR-8.2.2-a: not elsewhere, not the other Augustus, not when the Roman attacks, not for another leader', () => {
    const elsewhere = all('italia-2', 'valentinien-iii', 'scolae-w', 'aetius', 'suevi-1')
    expect(fight({ pieces: elsewhere, peoples }).why('refuge')).toBe('UR-8.2.2-a')
    const without = { ...ravenna, 'valentinien-iii': 'italia-5' }
    expect(fight({ pieces: without, peoples }).why('refuge')).toBe('UR-8.2.2-a')
    const east = { ...without, 'theodose-ii': 'italia-4' }
    expect(fight({ pieces: east, peoples }).why('refuge')).toBe('UR-8.2.2-a')
    const attacked = { ...ravenna, genseric: 'italia-4', 'vandali-1': 'italia-4' }
    const t = fight({ pieces: attacked, peoples: { ...peoples, vandali: 'revolt' }, attacker: 'roman' })
    expect([t.seat, t.why('refuge')]).toEqual(['second', 'UR-8.2.2-a'])
  })

  test('UR-8.2.2-b: only with a palatini unit', () => {
    const none = all('italia-4', 'valentinien-iii', 'li-italia-1', 'aetius', 'suevi-1')
    expect(fight({ pieces: none, peoples }).why('refuge')).toBe('UR-8.2.2-b')
    const t = fight({ pieces: ravenna, peoples }).act('refuge')
    expect(t.why('done')).toBe('UR-8.2.2-b')
    expect(t.act('piece aetius').why('done')).toBe('UR-8.2.2-b')
  })

  test('UR-8.2.2-c: with one other Roman leader, one PA and one BU at most', () => {
    const pieces = {
      ...ravenna,
      ...all('italia-4', 'majorien', 'burgondi-1', 'chiperic'),
      'bu-4-1': { at: 'italia-4', patron: 'aetius' },
    }
    const t = fight({ pieces, peoples: { ...peoples, burgondi: 'foederati' } }).act('refuge')
    for (const id of ['li-italia-1', 'burgondi-1', 'chiperic', 'bu-4-1'])
      expect(t.why(`piece ${id}`)).toBe('UR-8.2.2-c')
    t.act('piece scolae-w')
    expect(t.why('piece domestici-pedites-w')).toBe('UR-8.2.2-c')
    t.act('piece aetius')
    // Nobody else may come, so the gate is shut.
    expect(['valentinien-iii', 'aetius', 'bu-4-1', 'scolae-w'].map((id) => t.at(id))).toEqual(
      Array(4).fill('ravenna-box'),
    )
    expect(['majorien', 'domestici-pedites-w'].map((id) => t.at(id))).toEqual(['italia-4', 'italia-4'])
  })

  test('UR-8.2.2-c: a second guard does not fit in', () => {
    const pieces = {
      ...ravenna,
      'bu-4-1': { at: 'italia-4', patron: 'aetius' },
      'bu-2-1': { at: 'italia-4', patron: 'valentinien-iii' },
      paul: 'italia-4',
    }
    const t = fight({ pieces, peoples }).act('refuge')
    expect(t.why('piece aetius')).toBe('UR-8.2.2-c')
    t.act('piece paul', 'piece scolae-w')
    expect([t.at('bu-2-1'), t.at('paul'), t.at('bu-4-1')]).toEqual(['ravenna-box', 'ravenna-box', 'italia-4'])
  })

  test('UR-8.2.2-h: the same at Constantinopolis', () => {
    const pieces = all('thracia-3', 'theodose-ii', 'isauri', 'alani-1')
    const t = fight({ pieces, peoples })
    expect(t.legal).toContain('refuge')
    t.act('refuge', 'piece isauri')
    expect([t.at('theodose-ii'), t.at('isauri')]).toEqual(['constantinopolis-box', 'constantinopolis-box'])
    // Nobody is left to fight.
    expect(history(t, 'battle-result')).toEqual([])
    expect(t.asked).toBe('movement')
  })

  test('UR-8.2.2-d: whoever is in the box is not attacked', () => {
    const pieces = { ...all('constantinopolis-box', 'theodose-ii', 'isauri'), 'alani-1': 'thracia-3' }
    expect(history(fight({ pieces, peoples }), 'battle')).toEqual([])
  })

  test('UR-8.2.2-e UR-8.2.2-i: out of the box for nothing, once no Barbarian unit is in the zone', () => {
    const pieces = all('ravenna-box', 'valentinien-iii', 'scolae-w')
    const shut = atWar({ pieces: { ...pieces, 'suevi-1': 'italia-4' }, peoples, attacker: 'roman' })
    expect(shut.why('piece valentinien-iii')).toBe('UR-8.2.2-e')
    const open = atWar({ pieces, peoples, attacker: 'roman' }).act('piece valentinien-iii')
    expect(open.at('valentinien-iii')).toBe('italia-4')
    if (open.asked === 'movement') open.act('piece valentinien-iii')
    // He has all his 4 PM left.
    open.act('to italia-3', 'to pannoniae-1', 'to pannoniae-2', 'to pannoniae-3')
    expect(open.at('valentinien-iii')).toBe('pannoniae-3')
  })

  test('UR-T.events-4e: a sick Augustus may use his box', () => {
    const t = atWar({ pieces: ravenna, peoples, event: 4, eventDetail: 0 }).act('done')
    t.act('refuge', 'piece scolae-w', 'done')
    expect(t.at('valentinien-iii')).toBe('ravenna-box')
  })
})
