/** Where a piece can get to: in the toy the hand goes from coin to coin, each for 1, and to the table. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../src/index.ts'
import { LocalTable } from '../src/index.ts'
import { Room, seenBy } from '../src/room.ts'
import { type Given, position, tableWith } from './local-table-play.ts'
import { type Action, type State, toy } from './toy.ts'

const reach = (given: Given = {}, viewer: number | null = 0, game: AnyGame = toy) => {
  const { options } = tableWith(given)
  const table = new LocalTable(game, { options, position: position(given.changes), dice: { script: [] } })
  return seenBy(new Room(table), viewer, 'en').reach('hand')
}
const find = (kind: string, place: string, found = reach()) =>
  found.find((reached) => reached.kind === kind && reached.place === place)

describe('reach', () => {
  test('is by the cheapest way, with the cost at each step', () => {
    expect(find('pick', 'as')).toMatchObject({ steps: ['pick as'], cost: 1, way: [{ place: 'as', cost: 1 }] })
    const dear = { ...toy, verdict: dearer(toy.verdict) }
    expect(find('pick', 'tressis', reach({}, 0, dear))).toMatchObject({
      steps: ['pick as', 'pick tressis'],
      cost: 2,
      way: [
        { place: 'as', cost: 1 },
        { place: 'tressis', cost: 2 },
      ],
      seals: false,
    })
  })

  test('ends where another is asked, with all steps to get there', () => {
    expect(find('lay', 'table')).toMatchObject({ steps: ['pick as', 'lay'], cost: 1, seals: true, odds: null })
  })

  test('ends where a die is rolled, with its odds', () => {
    expect(find('toss', 'table')).toMatchObject({ steps: ['toss'], cost: 0, seals: true, odds: 0.5 })
  })

  test('foretells what dice decide at the end, and nothing of steps that roll none', () => {
    const foretelling = { ...toy, forecast: (_: State, { kind }: Action) => ({ of: kind }) }
    const found = reach({}, 0, foretelling)
    expect(find('toss', 'table', found)?.forecast).toEqual({ of: 'toss' })
    expect(find('pick', 'as', found)?.forecast).toBeNull()
    expect(find('toss', 'table', reach({}, 0, { ...toy, forecast: () => null }))?.forecast).toBeNull()
    expect(find('toss', 'table')?.forecast).toBeNull()
  })

  test('tells the last step in words', () => {
    expect(find('lay', 'table')?.words).toBe(toy.words('en').action({} as State, { kind: 'lay' }))
  })

  test('is for who may answer alone, a helper too', () => {
    expect(reach({}, 1)).toEqual([])
    expect(reach({}, null)).toEqual([])
    expect(reach({ players: 3 }, 2).map(({ kind }) => kind)).toContain('lay')
  })

  test('what is asked in between, how many, is answered by all or by the number given', () => {
    const table = tableWith()
    const asks = seenBy(new Room(new LocalTable(counting, { options: table.options, position: position() })), 0, 'en')
    expect(asks.reach('hand')[0].steps).toEqual(['pick as', 'pick tressis'])
    expect(asks.reach('hand', 1)[0].steps).toEqual(['pick as', 'pick quinarius'])
  })
})

/** Straight to the tressis is dear. */
const dearer =
  (verdict: typeof toy.verdict): typeof toy.verdict =>
  (s, action) => {
    const judged = verdict(s, action)
    const isFirst = s.stack[0]?.kind === 'turn' && s.stack[0].picked.length === 0
    return judged.ok && isFirst && action.kind === 'pick' && action.card === 'tressis' ? { ok: true, cost: 9 } : judged
  }

/** After the as, the other coins are numbers. */
const counting: AnyGame = {
  ...toy,
  decision(s: State) {
    const decision = toy.decision(s)
    const actions = decision?.actions.filter(({ kind }) => kind === 'pick') ?? []
    return (
      decision && {
        ...decision,
        actions: hasPicked(s, 1) ? actions : hasPicked(s, 0) ? actions.slice(0, 1) : decision.actions,
      }
    )
  },
  bearing(s: State, action: Action) {
    const number = action.kind === 'pick' ? ['as', 'quinarius', 'tressis'].indexOf(action.card) : 0
    return hasPicked(s, 1) ? { kind: 'with', piece: 'hand', number } : toy.bearing(s, action)
  },
}

const hasPicked = ({ stack: [turn] }: State, number: number) => turn?.kind === 'turn' && turn.picked.length === number
