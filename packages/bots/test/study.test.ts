/** The study of a game: what dice did to the chances, and which choices were worse than others. */
import { LocalTable, type Mind } from '@tabularium/engine'
import { type State, toy } from '@tabularium/engine/testing/toy'
import { describe, expect, test } from 'vitest'
import { type Study, studyOf } from '../src/study.ts'
import { mind as plain } from './lab/toys.ts'

/** Red is behind, so that he may resign. */
const position = (score: readonly [number, number] = [0, 1]) => ({
  deck: ['denarius', 'solidus', 'follis'],
  hands: [
    ['as', 'quinarius', 'tressis'],
    ['dupondius', 'sestertius'],
  ],
  shown: ['aureus'],
  score,
  resigned: null,
  stack: [{ kind: 'turn', seat: 0, picked: [], looked: false, free: true }],
})

/** Who resigns has lost; as long as nobody has, all is even. */
const mind: Mind<State, unknown> = {
  ...plain,
  policy: (state) => (toy.decision(state)?.actions ?? []).map((action) => ({ actions: [action], weight: 1 })).reverse(),
  reply: (state) => (toy.decision(state)?.actions ?? []).slice(0, 1),
  evaluate: ({ resigned }, seat) => (resigned === null ? 0.5 : resigned === seat ? 0 : 1),
}

const tableWith = (script: readonly string[] = [], score?: readonly [number, number]) =>
  new LocalTable(toy, { options: { players: 2, hand: 2 }, dice: { script }, position: position(score) })

function studied(table: LocalTable, seat = 0): Study {
  const study = studyOf(table, mind as Mind<unknown, unknown>, seat, 'en')
  if (study === null) throw new Error('Nothing is told.')
  return study
}

const marksOf = (study: Study) => study.runs.flatMap((run) => study.look(run))

describe('the study of a game', () => {
  test('marks a choice that was worse, by how much, and what was better; not one that was as good', () => {
    const table = tableWith()
    for (const [seat, action] of [
      [0, 'draw'],
      [1, 'draw'],
      [0, 'resign'],
    ] as const)
      table.act(seat, action)
    const marks = marksOf(studied(table))
    expect(marks.map(({ action }) => action)).toEqual([2])
    const [mark] = marks
    expect(mark).toMatchObject({ action: 2, seat: 0, by: -0.5, within: 0, words: ['Resign'] })
    const { game } = table
    const state = table.at(2)
    const legal = game.decision(state)?.actions.map((action) => game.notation(action))
    expect(legal).toContain(mark?.better?.actions[0])
    expect(mark?.better?.actions).not.toContain('resign')
    expect(mark?.better?.words.length).toBe(mark?.better?.actions.length)
    expect(marksOf(studied(table))).toEqual(marks)
  })

  test('tells where a die turned the chances of who reads, and when each turn began', () => {
    const table = tableWith(['6'], [0, 0])
    table.act(0, 'toss')
    table.act(0, 'draw')
    const { luck, points } = studied(table)
    expect(luck).toMatchObject([{ action: 0, seat: 0, better: null, within: null }])
    expect(luck[0]?.by).toBeCloseTo(1 / (1 + Math.exp(-1)) - 0.5)
    expect(studied(table, 1).luck[0]?.by).toBeCloseTo(0.5 - 1 / (1 + Math.exp(-1)))
    expect(points).toEqual([{ action: 0, turn: 2, chance: 0.5 }])
  })

  test('a die that changes nothing is not told', () => {
    const table = tableWith(['1'], [0, 0])
    table.act(0, 'toss')
    expect(studied(table).luck).toEqual([])
  })

  test('while it goes on, who reads learns of his own choices alone; when it is over, of all', () => {
    const table = tableWith()
    table.act(0, 'draw')
    table.act(1, 'draw')
    const seats = (seat: number) => studied(table, seat).runs.map((run) => run.seat)
    expect([seats(0), seats(1)]).toEqual([[0], [1]])
    table.act(0, 'resign')
    expect(seats(0)).toEqual([0, 1, 0])
  })

  test('of a game that tells no chances there is none', () => {
    const { counsel: _, ...silent } = mind
    expect(studyOf(tableWith(), silent as Mind<unknown, unknown>, 0, 'en')).toBeNull()
  })
})
