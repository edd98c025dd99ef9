/** Whatever can be named is judged at every question: by a clause, never by an accident. */
import { describe, expect, test } from 'vitest'
import { type Action, actionsOf, DONE } from '../src/actions.ts'
import { ultimusRomanorum as game } from '../src/index.ts'
import { kindOf } from '../src/rules/stratagems/kinds.ts'
import { BARBARIAN, ROMAN } from '../src/state.ts'
import { everyStratagem, stratagemIds } from '../src/stratagem-kinds.ts'
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

describe('UR-6-i: a stratagem that is used on somebody or somewhere', () => {
  const kinds = everyStratagem.flatMap((kind) => {
    const definition = kindOf(kind)
    return definition === undefined || definition.target === 'nothing' ? [] : [[stratagemIds[kind], kind] as const]
  })
  const frames = { people: 'stratagem-people', leader: 'stratagem-leader' } as const

  test.each(kinds)(
    '%s judges all that can be named, and refuses what is no such thing by its own clause',
    (_, kind) => {
      const definition = kindOf(kind)
      if (definition === undefined || definition.target === 'nothing') throw new Error('it is used on nothing')
      const { target, rule } = definition
      const ask = target === 'people' || target === 'leader' ? frames[target] : 'stratagem-zone'
      for (const camp of [ROMAN, BARBARIAN] as const) {
        const s = asking({ kind: ask, camp, stratagem: kind })
        const order = [...game.candidates(s)].map(notation)
        for (const action of everything) {
          const verdict = game.verdict(s, action)
          if (order.includes(notation(action))) expect(verdict.ok || game.clauses.includes(verdict.rule)).toBe(true)
          else expect(verdict, notation(action)).toMatchObject({ ok: false, rule })
        }
      }
    },
  )
})
