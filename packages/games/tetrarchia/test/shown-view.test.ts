/** What is shown follows the events, and says what the rules say. */
import type { Json } from '@tabularium/engine'
import { steps } from '@tabularium/engine/testing/steps'
import { describe, expect, test } from 'vitest'
import { tetrarchia, variants } from '../src/index.ts'
import { levels, mayRival, seatsFor } from '../src/shown/options.ts'
import { reduce } from '../src/shown/reduce.ts'
import { isView, reserve, securedBorders, type View } from '../src/shown/view.ts'
import { revoltsInReserve, unrestInReserve } from '../src/state.ts'
import { position } from './play.ts'

function viewOf(view: Json): View {
  if (!isView(view)) throw new Error('no view')
  return view
}

/** What the board shows of a position. */
function shown({ turn, emperors, tokens, fleets, armies }: View) {
  const held = Object.entries(tokens).flatMap(([kind, places]) => places.map((place) => `${place} ${kind}`))
  return { turn, emperors, tokens: held.sort(), fleets, armies }
}

const emperors = { diocletian: 'roma' }

describe('what is shown', () => {
  test.each([1, 2, 3, 4, 5, 6])('follows the events of a random game (%i)', (number) => {
    for (const { before, events, after } of steps(tetrarchia, `shown ${number}`)) {
      expect(shown(events.reduce(reduce, viewOf(before)))).toEqual(shown(viewOf(after)))
    }
  })

  test('counts reserves as the rules do', () => {
    const { table, state } = position({
      emperors,
      tokens: { revolt: ['apulia', 'etruria'], unrest: ['asia'] },
      glory: { galerius: 2 },
      variants: ['the-great'],
    })
    expect(reserve(viewOf(table.shown(0)))).toEqual({
      revolt: revoltsInReserve(state),
      unrest: unrestInReserve(state),
    })
    expect(reserve(viewOf(table.shown(0)))).toEqual({ revolt: 19, unrest: 18 })
  })

  test('counts the borders that an Emperor holds', () => {
    const { table } = position({
      emperors,
      tokens: { diocletian: ['britannia'], galerius: ['sarmatia'], revolt: ['apulia'] },
    })
    expect(securedBorders(viewOf(table.shown(0)))).toBe(2)
  })
})

describe('what the form offers', () => {
  test.each([1, 2, 3, 4] as const)('%i players have the seats that the rules give them', (players) => {
    for (const sharedCaesar of ['galerius', 'constantius'] as const) {
      const options = tetrarchia.options({ players, sharedCaesar })
      expect(seatsFor(players, sharedCaesar)).toEqual(tetrarchia.seats(options))
    }
  })

  test('the least and the most of a level are taken, and no more', () => {
    for (const [i, { min, max }] of levels.entries()) {
      const level = (value: number) => levels.map((step, k) => (k === i ? value : step.min))
      for (const value of [min, max]) expect(tetrarchia.options({ level: level(value) }).level[i]).toBe(value)
      for (const value of [min - 1, max + 1]) expect(() => tetrarchia.options({ level: level(value) })).toThrow(/level/)
    }
  })

  test('rivalry is offered exactly where it is allowed', () => {
    for (const players of [1, 2, 3, 4]) {
      for (const chosen of [[], ['the-great'], [...variants]]) {
        const rivalry = () => tetrarchia.options({ players, variants: chosen, objective: 'rivalry' })
        if (mayRival(players, chosen)) expect(rivalry().objective).toBe('rivalry')
        else expect(rivalry).toThrow(/[Rr]ivalry/)
      }
    }
  })
})
