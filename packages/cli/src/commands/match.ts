/** `tabularium match GAME`: programs of others and bots of ours against each other. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnyGame, newSecret } from '@tabularium/engine'
import { choose, gameOptions } from '../arguments/chosen.ts'
import { onlyOne, readArguments, UsageError, wholeNumber } from '../arguments/usage.ts'
import { botNamed, isShared } from '../bots.ts'
import { writeTextAtomic } from '../files.ts'
import type { Io } from '../io.ts'
import { type Entrant, type MatchGame, type Pairing, playMatchGame, type Terms } from '../match/match.ts'
import type { Limits } from '../match/program.ts'
import { type Round, standings, standingsTable } from '../match/standings.ts'
import { printable } from '../terminal/printable.ts'
import { stoppable } from '../terminal/stoppable.ts'

const options = {
  ...gameOptions,
  seat: { type: 'string', multiple: true },
  games: { type: 'string' },
  seed: { type: 'string' },
  time: { type: 'string' },
  keep: { type: 'string' },
  unpaired: { type: 'boolean' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const

/** More than any honest program needs. */
const REQUESTS = 10_000
const LINE = 65_536

export async function match(argv: readonly string[], io: Io, games: readonly AnyGame[]): Promise<number> {
  const { values, positionals } = readArguments({ args: [...argv], options, allowPositionals: true })
  const id = onlyOne(positionals)
  if (id === undefined) throw new UsageError('Which game is to be played?')
  const chosen = await choose(games, id, values)
  const entrants = readEntrants(chosen.game, chosen.game.seats(chosen.options), values.seat ?? [])
  const total = wholeNumber('--games', values.games ?? '20', 1)
  const limits: Limits = { seconds: seconds(values.time ?? '30'), requests: REQUESTS, line: LINE }
  const seed = values.seed ?? newSecret()
  if (values.keep !== undefined) await mkdir(values.keep, { recursive: true })
  return stoppable(async (stop) => {
    const terms: Terms = { chosen, shared: isShared(chosen.game), entrants, limits, stop: stop.signal }
    const rounds: MatchGame[][] = []
    let number = 0
    for (const { pairing, round } of pairings(entrants.length, total, seed, values.unpaired === true)) {
      const played = await playMatchGame(terms, pairing)
      if (played === undefined) break
      rounds[round] ??= []
      rounds[round].push(played)
      if (values.keep !== undefined) await writeTextAtomic(join(values.keep, `game-${number}.json`), played.save)
      if (values.quiet !== true) io.err(inOneLine(terms, pairing, number, played))
      number++
    }
    tell(io, terms, seed, rounds, values.json === true)
    return stop.exitCode
  })
}

function readEntrants(game: AnyGame, seats: readonly string[], given: readonly string[]): readonly Entrant[] {
  if (given.length !== seats.length) {
    throw new UsageError(`Give --seat once for each seat: ${seats.join(', ')}. There are ${given.length}.`)
  }
  return given.map((text) => {
    const [, name] = /^bot:(.*)$/.exec(text) ?? []
    if (text.trim() === '') throw new UsageError('--seat takes bot:NAME or the command that starts a program.')
    return name === undefined ? { name: text, command: text } : { name: text, bot: botNamed(game, name) }
  })
}

function seconds(text: string): number {
  const value = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || value <= 0 || value > 86_400) {
    throw new UsageError(`--time takes seconds, such as 2 or 0.5, not '${text}'.`)
  }
  return value
}

/** Rounds in which everybody sits everywhere once, on the same dice unless each game is to have its own. */
function* pairings(
  entrants: number,
  games: number,
  seed: string,
  unpaired: boolean,
): Iterable<{ readonly pairing: Pairing; readonly round: number }> {
  for (let round = 0; round * entrants < games; round++) {
    for (let turn = 0; turn < entrants; turn++) {
      const seating = Array.from({ length: entrants }, (_, seat) => (seat + turn) % entrants)
      yield { pairing: { seating, seed: unpaired ? `${seed} ${round} ${turn}` : `${seed} ${round}` }, round }
    }
  }
}

function inOneLine({ chosen, entrants }: Terms, { seating }: Pairing, number: number, game: MatchGame): string {
  const seats = chosen.game.seats(chosen.options)
  const who = seats.map((seat, i) => `${seat} ${printable(entrants[seating[i]].name)}`).join(', ')
  if (game.forfeit !== null) {
    return `Game ${number} (${who}): ${printable(entrants[game.forfeit.entrant].name)} loses: it ${game.forfeit.why}.`
  }
  const winners = game.outcome?.winners.map((seat) => seats[seat]) ?? []
  return `Game ${number} (${who}): won by ${winners.length === 0 ? 'nobody' : winners.join(', ')}.`
}

function tell(io: Io, { chosen, entrants }: Terms, seed: string, rounds: readonly Round[], json: boolean): void {
  const found = standings(
    entrants.map(({ name }) => printable(name)),
    rounds,
    entrants.length,
  )
  if (json) {
    const games = rounds.flat().map(({ points, outcome, forfeit }) => ({ points, outcome, forfeit }))
    io.out(JSON.stringify({ game: chosen.game.id, options: chosen.options, seed, entrants: found, games }))
    return
  }
  io.out(`${chosen.game.words('en').title}, options ${JSON.stringify(chosen.options)}, seed '${seed}'`)
  for (const line of standingsTable(found)) io.out(line)
}
