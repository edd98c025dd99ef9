/** What is offered is made quickly, by other ways than the verdicts: it must be what they allow, at every step of some random games. */
import { FastDice, RecordingTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

const GAMES = 3
/** The longer a game, the fewer of its questions are looked at. */
const LOOKS = 120

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  /** Plays a random game; `look` sees one question in so many. Returns how many there were. */
  function playOut(seed: string, every: number, look: (state: unknown, listed: readonly string[]) => void): number {
    const dice = new FastDice(secretFrom(seed))
    const table = new RecordingTable(dice)
    const state = game.setup(game.options(game.randomOptions(dice)), table)
    let asked = 0
    for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
      if (asked++ % every === 0) look(state, decision.actions.map(game.notation))
      game.apply(state, decision.actions[dice.below(decision.actions.length)], table)
    }
    return asked
  }

  test.each(Array.from({ length: GAMES }, (_, n) => `listed ${id} ${n}`))('%s', (seed) => {
    const length = playOut(seed, 1, () => {})
    let looked = 0
    playOut(seed, Math.max(1, Math.floor(length / LOOKS)), (state, listed) => {
      const allowed = [...game.candidates(state)].filter((action) => game.verdict(state, action).ok)
      expect([...listed].sort()).toEqual(allowed.map(game.notation).sort())
      expect(new Set(listed).size).toBe(listed.length)
      looked++
    })
    expect(looked).toBeGreaterThan(10)
  })
})
