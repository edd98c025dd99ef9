/** Response cards and lasting effects, played through all chapters. */
import { describe, expect, test } from 'vitest'
import { BARBARIAN, ROMAN } from '../src/state.ts'
import { type Draw, Scene } from './scene.ts'
import { impulseOf } from './sequence-scene.ts'

const impulse = (player: 0 | 1, drawn: Draw) =>
  new Scene({ ...drawn, cu: { palma: { loyalist: 1 }, ...drawn.cu }, stack: impulseOf(player) }).go()

const activated = (scene: Scene) => scene.state.stack.find(({ kind }) => kind === 'activation') as { ap: number }

describe('Moves that are answered', () => {
  test('R13 Roman Fleet Interdicts: the leader stays, 3 AP are gone, and he may go on by land only', () => {
    const scene = impulse(BARBARIAN, {
      hands: ['B08', 'B21', 'R13'],
      leaders: { godigisel: 'carthago' },
      tribes: { vandals: 'carthago' },
      control: { carthago: 'barbarian' },
      cu: { carthago: { barbarian: 5 } },
    })
    scene.act('activate B08', 'leader godigisel', 'take 5')
    const { ap } = activated(scene)
    scene.act('sail syracusae')
    expect([scene.seat, scene.legal]).toEqual(['roman', ['event R13', 'pass']])
    scene.act('event R13')
    expect([scene.at('godigisel'), activated(scene).ap]).toEqual(['carthago', ap - 3])
    expect(scene.legal.filter((text) => text.startsWith('sail'))).toEqual([])
    expect(scene.legal).toContain('to theveste')
  })

  test('R13: raiders stay ashore too', () => {
    const scene = impulse(BARBARIAN, {
      hands: ['B08', 'B21', 'R13'],
      leaders: { 'jute-commander': 'roskilde' },
      tribes: { jutes: 'roskilde' },
      cu: { roskilde: { barbarian: 3 } },
    })
    scene.act('raid B08', 'to roskilde', 'leader jute-commander', 'take 3', 'sail gesoriacum', 'event R13')
    expect([scene.at('jute-commander'), scene.legal]).toEqual(['roskilde', ['to angulus', 'done']])
  })

  test('R13: so does a tribe, whose whole move is lost', () => {
    const scene = impulse(BARBARIAN, {
      hands: ['B08', 'B21', 'R13'],
      tribes: { jutes: 'roskilde', franks: 'treva' },
      cu: { roskilde: { barbarian: 3 } },
    })
    scene.act('migrate B08', 'tribe jutes', 'sail devana')
    while (!scene.legal.includes('event R13')) scene.act(scene.legal[scene.legal.length - 1])
    scene.act('event R13')
    expect([scene.marker('jutes'), scene.cu('roskilde', 'barbarian')]).toEqual(['roskilde', 3])
    expect([scene.asked, scene.legal]).toEqual(['migration', ['tribe franks', 'done']])
  })

  test('B52 Fireships at Cape Bon: on 5 two CU are lost and the move is, with the AP', () => {
    const scene = impulse(ROMAN, {
      hands: ['R12', 'R09', 'B52'],
      leaders: { stilicho: 'roma' },
      control: { carthago: 'barbarian' },
      cu: { roma: { loyalist: 3 } },
    })
    scene.act('activate R12', 'leader stilicho', 'take 3', 'sail calaris').dice(5).act('event B52')
    expect([scene.at('stilicho'), scene.cu('roma', 'loyalist'), scene.seat]).toEqual(['roma', 1, 'roman'])
    expect(scene.legal.filter((text) => text.startsWith('sail'))).toEqual([])
  })

  test('B19 Mutinous Legions: 2 AP less', () => {
    const drawn: Draw = {
      hands: ['R12', 'R09', 'B19', 'B21'],
      leaders: { stilicho: 'roma' },
      cu: { roma: { loyalist: 2 } },
    }
    const named = () => impulse(ROMAN, drawn).act('activate R12', 'leader stilicho')
    const [calm, mutinous] = [named().act('pass'), named().act('event B19')]
    expect(activated(calm).ap - activated(mutinous).ap).toBe(2)
  })

  test('R18 Watchtowers: raiders die before they do anything, and the space is kept', () => {
    const scene = impulse(BARBARIAN, {
      hands: ['B08', 'B21', 'R18'],
      leaders: { chlodio: 'teutoburger-wald' },
      tribes: { franks: 'treva' },
      cu: { 'teutoburger-wald': { barbarian: 3 } },
    })
    scene.act('raid B08', 'to teutoburger-wald', 'leader chlodio', 'take 3', 'to t1', 'to noviomagus')
    scene.dice(5, 1, 2).act('event R18')
    expect([scene.cu('noviomagus', 'barbarian'), scene.why('control')]).toEqual([2, 'BG-14.1.2-aa'])
  })
})

describe('What lasts', () => {
  test('R30 Treaty with Macrianus: the tribe does not migrate by a card, and stays without penalty in the phase', () => {
    const scene = impulse(ROMAN, {
      hands: ['R30', 'B08'],
      tribes: { franks: 'teutoburger-wald', jutes: 'roskilde' },
      leaders: { chlodio: 'teutoburger-wald' },
    })
    scene.act('event R30', 'tribe franks', 'migrate B08')
    expect(scene.legal).toEqual(['tribe jutes', 'done'])
    scene.act('done')
    expect([scene.state.phase, scene.legal]).toEqual(['migration', ['tribe jutes']])
    while (scene.state.phase === 'migration') scene.act(scene.legal[0])
    expect([scene.marker('franks'), scene.at('chlodio')]).toEqual(['teutoburger-wald', 'teutoburger-wald'])
  })

  test('B42 The Frozen Rhine: a river costs as much as a clear way, and no attacker is worse for it', () => {
    const drawn: Draw = {
      leaders: { chnodomarius: 'agri-decumates' },
      tribes: { alemanni: 'agri-decumates' },
      cu: { 'agri-decumates': { barbarian: 5 }, argentorate: { loyalist: 1 } },
    }
    const scene = impulse(BARBARIAN, { ...drawn, hands: ['B42', 'B21', 'R09'] }).act('event B42', 'first', 'take 5')
    const { ap } = activated(scene)
    scene.dice(6, 1).act('to argentorate')
    while (scene.asked === 'battle-card') scene.act('pass')
    const [roll] = scene.history('roll')
    expect([scene.at('chnodomarius'), (roll.purpose as { modifier: number }).modifier]).toEqual(['argentorate', 2])
    expect(ap - activated(scene).ap).toBe(1)
    const raid = impulse(BARBARIAN, { ...drawn, hands: ['B42', 'B21', 'R09'] }).act('event B42', 'second')
    raid.act('to agri-decumates', 'take 1', 'to basilea')
    expect((raid.state.stack.find(({ kind }) => kind === 'raid') as { current: { ap: number } }).current.ap).toBe(9)
  })

  test('B41 Massacre of the Foederati: no Settlement this turn, and a Tribal action only costs a card', () => {
    const scene = impulse(BARBARIAN, {
      hands: ['B41', 'B21', 'R12'],
      reserve: ['R09', 'R16'],
      leaders: { alaric: 'treva', chlodio: 'durocortorum' },
      tribes: { visigoths: 'treva', franks: { at: 'durocortorum', allied: true } },
      control: { durocortorum: 'allied' },
      cu: { roma: { loyalist: 3 } },
    })
    scene.act('event B41')
    expect([scene.cu('roma', 'loyalist'), scene.cu('treva', 'barbarian')]).toEqual([1, 2])
    expect(scene.why('event R12')).toBe('BG-7.1-an')
    scene.dice(0).act('tribal-activate', 'leader chlodio')
    expect(scene.legal).toEqual(['cancel'])
  })
})
