import { describe, expect, test } from 'vitest'
import { pick, WholeScene } from './movement-scene.ts'
import { type Draw, Scene } from './scene.ts'
import { impulseOf } from './sequence-scene.ts'
import { isOver, SETTLEMENT, scene as tribal } from './tribes-scene.ts'

/** Rua stands in Barbarian Caesarodunum, next to Aurelianum, with 4 CU; whoever moves there may be intercepted. */
const rua: Draw = {
  leaders: { rua: 'caesarodunum' },
  tribes: { huns: 'magna-germania' },
  control: { caesarodunum: 'barbarian' },
  cu: { caesarodunum: { barbarian: 4 } },
}
const impulse = (drawn: Draw) => new WholeScene({ ...drawn, stack: [{ kind: 'stacking', cures: 0 }, pick('roman')] })

describe('11.2.1 What cannot be intercepted', () => {
  const lutetia: Draw = {
    ...rua,
    leaders: { ...rua.leaders, litorius: 'aurelianum', stilicho: 'carthago' },
    control: { ...rua.control, lutetia: 'barbarian' },
    cu: { ...rua.cu, aurelianum: { loyalist: 5 }, carthago: { loyalist: 1 }, lutetia: { barbarian: 9 } },
  }

  test('BG-11.2.1-b BG-11.2.2-h: a retreat', () => {
    const scene = impulse(lutetia).act('leader litorius', 'take 5').dice(1, 6).act('to lutetia')
    expect([scene.at('litorius'), scene.isOver]).toEqual(['aurelianum', true])
    expect(scene.history('retreat')).toMatchObject([{ to: 'aurelianum' }])
    // A move to the same space would have been.
    const drawn: Draw = {
      ...lutetia,
      leaders: { ...lutetia.leaders, litorius: 'augustodunum' },
      cu: { ...lutetia.cu, aurelianum: { loyalist: 0 }, augustodunum: { loyalist: 3 } },
    }
    expect(impulse(drawn).act('leader litorius', 'take 3', 'to aurelianum').asked).toBe('intercept')
  })

  test('BG-11.2.1-e: units that are relocated', () => {
    // Rua in Rotomagus is next to Lutetia.
    const franks: Draw = {
      leaders: { rua: 'rotomagus', chlodio: 'bonna' },
      tribes: { huns: 'magna-germania', franks: 'bonna' },
      control: { rotomagus: 'barbarian', bonna: 'barbarian' },
      cu: { rotomagus: { barbarian: 4 }, bonna: { barbarian: 2 }, durocortorum: { loyalist: 2 } },
    }
    const scene = tribal(SETTLEMENT, franks).act('tribe franks', 'to durocortorum')
    scene.act('to divodurum', 'to gesoriacum', 'to augustodunum', 'to lutetia')
    expect([isOver(scene), scene.cu('lutetia', 'loyalist'), scene.history('intercept')]).toEqual([true, 2, []])
  })

  test('BG-11.2.1-f: reinforcements', () => {
    const drawn: Draw = { ...rua, cu: { ...rua.cu, roma: { loyalist: 1 } }, hands: ['R12', 'B16'] }
    const scene = new Scene({ ...drawn, stack: impulseOf(0) }).go().act('reinforce R12')
    while (scene.seat === 'roman')
      scene.act(scene.legal.includes('to durocortorum') ? 'to durocortorum' : scene.legal[0])
    expect([scene.cu('durocortorum', 'loyalist') > 0, scene.asked, scene.seat]).toEqual([true, 'impulse', 'barbarian'])
    expect(scene.history('intercept')).toEqual([])
  })

  test('BG-11.2.1-c BG-11.2.1-d: interception and avoiding battle', () => {
    const drawn: Draw = {
      leaders: { aetius: 'vesontio', rua: 'divodurum', litorius: 'durocortorum' },
      tribes: { huns: 'magna-germania' },
      control: { divodurum: 'barbarian' },
      cu: { vesontio: { loyalist: 3 }, divodurum: { barbarian: 3 }, durocortorum: { loyalist: 3 } },
    }
    const scene = new WholeScene({ ...drawn, stack: [pick('barbarian')] }).act('leader rua', 'take 3', 'to vesontio')
    // Aetius slips away to Divodurum, next to others of either side: nobody is asked about that.
    scene.dice(6).act('leader aetius', 'take 3', 'to divodurum')
    expect([scene.at('aetius'), scene.asked, scene.seat]).toEqual(['divodurum', 'intercept', 'roman'])
    // Now Aetius may intercept into Vesontio, which is the move; when he does so nobody intercepts him.
    scene.dice(6).act('leader aetius', 'take 3')
    expect([scene.at('aetius'), scene.asked, scene.seat]).toEqual(['vesontio', 'refuse', 'barbarian'])
  })
})

describe('15.1 and 15.2 Allied spaces and leaders', () => {
  const burgundians: Draw = {
    tribes: { burgundians: { at: 'lugdunum', allied: true } },
    control: { lugdunum: 'allied', geneva: 'allied' },
    leaders: { gundahar: 'lugdunum', aetius: 'basilea' },
    cu: { lugdunum: { allied: 3 }, basilea: { loyalist: 3 } },
  }

  test('BG-15.1-u: Loyalists neither stop in Allied spaces nor pass them, led or on the march, but with Right of Passage', () => {
    const led = impulse(burgundians).act('leader aetius', 'take 3')
    expect(led.why('to geneva')).toBe('BG-10.2.3-a')
    const march = {
      kind: 'forced-march',
      player: 0,
      powers: [0, 1, 4],
      left: 1,
      reach: 6,
      rider: 0,
      current: null,
    } as const
    expect(new WholeScene({ ...burgundians, stack: [march] }).act('to basilea').why('to geneva')).toBe('BG-14.2-g')
    const paid = impulse({ ...burgundians, reserve: ['R13'] })
    paid.act('leader aetius', 'take 3').dice(0).act('passage', 'to geneva')
    // He passes; if he stops he does not stay.
    expect(paid.why('to lugdunum')).toBeUndefined()
    paid.act('done')
    while (!paid.isOver) paid.act(paid.legal[0])
    expect(paid.control(paid.at('aetius'))).toBe('loyalist')
  })

  test('BG-15.2-a: the ROMAN player activates an Allied leader with a card, as any other', () => {
    const scene = new Scene({ ...burgundians, hands: ['R12', 'B16'], stack: impulseOf(0) }).go()
    scene.act('activate R12')
    expect(scene.legal).toEqual(['leader aetius', 'leader gundahar'])
    scene.act('leader gundahar', 'take 3', 'to mediolanum')
    expect([scene.at('gundahar'), scene.cu('mediolanum', 'allied')]).toEqual(['mediolanum', 3])
  })

  test('BG-15.2-b: or with the Tribal Reserve', () => {
    const scene = new Scene({ ...burgundians, reserve: ['R12'], hands: ['R16', 'B16'], stack: impulseOf(0) }).go()
    scene.act('tribal-activate').dice(0)
    if (scene.asked === 'tribal-leader') scene.act('leader gundahar')
    if (scene.asked === 'tribal') scene.act('stop')
    scene.act('take 3', 'to mediolanum')
    expect([scene.at('gundahar'), scene.history('reserve').length]).toEqual(['mediolanum', 1])
  })
})
