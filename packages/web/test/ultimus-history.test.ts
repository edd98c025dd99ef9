import type { Roll } from '@tabularium/engine'
import { steps } from '@tabularium/engine/testing/steps'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { type CampName, isView, pointsOf, type UltimusEvent } from '@tabularium/ultimus-romanorum/shown'
import { describe, expect, test } from 'vitest'
import { dated, eventsOf, type Line, ofThisYear } from '../src/games/ultimus-romanorum/panels/history.ts'

const line = (event: UltimusEvent | Roll): Line => ({ event, words: '', action: 0 })
const score = (camp: CampName, points: number) => line({ type: 'score', camp, points, rule: 'UR-10.2-h' })
const year = (number: number) => line({ type: 'year', year: number })

describe('what was told', () => {
  test('has the year in which it happened', () => {
    const told = [score('roman', 1), year(450), score('roman', 2), year(451), score('barbarian', 3)]
    expect(dated(told, 0).map((each) => each.year)).toEqual([450, 450, 450, 451, 451])
    expect(ofThisYear(told).map(({ event }) => event.points)).toEqual([3])
  })

  test('UR-5-k: points won before an exchange are the other camp’s after it', () => {
    const told = [score('roman', 3), line({ type: 'exchange', half: 'west', roman: 'second' }), score('roman', 1)]
    expect(pointsOf(eventsOf(dated(told, 450)))).toEqual([1, 3])
  })

  test('adds up to the points of a random game', () => {
    const played = [...steps(ultimusRomanorum, 'points', { options: { scenario: 'scourge-of-god' }, most: 1500 })]
    const events = played.flatMap((step) => step.events)
    const view = played.at(-1)?.after ?? null
    expect(events.some(({ type }) => type === 'score')).toBe(true)
    expect(isView(view) && pointsOf(events)).toEqual(isView(view) && view.vp)
  })
})
