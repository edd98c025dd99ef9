/**
 * `npm run bot-games`: whole games between bots of mixed levels, all games in turn, options and seats drawn by chance; each must end by the rules.
 * --games N how many in all; --minutes N stop then; --game ID that game alone; --seed TEXT the same games again; --first N begin with
 * that one; --quick without bots that take their time.
 */
import { parseArgs } from 'node:util'
import { bots } from '@tabularium/bots'
import { type AnyGame, type Bot, FastDice, playGame, secretFrom } from '@tabularium/engine'
import { trial } from '@tabularium/engine/testing'
import { games, minds } from '@tabularium/games/all'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: 'Infinity' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'mixed' },
    first: { type: 'string', default: '0' },
    quick: { type: 'boolean', default: false },
  },
})

/** What was played of one game. */
interface Count {
  games: number
  decisions: number
  longest: number
  /** How many seats each level held. */
  readonly seats: Record<string, number>
}

const levelsOf = (game: AnyGame): readonly Bot[] =>
  bots(game, minds.get(game.id)).filter(({ ponder }) => !values.quick || ponder === undefined)

/** Throws if it does not end, and names the game that did not. */
function play(game: AnyGame, number: number, count: Count): void {
  const { options, seed } = trial(game, values.seed, number)
  const dice = new FastDice(secretFrom(`levels ${seed}`))
  const levels = levelsOf(game)
  const seated = game.seats(game.options(options)).map(() => levels[dice.below(levels.length)])
  const names = seated.map(({ name }) => name)
  try {
    const { decisions } = playGame(game, options, seated, seed)
    count.games++
    count.decisions += decisions
    count.longest = Math.max(count.longest, decisions)
    for (const name of names) count.seats[name] = (count.seats[name] ?? 0) + 1
  } catch (error) {
    const again = `npm run bot-games -- --seed ${values.seed} --first ${number} --games 1 --game ${game.id}`
    throw new Error(`${game.id} between ${names.join(' and ')} failed. Again: ${again}`, { cause: error })
  }
}

const chosen = games.filter(({ id }) => values.game === undefined || id === values.game)
const counts = new Map(chosen.map(({ id }): [string, Count] => [id, { games: 0, decisions: 0, longest: 0, seats: {} }]))
const begun = performance.now()
const [first, all] = [Number(values.first), Number(values.games)]
for (let number = first; number < first + all; number++) {
  if (performance.now() - begun > Number(values.minutes) * 60_000) break
  const game = chosen[number % chosen.length]
  play(game, number, counts.get(game.id) as Count)
}
for (const [id, { games: played, decisions, longest, seats }] of counts) {
  const mixed = Object.entries(seats)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')
  console.log(`${id}: ${played} games ended, ${decisions} decisions, ${longest} in the longest; seats: ${mixed}`)
}
const total = [...counts.values()].reduce((sum, count) => sum + count.games, 0)
const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
console.log(`${total} games, seed '${values.seed}', ${minutes} minutes: every one ended by its rules`)
