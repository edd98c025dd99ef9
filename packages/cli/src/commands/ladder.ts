/** `tabularium ladder GAME`: how the levels of a game's bots compare. */
import { cpus } from 'node:os'
import type { Setting } from '@tabularium/bots/lab'
import type { AnyGame } from '@tabularium/engine'
import { type Chosen, choose, gameOptions, listOf } from '../arguments/chosen.ts'
import { onlyOne, readArguments, UsageError, wholeNumber } from '../arguments/usage.ts'
import { botNamed, botsFor, isShared } from '../bots.ts'
import type { Io } from '../io.ts'
import { duelLadder, type Played, pairsOf, shareLadder } from '../simulation/ladder.ts'
import { readPlace, runHere, runOptions } from '../simulation/run-here.ts'
import { stoppable } from '../terminal/stoppable.ts'

const options = {
  ...gameOptions,
  ...runOptions,
  bots: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const

export async function ladder(argv: readonly string[], io: Io, games: readonly AnyGame[]): Promise<number> {
  const { values, positionals } = readArguments({ args: [...argv], options, allowPositionals: true })
  const id = onlyOne(positionals)
  if (id === undefined) throw new UsageError('The bots of which game?')
  const chosen = await choose(games, id, values)
  const levels = readLevels(chosen.game, values.bots)
  const shared = isShared(chosen.game)
  if (!shared && chosen.game.seats(chosen.options).length !== 2) throw new UsageError('Duels are for two seats.')
  const rounds = wholeNumber('--rounds', values.rounds ?? '100', 1)
  const seed = values.seed ?? '1'
  const place = readPlace(values)
  return stoppable(async (stop) => {
    const played: Played[] = []
    for (const who of shared ? levels.map((_, i) => [i]) : pairsOf(levels.length)) {
      const names = who.map((i) => levels[i])
      if (!place.isQuiet) io.err(names.join(' and '))
      const ran = await runHere(settingsFor(chosen, names, seed), rounds, place, stop.signal, io)
      if (stop.signal.aborted) return stop.exitCode
      played.push({ who, ...ran })
    }
    const { data, table } = (shared ? shareLadder : duelLadder)(levels, played)
    if (values.json === true) {
      io.out(JSON.stringify({ game: chosen.game.id, options: chosen.options, seed, rounds, shared, levels: data }))
    } else {
      for (const line of [...heading(chosen, shared, rounds, seed), '', ...table]) io.out(line)
    }
    return 0
  })
}

/** Weakest first; all, unless some are named. */
function readLevels(game: AnyGame, named: string | undefined): readonly string[] {
  const levels = named === undefined ? botsFor(game).map(({ name }) => name) : listOf(named)
  for (const level of levels) botNamed(game, level)
  if (new Set(levels).size !== levels.length) throw new UsageError('--bots names a bot twice.')
  if (levels.length < 2) throw new UsageError('A ladder has two levels at least.')
  return levels
}

/** One level at all seats; or one against another, and the same with the sides swapped. */
function settingsFor({ game, edition, options }: Chosen, names: readonly string[], seed: string): readonly Setting[] {
  const setting = (bots: readonly string[]): Setting => ({ game: game.id, edition, options, bots, seed })
  const [one, other] = names
  if (other === undefined) return [setting(game.seats(options).map(() => one))]
  return [setting([one, other]), setting([other, one])]
}

function heading({ game, options }: Chosen, shared: boolean, rounds: number, seed: string): readonly string[] {
  const how = shared
    ? `All win or lose together: the share of ${rounds} games won by each level alone, all on the same dice.`
    : `${rounds} rounds of each level against each other, a round being two games on the same dice with the sides swapped. ` +
      'Ratings by the model of Bradley and Terry, 400 points for odds of ten to one, from the last level on.'
  return [
    `${game.words('en').title}, options ${JSON.stringify(options)}, seed '${seed}'.`,
    how,
    `${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.versions.node}.`,
  ]
}
