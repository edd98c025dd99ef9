/** What people are told of chances: hints, and how a finished game went. */

import { bots, chancesIn, hintFor } from '@tabularium/bots'
import {
  type AnyGame,
  type Bot,
  chanceOf,
  FastDice,
  type Json,
  LocalTable,
  type Mind,
  secretFrom,
} from '@tabularium/engine'
import { games, minds } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'
import { adviserFor } from '../src/table/advice.ts'

const SHORT: Readonly<Record<string, object>> = { 'ultimus-romanorum': { scenario: 'scourge-of-god', years: 1 } }

const sent = (view: Json): Json => JSON.parse(JSON.stringify(view))

interface Played {
  readonly game: AnyGame
  readonly mind: Mind<unknown, unknown>
  readonly bot: Bot
  readonly table: LocalTable
}

function seated(id: string): Played {
  const game = games.find((known) => known.id === id)
  const mind = minds.get(id)
  if (game === undefined || mind === undefined) throw new Error(id)
  const bot = bots(game, mind).find(({ name }) => name === 'legate')
  if (bot === undefined) throw new Error('legate')
  const dice = { secret: secretFrom(`hints ${id}`) }
  return { game, mind, bot, table: new LocalTable(game, { options: { ...SHORT[id] }, dice }) }
}

/** Plays on, and looks now and then. */
function play({ game, bot, table }: Played, look: () => void, every = 29): void {
  const dice = new FastDice(secretFrom('hints'))
  for (let d = table.decision; d !== null; d = table.decision) {
    if (table.length % every === 0) look()
    const [action] = bot.plan(table.view(d.seat), d, dice)
    table.act(d.seat, game.notation(action))
  }
}

/** The position after these, as far as no die falls and the seat is asked again. */
function after(game: AnyGame, table: LocalTable, seat: number, actions: readonly string[]): unknown {
  let state = game.clone(table.state)
  for (const action of actions) {
    try {
      table.act(seat, action)
    } catch {
      return state
    }
    if (table.decision?.seat !== seat) return state
    state = game.clone(table.state)
  }
  return state
}

const told = ['tetrarchia', 'fall-of-the-roman-empire', 'ultimus-romanorum', 'barbarians-at-the-gates']

describe.each(told)('%s', (id) => {
  test('a hint is legal, says why in both languages and is the same when asked again, or by what was sent elsewhere', () => {
    const sat = seated(id)
    const { game, mind, bot, table } = sat
    const adviser = adviserFor(game, mind, 'legate')
    let asked = 0
    play(sat, () => {
      const { decision } = table
      if (decision === null) return
      const hint = (language: 'en' | 'fr') =>
        hintFor(game, mind, bot, table.view(decision.seat), decision, language, `seed ${table.length}`)
      const english = hint('en')
      const french = hint('fr')
      if (english === null || french === null) throw new Error('There is no hint.')
      expect(decision.actions.map((action) => game.notation(action))).toContain(english.actions[0])
      expect(hint('en')).toEqual(english)
      expect(french.actions).toEqual(english.actions)
      expect(english.words).toMatch(/^\S.*\.$/)
      expect(french.words).toMatch(/^\S.*\.$/)
      expect(`${english.words} ${french.words}`).not.toMatch(/undefined|NaN|null/)
      for (const chance of [english.now, english.after]) expect(chance >= 0 && chance <= 1).toBe(true)
      if (asked++ % 3 > 0) return
      const seen = { game: id, options: table.options, view: sent(table.shown(decision.seat)), length: table.length }
      expect(adviser.hintAt({ ...seen, seat: decision.seat, players: [] }, 'en')).toEqual(
        adviser.hint(table.view(decision.seat), table.length, decision, 'en'),
      )
    })
    expect(asked).toBeGreaterThan(3)
  })

  test('hints say what is gained, what it costs and what would be next best, as it comes out', () => {
    const sat = seated(id)
    const { game, mind, bot, table } = sat
    const { counsel } = mind
    if (counsel === undefined) throw new Error('Nothing is told.')
    const found = { gain: 0, risk: 0, next: 0 }
    const wanted = { gain: 3, risk: id === 'tetrarchia' ? 0 : 2, next: 3 }
    const isMissing = () => found.gain < wanted.gain || found.risk < wanted.risk || found.next < wanted.next
    const look = () => {
      const { decision } = table
      if (decision === null || !isMissing()) return
      const { seat } = decision
      const hint = hintFor(game, mind, bot, table.view(seat), decision, 'en', `seed ${table.length}`)
      if (hint === null) throw new Error('There is no hint.')
      const { words } = hint
      const before = counsel.tally(table.state, seat)
      const then = counsel.tally(after(game, table.branch(table.length, { script: [] }), seat, hint.actions), seat)
      const changed = Object.entries(then).map(([name, number]) => [name, number - (before[name] ?? 0)] as const)
      const said = (part: string, sign: 1 | -1) =>
        changed.some(([name, by]) => by * sign > 0 && part.includes(counsel.change(name, by, seat, 'en')))
      const [what = '', cost = ''] = words.split(' It costs: ')
      const [isGain, isRisk] = ([1, -1] as const).map((sign) => changed.some(([, by]) => by * sign > 0))
      expect([said(what, 1), said(cost, -1)], words).toEqual([isGain, isRisk])
      const change = hint.after - hint.now
      const rises = Math.abs(change) < 0.005 ? undefined : change > 0 ? 'rises' : 'falls'
      expect(/Your chance (rises|falls) by \d+ point/.exec(words)?.[1], words).toBe(rises)
      const next = /Next best: (.+), \d+ points? less\.$/.exec(words)?.[1]
      const legal = decision.actions.map((action) => game.words('en').action(table.state, action))
      if (next !== undefined) {
        expect(legal).toContain(next)
        expect(words.toLowerCase().startsWith(next.toLowerCase()), words).toBe(false)
      }
      if (isGain) found.gain++
      if (isRisk) found.risk++
      if (next !== undefined) found.next++
    }
    play(sat, look, 2)
    expect(isMissing(), JSON.stringify(found)).toBe(false)
  })

  test('chances of a finished game begin where it began and name its largest swings as luck or choice', () => {
    const sat = seated(id)
    const { mind, bot, table } = sat
    expect(chancesIn(table, mind, bot, 0, 'en')).toBeNull()
    play(sat, () => {})
    const chances = chancesIn(table, mind, bot, 0, 'en')
    const { counsel } = mind
    if (chances === null || counsel === undefined) throw new Error('Nothing is told.')
    expect(chances.points[0]).toMatchObject({ action: 0, chance: chanceOf(counsel, table.at(0), 0) })
    for (const { action, turn, chance } of chances.points) {
      expect(counsel.turn(table.at(action))).toBe(turn)
      expect(chanceOf(counsel, table.at(action), 0)).toBe(chance)
    }
    const rolled = new Set(table.rolls().map(({ action }) => action))
    expect(chances.turns.length).toBeLessThanOrEqual(5)
    for (const swing of chances.turns) {
      expect(swing.luck).toBe(rolled.has(swing.action))
      expect(Math.abs(swing.after - swing.chance)).toBeGreaterThanOrEqual(0.04)
      expect(swing.words.length).toBeGreaterThan(0)
    }
  })
})

test('the chances of two who oppose each other add up to 1', () => {
  const { mind, table } = seated('fall-of-the-roman-empire')
  const { counsel } = mind
  if (counsel === undefined) throw new Error('Nothing is told.')
  expect(chanceOf(counsel, table.at(0), 0) + chanceOf(counsel, table.at(0), 1)).toBeCloseTo(1)
})

test('a hint to place a fleet says what it gains', () => {
  const { game, mind, bot, table } = seated('tetrarchia')
  const { decision } = table
  if (decision === null) throw new Error('The game is over.')
  const words = (language: 'en' | 'fr') =>
    hintFor(game, mind, bot, table.view(decision.seat), decision, language, 'fleets')?.words
  expect(decision.ask).toBe('fleets')
  expect(words('en')).toContain('2 more seas with a fleet')
  expect(words('fr')).toContain('2 mers de plus avec une flotte')
})

test('a hint of so many who go says whence and where to', () => {
  const sat = seated('fall-of-the-roman-empire')
  const { game, mind, bot, table } = sat
  const told: string[] = []
  play(
    sat,
    () => {
      const { decision } = table
      if (decision === null) return
      const hint = hintFor(game, mind, bot, table.view(decision.seat), decision, 'en', 'going')
      const [first, ...others] = hint?.actions ?? []
      if (hint === null || first?.startsWith('with ') !== false) return
      if (others.some((action) => action.startsWith('with '))) told.push(hint.words)
    },
    2,
  )
  expect(told.length).toBeGreaterThan(0)
  for (const words of told) expect(words).toMatch(/^[A-Z]\w+ .*from \w+ to \w+/)
  expect(told.join(' ')).toMatch(/to \w+, with \d Force/)
})

test('Unrest is called in French as the rules call it', () => {
  const { counsel } = seated('tetrarchia').mind
  expect([1, -2].map((by) => counsel?.change('unrest', by, 0, 'fr'))).toEqual([
    '1 jeton Troubles de moins',
    '2 jetons Troubles de plus',
  ])
})

test('what a seat may not know changes no hint', () => {
  const sat = seated('ultimus-romanorum')
  const { game, mind, bot, table } = sat
  let compared = 0
  play(
    sat,
    () => {
      const { decision } = table
      if (decision === null) return
      const view = table.view(decision.seat)
      const other = game.imagine(view, new FastDice(secretFrom(`other ${table.length}`)))
      const seen = game.view(other, decision.seat)
      const asked = game.decision(other)
      if (asked === null) return
      const hints = [
        hintFor(game, mind, bot, view, decision, 'en', 'same'),
        hintFor(game, mind, bot, seen, asked, 'en', 'same'),
      ]
      expect(hints[1]).toEqual(hints[0])
      compared++
    },
    53,
  )
  expect(compared).toBeGreaterThan(3)
})
