import { describe, expect, test } from 'vitest'
import { activated, MoveScene, muster, pick } from './movement-scene.ts'
import { leader } from './scene.ts'

const ap = (scene: MoveScene) => scene.frame('activation').ap

describe('10.1 and 10.2.1 Who may move, and with how many AP', () => {
  test('BG-10.1-a BG-10.1-b BG-7.1-e: one of his own leaders on the map is activated', () => {
    const scene = new MoveScene({
      leaders: {
        aetius: 'mediolanum',
        chlodio: 'divodurum',
        julian: 'displaced',
        stilicho: { at: 'roma', flipped: true },
      },
      tribes: { franks: 'magna-germania' },
      stack: [pick('roman')],
    })
    expect(scene.legal).toEqual(['leader aetius'])
    expect(scene.why('leader chlodio')).toBe('BG-7.1-ap')
    expect(scene.why('leader stilicho')).toBe('BG-7.1-ap')
  })

  test('BG-10.2.1-a BG-10.2.1-b BG-10.2.1-c BG-10.2.1-e: 4 AP, 1 more for each OP above his Initiative, 2 less for each below', () => {
    const leaders = { aetius: 'mediolanum', bonifatius: 'mediolanum', symmachus: 'mediolanum' }
    const apOf = (leader: string, ops: number) =>
      ap(activated({ leaders, cu: { mediolanum: { loyalist: 5 } } }, 'roman', leader, ops))
    expect([1, 2, 3].map((ops) => apOf('aetius', ops))).toEqual([4, 5, 6])
    expect([1, 2, 3].map((ops) => apOf('bonifatius', ops))).toEqual([2, 4, 5])
    expect([2, 3].map((ops) => apOf('symmachus', ops))).toEqual([2, 4])
  })

  test('BG-10.2.1-d BG-7.1-f: 1 OP does not activate a leader of Initiative 3', () => {
    const scene = new MoveScene({ leaders: { aetius: 'roma', symmachus: 'roma' }, stack: [pick('roman', { ops: 1 })] })
    expect(scene.why('leader symmachus')).toBe('BG-7.1-f')
    expect(scene.why('leader aetius')).toBeUndefined()
  })

  test('BG-10.2.1-f: an event gives the AP that it names, whatever his Initiative', () => {
    const leaders = { symmachus: 'roma', aetius: 'roma' }
    const scene = new MoveScene({ leaders, cu: { roma: { loyalist: 3 } }, stack: [pick('roman', { ops: 1, ap: 6 })] })
    expect(ap(scene.act('leader symmachus'))).toBe(6)
  })

  test('BG-10.2.1-x1 BG-10.2.1-x2: by the Minor Campaign (3 OPs) Aetius has 6 AP and Honorius 4', () => {
    const drawn = {
      leaders: { aetius: 'roma', honorius: 'mediolanum' },
      cu: { roma: { loyalist: 3 }, mediolanum: { loyalist: 3 } },
    }
    expect(ap(activated(drawn, 'roman', 'aetius'))).toBe(6)
    expect(ap(activated(drawn, 'roman', 'honorius'))).toBe(4)
  })

  test('BG-10.1-b: an event may name whom it activates', () => {
    const leaders = { aetius: 'roma', julian: 'roma', stilicho: 'roma' }
    const only = [leader('aetius'), leader('julian')]
    const scene = new MoveScene({ leaders, cu: { roma: { loyalist: 3 } }, stack: [pick('roman', { only })] })
    expect([scene.legal, scene.why('leader stilicho')]).toEqual([['leader julian', 'leader aetius'], 'BG-10.1-b'])
    const nepos = [leader('dux-byzantina'), leader('aetius')]
    const byzantine = new MoveScene({
      leaders: { aetius: 'roma', 'dux-byzantina': { at: 'salona', flipped: true } },
      stack: [pick('roman', { only: nepos, powers: [] })],
    })
    expect(byzantine.legal).toEqual(['leader aetius', 'leader dux-byzantina'])
  })

  test('a single leader that is named by a card is not asked for, and nobody is if there is none', () => {
    const only = new MoveScene({ leaders: { aetius: 'roma' }, stack: [pick('roman', { only: [leader('aetius')] })] })
    expect(only.frame('activation').ap).toBe(6)
    expect(new MoveScene({ stack: [pick('roman')] }).isOver).toBe(true)
  })

  test('BG-7.3.1-j: the other player may respond to an activation, and AP that are taken away are gone', () => {
    const drawn = { leaders: { aetius: 'roma' }, cu: { roma: { loyalist: 3 } }, hands: ['B19'], stack: [pick('roman')] }
    const scene = new MoveScene(drawn).act('leader aetius')
    expect(scene.top('window')).toMatchObject({ moment: 'enemy-activation', parties: [1] })
    expect(ap(scene.responded({ drm: -2 }))).toBe(4)
    expect(new MoveScene(drawn).act('leader aetius').responded({ cancelled: true }).isOver).toBe(true)
  })
})

describe('10.1.1 and 10.1.2 Who goes along', () => {
  const gallia = { leaders: { aetius: 'lutetia' }, cu: { lutetia: { loyalist: 12 } } }

  test('BG-10.1.1-a BG-10.1.1-c BG-10.1.2-e: from none up to 10 of the CU with him', () => {
    const scene = activated(gallia, 'roman', 'aetius')
    expect(scene.asked).toBe('compose')
    expect(scene.legal).toEqual(Array.from({ length: 11 }, (_, n) => `take ${n}`))
    expect(scene.why('take 11')).toBe('BG-10.1.1-a')
    scene.act('take 10', 'to aurelianum')
    expect([scene.cu('lutetia', 'loyalist'), scene.cu('aurelianum', 'loyalist'), scene.at('aetius')]).toEqual([
      2,
      10,
      'aurelianum',
    ])
  })

  test('BG-10.1.1-b BG-10.1.2-f: any leaders who may be under him, in their order, beside 10 CU', () => {
    const leaders = { aetius: 'lutetia', julian: 'lutetia', stilicho: 'lutetia', honorius: 'lutetia' }
    const scene = activated({ ...gallia, leaders }, 'roman', 'aetius')
    expect(scene.why('leader honorius')).toBe('BG-2.4.2.3-c')
    scene.act('leader julian', 'leader stilicho', 'take 10', 'to aurelianum')
    expect(['julian', 'stilicho', 'honorius'].map((id) => scene.at(id))).toEqual([
      'aurelianum',
      'aurelianum',
      'lutetia',
    ])
  })

  test('BG-10.1.2-b BG-10.3.1-j: nobody from elsewhere, nobody twice, and nobody who is inside', () => {
    const drawn = {
      leaders: {
        aetius: 'roma',
        julian: 'roma',
        stilicho: 'roma',
        silvanus: 'lutetia',
        jovinus: { at: 'roma', inside: true },
      },
      cu: { roma: { loyalist: 3 } },
    }
    const scene = activated(drawn, 'roman', 'aetius')
    expect([scene.why('leader silvanus'), scene.why('leader jovinus'), scene.why('done')]).toEqual([
      'BG-10.1.2-b',
      'BG-10.3.1-j',
      'BG-10.1.1-c',
    ])
    scene.act('leader stilicho')
    expect([scene.why('leader julian'), scene.why('leader stilicho')]).toEqual(['BG-10.1.2-b', 'BG-10.1.2-b'])
  })

  test('BG-10.1.2-a BG-10.1.2-b BG-10.1.2-c BG-10.1.2-d BG-10.1.2-j: on the way some join and some stay, at no cost, once in each place', () => {
    const drawn = {
      leaders: { aetius: 'lutetia', julian: 'aurelianum' },
      cu: { lutetia: { loyalist: 4 }, aurelianum: { loyalist: 3 } },
    }
    const scene = activated(drawn, 'roman', 'aetius').act('take 4', 'to aurelianum')
    expect(scene.legal).toContain('regroup')
    scene.act('regroup', 'leader julian', 'take 6')
    expect(ap(scene)).toBe(5)
    expect(scene.legal).not.toContain('regroup')
    scene.act('to caesarodunum')
    expect([scene.cu('aurelianum', 'loyalist'), scene.cu('caesarodunum', 'loyalist'), scene.at('julian')]).toEqual([
      1,
      6,
      'caesarodunum',
    ])
    scene.act('regroup', 'take 2', 'to limonum')
    expect([scene.cu('caesarodunum', 'loyalist'), scene.at('julian'), scene.at('aetius')]).toEqual([
      4,
      'caesarodunum',
      'limonum',
    ])
  })

  test('BG-10.1.2-e: what he brought and what he meets together are 10 at most', () => {
    const drawn = { leaders: { aetius: 'lutetia' }, cu: { lutetia: { loyalist: 8 }, aurelianum: { loyalist: 5 } } }
    const scene = activated(drawn, 'roman', 'aetius').act('take 8', 'to aurelianum', 'regroup')
    expect(scene.why('take 11')).toBe('BG-10.1.1-a')
    expect(scene.why('take 10')).toBeUndefined()
  })

  test('BG-10.1.2-g BG-10.1.2-h: an Emperor goes only with an Emperor', () => {
    const drawn = {
      leaders: { constans: 'lutetia', honorius: 'lutetia', aetius: 'lutetia' },
      cu: { lutetia: { loyalist: 4 } },
    }
    expect(activated(drawn, 'roman', 'aetius').why('leader constans')).toBe('BG-2.4.2.3-c')
    expect(activated(drawn, 'roman', 'honorius').why('leader constans')).toBeUndefined()
  })

  test('BG-10.1.2-i: Loyalists and Byzantines go together, asked for one after the other; tribes do not', () => {
    const drawn = { leaders: { aetius: 'salona' }, cu: { salona: { loyalist: 3, byzantine: 2 } } }
    const scene = activated(drawn, 'roman', 'aetius').act('take 2')
    expect(scene.legal).toEqual(['take 0', 'take 1', 'take 2'])
    scene.act('take 1')
    expect(scene.frame('activation').cu).toEqual(muster({ loyalist: 2, byzantine: 1 }))
    const tribes = {
      leaders: { chlodio: 'further-east', rua: 'further-east' },
      cu: { 'further-east': { barbarian: 2 } },
    }
    expect(activated(tribes, 'barbarian', 'chlodio').why('leader rua')).toBe('BG-10.1.2-i')
  })

  test('BG-10.1-c BG-2.4.2.4-a: CU do not move by themselves, and it is not asked who goes along if there is no choice', () => {
    const scene = activated({ leaders: { aetius: 'lutetia' }, cu: { aurelianum: { loyalist: 3 } } }, 'roman', 'aetius')
    expect(scene.asked).toBe('orders')
    expect(scene.legal.some((action) => action.startsWith('take'))).toBe(false)
  })
})

describe('2.4.2.3 Beside a commander', () => {
  const drawn = { leaders: { honorius: 'lutetia', aetius: 'lutetia' }, cu: { lutetia: { loyalist: 4 } } }

  test('BG-2.4.2.3-f BG-2.4.2.3-g BG-2.4.2.3-h BG-2.4.2.3-i: a general beside an Emperor may go, and leaves him a CU', () => {
    const scene = activated(drawn, 'roman', 'aetius')
    expect(scene.why('take 4')).toBe('BG-2.4.2.3-i')
    expect(scene.legal).toEqual(['take 0', 'take 1', 'take 2', 'take 3'])
    expect(scene.why('leader honorius')).toBe('BG-2.4.2.3-c')
  })

  test('BG-2.4.2.3-j BG-2.4.2.3-l: but not in a Fortified space of their own', () => {
    const at = (space: string, control: Record<string, 'barbarian'> = {}) =>
      activated(
        { leaders: { honorius: space, aetius: space }, cu: { [space]: { loyalist: 4 } }, control },
        'roman',
        'aetius',
      )
    expect(at('roma').why('take 4')).toBeUndefined()
    expect(at('roma', { roma: 'barbarian' }).why('take 4')).toBe('BG-2.4.2.3-i')
  })

  test('BG-2.4.2.3-k: a Byzantine CU will do', () => {
    const scene = activated({ ...drawn, cu: { lutetia: { loyalist: 4, byzantine: 1 } } }, 'roman', 'aetius')
    expect(scene.act('take 4').frame('activation').cu).toEqual(muster({ loyalist: 4 }))
  })

  test('BG-2.4.2.3-m BG-2.4.2.3-n: beside others nobody is owed a CU, but by Dux Byzantina to a Loyalist', () => {
    const beside = (one: string, other: string) =>
      activated({ leaders: { [one]: 'lutetia', [other]: 'lutetia' }, cu: { lutetia: { loyalist: 4 } } }, 'roman', one)
    expect(beside('aetius', 'stilicho').why('take 4')).toBeUndefined()
    expect(beside('aetius', 'dux-byzantina').why('take 4')).toBeUndefined()
    expect(beside('dux-byzantina', 'aetius').why('take 4')).toBe('BG-2.4.2.3-i')
    expect(beside('honorius', 'constans').why('take 4')).toBeUndefined()
  })
})
