/** One game of one tree, in a process of its own; `against.ts` builds it for each tree, `main.ts` for this one. */
import { type AnyGame, FastDice, secretFrom } from '@tabularium/engine'
import { median, round, STILL_OF_PLAY, warmUp } from './measure.ts'
import { midGame, playRandom } from './play.ts'

/** What a tree plays with: its games, and tables of its own engine. */
export interface Tree {
  readonly games: readonly AnyGame[]
  readonly engine: Pick<typeof import('@tabularium/engine'), 'LocalTable' | 'save' | 'load'>
}

/** Decisions of a random player, and the same with a view at each. */
export const WHAT_IS_PLAYED = ['plain', 'views'] as const
export const WHAT = [...WHAT_IS_PLAYED, 'clone', 'table', 'load'] as const
export type What = (typeof WHAT)[number]
export const isPlay = (what: string): boolean => WHAT_IS_PLAYED.some((played) => played === what)

const ROUNDS = 5
const SECONDS = 0.5
const CLONES = 1000

/** How many per CPU-second: decisions, clones, or actions at a table or of a save; the median of some rounds. 0: there is no such game. */
export function speedOf(tree: Tree, id: string, what: What): number {
  const game = tree.games.find((known) => known.id === id)
  if (game === undefined) return 0
  const work = workOf(tree, game, what)
  warmUp(() => round(work, SECONDS), isPlay(what) ? STILL_OF_PLAY : undefined)
  return median(Array.from({ length: ROUNDS }, () => round(work, SECONDS)))
}

/** Does it some times; returns how often. */
function workOf({ games, engine }: Tree, game: AnyGame, what: What): () => number {
  const options = game.options({})
  const dice = new FastDice(secretFrom('against'))
  const atTable = () => {
    const local = new engine.LocalTable(game, { dice: { secret: secretFrom('bench') } })
    for (let d = local.decision; d !== null; d = local.decision) {
      local.act(d.seat, game.notation(d.actions[dice.below(d.actions.length)]))
    }
    return local
  }
  switch (what) {
    case 'plain':
      return () => playRandom(game, options, dice)
    case 'views':
      return () => playRandom(game, options, dice, (state, seat) => game.view(state, seat))
    case 'clone': {
      const state = midGame(game, options)
      // Each one is looked at: what nobody has, a compiler need not make.
      let latest: unknown
      return () => {
        for (let i = 0; i < CLONES; i++) latest = game.clone(state)
        return latest === state ? 0 : CLONES
      }
    }
    case 'table':
      return () => atTable().length
    case 'load': {
      const local = atTable()
      const text = engine.save(local)
      return () => {
        engine.load(games, text)
        return local.length
      }
    }
  }
}
