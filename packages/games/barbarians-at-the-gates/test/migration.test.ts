import { describe, expect, test } from 'vitest'
import { TRANSIT } from '../src/state.ts'
import { board, type Draw, Scene, tribe } from './scene.ts'
import { byCard, isOver, offered, PHASE, scene } from './tribes-scene.ts'

const phase = (drawn: Draw) => scene(PHASE, { phase: 'migration', ...drawn })
/** With Attila, on turn 1. */
const huns: Draw = {
  tribes: { huns: 'divodurum' },
  leaders: { rua: { at: 'divodurum', flipped: true } },
  control: { divodurum: 'barbarian' },
}

describe('16.1.1 Migration in the Strategy Phase', () => {
  const two: Draw = { tribes: { franks: 'teutoburger-wald', saxons: 'treva', huns: 'further-east' } }

  test('BG-16.1.1-a BG-7.1-aa: not on turns A and B', () => {
    for (const turn of ['A', 'B'] as const) expect(isOver(scene(byCard(3), { ...two, turn }))).toBe(true)
    expect(isOver(scene(byCard(3), two))).toBe(false)
  })

  test('BG-16.1.1-b BG-7.1-ab BG-7.1-ae BG-7.1-ar: up to so many different markers, at the choice of the BARBARIAN player', () => {
    const t = scene(byCard(2), two)
    expect([t.seat, offered(t, 'tribe')]).toEqual(['barbarian', ['franks', 'huns', 'saxons']])
    t.act('tribe franks', 'done')
    expect([t.why('tribe franks'), offered(t, 'tribe')]).toEqual(['BG-7.1-ab', ['huns', 'saxons']])
    expect([t.why('tribe visigoths'), t.why('done')]).toEqual(['BG-7.1-ab', undefined])
    expect(isOver(t.act('tribe saxons', 'done'))).toBe(true)
    expect(isOver(scene(byCard(2), two).act('done'))).toBe(true)
  })

  test('BG-16.1.1-c: not a besieged marker; BG-15.1-s BG-2.4.5-g BG-2.5-c BG-2.5-m: nor an Allied one', () => {
    const t = scene(byCard(2), {
      tribes: { ...two.tribes, alemanni: 'tolosa', vandals: { at: 'lugdunum', allied: true } },
      control: { tolosa: 'barbarian', lugdunum: 'allied' },
      sieges: { tolosa: 'loyalist' },
      cu: { tolosa: { loyalist: 3 } },
    })
    expect([t.why('tribe alemanni'), t.why('tribe vandals')]).toEqual(['BG-16.1.1-c', 'BG-15.1-s'])
  })

  test('BG-16.2-c: it may stay; BG-16.2-a: it goes to the next space, not farther', () => {
    const t = scene(byCard(1), two).act('tribe saxons')
    expect([t.why('done'), offered(t, 'to')]).toEqual([undefined, ['angulus', 'calaegia']])
    expect([t.why('to teutoburger-wald'), t.why('to magna-germania')]).toEqual(['BG-16.2-h', 'BG-16.2-a'])
    expect([t.why('tribe franks'), t.why('leader rua'), t.why('yes')]).toEqual(Array(3).fill('BG-16.2-a'))
    expect(isOver(t.act('done'))).toBe(true)
  })

  test('BG-7.1-an: a card may forbid it', () => {
    const t = scene(byCard(1), two)
    const block = {
      what: 'migrate',
      player: null,
      tribe: tribe('franks'),
      leader: null,
      space: null,
      until: 'turn',
    } as const
    t.state.blocks = [block]
    expect([t.why('tribe franks'), t.why('tribe saxons')]).toEqual(['BG-7.1-an', undefined])
  })
})

describe('16.1.2 Migration Phase', () => {
  test('BG-16.1.2-a BG-5.5-a BG-5.5-d BG-5.5-e BG-16.1.2-f: every marker moves at least one space, in any order', () => {
    const t = phase({ tribes: { franks: 'teutoburger-wald', saxons: 'treva' } })
    expect([t.seat, offered(t, 'tribe'), t.why('done')]).toEqual(['barbarian', ['franks', 'saxons'], 'BG-16.1.2-a'])
    t.act('tribe saxons')
    expect(t.why('done')).toBe('BG-16.1.2-a')
    t.act('to angulus')
    expect([t.marker('saxons'), t.why('done'), offered(t, 'tribe')]).toEqual(['angulus', 'BG-16.1.2-a', ['franks']])
    expect(isOver(t.act('tribe franks', 'to magna-germania'))).toBe(true)
  })

  test('BG-16.1.2-b BG-16.2-x5: a marker that cannot migrate is gone, with its leaders; its CU stay', () => {
    const cu = {
      durocortorum: { loyalist: 1 },
      'augusta-treverorum': { byzantine: 1 },
      vesontio: { allied: 1 },
      divodurum: { barbarian: 3 },
    }
    const drawn: Draw = { ...huns, cu, forts: { argentorate: 'castra' } }
    const t = phase(drawn).act('tribe huns')
    expect([t.marker('huns'), t.at('rua'), t.cu('divodurum', 'barbarian')]).toEqual(['gone', 'gone', 3])
    expect([t.control('divodurum'), isOver(t)]).toEqual(['barbarian', true])
    expect(
      phase({ ...drawn, leaders: { rua: 'displaced' } })
        .act('tribe huns')
        .at('rua'),
    ).toBe('gone')
    // By a card nothing happens to it.
    expect(isOver(scene(byCard(1), drawn))).toBe(true)
  })

  test('BG-16.1.2-c BG-16.1.2-d BG-2.4.5-h BG-16.2-x2: in a Zone or a Capital it may stay', () => {
    const t = phase({ tribes: { huns: 'further-east', mauri: 'mauretania', alemanni: 'magna-germania' } })
    expect([t.why('done'), offered(t, 'tribe')]).toEqual([undefined, ['alemanni', 'huns', 'mauri']])
    t.act('tribe alemanni')
    expect(t.why('done')).toBeUndefined()
    t.act('to calaegia')
    expect(t.marker('alemanni')).toBe('calaegia')
    // A Walled City that is no Capital is no such place.
    expect(phase({ tribes: { huns: 'corduba' }, control: { corduba: 'barbarian' } }).why('done')).toBe('BG-16.1.2-a')
  })

  test('BG-16.1.2-d: in a Capital without a way out it is not lost', () => {
    const around = ['teutoburger-wald', 'calaegia', 'mogontiacum', 'agri-decumates', 'castra-regina']
    const cu = Object.fromEntries(around.map((id) => [id, { loyalist: 1 }]))
    const t = phase({ tribes: { alemanni: 'magna-germania' }, cu })
    expect([isOver(t), t.marker('alemanni')]).toEqual([true, 'magna-germania'])
  })

  test('BG-16.1.2-e: a besieged marker neither migrates nor is lost', () => {
    const t = phase({
      tribes: { huns: 'tolosa', franks: 'treva' },
      control: { tolosa: 'barbarian' },
      sieges: { tolosa: 'loyalist' },
      cu: { tolosa: { loyalist: 3 } },
    })
    expect(t.why('tribe huns')).toBe('BG-16.1.2-e')
    expect([isOver(t.act('tribe franks', 'to angulus')), t.marker('huns')]).toEqual([true, 'tolosa'])
  })

  test('BG-16.1.2-g BG-5.5-b: nothing on turns A and B', () => {
    for (const turn of ['A', 'B'] as const) {
      const t = phase({ turn, tribes: { franks: 'teutoburger-wald' } })
      expect([isOver(t), t.marker('franks')]).toEqual([true, 'teutoburger-wald'])
    }
  })

  test('BG-16.1.2-h: it may wait until another has made room; those without a way are named last', () => {
    const drawn: Draw = {
      tribes: { alemanni: 'divodurum', huns: 'vesontio' },
      control: { vesontio: 'barbarian', divodurum: 'barbarian' },
      cu: { durocortorum: { loyalist: 1 }, 'augusta-treverorum': { loyalist: 1 }, argentorate: { loyalist: 1 } },
    }
    const t = phase(drawn)
    expect(t.legal).toEqual(['tribe huns', 'tribe alemanni'])
    t.act('tribe huns', 'to basilea', 'tribe alemanni', 'to vesontio')
    expect([t.marker('alemanni'), isOver(t)]).toEqual(['vesontio', true])
    expect(phase(drawn).act('tribe alemanni').marker('alemanni')).toBe('gone')
  })

  test('BG-7.1-an: a card waives the duty', () => {
    const state = new Scene({
      phase: 'migration',
      tribes: { franks: 'teutoburger-wald' },
      cu: { calaris: { loyalist: 1 } },
    }).state
    state.blocks = [{ what: 'migrate', player: null, tribe: tribe('franks'), leader: null, space: null, until: 'turn' }]
    state.stack.push({ kind: 'usurpator', candidates: [] }, PHASE)
    expect(isOver(new Scene(state).go())).toBe(true)
  })
})

describe('16.2 Migration Procedure: how far', () => {
  const far = (drawn: Draw, ...actions: readonly string[]) => phase(drawn).act(...actions)
  const alemanni = { tribes: { alemanni: 'treva' } }

  test('BG-16.2-a BG-5.5-c BG-7.1-ac BG-6.2.1-e BG-6.2.1-g BG-6.2.1-i BG-6.2.1-j: 1 space, up to 2 from turn 3, up to 3 from turn 6', () => {
    expect(isOver(far({ ...alemanni, turn: '2' }, 'tribe alemanni', 'to calaegia'))).toBe(true)
    const second = far({ ...alemanni, turn: '3' }, 'tribe alemanni', 'to calaegia')
    expect([second.asked, second.why('done')]).toEqual(['migration', undefined])
    expect(isOver(second.act('to budorigum'))).toBe(true)
    const third = far({ ...alemanni, turn: '6' }, 'tribe alemanni', 'to calaegia', 'to budorigum')
    expect(third.asked).toBe('migration')
    expect(isOver(third.act('to further-east'))).toBe(true)
    expect(isOver(far({ ...alemanni, turn: '6' }, 'tribe alemanni', 'to calaegia', 'done'))).toBe(true)
  })

  test('BG-16.2-x1 BG-16.2-b BG-2.3.1-z BG-2.3.1-l: the Alemanni in Magna Germania', () => {
    const drawn: Draw = { turn: '3', tribes: { alemanni: 'magna-germania' } }
    const next = ['agri-decumates', 'calaegia', 'castra-regina', 'mogontiacum', 'teutoburger-wald']
    const t = scene(byCard(1), drawn).act('tribe alemanni')
    expect([t.why('done'), offered(t, 'to')]).toEqual([undefined, next])
    const beyond = new Set(next.flatMap((id) => offered(far(drawn, 'tribe alemanni', `to ${id}`), 'to')))
    for (const id of ['magna-germania', ...next]) beyond.delete(id)
    expect([...beyond]).toEqual(expect.arrayContaining(['bonna', 'augusta-vindelicorum', 'casurgis']))
    expect(beyond.size).toBe(12)
  })

  test('BG-16.2-ai: never to a transit space', () => {
    expect(board.near.flat().filter((each) => board.kind[each] === TRANSIT)).toEqual([])
  })

  test('BG-16.2-af: it may come back to where it started', () => {
    const t = far({ ...alemanni, turn: '3' }, 'tribe alemanni', 'to calaegia', 'to treva')
    expect([t.marker('alemanni'), isOver(t)]).toEqual(['treva', true])
  })
})
