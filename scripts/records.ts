/**
 * Records whole games of one game with what they led to, to be played again by the tests ever after:
 * `npx tsx scripts/records.ts GAME`. Those of the version before are moved aside: they must still open.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bots } from '@tabularium/bots'
import {
  type AnyGame,
  type Bot,
  digest,
  FastDice,
  type Json,
  LocalTable,
  load,
  save,
  secretFrom,
} from '@tabularium/engine'
import { games, minds } from '@tabularium/games/all'

const COUNT = 24
const RESULTS = 'results.json'

const id = process.argv[2] ?? ''
const game = games.find((known) => known.id === id)
if (game === undefined) {
  console.error(`Name a game: ${games.map((known) => known.id).join(', ')}.`)
  process.exit(2)
}
const folder = join(import.meta.dirname, '..', 'packages', 'games', id, 'test', 'records')

/** A game between bots at a table, as a save. */
function recorded(game: AnyGame, options: Json, players: readonly Bot[], seed: string): string {
  const table = new LocalTable(game, { options, dice: { secret: secretFrom(`record ${seed}`) } })
  const thoughts = players.map((_, seat) => new FastDice(secretFrom(`thought ${seat} ${seed}`)))
  for (let decision = table.decision; decision !== null; decision = table.decision) {
    const { seat } = decision
    const [action] = players[seat].plan(table.view(seat), decision, thoughts[seat])
    table.act(seat, game.notation(action))
  }
  return save(table, { players: players.map(({ name }) => `bot:${name}` as const) })
}

/** What a recorded game leads to. */
function resultOf(game: AnyGame, text: string): Json {
  const { table } = load([game], text)
  const told: Json = JSON.parse(JSON.stringify([...table.prologue, ...table.told().flat()]))
  return JSON.parse(JSON.stringify({ actions: table.length, outcome: table.outcome, events: digest(told) }))
}

/** Saves of another version of the rules go to a folder of its own; those of this one are made anew. */
function clear(version: number): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json') && file !== RESULTS)) {
    const { rules = 1 } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    if (rules === version) rmSync(join(folder, name))
    else {
      const aside = join(folder, `version-${rules}`)
      if (!existsSync(aside)) mkdirSync(aside)
      renameSync(join(folder, name), join(aside, name))
    }
  }
}

clear(game.version)
const all = bots(game, minds.get(id))
const dice = new FastDice(secretFrom(`records ${game.version}`))
const results: Record<string, Json> = {}
for (let n = 1; n <= COUNT; n++) {
  const options = game.randomOptions(dice)
  const players = game.seats(game.options(options)).map(() => all[dice.below(all.length)])
  const text = recorded(game, options, players, `${id} ${game.version} ${n}`)
  const name = `${String(n).padStart(2, '0')}-${[...new Set(players.map((bot) => bot.name))].join('-')}.json`
  writeFileSync(join(folder, name), text)
  results[name] = resultOf(game, text)
  console.log(`${name}: ${JSON.parse(text).actions.length} actions`)
}
writeFileSync(join(folder, RESULTS), `${JSON.stringify(results, null, 2)}\n`)
