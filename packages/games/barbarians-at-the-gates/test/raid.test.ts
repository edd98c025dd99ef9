import { describe, expect, test } from 'vitest'
import type { Frame, FrameOf } from '../src/frames.ts'
import { MoveScene, muster } from './movement-scene.ts'
import { type Draw, leader, space, tribe } from './scene.ts'

const raid = (left: number, more: Partial<FrameOf<'raid'>> = {}): Frame => ({
  kind: 'raid',
  left,
  cities: [],
  only: [],
  mods: [],
  current: null,
  step: 'pick',
  ...more,
})
const raiders = (drawn: Draw, left = 3, more: Partial<FrameOf<'raid'>> = {}) =>
  new MoveScene({ ...drawn, stack: [raid(left, more)] })
const ap = (scene: MoveScene) => scene.frame('raid').current?.ap
const wald: Draw = { cu: { 'teutoburger-wald': { barbarian: 3 } } }

describe('14.1.2 Who raids', () => {
  test('BG-14.1.2-a BG-14.1.2-b: Barbarian CU, from 1 up to as many as the card says, and no Usurpers', () => {
    const scene = raiders({ cu: { 'teutoburger-wald': { barbarian: 5 }, roma: { usurper: 3 } } })
    expect([scene.seat, scene.legal]).toEqual(['barbarian', ['to teutoburger-wald']])
    expect([scene.why('done'), scene.why('to roma')]).toEqual(['BG-14.1.2-a', 'BG-14.1.2-b'])
    scene.act('to teutoburger-wald')
    expect([scene.legal, scene.why('take 4'), scene.why('take 0')]).toEqual([
      ['take 1', 'take 2', 'take 3'],
      'BG-14.1.2-a',
      'BG-2.4.2.4-b',
    ])
  })

  test('BG-14.1.2-c BG-14.1.2-d BG-14.1.2-x1 BG-14.1.2-x2 BG-14.1.2-x3: from one space or several, one stack after the other', () => {
    const one = raiders(wald).act('to teutoburger-wald', 'take 3', 'done')
    expect(one.isOver).toBe(true)
    const places: Draw = {
      cu: { 'teutoburger-wald': { barbarian: 2 }, treva: { barbarian: 1 }, angulus: { barbarian: 1 } },
    }
    const three = raiders(places).act('to teutoburger-wald', 'take 1', 'done')
    expect(three.asked).toBe('raid-from')
    three.act('to treva', 'done', 'to angulus', 'done')
    expect(three.isOver).toBe(true)
    expect(raiders(places).act('to teutoburger-wald', 'take 2', 'done', 'to treva', 'done').isOver).toBe(true)
  })

  test('BG-14.1.2-d: whoever has raided does not raid again, and one may stop before all have', () => {
    const scene = raiders({ cu: { 'teutoburger-wald': { barbarian: 1 }, treva: { barbarian: 1 } } }, 3)
    scene.act('to teutoburger-wald', 'to treva', 'done')
    expect(scene.legal).toEqual(['to treva', 'done'])
    expect(scene.act('to treva', 'done').isOver).toBe(true)
  })

  test('a card may say where they start', () => {
    const scene = raiders({ cu: { 'teutoburger-wald': { barbarian: 1 }, treva: { barbarian: 1 } } }, 3, {
      only: [space('treva')],
    })
    expect(scene.legal).toEqual(['to treva'])
  })

  test('BG-14.1.2-e BG-14.1.2-i BG-14.1.2-af: a stack stays together, and picks nobody up', () => {
    const scene = raiders({ cu: { 'teutoburger-wald': { barbarian: 2 }, treva: { barbarian: 4 } } }).act(
      'to teutoburger-wald',
      'take 2',
      'to treva',
    )
    expect([scene.cu('treva', 'barbarian'), scene.why('regroup')]).toEqual([6, 'BG-14.1.2-i'])
    scene.act('to angulus')
    expect([scene.cu('treva', 'barbarian'), scene.cu('angulus', 'barbarian')]).toEqual([4, 2])
  })

  test('BG-14.1.2-f: one Barbarian leader may go along, for the whole raid', () => {
    const drawn: Draw = { ...wald, leaders: { rua: 'teutoburger-wald', chlodio: 'teutoburger-wald' } }
    const scene = raiders(drawn).act('to teutoburger-wald', 'leader chlodio')
    expect(scene.why('leader rua')).toBe('BG-14.1.2-f')
    scene.act('take 2', 'to treva')
    expect([scene.at('chlodio'), scene.at('rua')]).toEqual(['treva', 'teutoburger-wald'])
  })

  test('BG-14.1.2-f: not one whom a card forbids to raid', () => {
    const scene = raiders({ ...wald, leaders: { chlodio: 'teutoburger-wald' } })
    scene.state.blocks = [
      { what: 'activate-and-raid', player: null, tribe: tribe('franks'), leader: null, space: null, until: 'turn' },
    ]
    expect(scene.act('to teutoburger-wald').why('leader chlodio')).toBe('BG-14.1.2-f')
  })

  test('BG-14.1.2-g BG-14.1.2-k: 10 AP, whoever leads them', () => {
    expect(
      ap(
        raiders({ ...wald, leaders: { tibatto: 'teutoburger-wald' } }).act(
          'to teutoburger-wald',
          'leader tibatto',
          'take 3',
        ),
      ),
    ).toBe(10)
  })
})

describe('14.1.2 What raiders do', () => {
  test('BG-14.1.2-x4 BG-14.1.2-j BG-14.1.2-y BG-14.1.2-z BG-2.3.1-v BG-10.2.2-l: by t1 to Noviomagus, a battle that must be fought, control of a Border space for 1 AP and no Plunder', () => {
    const drawn: Draw = {
      leaders: { aetius: 'noviomagus' },
      cu: { 'teutoburger-wald': { barbarian: 1 }, noviomagus: { loyalist: 1 } },
    }
    const scene = raiders(drawn, 1).act('to teutoburger-wald', 'to t1')
    expect(ap(scene)).toBe(8)
    scene.act('to noviomagus')
    expect(scene.top('battle')).toMatchObject({
      mode: 'raid',
      attacker: 3,
      defender: 0,
      attackers: [{ via: 2, last: space('teutoburger-wald') }],
    })
    scene.fought({ won: true }).act('control')
    expect([scene.control('noviomagus'), scene.plunder, ap(scene)]).toEqual(['barbarian', 0, 5])
  })

  test('BG-14.1.2-aa BG-14.1.2-ab: not with walls or a marker; Plunder for a Cultivated space of Romans, none for an Allied one', () => {
    const at = (id: string, drawn: Draw = {}) =>
      raiders({ ...drawn, cu: { [id]: { barbarian: 1 } } }, 1).act(`to ${id}`)
    expect(at('lutetia').act('control').plunder).toBe(1)
    expect(at('lutetia', { control: { lutetia: 'usurper' } }).act('control').plunder).toBe(1)
    expect(at('lutetia', { control: { lutetia: 'allied' } }).act('control').plunder).toBe(0)
    expect(at('lutetia', { control: { lutetia: 'barbarian' } }).why('control')).toBe('BG-10.2.2-q')
    expect(at('lutetia', { forts: { lutetia: 'castra' } }).why('control')).toBe('BG-14.1.2-aa')
    expect(at('roma').why('control')).toBe('BG-14.1.2-aa')
    expect(at('lutetia', { tribes: { franks: 'lutetia' } }).why('control')).toBe('BG-14.1.2-aa')
    expect(at('t1').why('control')).toBe('BG-10.2.2-m')
  })

  test('BG-14.1.2-aa BG-14.1.2-l: a card may forbid to take control of a space, or to sail', () => {
    const block = { player: null, tribe: null, leader: null, space: null, until: 'impulse' } as const
    const scene = raiders({ cu: { lutetia: { barbarian: 1 } } }, 1).act('to lutetia')
    scene.state.blocks = [{ ...block, what: 'control-change', space: space('lutetia') }]
    expect(scene.why('control')).toBe('BG-14.1.2-aa')
    const jutes = raiders({ leaders: { 'jute-commander': 'roskilde' }, cu: { roskilde: { barbarian: 1 } } }, 1)
    expect(jutes.why('control')).toBe('BG-14.1.2-b')
    jutes.act('to roskilde', 'leader jute-commander')
    jutes.state.blocks = [{ ...block, what: 'naval', leader: leader('jute-commander') }]
    expect([jutes.why('sail gades'), jutes.why('regroup'), jutes.why('to roma')]).toEqual([
      'BG-14.1.2-l',
      'BG-14.1.2-i',
      'BG-10.2.2-a',
    ])
  })

  const intercepted: Draw = {
    leaders: { aetius: 'durocortorum' },
    cu: { rotomagus: { barbarian: 2 }, durocortorum: { loyalist: 3 } },
    control: { rotomagus: 'barbarian' },
  }

  test('BG-14.1.2-ac BG-10.4.2-d: raiders may be intercepted, and may not refuse battle', () => {
    const scene = raiders(intercepted).act('to rotomagus', 'take 2', 'to lutetia')
    expect([scene.asked, scene.seat]).toEqual(['intercept', 'roman'])
    scene.dice(1).act('leader aetius', 'take 3')
    expect(scene.top('battle')).toMatchObject({ mode: 'raid', interceptors: [{ cu: muster({ loyalist: 3 }) }] })
  })

  test('BG-14.1.2-ad: who loses has done', () => {
    const scene = raiders(intercepted)
      .act('to rotomagus', 'take 2', 'to lutetia')
      .dice(1)
      .act('leader aetius', 'take 3')
    scene.fought({ won: false, cu: muster({ barbarian: 1 }) })
    expect(['raid-from', 'claim']).toContain(scene.asked)
    expect(scene.state.guests.at(-1)).toMatchObject({ cause: 'unled', space: space('rotomagus') })
  })

  test('BG-14.1.2-h: a leader who goes along rolls for nothing, and the battle knows him', () => {
    const drawn: Draw = {
      leaders: { rua: 'rotomagus' },
      cu: { rotomagus: { barbarian: 2 }, lutetia: { loyalist: 1 } },
      control: { rotomagus: 'barbarian' },
    }
    const scene = raiders(drawn).act('to rotomagus', 'leader rua', 'take 2', 'to lutetia')
    expect(scene.top('battle').attackers).toMatchObject([{ leader: leader('rua'), leaders: [leader('rua')] }])
  })

  test('who ends unled in an enemy space is noted', () => {
    const scene = raiders({ cu: { rotomagus: { barbarian: 1 } } }, 1).act('to rotomagus', 'to lutetia', 'done')
    expect(scene.state.guests).toMatchObject([
      { cause: 'unled', space: space('lutetia'), force: { leader: -1, cu: muster({ barbarian: 1 }) } },
    ])
  })

  test('BG-14.1.2-b BG-10.2.3-u: the ROMAN player decides for Usurpers whom raiders meet', () => {
    const scene = raiders({ cu: { rotomagus: { barbarian: 1 }, lutetia: { usurper: 1 } } }, 1).act(
      'to rotomagus',
      'to lutetia',
    )
    expect(scene.top('battle')).toMatchObject({ defender: 2, defenderPlayer: 0 })
  })

  test('BG-7.3.1-j: in a Loyalist space the other may respond when the battle is over, and raiders may be lost', () => {
    const drawn: Draw = { cu: { rotomagus: { barbarian: 2 } }, hands: ['R18'] }
    const scene = raiders(drawn).act('to rotomagus', 'take 2', 'to lutetia')
    expect(scene.top('window').moment).toBe('raid-enter')
    expect(scene.over().asked).toBe('raid-orders')
    expect(
      raiders({ ...drawn, control: { lutetia: 'usurper' } }).act('to rotomagus', 'take 2', 'to lutetia').asked,
    ).toBe('raid-orders')
  })
})

describe('14.1.2 Walls', () => {
  const treveri: Draw = { cu: { divodurum: { barbarian: 2 } }, control: { divodurum: 'barbarian' } }

  test('BG-14.1.2-q BG-14.1.2-r BG-14.1.2-s BG-14.1.2-t BG-14.1.2-p BG-14.1.2-ai: raiders enter with any number, plunder, are rolled for, and must move on', () => {
    const scene = raiders(treveri).act('to divodurum', 'take 1').dice(5).act('to augusta-treverorum')
    expect([scene.plunder, scene.history('siege').length, scene.history('roll').length]).toEqual([1, 0, 1])
    expect([scene.why('done'), scene.why('control'), scene.why('to mogontiacum')]).toEqual([
      'BG-14.1.2-p',
      'BG-14.1.2-aa',
      undefined,
    ])
  })

  test('BG-14.1.2-w BG-14.1.2-y BG-11.1.1-b: those inside are neither declared so, nor do they avoid battle', () => {
    const drawn: Draw = {
      ...treveri,
      leaders: { aetius: 'augusta-treverorum' },
      cu: { divodurum: { barbarian: 2 }, 'augusta-treverorum': { loyalist: 2 } },
    }
    const scene = raiders(drawn).act('to divodurum', 'take 2', 'to augusta-treverorum')
    expect(scene.top('battle').mode).toBe('raid')
    scene.dice(1).fought({ won: true })
    expect([scene.plunder, scene.asked]).toEqual([1, 'raid-orders'])
  })

  test('BG-14.1.2-s: once for each city and card, Allied ones too; none for a fort', () => {
    const scene = raiders(treveri)
      .act('to divodurum', 'take 1')
      .dice(1, 1, 1)
      .act('to augusta-treverorum', 'to divodurum', 'to augusta-treverorum')
    expect([scene.plunder, scene.history('roll').length]).toEqual([1, 2])
    const allied = raiders({ ...treveri, control: { divodurum: 'barbarian', 'augusta-treverorum': 'allied' } })
    expect(allied.act('to divodurum', 'take 1').dice(1).act('to augusta-treverorum').plunder).toBe(1)
    const fort = raiders({ ...treveri, forts: { vesontio: 'castra' } })
      .act('to divodurum', 'take 1')
      .dice(1)
      .act('to vesontio')
    expect([fort.plunder, fort.history('roll').length]).toEqual([0, 1])
  })

  test('BG-14.1.2-t BG-14.1.2-ah: a 6 eliminates one; with the last their leader is displaced', () => {
    const two = raiders(treveri).act('to divodurum', 'take 2').dice(6).act('to augusta-treverorum')
    expect([two.cu('augusta-treverorum', 'barbarian'), two.asked]).toEqual([1, 'raid-orders'])
    const led = raiders({ ...treveri, leaders: { rua: 'divodurum' } }, 1)
      .act('to divodurum', 'leader rua')
      .dice(6)
      .act('to augusta-treverorum')
    expect([led.cu('augusta-treverorum', 'barbarian'), led.at('rua'), led.isOver]).toEqual([0, 'displaced', true])
  })

  test('BG-14.1.2-u BG-14.1.2-ag: without AP for a way out they are eliminated', () => {
    const scene = raiders({ ...treveri, leaders: { rua: 'divodurum' } }, 1)
      .act('to divodurum', 'leader rua')
      .dice(1, 1, 1, 1, 1)
    for (let i = 0; i < 4; i++) scene.act('to augusta-treverorum', 'to divodurum')
    scene.act('to vesontio', 'to augustodunum')
    expect([scene.cu('augustodunum', 'barbarian'), scene.at('rua'), scene.isOver]).toEqual([0, 'displaced', true])
    expect(scene.history('lose')).toMatchObject([{ cu: 1, rule: 'BG-14.1.2-u' }])
  })

  test('BG-14.1.2-p: a Barbarian city is a place to stay', () => {
    const drawn: Draw = { ...treveri, control: { divodurum: 'barbarian', 'augusta-treverorum': 'barbarian' } }
    const scene = raiders(drawn, 1).act('to divodurum', 'to augusta-treverorum')
    expect([scene.plunder, scene.why('done')]).toEqual([0, undefined])
  })

  test('BG-14.1.2-p: besiegers who have not set out may stay where they are', () => {
    const besiegers: Draw = { cu: { roma: { barbarian: 1 } }, sieges: { roma: 'barbarian' } }
    expect(raiders(besiegers, 1).act('to roma').why('done')).toBeUndefined()
    // Palma has no connection by land.
    const island: Draw = { cu: { palma: { barbarian: 1 } }, forts: { palma: 'castra' }, sieges: { palma: 'barbarian' } }
    expect(raiders(island, 1).act('to palma').isOver).toBe(true)
  })

  test('BG-14.1.2-v BG-10.2.3-r: besiegers of a fort may raid into an enemy space', () => {
    const drawn: Draw = {
      cu: { lutetia: { barbarian: 3 } },
      forts: { lutetia: 'castra' },
      sieges: { lutetia: 'barbarian' },
    }
    const scene = raiders(drawn).act('to lutetia', 'take 1')
    expect(scene.why('to rotomagus')).toBeUndefined()
  })
})

describe('14.1.2 By sea', () => {
  const roskilde = (id: string, at = 'roskilde'): Draw => ({ leaders: { [id]: at }, cu: { [at]: { barbarian: 1 } } })

  test('BG-14.1.2-x5 BG-14.1.2-l BG-14.1.2-o BG-10.6-k BG-2.3.4-u: the Jute Commander sails from Roskilde to Gades, takes it, and has 6 AP left', () => {
    const scene = raiders(roskilde('jute-commander'), 1).act(
      'to roskilde',
      'leader jute-commander',
      'sail gades',
      'control',
    )
    expect([scene.control('gades'), scene.plunder, ap(scene)]).toEqual(['barbarian', 1, 6])
    expect(scene.frame('raid').current?.to).toBe(-1)
    expect(scene.why('sail burdigala')).toBe('BG-14.1.2-n')
  })

  test('BG-14.1.2-l BG-14.1.2-m: only with a Jute, Angle or Saxon leader, and with a Vandal after Genseric', () => {
    const why = (id: string, withLeader = true) => {
      const scene = raiders(roskilde(id), 1).act('to roskilde')
      if (withLeader) scene.act(`leader ${id}`)
      return withLeader ? scene : scene.act('take 1')
    }
    expect(
      ['jute-commander', 'saxon-commander', 'wermund', 'chlodio', 'godigisel'].map((id) => why(id).why('sail gades')),
    ).toEqual([undefined, undefined, undefined, 'BG-14.1.2-l', 'BG-14.1.2-l'])
    expect(why('wermund', false).why('sail gades')).toBe('BG-14.1.2-l')
    const vandals = why('godigisel')
    vandals.state.flags = [{ flag: 'genseric', until: 'game' }]
    expect(vandals.why('sail gades')).toBeUndefined()
  })

  test('BG-14.1.2-n: once for each stack', () => {
    const drawn: Draw = {
      leaders: { wermund: 'roskilde', 'saxon-commander': 'treva' },
      cu: { roskilde: { barbarian: 1 }, treva: { barbarian: 1 } },
    }
    const scene = raiders(drawn, 2).act('to roskilde', 'leader wermund', 'sail gades', 'done')
    scene.act('to treva', 'leader saxon-commander')
    expect(scene.why('sail gades')).toBeUndefined()
  })

  test('BG-14.1.2-n BG-10.2.2-g: for 3 AP, or not at all', () => {
    const scene = raiders(roskilde('jute-commander', 'treva'), 1).act('to treva', 'leader jute-commander')
    scene.act('to angulus', 'to treva', 'to angulus', 'to treva')
    expect([ap(scene), scene.why('sail gades'), scene.why('to angulus')]).toEqual([2, 'BG-10.2.2-g', undefined])
  })

  test('BG-14.1.2-o: only over one sea', () => {
    const scene = raiders(roskilde('jute-commander'), 1).act('to roskilde', 'leader jute-commander')
    expect([scene.why('sail massilia'), scene.why('sail tingis')]).toEqual(['BG-14.1.2-o', undefined])
  })

  test('BG-7.3.1-j: the other may stop it; they may go on by land', () => {
    const drawn = { ...roskilde('jute-commander'), hands: ['R13'] }
    const scene = raiders(drawn, 1).act('to roskilde', 'leader jute-commander', 'sail gades')
    expect(scene.top('window').moment).toBe('enemy-naval')
    scene.responded({ cancelled: true })
    expect([scene.at('jute-commander'), ap(scene), scene.why('to angulus')]).toEqual(['roskilde', 7, undefined])
  })

  test("BG-7.3.1-j BG-14.1.2-u BG-14.1.2-ah: stopped under an enemy's walls with no AP left, they are eliminated", () => {
    const control = { rotomagus: 'barbarian', lutetia: 'barbarian' } as const
    const drawn: Draw = { leaders: { wermund: 'rotomagus' }, cu: { rotomagus: { barbarian: 2 } }, control }
    const scene = raiders({ ...drawn, hands: ['R13'] }, 2).act('to rotomagus', 'leader wermund', 'take 2')
    // To and fro on the road: 6 of 10 AP.
    scene.act(...Array.from({ length: 6 }, (_, i) => (i % 2 === 0 ? 'to lutetia' : 'to rotomagus')))
    scene.act('to gesoriacum').dice(1).over()
    expect([ap(scene), scene.why('sail gades')]).toEqual([3, undefined])
    scene.act('sail gades').responded({ cancelled: true })
    expect([scene.cu('gesoriacum', 'barbarian'), scene.at('wermund'), scene.isOver]).toEqual([0, 'displaced', true])
  })
})
