/** What is kept of a hand from one question to the next never tells anything that the rules do not. */
import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { ultimusRomanorum as game } from '../src/index.ts'
import { candidates, decision, verdict } from '../src/machine.ts'
import { majorTreaty, minorTreaty } from '../src/rules/stratagems/roman.ts'
import { clone, hands, markStatus, put, ROMAN, type State, WAR } from '../src/state.ts'
import { everyStratagem } from '../src/stratagem-kinds.ts'

const byRules = (s: State) => [...candidates(s)].filter((action) => verdict(s, action).ok).map(game.notation)
const byList = (s: State) => (decision(s)?.actions ?? []).map(game.notation)

/** A random game that is stopped at each window. */
function* windows(scenario: string, seed: string): Generator<State, void, void> {
  const dice = new FastDice(secretFrom(seed))
  const table = new SilentTable(dice)
  const s = game.setup(game.options({ scenario, years: 3 }), table)
  for (let d = decision(s); d !== null; d = decision(s)) {
    if (d.ask === 'window') yield s
    game.apply(s, d.actions[dice.below(d.actions.length)], table)
  }
}

/** With one of every stratagem in each hand. */
function withAll(s: State): State {
  const other = clone(s)
  for (const hand of hands) for (const kind of everyStratagem) hand.add(other, kind, 1)
  return other
}

/** With the units of one people at war inside the Empire. */
function inEmpire(s: State, n: number): State {
  const other = clone(s)
  const people = s.board.everyPeople[n % s.board.everyPeople.length]
  markStatus(other, people, WAR)
  for (const unit of s.board.peoples[people].units) put(other, unit, s.board.roma)
  return other
}

describe('what may be played', () => {
  test('is right whichever of three games was asked about before', () => {
    const games = ['stilicho-405', 'scourge-of-god', 'attila-genseric-440'].map((id) => windows(id, `hands ${id}`))
    const order = new FastDice(secretFrom('order of hands'))
    let asked = 0
    while (games.length > 0 && asked < 400) {
      const at = order.below(games.length)
      const { value: s, done } = games[at].next()
      if (done === true || s === undefined) games.splice(at, 1)
      else expect(byList(s), `question ${asked++}`).toEqual(byRules(s))
    }
    expect(asked).toBeGreaterThan(300)
  })

  test('is found anew when the hand changes, in a copy too, or the phase', () => {
    let more = 0
    let later = 0
    let asked = 0
    for (const s of windows('stilicho-405', 'copies')) {
      if (asked++ === 60) break
      const before = byList(s)
      const other = withAll(s)
      const full = byList(other)
      expect(full).toEqual(byRules(other))
      expect(byList(s)).toEqual(before)
      if (full.length > before.length) more++
      other.phase = other.phase === 'E' ? 'C' : 'E'
      expect(byList(other)).toEqual(byRules(other))
      if (byList(other).join() !== full.join()) later++
    }
    expect(more).toBeGreaterThan(0)
    expect(later).toBeGreaterThan(0)
  })

  test('UR-4.5.1-a: a quick look rules nobody out with whom a treaty may be made', () => {
    const found = { allowed: 0, ruledOut: 0 }
    let asked = 0
    for (const position of windows('attila-genseric-440', 'treaties')) {
      if (asked++ === 60) break
      const s = inEmpire(position, asked)
      for (const treaty of [minorTreaty, majorTreaty]) {
        for (const people of s.board.everyPeople) {
          const isAllowed = treaty.allows(s, ROMAN, people).ok
          const isRuledOut = treaty.isRuledOut?.(s, people) === true
          expect(isAllowed && isRuledOut, s.board.peoples[people].id).toBe(false)
          if (isAllowed) found.allowed++
          if (isRuledOut) found.ruledOut++
        }
      }
    }
    expect(found.allowed).toBeGreaterThan(0)
    expect(found.ruledOut).toBeGreaterThan(0)
  })
})
