/** What is refused, tried through a room as a page does it: the case is named, whatever the clause. */
import { FastDice, LocalTable, languages, secretFrom } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

const GAMES = 3
const MOST_DECISIONS = 500
/** At one decision of so many something forbidden is tried, so many times of each kind. */
const SELDOM = 6
const TRIES = 4

const onPage = games.filter((game) => game.words('en').refusal !== undefined)

type Named = (typeof onPage)[number]

/** Of each kind of action a few, by their notations: what is asked for here, and what was asked for elsewhere. */
function tries(all: readonly string[], dice: FastDice): readonly string[] {
  const kinds = new Map<string, string[]>()
  for (const action of all) {
    const [kind = ''] = action.split(' ')
    kinds.set(kind, [...(kinds.get(kind) ?? []), action])
  }
  return [...kinds.values()].flatMap((same) => Array.from({ length: TRIES }, () => same[dice.below(same.length)]))
}

interface Found {
  readonly clauses: ReadonlySet<string>
  /** What was refused without its case. */
  readonly bare: readonly string[]
  /** What was offered in place of something, and what of it is not legal. */
  readonly offered: number
  readonly illegal: readonly string[]
}

function refusals(game: Named): Found {
  const clauses = new Set<string>()
  const illegal: string[] = []
  let offered = 0
  const bare = new Set<string>()
  for (let i = 0; i < GAMES; i++) {
    const dice = new FastDice(secretFrom(`named ${i}`))
    const table = new LocalTable(game, {
      options: game.randomOptions(dice),
      dice: { secret: secretFrom(`named ${i}`) },
    })
    const room = new Room(table)
    const seen = new Set<string>()
    for (let n = 0; n < MOST_DECISIONS && table.decision !== null; n++) {
      const { seat, ask, actions } = table.decision
      if (dice.below(SELDOM) === 0) {
        for (const action of game.candidates(table.state)) seen.add(game.notation(action))
        for (const language of languages) {
          const outlet = seenBy(room, seat, language)
          for (const action of tries([...seen], dice)) {
            const why = outlet.why(action)
            if (why.ok || why.refusal.rule === null) continue
            const { rule, clause, case: said, instead } = why.refusal
            clauses.add(rule)
            if (instead !== undefined) {
              offered++
              if (!outlet.why(instead.action).ok || instead.words === '') illegal.push(`${action}: ${instead.action}`)
            }
            if (said === undefined || said === clause) bare.add(`${language} ${ask}: ${action} ${rule}`)
          }
        }
      }
      room.act(seat, game.notation(actions[dice.below(actions.length)]))
    }
  }
  return { clauses, bare: [...bare], offered, illegal }
}

describe.each(onPage.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('no refusal is a bare clause; what is offered instead is legal', { timeout: 240_000 }, () => {
    const { clauses, bare, offered, illegal } = refusals(game)
    expect(clauses.size).toBeGreaterThan(8)
    expect(bare).toEqual([])
    expect(illegal).toEqual([])
    expect(offered).toBeGreaterThan(0)
  })
})
