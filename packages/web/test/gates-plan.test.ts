/** What is planned in an impulse or a phase of Barbarians at the Gates, as the map and the panel show it. */
import { game } from '@tabularium/barbarians-at-the-gates'
import { type FrameState, isView, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { type Draw, Scene } from '@tabularium/barbarians-at-the-gates/testing'
import type { Choice, Line } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { NO_PLAN, planOf } from '../src/games/barbarians-at-the-gates/board/plan.ts'
import type { Offer } from '../src/page/session/table-state.ts'

/** A position in which that is going on, the innermost last. */
function viewOf(draw: Draw, ...stack: readonly FrameState[]): View {
  const view = game.write(new Scene(draw).state)
  if (!isView(view)) throw new Error('no view')
  return { ...view, stack }
}

const question = (view: View, seat: 0 | 1, choices: readonly Choice[] = []): Offer => ({
  seat,
  helpers: [],
  ask: view.stack.at(-1)?.kind ?? '',
  words: '',
  choices,
  window: null,
})

const told = (...events: readonly { readonly type: string }[]): readonly Line[] =>
  events.map((event, action) => ({ event: { ...event }, words: '', action }))

const card = (id: string, use = 'event') => ({ type: 'card', player: 'roman', card: id, use })
const march = (leader: string | null, from: string, to: string, power = 'loyalist') => ({
  type: 'move',
  leader,
  power,
  cu: 3,
  from,
  to,
  via: 'clear',
})
const levy = (space: string, power = 'loyalist') => ({ type: 'place', power, cu: 1, space, rule: 'BG-5.7-c' })

/** Gaul in wartime. */
const gaul: Draw = {
  cu: { lutetia: { loyalist: 6 }, aurelianum: { loyalist: 3 }, durocortorum: { barbarian: 4 } },
  leaders: { aetius: 'lutetia', honorius: 'aurelianum', rua: 'durocortorum' },
}

describe('a campaign', () => {
  const view = viewOf(gaul, { kind: 'campaign', left: 1, delayed: { space: 'durocortorum' } }, { kind: 'pick-leader' })

  test('shows the way of each leader from where he set out, whatever card was played in between', () => {
    const lines = told(
      card('R20'),
      march('constans', 'roma', 'ravenna'),
      card('R09'),
      march('aetius', 'lugdunum', 'augustodunum'),
      march('aetius', 'augustodunum', 'lutetia'),
      // A Battle card belongs to the impulse, and the enemy's march is not the reader's.
      card('R15'),
      march('rua', 'colonia', 'durocortorum', 'barbarian'),
      march('honorius', 'tolosa', 'aurelianum'),
    )
    const { journeys, waits } = planOf(view, lines, question(view, 0))
    expect(journeys.map(({ who, way }) => [who, ...way])).toEqual([
      ['aetius', 'lugdunum', 'augustodunum', 'lutetia'],
      ['honorius', 'tolosa', 'aurelianum'],
    ])
    expect(waits).toBe('durocortorum')
  })

  test('units without a leader go on in one way only where they are', () => {
    const lines = told(
      card('R09', 'march'),
      march(null, 'lugdunum', 'vesontio'),
      march(null, 'vesontio', 'basilea'),
      march(null, 'lugdunum', 'vesontio'),
    )
    const { journeys } = planOf(view, lines, question(view, 0))
    expect(journeys.map(({ way }) => way.join(' '))).toEqual(['lugdunum vesontio basilea', 'lugdunum vesontio'])
  })
})

test('an interception: who has declared it, and who could with which chance', () => {
  const view = viewOf(
    gaul,
    { kind: 'step', attempts: [{ leader: 'aetius', from: 'lutetia', to: 'durocortorum' }] },
    { kind: 'intercept', into: 'durocortorum' },
  )
  const could: Choice = {
    action: 'leader honorius',
    kind: 'intercept',
    piece: 'honorius',
    cost: 0,
    odds: 0.5,
    words: '',
    forecast: null,
  }
  const { attempts } = planOf(view, [], question(view, 0, [could]))
  expect(attempts.map(({ leader, from, to, chance }) => [leader, from, to, chance])).toEqual([
    ['aetius', 'lutetia', 'durocortorum', null],
    ['honorius', 'aurelianum', 'durocortorum', 0.5],
  ])
})

test('a Reinforcement Phase: what came to each place, and nothing of before', () => {
  const view = viewOf(gaul, { kind: 'place-leader', leader: 'aetius' })
  const lines = told(
    levy('roma'),
    { type: 'phase', phase: 'reinforcement' } as { readonly type: string },
    levy('lutetia'),
    levy('durocortorum', 'barbarian'),
    levy('lutetia'),
  )
  expect(planOf(view, lines, question(view, 0)).gains).toEqual([
    { place: 'lutetia', power: 'loyalist', cu: 2 },
    { place: 'durocortorum', power: 'barbarian', cu: 1 },
  ])
})

test('BG-16.1.2-c BG-16.1.2-d: in the Migration Phase those have to move who rest neither on a Capital nor in a Zone', () => {
  const tribes = {
    franks: 'colonia',
    alemanni: 'basilea',
    huns: 'further-east',
    burgundians: 'durocortorum',
    visigoths: { at: 'vesontio', allied: true },
  }
  const phase = (done: readonly string[], isPhase = true) =>
    viewOf({ tribes }, { kind: 'migration', isPhase, left: 0, done: [...done], current: null })
  const due = (view: View) => planOf(view, [], question(view, 1)).due
  expect([...due(phase([]))].sort()).toEqual(['alemanni', 'franks'])
  expect(due(phase(['franks']))).toEqual(['alemanni'])
  expect(due(phase([], false))).toEqual([])
})

test('before an impulse nothing is planned', () => {
  const view = viewOf(gaul, { kind: 'impulse' })
  expect(planOf(view, told(card('R09'), march('aetius', 'lugdunum', 'lutetia')), question(view, 0))).toBe(NO_PLAN)
})
