import { game } from '@tabularium/barbarians-at-the-gates'
import { counterOf, isView, spaces, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { type Draw, Scene } from '@tabularium/barbarians-at-the-gates/testing'
import { describe, expect, test } from 'vitest'
import { boundsOf, ringsAround } from '../map/bounds.ts'
import { chart, places, pointOf } from '../src/games/barbarians-at-the-gates/board/chart.ts'
import { forcesAt, tabY, tribeY } from '../src/games/barbarians-at-the-gates/board/forces.ts'
import { board } from '../src/games/barbarians-at-the-gates/board/index.ts'
import { ownersIn } from '../src/games/barbarians-at-the-gates/board/owners.ts'
import { placed } from '../src/page/board/marks/price-spots.ts'
import type { Option } from '../src/page/play/options.ts'
import { within } from './outlines.ts'

function viewOf(draw: Draw): View {
  const view = game.write(new Scene(draw).state)
  if (!isView(view)) throw new Error('no view')
  return view
}

const war = viewOf({
  control: { londinium: 'usurper', tolosa: 'allied', colonia: 'barbarian' },
  cu: {
    lugdunum: { loyalist: 5, byzantine: 2 },
    durocortorum: { barbarian: 4 },
    colonia: { barbarian: 6 },
    roma: { loyalist: 1 },
  },
  inside: { durocortorum: { loyalist: 2 } },
  sieges: { durocortorum: 'barbarian' },
  forts: { basilea: 'castra' },
  leaders: {
    'dux-byzantina': 'lugdunum',
    aetius: 'lugdunum',
    'valentinian-iii': 'lugdunum',
    attila: { at: 'durocortorum', flipped: true },
  },
  tribes: { franks: 'colonia', visigoths: { at: 'tolosa', allied: true } },
})

/** A successor stands on his predecessor's counter. */
const attila = counterOf('attila')

describe('what stands on the map', () => {
  test('is one force of each power in a space, an Emperor’s name first', () => {
    const forces = forcesAt(war, 'lugdunum')
    expect(forces.map(({ power, cu, leaders }) => [power, cu, leaders])).toEqual([
      ['loyalist', 5, ['valentinian-iii', 'aetius']],
      ['byzantine', 2, ['dux-byzantina']],
    ])
    expect(board.piecesAt('lugdunum', war)).toEqual(['valentinian-iii', 'aetius', 'dux-byzantina'])
  })

  test('has names above it that do not meet: of two side by side one is higher', () => {
    const [loyalist, byzantine] = forcesAt(war, 'lugdunum')
    const [alone] = forcesAt(war, 'colonia')
    if (loyalist === undefined || byzantine === undefined || alone === undefined) throw new Error('nobody is there')
    expect(tabY(byzantine)).toBeLessThan(tabY(loyalist) - 12)
    expect(tribeY(alone)).toBeGreaterThan(-alone.size)
  })

  test('is square if it is Roman, eight-sided if it is a people’s, round-ended if that is Allied, and stands above its space', () => {
    expect(board.standing('aetius', war)?.form).toBe('square')
    expect(board.standing(attila, war)?.form).toBe('eight')
    const [x, y] = pointOf('durocortorum')
    const at = board.standing(attila, war)?.at ?? [0, 0]
    expect([at[0], at[1] < y]).toEqual([x, true])
    expect(board.standing('stilicho', war)).toBe(null)
  })

  test('is a garrison beside the sign, besiegers above it', () => {
    const [outside, inside] = forcesAt(war, 'durocortorum').toSorted((a, b) => a.at[1] - b.at[1])
    expect([outside?.owner, outside?.cu, inside?.owner, inside?.cu, inside?.isInside]).toEqual([
      'barb',
      4,
      'rome',
      2,
      true,
    ])
  })

  test('is a Tribal Marker by its name, with or without others', () => {
    expect(board.standing('franks', war)?.form).toBe('plate')
    expect(board.standing('visigoths', war)).toMatchObject({ form: 'ended' })
    expect(board.piecesAt('colonia', war)).toEqual(['franks'])
  })
})

describe('what it costs to go somewhere', () => {
  const option: Option = {
    kind: 'march',
    piece: null,
    place: null,
    steps: [],
    way: [],
    cost: 2,
    odds: null,
    forecast: null,
    seals: false,
    words: '',
    number: null,
  }
  const pricesOf = (odds: number | null) => {
    const lit = new Map([
      ['augusta-treverorum', [option]],
      ['bonna', [{ ...option, odds }]],
    ])
    return placed(
      board,
      lit,
      () => null,
      (cost) => `${cost} AP`,
    )
  }
  const middle = pointOf('augusta-treverorum')[0]

  test('stands to the right of the place, or to its left where a chance would cover it', () => {
    const [alone] = pricesOf(null).chips
    const {
      chips: [beside],
      pills: [chance],
    } = pricesOf(0.78)
    expect(alone?.spot[0]).toBeGreaterThan(middle)
    expect(chance).toMatchObject({ place: 'bonna', odds: 0.78, cost: '2 AP' })
    expect(beside?.spot[0]).toBeLessThan(middle)
  })
})

describe('whose land is whose', () => {
  test('every space but a transit space is somebody’s', () => {
    const owners = ownersIn(war)
    const nobodys = places.filter((place) => !owners.has(place))
    expect(nobodys).toEqual(places.filter((place) => spaces.get(place)?.type === 'transit'))
    expect(['londinium', 'tolosa', 'colonia', 'roma', 'eastern-roman-empire'].map((id) => owners.get(id))).toEqual([
      'usurper',
      'foed',
      'barb',
      'rome',
      'east',
    ])
  })

  test('what one holds is washed as one, and nothing else with it', () => {
    const owners = ownersIn(war)
    const bounds = boundsOf(chart)
    for (const owner of ['rome', 'usurper', 'foed', 'barb']) {
      const rings = ringsAround(bounds, (space) => owners.get(space) === owner)
      for (const place of places) {
        const { type } = spaces.get(place) ?? { type: 'zone' }
        if (type === 'zone' || type === 'transit') continue
        expect([place, owner, within(rings, pointOf(place))]).toEqual([place, owner, owners.get(place) === owner])
      }
    }
  })
})

describe('for those who cannot see it', () => {
  test.each([
    ['en', 'Valentinian III, Loyalist, Emperor, initiative 3, tactical 0, with 5 CU, Lugdunum'],
    ['fr', 'Valentinien III, Loyaliste, empereur, initiative 3, tactique 0, avec 5 UC, Lugdunum'],
  ] as const)('%s: a leader with all of his', (language, words) => {
    expect(board.pieceWords('valentinian-iii', war, language)).toBe(words)
  })

  test.each([
    ['en', 'besieged by the Barbarians, Attila, 4 Barbarian CU, 2 Loyalist CU inside', 'Castra'],
    ['fr', 'assiégée par les Barbares, Attila, 4 UC barbares, 2 UC loyalistes à l’intérieur', 'Castra'],
  ] as const)('%s: what is in a place', (language, siege, fort) => {
    expect(board.contents('durocortorum', war, language)).toBe(siege)
    expect(board.contents('basilea', war, language)).toBe(fort)
    expect(board.contents('genua', war, language)).toBe('')
  })

  test('a force without a leader is called by its CU', () => {
    expect(board.pieceWords('lugdunum byzantine', war, 'en')).toBe('2 Byzantine CU, Lugdunum')
  })
})
