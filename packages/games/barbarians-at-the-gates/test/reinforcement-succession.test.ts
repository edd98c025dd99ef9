import { describe, expect, test } from 'vitest'
import { CITY, hasFlag, isEmperor, isFlipped, powerNames, powerOf } from '../src/state.ts'
import { board, type Draw, leader } from './scene.ts'
import { SequenceScene } from './sequence-scene.ts'

/** Turn 8 brings Anthemius, an Emperor, and Syagrius, who is none and is left out here. */
const succession = (drawn: Draw, change: (scene: SequenceScene) => void = () => undefined) => {
  const leaders = { syagrius: 'gone', ...drawn.leaders }
  const scene = new SequenceScene({ phase: 'reinforcement', turn: '8', vp: 10, ...drawn, leaders })
  change(scene)
  return scene.start({ kind: 'reinforcement', step: 'arrivals' })
}
const power = (scene: SequenceScene, id: string) => powerNames[powerOf(scene.state, leader(id))]
const usurpator = (id: string) => (scene: SequenceScene) => {
  scene.state.usurpator = leader(id)
}
/** No Walled City is Loyalist any more, but for those named. */
const cities = (...kept: readonly string[]) =>
  Object.fromEntries(
    board.everySpace
      .filter((space) => board.kind[space] === CITY && !kept.includes(board.spaceIds[space]))
      .map((space) => [board.spaceIds[space], 'barbarian' as const]),
  )

describe('5.7 Succession', () => {
  test('BG-5.7-u BG-5.7-v BG-5.7-ac BG-2.4.2.6-w: a new Emperor comes as a Loyalist, and the others are gone, for no VP', () => {
    const scene = succession({
      control: cities('ravenna', 'roma'),
      sieges: { roma: 'barbarian' },
      leaders: { 'valentinian-iii': 'ravenna', aetius: 'roma' },
      cu: { lindum: { loyalist: 1 } },
    })
    expect([scene.asked, scene.seat, [...scene.legal].sort()]).toEqual([
      'place-leader',
      'roman',
      ['to lindum', 'to ravenna'],
    ])
    scene.act('to ravenna')
    expect([scene.at('anthemius'), power(scene, 'anthemius')]).toEqual(['ravenna', 'loyalist'])
    expect([scene.at('valentinian-iii'), scene.at('aetius'), scene.vp]).toEqual(['gone', 'roma', 10])
  })

  test('BG-5.7-ae: Julius Nepos goes too; a Usurper Emperor stays', () => {
    const scene = succession({
      leaders: { 'dux-byzantina': { at: 'salona', flipped: true }, honorius: { at: 'lindum', flipped: true } },
    }).act('to roma')
    expect([scene.at('dux-byzantina'), scene.at('honorius')]).toEqual(['gone', 'lindum'])
  })

  const usurped: Draw = {
    control: { carthago: 'usurper', lambaesis: 'usurper', cirta: 'usurper' },
    sieges: { cirta: 'loyalist' },
    cu: { lambaesis: { usurper: 2 } },
    leaders: {
      aetius: 'roma',
      honorius: { at: 'carthago', flipped: true },
      'dux-byzantina': { at: 'salona', flipped: true },
    },
  }
  test('BG-5.7-w BG-5.7-y BG-5.7-ae BG-17.2.2-j: against a Loyalist with the Successful Usurpator marker he comes as a Usurper, and replaces theirs', () => {
    const scene = succession(usurped, usurpator('aetius'))
    expect([scene.seat, [...scene.legal].sort()]).toEqual(['barbarian', ['to carthago', 'to lambaesis']])
    expect(scene.why('to roma')).toBe('BG-5.7-w')
    scene.act('to lambaesis')
    expect([power(scene, 'anthemius'), scene.at('honorius')]).toEqual(['usurper', 'gone'])
    expect([scene.at('aetius'), scene.at('dux-byzantina'), isEmperor(scene.state, leader('aetius'))]).toEqual([
      'roma',
      'salona',
      true,
    ])
  })

  test('BG-5.7-u: where Loyalist CU stand that nobody besieges, or in a Loyalist city that nobody besieges', () => {
    const scene = succession({
      control: { ...cities('ravenna', 'roma'), massilia: 'usurper', arelate: 'allied' },
      forts: { lindum: 'castra', verona: 'castra' },
      sieges: { roma: 'barbarian', lindum: 'barbarian', tolosa: 'loyalist' },
      inside: { roma: { loyalist: 2 }, lindum: { loyalist: 1 } },
      cu: {
        roma: { barbarian: 3 },
        lindum: { barbarian: 3 },
        // Besiegers are not besieged.
        tolosa: { loyalist: 3 },
        massilia: { usurper: 2 },
        arelate: { allied: 2 },
      },
    })
    expect([scene.seat, [...scene.legal].sort()]).toEqual(['roman', ['to ravenna', 'to tolosa']])
    expect(['roma', 'lindum', 'verona', 'massilia'].map((id) => scene.why(`to ${id}`))).toEqual(
      ['roma', 'lindum', 'verona', 'massilia'].map(() => 'BG-5.7-u'),
    )
  })

  test('BG-5.7-y: all other Usurper Emperors are gone, and those of the Loyalists stay', () => {
    const leaders = {
      ...usurped.leaders,
      constans: { at: 'lambaesis', flipped: true },
      'valentinian-iii': 'ravenna',
      bonifatius: { at: 'carthago', flipped: true },
    }
    const scene = succession({ ...usurped, leaders }, usurpator('aetius')).act('to carthago')
    expect(['honorius', 'constans'].map((id) => scene.at(id))).toEqual(['gone', 'gone'])
    expect(['aetius', 'valentinian-iii', 'bonifatius'].map((id) => scene.at(id))).toEqual([
      'roma',
      'ravenna',
      'carthago',
    ])
  })

  test('BG-5.7-u: the marker counts only on a Loyalist in play', () => {
    const scene = succession(
      { ...usurped, leaders: { aetius: { at: 'lambaesis', flipped: true } } },
      usurpator('aetius'),
    )
    expect(scene.seat).toBe('roman')
  })

  test('BG-5.7-z BG-5.7-aa BG-5.7-ab: without a place he never comes, and those whom he would have replaced are gone', () => {
    const scene = succession({ control: cities(), leaders: { 'valentinian-iii': 'lindum', aetius: 'lindum' } })
    expect([scene.asked, scene.at('anthemius'), scene.at('valentinian-iii'), scene.at('aetius')]).toEqual([
      undefined,
      'gone',
      'gone',
      'lindum',
    ])
    expect(scene.history('lost-emperor')).toMatchObject([{ rule: 'BG-5.7-z' }])
    expect(scene.vp).toBe(10)
    const city = succession({ control: cities('ravenna'), leaders: { 'valentinian-iii': 'lindum' } })
    expect(city.at('anthemius')).toBe('ravenna')
  })

  test('BG-5.7-z BG-5.7-aa: the same for a Usurper', () => {
    const leaders = { aetius: 'roma', honorius: { at: 'lindum', flipped: true }, constans: 'verona' }
    const scene = succession({ leaders }, usurpator('aetius'))
    expect([scene.at('anthemius'), scene.at('honorius'), scene.at('constans')]).toEqual(['gone', 'gone', 'verona'])
  })

  test('BG-5.7-v: who is no Emperor replaces nobody', () => {
    const drawn: Draw = { phase: 'reinforcement', turn: '8', control: cities('ravenna') }
    const general = new SequenceScene({ ...drawn, leaders: { 'valentinian-iii': 'ravenna' } })
    general.start({ kind: 'arrive', leaders: [leader('syagrius')] })
    expect([general.at('syagrius'), general.at('valentinian-iii')]).toEqual(['ravenna', 'ravenna'])
  })

  test('BG-5.7-af: of two Emperors due the later replaces the earlier', () => {
    const scene = new SequenceScene({ phase: 'reinforcement', turn: '8', control: cities('ravenna') })
    scene.start({ kind: 'arrive', leaders: [leader('honorius'), leader('majorian')] })
    expect([scene.at('honorius'), scene.at('majorian')]).toEqual(['gone', 'ravenna'])
  })

  test('BG-5.7-ag BG-9.0-q: stacking is looked at afterwards', () => {
    expect(succession({ control: cities('ravenna') }).other('stacking')).toHaveLength(1)
  })

  const fights = (scene: SequenceScene) => {
    scene.state.flags = [{ flag: 'succession-fights', until: 'game' }]
  }
  test('BG-2.4.6-c: after Imperial Succession Fights the next Emperor is a Usurper; Loyalist Emperors stay', () => {
    const scene = succession(
      { ...usurped, leaders: { 'valentinian-iii': 'roma', constans: { at: 'carthago', flipped: true } } },
      fights,
    )
    expect([scene.seat, [...scene.legal].sort()]).toEqual(['barbarian', ['to carthago', 'to lambaesis']])
    scene.act('to carthago')
    expect([isFlipped(scene.state, leader('anthemius')), scene.at('valentinian-iii'), scene.at('constans')]).toEqual([
      true,
      'roma',
      'gone',
    ])
    expect(hasFlag(scene.state, 'succession-fights')).toBe(false)
  })

  test('BG-2.4.6-c: without a place among Usurpers he seizes an empty Loyalist city, but not Mediolanum or Roma', () => {
    const drawn: Draw = {
      control: cities('roma', 'mediolanum', 'ravenna', 'arelate', 'salona'),
      cu: { arelate: { loyalist: 1 } },
    }
    const scene = succession(drawn, fights)
    expect([...scene.legal].sort()).toEqual(['to ravenna', 'to salona'])
    scene.act('to salona')
    expect([scene.control('salona'), scene.cu('salona', 'usurper'), power(scene, 'anthemius')]).toEqual([
      'usurper',
      2,
      'usurper',
    ])
  })

  test('BG-2.4.6-c: with Usurper CU before a Loyalist city he seizes nothing', () => {
    const drawn: Draw = { cu: { ravenna: { usurper: 3 } }, sieges: { ravenna: 'usurper' } }
    const scene = succession(drawn, fights)
    expect([scene.at('anthemius'), scene.control('ravenna'), scene.cu('ravenna', 'usurper')]).toEqual([
      'ravenna',
      'loyalist',
      3,
    ])
  })

  test('BG-2.4.6-c BG-5.7-u: with no such city either, it goes as always', () => {
    const scene = succession({ control: cities('roma') }, fights)
    expect([scene.at('anthemius'), power(scene, 'anthemius')]).toEqual(['roma', 'loyalist'])
    expect(hasFlag(scene.state, 'succession-fights')).toBe(false)
  })
})
