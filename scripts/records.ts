/**
 * Records whole games of one game with what they led to, to be played again by the tests ever after:
 * `npx tsx scripts/records.ts GAME`. Those of the version before are moved aside: they must still open.
 * `npx tsx scripts/records.ts GAME --rare` keeps them all, and adds games in which something happens that seldom does.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bots, random } from '@tabularium/bots'
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
import { happenings, worthKeeping } from './records/rare.ts'

const COUNT = 24
/** Of so many games at random at most so many are added. */
const LOOKED_AT = 240
const RARE = 30
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

const all = bots(game, minds.get(id))
const results: Record<string, Json> = {}

function keep(game: AnyGame, text: string, players: readonly Bot[]): void {
  const number = String(Object.keys(results).length + 1).padStart(2, '0')
  const name = `${number}-${[...new Set(players.map((bot) => bot.name))].join('-')}.json`
  writeFileSync(join(folder, name), text)
  results[name] = resultOf(game, text)
  console.log(`${name}: ${JSON.parse(text).actions.length} actions`)
}

function* played(game: AnyGame, count: number, among: readonly Bot[], series: string) {
  const dice = new FastDice(secretFrom(`${series} ${game.version}`))
  for (let n = 1; n <= count; n++) {
    const options = game.randomOptions(dice)
    const players = game.seats(game.options(options)).map(() => among[dice.below(among.length)])
    yield { players, text: recorded(game, options, players, `${series} ${id} ${game.version} ${n}`) }
  }
}

function addRare(game: AnyGame): void {
  const happenedIn = (text: string) => happenings(load([game], text).table)
  Object.assign(results, JSON.parse(readFileSync(join(folder, RESULTS), 'utf8')))
  const there = Object.keys(results).map((name) => happenedIn(readFileSync(join(folder, name), 'utf8')))
  // Players who think do nothing strange.
  const others = [...played(game, LOOKED_AT, [random], 'rare')]
  const happened = others.map(({ text }) => happenedIn(text))
  for (const i of worthKeeping(there, happened, RARE)) keep(game, others[i].text, others[i].players)
}

if (process.argv[3] === '--rare') addRare(game)
else {
  clear(game.version)
  for (const { text, players } of played(game, COUNT, all, 'records')) keep(game, text, players)
}
writeFileSync(join(folder, RESULTS), `${JSON.stringify(results, null, 2)}\n`)
