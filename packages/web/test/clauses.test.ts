/** Every line of the log leads to a clause of the rules. */
import { type AnyGame, FastDice, type GameEvent, LocalTable, secretFrom } from '@tabularium/engine'
import { trial } from '@tabularium/engine/testing'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import fallRules from '@tabularium/fall-of-the-roman-empire/rules'
import { tetrarchia } from '@tabularium/tetrarchia'
import tetrarchiaRules from '@tabularium/tetrarchia/rules'
import { describe, expect, test } from 'vitest'
import { clauseOf as ofFall } from '../src/games/fall-of-the-roman-empire/clauses.ts'
import { clauseOf as ofTetrarchia } from '../src/games/tetrarchia/clauses.ts'

/** All that happens in random games of every sort. */
function happenings(game: AnyGame, games: number): GameEvent[] {
  return Array.from({ length: games }, (_, i) => {
    const dice = new FastDice(secretFrom(`clauses ${i}`))
    const { options, seed } = trial(game, 'clauses', i)
    const table = new LocalTable(game, { options, dice: { secret: secretFrom(seed) } })
    for (let d = table.decision; d !== null; d = table.decision) {
      table.act(d.seat, game.notation(d.actions[dice.below(d.actions.length)]))
    }
    return table.events(0)
  }).flat()
}

describe.each([
  ['tetrarchia', tetrarchia, ofTetrarchia, tetrarchiaRules, 19],
  ['fall-of-the-roman-empire', fallOfTheRomanEmpire, ofFall, fallRules, 15],
] as const)('%s', (_, game: AnyGame, clauseOf, { chapters }, kinds) => {
  const known = new Set(chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))

  test('whatever happens has its clause', () => {
    const events = happenings(game, 150)
    const without = events.filter((event) => !known.has(clauseOf(event) ?? ''))
    expect(without.slice(0, 3)).toEqual([])
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(kinds)
  })
})

test('and so has what is rare in Tetrarchia', () => {
  const rare: readonly GameEvent[] = [
    { type: 'power', emperor: 'maximian' },
    { type: 'strengthen', emperor: 'galerius', bonus: 1 },
    { type: 'army', change: 'halt', at: 'rhaetia', before: 'cisalpina', why: 'constantius' },
    { type: 'favour', from: 'constantius', to: 'maximian' },
    { type: 'favour', from: 'galerius', to: 'diocletian' },
    { type: 'glory', emperor: 'galerius', change: 1 },
    { type: 'absent', emperor: 'galerius' },
    { type: 'army', change: 'destroyed', at: 'rhaetia' },
    { type: 'token', at: 'rhaetia', was: 'revolt', now: null, cause: 'victory' },
  ]
  const clauses = ['6.1-a', '6.1-c', '6.1-d', '6.4-b', '6.4-a', '6.5-a', '4.1-b', '3.5-i', '3.5-i']
  expect(rare.map(ofTetrarchia)).toEqual(clauses.map((id) => `TE-${id}`))
})
