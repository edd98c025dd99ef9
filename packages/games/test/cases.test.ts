/** Cases of refusals, whatever is refused in random games: they are whole sentences, in both languages. */
import { FastDice, languages, SilentTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

const GAMES = 4
const MOST_DECISIONS = 1500
const SELDOM = 10

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const words = languages.map((language) => game.words(language))
  test.skipIf(words[0].refusal === undefined)(
    'every case is a sentence, and says nothing of what must not be',
    { timeout: 120_000 },
    () => {
      const said = new Set<string>()
      for (let i = 0; i < GAMES; i++) {
        const dice = new FastDice(secretFrom(`cases ${i}`))
        const table = new SilentTable(dice)
        const state = game.setup(game.randomOptions(dice), table)
        for (let n = 0; n < MOST_DECISIONS; n++) {
          const decision = game.decision(state)
          if (decision === null) break
          for (const action of dice.below(SELDOM) === 0 ? game.candidates(state) : []) {
            const verdict = game.verdict(state, action)
            if (verdict.ok) continue
            for (const each of words) said.add(each.refusal?.(state, action, verdict) ?? '')
          }
          game.apply(state, decision.actions[dice.below(decision.actions.length)], table)
        }
      }
      said.delete('')
      expect(said.size).toBeGreaterThan(10)
      for (const each of said) expect(each).toMatch(/^[\p{Lu}\d].*\.$/u)
      for (const each of said) expect(each).not.toMatch(/undefined|null|NaN|cannot|please|!| {2}|-\d/)
    },
  )
})
