import { describe, expect, test } from 'vitest'
import { activated, MoveScene, muster, pick } from './movement-scene.ts'
import { type Draw, leader } from './scene.ts'

const roman = (at: string, cu = 3, drawn: Draw = {}) =>
  activated(
    { ...drawn, leaders: { aetius: at, ...drawn.leaders }, cu: { [at]: { loyalist: cu }, ...drawn.cu } },
    'roman',
    'aetius',
  ).act(`take ${cu}`)
const saxons = (at: string, cu: number, drawn: Draw = {}, ops = 3) => {
  const scene = activated(
    { ...drawn, leaders: { 'saxon-commander': at }, cu: { [at]: { barbarian: cu }, ...drawn.cu } },
    'barbarian',
    'saxon-commander',
    ops,
  )
  return scene.asked === 'compose' ? scene.act(`take ${cu}`) : scene
}
const ap = (scene: MoveScene) => scene.frame('activation').ap

describe('10.6 Naval movement', () => {
  test('BG-10.6-a BG-10.2.2-f BG-10.6-l: from port to port for 3 AP, as often as AP allow', () => {
    const scene = roman('massilia').act('sail carthago')
    expect([ap(scene), scene.at('aetius'), scene.cu('carthago', 'loyalist'), scene.frame('activation').via]).toEqual([
      3,
      'carthago',
      3,
      4,
    ])
    expect(scene.act('sail roma').at('aetius')).toBe('roma')
  })

  test('BG-10.6-b BG-2.3.4-o BG-2.3.4-p BG-2.3.4-q BG-2.3.4-r BG-2.3.4-t: both ports on one sea', () => {
    const scene = roman('massilia')
    expect([scene.why('sail gades'), scene.why('sail lugdunum'), scene.why('sail massilia')]).toEqual([
      'BG-10.6-b',
      'BG-10.6-b',
      'BG-10.6-b',
    ])
    expect(roman('gesoriacum').why('sail gades')).toBeUndefined()
    expect(roman('lugdunum').why('sail massilia')).toBe('BG-10.6-b')
  })

  test('BG-10.6-c BG-2.3.4-s: Tingis and Mons Calpe lie on both', () => {
    for (const port of ['tingis', 'mons-calpe']) {
      const scene = roman(port)
      expect([scene.why('sail gades'), scene.why('sail massilia')]).toEqual([undefined, undefined])
    }
  })

  test('BG-10.6-d BG-10.6-e: whoever controls the ports; enemy CU are fought', () => {
    const control = { 'nova-carthago': 'usurper', caesarea: 'usurper' } as const
    const scene = roman('nova-carthago', 3, { control, cu: { caesarea: { usurper: 2 } } }).act('sail caesarea')
    expect(scene.top('battle').attackers).toMatchObject([{ via: 4, cu: muster({ loyalist: 3 }) }])
  })

  test('BG-10.6-f: a besieged garrison cannot embark', () => {
    const drawn: Draw = {
      leaders: { aetius: { at: 'roma', inside: true } },
      inside: { roma: { loyalist: 2 } },
      cu: { roma: { barbarian: 3 } },
      sieges: { roma: 'barbarian' },
    }
    expect(activated(drawn, 'roman', 'aetius').act('take 2').why('sail carthago')).toBe('BG-10.3.1-j')
    // Nor be reached: whoever comes fights the besiegers.
    expect(
      roman('carthago', 3, {
        inside: { roma: { loyalist: 2 } },
        cu: { roma: { barbarian: 3 } },
        sieges: { roma: 'barbarian' },
      })
        .act('sail roma')
        .top('battle').mode,
    ).toBe('relief')
  })

  test('BG-10.6-m: enemy walls want 3 CU here too', () => {
    expect(roman('massilia', 2, { control: { carthago: 'usurper' } }).why('sail carthago')).toBe('BG-10.2.2-z')
    expect(
      roman('massilia', 3, { control: { carthago: 'usurper' } })
        .act('sail carthago')
        .history('siege').length,
    ).toBe(1)
  })

  test('BG-10.6-g BG-10.6-h: Barbarian CU sail only to Britanniae while a Loyalist walled port of Britannia Romana is free', () => {
    expect(saxons('treva', 3).why('sail burdigala')).toBe('BG-10.6-g')
    expect(saxons('treva', 3).why('sail camulodunum')).toBeUndefined()
    expect(saxons('treva', 3).why('sail devana')).toBeUndefined()
    expect(saxons('camulodunum', 3).why('sail burdigala')).toBe('BG-10.6-g')
    const lost = { londinium: 'barbarian', rutupiae: 'usurper' } as const
    expect(saxons('treva', 3, { control: lost }).why('sail burdigala')).toBeUndefined()
    const held = saxons('treva', 3, { control: lost, forts: { segundum: 'castra' } })
    expect(held.why('sail burdigala')).toBe('BG-10.6-g')
    const besieged = saxons('treva', 3, { control: { londinium: 'barbarian' }, sieges: { rutupiae: 'barbarian' } })
    expect(besieged.why('sail burdigala')).toBeUndefined()
  })

  test('BG-10.6-i: not those without Barbarian CU', () => {
    expect(saxons('treva', 0).why('sail burdigala')).toBeUndefined()
    expect(roman('gesoriacum').why('sail burdigala')).toBeUndefined()
  })

  test('BG-10.6-g BG-15.3-e: the CU of a borrowed Allied leader are Barbarian from his first step', () => {
    const drawn: Draw = {
      tribes: { franks: { at: 'durocortorum', allied: true } },
      control: { durocortorum: 'allied', gesoriacum: 'allied' },
      leaders: { chlodio: 'gesoriacum' },
      cu: { gesoriacum: { allied: 3 } },
    }
    const stack = [pick('barbarian', { powers: [4], mods: ['counts-as-barbarian'] })]
    const scene = new MoveScene({ ...drawn, stack }).act('leader chlodio', 'take 3')
    expect([scene.why('sail burdigala'), scene.why('sail camulodunum')]).toEqual(['BG-10.6-g', undefined])
  })

  test('BG-10.6-j: over the Mediterranean they are free', () => {
    const control = { tingis: 'barbarian' } as const
    expect(saxons('tingis', 3, { control }).why('sail narbo')).toBeUndefined()
    expect(saxons('tingis', 3, { control }).why('sail gades')).toBe('BG-10.6-g')
    expect(saxons('tingis', 3, { control }).why('sail mons-calpe')).toBeUndefined()
  })

  test('BG-10.2.2-g: with fewer than 3 AP nobody sails', () => {
    expect(saxons('treva', 3, {}, 1).why('sail camulodunum')).toBe('BG-10.2.2-g')
  })

  test('BG-7.3.1-j: the other may stop it; the AP are gone, and the sea is closed to him', () => {
    const drawn: Draw = { leaders: { 'saxon-commander': 'treva' }, cu: { treva: { barbarian: 3 } }, hands: ['R13'] }
    const declared = () => activated(drawn, 'barbarian', 'saxon-commander').over().act('take 3', 'sail camulodunum')
    expect(declared().top('window')).toMatchObject({ moment: 'enemy-naval', parties: [0] })
    const stopped = declared()
    stopped.state.blocks = [
      { what: 'naval', player: 1, tribe: null, leader: leader('saxon-commander'), space: null, until: 'impulse' },
    ]
    stopped.responded({ cancelled: true })
    expect([stopped.at('saxon-commander'), ap(stopped), stopped.asked]).toEqual(['treva', 2, 'orders'])
    expect(stopped.why('sail camulodunum')).toBe('BG-10.6-a')
    expect(declared().over().at('saxon-commander')).toBe('camulodunum')
  })

  test('a card may make it cheaper', () => {
    const drawn: Draw = { leaders: { aetius: 'massilia', julian: 'roma' }, cu: { massilia: { loyalist: 3 } } }
    const scene = new MoveScene({ ...drawn, stack: [pick('roman', { mods: ['naval-cost-2'] })] }).act(
      'leader aetius',
      'take 3',
      'sail carthago',
    )
    expect(ap(scene)).toBe(4)
  })

  test('and rivers as good as clear', () => {
    const drawn: Draw = {
      leaders: { alaric: 'agri-decumates', rua: 'treva' },
      cu: { 'agri-decumates': { barbarian: 3 } },
    }
    const scene = new MoveScene({ ...drawn, stack: [pick('barbarian', { mods: ['river-as-clear'] })] }).act(
      'leader alaric',
      'take 3',
      'to basilea',
    )
    expect([ap(scene), scene.frame('activation').via]).toEqual([5, 0])
  })
})
