/** Cards played through all chapters: what they change in moves, battles, raids and sieges. */
import { describe, expect, test } from 'vitest'
import { BARBARIAN, garrisonAt, ROMAN } from '../src/state.ts'
import { type Draw, Scene, space } from './scene.ts'
import { impulseOf } from './sequence-scene.ts'

const impulse = (player: 0 | 1, drawn: Draw) =>
  new Scene({ ...drawn, cu: { palma: { loyalist: 1 }, ...drawn.cu }, stack: impulseOf(player) }).go()

/** Declines cards until something else is asked. */
function decline(scene: Scene): Scene {
  while (scene.asked === 'battle-card' || scene.asked === 'window') scene.act('pass')
  return scene
}

const modifiers = (scene: Scene) =>
  scene.history('roll').map((event) => (event.purpose as { modifier?: number }).modifier)

describe('Activations', () => {
  test('R49 Armada of Basiliscus: naval moves cost 2 AP, and a landing is only 1 worse', () => {
    const drawn: Draw = { control: { carthago: 'barbarian' }, cu: { carthago: { barbarian: 3 } } }
    const armada = impulse(ROMAN, { ...drawn, hands: ['R49', 'R09', 'B21'] }).act(
      'event R49',
      'to syracusae',
      'leader dux-byzantina',
      'take 5',
    )
    decline(armada.dice(6, 1).act('sail carthago'))
    expect([armada.asked, armada.at('dux-byzantina')]).toEqual(['orders', 'carthago'])
    const other = impulse(ROMAN, {
      ...drawn,
      leaders: { 'dux-byzantina': 'syracusae' },
      cu: { ...drawn.cu, syracusae: { byzantine: 5 } },
      hands: ['R12', 'R09', 'B21'],
    })
    decline(other.act('activate R12', 'leader dux-byzantina', 'take 5').dice(6, 1).act('sail carthago'))
    const [[well], [ill]] = [modifiers(armada), modifiers(other)]
    expect((well ?? 0) - (ill ?? 0)).toBe(1)
  })

  test('R24 Imperial Adventus: control of Usurper spaces costs nothing, of others 1 AP', () => {
    const scene = impulse(ROMAN, {
      hands: ['R24', 'R09', 'B21'],
      leaders: { honorius: 'mediolanum', 'constantine-iii': { at: 'ravenna', flipped: true } },
      control: { bononia: 'usurper', ravenna: 'usurper', verona: 'barbarian' },
      cu: { mediolanum: { loyalist: 5 } },
    })
    const ap = () => (scene.state.stack.find(({ kind }) => kind === 'activation') as { ap: number }).ap
    scene.act('event R24', 'take 5', 'to bononia', 'control')
    expect([ap(), scene.control('bononia')]).toEqual([5, 'loyalist'])
    scene.act('to verona', 'control')
    expect([ap(), scene.control('verona')]).toEqual([3, 'loyalist'])
  })

  test('R53 Majorian’s Reconquest BG-2.3.4-ad: no Reserve card for Right of Passage; no Loyalist CU in the East', () => {
    const scene = impulse(ROMAN, {
      hands: ['R53', 'R09', 'B21'],
      leaders: { honorius: 'massilia' },
      control: { arelate: 'allied' },
      cu: { massilia: { loyalist: 5 } },
    })
    scene.act('event R53', 'take 7')
    expect(scene.why('to arelate')).toBe('BG-10.2.3-a')
    expect(scene.act('passage', 'to arelate').at('honorius')).toBe('arelate')
    const east = impulse(ROMAN, {
      hands: ['R53', 'R09', 'B21'],
      leaders: { 'dux-byzantina': { at: 'eastern-roman-empire', flipped: true } },
      cu: { 'eastern-roman-empire': { byzantine: 2 } },
    })
    east.act('event R53')
    expect([east.cu('eastern-roman-empire', 'loyalist'), east.asked]).toEqual([0, 'compose'])
  })

  test('B38 Victorious General Assassinated: the activation of the winner ends', () => {
    const scene = impulse(ROMAN, {
      hands: ['R12', 'R09', 'B38', 'B21'],
      leaders: { stilicho: 'mediolanum' },
      cu: { mediolanum: { loyalist: 6 }, bononia: { barbarian: 2 } },
    })
    scene.act('activate R12', 'leader stilicho', 'take 6').dice(6, 1).act('to bononia', 'pass', 'pass')
    expect([scene.asked, scene.legal]).toEqual(['window', ['event B38', 'pass']])
    scene.act('event B38')
    expect([scene.at('stilicho'), scene.cu('bononia', 'loyalist'), scene.seat]).toEqual(['gone', 6, 'barbarian'])
  })

  test('B38 BG-2.2.1-g: a Byzantine who has won may be killed later in the turn too', () => {
    const scene = impulse(ROMAN, {
      hands: ['R12', 'R09', 'B38', 'B21'],
      leaders: { 'dux-byzantina': 'mediolanum' },
      cu: { mediolanum: { byzantine: 6 }, bononia: { barbarian: 2 } },
    })
    scene.act('activate R12', 'leader dux-byzantina', 'take 6').dice(6, 1).act('to bononia')
    decline(scene).act('done')
    expect(scene.act('event B38').at('dux-byzantina')).toBe('gone')
  })

  test('R52 Leo Meets Attila: who has just come to Italia goes back with all his units, and does no more this turn', () => {
    const scene = impulse(BARBARIAN, {
      hands: ['B08', 'B21', 'R52', 'R09'],
      leaders: { alaric: 'veldidena' },
      tribes: { visigoths: 'magna-germania' },
      control: { veldidena: 'barbarian' },
      cu: { veldidena: { barbarian: 5 } },
    })
    scene.act('activate B08', 'leader alaric')
    if (scene.asked === 'window') scene.act('pass')
    scene.act('take 5', 'to mediolanum')
    expect([scene.seat, scene.asked]).toEqual(['roman', 'window'])
    scene.act('event R52')
    expect([scene.at('alaric'), scene.cu('veldidena', 'barbarian'), scene.cu('mediolanum', 'barbarian')]).toEqual([
      'veldidena',
      5,
      0,
    ])
    const [there, back] = scene.history('move')
    expect(there).toMatchObject({ from: 'veldidena', to: 'mediolanum', cu: 5 })
    expect(back).toMatchObject({ from: 'mediolanum', to: 'veldidena', cu: 5, via: there.via })
    expect([scene.seat, scene.act('march R09', 'done').why('activate B21')]).toEqual(['roman', 'BG-10.1-b'])
  })
})

describe('Sieges and raids', () => {
  const surprise = (card: string, garrison = 2): Scene =>
    impulse(BARBARIAN, {
      hands: [card, 'B13', 'R09'],
      leaders: { chlodio: 'genua' },
      tribes: { franks: 'magna-germania' },
      control: { florentia: 'barbarian', genua: 'barbarian' },
      cu: { genua: { barbarian: 5 }, roma: { loyalist: garrison } },
    }).act(`activate ${card}`, 'leader chlodio', 'take 5', 'to florentia', 'to roma')

  test('B13 Garrison Surprised: before the first roll, or on arrival without the AP for one', () => {
    const scene = surprise('B08').act('take 2', 'siege')
    expect([scene.asked, scene.legal]).toEqual(['window', ['event B13', 'pass']])
    scene.dice(3).act('event B13')
    expect([garrisonAt(scene.state, space('roma')), scene.control('roma')]).toEqual([0, 'barbarian'])
    const tired = surprise('B21').act('take 2')
    expect([tired.asked, tired.legal]).toEqual(['window', ['event B13', 'pass']])
    tired.act('event B13')
    // Nobody is inside, and nothing is rolled: it would do nothing.
    expect(surprise('B21', 0).asked).not.toBe('window')
    expect([garrisonAt(tired.state, space('roma')), tired.control('roma'), tired.seat]).toEqual([
      0,
      'loyalist',
      'roman',
    ])
  })

  test('R19 Subsidies to the Tribes: who stands with the tribe’s marker or leader does not raid', () => {
    const drawn: Draw = {
      leaders: { chlodio: 'magna-germania', 'jute-commander': 'roskilde' },
      tribes: { franks: 'treva', jutes: 'roskilde' },
      cu: { treva: { barbarian: 3 }, 'magna-germania': { barbarian: 3 }, roskilde: { barbarian: 3 } },
    }
    const scene = impulse(ROMAN, { ...drawn, hands: ['R19', 'R09', 'B08', 'B21'] }).act('event R19', 'tribe franks')
    expect(scene.act('raid B08').legal).toEqual(['to roskilde'])
    const event = impulse(ROMAN, { ...drawn, hands: ['R19', 'R09', 'B08', 'B21'] }).act('event R19', 'tribe franks')
    expect(event.act('event B21').legal).toEqual(['to roskilde'])
  })
})

describe('After a battle', () => {
  test('R05 Gaiso’s Pursuit: any Usurper who has retreated may be chosen, not the commander alone', () => {
    const scene = impulse(ROMAN, {
      hands: ['R12', 'R05', 'B21'],
      leaders: {
        stilicho: 'mediolanum',
        'constantine-iii': { at: 'bononia', flipped: true },
        magnentius: { at: 'bononia', flipped: true },
      },
      control: { bononia: 'usurper', ravenna: 'usurper' },
      cu: { mediolanum: { loyalist: 8 }, bononia: { usurper: 6 } },
    })
    scene.act('activate R12', 'leader stilicho', 'take 8').dice(3, 1).act('to bononia', 'pass')
    if (scene.asked === 'commander') scene.act('leader magnentius')
    while (scene.asked === 'battle-card') scene.act('pass')
    while (scene.asked === 'retreat') scene.act('to ravenna')
    scene.act('event R05')
    expect([...scene.legal].sort()).toEqual(['leader constantine-iii', 'leader magnentius'])
    scene.dice(6).act('leader constantine-iii')
    expect([scene.at('constantine-iii'), scene.at('magnentius')]).toEqual(['gone', 'ravenna'])
  })
})
