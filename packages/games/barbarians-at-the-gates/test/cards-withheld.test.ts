/** When cards may not be played for their events: what their texts ask for is not there. The opposite stands beside it. */
import { describe, expect, test } from 'vitest'
import type { Moment } from '../src/rules/cards/card-frames.ts'
import { BARBARIAN, BARBARIANS, LOYALIST, opponentOf, ROMAN, USURPER } from '../src/state.ts'
import { attack, Fight } from './cards-fight.ts'
import { battle, type Cards, forbids, force, ownerOf, playing } from './cards-scene.ts'
import { board, type Draw, leader } from './scene.ts'
import { impulseOf, SequenceScene } from './sequence-scene.ts'

const NOWHERE = 'BG-9.0-ae'
const NOT_NOW = 'BG-7.1-an'

type Holder = 'loyalist' | 'usurper' | 'barbarian' | 'allied'
const land = board.file.spaces.filter(({ type }) => type !== 'transit').map(({ id }) => id)
const of = (...provinces: readonly string[]) =>
  board.provinces
    .filter(({ id }) => provinces.includes(id))
    .flatMap(({ spaces }) => spaces.map((at) => board.spaceIds[at]))
const held = (by: Holder, ids: readonly string[]): Record<string, Holder> =>
  Object.fromEntries(ids.map((id) => [id, by]))

/** Every space is the Usurper's but these, which are Loyalist. */
const left = (...ids: readonly string[]) => ({
  control: { ...held('usurper', land), ...held('loyalist', ids) },
})
const usurper = (at: string) => ({ at, flipped: true })

describe('Leaders who come with their CU', () => {
  test('R01 Barbatio: without a Loyalist space, or with another power in the last one', () => {
    expect(forbids('R01', left())).toBe(NOWHERE)
    expect(forbids('R01', { ...left('verona'), leaders: { magnentius: usurper('verona') } })).toBe(NOWHERE)
    expect(forbids('R01', { ...left('verona'), cu: { verona: { allied: 1 } } })).toBe(NOWHERE)
    expect(forbids('R01', { ...left('roma'), sieges: { roma: 'barbarian' } })).toBe(NOWHERE)
    expect(forbids('R01', { ...left('verona'), cu: { verona: { byzantine: 1 } } })).toBeUndefined()
  })

  test('R36 Sarus: without an unbesieged Loyalist space that no other power is in', () => {
    expect(forbids('R36', left())).toBe(NOWHERE)
    expect(forbids('R36', { ...left('roma'), sieges: { roma: 'usurper' } })).toBe(NOWHERE)
    const franks = { tribes: { franks: { at: 'verona', allied: true } } }
    expect(forbids('R36', { ...left('verona'), ...franks })).toBe(NOWHERE)
    expect(forbids('R36', left('verona'))).toBeUndefined()
  })

  test('R27 Count Theodosius: without a port there and without a Walled City anywhere', () => {
    // Lindum and Sitifis are neither; Gesocribate is a port, but of another province.
    expect(forbids('R27', left('lindum', 'sitifis', 'gesocribate', 'lutetia'))).toBe(NOWHERE)
    expect(forbids('R27', { ...left('roma'), sieges: { roma: 'barbarian' } })).toBe(NOWHERE)
    for (const id of ['camulodunum', 'leptis-magna', 'cirta', 'roma']) expect(forbids('R27', left(id))).toBeUndefined()
  })

  test('R46 Ricimer: without an unbesieged Loyalist space, in Italia, Gallia or elsewhere', () => {
    expect(forbids('R46', left())).toBe(NOWHERE)
    expect(
      forbids('R46', { ...left('roma', 'verona'), sieges: { roma: 'usurper' }, cu: { verona: { allied: 1 } } }),
    ).toBe(NOWHERE)
    for (const id of ['verona', 'lutetia', 'corduba']) expect(forbids('R46', left(id))).toBeUndefined()
  })
})

describe('Roman CU and forts', () => {
  test('R08 Veterans of Constantine: without an unbesieged Loyalist Capital', () => {
    // Ravenna is a Walled City and no Capital.
    expect(forbids('R08', left('ravenna', 'verona'))).toBe(NOWHERE)
    expect(forbids('R08', { ...left('roma'), sieges: { roma: 'barbarian' } })).toBe(NOWHERE)
    expect(forbids('R08', left('roma'))).toBeUndefined()
  })

  test('R14 Conscription: without a city, and without a free Loyalist leader in a Loyalist space', () => {
    expect(forbids('R14', left('verona'))).toBe(NOT_NOW)
    expect(forbids('R14', { ...left(), leaders: { aetius: 'verona' } })).toBe(NOT_NOW)
    expect(forbids('R14', { ...left('verona'), leaders: { magnentius: usurper('verona') } })).toBe(NOT_NOW)
    const besieged = { sieges: { roma: 'barbarian' as const }, leaders: { aetius: { at: 'roma', inside: true } } }
    expect(forbids('R14', { ...left('roma'), ...besieged })).toBe(NOT_NOW)
    expect(forbids('R14', { ...left('verona'), leaders: { aetius: 'verona' } })).toBeUndefined()
    expect(forbids('R14', left('roma'))).toBeUndefined()
  })

  test('R32 Laeti: without a Cultivated space or city of Gallia or Italia Annonaria', () => {
    // A Border space of Gallia and a city of Italia Suburbicaria are not meant.
    expect(forbids('R32', left('noviomagus', 'roma', 'corduba'))).toBe(NOWHERE)
    expect(forbids('R32', { ...left('lutetia'), cu: { lutetia: { allied: 1 } } })).toBe(NOWHERE)
    for (const id of ['lutetia', 'mediolanum']) expect(forbids('R32', left(id))).toBeUndefined()
  })

  test('R33 Mallobaudes: neither free Allied Franks nor a free city of Gallia Belgica', () => {
    const franks = (allied: boolean, control: Holder): Draw => ({
      tribes: { franks: { at: 'durocortorum', allied } },
      control: { ...left('roma', 'lutetia').control, durocortorum: control },
    })
    expect(forbids('R33', left('roma', 'lutetia'))).toBe(NOWHERE)
    expect(forbids('R33', franks(false, 'barbarian'))).toBe(NOWHERE)
    expect(forbids('R33', { ...franks(true, 'allied'), sieges: { durocortorum: 'barbarian' } })).toBe(NOWHERE)
    expect(forbids('R33', franks(true, 'allied'))).toBeUndefined()
    expect(forbids('R33', left('gesoriacum'))).toBeUndefined()
  })

  test('R17 Limes Restored: without a Loyalist Border or Cultivated space that takes a fort', () => {
    // A Walled City takes none.
    expect(forbids('R17', left('roma'))).toBe(NOT_NOW)
    expect(forbids('R17', { ...left('lindum'), forts: { lindum: 'colonia' } })).toBe(NOT_NOW)
    for (const power of ['allied', 'barbarian', 'usurper'] as const)
      expect(forbids('R17', { ...left('lindum'), cu: { lindum: { [power]: 1 } } })).toBe(NOT_NOW)
    expect(forbids('R17', { ...left('lindum'), forts: { lindum: 'castra' } })).toBeUndefined()
  })

  test('R31 Saxon Shore: without an Atlantic port of Britannia Romana, Belgica or Lugdunensis for a fort or a CU', () => {
    // Ports of Hispaniae, ports of the other sea, and what is no port.
    expect(forbids('R31', left('gades', 'massilia', 'lutetia', 'roma'))).toBe(NOWHERE)
    const cu = { camulodunum: { allied: 1 } }
    expect(forbids('R31', { ...left('camulodunum'), cu })).toBe(NOWHERE)
    expect(forbids('R31', { ...left('gesoriacum'), sieges: { gesoriacum: 'barbarian' } })).toBe(NOWHERE)
    // A city takes the CU, and a full fort leaves room for it.
    expect(forbids('R31', left('gesoriacum'))).toBeUndefined()
    expect(forbids('R31', { ...left('camulodunum'), forts: { camulodunum: 'colonia' } })).toBeUndefined()
  })
})

describe('Roman campaigns and battles', () => {
  test('R11 Major Campaign: without a Loyalist, Byzantine or Allied leader on the map', () => {
    expect(forbids('R11')).toBe(NOT_NOW)
    const others = { magnentius: usurper('lutetia'), chlodio: 'treva', stilicho: 'displaced', aetius: 'gone' }
    expect(forbids('R11', { leaders: others, tribes: { franks: 'treva' } })).toBe(NOT_NOW)
    expect(forbids('R11', { leaders: { 'dux-byzantina': 'salona' } })).toBeUndefined()
    const allied = { leaders: { chlodio: 'lugdunum' }, tribes: { franks: { at: 'lugdunum', allied: true } } }
    expect(forbids('R11', allied)).toBeUndefined()
  })

  test('R16 Scholae Palatinae: not under an Allied commander or none, nor as an impulse', () => {
    const drawn: Draw = {
      hands: ['R16'],
      leaders: { stilicho: 'verona', chlodio: 'verona', 'dux-byzantina': 'verona' },
      tribes: { franks: { at: 'lugdunum', allied: true } },
      cu: { verona: { loyalist: 3, usurper: 3 } },
    }
    const under = (attackerCommander: ReturnType<typeof leader>) =>
      new Fight(attack('verona', [3, 0, 0, 0, 0], { attackerCommander }), drawn).forbidsBattleCard('R16')
    expect([under(leader('chlodio')), under(-1 as ReturnType<typeof leader>)]).toEqual([NOT_NOW, NOT_NOW])
    expect([under(leader('stilicho')), under(leader('dux-byzantina'))]).toEqual([undefined, undefined])
    expect(forbids('R16', drawn)).toBe('BG-7.3.2-a')
  })

  test('R41 The Frigidus: not against a side without CU, nor as an impulse', () => {
    const against = (usurpers: number) =>
      new Fight(attack('verona', [3, 0, 0, 0, 0]), {
        hands: ['R41'],
        leaders: { stilicho: 'verona', magnentius: usurper('verona') },
        cu: { verona: { loyalist: 3, usurper: usurpers } },
      }).forbidsBattleCard('R41')
    expect(against(0)).toBe(NOT_NOW)
    expect(against(1)).toBeUndefined()
    expect(forbids('R41', { hands: ['R41'] })).toBe('BG-7.3.2-a')
  })
})

describe('Barbarian CU and raids', () => {
  const germania = of('germania')
  const caledonia = of('caledonia-prov')

  test('B04 The Alemanni Invited: without a Barbarian space of Germania that no other power is in', () => {
    expect(forbids('B04', { control: held('loyalist', germania) })).toBe(NOWHERE)
    const but = germania.filter((id) => id !== 'treva')
    // Who could raid from there is no use without the CU.
    const last: Draw = { control: held('usurper', but), cu: { treva: { loyalist: 1 }, casurgis: { barbarian: 3 } } }
    expect(forbids('B04', last)).toBe(NOWHERE)
    expect(forbids('B04', { control: held('usurper', but) })).toBeUndefined()
  })

  test('B06 Picts and Scots: without a Barbarian space of Caledonia, and without raiders there', () => {
    const lost = { control: held('loyalist', caledonia) }
    expect(forbids('B06', lost)).toBe(NOWHERE)
    expect(forbids('B06', { ...lost, cu: { treva: { barbarian: 3 } } })).toBe(NOWHERE)
    // As much of it is done as can be.
    expect(forbids('B06', { ...lost, cu: { devana: { barbarian: 1 } } })).toBeUndefined()
    expect(forbids('B06')).toBeUndefined()
  })

  test('B22 War Bands Gather: with every tribe besieged, or with neither a tribe nor a space of those provinces', () => {
    const lost = held('loyalist', [...germania, ...caledonia])
    expect(forbids('B22', { control: lost })).toBe(NOT_NOW)
    const franks = { tribes: { franks: 'magna-germania' }, sieges: { 'magna-germania': 'loyalist' as const } }
    // One in play closes the other way, though Caledonia is free.
    expect(forbids('B22', franks)).toBe(NOT_NOW)
    expect(forbids('B22', { ...franks, leaders: { chlodio: 'treva' } })).toBeUndefined()
    const allied = { tribes: { franks: { at: 'lugdunum', allied: true } } }
    expect(forbids('B22', { ...allied, control: lost })).toBe(NOT_NOW)
    expect(forbids('B22', allied)).toBeUndefined()
  })

  test('B30 The Great Conspiracy: without an empty fort of Britanniae, and without raiders who are meant', () => {
    expect(forbids('B30')).toBe(NOT_NOW)
    const forts = { lindum: 'castra', lutetia: 'castra' } as const
    expect(forbids('B30', { forts, cu: { lindum: { loyalist: 1 } } })).toBe(NOT_NOW)
    expect(forbids('B30', { forts, leaders: { nectaridus: 'lindum' } })).toBe(NOT_NOW)
    const alans = { tribes: { alans: 'treva' }, leaders: { respendial: 'treva' }, cu: { treva: { barbarian: 3 } } }
    expect(forbids('B30', alans)).toBe(NOT_NOW)
    expect(forbids('B30', { forts })).toBeUndefined()
    expect(forbids('B30', { ...alans, tribes: { franks: 'treva' }, leaders: { chlodio: 'treva' } })).toBeUndefined()
    expect(forbids('B30', { cu: { devana: { barbarian: 1 } } })).toBeUndefined()
  })
})

describe('What Barbarians take', () => {
  const cultivated = (...provinces: readonly string[]) =>
    of(...provinces).filter((id) => board.file.spaces.find((space) => space.id === id)?.type === 'cultivated')

  test('B07 Circumcelliones: without an empty Cultivated space of Africa that is Loyalist or the Usurper’s', () => {
    const africa = cultivated('africa')
    expect(forbids('B07', { control: held('allied', africa) })).toBe(NOT_NOW)
    expect(forbids('B07', { control: held('barbarian', africa) })).toBe(NOT_NOW)
    const but = {
      control: held(
        'allied',
        africa.filter((id) => id !== 'sitifis'),
      ),
    }
    for (const guard of [
      { cu: { sitifis: { loyalist: 1 } } },
      { leaders: { aetius: 'sitifis' } },
      { forts: { sitifis: 'castra' as const } },
    ])
      expect(forbids('B07', { ...but, ...guard })).toBe(NOT_NOW)
    expect(forbids('B07', but)).toBeUndefined()
    expect(forbids('B07', { control: { ...but.control, sitifis: 'usurper' } })).toBeUndefined()
  })

  test('B53 Groans of the Britons: without such a space of Britanniae, and without an Allied CU there', () => {
    const britain = cultivated('britannia-romana', 'caledonia-prov')
    const lost = held('usurper', britain)
    expect(forbids('B53', { control: lost })).toBe(NOT_NOW)
    const marked = {
      tribes: { britons: { at: 'lindum', allied: true } },
      control: { ...lost, lindum: 'allied' as const },
    }
    expect(forbids('B53', marked)).toBe(NOT_NOW)
    for (const guard of [
      { cu: { lindum: { loyalist: 1 } } },
      { leaders: { nectaridus: 'lindum' } },
      { forts: { lindum: 'castra' as const } },
    ])
      expect(forbids('B53', { control: { ...lost, lindum: 'loyalist' }, ...guard })).toBe(NOT_NOW)
    expect(forbids('B53', { control: { ...lost, lindum: 'loyalist' } })).toBeUndefined()
    expect(forbids('B53', { ...marked, cu: { lindum: { allied: 1 } } })).toBeUndefined()
    expect(forbids('B53', { control: lost, cu: { lutetia: { allied: 1 } } })).toBe(NOT_NOW)
  })

  test('B31 Adrianople: not under a Usurper or nobody, nor as an impulse', () => {
    const under = (attackerCommander: ReturnType<typeof leader>) =>
      new Fight(
        battle('verona', {
          attackerPlayer: BARBARIAN,
          defenderPlayer: ROMAN,
          attacker: attackerCommander === leader('magnentius') ? USURPER : BARBARIANS,
          defender: LOYALIST,
          attackers: [force({ cu: [0, 0, 3, 3, 0] })],
          attackerCommander,
        }),
        {
          hands: ['B31'],
          leaders: { magnentius: usurper('verona'), chlodio: 'verona' },
          tribes: { franks: 'treva' },
          cu: { verona: { usurper: 3, barbarian: 3, loyalist: 3 } },
        },
      ).forbidsBattleCard('B31')
    expect([under(leader('magnentius')), under(-1 as ReturnType<typeof leader>)]).toEqual([NOT_NOW, NOT_NOW])
    expect(under(leader('chlodio'))).toBeUndefined()
    expect(forbids('B31')).toBe('BG-7.3.2-a')
  })
})

describe('What may always be played, but only in one’s own impulse', () => {
  const nothing = (by: Holder): Draw => ({ control: held(by, land) })
  const moments = [...new Set(board.cards.flatMap(({ file }) => file.timing))]
    .filter((name) => name !== 'impulse' && name !== 'battle')
    .map((name) => name.replaceAll('_', '-') as Moment)

  /** Card, what happens in the emptiest position, and how that is seen. */
  const always: readonly (readonly [string, string, (scene: Cards) => unknown, unknown])[] = [
    ['R19', 'Subsidies to the Tribes: the Plunder alone', ({ plunder, state }) => [plunder, state.blocks], [1, []]],
    ['R26', 'Eastern Conquests: it lasts', ({ state }) => state.flags[0]?.flag, 'eastern-conquests'],
    ['R39', 'Bureaucratic Revolution: it lasts', ({ state }) => state.flags[0]?.flag, 'bureaucratic-revolution'],
    ['R48', 'Aspar Lands in Africa: in the East', (scene) => scene.cu('eastern-roman-empire', 'byzantine'), 3],
    ['R49', 'Armada of Basiliscus: in the East', (scene) => scene.cu('eastern-roman-empire', 'byzantine'), 5],
    ['B41', 'Massacre of the Foederati: the marker', ({ state }) => state.flags[0]?.flag, 'massacre'],
    ['B44', 'Gildo Withholds the Grain: no grain', ({ state }) => state.flags[0]?.flag, 'italy-no-grain'],
  ]

  test.each(always)('%s %s', (id, _, seen, told) => {
    const empty = nothing(ownerOf(id) === ROMAN ? 'barbarian' : 'loyalist')
    expect(seen(playing(id, empty))).toEqual(told)
    const inImpulseOf = (player: typeof ROMAN | typeof BARBARIAN) =>
      new SequenceScene({ ...empty, hands: [id, 'R16', 'B16'], stack: impulseOf(player) }).go().why(`event ${id}`)
    expect(inImpulseOf(ownerOf(id))).toBeUndefined()
    expect(inImpulseOf(opponentOf(ownerOf(id)))).toBe('BG-5.2-g')
    const scene = new Fight(attack('verona', [3, 0, 0, 0, 0]), { ...empty, hands: [id] })
    expect(scene.forbidsBattleCard(id)).toBe('BG-2.6.2-b')
    for (const moment of moments) expect(scene.forbidsResponse(id, moment), moment).toBe('BG-7.3.1-j')
  })
})
