/** What is shown follows the events, leads to clauses, and says what the rules say. */
import type { Json } from '@tabularium/engine'
import { steps } from '@tabularium/engine/testing/steps'
import { describe, expect, test } from 'vitest'
import { HANDICAP as ALLOWED, fallOfTheRomanEmpire as game } from '../src/index.ts'
import { clauseOf } from '../src/shown/clauses.ts'
import { HANDICAP, USUAL } from '../src/shown/options.ts'
import { reduce } from '../src/shown/reduce.ts'
import { forsaken, income, isView, nearestThreat, upkeep, type View } from '../src/shown/view.ts'
import { position } from './play.ts'

function viewOf(view: Json): View {
  if (!isView(view)) throw new Error('no view')
  return view
}

/** What the board shows of a position. Areas where nothing stands are left out. */
function shown({ turn, rrp, areas, dead }: View) {
  const stands = Object.entries(areas).map(([id, stand]) => {
    const there = Object.entries(stand).filter(([, value]) => value !== 0 && value !== false)
    return there.length === 0 ? '' : `${id}: ${there.sort().join(' ')}`
  })
  return { turn, rrp, dead, areas: stands.filter((stand) => stand !== '').sort() }
}

describe('what is shown', () => {
  test.each([1, 2, 3])('follows the events of a random game (%i)', (number) => {
    for (const { before, events, after } of steps(game, `shown ${number}`)) {
      expect(shown(events.reduce(reduce, viewOf(before)))).toEqual(shown(viewOf(after)))
    }
  })

  test('leads to a clause, whatever happens', () => {
    const known = new Set(game.clauses)
    const played = Array.from({ length: 60 }, (_, i) => [...steps(game, `clauses ${i}`)])
    const events = played.flat().flatMap((step) => step.events)
    expect(events.filter((event) => !known.has(clauseOf(event))).slice(0, 3)).toEqual([])
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(15)
  })

  test('income, upkeep, and who stands forsaken', () => {
    const view = viewOf(
      position({ areas: { liguria: { legions: 1, fort: true }, apulia: { legions: 1, forces: 1 } } }).table.shown(0),
    )
    expect([upkeep(view), forsaken(view)]).toEqual([8, ['liguria']])
    expect(income(view)).toBeGreaterThan(0)
    expect(nearestThreat(view)).toBe(null)
  })

  test('finds the Barbarians nearest to Rome', () => {
    const view = viewOf(position({ areas: { venetia: { cavalry: 1 } } }).table.shown(0))
    expect(nearestThreat(view)).toEqual({ area: 'venetia', borders: 1 })
  })

  test('offers as many Barbarian Forces as the rules allow', () => {
    expect([USUAL, HANDICAP]).toEqual([game.options({}).barbarianForces, ALLOWED])
  })
})
