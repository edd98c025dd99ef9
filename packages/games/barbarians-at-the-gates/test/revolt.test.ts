import { describe, expect, test } from 'vitest'
import { regainVerdict } from '../src/rules/tribes/revolt.ts'
import { isAllied } from '../src/state.ts'
import { type Draw, Scene, tribe } from './scene.ts'
import { byCard, isOver, offered, REGAIN, SETTLEMENT, scene } from './tribes-scene.ts'

/** The Franks settled in Durocortorum. */
const franks: Draw = {
  tribes: { franks: { at: 'durocortorum', allied: true } },
  leaders: { chlodio: 'lugdunum' },
  control: { durocortorum: 'allied', lutetia: 'allied' },
  cu: { durocortorum: { allied: 2 }, lugdunum: { allied: 3 } },
}
/** Around Durocortorum. */
const FORTS = { divodurum: 'castra', 'atuatuca-tungrorum': 'castra', lutetia: 'castra' } as const

const revolt = (drawn: Draw = franks, id = 'franks') => scene(REGAIN, drawn).act(`tribe ${id}`)

describe('15.4 Regaining Control', () => {
  test('BG-15.4-a BG-15.4-j: any Allied tribe, the Britons too, at the choice of the BARBARIAN player', () => {
    const tribes = {
      franks: { at: 'durocortorum', allied: true },
      britons: { at: 'londinium', allied: true },
      huns: 'treva',
    }
    const control = { durocortorum: 'allied', londinium: 'allied' } as const
    const t = scene(REGAIN, { tribes, control })
    expect([t.seat, offered(t, 'tribe')]).toEqual(['barbarian', ['britons', 'franks']])
    expect(t.why('tribe huns')).toBe('BG-15.4-a')
    t.act('tribe britons')
    expect([isAllied(t.state, tribe('britons')), isAllied(t.state, tribe('franks'))]).toEqual([false, true])
    expect(regainVerdict(new Scene({ tribes: { huns: 'treva' } }).state).ok).toBe(false)
  })

  test('BG-15.4-b BG-15.4-c: the marker turns, and its Capital is Barbarian, without Plunder', () => {
    const t = revolt({ ...franks, control: { durocortorum: 'allied' }, forts: FORTS })
    expect([isAllied(t.state, tribe('franks')), t.control('durocortorum')]).toEqual([false, 'barbarian'])
    expect([t.plunder, isOver(t)]).toEqual([0, true])
  })

  test('BG-15.4-d BG-15.4-e: leaders come with the CU stacked with them, and all Allied CU there are Barbarian', () => {
    const t = revolt()
    expect([t.at('chlodio'), t.cu('durocortorum', 'barbarian'), t.cu('durocortorum', 'allied')]).toEqual([
      'durocortorum',
      5,
      0,
    ])
    expect(t.cu('lugdunum', 'allied')).toBe(0)
    expect(revolt({ ...franks, leaders: { chlodio: 'displaced' } }).at('chlodio')).toBe('displaced')
    const there = revolt({ ...franks, leaders: { chlodio: 'durocortorum' } })
    expect([there.cu('durocortorum', 'barbarian'), there.history('relocate')]).toEqual([2, []])
  })

  test('BG-15.4-f BG-15.4-h: Border and Cultivated spaces next to it; 1 Plunder for each Cultivated one of Loyalists or Usurpers', () => {
    const t = revolt()
    expect(['divodurum', 'atuatuca-tungrorum', 'lutetia'].map((id) => t.control(id))).toEqual([
      'barbarian',
      'barbarian',
      'barbarian',
    ])
    // Cities stay, and so does what is farther away.
    expect(['augusta-treverorum', 'gesoriacum', 'vesontio'].map((id) => t.control(id))).toEqual([
      'loyalist',
      'loyalist',
      'loyalist',
    ])
    // Lutetia was Allied.
    expect(t.plunder).toBe(2)
    const usurper = { ...franks.control, divodurum: 'usurper' } as const
    expect(
      revolt({ ...franks, control: usurper, leaders: { ...franks.leaders, aetius: { at: 'roma', flipped: true } } })
        .plunder,
    ).toBe(2)
  })

  test('BG-15.4-f: a Border space is taken without Plunder', () => {
    const t = revolt({
      tribes: { franks: { at: 'sirmium', allied: true } },
      control: { sirmium: 'allied', mursa: 'allied' },
    })
    expect([t.control('singidunum'), t.control('mursa'), t.plunder]).toEqual(['barbarian', 'barbarian', 0])
  })

  test('BG-15.4-f: not a space with a fort', () => {
    const t = revolt({ ...franks, forts: { divodurum: 'castra' }, cu: { ...franks.cu, divodurum: { loyalist: 1 } } })
    expect([t.control('divodurum'), t.plunder]).toEqual(['loyalist', 1])
  })

  test('BG-15.4-g: Allied CU in those spaces turn Barbarian, not those in others', () => {
    const cu = { ...franks.cu, lutetia: { allied: 1 }, vesontio: { allied: 2 }, gesoriacum: { allied: 1 } }
    const t = revolt({ ...franks, cu })
    expect([t.cu('lutetia', 'barbarian'), t.cu('lutetia', 'allied')]).toEqual([1, 0])
    expect([t.cu('vesontio', 'allied'), t.cu('gesoriacum', 'allied')]).toEqual([2, 1])
  })

  test('BG-15.4-k: control changes whoever stands there', () => {
    const t = revolt({
      ...franks,
      leaders: { ...franks.leaders, aetius: 'divodurum' },
      cu: { ...franks.cu, divodurum: { loyalist: 4 } },
    })
    expect([t.control('divodurum'), t.cu('divodurum', 'loyalist'), t.at('aetius')]).toEqual([
      'barbarian',
      4,
      'divodurum',
    ])
  })

  test('BG-15.4-l: Allied CU with another tribe’s leader turn too', () => {
    const t = revolt({
      ...franks,
      tribes: { ...franks.tribes, visigoths: { at: 'tolosa', allied: true } },
      control: { ...franks.control, tolosa: 'allied' },
      leaders: { ...franks.leaders, alaric: 'lutetia' },
      cu: { ...franks.cu, lutetia: { allied: 2 } },
    })
    expect([t.cu('lutetia', 'barbarian'), t.cu('lutetia', 'allied')]).toEqual([2, 0])
  })

  test('BG-15.4-i: it may migrate and be settled again', () => {
    const { state } = revolt()
    state.stack.push(byCard(1))
    const t = new Scene(state).go()
    expect(t.why('tribe franks')).toBeUndefined()
    state.stack.push(SETTLEMENT)
    expect(new Scene(state).go().why('tribe franks')).toBeUndefined()
  })
})
