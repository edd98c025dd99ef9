import { Fault, hiding, KeyedDice, RecordingTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { NONE } from '../src/board.ts'
import type { Frame } from '../src/frames.ts'
import type { Muster } from '../src/kinds.ts'
import { proceed } from '../src/machine.ts'
import { read, write } from '../src/position/by-names.ts'
import { secretsIn } from '../src/position/secrets.ts'
import { setUp } from '../src/rules/sequence/set-up.ts'
import { clone, FACE_UP, lay, type State } from '../src/state.ts'
import { battle, force } from './battle-scene.ts'
import { board, type Draw, draw, leader, space } from './scene.ts'
import { impulseOf } from './sequence-scene.ts'

const card = (id: string) => board.cardOf.get(id) ?? NONE

const scenarios = board.file.scenarios.map(({ id }) => id)

function dealt(scenario: string): State {
  const table = new RecordingTable(new KeyedDice(secretFrom(scenario)))
  const s = setUp(board, { scenario }, table)
  proceed(s, table)
  return s
}
const again = (s: State): State => read(board, JSON.parse(JSON.stringify(write(s))), s.options)

const going: Draw = { hands: ['R16', 'B16'], leaders: { aetius: 'roma' }, cu: { roma: { loyalist: 3 } } }
const whole = (drawn: Draw = {}) => draw({ ...going, ...drawn, stack: impulseOf(0) })
const refused = (s: State): string => {
  try {
    again(s)
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
  return ''
}

describe('Positions by names', () => {
  test.each(scenarios)('BG-3.0-a: %s, written and read, is the same', (scenario) => {
    const s = dealt(scenario)
    const copy = again(s)
    expect(copy.cells).toEqual(s.cells)
    expect({ ...copy, cells: [] }).toEqual({ ...s, cells: [] })
  })

  test('a view is read as it was written', () => {
    const s = dealt('the-scourge-of-god')
    for (const viewer of [null, 0, 1]) {
      const { position } = hiding(secretsIn(board), clone).view(s, viewer)
      expect(again(position).cells).toEqual(position.cells)
    }
    // Whoever is asked can answer with nothing that the other one sees.
    const asked = whole({ leaders: {}, cu: { roma: { loyalist: 1 } }, hands: ['R15', 'R16', 'B16'] })
    const { position } = hiding(secretsIn(board), clone).view(asked, 1)
    expect(write(again(position))).toEqual(write(position))
  })

  test('BG-8.0-l BG-2.3.2-w: a space that is printed Barbarian and is Loyalist now stays so', () => {
    const s = whole({ control: { caledonia: 'loyalist', trimontium: 'loyalist' }, cu: { caledonia: { loyalist: 2 } } })
    expect(write(again(s))).toEqual(write(s))
  })

  test('numbers of cards that are left out are counted', () => {
    const { hands, decks, reserve, ...rest } = write(whole({ reserve: ['R15'] }))
    expect([hands, decks, reserve]).not.toEqual([undefined, undefined, undefined])
    const s = read(board, rest, { scenario: 'the-migrations' })
    expect(write(s)).toEqual(write(whole({ reserve: ['R15'] })))
  })

  test('BG-2.3.2-z BG-2.4.4-d BG-2.4.3-f BG-2.3.1-t BG-3.1-a: what play could never reach is refused, with the reason', () => {
    expect(refused(whole())).toBe('')
    expect(refused(whole({ control: { roma: 'byzantine' } }))).toContain("'roma' cannot be byzantine")
    expect(refused(whole({ control: { t1: 'loyalist' } }))).toContain("'t1' cannot be loyalist")
    expect(refused(whole({ control: { 'further-east': 'loyalist' } }))).toContain("'further-east' cannot be loyalist")
    expect(refused(whole({ forts: { roma: 'castra' } }))).toContain("no fort can stand in 'roma'")
    expect(refused(whole({ control: { lindum: 'allied' }, forts: { lindum: 'castra' } }))).toContain(
      'no fort can stand',
    )
    expect(refused(whole({ sieges: { lindum: 'barbarian' } }))).toContain("'lindum' has no walls")
    expect(refused(whole({ inside: { lindum: { loyalist: 1 } } }))).toContain("'lindum' has no walls")
    expect(refused(whole({ tribes: { huns: { at: 'treva', allied: true } } }))).toContain("'huns' cannot be Allied")
    expect(refused(whole({ tribes: { huns: 'treva', franks: 'treva' } }))).toContain('two Tribal Markers')
    expect(refused(whole({ tribes: { huns: 'further-east', franks: 'further-east' } }))).toBe('')
    expect(refused(whole({ tribes: { huns: 'displaced' } }))).toContain('cannot be displaced')
    expect(refused(whole({ tribes: { huns: 't1' } }))).toContain('transit space')
    expect(refused(whole({ leaders: { aetius: { at: 'lindum', inside: true } } }))).toContain('inside no walls')
    expect(refused(whole({ scenario: 'the-frozen-rhine', turn: '2' }))).toContain('turn 2 is none of 3 to 5')
  })

  test('what follows at once has been done, and who goes somewhere is where he goes from', () => {
    expect(
      refused(whole({ leaders: { aetius: 'treva' }, cu: { treva: { barbarian: 1 }, roma: { loyalist: 1 } } })),
    ).toContain('something would have happened at once')
    const activation = {
      kind: 'activation',
      player: 0,
      leader: leader('aetius'),
      ap: 3,
      cu: [3, 0, 0, 0, 0],
      with: [],
      worn: [],
      step: 'act',
      isComposed: true,
      isStopped: false,
      owes: false,
      isDelayable: false,
      wasBesieged: false,
      hasOverrun: false,
      hasOpened: false,
      from: NONE,
      via: 5,
      last: NONE,
      to: NONE,
      barred: [],
      mods: [],
    } as const
    const marching = (cu: number) =>
      refused(
        draw({
          ...going,
          leaders: { aetius: 'roma' },
          cu: { roma: { loyalist: cu } },
          stack: [...impulseOf(0).slice(0, -1), activation, { kind: 'orders', player: 0 }],
        }),
      )
    expect(marching(3)).toBe('')
    expect(marching(2)).toContain('not where it goes from')
    const composed = (cu: Muster) => {
      const compose = { kind: 'compose', player: 0, purpose: 'activation', space: space('roma'), power: 0 } as const
      const frame = { ...compose, leader: leader('aetius'), with: [], cu, told: 0, most: 10 }
      return refused(draw({ ...going, stack: [...impulseOf(0).slice(0, -1), activation, frame] }))
    }
    expect(composed([0, 0, 0, 0, 0])).toBe('')
    expect(composed([0, 0, 1, 0, 0])).toContain('goes along and was not asked for')
    const forced = (cu: number, at: string) => {
      const current = { power: 0, at: space(at), ap: 3, leader: NONE } as const
      const step = { kind: 'marching', player: 0, powers: [0], left: 0, reach: 6, rider: 0, marched: [] } as const
      const stack = [...impulseOf(0).slice(0, -1), { ...step, origin: NONE, current }]
      return refused(draw({ ...going, cu: { roma: { loyalist: cu } }, stack }))
    }
    expect([forced(1, 'roma'), forced(1, 'neapolis')]).toEqual(['', expect.stringContaining('the CU on the march')])
    expect(refused(whole({ cu: { roma: { loyalist: 201 } } }))).toContain('more CU than ever come together')
  })

  test('who attacks is there, and CU are told of five powers', () => {
    const asked = { kind: 'battle-card', player: 1, space: space('roma'), side: 'attackers' } as const
    const retreat = { ...asked, kind: 'retreat', force: 0, hasWon: false } as const
    const fought = (cu: readonly number[], step: 'defence-card' | 'winner' = 'defence-card') => {
      const plan = battle({
        at: 'roma',
        by: 'barbarian',
        on: 'loyalist',
        with: [{ ...force('rua', {}, 'neapolis', 'clear'), cu }],
      })
      const stack = [...impulseOf(1).slice(0, -1), { ...plan, step } as const, step === 'winner' ? retreat : asked]
      return refused(draw({ ...going, cu: { roma: { loyalist: 3, barbarian: 2 } }, leaders: { rua: 'roma' }, stack }))
    }
    expect([fought([0, 0, 0, 2, 0]), fought([0, 0, 0, 3, 0]), fought([0, 0, 0, 2])]).toEqual([
      '',
      expect.stringContaining('those who attack are not there'),
      expect.stringContaining('cu: 5 are wanted, not 4'),
    ])
    // Whoever retreats was there, too.
    expect([fought([0, 0, 0, 2, 0], 'winner'), fought([0, 0, 0, 3, 0], 'winner')]).toEqual([
      '',
      expect.stringContaining('those who attack are not there'),
    ])
  })

  test('a march goes on once', () => {
    const marching = {
      kind: 'marching',
      player: 0,
      powers: [0],
      left: 1,
      reach: 6,
      rider: 0,
      marched: [],
      origin: NONE,
      current: null,
    } as const
    const goingOn = (...frames: readonly Frame[]) =>
      refused(draw({ ...going, stack: [...impulseOf(0).slice(0, -1), ...frames] }))
    expect(goingOn(marching)).toBe('')
    expect(goingOn(marching, marching)).toContain("'marching' goes on twice at once")
  })

  test('BG-14.2-a: when nobody is left to march, none is asked for', () => {
    const marching = (left: number) => {
      const step = { kind: 'marching', player: 0, powers: [0], left, reach: 6, rider: 0, marched: [] } as const
      return refused(
        draw({ ...going, stack: [...impulseOf(0).slice(0, -1), { ...step, origin: NONE, current: null }] }),
      )
    }
    expect([marching(1), marching(0)]).toEqual(['', expect.stringContaining("nobody is asked 'marching' any more")])
  })

  test('what is going on names nothing twice, asks somebody, and is a place in what a card does', () => {
    const within = (frame: Frame) => refused(draw({ ...going, stack: [...impulseOf(0).slice(0, -1), frame] }))
    const asked = { kind: 'event-space', card: card('R13'), player: 0, isOptional: true } as const
    expect(within({ ...asked, spaces: [space('roma')] })).toBe('')
    expect(within({ ...asked, spaces: [space('roma'), space('roma')] })).toContain('names something twice')
    const window = { kind: 'window', moment: 'siege-roll', parties: [0, 1], passed: 0 } as const
    expect(within({ ...window, turn: 2 })).toContain('a window asks nobody')
    const event = {
      kind: 'event',
      card: card('R13'),
      player: 0,
      chosenSpaces: [],
      chosenLeaders: [],
      chosenTribes: [],
    } as const
    const under = (path: readonly number[]) =>
      refused(
        draw({
          ...going,
          stack: [...impulseOf(0).slice(0, -1), { ...event, path }, { ...asked, spaces: [space('roma')] }],
        }),
      )
    expect([under([]), under([0]), under([0, 9, 0]), under([99])]).toEqual([
      '',
      '',
      expect.stringContaining('does nothing that it says'),
      expect.stringContaining('does nothing that it says'),
    ])
  })

  test('something goes on, or it is over', () => {
    expect(refused(draw(going))).toContain('nothing is going on')
    const over = draw(going)
    over.end = { winner: 0, rule: 'BG-4.3-b' }
    expect(refused(over)).toBe('')
    expect(refused(draw({ ...going, stack: [{ kind: 'turn', step: 'draw' }] }))).toContain(
      "'turn' asks nobody anything",
    )
    expect(refused(draw({ ...going, stack: [{ kind: 'impulse', player: 0 }] }))).toContain('part of no turn')
    expect(refused(draw({ cu: { roma: { loyalist: 1 } }, stack: impulseOf(1) }))).toContain(
      "nobody can answer 'impulse'",
    )
  })

  test('what frames count stays within its bounds', () => {
    const { stack: _, ...told } = write(whole())
    const faultOf = (more: object): string => {
      try {
        read(board, JSON.parse(JSON.stringify({ ...told, ...more })), whole().options)
      } catch (error) {
        if (error instanceof Fault) return error.message
        throw error
      }
      return ''
    }
    const siege = { kind: 'siege-roll', player: 'roman', space: 'roma', power: 'loyalist', leader: null, step: 'roll' }
    const march = { kind: 'forced-march', player: 'barbarian', powers: ['barbarian'], left: 1, reach: 4, current: null }
    const first = { kind: 'marching', player: 'barbarian', powers: ['barbarian'], left: 1, reach: 4 }
    const marching = { ...first, marched: [], origin: null, current: null }
    for (const [frame, member, most] of [
      [siege, 'points', 9],
      [march, 'rider', 1],
      [marching, 'rider', 1],
    ] as const) {
      const wanted = `${member}: a whole number from 0 to ${most} is wanted`
      expect(faultOf({ stack: [{ ...frame, [member]: most }] })).not.toContain(wanted)
      expect(faultOf({ stack: [{ ...frame, [member]: most + 1 }] })).toContain(wanted)
    }
    const response = (drm: number) => faultOf({ response: { cancelled: false, drm } })
    const bound = 'drm: a whole number from -9 to 9 is wanted'
    expect([-10, -9, 9, 10].map((drm) => response(drm).includes(bound))).toEqual([true, false, false, true])
  })

  test('cards are as many as is told, and lie face up only where they may', () => {
    const s = whole()
    const told = write(s)
    expect(() => read(board, { ...told, hands: [3, 1] }, s.options)).toThrow('not as many as is told')
    const faceUp = whole()
    lay(faceUp, board.cardOf.get('R12') ?? NONE, FACE_UP)
    expect(refused(faceUp)).toContain("'R12' does not lie face up")
    const marker = whole()
    marker.usurpator = leader('honorius')
    expect(refused(marker)).toContain('the Successful Usurpator is not in play')
    expect(() => read(board, { ...told, edition: 'other' }, s.options)).toThrow("the edition 'other'")
    expect(() => read(board, 'nothing', s.options)).toThrow('no position of Barbarians at the Gates')
  })
})
