/**
 * What a bot does and never does: `npx tsx scripts/deeds.ts --game ultimus-romanorum --games 30`. Of each kind of action it
 * tells at how many decisions it was open, at how many of them it was done, and in how many of the games. Of the words in
 * `--named` the next word counts too: which stratagem was played, which option was taken.
 */
import { parseArgs } from 'node:util'
import { type Bot, type Decision, type FastDice, type Json, playGame } from '@tabularium/engine'
import { list, machine, percent } from './measuring.ts'
import { botNamed, gameNamed } from './named.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'ultimus-romanorum' },
    games: { type: 'string', default: '30' },
    bot: { type: 'string', default: 'legate' },
    /** Options of the game as JSON, several in turn, a `;` between. */
    options: { type: 'string', default: '{}' },
    named: { type: 'string', default: 'play,option' },
    seed: { type: 'string', default: 'deeds' },
  },
})

interface Deed {
  open: number
  done: number
  readonly inGames: Set<number>
}

const game = gameNamed(values.game)
const bot = botNamed(game, values.bot)

const named = new Set(list(values.named))
const deeds = new Map<string, Deed>()

function nameOf(action: unknown): string {
  const [word, next] = game.notation(action).split(' ')
  return next !== undefined && named.has(word) ? `${word} ${next}` : word
}

function deedOf(name: string): Deed {
  const deed = deeds.get(name) ?? { open: 0, done: 0, inGames: new Set<number>() }
  deeds.set(name, deed)
  return deed
}

/** What is open now, and what of it the first action of the plan is. */
function note(number: number, { actions }: Decision<unknown>, done: unknown): void {
  for (const name of new Set(actions.map(nameOf))) deedOf(name).open++
  const deed = deedOf(nameOf(done))
  deed.done++
  deed.inGames.add(number)
}

/** One for all seats: asked at every decision, it does one action, and drops what is left of a plan when another seat is asked. */
function noting(number: number): Bot {
  let left: readonly unknown[] = []
  let last: number | undefined
  return {
    name: bot.name,
    plan(view, decision, dice: FastDice) {
      const legal = new Set(decision.actions.map((action) => game.notation(action)))
      const goesOn = decision.seat === last && left.length > 0 && legal.has(game.notation(left[0]))
      const [first, ...rest] = goesOn ? left : bot.plan(view, decision, dice)
      left = rest
      last = decision.seat
      note(number, decision, first)
      return [first]
    },
  }
}

const settings = values.options.split(';').map((text): Json => JSON.parse(text))
const count = Number(values.games)
for (let i = 0; i < count; i++) {
  const options = settings[i % settings.length]
  const one = noting(i)
  const players = game.seats(game.options(options)).map(() => one)
  playGame(game, options, players, `${values.seed} ${i}`)
}

console.log(`${game.id}, ${count} games of ${bot.name}, seed ${values.seed}; ${machine()}\n`)
console.log('| deed | open | done | of those | in games |\n| --- | --- | --- | --- | --- |')
const ranked = [...deeds].sort(([, one], [, other]) => other.done / other.open - one.done / one.open)
for (const [name, { open, done, inGames }] of ranked) {
  console.log(`| \`${name}\` | ${open} | ${done} | ${percent(done, open)} | ${inGames.size} |`)
}
