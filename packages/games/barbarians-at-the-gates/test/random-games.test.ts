/** Whole random games, in every scenario: they end, with somebody asked until then, and nothing falls below nothing. */
import { FastDice, hiding, SilentTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { notation } from '../src/actions.ts'
import { NONE } from '../src/board.ts'
import { apply, candidates, decision, proceed, verdict } from '../src/machine.ts'
import { write } from '../src/position/by-names.ts'
import { secretsIn } from '../src/position/secrets.ts'
import { brokenSpace, violationAt } from '../src/rules/map/stacking.ts'
import { setUp } from '../src/rules/sequence/set-up.ts'
import { isUnsettled } from '../src/rules/stacking/settling.ts'
import { workOut } from '../src/state/following.ts'
import { BARBARIAN, clone, ROMAN, type State, setSettled } from '../src/state.ts'
import { board } from './scene.ts'

const GAMES = 6
const LONGEST = 20_000

/** Plays on at random; `look` sees the position before every fourth answer, or more seldom. */
function playOut(scenario: string, seed: string, look: (s: State) => void, every = 4): State {
  const dice = new FastDice(secretFrom(seed))
  const table = new SilentTable(dice)
  const s = setUp(board, { scenario }, table)
  proceed(s, table)
  let answers = 0
  for (let d = decision(s); d !== null; d = decision(s)) {
    expect(d.actions.length, `${d.ask} has no answer`).toBeGreaterThan(0)
    if (answers % every === 0) look(s)
    apply(s, d.actions[dice.below(d.actions.length)], table)
    expect(
      s.cells.every((cell) => cell >= 0),
      d.ask,
    ).toBe(true)
    expect(++answers).toBeLessThan(LONGEST)
  }
  return s
}

describe.each(board.file.scenarios.map(({ id }) => id))('%s', (scenario) => {
  test('BG-4.2-e BG-4.3-b BG-5.2-l: random games end, and somebody has won', () => {
    for (let i = 0; i < GAMES; i++) {
      const s = playOut(scenario, `${scenario} ${i}`, () => {})
      expect(s.end?.rule).toMatch(/^BG-/)
    }
  })

  test('what is listed is what the rules allow, in one order, and a copy is asked the same', () => {
    playOut(scenario, `lists of ${scenario}`, (s) => {
      const listed = (decision(s)?.actions ?? []).map((action) => notation(board, action))
      const allowed = [...candidates(s)].filter((action) => verdict(s, action).ok).map((each) => notation(board, each))
      expect(listed).toEqual(allowed)
      expect(new Set(listed).size).toBe(listed.length)
      const copy = clone(s)
      workOut(copy)
      setSettled(copy, !isUnsettled(copy))
      expect(copy.cells).toEqual(s.cells)
      expect((decision(copy)?.actions ?? []).map((action) => notation(board, action))).toEqual(listed)
    })
  })

  test('what is kept of a position tells the same as looking at all of it', () => {
    const { things, hoards } = secretsIn(board)
    const kept = hiding(secretsIn(board), clone)
    const anew = hiding({ things, hoards }, clone)
    playOut(
      scenario,
      `kept in ${scenario}`,
      (s) => {
        for (const viewer of [ROMAN, BARBARIAN, null]) expect(kept.view(s, viewer)).toEqual(anew.view(s, viewer))
        const broken = board.everySpace.find((space) => violationAt(s, space) !== undefined) ?? NONE
        expect(brokenSpace(s)).toBe(broken)
      },
      7,
    )
  })

  test('a copy and what it was made of do not change each other', () => {
    playOut(
      scenario,
      `copies of ${scenario}`,
      (s) => {
        const before = JSON.stringify(write(s))
        const copy = clone(s)
        const actions = decision(copy)?.actions ?? []
        apply(copy, actions[0], new SilentTable(new FastDice(secretFrom('copy'))))
        expect(JSON.stringify(write(s))).toBe(before)
        const after = JSON.stringify(write(copy))
        apply(clone(s), actions[actions.length - 1], new SilentTable(new FastDice(secretFrom('other'))))
        expect(JSON.stringify(write(s))).toBe(before)
        expect(JSON.stringify(write(copy))).toBe(after)
      },
      100,
    )
  })
})
