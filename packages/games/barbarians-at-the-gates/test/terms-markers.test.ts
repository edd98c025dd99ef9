/** Chapters 2.4, 4.1, 5.7, 7.1 and 8: CU, markers and points in play. */
import { describe, expect, test } from 'vitest'
import { cityMarkerAt, controlMarkerAt } from '../src/rules/map/markers.ts'
import { score } from '../src/rules/victory.ts'
import {
  BARBARIAN,
  BARBARIANS,
  CASTRA,
  fortAt,
  isFortified,
  LOYALIST,
  NO_POWER,
  ROMAN,
  TRANSIT,
  USURPER,
} from '../src/state.ts'
import { board, type Draw, leader, Scene, space } from './scene.ts'
import { impulseOf } from './sequence-scene.ts'
import { SETTLEMENT, SUCCESS, scene, USURPATION } from './tribes-scene.ts'

const impulse = (player: 0 | 1, drawn: Draw) =>
  new Scene({ hands: ['R12', 'R09', 'B08', 'B21'], ...drawn, stack: impulseOf(player) }).go()

describe('2.4.1 Combat units', () => {
  test('BG-2.4.1-a BG-2.4.1-b BG-2.4.1-x1 BG-2.2.1-k: CU of a power in a space are a number, however they came', () => {
    const at = (cu: number) =>
      impulse(BARBARIAN, {
        leaders: { chlodio: 'treva' },
        tribes: { franks: 'treva' },
        cu: { treva: { barbarian: cu }, palma: { loyalist: 1 } },
      })
    const one = at(1).act('reinforce B08', 'to treva', 'to treva', 'march R12', 'done', 'activate B21')
    const three = at(3).act('activate B21')
    expect([one.cu('treva', 'barbarian'), three.cu('treva', 'barbarian')]).toEqual([3, 3])
    expect(one.act('leader chlodio').legal).toEqual(three.act('leader chlodio').legal)
  })

  test('BG-2.4.1-c: Loyalist CU become Usurper by a usurpation, and Loyalist again by a swap', () => {
    const drawn: Draw = { leaders: { magnentius: 'londinium' }, cu: { londinium: { loyalist: 3 } } }
    const usurped = scene(USURPATION, drawn).act('leader magnentius')
    expect([usurped.cu('londinium', 'loyalist'), usurped.cu('londinium', 'usurper')]).toEqual([0, 3])
    usurped.state.stack.push(SUCCESS)
    usurped.go()
    expect([usurped.cu('londinium', 'loyalist'), usurped.cu('londinium', 'usurper')]).toEqual([3, 0])
  })

  test('BG-2.4.1-d: Barbarian CU become Allied by a settlement, and Barbarian again by a revolt', () => {
    const drawn: Draw = {
      leaders: { chlodio: 'treva' },
      tribes: { franks: 'treva' },
      control: Object.fromEntries(
        board.provinces
          .filter(({ id }) => id !== 'gallia-belgica')
          .map(({ capital }) => [board.spaceIds[capital], 'usurper' as const]),
      ),
      cu: { treva: { barbarian: 4 } },
    }
    const settled = scene(SETTLEMENT, {
      ...drawn,
      leaders: { ...drawn.leaders, magnentius: { at: 'roma', flipped: true } },
    })
    while (settled.state.stack.length > 1) settled.act(settled.legal[0])
    expect([settled.cu('durocortorum', 'allied'), settled.cu('treva', 'barbarian')]).toEqual([4, 0])
    settled.state.stack.push({ kind: 'regain' })
    settled.go()
    while (settled.state.stack.length > 1) settled.act(settled.legal[0])
    expect([settled.cu('durocortorum', 'allied'), settled.cu('durocortorum', 'barbarian')]).toEqual([0, 4])
  })

  test('BG-2.4.1-e: Byzantine CU never become another power’s', () => {
    const drawn: Draw = {
      leaders: { magnentius: { at: 'londinium', flipped: true } },
      control: { londinium: 'usurper' },
      cu: { londinium: { usurper: 2 }, salona: { byzantine: 3 } },
    }
    const swapped = scene(SUCCESS, drawn)
    expect([swapped.cu('salona', 'byzantine'), swapped.cu('salona', 'usurper'), swapped.control('salona')]).toEqual([
      3,
      0,
      'loyalist',
    ])
  })

  test('BG-2.4.1-f BG-9.0-ah: there are as many CU as are wanted', () => {
    const scene = impulse(ROMAN, { cu: { roma: { loyalist: 120 } } }).act('reinforce R12', 'to roma', 'to mediolanum')
    expect([scene.cu('roma', 'loyalist'), scene.asked]).toEqual([121, 'impulse'])
  })
})

describe('2.4.4 to 2.5 Markers', () => {
  test('BG-2.4.4-a BG-2.5-j: a Castra or Colonia makes a space Fortified, which can hold a garrison', () => {
    const { state } = new Scene({ forts: { lindum: 'castra', glevum: 'colonia' } })
    expect(['lindum', 'glevum', 'camulodunum'].map((id) => isFortified(state, space(id)))).toEqual([true, true, false])
    for (const [id, forts] of [
      ['bononia', { bononia: 'castra' }],
      ['bononia', { bononia: 'colonia' }],
      ['roma', {}],
    ] as const) {
      const scene = impulse(BARBARIAN, {
        forts,
        leaders: { alaric: 'florentia' },
        tribes: { visigoths: 'treva' },
        control: { florentia: 'barbarian' },
        cu: { florentia: { barbarian: 5 }, [id]: { loyalist: 2 } },
      }).act('activate B08', 'leader alaric', 'take 5', `to ${id}`)
      expect([scene.asked, scene.seat]).toEqual(['compose', 'roman'])
      expect(scene.legal).toContain('take 1')
    }
  })

  test('BG-2.4.4-g BG-8.0-c BG-2.4.4-k: under a fort no AP change control; a siege does, and the fort stays with a Usurper', () => {
    const drawn = (power: 'barbarian' | 'usurper'): Draw => ({
      forts: { bononia: 'castra' },
      leaders: power === 'barbarian' ? { alaric: 'florentia' } : { magnentius: { at: 'florentia', flipped: true } },
      tribes: { visigoths: 'treva' },
      control: { florentia: power },
      cu: { florentia: { [power]: 5 }, palma: { loyalist: 1 } },
    })
    const besieged = (power: 'barbarian' | 'usurper', who: string) => {
      const scene = impulse(BARBARIAN, drawn(power)).act('activate B08', `leader ${who}`, 'take 5', 'to bononia')
      expect(scene.why('control')).toBe('BG-10.2.2-n')
      scene.dice(3).act('siege')
      if (scene.asked !== 'orders') scene.act(scene.legal[0])
      return scene
    }
    const lost = besieged('barbarian', 'alaric')
    expect([lost.control('bononia'), fortAt(lost.state, space('bononia'))]).toEqual(['barbarian', 0])
    const kept = besieged('usurper', 'magnentius')
    expect([kept.control('bononia'), fortAt(kept.state, space('bononia'))]).toEqual(['usurper', CASTRA])
  })

  test('BG-8.0-a BG-8.0-b BG-8.0-i: open land has one control marker or none, a city its own marker', () => {
    const shown = (id: string, power?: 'loyalist' | 'usurper' | 'barbarian' | 'allied') => {
      const { state } = new Scene(power === undefined ? {} : { control: { [id]: power } })
      return [controlMarkerAt(state, space(id)), cityMarkerAt(state, space(id))]
    }
    expect([shown('lutetia'), shown('lutetia', 'usurper'), shown('lutetia', 'barbarian')]).toEqual([
      [NO_POWER, NO_POWER],
      [USURPER, NO_POWER],
      [BARBARIANS, NO_POWER],
    ])
    expect([shown('roma'), shown('roma', 'usurper'), shown('roma', 'barbarian')]).toEqual([
      [NO_POWER, LOYALIST],
      [NO_POWER, USURPER],
      [BARBARIANS, USURPER],
    ])
  })

  test('BG-8.0-c: nobody takes a transit space', () => {
    const { state } = new Scene()
    const transit = board.everySpace.filter((each) => board.kind[each] === TRANSIT)
    expect(transit.map((each) => controlMarkerAt(state, each))).toEqual(transit.map(() => NO_POWER))
    const scene = impulse(BARBARIAN, {
      leaders: { chlodio: 'teutoburger-wald' },
      tribes: { franks: 'treva' },
      cu: { 'teutoburger-wald': { barbarian: 3 }, roma: { loyalist: 1 } },
    }).act('activate B08', 'leader chlodio', 'take 3', 'to t1')
    expect(scene.why('control')).toBe('BG-10.2.2-m')
  })
})

describe('2.4.6 and 4.1 Points', () => {
  const plundered = (vp: number, plunder: number) =>
    impulse(BARBARIAN, {
      vp,
      plunder,
      leaders: { alaric: 'florentia' },
      tribes: { visigoths: 'treva' },
      control: { florentia: 'barbarian' },
      cu: { florentia: { barbarian: 5 }, palma: { loyalist: 1 } },
    }).act('activate B08', 'leader alaric', 'take 5', 'to bononia', 'control')

  test('BG-2.4.6-a BG-2.4.6-d BG-4.1-d: VP are the ROMAN player’s, Plunder the BARBARIAN player’s, and its overflow costs a VP', () => {
    const few = plundered(10, 3)
    expect([few.vp, few.plunder]).toEqual([10, 4])
    const many = plundered(10, 9)
    expect([many.vp, many.plunder]).toEqual([9, 0])
    const triumph = impulse(ROMAN, { vp: 10, plunder: 1, hands: ['R34', 'R09', 'B21'], cu: { roma: { loyalist: 1 } } })
    triumph.state.happened = ['roman-won-big-battle']
    triumph.act('event R34')
    expect([triumph.vp, triumph.plunder]).toEqual([12, 9])
  })

  test('BG-2.4.6-b: more than 9 VP are kept, and counted on', () => {
    const scene = new Scene({ vp: 12, leaders: { romanus: 'carthago', nectaridus: 'lindum' } })
    scene.on((table) => score(scene.state, table))
    expect(scene.vp).toBe(14)
  })
})

describe('5.7 and 7.1', () => {
  test('BG-5.7-ad: a new Emperor without a place takes the last Usurper with him, and the usurpation ends', () => {
    const scene = new Scene({
      phase: 'reinforcement',
      turn: '8',
      leaders: { syagrius: 'gone', aetius: 'roma', honorius: { at: 'lindum', flipped: true } },
      control: { lindum: 'usurper', glevum: 'usurper' },
      cu: { palma: { loyalist: 1 } },
      stack: [
        { kind: 'turn', step: 'next' },
        { kind: 'reinforcement', step: 'arrivals' },
      ],
    })
    scene.state.usurpator = leader('aetius')
    scene.go()
    expect([scene.at('anthemius'), scene.at('honorius')]).toEqual(['gone', 'gone'])
    expect([scene.control('lindum'), scene.control('glevum'), scene.vp]).toEqual(['loyalist', 'loyalist', 10])
  })

  test('BG-7.1-ah: a Forced March goes through friendly spaces and ends in one', () => {
    const drawn: Draw = {
      control: { bononia: 'barbarian', ravenna: 'usurper' },
      leaders: { magnentius: { at: 'ravenna', flipped: true } },
      cu: { mediolanum: { loyalist: 2 } },
    }
    const scene = impulse(ROMAN, drawn).act('march R12', 'to mediolanum')
    expect([scene.why('to bononia'), scene.why('to verona')]).toEqual(['BG-14.2-d', undefined])
    const usurper = impulse(BARBARIAN, { ...drawn, cu: { ravenna: { usurper: 2 }, palma: { loyalist: 1 } } })
    usurper.act('march B08', 'to ravenna')
    expect([usurper.why('to ancona'), usurper.why('to bononia')]).toEqual(['BG-14.2-d', 'BG-14.2-d'])
  })
})
