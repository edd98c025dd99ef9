import { describe, expect, test } from 'vitest'
import { waveLevel } from '../src/rules/map/wave.ts'
import { BARBARIAN, hasWonBattle, ROMAN, setWonBattle, turnNames } from '../src/state.ts'
import { force } from './battle-scene.ts'
import { board, type Draw, draw, leader } from './scene.ts'
import { SequenceScene } from './sequence-scene.ts'
import { guest } from './stacking-scene.ts'

/** From a phase on, until somebody is asked or it is over. */
const from = (step: 'attrition' | 'migration' | 'scoring' | 'reinforcement' | 'next', drawn: Draw = {}) =>
  new SequenceScene({ ...drawn, stack: [{ kind: 'turn', step }] }).go()

/** No space of theirs is Roman any more, but for those named. */
const lost = (...kept: readonly string[]) =>
  Object.fromEntries(
    board.everyProvince
      .flatMap((each) => board.provinces[each].counting)
      .map((space) => board.spaceIds[space])
      .filter((id) => !kept.includes(id))
      .map((id) => [id, 'barbarian' as const]),
  )
const spacesOf = (...ids: readonly string[]) =>
  board.provinces
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ counting }) => counting.map((space) => board.spaceIds[space]))

describe('5.0 The turn', () => {
  test('BG-5.0-a BG-5.7-ah BG-3.1-c: seven phases in this order, then the next turn', () => {
    const scene = new SequenceScene({ turn: '4', stack: [{ kind: 'turn', step: 'draw' }] })
    scene.go()
    expect(scene.asked).toBe('place-leader')
    expect(scene.history('phase').map(({ phase }) => phase)).toEqual([
      'draw',
      'strategy',
      'attrition',
      'control',
      'migration',
      'scoring',
      'reinforcement',
    ])
    scene.act('to roma', 'to roma')
    expect(scene.history('turn')[0]).toEqual({ type: 'turn', turn: '5' })
    expect(scene.history('phase')[7]).toEqual({ type: 'phase', phase: 'draw' })
  })

  test('what lasts for a turn is over when the next begins', () => {
    const state = draw({ turn: '6', stack: [{ kind: 'turn', step: 'next' }], hands: ['R16', 'B16'] })
    state.hasUsurped = true
    state.baptized = true
    state.happened = ['barbarian-lost-battle']
    state.guests = [guest('roma', force('aetius', { loyalist: 1 }), 'placed')]
    setWonBattle(state, leader('aetius'), true)
    state.flags = [
      { flag: 'italy-no-grain', until: 'turn' },
      { flag: 'massacre', until: 'next-turn' },
      { flag: 'genseric', until: 'game' },
    ]
    const scene = new SequenceScene(state).go()
    expect(scene.asked).toBe('impulse')
    expect([state.hasUsurped, state.baptized, state.happened, hasWonBattle(state, leader('aetius'))]).toEqual([
      false,
      false,
      [],
      false,
    ])
    expect(state.guests).toEqual([])
    expect(state.flags).toEqual([
      { flag: 'massacre', until: 'turn' },
      { flag: 'genseric', until: 'game' },
    ])
  })

  test('BG-5.5-a BG-5.5-b BG-5.5-c BG-6.2.1-e BG-6.2.1-g BG-6.2.1-i BG-6.2.1-j: no Migration Phase before turn 1; then 1, 2 and 3 spaces', () => {
    const early = from('migration', { scenario: 'barbarians-at-the-gates', turn: 'A', control: lost() })
    expect(early.other('migration')).toEqual([])
    expect(from('migration', { turn: '1', control: lost() }).other('migration')).toMatchObject([
      { isPhase: true, step: 'pick', current: null },
    ])
    const levels = turnNames.map((turn) => waveLevel(draw({ turn })))
    expect(levels).toEqual([0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3])
  })

  test('BG-9.0-ai: stacking is looked at when migration is over', () => {
    const scene = from('migration', { control: lost() })
    expect(scene.others.map(({ kind }) => kind).slice(0, 2)).toEqual(['migration', 'stacking'])
  })
})

describe('4 and 5.6 Scoring and victory', () => {
  const watched: Draw = { leaders: { nectaridus: 'londinium', romanus: 'carthago' } }

  test('BG-5.6-a BG-5.6-b BG-2.3.2-ac BG-4.1-a BG-4.1-b: nine provinces are 2 more than seven', () => {
    const scene = from('scoring', { ...watched, vp: 10, turn: '9' })
    expect(scene.history('vp')).toEqual([{ type: 'vp', by: 2, to: 12, rule: 'BG-5.6-a' }])
    expect(scene.history('provinces').map(({ roman }) => roman)).toMatchObject([{ length: 9 }])
  })

  test('BG-5.6-a: one less for each below seven', () => {
    const control = lost(...spacesOf('italia-annonaria', 'italia-suburbicaria', 'hispaniae', 'illyricum'))
    const scene = from('scoring', { vp: 10, turn: '9', control })
    expect(scene.history('vp')).toEqual([{ type: 'vp', by: -3, to: 7, rule: 'BG-5.6-a' }])
  })

  test('BG-5.6-b BG-5.6-c: an Allied province counts, its Capital with a Tribal Marker too', () => {
    const kept = spacesOf('gallia-viennensis', 'hispaniae')
    const control = { ...lost(...kept), tolosa: 'allied' as const }
    const scene = from('scoring', {
      vp: 10,
      turn: '9',
      control,
      tribes: { visigoths: { at: 'tolosa', allied: true } },
    })
    expect(scene.history('vp')).toMatchObject([{ by: -5 }])
  })

  test('BG-4.2-b BG-4.2-c BG-4.2-f BG-5.6-d: without a province but those of Allied Tribal Markers the BARBARIAN player wins', () => {
    const control = { ...lost(...spacesOf('gallia-viennensis')), tolosa: 'allied' as const }
    const drawn: Draw = { vp: 20, turn: '2', control }
    const seat = from('scoring', { ...drawn, tribes: { visigoths: { at: 'tolosa', allied: true } } })
    expect([seat.state.end, seat.vp]).toEqual([{ winner: BARBARIAN, rule: 'BG-4.2-b' }, 14])
    expect(from('scoring', { ...drawn, turn: '9' }).state.end?.rule).toBe('BG-4.3-b')
  })

  test('BG-4.2-f BG-4.2-b: a Capital without its province does not help', () => {
    const ends = (...kept: readonly string[]) =>
      from('scoring', { vp: 20, turn: '9', control: lost(...kept) }).state.end
    expect(ends('durocortorum')).toEqual({ winner: BARBARIAN, rule: 'BG-4.2-b' })
    expect(ends(...spacesOf('gallia-belgica'))?.rule).toBe('BG-4.3-b')
  })

  test('BG-4.2-d BG-5.6-e BG-5.6-h BG-4.2-e: with 0 VP when points are scored, even if it was so before', () => {
    const control = lost(...spacesOf('italia-annonaria', 'italia-suburbicaria'))
    const scene = from('scoring', { vp: 3, turn: '2', control })
    expect(scene.state.end).toEqual({ winner: BARBARIAN, rule: 'BG-4.2-d' })
    const seven = from('scoring', { vp: 0, turn: '2' })
    expect([seven.history('vp'), seven.state.end?.rule]).toEqual([[], 'BG-4.2-d'])
    expect(from('scoring', { ...watched, vp: 0, turn: '9' }).state.end?.rule).toBe('BG-4.3-b')
  })

  test('BG-4.1-i: 0 VP at another time end nothing', () => {
    const scene = new SequenceScene({ vp: 0, hands: ['R16', 'B16'], stack: [{ kind: 'turn', step: 'strategy' }] }).go()
    expect([scene.state.end, scene.asked]).toEqual([null, 'impulse'])
  })

  test.each([
    ['successor-strife', 'B', 5],
    ['barbarians-at-the-gates', '9', 5],
    ['the-migrations', '9', 5],
    ['the-frozen-rhine', '5', 6],
    ['the-scourge-of-god', '9', 3],
  ] as const)(
    'BG-4.3-a BG-4.3-b BG-5.6-f BG-5.6-g: %s ends with the Scoring Phase of turn %s, at %i VP',
    (scenario, turn, vp) => {
      const ended = (points: number) => from('scoring', { scenario, turn, vp: points })
      expect(ended(vp).state.end).toEqual({ winner: ROMAN, rule: 'BG-4.3-b' })
      expect(ended(vp - 1).state.end).toEqual({ winner: BARBARIAN, rule: 'BG-4.3-b' })
      expect(
        ended(vp)
          .history('phase')
          .map(({ phase }) => phase),
      ).toEqual(['scoring'])
      expect(ended(vp).history('end')).toHaveLength(1)
    },
  )

  test('BG-4.3-a: before the last turn it goes on', () => {
    const scene = from('scoring', { turn: '8', vp: 10 })
    expect(scene.history('phase')[1]).toEqual({ type: 'phase', phase: 'reinforcement' })
  })
})
