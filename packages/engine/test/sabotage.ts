/** Games and tables that are broken in one place, and how their failure is told. */
import { expect } from 'vitest'
import type { AnyGame, GameEvent, Table } from '../src/index.ts'
import { PropertyFailure, type Trial, trial } from '../src/testing/properties.ts'
import { type Action, type State, toy } from './toy.ts'

/** Members that take the place of the toy's own, or a change to the tables it is played on. */
export type Sabotage = Partial<typeof toy> | (() => void)

export const sabotaged = (sabotage: Sabotage): AnyGame => {
  if (typeof sabotage !== 'function') return { ...toy, ...sabotage }
  sabotage()
  return toy
}

export type Apply = (s: State, action: Action, table: Table<GameEvent>) => void

/** Does something besides, before actions of one kind. */
export const besides = (kind: Action['kind'], also: Apply): Partial<typeof toy> => ({
  apply(s, action, table) {
    if (action.kind === kind) also(s, action, table)
    toy.apply(s, action, table)
  },
})

export const addToScores = (s: State, n: number) => {
  s.score[0] += n
  s.score[1] += n
}

export const each = <T>(sabotages: Readonly<Record<string, readonly T[]>>) =>
  Object.entries(sabotages).flatMap(([property, list]) =>
    list.map((sabotage, i) => [property, i + 1, sabotage] as const),
  )

/** What the first of many trials that fails says, and that it says what is needed to play it again. */
export function failureOf(play: (trial: Trial) => void, game: AnyGame): string {
  for (let i = 0; i < 200; i++) {
    const tried = trial(game, 'sabotage', i)
    try {
      play(tried)
    } catch (error) {
      if (!(error instanceof PropertyFailure)) throw error
      const [what, how] = error.message.split('\n')
      const [before, actions] = how.split(', after ')
      expect(before).toBe(`options ${JSON.stringify(tried.options)}, seed "sabotage ${i}"`)
      for (const action of JSON.parse(actions)) expect(game.notation(game.parse(action))).toBe(action)
      return what
    }
  }
  return 'no failure'
}

export const failsOf = (property: string) => new RegExp(`^${property} does not hold for toy: .`)

/** Copies share what is going on. */
export const sharesItsStack: Partial<typeof toy> = { clone: (s) => ({ ...toy.clone(s), stack: s.stack }) }
