/** Whatever can be named is judged at every question: by a clause, never by an accident. */
import { describe, expect, test } from 'vitest'
import { type Action, actionsOf, DONE } from '../src/actions.ts'
import { ultimusRomanorum as game } from '../src/index.ts'
import { asking, board, questions } from './questions.ts'

const { to, fleet, diocese, people, play, piece, option } = actionsOf(board)
const everything: readonly Action[] = [
  ...to,
  ...fleet,
  ...diocese,
  ...people,
  ...play,
  ...piece,
  ...Object.values(option),
  DONE,
]
const notation = (action: Action): string => game.notation(action)

describe.each(Object.values(questions).map((frame) => [frame.kind, frame] as const))('%s', (kind, frame) => {
  const s = asking(frame)

  test('allows of all that can be named what it lists, and refuses the rest by a clause', () => {
    const allowed: string[] = []
    for (const action of everything) {
      const verdict = game.verdict(s, action)
      if (verdict.ok) allowed.push(notation(action))
      else expect(game.clauses, `${kind}: ${notation(action)}`).toContain(verdict.rule)
    }
    const listed = (game.decision(s)?.actions ?? []).map(notation)
    expect(allowed.sort()).toEqual([...listed].sort())
  })

  test('lists in the order of what could be named, each once', () => {
    const listed = (game.decision(s)?.actions ?? []).map(notation)
    const order = [...game.candidates(s)].map(notation)
    expect(listed).toEqual(order.filter((text) => listed.includes(text)))
  })
})
