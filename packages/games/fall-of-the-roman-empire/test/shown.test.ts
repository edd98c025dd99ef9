/** What is shown follows the events, leads to clauses, and says what the rules say. */
import type { Json } from '@tabularium/engine'
import { steps } from '@tabularium/engine/testing/steps'
import { describe, expect, test } from 'vitest'
import { HANDICAP as ALLOWED, fallOfTheRomanEmpire as game } from '../src/index.ts'
import { clauseOf } from '../src/shown/clauses.ts'
import { fightOf } from '../src/shown/fight.ts'
import { HANDICAP, USUAL } from '../src/shown/options.ts'
import { reduce } from '../src/shown/reduce.ts'
import {
  escortOf,
  forsaken,
  holderOf,
  income,
  isView,
  nearestThreat,
  phaseOf,
  upkeep,
  type View,
} from '../src/shown/view.ts'
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

  test('FR-10-b FR-10-o: the sum of a fight is the one that is foretold', () => {
    const drawn = position({
      ask: 'barbarian-movement',
      areas: { noricum: { legions: 1, forces: 4, fort: true }, pannonia: { barbarianForces: 6, cavalry: 1 } },
    })
    const view = viewOf(drawn.table.shown(1))
    const fight = fightOf(view, 'noricum', { romans: 4, forces: 6, cavalry: 0 })
    const foretold = drawn.forecast('move force pannonia noricum')?.conflicts[0]
    expect(fight).toMatchObject({
      ratio: 1,
      shifts: { fort: -1, terrain: 1, cavalry: 0 },
      crn: foretold?.crn,
      column: 1,
    })
    expect([fight?.odds.roman, fight?.odds.barbarian]).toEqual([foretold?.roman, foretold?.barbarian])
    expect(fightOf(view, 'pannonia')).toBe(null)
  })

  test('FR-8-d: the escort of a Legion is what the rules ask for', () => {
    const areas = { venetia: { legions: 1, forces: 3 }, liguria: { legions: 1, forces: 3, fort: true } }
    const drawn = position({ areas })
    const view = viewOf(drawn.table.shown(0))
    expect([escortOf(view, 'venetia'), escortOf(view, 'liguria')]).toEqual([
      { least: 3, most: 3 },
      { least: 0, most: 3 },
    ])
    expect(phaseOf(view)).toBe('roman-movement')
    expect([holderOf(view, 'venetia'), holderOf(view, 'gothia')]).toEqual(['roman', null])
  })
})
