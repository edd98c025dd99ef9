/** The Roman cards that place leaders, CU and forts. */
import { describe, expect, test } from 'vitest'
import { CASTRA, CITY, COLONIA, DISCARD, FACE_UP, fortAt, REMOVED } from '../src/state.ts'
import { Cards, card, forbids, playing } from './cards-scene.ts'
import { board, leader, space } from './scene.ts'

describe('Leaders with their CU', () => {
  test('R01 Barbatio BG-9.0-x3 BG-9.0-ae BG-9.0-b: with 2 CU in a Loyalist space without another power, Byzantines excepted', () => {
    const scene = playing('R01', {
      cu: { lindum: { allied: 1 }, glevum: { byzantine: 1 }, 'deva-victrix': { usurper: 2 }, verona: { loyalist: 1 } },
      control: { 'isca-dumnorum': 'usurper' },
    })
    expect(scene.asked).toBe('event-space')
    for (const id of ['to lindum', 'to deva-victrix', 'to isca-dumnorum', 'to t1', 'to eastern-roman-empire'])
      expect(scene.legal).not.toContain(id)
    scene.act('to glevum')
    expect([scene.cu('glevum', 'loyalist'), scene.at('barbatio'), scene.isOver]).toEqual([2, 'glevum', true])
    expect(scene.pile('R01')).toBe(REMOVED)
    expect(scene.state.played).toEqual([{ card: card('R01'), turn: scene.state.turn }])
  })

  test('R02 Julian Caesar: in a city of Gallia, elsewhere only if Gallia has none', () => {
    const scene = playing('R02')
    expect(scene.legal).toContain('to massilia')
    expect(scene.legal).not.toContain('to roma')
    expect(scene.legal).not.toContain('to lutetia')
    scene.act('to massilia')
    expect([scene.cu('massilia', 'loyalist'), scene.at('julian')]).toEqual([3, 'massilia'])
    const cities = [
      'durocortorum',
      'augusta-treverorum',
      'gesoriacum',
      'lugdunum',
      'augustodunum',
      'tolosa',
      'massilia',
      'arelate',
    ]
    const lost = Object.fromEntries(cities.map((id) => [id, 'usurper' as const]))
    expect(playing('R02', { control: lost }).legal).toContain('to roma')
    // Without any city nothing is placed, though there is other land.
    const none = board.everySpace.filter((each) => board.kind[each] === CITY).map((each) => board.spaceIds[each])
    const control = Object.fromEntries(none.map((id) => [id, 'barbarian' as const]))
    expect(forbids('R02', { control })).toBe('BG-9.0-ae')
  })

  test('R27 Count Theodosius: a port or city of Britannia Romana or Africa; if there is none any city', () => {
    const scene = playing('R27')
    for (const id of ['to camulodunum', 'to eburacum', 'to carthago', 'to leptis-magna'])
      expect(scene.legal).toContain(id)
    for (const id of ['to lindum', 'to roma', 'to sitifis']) expect(scene.legal).not.toContain(id)
    scene.act('to cirta')
    expect([scene.at('count-theodosius'), scene.cu('cirta', 'loyalist')]).toEqual(['cirta', 3])
  })

  test('R36 Sarus: with 2 CU in an unbesieged Loyalist space', () => {
    const scene = playing('R36', { sieges: { roma: 'barbarian' }, cu: { roma: { barbarian: 3 } } })
    expect(scene.legal).not.toContain('to roma')
    scene.act('to ravenna')
    expect([scene.at('sarus'), scene.cu('ravenna', 'loyalist')]).toEqual(['ravenna', 2])
  })

  test('R46 Ricimer: with 3 CU in Italia or Gallia', () => {
    const scene = playing('R46')
    expect(scene.legal).not.toContain('to corduba')
    scene.act('to verona')
    expect([scene.at('ricimer'), scene.cu('verona', 'loyalist')]).toEqual(['verona', 3])
  })

  test('R48 Aspar Lands in Africa BG-2.3.4-ad: 3 Byzantine CU and the Dux in his zone or in a port of Africa', () => {
    const scene = playing('R48')
    expect(scene.legal).toEqual(
      ['carthago', 'hippo-regius', 'caesarea', 'hadrumetum', 'tacapae', 'leptis-magna', 'eastern-roman-empire'].map(
        (id) => `to ${id}`,
      ),
    )
    scene.act('to eastern-roman-empire')
    expect([scene.at('dux-byzantina'), scene.cu('eastern-roman-empire', 'byzantine')]).toEqual([
      'eastern-roman-empire',
      3,
    ])
    const later = playing('R48', { leaders: { 'dux-byzantina': 'roma' } }).act('to carthago')
    expect([later.at('dux-byzantina'), later.cu('carthago', 'byzantine')]).toEqual(['roma', 3])
    const dead = playing('R48', { leaders: { 'dux-byzantina': 'gone' } }).act('to carthago')
    expect(dead.at('dux-byzantina')).toBe('gone')
  })

  test('R49 Armada of Basiliscus: 5 CU at a Mediterranean port, then a Byzantine leader may be activated with 6 AP', () => {
    const scene = playing('R49')
    expect(scene.legal).toContain('to massilia')
    expect(scene.legal).not.toContain('to londinium')
    scene.act('to carthago')
    expect(scene.cu('carthago', 'byzantine')).toBe(5)
    expect(scene.top).toMatchObject({
      kind: 'pick-leader',
      ap: 6,
      only: [leader('dux-byzantina')],
      isOptional: true,
      mods: ['naval-cost-2', 'naval-drm-1'],
    })
  })
})

describe('CU', () => {
  test('R08 Veterans of Constantine: one each in three unbesieged Loyalist Capitals', () => {
    const scene = playing('R08', { control: { londinium: 'usurper' } })
    expect(scene.legal).not.toContain('to londinium')
    expect(scene.legal).not.toContain('to caledonia')
    scene.act('to roma')
    expect(scene.legal).not.toContain('to roma')
    scene.act('to mediolanum', 'to carthago')
    expect([
      scene.cu('roma', 'loyalist'),
      scene.cu('mediolanum', 'loyalist'),
      scene.cu('carthago', 'loyalist'),
    ]).toEqual([1, 1, 1])
    expect(scene.isOver).toBe(true)
  })

  test('R14 Conscription: both with a leader in a Loyalist space, or one each in two cities', () => {
    const drawn = { leaders: { aetius: 'roma', stilicho: 'treva' } }
    const both = playing('R14', drawn)
    expect(both.asked).toBe('event-option')
    both.act('first')
    expect([both.cu('roma', 'loyalist'), both.isOver]).toEqual([2, true])
    const each = playing('R14', drawn).act('second', 'to ravenna', 'to aquileia')
    expect([each.cu('ravenna', 'loyalist'), each.cu('aquileia', 'loyalist')]).toEqual([1, 1])
    // Without such a leader only the cities are left.
    expect(playing('R14', { leaders: { stilicho: 'treva' } }).asked).toBe('event-space')
    expect(each.pile('R14')).toBe(DISCARD)
  })

  test('R32 Laeti: 1 CU in Gallia or Italia Annonaria, 2 if Barbarians have lost a battle this turn', () => {
    const one = playing('R32').act('to lutetia')
    expect(one.cu('lutetia', 'loyalist')).toBe(1)
    const scene = new Cards({ hands: ['R32'] })
    scene.state.happened = ['barbarian-lost-battle']
    scene.play('R32')
    for (const id of ['to noviomagus', 'to roma', 'to corduba']) expect(scene.legal).not.toContain(id)
    expect(scene.act('to mediolanum').cu('mediolanum', 'loyalist')).toBe(2)
  })

  test('R38 Magistri Utriusque Militiae BG-7.2-z BG-7.2-ao: 1 CU, and as many as the top card of the Reserve has OPs', () => {
    const drawn = { leaders: { stilicho: 'roma', honorius: 'ravenna' }, reserve: ['R09'] }
    const scene = playing('R38', drawn)
    expect([scene.cu('roma', 'loyalist'), scene.asked]).toEqual([1, 'event-whether'])
    scene.dice(0)
    scene.act('yes')
    expect([scene.cu('roma', 'loyalist'), scene.pile('R09')]).toEqual([4, DISCARD])
    expect(playing('R38', drawn).act('no').cu('roma', 'loyalist')).toBe(1)
    // No Reserve, no question. Without a leader who is no Emperor it cannot be played.
    expect(playing('R38', { leaders: drawn.leaders }).isOver).toBe(true)
    expect(forbids('R38', { leaders: { honorius: 'ravenna' } })).toBe('BG-9.0-ae')
    expect(forbids('R38', { leaders: { honorius: 'ravenna' }, reserve: ['R09'] })).toBe('BG-9.0-ae')
  })

  test('R38 Magistri BG-7.2-ae BG-7.2-af BG-7.2-ag BG-7.2-ah: Baptization serves when no face-down card is left, once a turn', () => {
    const scene = new Cards({
      hands: ['R38', 'R40'],
      leaders: { stilicho: 'roma' },
      tribes: { franks: { at: 'lugdunum', allied: true } },
    })
    scene.play('R40')
    expect(scene.pile('R40')).toBe(FACE_UP)
    scene.play('R38').act('yes')
    expect([scene.cu('roma', 'loyalist'), scene.state.baptized, scene.pile('R40')]).toEqual([3, true, FACE_UP])
  })

  test('R40 Barbarian Baptization BG-7.2-aa: only with an Allied tribe; it lies face up in the Reserve', () => {
    expect(forbids('R40', { tribes: { franks: 'lugdunum' } })).toBe('BG-7.1-an')
    const scene = playing('R40', { tribes: { franks: { at: 'lugdunum', allied: true } } })
    expect([scene.pile('R40'), scene.isOver]).toEqual([FACE_UP, true])
  })

  test('R47 Heraclius et Maximus BG-7.2-z: a Reserve card, a leader, or both', () => {
    const drawn = { leaders: { honorius: 'ravenna', stilicho: 'roma' }, reserve: ['R14'] }
    const both = playing('R47', drawn)
    expect(both.legal).toEqual(['first', 'second'])
    both.dice(0)
    both.act('first')
    expect([both.cu('ravenna', 'loyalist'), both.legal]).toEqual([2, ['second', 'done']])
    expect(both.pile('R14')).toBe(DISCARD)
    both.act('second')
    expect([both.cu('ravenna', 'loyalist'), both.at('stilicho'), both.vp, both.isOver]).toEqual([4, 'gone', 10, true])
    // Without an Emperor a city of Italia.
    const city = playing('R47', { leaders: { stilicho: 'roma' } })
    expect(city.legal).toContain('to aquileia')
    expect(city.legal).not.toContain('to massilia')
    expect(forbids('R47', { leaders: { honorius: 'ravenna' } })).toBe('BG-7.1-an')
  })

  test("R53 Majorian's Reconquest: an Emperor, Nepos too, gets 2 CU and is activated with 6 AP", () => {
    const scene = playing('R53', { leaders: { majorian: 'arelate', aegidius: 'lutetia' } })
    expect(scene.cu('arelate', 'loyalist')).toBe(2)
    expect(scene.top).toMatchObject({
      kind: 'pick-leader',
      only: [leader('majorian')],
      ap: 6,
      mods: ['free-right-of-passage'],
    })
    const nepos = playing('R53', { leaders: { 'dux-byzantina': { at: 'salona', flipped: true }, aegidius: 'lutetia' } })
    expect(nepos.cu('salona', 'loyalist')).toBe(2)
    const none = playing('R53', { leaders: { aegidius: 'lutetia', syagrius: 'rotomagus' } })
    expect(none.legal).toEqual(['leader aegidius', 'leader syagrius'])
    expect(forbids('R53')).toBe('BG-7.1-an')
  })

  test('R54 Hun Auxiliaries: 2 CU; the Burgundians may be weakened and get another leader', () => {
    const drawn = {
      leaders: { aetius: 'lugdunum', gundahar: 'geneva' },
      tribes: { burgundians: 'geneva' },
      cu: { geneva: { barbarian: 3 } },
    }
    const scene = playing('R54', drawn)
    expect([scene.cu('lugdunum', 'loyalist'), scene.legal]).toEqual([2, ['to geneva', 'done']])
    scene.act('to geneva', 'yes')
    expect([scene.cu('geneva', 'barbarian'), scene.isOver]).toEqual([1, true])
    expect(scene.history('replaced')).toMatchObject([{ by: 'Gundioc' }])
    expect(playing('R54', drawn).act('done', 'no').cu('geneva', 'barbarian')).toBe(3)
    // Who has not come yet, is gone, or is Gundioc already cannot be replaced.
    for (const gundahar of ['off', 'gone', { at: 'geneva', flipped: true }]) {
      const none = playing('R54', { ...drawn, leaders: { aetius: 'lugdunum', gundahar } }).act('done')
      expect([none.isOver, none.history('replaced')]).toEqual([true, []])
    }
    const box = playing('R54', { ...drawn, leaders: { aetius: 'lugdunum', gundahar: 'displaced' } }).act('done', 'yes')
    expect(box.at('gundahar')).toBe('geneva')
    const huns = { tribes: { huns: 'lutetia' }, leaders: { aetius: 'lugdunum' } }
    expect(forbids('R54', huns)).toBe('BG-7.1-an')
    expect(forbids('R54', { ...huns, tribes: { huns: 'further-east' } })).toBeUndefined()
  })
})

describe('Forts', () => {
  test('R17 Limes Restored BG-2.4.4-h BG-2.4.4-b BG-2.4.4-c BG-2.4.4-i: a Castra, or a Castra becomes a Colonia, in up to 2 spaces', () => {
    const scene = playing('R17', {
      forts: { lindum: 'castra', glevum: 'colonia' },
      cu: { noviomagus: { allied: 1 }, bonna: { barbarian: 1 } },
    })
    for (const id of ['to glevum', 'to noviomagus', 'to bonna', 'to roma', 'to t1', 'to treva'])
      expect(scene.legal).not.toContain(id)
    // One step in each space.
    expect(playing('R17').act('to lindum').legal).not.toContain('to lindum')
    // A leader without CU is not in the way.
    expect(playing('R17', { leaders: { chlodio: 'lindum' } }).legal).toContain('to lindum')
    scene.act('to lindum')
    expect(scene.legal).toContain('done')
    expect(scene.legal).not.toContain('to lindum')
    scene.act('to colonia')
    expect(scene.history('fort')).toMatchObject([
      { space: 'lindum', fort: 'colonia' },
      { space: 'colonia', fort: 'castra' },
    ])
    expect(['lindum', 'colonia'].map((id) => fortAt(scene.state, space(id)))).toEqual([COLONIA, CASTRA])
    expect(scene.isOver).toBe(true)
  })

  test("R28 Valentinian's Frontier: a Castra in 1 to 3 Border spaces, then a CU in one of them", () => {
    const scene = playing('R28', { forts: { bonna: 'castra' } })
    expect(scene.legal).not.toContain('to bonna')
    expect(scene.legal).not.toContain('to lindum')
    scene.act('to noviomagus', 'to colonia', 'done')
    expect(scene.legal).toEqual(['to noviomagus', 'to colonia'])
    scene.act('to colonia')
    expect(scene.cu('colonia', 'loyalist')).toBe(1)
    const border = [
      'luguvalium',
      'segundum',
      'noviomagus',
      'castra-vetera',
      'colonia',
      'bonna',
      'mogontiacum',
      'argentorate',
      'basilea',
      'castra-regina',
      'vindobona',
      'lauriacum',
      'aquincum',
      'singidunum',
      'lambaesis',
    ]
    expect(forbids('R28', { control: Object.fromEntries(border.map((id) => [id, 'usurper' as const])) })).toBeDefined()
  })

  test('R31 Saxon Shore: forts at Atlantic ports that are no cities, then a CU at such a port', () => {
    const scene = playing('R31')
    expect(scene.legal).toEqual(
      ['camulodunum', 'portus-adurni', 'isca-dumnorum', 'deva-victrix', 'segundum', 'rotomagus', 'gesocribate'].map(
        (id) => `to ${id}`,
      ),
    )
    scene.act('to camulodunum', 'done')
    expect(scene.legal).toContain('to gesoriacum')
    scene.act('to gesoriacum')
    expect(scene.cu('gesoriacum', 'loyalist')).toBe(1)
  })
})
