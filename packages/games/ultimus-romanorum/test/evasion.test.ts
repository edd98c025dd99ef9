import { describe, expect, test } from 'vitest'
import { all, atWar, type Fight, fight, history, some } from './combat-play.ts'
import { hands } from './stratagem-play.ts'

const peoples = { suevi: 'war', alamanni: 'war' }
/** Aetius (VS 5, CC 8) with three units in Galliae 5, attacked from Galliae 4. */
const camp = {
  aetius: 'galliae-5',
  'suevi-1': { at: 'galliae-5', cameFrom: 'galliae-4' },
  'suevi-2': { at: 'galliae-5', cameFrom: 'galliae-4' },
  ...all('galliae-5', 'li-galliae-1', 'co-galliae-1', 'victores'),
}

/** Up to the choice of the zone or of who goes. */
const evade = (draw: Fight, ...dice: number[]) =>
  atWar(draw)
    .dice(...dice)
    .act('done', 'evade')

describe('8.2.1 Evasion', () => {
  test('UR-8.2.1-a: only with a leader', () => {
    const t = fight({ pieces: { ...camp, aetius: 'italia-2' }, peoples }, 1)
    expect(history(t, 'battle-result')).toHaveLength(1)
    const led = fight({ pieces: camp, peoples })
    expect(led.legal).toEqual(['fight', 'evade'])
  })

  test('UR-8.2.1-b UR-8.2.1-k: one roll, strictly less than the best VS there', () => {
    expect(evade({ pieces: camp, peoples }, 4).asked).toBe('evasion-zone')
    expect(evade({ pieces: camp, peoples }, 5, 6).told('battle-result')).toHaveLength(1)
    // Avitus has VS 2; with Aetius beside him the better counts, and there is one roll.
    const alone = { ...camp, aetius: 'italia-2', avitus: 'galliae-5' }
    expect(evade({ pieces: alone, peoples }, 1).asked).toBe('evasion-zone')
    expect(evade({ pieces: alone, peoples }, 2, 6).told('battle-result')).toHaveLength(1)
    const both = evade({ pieces: { ...camp, avitus: 'galliae-5' }, peoples }, 4)
    expect([both.asked, both.told('roll').length]).toEqual(['evasion-zone', 1])
  })

  test('UR-8.2.1-b UR-6.3-an: a leader of VS 1 cannot succeed without a stratagem, and is not asked if his camp has none', () => {
    const weak = { ...camp, aetius: 'italia-2', 'theodose-ii': 'galliae-5' }
    expect(history(fight({ pieces: weak, peoples }, 6), 'battle-result')).toHaveLength(1)
    const holding = { pieces: weak, peoples, hands: hands(['divine-favour'], []) }
    const t = fight(holding).act('done')
    expect(t.legal).toEqual(['fight', 'evade'])
    t.dice(2).act('evade', 'play divine-favour')
    expect(t.asked).toBe('evasion-zone')
  })

  test('UR-8.2.1-c UR-8.2.1-d UR-8.2.1-i: next to it, without enemy units, not where the attackers came from', () => {
    const t = evade({ pieces: { ...camp, 'alamanni-1': 'viennensis-1', genseric: 'galliae-6' }, peoples }, 1)
    expect(t.legal).toEqual(['to galliae-3', 'to galliae-6', 'to galliae-7', 'to viennensis-4'])
    expect(t.why('to galliae-1')).toBe('UR-8.2.1-c')
    expect(t.why('to viennensis-1')).toBe('UR-8.2.1-d')
    expect(t.why('to galliae-4')).toBe('UR-8.2.1-i')
    t.act('to galliae-3', 'all')
    expect(['aetius', 'li-galliae-1', 'co-galliae-1', 'victores'].map((id) => t.at(id))).toEqual(
      Array(4).fill('galliae-3'),
    )
    expect(history(t, 'battle-result')).toEqual([])
  })

  test('UR-8.2.1-c UR-8.2.1-g: over a strait too, whatever it costs', () => {
    const pieces = { ...all('galliae-7', 'constantin', 'scolae-w'), 'suevi-1': 'galliae-7' }
    const t = evade({ pieces, peoples }, 1)
    expect(t.legal).toContain('to britanniae-2')
    t.act('to britanniae-2', 'all')
    expect([t.at('constantin'), t.at('scolae-w')]).toEqual(['britanniae-2', 'britanniae-2'])
  })

  test('UR-8.2.1-e: not onto friends with whom it may not stack', () => {
    const pieces = {
      ...all('oriens-8', 'yazdegard-ii', 'persae-1', 'isauri'),
      'visigothi-1': 'oriens-9',
      'lakmides-1': 'persae-3',
    }
    const t = evade({ pieces, peoples: { persae: 'war', visigothi: 'revolt', lakmides: 'war' }, attacker: 'roman' }, 1)
    expect(t.why('to oriens-9')).toBe('UR-4.2.4-b')
    expect(t.why('to persae-3')).toBeUndefined()
  })

  test('UR-8.2.1-f: under all constraints of its moves', () => {
    const t = evade({ pieces: camp, peoples }, 1).act('to viennensis-4')
    expect(t.asked).toBe('evaders')
    expect(t.why('piece li-galliae-1')).toBe('UR-3.2.1-a')
    t.act('piece aetius')
    expect(t.why('piece co-galliae-1')).toBe('UR-3.2.2-c')
    expect(t.why('piece victores')).toBeUndefined()
  })

  test('UR-8.2.1-f UR-4.3-b: a chief goes with a unit or not at all inside the Empire', () => {
    const pieces = all('italia-2', 'alaric-i', ...some('visigothi', 2), 'co-italia-1', 'victores')
    const t = evade({ pieces, peoples: { visigothi: 'revolt' }, attacker: 'roman' }, 1)
    t.act('to italia-1', 'piece alaric-i')
    expect(t.why('done')).toBe('UR-4.3-b')
    t.act('piece visigothi-1')
    expect(t.why('done')).toBeUndefined()
  })

  test('UR-8.2.1-h UR-8.2.1-k: each leader takes his CC at most; the others stay and fight', () => {
    const pieces = {
      ...all('galliae-5', 'sidoine-ap', 'victores', 'divitenses', 'scolae-w', 'suevi-1'),
    }
    // Sidoine has CC 2 and VS 1: only a favour could help him, so let Paul (CC 4, VS 3) roll.
    const t = evade({ pieces: { ...pieces, paul: 'galliae-5' }, peoples }, 2).act('to galliae-6', 'piece sidoine-ap')
    t.act('piece victores', 'piece divitenses')
    expect(t.why('piece scolae-w')).toBe('UR-8.2.1-h')
    expect(t.why('all')).toBeUndefined()
    t.dice(6).act('done')
    expect(['sidoine-ap', 'victores', 'divitenses'].map((id) => t.at(id))).toEqual(Array(3).fill('galliae-6'))
    expect(t.told('battle-result')).toHaveLength(1)
    expect(t.told('roll')).toMatchObject([{ purpose: { for: 'battle' } }])
  })

  test('UR-8.2.1-h: nor units that are not his to command', () => {
    const pieces = all('galliae-5', 'paul', 'victores', 'burgondi-1', 'suevi-1')
    const t = evade({ pieces, peoples: { ...peoples, burgondi: 'foederati' } }, 2).act('to galliae-6', 'piece paul')
    expect(t.why('piece burgondi-1')).toBe('UR-8.2.1-h')
    expect(t.why('all')).toBe('UR-8.2.1-h')
  })

  test('UR-8.2.1-h UR-3.2.4-a: buccellarii go with their leader, and count', () => {
    const pieces = {
      ...all('galliae-5', 'paul', 'victores', 'divitenses', 'scolae-w', 'domestici-pedites-w', 'suevi-1'),
      'bu-2-1': { at: 'galliae-5', patron: 'paul' },
    }
    const t = evade({ pieces, peoples }, 2).act('to galliae-6')
    expect(t.why('piece bu-2-1')).toBe('UR-3.2.4-a')
    t.act('piece paul', 'piece victores', 'piece divitenses', 'piece scolae-w')
    expect(t.why('piece domestici-pedites-w')).toBe('UR-8.2.1-h')
    t.dice(1).act('done')
    expect([t.at('bu-2-1'), t.at('domestici-pedites-w')]).toEqual(['galliae-6', 'galliae-5'])
  })

  test('UR-3.2.4-a UR-3.4.1-k: a leader does not evade to where his buccellarii may not follow', () => {
    const pieces = { ...all('pontica-4', 'marcien', 'suevi-1'), 'bu-2-1': { at: 'pontica-4', patron: 'marcien' } }
    const t = evade({ pieces, peoples }, 1)
    expect([t.legal, t.why('to iberia')]).toEqual([['to pontica-2', 'to pontica-3'], 'UR-3.4.1-k'])
    t.act('to pontica-2', 'all')
    expect([t.at('marcien'), t.at('bu-2-1')]).toEqual(['pontica-2', 'pontica-2'])
    const lone = evade({ pieces: { ...pieces, 'bu-2-1': 'off', 'li-pontica-1': 'pontica-4' }, peoples }, 1)
    expect(lone.why('to iberia')).toBeUndefined()
  })

  test('UR-8.2.1-j: without a zone to go to there is no evasion', () => {
    const pieces = { ...all('italia-7', 'avitus', 'li-italia-1', 'vandali-1'), 'vandali-2': 'italia-6' }
    const t = fight({ pieces, peoples: { vandali: 'revolt' } }, 1)
    expect(history(t, 'battle-result')).toHaveLength(1)
  })

  test('UR-8.2.1-j: nor after a window in which the last one was closed', () => {
    const pieces = {
      ...all('italia-4', 'aetius', 'victores', 'suevi-1', 'valentinien-iii'),
      'suevi-2': 'italia-2',
      'alamanni-1': 'italia-3',
    }
    const t = fight({ pieces: { ...pieces, 'alamanni-2': 'italia-5' }, peoples })
    expect(t.why('evade')).toBe('UR-8.2.1-j')
  })

  test('UR-8.2.1-x1: a LI unit may not evade out of the Empire, out of its diocese, or onto a people at war', () => {
    const pieces = {
      ...all('galliae-3', 'aetius', 'li-galliae-1', 'suevi-1'),
      'alamanni-1': 'galliae-4',
    }
    const outside = evade({ pieces, peoples }, 1)
    expect(outside.why('to galliae-4')).toBe('UR-8.2.1-d')
    expect(outside.act('to franci').why('piece li-galliae-1')).toBe('UR-3.4.1-m')
    const abroad = evade({ pieces: camp, peoples }, 1).act('to viennensis-1')
    expect(abroad.why('piece li-galliae-1')).toBe('UR-3.2.1-a')
  })

  test('UR-8.2.1-x2: a CO unit with an Augustus, Patrice or Usurper may evade to another diocese', () => {
    const pieces = { ...all('galliae-5', 'co-galliae-1', 'li-galliae-1', 'aetius', 'suevi-1') }
    const plain = evade({ pieces, peoples }, 1).act('to viennensis-1', 'piece aetius')
    expect(plain.why('piece co-galliae-1')).toBe('UR-3.2.2-c')
    for (const title of ['augustus', 'patrice']) {
      const t = evade({ pieces, peoples, west: { augustus: 'valentinien-iii', [title]: 'aetius' } }, 1)
      t.act('to viennensis-1', 'piece aetius', 'piece co-galliae-1')
      expect([title, t.dice(1).act('done').at('co-galliae-1')]).toEqual([title, 'viennensis-1'])
    }
    const rallied = { at: 'galliae-5', rallied: 'west' as const }
    const usurper = evade(
      {
        pieces: { aetius: rallied, 'co-galliae-1': rallied, 'li-galliae-1': 'galliae-5' },
        west: { augustus: 'valentinien-iii', usurper: 'aetius' },
        attacker: 'roman',
      },
      1,
    )
    usurper.act('to viennensis-1', 'all')
    expect(usurper.at('co-galliae-1')).toBe('viennensis-1')
  })

  test('UR-8.2.1-k: whoever could leave may stay after all', () => {
    const t = evade({ pieces: camp, peoples }, 1).act('to galliae-6').dice(6).act('fight')
    expect(t.told('battle-result')).toHaveLength(1)
  })

  test('UR-T.events-4e: a sick Augustus does not evade; the others may', () => {
    const pieces = all('italia-2', 'leon', 'isauri', 'suevi-1')
    const draw = { pieces, peoples, west: { augustus: 'leon' }, event: 4, eventDetail: 0 }
    expect(history(fight(draw, 1), 'battle-result')).toHaveLength(1)
    const t = evade({ ...draw, pieces: { ...pieces, paul: 'italia-2' } }, 2).act('to italia-3')
    expect(t.why('piece leon')).toBe('UR-T.events-4b')
    expect(t.why('piece paul')).toBeUndefined()
  })

  test('UR-8.2.1-f UR-T.events-11b: units held in a capital by popular anger do not evade', () => {
    const pieces = all('italia-2', 'paul', 'victores', 'suevi-1')
    expect(history(fight({ pieces, peoples, event: 11, eventDetail: 0 }, 1), 'battle-result')).toHaveLength(1)
    expect(fight({ pieces, peoples, event: 11, eventDetail: 1 }).asked).toBe('stand')
  })

  test('UR-7.1-g: a leader who stays alone with the enemy must escape', () => {
    const t = evade(
      { pieces: { ...all('galliae-5', 'paul', 'avitus', 'victores'), 'suevi-1': 'galliae-5' }, peoples },
      2,
    )
    t.act('to galliae-6', 'piece paul', 'piece victores').dice(9).act('done')
    expect(t.at('avitus')).toBe('gone')
    expect(history(t, 'battle-result')).toEqual([])
  })
})
