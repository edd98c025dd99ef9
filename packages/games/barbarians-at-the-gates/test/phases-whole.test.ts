/** What the phases of a turn leave behind, with all chapters at work. */
import { describe, expect, test } from 'vitest'
import { isRomanProvince } from '../src/rules/map/control.ts'
import { besiegerOf, isInside } from '../src/state.ts'
import { WholeScene } from './movement-scene.ts'
import { board, type Draw, leader, space } from './scene.ts'
import { SETTLEMENT, SUCCESS } from './tribes-scene.ts'

const province = (id: string) => {
  const found = board.everyProvince.find((each) => board.provinces[each].id === id)
  if (found === undefined) throw new Error(`there is no '${id}'`)
  return found
}

describe('19.3 Isolation', () => {
  const aquileia: Draw = {
    control: { aquileia: 'usurper', ravenna: 'usurper' },
    sieges: { aquileia: 'loyalist' },
    leaders: { aetius: 'aquileia', bonifatius: { at: 'carthago', flipped: true } },
    cu: { aquileia: { loyalist: 2 }, carthago: { usurper: 2 } },
  }

  test('BG-19.3-k BG-19.3-a BG-19.3-e: an isolated city that reverts is besieged no more, and its besiegers are at home', () => {
    const drawn: Draw = { ...aquileia, control: { ...aquileia.control, carthago: 'usurper' } }
    const scene = new WholeScene({ ...drawn, stack: [{ kind: 'control', step: 'isolation' }] })
    expect([scene.control('aquileia'), besiegerOf(scene.state, space('aquileia'))]).toEqual(['loyalist', undefined])
    expect([scene.control('ravenna'), scene.at('aetius'), scene.control('carthago')]).toEqual([
      'loyalist',
      'aquileia',
      'usurper',
    ])
  })

  test('BG-19.3-d BG-19.3-h: a leader inside keeps his own city, and no other', () => {
    const drawn: Draw = {
      ...aquileia,
      leaders: { aetius: 'aquileia', bonifatius: { at: 'aquileia', flipped: true, inside: true } },
      cu: { aquileia: { loyalist: 2 } },
    }
    const scene = new WholeScene({ ...drawn, stack: [{ kind: 'control', step: 'isolation' }] })
    expect([scene.control('aquileia'), scene.control('ravenna')]).toEqual(['usurper', 'loyalist'])
    expect(isInside(scene.state, leader('bonifatius'))).toBe(true)
  })
})

describe('18 Attrition', () => {
  test('BG-18.0-a BG-18.0-g BG-17.2.3.1-a: CU that have rolled as Usurpers do not roll again as Loyalists', () => {
    const drawn: Draw = {
      control: { vindobona: 'barbarian', corduba: 'barbarian' },
      sieges: { corduba: 'usurper' },
      leaders: { bonifatius: { at: 'vindobona', flipped: true } },
      cu: { vindobona: { usurper: 1 }, corduba: { usurper: 3 }, roma: { loyalist: 1 } },
    }
    const scene = new WholeScene({ ...drawn, stack: [{ kind: 'attrition', player: 1, done: [] }] })
    scene.dice(3, 6).act('to corduba')
    expect(scene.history('attrition')).toMatchObject([
      { space: 'corduba', power: 'usurper', lost: 1 },
      { space: 'vindobona', power: 'usurper', lost: 1 },
    ])
    expect([scene.isOver, scene.at('bonifatius'), scene.cu('corduba', 'loyalist')]).toEqual([true, 'gone', 2])
    expect(besiegerOf(scene.state, space('corduba'))).toBe(0)
  })
})

describe('15.1 After a settlement', () => {
  test('BG-15.1-x2: later the reinforcement of Durocortorum goes to the Franks', () => {
    const drawn: Draw = {
      turn: '9',
      tribes: { franks: 'teutoburger-wald' },
      leaders: { chlodio: 'treva' },
      cu: { 'teutoburger-wald': { barbarian: 2 }, treva: { barbarian: 4 }, durocortorum: { loyalist: 2 } },
    }
    const scene = new WholeScene({ ...drawn, stack: [{ kind: 'reinforcement', step: 'tribes' }, SETTLEMENT] })
    scene.act('tribe franks', 'to durocortorum', 'to divodurum', 'to lutetia', 'to gesoriacum', 'to augustodunum')
    while (!scene.isOver) scene.act(scene.legal[0])
    // 6 came, and 1 is new; no Loyalist CU is placed there.
    expect([scene.cu('durocortorum', 'allied'), scene.cu('durocortorum', 'loyalist')]).toEqual([7, 0])
    expect([scene.cu('durocortorum', 'barbarian'), isRomanProvince(scene.state, province('gallia-belgica'))]).toEqual([
      0,
      true,
    ])
  })
})

describe('17.2.2 Provinces after a swap', () => {
  test('BG-17.2.2-p: they are read anew: what was the Loyalists’ is lost, what was the Usurper’s is won, and others stay', () => {
    const allied = board.provinces[province('gallia-viennensis')].spaces.map((each) => board.spaceIds[each])
    const usurper = board.provinces[province('illyricum')].spaces.map((each) => board.spaceIds[each])
    const drawn: Draw = {
      control: {
        ...Object.fromEntries(allied.map((id) => [id, 'allied' as const])),
        ...Object.fromEntries(usurper.map((id) => [id, 'usurper' as const])),
        carthago: 'barbarian',
      },
      tribes: { visigoths: { at: 'tolosa', allied: true } },
      leaders: { bonifatius: { at: 'sirmium', flipped: true }, aetius: 'roma' },
      cu: { sirmium: { usurper: 2 }, roma: { loyalist: 2 }, tolosa: { allied: 1 } },
    }
    const ids = ['italia-suburbicaria', 'illyricum', 'gallia-viennensis', 'africa']
    const roman = (scene: WholeScene) => ids.map((id) => isRomanProvince(scene.state, province(id)))
    expect(roman(new WholeScene(drawn))).toEqual([true, false, true, false])
    expect(roman(new WholeScene({ ...drawn, stack: [SUCCESS] }))).toEqual([false, true, true, false])
  })
})
