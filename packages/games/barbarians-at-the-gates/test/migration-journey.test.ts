import { describe, expect, test } from 'vitest'
import { besiegerOf } from '../src/state.ts'
import { type Draw, type Scene, space } from './scene.ts'
import { isOver, offered, PHASE, scene } from './tribes-scene.ts'

const phase = (drawn: Draw) => scene(PHASE, { phase: 'migration', ...drawn })

/** The Huns in Divodurum, with Attila and 3 CU, on turn 3. */
const huns: Draw = {
  turn: '3',
  tribes: { huns: 'divodurum' },
  leaders: { rua: { at: 'divodurum', flipped: true } },
  control: { divodurum: 'barbarian' },
  cu: { divodurum: { barbarian: 3 } },
}
/** Without anybody. */
const alone: Draw = { ...huns, leaders: {}, cu: {} }

describe('16.2 Migration Procedure: who goes along', () => {
  test('BG-16.2-d BG-16.2-ag: leaders and CU may go along, or stay', () => {
    const t = phase(huns).act('tribe huns', 'to vesontio')
    expect([t.seat, t.asked, t.legal]).toEqual(['barbarian', 'migrants', ['leader rua', 'no']])
    t.act('leader rua')
    expect(t.legal).toEqual(['take 0', 'take 1', 'take 2', 'take 3'])
    expect(t.why('take 4')).toBe('BG-16.2-d')
    t.act('take 2')
    expect([t.at('rua'), t.cu('vesontio', 'barbarian'), t.cu('divodurum', 'barbarian')]).toEqual(['vesontio', 2, 1])
    const stays = phase(huns).act('tribe huns', 'to vesontio', 'no', 'take 0')
    expect([stays.at('rua'), stays.cu('divodurum', 'barbarian')]).toEqual(['divodurum', 3])
  })

  test('BG-16.2-d BG-16.2-ag: on the way CU may be left, the leader may not', () => {
    const t = phase(huns).act('tribe huns', 'to vesontio', 'leader rua', 'take 3', 'to basilea')
    // He is not asked for again.
    expect(offered(t, 'take')).toEqual(['0', '1', '2', '3'])
    t.act('take 1')
    expect([t.at('rua'), t.cu('vesontio', 'barbarian'), t.cu('basilea', 'barbarian')]).toEqual(['basilea', 2, 1])
  })

  test('BG-16.2-e: CU and leaders of the tribe are picked up on the way', () => {
    const t = phase({ ...huns, leaders: { rua: 'vesontio' }, cu: { vesontio: { barbarian: 2 } } }).act(
      'tribe huns',
      'to vesontio',
      'to basilea',
    )
    expect(t.legal).toEqual(['leader rua', 'no'])
    t.act('leader rua', 'take 2')
    expect([t.at('rua'), t.cu('basilea', 'barbarian')]).toEqual(['basilea', 2])
  })

  test('BG-16.2-e: also from transit spaces, but not CU with another tribe’s leader', () => {
    const drawn: Draw = {
      tribes: { alemanni: 'magna-germania', franks: 'treva' },
      leaders: { chnodomarius: 't3' },
      cu: { 'magna-germania': { barbarian: 1 }, t3: { barbarian: 2 } },
    }
    const t = phase(drawn).act('tribe alemanni', 'to castra-regina', 'take 1')
    expect(t.legal).toEqual(['leader chnodomarius', 'no'])
    t.act('leader chnodomarius')
    expect(t.legal).toEqual(['take 0', 'take 1', 'take 2'])
    t.act('take 1')
    expect([t.at('chnodomarius'), t.cu('castra-regina', 'barbarian'), t.cu('t3', 'barbarian')]).toEqual([
      'castra-regina',
      2,
      1,
    ])
    const others = phase({ ...drawn, leaders: { chlodio: 't3' }, cu: { t3: { barbarian: 2 } } })
    others.act('tribe alemanni', 'to castra-regina')
    expect([others.marker('alemanni'), others.cu('t3', 'barbarian')]).toEqual(['castra-regina', 2])
    // Not from one that is not on the way.
    const aside = phase({ ...drawn, leaders: {}, cu: { t3: { barbarian: 2 } } }).act('tribe alemanni', 'to calaegia')
    expect([aside.cu('t3', 'barbarian'), aside.marker('alemanni')]).toEqual([2, 'calaegia'])
  })

  test('BG-16.2-ad: there is no limit of 10 CU', () => {
    const t = phase({ ...alone, cu: { divodurum: { barbarian: 14 } } }).act('tribe huns', 'to vesontio', 'take 14')
    expect(t.cu('vesontio', 'barbarian')).toBe(14)
  })

  test('BG-16.2-s: they may sail along', () => {
    const t = phase({
      tribes: { vandals: 'narbo' },
      leaders: { godigisel: 'narbo' },
      control: { narbo: 'barbarian', caesarea: 'barbarian' },
      cu: { narbo: { barbarian: 2 } },
    }).act('tribe vandals', 'sail caesarea', 'leader godigisel', 'take 2')
    expect([t.marker('vandals'), t.at('godigisel'), t.cu('caesarea', 'barbarian')]).toEqual(['caesarea', 'caesarea', 2])
  })

  test('BG-17.1-d BG-17.1-e BG-10.2.3-k: Vortigern does not leave Britanniae with his marker, nor sail', () => {
    const britons: Draw = {
      turn: '3',
      tribes: { britons: 'camulodunum' },
      leaders: { vortigern: 'camulodunum' },
      control: { camulodunum: 'barbarian', rutupiae: 'barbarian', londinium: 'barbarian', 'deva-victrix': 'barbarian' },
      cu: { camulodunum: { barbarian: 2 } },
    }
    const along = phase(britons).act('tribe britons', 'to londinium')
    expect(along.legal).toEqual(['leader vortigern', 'no'])
    along.act('leader vortigern', 'take 2', 'to rutupiae', 'take 2')
    expect([along.at('vortigern'), along.marker('britons')]).toEqual(['rutupiae', 'rutupiae'])
    const sailed = phase(britons).act('tribe britons', 'sail deva-victrix', 'take 2')
    expect([sailed.at('vortigern'), sailed.marker('britons')]).toEqual(['camulodunum', 'deva-victrix'])
    const gone = phase({ ...britons, tribes: { britons: 'londinium' }, leaders: { vortigern: 'londinium' } })
    gone.act('tribe britons', 'to rutupiae', 'leader vortigern', 'to gesoriacum')
    expect([gone.at('vortigern'), gone.marker('britons')]).toEqual(['rutupiae', 'gesoriacum'])
  })

  test('BG-2.3.4-ac BG-2.2.1-k: out of Further East any of the CU, and one’s own leader', () => {
    const t = phase({
      tribes: { huns: 'further-east', gepids: 'further-east' },
      leaders: { rua: 'further-east', ardaric: 'further-east' },
      cu: { 'further-east': { barbarian: 5 } },
    }).act('tribe huns', 'to budorigum')
    expect(t.legal).toEqual(['leader rua', 'no'])
    t.act('leader rua', 'take 5')
    expect([t.cu('budorigum', 'barbarian'), t.at('ardaric')]).toEqual([5, 'further-east'])
  })
})

describe('16.2 and 13.6 Migration & Conversion', () => {
  const into = (id: string, drawn: Draw = {}) =>
    phase({
      ...alone,
      ...drawn,
      control: { ...alone.control, ...drawn.control },
      tribes: { ...alone.tribes, ...drawn.tribes },
    }).act('tribe huns', `to ${id}`)

  test('BG-16.2-j BG-16.2-k BG-2.5-n: Border and Cultivated spaces turn Barbarian, 1 Plunder for a Cultivated one of Loyalists or Usurpers', () => {
    const plunder = (t: Scene) => [t.control('vesontio'), t.plunder]
    expect(plunder(into('vesontio'))).toEqual(['barbarian', 1])
    const leaders = { aetius: { at: 'roma', flipped: true } }
    expect(plunder(into('vesontio', { control: { vesontio: 'usurper' }, leaders }))).toEqual(['barbarian', 1])
    expect(plunder(into('vesontio', { control: { vesontio: 'allied' } }))).toEqual(['barbarian', 0])
    const border = into('argentorate')
    expect([border.control('argentorate'), border.plunder, border.control('divodurum')]).toEqual([
      'barbarian',
      0,
      'barbarian',
    ])
  })

  test('BG-16.2-k: for each space entered', () => {
    const t = into('vesontio').act('to augustodunum')
    expect([t.plunder, t.control('augustodunum')]).toEqual([4, 'barbarian'])
    const twice = into('vesontio', { control: { divodurum: 'loyalist' } }).act('to divodurum')
    expect([twice.plunder, twice.control('divodurum')]).toEqual([2, 'barbarian'])
  })

  test('BG-13.6-a BG-16.2-l BG-16.2-m BG-13.7-a: a Walled City without CU falls at once, 3 Plunder, and the migration ends', () => {
    const t = into('augusta-treverorum')
    expect([t.control('augusta-treverorum'), t.plunder, isOver(t)]).toEqual(['barbarian', 3, true])
  })

  test('BG-13.6-a: with its own leader and CU', () => {
    const t = phase(huns).act('tribe huns', 'to augusta-treverorum', 'leader rua', 'take 3')
    expect([t.at('rua'), t.cu('augusta-treverorum', 'barbarian'), t.plunder]).toEqual(['augusta-treverorum', 3, 3])
  })

  test('BG-16.2-x3 BG-15.1-v: the Huns in Allied Durocortorum: the Franks are gone, without Plunder', () => {
    const t = into('durocortorum', {
      turn: '1',
      control: { durocortorum: 'allied' },
      tribes: { franks: { at: 'durocortorum', allied: true } },
      leaders: { chlodio: 'lugdunum' },
    })
    expect([t.marker('franks'), t.at('chlodio'), t.marker('huns')]).toEqual(['gone', 'gone', 'durocortorum'])
    expect([t.control('durocortorum'), t.plunder, isOver(t)]).toEqual(['barbarian', 0, true])
  })

  test('BG-16.2-ab BG-16.2-l: leaders in the city are displaced, Emperors and Usurpers for good', () => {
    const t = into('augusta-treverorum', {
      leaders: { aetius: 'augusta-treverorum', honorius: 'augusta-treverorum' },
      vp: 5,
    })
    expect([t.at('aetius'), t.at('honorius'), t.vp]).toEqual(['displaced', 'gone', 4])
    // Elsewhere a marker without CU leaves him alone.
    expect(into('vesontio', { leaders: { aetius: 'vesontio' } }).at('aetius')).toBe('vesontio')
  })

  test('BG-16.2-l: a siege that Barbarian CU held is won', () => {
    const t = into('durocortorum', { sieges: { durocortorum: 'barbarian' }, cu: { durocortorum: { barbarian: 1 } } })
    expect([t.control('durocortorum'), besiegerOf(t.state, space('durocortorum'))]).toEqual(['barbarian', undefined])
  })

  test('BG-16.2-aa: a city that is Barbarian already is a space like others', () => {
    const t = into('augusta-treverorum', { control: { 'augusta-treverorum': 'barbarian' } })
    expect([t.plunder, t.asked]).toEqual([0, 'migration'])
  })

  test('BG-16.2-w: in the Migration Phase nobody intercepts', () => {
    const t = into('vesontio', { leaders: { aetius: 'basilea' }, cu: { basilea: { loyalist: 5 } } })
    expect([t.control('vesontio'), t.asked]).toEqual(['barbarian', 'migration'])
  })
})
