/** What is read from a view is what the rules say of the position. */
import { FastDice, type Json, SilentTable, secretFrom, writeView } from '@tabularium/engine'
import { steps } from '@tabularium/engine/testing/steps'
import { describe, expect, test } from 'vitest'
import boardFile from '../src/edition/board.json' with { type: 'json' }
import { barbariansAtTheGates as game } from '../src/index.ts'
import { apply } from '../src/machine.ts'
import { isRomanProvince } from '../src/rules/map/control.ts'
import { card } from '../src/shown/card.ts'
import { connections, counterOf, leaders, spaces } from '../src/shown/printed.ts'
import { holdOf } from '../src/shown/provinces.ts'
import { faceOf, isView, leadersAt, powerOf, type View } from '../src/shown/view.ts'
import * as state from '../src/state.ts'
import { board } from './scene.ts'

function viewOf(view: Json): View {
  if (!isView(view)) throw new Error('no view')
  return view
}

/** Positions of a random game, with what the Roman player sees of each. */
function positions(scenario: string): readonly { readonly s: state.State; readonly view: View }[] {
  const dice = new FastDice(secretFrom(scenario))
  const table = new SilentTable(dice)
  const s = game.setup(game.options({ scenario }), table)
  const found: { readonly s: state.State; readonly view: View }[] = []
  for (let n = 0; n < 400; n++) {
    const decision = game.decision(s)
    if (decision === null) break
    if (n % 20 === 0) found.push({ s: state.clone(s), view: viewOf(writeView(game, game.view(s, 0))) })
    apply(s, decision.actions[dice.below(decision.actions.length)], table)
  }
  return found
}

describe.each(['successor-strife', 'the-scourge-of-god'])('in %s a view tells', (scenario) => {
  const all = positions(scenario)

  test('of which power each leader is, which side of him is up, and who stands where', () => {
    for (const { s, view } of all) {
      for (const id of Object.keys(view.leaders)) {
        const leader = board.leaderOf.get(id)
        if (leader === undefined) throw new Error(id)
        expect([id, powerOf(view, id)]).toEqual([id, state.powerNames[state.powerOf(s, leader)]])
        expect(faceOf(view, id)?.id).toBe(state.faceOf(s, leader).id)
      }
      for (const space of board.everySpace) {
        const there = state.leadersAt(s, space).map((leader) => board.leaders[leader].id)
        expect([...leadersAt(view, board.spaceIds[space])].sort()).toEqual([...there].sort())
      }
    }
  })

  test('which provinces count for the Roman player', () => {
    for (const { s, view } of all) {
      for (const province of board.everyProvince) {
        const { id } = board.provinces[province]
        expect([id, holdOf(view, id).isRoman]).toEqual([id, isRomanProvince(s, province)])
      }
    }
  })
})

describe('what is printed', () => {
  test('is what the rules have: spaces, and what a step over each connection costs', () => {
    expect([...spaces.keys()]).toEqual(board.spaceIds)
    for (const { a, b, cost } of connections) {
      const [from, to] = [board.spaceOf.get(a), board.spaceOf.get(b)]
      if (from === undefined || to === undefined) throw new Error(`${a} ${b}`)
      expect(board.wayTo(from, to)?.cost).toBe(cost)
    }
  })

  test('leaders are found by either side of their counters, by id or by name', () => {
    for (const { id, name, reverse } of leaders.values()) {
      const called = [id, name, ...(reverse === null ? [] : [reverse.id, reverse.name])]
      expect(called.map(counterOf)).toEqual(called.map(() => id))
    }
  })
})

test('the home page tells of a kept game by turn and year, how things stand, and what a seat plays', () => {
  const [step] = steps(game, 'card', { options: { scenario: 'the-scourge-of-god' }, most: 1 })
  const view = step?.before ?? null
  expect(card.brief({}, view, 'en')).toBe('turn 6, 425')
  expect(card.moment?.(view, 'fr')).toBe('le tour 6')
  expect(card.scene?.({ turn: 7, vp: 24 }, 'en')).toBe('In 425 Rome has 24 points')
  expect([0, 1].map((seat) => card.side?.({}, {}, seat, 'en'))).toEqual(['Rome', 'the Barbarians'])
  expect(card.brief({}, { turn: 0 }, 'en')).toBe('turn A, 337')
  for (const { turn, from } of boardFile.tables.turns) {
    const names: readonly string[] = state.turnNames
    const place = names.indexOf(turn)
    expect(card.brief({}, { turn: place }, 'en')).toBe(`turn ${turn}, ${from}`)
  }
})
