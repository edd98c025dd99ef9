/** Roman cards that change sides, control, leaders and lasting things, or start procedures. */
import { describe, expect, test } from 'vitest'
import { ALLIED, BYZANTINE, DISCARD, faceOf, LOYALIST, powerOf, REMOVED, ROMAN, USURPER } from '../src/state.ts'
import { Cards, card, forbids, playing } from './cards-scene.ts'
import { leader, tribe } from './scene.ts'

const usurper = (at: string) => ({ at, flipped: true })

describe('Usurpers', () => {
  test('R03 Vetranio Abdicates: a Usurper, those with him and his own space are Loyalist again', () => {
    const scene = playing('R03', {
      leaders: { vetranio: usurper('mursa'), magnentius: usurper('mursa'), constans: usurper('roma') },
      control: { mursa: 'usurper', roma: 'usurper' },
      cu: { mursa: { usurper: 4 }, roma: { usurper: 2 } },
      forts: { mursa: 'castra' },
    })
    expect([scene.cu('mursa', 'usurper'), scene.cu('mursa', 'loyalist'), scene.control('mursa')]).toEqual([
      0,
      4,
      'loyalist',
    ])
    expect(powerOf(scene.state, leader('vetranio'))).toBe(LOYALIST)
    expect(powerOf(scene.state, leader('magnentius'))).toBe(LOYALIST)
    expect(powerOf(scene.state, leader('constans'))).toBe(USURPER)
    expect(scene.history('fort')).toEqual([])
  })

  test('R03 Vetranio Abdicates: one of several, and nobody else', () => {
    const scene = playing('R03', {
      leaders: { vetranio: usurper('mursa'), magnentius: usurper('lutetia') },
      control: { mursa: 'usurper', lutetia: 'usurper' },
      cu: { mursa: { usurper: 2 }, lutetia: { usurper: 3 } },
    }).act('to mursa')
    expect([scene.isOver, scene.cu('mursa', 'loyalist'), scene.cu('lutetia', 'usurper')]).toEqual([true, 2, 3])
  })

  test('R03 Vetranio Abdicates: a space that is not the Usurper’s keeps its control', () => {
    const scene = playing('R03', { leaders: { vetranio: usurper('treva') }, cu: { treva: { usurper: 1 } } })
    expect([scene.control('treva'), scene.cu('treva', 'loyalist')]).toEqual(['barbarian', 1])
  })

  test('R03 Vetranio Abdicates: no Emperor, nobody beside one, nobody besieged or besieging', () => {
    expect(forbids('R03')).toBe('BG-7.1-an')
    expect(forbids('R03', { leaders: { constans: usurper('mursa') } })).toBe('BG-7.1-an')
    expect(forbids('R03', { leaders: { constans: usurper('mursa'), vetranio: usurper('mursa') } })).toBe('BG-7.1-an')
    const siege = { sieges: { mursa: 'loyalist' as const }, control: { mursa: 'usurper' as const } }
    expect(forbids('R03', { ...siege, leaders: { vetranio: { ...usurper('mursa'), inside: true } } })).toBe('BG-7.1-an')
    const own = { sieges: { roma: 'usurper' as const }, leaders: { vetranio: usurper('roma') } }
    expect(forbids('R03', own)).toBe('BG-7.1-an')
  })

  test('R06 Paulus Catena: up to 3 empty Usurper spaces of one province, not its Capital', () => {
    const control = Object.fromEntries(
      ['londinium', 'lindum', 'glevum', 'camulodunum', 'portus-adurni', 'eburacum', 'lutetia'].map((id) => [
        id,
        'usurper' as const,
      ]),
    )
    const drawn = { control, cu: { glevum: { usurper: 1 } }, forts: { camulodunum: 'castra' as const } }
    const scene = playing('R06', drawn)
    expect(scene.legal).toEqual(['to portus-adurni', 'to lindum', 'to eburacum', 'to lutetia'])
    scene.act('to lindum')
    expect(scene.legal).toEqual(['to portus-adurni', 'to eburacum', 'done'])
    scene.act('to eburacum', 'done')
    expect([scene.control('lindum'), scene.control('eburacum'), scene.isOver]).toEqual(['loyalist', 'loyalist', true])
    expect(forbids('R06')).toBe('BG-7.1-an')
  })
})

describe('Activations and marches', () => {
  test('R09 R10 Minor Campaign BG-10.5.1-a BG-10.2.1-f: two leaders of the ROMAN player’s powers with 3 OPs', () => {
    for (const id of ['R09', 'R10']) {
      const scene = playing(id, { leaders: { aetius: 'roma' } })
      expect(scene.top).toMatchObject({
        kind: 'campaign',
        player: ROMAN,
        powers: [LOYALIST, BYZANTINE, ALLIED],
        ops: 3,
        left: 2,
      })
      expect(scene.pile(id)).toBe(DISCARD)
      expect(forbids(id)).toBe('BG-7.1-an')
    }
  })

  test('R11 Major Campaign: three leaders', () => {
    expect(playing('R11', { leaders: { aetius: 'roma' } }).top).toMatchObject({ kind: 'campaign', left: 3, used: [] })
  })

  test('R21 Cursus Publicus: 6 Loyalist or Byzantine CU on a forced march of 8 AP, a leader may ride', () => {
    expect(playing('R21', { cu: { roma: { loyalist: 1 } } }).top).toMatchObject({
      kind: 'forced-march',
      powers: [LOYALIST, BYZANTINE],
      left: 6,
      reach: 8,
      rider: 1,
    })
    expect(forbids('R21', { cu: { roma: { allied: 1 } } })).toBe('BG-7.1-an')
  })

  test('R24 Imperial Adventus BG-2.4.2.2-b: an Emperor, Nepos or one with the marker, with 6 AP', () => {
    const scene = new Cards({
      hands: ['R24'],
      leaders: {
        honorius: 'roma',
        stilicho: 'ravenna',
        'dux-byzantina': { at: 'salona', flipped: true },
        aetius: 'arelate',
      },
    })
    scene.state.usurpator = leader('aetius')
    scene.play('R24')
    expect(scene.top).toMatchObject({
      kind: 'pick-leader',
      ap: 6,
      only: [leader('honorius'), leader('aetius'), leader('dux-byzantina')],
      isOptional: false,
      mods: ['free-control-vs-usurper'],
    })
    expect(forbids('R24', { leaders: { stilicho: 'roma' } })).toBe('BG-7.1-an')
  })

  test('R26 Eastern Conquests: it lasts, and a Loyalist leader may be activated', () => {
    const scene = playing('R26', { leaders: { gratian: 'sirmium' } })
    expect(scene.state.flags).toEqual([{ flag: 'eastern-conquests', until: 'game' }])
    expect(scene.top).toMatchObject({ kind: 'pick-leader', ops: 3, ap: 0, isOptional: true })
    expect(playing('R26').isOver).toBe(true)
  })

  test('R33 Mallobaudes: Allied Franks get 2 CU and may be led; otherwise 2 Loyalist CU in a city of Belgica', () => {
    const franks = {
      tribes: { franks: { at: 'durocortorum', allied: true } },
      control: { durocortorum: 'allied' as const },
    }
    const scene = playing('R33', { ...franks, leaders: { chlodio: 'durocortorum' } })
    expect(scene.cu('durocortorum', 'allied')).toBe(2)
    expect(scene.top).toMatchObject({
      kind: 'pick-leader',
      powers: [ALLIED],
      only: [leader('chlodio')],
      ap: 6,
      isOptional: true,
    })
    const city = playing('R33', { tribes: { franks: 'teutoburger-wald' } })
    expect(city.legal).toEqual(['to durocortorum', 'to augusta-treverorum', 'to gesoriacum'])
    expect(city.act('to gesoriacum').cu('gesoriacum', 'loyalist')).toBe(2)
    const besieged = playing('R33', {
      ...franks,
      sieges: { durocortorum: 'barbarian' },
      leaders: { chlodio: { at: 'durocortorum', inside: true } },
    })
    expect(besieged.legal).toEqual(['to augusta-treverorum', 'to gesoriacum'])
  })

  test('R12 R25 R35 R45 Rome Offers Settlement BG-15.1-a BG-2.4.3-f BG-2.4.3-g: a tribe that can be Allied, and not during the Massacre', () => {
    for (const id of ['R12', 'R25', 'R35', 'R45']) {
      const scene = playing(id, { tribes: { franks: 'teutoburger-wald' } })
      expect(scene.top).toMatchObject({ kind: 'settlement', step: 'tribe' })
      expect(scene.pile(id)).toBe(id === 'R12' ? DISCARD : REMOVED)
      expect(forbids(id, { tribes: { huns: 'further-east', alans: 'budorigum' } })).toBe('BG-7.1-an')
      const massacre = new Cards({ tribes: { franks: 'teutoburger-wald' } })
      massacre.state.flags = [{ flag: 'massacre', until: 'next-turn' }]
      expect(massacre.forbids(id)).toBe('BG-7.1-an')
    }
  })
})

describe('Tribes and their leaders', () => {
  test('R19 Subsidies to the Tribes: one Barbarian tribe neither acts nor raids this turn; Plunder +1', () => {
    const scene = playing('R19', {
      tribes: { franks: 'treva', huns: 'further-east', picti: { at: 'caledonia', allied: true } },
    })
    expect(scene.legal).toEqual(['tribe franks', 'tribe huns'])
    scene.act('tribe huns')
    expect(scene.state.blocks).toEqual([
      { what: 'activate-and-raid', player: null, tribe: tribe('huns'), leader: null, space: null, until: 'turn' },
    ])
    expect(scene.plunder).toBe(1)
  })

  test('R30 Treaty with Macrianus: a marker in Germania, Caledonia or a zone does not migrate this turn', () => {
    const scene = playing('R30', { tribes: { franks: 'treva', huns: 'further-east', vandals: 'lutetia' } })
    expect(scene.legal).toEqual(['tribe franks', 'tribe huns'])
    scene.act('tribe franks')
    expect(scene.state.blocks).toMatchObject([{ what: 'migrate', tribe: tribe('franks'), until: 'turn' }])
    expect(forbids('R30', { tribes: { vandals: 'lutetia' } })).toBe('BG-7.1-an')
  })

  test('R22 Feuding Kings: 1 CU of each of two tribes, 2 if they are near each other', () => {
    const drawn = {
      tribes: { franks: 'treva', alemanni: 'magna-germania', huns: 'further-east' },
      cu: { treva: { barbarian: 3 }, 'magna-germania': { barbarian: 3 }, 'further-east': { barbarian: 3 } },
    }
    const far = playing('R22', drawn).act('tribe franks', 'tribe huns')
    expect([far.cu('treva', 'barbarian'), far.cu('further-east', 'barbarian')]).toEqual([2, 2])
    const near = playing('R22', {
      ...drawn,
      tribes: { ...drawn.tribes, alemanni: 'calaegia' },
      cu: { ...drawn.cu, calaegia: { barbarian: 3 } },
    })
    near.act('tribe franks', 'tribe alemanni')
    expect([near.cu('treva', 'barbarian'), near.cu('calaegia', 'barbarian'), near.isOver]).toEqual([1, 1, true])
    expect(forbids('R22', { tribes: { franks: 'treva' }, cu: drawn.cu })).toBe('BG-7.1-an')
  })

  test('R22 Feuding Kings: both in Further East count as near; a tribe without CU is not touched', () => {
    const east = playing('R22', {
      tribes: { gepids: 'further-east', huns: 'further-east' },
      cu: { 'further-east': { barbarian: 9 } },
    })
    east.act('tribe gepids')
    expect([east.cu('further-east', 'barbarian'), east.isOver]).toEqual([5, true])
    const one = playing('R22', { tribes: { franks: 'treva', huns: 'further-east' }, cu: { treva: { barbarian: 2 } } })
    expect([one.cu('treva', 'barbarian'), one.isOver]).toEqual([1, true])
  })

  test('R44 Death of Alaric BG-2.4.2.5-a BG-2.4.2.5-e BG-2.4.2.5-f BG-2.4.2.5-h: Theodoric for him; a Barbarian loses 2 CU', () => {
    const drawn = {
      tribes: { visigoths: 'partiscum' },
      leaders: { alaric: 'partiscum' },
      cu: { partiscum: { barbarian: 5 } },
    }
    const scene = playing('R44', drawn)
    expect([faceOf(scene.state, leader('alaric')).id, scene.cu('partiscum', 'barbarian')]).toEqual(['theodoric', 3])
    const allied = playing('R44', { ...drawn, tribes: { visigoths: { at: 'partiscum', allied: true } } })
    expect([faceOf(allied.state, leader('alaric')).id, allied.cu('partiscum', 'barbarian')]).toEqual(['theodoric', 5])
    expect(forbids('R44', { leaders: { alaric: 'partiscum' } })).toBe('BG-2.4.2.5-f')
    expect(forbids('R44', { ...drawn, leaders: { alaric: { at: 'partiscum', flipped: true } } })).toBe('BG-7.1-an')
    expect(forbids('R44', { ...drawn, leaders: { alaric: 'gone' } })).toBe('BG-7.1-an')
  })

  test('R44 Death of Alaric BG-2.4.2.5-g BG-2.4.2.5-i: one who is displaced is first put on his marker', () => {
    const scene = playing('R44', {
      tribes: { visigoths: 'partiscum' },
      leaders: { alaric: 'displaced' },
      cu: { partiscum: { barbarian: 5 } },
    })
    expect([scene.at('alaric'), scene.cu('partiscum', 'barbarian')]).toEqual(['partiscum', 3])
  })

  test('R55 Death of Attila: only if his event was played on an earlier turn', () => {
    const drawn = {
      turn: '7' as const,
      tribes: { huns: 'further-east' },
      leaders: { attila: { at: 'further-east', flipped: true } },
      cu: { 'further-east': { barbarian: 8 } },
    }
    const scene = new Cards({ ...drawn, hands: ['R55'] })
    expect(scene.forbids('R55')).toBe('BG-7.1-an')
    scene.state.played = [{ card: card('B46'), turn: scene.state.turn }]
    expect(scene.forbids('R55')).toBe('BG-7.1-an')
    scene.state.played = [{ card: card('B46'), turn: scene.state.turn - 1 }]
    scene.play('R55')
    expect([faceOf(scene.state, leader('attila')).id, scene.cu('further-east', 'barbarian')]).toEqual(['rua', 6])
  })

  test('R50 Julius Nepos BG-2.4.2.5-c: the Dux is Emperor; the others are gone without VP, a marker is lost', () => {
    const scene = new Cards({
      hands: ['R50'],
      leaders: {
        'dux-byzantina': 'displaced',
        anthemius: 'roma',
        aetius: 'arelate',
        honorius: { at: 'lutetia', flipped: true },
      },
    })
    scene.state.usurpator = leader('aetius')
    scene.play('R50')
    expect([scene.at('dux-byzantina'), scene.cu('eastern-roman-empire', 'byzantine')]).toEqual([
      'eastern-roman-empire',
      1,
    ])
    expect([scene.at('anthemius'), scene.at('aetius'), scene.at('honorius'), scene.vp]).toEqual([
      'gone',
      'arelate',
      'lutetia',
      10,
    ])
    expect(scene.state.usurpator).toBe(-1)
    expect(forbids('R50')).toBe('BG-7.1-an')
    const two = playing('R50', { leaders: { 'dux-byzantina': 'salona', anthemius: 'roma', honorius: 'ravenna' } })
    expect([two.at('anthemius'), two.at('honorius'), two.vp, two.isOver]).toEqual(['gone', 'gone', 10, true])
  })
})
