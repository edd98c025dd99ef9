/**
 * `npm run fuzz`: random games of every sort, with every property looked at on the way.
 * --games N how many of each game; --minutes N stop then; --game ID that game alone; --seed TEXT the same games again;
 * --first N begin with the game of that number.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type Fuzzed, fuzzAll } from '@tabularium/engine/testing/fuzzing'
import { games } from '@tabularium/games/all'

const USAGE = 'npm run fuzz -- [--games N] [--minutes N] [--game ID] [--seed TEXT] [--first N]'

/** The command line does not read. */
class Misread extends Error {}

function options() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      minutes: { type: 'string' },
      game: { type: 'string' },
      seed: { type: 'string' },
      first: { type: 'string', default: '0' },
    },
  })
  // Given a time and no number, time alone ends it.
  const usual = values.minutes === undefined ? '2000' : String(Number.MAX_SAFE_INTEGER)
  const chosen = values.game === undefined ? games : games.filter(({ id }) => id === values.game)
  if (chosen.length === 0)
    throw new Misread(`There is no game '${values.game}': ${games.map(({ id }) => id).join(', ')}.`)
  return {
    games: chosen,
    minutes: values.minutes === undefined ? Number.POSITIVE_INFINITY : above(values.minutes, '--minutes'),
    count: whole(values.games ?? usual, '--games', 1),
    first: whole(values.first, '--first', 0),
    seed: values.seed ?? randomBytes(4).toString('hex'),
  }
}

function whole(text: string, name: string, least: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least) {
    throw new Misread(`${name} takes a whole number from ${least}, not '${text}'.`)
  }
  return number
}

function above(text: string, name: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new Misread(`${name} takes a number above 0, not '${text}'.`)
  return number
}

const told = ({ games, actions }: Fuzzed, seconds: number) =>
  `${games} games, ${actions} actions, ${(seconds / 60).toFixed(1)} minutes`

/** How often, in seconds, it is told how far it has come. */
const EVERY = process.stderr.isTTY ? 0.2 : 30

async function main(): Promise<number> {
  const { games: chosen, minutes, count, first, seed } = options()
  console.log(`Fuzzing ${chosen.map(({ id }) => id).join(', ')}; seed '${seed}'`)
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  let stopped = false
  process.once('SIGINT', () => {
    stopped = true
  })
  const isOver = () => stopped || seconds() > minutes * 60
  let next = EVERY
  const fuzzed = await fuzzAll({ games: chosen, seed, first, count, isOver }, (so) => {
    if (seconds() < next) return
    next = seconds() + EVERY
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${told(so, seconds())}` : `${told(so, seconds())}\n`)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  if (fuzzed.failure !== undefined) console.error(`\n${fuzzed.failure}`)
  console.log(`${told(fuzzed, seconds())}: ${fuzzed.failure === undefined ? 'every property held' : 'one FAILED'}`)
  return fuzzed.failure === undefined ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  const isMisread = error instanceof Misread || (error instanceof TypeError && 'code' in error)
  if (!isMisread) throw error
  console.error(`${error.message}\nUsage: ${USAGE}`)
  process.exitCode = 2
}
