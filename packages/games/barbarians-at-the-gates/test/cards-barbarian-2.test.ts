/** Barbarian cards that raid, revolt, usurp and take. */
import { describe, expect, test } from 'vitest'
import { ALLIED, BARBARIAN, BARBARIANS, CASTRA, DISCARD, fortAt, NO_FORT, setWonBattle, USURPER } from '../src/state.ts'
import { Cards, forbids, playing } from './cards-scene.ts'
import { leader, space } from './scene.ts'

const usurper = (at: string) => ({ at, flipped: true })

describe('What spaces lose', () => {
  const near = { cu: { 'teutoburger-wald': { barbarian: 3 }, bonna: { loyalist: 1 } } }

  test('B05 Franks Take Colonia BG-13.7-a: an empty fortified space of Belgica falls on 4 to 6, with 2 CU in it', () => {
    const drawn = { ...near, hands: ['B05'], forts: { colonia: 'castra' as const, bonna: 'castra' as const } }
    const fallen = new Cards(drawn).dice(4).play('B05')
    expect([fallen.control('colonia'), fallen.plunder, fallen.isOver]).toEqual(['barbarian', 0, true])
    expect([fallen.cu('colonia', 'barbarian'), fallen.cu('teutoburger-wald', 'barbarian')]).toEqual([2, 1])
    expect(fallen.history('fort')).toMatchObject([{ space: 'colonia', fort: null }])
    const held = new Cards(drawn).dice(3).play('B05')
    expect([held.control('colonia'), held.cu('teutoburger-wald', 'barbarian')]).toEqual(['loyalist', 2])
    expect(forbids('B05', { forts: { colonia: 'castra' } })).toBe('BG-7.1-an')
    expect(forbids('B05', { ...drawn, cu: { 'teutoburger-wald': { barbarian: 1 } } })).toBe('BG-7.1-an')
    expect(forbids('B05', { ...drawn, sieges: { colonia: 'barbarian' } })).toBe('BG-7.1-an')
  })

  test('B05 Franks Take Colonia BG-13.7-a: a Walled City brings 3 Plunder', () => {
    const scene = new Cards({ hands: ['B05'], cu: { bonna: { barbarian: 2 } } }).dice(6).play('B05')
    expect([scene.control('augusta-treverorum'), scene.plunder]).toEqual(['barbarian', 3])
  })
})

describe('B07 B53', () => {
  test('B07 Circumcelliones: up to 2 empty Cultivated spaces of Africa, Plunder +1 each', () => {
    const scene = playing('B07', {
      control: { sitifis: 'usurper', theveste: 'allied' },
      cu: { caesarea: { loyalist: 1 } },
      forts: { tacapae: 'castra' },
    })
    expect(scene.legal).toEqual(['to sitifis', 'to hadrumetum', 'to leptis-magna'])
    scene.act('to sitifis', 'to hadrumetum')
    expect([scene.control('sitifis'), scene.control('hadrumetum'), scene.plunder, scene.isOver]).toEqual([
      'barbarian',
      'barbarian',
      2,
      true,
    ])
  })

  test('B53 Groans of the Britons: 2 empty Cultivated spaces of Britanniae, Plunder for Loyalist ones; an Allied CU', () => {
    const scene = playing('B53', {
      control: { glevum: 'allied', lindum: 'allied' },
      tribes: { britons: { at: 'lindum', allied: true } },
      cu: { londinium: { allied: 2 } },
    })
    expect(scene.legal).not.toContain('to lindum')
    scene.act('to glevum', 'to camulodunum')
    expect([scene.control('glevum'), scene.control('camulodunum'), scene.plunder]).toEqual([
      'barbarian',
      'barbarian',
      1,
    ])
    expect(scene.legal).toEqual(['to londinium', 'done'])
    expect(scene.act('to londinium').cu('londinium', 'allied')).toBe(1)
  })

  test('B30 The Great Conspiracy: 2 steps of forts in empty spaces of Britanniae, then a raid of 3', () => {
    const scene = playing('B30', {
      forts: { lindum: 'colonia', glevum: 'castra', segundum: 'castra', colonia: 'castra' },
      cu: { segundum: { loyalist: 1 }, devana: { barbarian: 2 }, treva: { barbarian: 3 }, casurgis: { barbarian: 3 } },
      leaders: { 'saxon-commander': 'treva' },
      tribes: { saxons: 'treva' },
    })
    expect(scene.legal).toEqual(['to glevum', 'to lindum'])
    scene.act('to lindum', 'to glevum')
    expect(scene.history('fort')).toMatchObject([
      { space: 'lindum', fort: 'castra' },
      { space: 'glevum', fort: null },
    ])
    expect(['lindum', 'glevum'].map((id) => fortAt(scene.state, space(id)))).toEqual([CASTRA, NO_FORT])
    const { top } = scene
    expect(top).toMatchObject({ kind: 'raid', left: 3 })
    expect(top.kind === 'raid' && top.only.map((at) => scene.state.board.spaceIds[at])).toEqual(['devana', 'treva'])
  })

  test('B20 Famine and Plague: attrition with -1 for up to 2 spaces of a province; the owner chooses', () => {
    const drawn = {
      cu: { roma: { loyalist: 2, byzantine: 2 }, neapolis: { allied: 4 }, ravenna: { loyalist: 4 } },
      hands: ['B20'],
    }
    const scene = playing('B20', drawn)
    expect(scene.legal).toEqual(['to ravenna', 'to roma', 'to neapolis'])
    scene.dice(6)
    scene.act('to roma')
    // A 6 counts as 5: the table takes some of the 4.
    expect(scene.history('attrition')).toMatchObject([{ space: 'roma', power: 'loyalist', cu: 4 }])
    expect(scene.history('roll')).toMatchObject([{ purpose: { cu: 4, modifier: -1 } }])
    expect([scene.asked, scene.seat]).toEqual(['event-power', 'roman'])
    scene.act('power byzantine')
    while (scene.asked === 'event-power') scene.act('power byzantine')
    expect(scene.legal).toEqual(['to neapolis', 'done'])
    scene.act('done')
    expect(scene.isOver).toBe(true)
    expect(scene.cu('roma', 'byzantine')).toBeLessThan(2)
    expect(forbids('B20', { cu: { roma: { usurper: 3 } } })).toBe('BG-7.1-an')
    // A transit space is in no province, and no Land Zone is meant.
    expect(forbids('B20', { cu: { t1: { loyalist: 3 }, 'eastern-roman-empire': { byzantine: 3 } } })).toBe('BG-7.1-an')
  })

  test('B12 Emptying the Border Garrisons: Usurper CU gather around a leader, and 2 Loyalists go over', () => {
    const scene = playing('B12', {
      leaders: { magnentius: usurper('augusta-treverorum') },
      control: { 'augusta-treverorum': 'usurper', bonna: 'usurper', colonia: 'usurper', noviomagus: 'usurper' },
      cu: {
        bonna: { usurper: 2 },
        colonia: { usurper: 1 },
        noviomagus: { usurper: 1 },
        mogontiacum: { loyalist: 3 },
        basilea: { loyalist: 1 },
      },
    })
    // Noviomagus is not joined to the others by Usurper spaces.
    expect(scene.legal).toEqual(['to bonna', 'to colonia', 'done'])
    scene.act('to bonna', 'take 2', 'done')
    expect([scene.cu('augusta-treverorum', 'usurper'), scene.cu('bonna', 'usurper')]).toEqual([2, 0])
    expect(scene.legal).toEqual(['to mogontiacum', 'done'])
    scene.act('to mogontiacum', 'to mogontiacum')
    expect([
      scene.cu('augusta-treverorum', 'usurper'),
      scene.cu('mogontiacum', 'loyalist'),
      scene.control('mogontiacum'),
      scene.isOver,
    ]).toEqual([4, 1, 'loyalist', true])
  })

  test('B12 Emptying the Border Garrisons: one Loyalist CU of one Border space of his province is enough', () => {
    const drawn = {
      leaders: { magnentius: usurper('augusta-treverorum') },
      control: { 'augusta-treverorum': 'usurper' as const },
    }
    const scene = playing('B12', { ...drawn, cu: { mogontiacum: { loyalist: 1 } } })
    expect(scene.legal).toEqual(['to mogontiacum', 'done'])
    scene.act('to mogontiacum')
    expect([scene.cu('augusta-treverorum', 'usurper'), scene.cu('mogontiacum', 'loyalist')]).toEqual([1, 0])
    expect(forbids('B12', { ...drawn, cu: { basilea: { loyalist: 1 } } })).toBe('BG-7.1-an')
  })

  test('B12 Emptying the Border Garrisons: no strait joins them', () => {
    const held = ['gesoriacum', 'rutupiae', 'londinium', 'lindum']
    const scene = {
      leaders: { magnentius: usurper('gesoriacum') },
      control: Object.fromEntries(held.map((id) => [id, 'usurper' as const])),
      forts: { lindum: 'castra' as const },
      cu: { lindum: { usurper: 2 } },
    }
    expect(forbids('B12', scene)).toBe('BG-7.1-an')
    expect(forbids('B12', { ...scene, leaders: { magnentius: usurper('londinium') } })).toBeUndefined()
  })

  test('B12 Emptying the Border Garrisons: without a Usurper leader a CU from each of 2 Border spaces', () => {
    const scene = playing('B12', {
      cu: { bonna: { loyalist: 2 }, colonia: { loyalist: 1 }, basilea: { loyalist: 1 }, lindum: { loyalist: 1 } },
      leaders: { aetius: 'basilea' },
    })
    expect(scene.legal).toEqual(['to colonia', 'to bonna'])
    scene.act('to bonna')
    expect(scene.legal).toEqual(['to colonia', 'done'])
    scene.act('to colonia')
    expect([scene.cu('bonna', 'loyalist'), scene.cu('colonia', 'loyalist'), scene.isOver]).toEqual([1, 0, true])
    expect(forbids('B12')).toBe('BG-7.1-an')
    const besieged = playing('B12', {
      forts: { bonna: 'castra' },
      sieges: { bonna: 'barbarian' },
      inside: { bonna: { loyalist: 1 } },
      cu: { bonna: { barbarian: 3 } },
    })
    expect([besieged.isOver, besieged.history('lose')]).toMatchObject([true, [{ power: 'loyalist', space: 'bonna' }]])
  })
})

describe('Procedures', () => {
  test('B08 B09 B37 Usurper Emperor BG-17.2.1-a: a Loyalist who is no Emperor, beside none and not besieged', () => {
    for (const id of ['B08', 'B09', 'B37']) {
      const scene = playing(id, { leaders: { magnentius: 'londinium' } })
      expect(scene.top).toMatchObject({ kind: 'usurpation', step: 'leader' })
      expect(scene.pile(id)).toBe(DISCARD)
      expect(forbids(id, { leaders: { constans: 'roma' } })).toBe('BG-7.1-an')
      expect(forbids(id, { leaders: { constans: 'roma', magnentius: 'roma' } })).toBe('BG-7.1-an')
      expect(forbids(id, { leaders: { 'dux-byzantina': 'salona' } })).toBe('BG-7.1-an')
      const siege = { sieges: { roma: 'barbarian' as const }, leaders: { magnentius: { at: 'roma', inside: true } } }
      expect(forbids(id, siege)).toBe('BG-7.1-an')
    }
  })

  test('B10 Barbarian Confederation: two leaders, both Barbarian or both Usurper', () => {
    const scene = playing('B10', {
      leaders: { chlodio: 'treva', magnentius: usurper('lutetia') },
      tribes: { franks: 'treva' },
    })
    expect(scene.legal).toEqual(['power barbarian', 'power usurper'].filter((id) => scene.legal.includes(id)))
    expect(scene.legal).toHaveLength(2)
    scene.act('power usurper')
    expect(scene.top).toMatchObject({ kind: 'campaign', player: BARBARIAN, powers: [USURPER], ops: 3, left: 2 })
    expect(playing('B10', { leaders: { chlodio: 'treva' }, tribes: { franks: 'treva' } }).top).toMatchObject({
      kind: 'campaign',
      powers: [BARBARIANS],
    })
    expect(forbids('B10')).toBe('BG-7.1-an')
  })

  test('B11 Imperial Succession Fights BG-2.4.6-c: the Turn marker is on its reverse; not twice', () => {
    const scene = playing('B11')
    expect(scene.state.flags).toEqual([{ flag: 'succession-fights', until: 'game' }])
    expect(scene.forbids('B11')).toBe('BG-7.1-an')
  })

  test('B21 Seasonal Raiders: a raid of 3 from anywhere', () => {
    expect(playing('B21', { cu: { treva: { barbarian: 1 } } }).top).toMatchObject({ kind: 'raid', left: 3, only: [] })
    expect(forbids('B21', { cu: { roma: { usurper: 2 } } })).toBe('BG-7.1-an')
  })

  test('B38 Victorious General Assassinated: as an impulse, the one who won this turn, if he is still there', () => {
    const drawn = { leaders: { stilicho: 'verona' }, cu: { verona: { loyalist: 3 } } }
    expect(forbids('B38', drawn)).toBe('BG-7.1-an')
    const scene = new Cards({ ...drawn, hands: ['B38'] })
    scene.state.happened = ['loyalist-general-won-battle']
    expect(scene.forbids('B38')).toBe('BG-7.1-an')
    setWonBattle(scene.state, leader('stilicho'), true)
    scene.play('B38')
    expect([scene.at('stilicho'), scene.cu('verona', 'loyalist'), scene.vp]).toEqual(['gone', 3, 10])
  })

  test('B39 Barbarian Kingdoms Strife BG-15.3-a: an unbesieged Allied leader with 3 OPs counts as a Barbarian', () => {
    const drawn = {
      tribes: { franks: { at: 'lugdunum', allied: true } },
      leaders: { chlodio: 'lugdunum' },
      control: { lugdunum: 'allied' as const },
    }
    expect(playing('B39', drawn).top).toMatchObject({
      kind: 'pick-leader',
      player: BARBARIAN,
      powers: [ALLIED],
      only: [leader('chlodio')],
      ops: 3,
      ap: 0,
      mods: ['counts-as-barbarian'],
    })
    expect(
      forbids('B39', {
        ...drawn,
        sieges: { lugdunum: 'usurper' },
        leaders: { chlodio: { at: 'lugdunum', inside: true } },
      }),
    ).toBe('BG-7.1-an')
    expect(forbids('B39', { tribes: { franks: 'treva' }, leaders: { chlodio: 'treva' } })).toBe('BG-7.1-an')
  })

  test('B40 B51 Revolt Against Rome BG-15.4-a: with an Allied tribe', () => {
    for (const id of ['B40', 'B51']) {
      expect(playing(id, { tribes: { britons: { at: 'londinium', allied: true } } }).top).toEqual({ kind: 'regain' })
      expect(forbids(id, { tribes: { franks: 'treva' } })).toBe('BG-7.1-an')
    }
  })

  test('B42 The Frozen Rhine: a leader with 4 AP or a raid of 3, over rivers as if they were clear', () => {
    const drawn = { tribes: { franks: 'treva' }, leaders: { chlodio: 'treva' }, cu: { treva: { barbarian: 3 } } }
    const scene = playing('B42', drawn)
    expect(scene.legal).toEqual(['first', 'second'])
    expect(scene.act('first').top).toMatchObject({
      kind: 'pick-leader',
      ap: 4,
      only: [leader('chlodio')],
      mods: ['river-as-clear'],
    })
    expect(playing('B42', drawn).act('second').top).toMatchObject({ kind: 'raid', left: 3, mods: ['river-as-clear'] })
    expect(playing('B42', { cu: drawn.cu }).top).toMatchObject({ kind: 'raid' })
    expect(forbids('B42')).toBe('BG-7.1-an')
  })
})
