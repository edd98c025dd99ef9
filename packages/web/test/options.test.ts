/** Choices grouped by piece and place, as the page shows them. */
import type { Choice, Reached } from '@tabularium/engine/room'
import { expect, test } from 'vitest'
import { nearest } from '../src/page/play/nearest.ts'
import { actsHere, byPlace, grouped, mustAsk, numbersOf, withReach } from '../src/page/play/options.ts'

const choice = (action: string, about: Partial<Choice> = {}): Choice => ({
  action,
  words: action,
  cost: 0,
  forecast: null,
  kind: action.split(' ')[0] ?? '',
  ...about,
})

const reached = (place: string, steps: readonly string[], about: Partial<Reached> = {}): Reached => ({
  place,
  kind: 'move',
  steps,
  way: [],
  cost: steps.length,
  odds: null,
  seals: false,
  words: `to ${place}`,
  forecast: null,
  ...about,
})

const march = choice('move dacia', { piece: 'galerius', place: 'dacia', cost: 1 })
const secure = choice('secure', { piece: 'galerius', place: 'thracia', cost: 1 })
const power = choice('power', { piece: 'galerius' })
const fleet = choice('fleet internum', { place: 'internum' })
const end = choice('end')
const accept = choice('accept')

test('choices go to who acts, to a place, to the panel, or end the question', () => {
  const { actors, places, free, closing } = grouped([march, secure, power, fleet, end, accept])
  expect(actors.get('galerius')).toEqual([march, secure, power])
  expect(places.get('internum')).toEqual([fleet])
  expect(free).toEqual([accept])
  expect(closing).toEqual([end])
})

test('what names a piece or a place never ends a question', () => {
  const lose = choice('done', { place: 'roma' })
  expect(grouped([lose]).closing).toEqual([])
  expect(grouped([lose]).places.get('roma')).toEqual([lose])
})

test('an act here has no place, or the place where the piece stands', () => {
  expect(actsHere([march, secure, power], 'thracia')).toEqual([secure, power])
  expect(actsHere([march, secure, power], null)).toEqual([power])
})

test('of choices that differ by their number, all go unless one says how many', () => {
  const forces = [1, 2, 3].map((number) => choice(`with ${number}`, { kind: 'with', place: 'gallia', number }))
  const of = (number: number | null) =>
    byPlace(forces, number)
      .get('gallia')
      ?.map(({ steps }) => steps[0])
  expect(of(null)).toEqual(['with 3'])
  expect(of(2)).toEqual(['with 2'])
  expect(of(9)).toEqual(['with 3'])
  expect(numbersOf(forces)).toEqual([1, 2, 3])
  expect(numbersOf([march])).toBeNull()
})

test('different things to do at one place stay apart', () => {
  const kinds = ['disband fort', 'disband wall'].map((action) => choice(action, { kind: action, place: 'gallia' }))
  expect(byPlace(kinds).get('gallia')).toHaveLength(2)
})

test('reach adds what is further off, and knows more of what is near', () => {
  const near = byPlace([march])
  const all = withReach(near, 'galerius', [
    reached('dacia', ['move dacia'], { seals: true }),
    reached('noricum', ['move dacia', 'move noricum']),
  ])
  expect(all.get('dacia')).toHaveLength(1)
  expect(all.get('dacia')?.[0]?.seals).toBe(true)
  expect(all.get('noricum')?.[0]?.steps).toEqual(['move dacia', 'move noricum'])
})

test('a longer way to the same thing is not a second thing', () => {
  const all = withReach(byPlace([march]), 'galerius', [reached('dacia', ['move thracia', 'move dacia'])])
  expect(all.get('dacia')?.map(({ steps }) => steps)).toEqual([['move dacia']])
})

test.each([
  ['always', false, true],
  ['always', true, true],
  ['dice', false, false],
  ['dice', true, true],
  ['never', true, false],
] as const)('asking "%s", what seals: %s, is asked about: %s', (confirm, seals, asks) => {
  expect(mustAsk({ seals }, confirm)).toBe(asks)
})

test.each([
  ['always', true],
  ['dice', false],
  ['never', false],
] as const)('asking "%s", what seals and is small is asked about: %s', (confirm, asks) => {
  expect(mustAsk({ seals: true, isLight: true }, confirm)).toBe(asks)
})

test('arrow keys go to the nearest lit place in that direction, and nowhere if there is none', () => {
  const places: Record<string, readonly [number, number]> = {
    roma: [0, 0],
    apulia: [30, 5],
    syria: [90, 0],
    gallia: [-40, -20],
  }
  const at = (place: string) => places[place] ?? ([0, 0] as const)
  const all = Object.keys(places)
  expect(nearest([0, 0], 'ArrowRight', all, at)).toBe('apulia')
  expect(nearest([30, 5], 'ArrowRight', all, at)).toBe('syria')
  expect(nearest([0, 0], 'ArrowLeft', all, at)).toBe('gallia')
  expect(nearest([90, 0], 'ArrowRight', all, at)).toBeNull()
})
