import { describe, expect, test } from 'vitest'
import { overrunBy } from '../src/rules/map/siege.ts'
import { ALLIED, BARBARIANS, BYZANTINE, type Power, USURPER } from '../src/state.ts'
import { arrived, BattleScene, battle, force } from './battle-scene.ts'
import { type Draw, Scene, space } from './scene.ts'

/** Vortigern has come to Lindum, where the Angles' marker is. */
function overrun(more: Draw = {}, at = 'lindum', who = 'angles'): BattleScene {
  const drawn: Draw = {
    control: { lindum: 'barbarian', segundum: 'barbarian', eburacum: 'allied', luguvalium: 'allied', ...more.control },
    tribes: { [who]: at, britons: { at: 'luguvalium', allied: true }, ...more.tribes },
    leaders: { vortigern: at, wermund: 'segundum', ...more.leaders },
    forts: more.forts ?? {},
    sieges: more.sieges ?? {},
    cu: { [at]: { allied: 1 }, ...more.cu },
  }
  return new BattleScene(drawn, arrived(at, force('vortigern', { allied: 1 }, 'eburacum'), 'allied')).go()
}

describe('10.4.3 Tribal Migration Overrun', () => {
  test('BG-10.4.3-x1 BG-10.4.3-a BG-10.4.3-b BG-10.4.3-g BG-10.4.3-h BG-10.4.3-n: the marker goes to its leader, alone, and the space changes hands', () => {
    const scene = overrun({ cu: { segundum: { barbarian: 2 } } })
    expect([scene.marker('angles'), scene.control('lindum')]).toEqual(['segundum', 'allied'])
    expect(scene.cu('segundum', 'barbarian')).toBe(2)
  })

  test('BG-10.4.3-x2 BG-10.4.3-c BG-10.4.3-i: to Further East if the leader besieges', () => {
    const scene = overrun({
      leaders: { wermund: 'londinium' },
      control: { londinium: 'allied' },
      sieges: { londinium: 'barbarian' },
      cu: { londinium: { barbarian: 3 } },
    })
    expect([scene.marker('angles'), scene.control('lindum')]).toEqual(['further-east', 'allied'])
    // Before a Castra as before a city.
    const castra = overrun({
      control: { segundum: 'allied' },
      forts: { segundum: 'castra' },
      sieges: { segundum: 'barbarian' },
      cu: { segundum: { barbarian: 3 } },
    })
    expect([castra.at('wermund'), castra.marker('angles')]).toEqual(['segundum', 'further-east'])
  })

  test('BG-10.4.3-x3 BG-10.4.3-e: marker and leader are gone if he is displaced', () => {
    const scene = overrun({ leaders: { wermund: 'displaced' } })
    expect([scene.marker('angles'), scene.at('wermund'), scene.control('lindum')]).toEqual(['gone', 'gone', 'allied'])
  })

  test('BG-10.4.3-j: and if he was never in play', () => {
    expect(overrun({ leaders: { wermund: 'off' } }).marker('angles')).toBe('gone')
  })

  test('BG-10.4.3-x4 BG-10.4.3-f: nothing happens to it if the force does not survive', () => {
    const drawn: Draw = {
      control: { lindum: 'barbarian', eburacum: 'allied' },
      tribes: { angles: 'lindum', britons: { at: 'londinium', allied: true } },
      leaders: { vortigern: 'lindum' },
      cu: { lindum: { allied: 1, barbarian: 3 } },
    }
    const scene = new BattleScene(
      drawn,
      battle({ at: 'lindum', by: 'allied', on: 'barbarian', with: [force('vortigern', { allied: 1 }, 'eburacum')] }),
    )
      .dice(1, 4)
      .go()
    expect(scene.history('scored')).toMatchObject([
      { roll: 2, losses: 0 },
      { roll: 4, losses: 1 },
    ])
    expect([scene.marker('angles'), scene.control('lindum'), scene.at('vortigern')]).toEqual([
      'lindum',
      'barbarian',
      'displaced',
    ])
  })

  test('BG-10.4.3-d: the Picts are gone instead of going East', () => {
    const scene = overrun(
      {
        leaders: { vuradech: 'londinium' },
        control: { londinium: 'allied' },
        sieges: { londinium: 'barbarian' },
        cu: { londinium: { barbarian: 3 } },
      },
      'lindum',
      'picti',
    )
    expect([scene.marker('picti'), scene.at('vuradech')]).toEqual(['gone', 'gone'])
  })

  test('BG-10.4.3-k BG-10.4.3-m: not to a transit space, another marker, or a city that is not Barbarian', () => {
    expect(overrun({ leaders: { wermund: 't7' } }).marker('angles')).toBe('further-east')
    expect(overrun({ tribes: { saxons: 'segundum' } }).marker('angles')).toBe('further-east')
    expect(overrun({ leaders: { wermund: 'gesoriacum' } }).marker('angles')).toBe('further-east')
    expect(overrun({ leaders: { wermund: 'further-east' }, tribes: { huns: 'further-east' } }).marker('angles')).toBe(
      'further-east',
    )
  })

  test('BG-10.4.3-m: an open space with the marker becomes Barbarian, with Plunder', () => {
    const scene = overrun({ leaders: { wermund: 'glevum' } })
    expect([scene.marker('angles'), scene.control('glevum'), scene.plunder]).toEqual(['glevum', 'barbarian', 1])
  })

  test('BG-10.4.3-a BG-2.3.4-aa: whose marker is overrun where, and by whom', () => {
    const { state } = new Scene({
      tribes: { angles: 'lindum', huns: 'further-east', franks: 'roma', britons: { at: 'glevum', allied: true } },
    })
    const by = (at: string, power: Power) => overrunBy(state, space(at), power) !== -1
    expect([by('lindum', ALLIED), by('lindum', USURPER), by('lindum', BARBARIANS)]).toEqual([true, true, false])
    expect([by('further-east', BYZANTINE), by('roma', USURPER), by('glevum', USURPER), by('lutetia', USURPER)]).toEqual(
      [false, false, false, false],
    )
  })
})
