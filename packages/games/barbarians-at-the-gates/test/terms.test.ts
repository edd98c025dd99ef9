/** Chapters 1 to 2.3: what the words of the rulebook come to in play. */
import { FastDice, RecordingTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { barbariansAtTheGates as game } from '../src/index.ts'
import { apply, decision, proceed } from '../src/machine.ts'
import { isRomanProvince } from '../src/rules/map/control.ts'
import { controlMarkerAt } from '../src/rules/map/markers.ts'
import { setUp } from '../src/rules/sequence/set-up.ts'
import { score } from '../src/rules/victory.ts'
import {
  BARBARIAN,
  BARBARIANS,
  CITY,
  CULTIVATED,
  cardsIn,
  DISCARD,
  isFortified,
  putLeader,
  ROMAN,
} from '../src/state.ts'
import { board, type Draw, leader, Scene, space } from './scene.ts'
import { impulseOf } from './sequence-scene.ts'

const impulse = (player: 0 | 1, drawn: Draw) =>
  new Scene({ hands: ['R12', 'R09', 'B08', 'B21'], ...drawn, stack: impulseOf(player) }).go()
const card = (id: string) => {
  const found = board.cardOf.get(id)
  if (found === undefined) throw new Error(`there is no card '${id}'`)
  return found
}
const province = (id: string) => {
  const found = board.everyProvince.find((each) => board.provinces[each].id === id)
  if (found === undefined) throw new Error(`there is no province '${id}'`)
  return found
}

describe('1.0 and 2.1 Players and dice', () => {
  const units: Draw = {
    leaders: {
      aetius: 'roma',
      'dux-byzantina': 'salona',
      chlodio: 'durocortorum',
      alaric: 'treva',
      magnentius: { at: 'carthago', flipped: true },
    },
    tribes: { franks: { at: 'durocortorum', allied: true }, visigoths: 'treva' },
    control: { durocortorum: 'allied', carthago: 'usurper' },
    cu: { roma: { loyalist: 1 } },
  }

  test('BG-1.0-a: there are two seats, and nobody else is ever asked', () => {
    expect(game.seats({ scenario: 'the-migrations' })).toEqual(['roman', 'barbarian'])
  })

  test('BG-1.0-b: the ROMAN player leads Romans and allies, the BARBARIAN player tribes and usurpers', () => {
    const roman = impulse(ROMAN, units).act('activate R12')
    expect([...roman.legal].sort()).toEqual(['leader aetius', 'leader chlodio', 'leader dux-byzantina'])
    const barbarian = impulse(BARBARIAN, units).act('activate B08')
    expect([...barbarian.legal].sort()).toEqual(['leader alaric', 'leader magnentius'])
  })

  test('BG-2.1-b: all that is rolled is six-sided', () => {
    const dice = new FastDice(secretFrom('six sides'))
    const table = new RecordingTable(dice)
    for (const { id } of board.file.scenarios) {
      const s = setUp(board, { scenario: id }, table)
      proceed(s, table)
      for (let i = 0, asked = decision(s); asked !== null && i < 600; i++, asked = decision(s))
        apply(s, asked.actions[dice.below(asked.actions.length)], table)
    }
    const rolls = table.told.map(({ event }) => event).filter(({ type }) => type === 'roll')
    expect(rolls.length).toBeGreaterThan(20)
    expect([...new Set(rolls.map(({ die }) => die))]).toEqual(['d6'])
    expect(rolls.every(({ face }) => Number(face) >= 1 && Number(face) <= 6)).toBe(true)
  })
})

describe('2.3 The map', () => {
  test('BG-2.3-c: each player has a discard pile of his own; there is one box for all displaced leaders', () => {
    const drawn: Draw = {
      leaders: { aetius: 'lutetia', chlodio: 'verona' },
      tribes: { franks: 'treva' },
      cu: { lutetia: { barbarian: 1 }, verona: { loyalist: 1 } },
    }
    const scene = impulse(ROMAN, drawn)
    expect([scene.at('aetius'), scene.at('chlodio')]).toEqual(['displaced', 'displaced'])
    scene.act('march R12', 'done')
    expect(cardsIn(scene.state, ROMAN, DISCARD)).toEqual([card('R12')])
    expect(cardsIn(scene.state, BARBARIAN, DISCARD)).toEqual([])
  })

  test('BG-2.3-d: the four tables are read: attrition, activation, siege and battle', () => {
    const { tables } = board.file
    expect([board.attrition(3, 3), tables.activation.ap[0][2]]).toEqual([1, 6])
    expect([board.siege.length, board.combat.length, board.combat[6][3]]).toEqual([6, 13, 2])
  })

  test('BG-2.3.1-b BG-2.3.1-f: Cultivated and Walled City spaces are those that count for a province', () => {
    for (const { spaces, counting } of board.provinces) {
      const kinds = spaces.filter((each) => board.kind[each] === CITY || board.kind[each] === CULTIVATED)
      expect([...counting].sort()).toEqual([...kinds].sort())
    }
    const control = { 'augusta-treverorum': 'barbarian', gesoriacum: 'barbarian' } as const
    const belgica = (more: Draw['control']) =>
      isRomanProvince(new Scene({ control: { ...control, ...more } }).state, province('gallia-belgica'))
    expect([belgica({}), belgica({ divodurum: 'barbarian' })]).toEqual([true, false])
  })

  const visigoths: Draw = {
    leaders: { alaric: 'florentia' },
    tribes: { visigoths: 'treva' },
    control: { florentia: 'barbarian' },
    cu: { florentia: { barbarian: 5 }, palma: { loyalist: 1 } },
  }

  test('BG-2.3.1-e BG-8.0-d BG-8.0-f: a leader takes a Cultivated space for 1 AP, which brings Plunder and his marker', () => {
    const scene = impulse(BARBARIAN, visigoths).act('activate B08', 'leader alaric', 'take 5', 'to bononia', 'control')
    expect([scene.control('bononia'), scene.plunder, controlMarkerAt(scene.state, space('bononia'))]).toEqual([
      'barbarian',
      1,
      BARBARIANS,
    ])
  })

  test('BG-8.0-d BG-2.3.1-e: so do raiders', () => {
    const scene = impulse(BARBARIAN, visigoths).act('raid B08', 'to florentia', 'take 2', 'to bononia', 'control')
    expect([scene.control('bononia'), scene.plunder]).toEqual(['barbarian', 1])
  })

  test('BG-2.3.1-g: a Walled City brings Plunder when it is raided, and when it falls', () => {
    const raid = impulse(BARBARIAN, visigoths).act('raid B08', 'to florentia', 'take 2').dice(1).act('to roma')
    expect(raid.plunder).toBe(1)
    const siege = impulse(BARBARIAN, visigoths).act('activate B08', 'leader alaric', 'take 5', 'to roma')
    expect(siege.dice(3).act('siege').plunder).toBe(3)
  })

  test('BG-2.3.1-h: a Walled City is Fortified, whoever holds it', () => {
    for (const power of ['loyalist', 'usurper', 'barbarian', 'allied'] as const)
      expect(isFortified(new Scene({ control: { roma: power } }).state, space('roma'))).toBe(true)
  })

  test('BG-2.3.1-j: a Capital is a Walled City, one of each province; only such places get Loyalist CU', () => {
    expect(board.provinces.every(({ capital }) => board.isCapital[capital] && board.kind[capital] === CITY)).toBe(true)
    expect(board.isCapital.filter(Boolean)).toHaveLength(board.provinces.length)
    const scene = impulse(ROMAN, { cu: { roma: { loyalist: 1 } } }).act('reinforce R12')
    expect([scene.why('to ravenna'), scene.why('to roma')]).toEqual(['BG-7.1-k', undefined])
  })
})

describe('2.3.2 Provincial control', () => {
  test('BG-2.3.2-o BG-2.3.2-p BG-2.3.2-q BG-2.3.2-r BG-2.4.6-e: a province is Roman or it is not; who else holds it is never asked', () => {
    const scored = (drawn: Draw) => {
      const scene = new Scene(drawn)
      scene.on((table) => score(scene.state, table))
      const [{ roman, lost }] = scene.history('provinces') as unknown as { roman: string[]; lost: string[] }[]
      return { roman, lost }
    }
    const { spaces } = board.provinces[province('hispaniae')]
    const held = (power: 'usurper' | 'barbarian') =>
      scored({ control: Object.fromEntries(spaces.map((each) => [board.spaceIds[each], power])) })
    expect(held('usurper')).toEqual(held('barbarian'))
    expect([held('usurper').lost, scored({}).roman]).toEqual([
      expect.arrayContaining(['hispaniae']),
      expect.arrayContaining(['hispaniae']),
    ])
    expect([...scored({}).roman, ...scored({}).lost]).toHaveLength(board.provinces.length)
  })

  test('BG-2.3.2-ad BG-2.3.2-q BG-2.3.2-r: it changes with the leader who comes and goes, and is kept nowhere', () => {
    const { state } = new Scene({ leaders: { romanus: 'carthago' } })
    const africa = () => isRomanProvince(state, province('africa'))
    const before = africa()
    putLeader(state, leader('romanus'), space('roma'))
    const away = africa()
    putLeader(state, leader('romanus'), space('cirta'))
    expect([before, away, africa()]).toEqual([true, false, true])
  })
})

describe('2.3.3 and 2.3.4 Names that the rulebook uses twice', () => {
  test('BG-2.3.3-d: clear and river connections carry the line of a Usurper, a strait does not', () => {
    const usurped = (from: string, to: string) => {
      const scene = new Scene({
        phase: 'control',
        leaders: { magnentius: { at: from, flipped: true } },
        control: { [from]: 'usurper', [to]: 'usurper' },
        cu: { palma: { loyalist: 1 }, [from]: { usurper: 1 } },
        stack: [
          { kind: 'turn', step: 'scoring' },
          { kind: 'control', step: 'isolation' },
        ],
      })
      return scene.go().control(to)
    }
    expect(usurped('verona', 'bononia')).toBe('usurper')
    expect(usurped('basilea', 'agri-decumates')).toBe('usurper')
    expect(usurped('mons-calpe', 'tingis')).toBe('loyalist')
  })

  test('BG-2.3.4-w: naval movement is chapter 10.6, and is refused by its clauses', () => {
    const scene = impulse(ROMAN, { leaders: { aetius: 'massilia' }, cu: { massilia: { loyalist: 3 } } })
    scene.act('activate R12', 'leader aetius', 'take 3')
    expect([scene.why('sail gesoriacum'), scene.why('sail roma')]).toEqual(['BG-10.6-b', undefined])
  })
})
