/**
 * Speed and memory of one game, or of the dice: `rules.ts GAME`; what a decision allocates: `rules.ts GAME allocated`. Prints the rows
 * of a table as JSON.
 */
import {
  type AnyGame,
  type Dice,
  d6,
  FastDice,
  type Json,
  type JsonObject,
  KeyedDice,
  type LocalTable,
  load,
  save,
  secretFrom,
  writeView,
} from '@tabularium/engine'
import { fuzz, fuzzTable, type Moment, momentProperties, trial } from '@tabularium/engine/testing'
import { games, minds } from '@tabularium/games/all'
import { bytesAllocated, bytesKept, count, type Rate, rate, STILL_OF_PLAY } from './measure.ts'
import { thinkingOf } from './minds.ts'
import { midGame, playRandom, tableOf } from './play.ts'
import { reaches } from './reach.ts'

/** Work that does one thing so many times. */
const times = (n: number, work: () => unknown) => () => {
  for (let i = 0; i < n; i++) work()
  return n
}
const micro = (perSecond: number) => `${(1e6 / perSecond).toPrecision(3)} µs`
const rows: string[][] = []
const row = (what: string, value: string, note = '') => {
  console.error(`${what}: ${value}`)
  rows.push([what, value, note])
}

const [id, part] = process.argv.slice(2)
for (const game of games) if (game.id === id) (part === 'allocated' ? measureAllocated : measure)(game)
if (id === 'dice') measureDice()
console.log(JSON.stringify(rows))

function measureAllocated(game: AnyGame): void {
  const dice = new FastDice(secretFrom('bench'))
  const bytes = bytesAllocated(() => playMany(game, game.options({}), dice, 10_000))
  row(`${game.id}: allocated by a decision`, `${count(bytes)} bytes`)
}

function measure(game: AnyGame): void {
  const options: Json = game.options({})
  const dice = new FastDice(secretFrom('bench'))
  const decisions = rate(() => playRandom(game, options, dice), { still: STILL_OF_PLAY })
  const gamesPlayed = rate(times(1, () => playRandom(game, options, dice)))
  const state = midGame(game, options)
  const clone = rate(times(1000, () => game.clone(state)))
  const jsonClone = rate(times(100, () => game.read(JSON.parse(JSON.stringify(game.write(state))), options)))
  const list = rate(times(1000, () => game.decision(state)))
  const view = rate(times(100, () => game.view(state, 0)))
  const sent = rate(times(100, () => writeView(game, game.view(state, 0))))
  const seen = game.view(state, 0)
  const imagine = rate(times(100, () => game.imagine(seen, dice)))
  const copy = game.clone(state)
  const resample = rate(times(100, () => game.resample(copy, 0, dice)))
  row(`${game.id}: whole games, random player`, `${count(gamesPlayed.perSecond)} /s`, noted(gamesPlayed))
  row(`${game.id}: legal list`, micro(list.perSecond), noted(list))
  row(
    `${game.id}: clone`,
    micro(clone.perSecond),
    `${count(clone.perSecond / jsonClone.perSecond)} x as fast as through JSON; ${noted(clone)}`,
  )
  row(`${game.id}: view`, micro(view.perSecond), noted(view))
  row(`${game.id}: view by names, as it is sent`, micro(sent.perSecond), noted(sent))
  row(`${game.id}: imagine`, micro(imagine.perSecond), noted(imagine))
  row(`${game.id}: resample`, micro(resample.perSecond), noted(resample))
  row(`${game.id}: a position in memory`, `${count(bytesKept(() => game.clone(state)))} bytes`)
  const tables = rate(() => tableOf(game).length)
  const share = `${(decisions.perSecond / tables.perSecond).toFixed(1)} x as slow as without a table`
  row(
    `${game.id}: actions at a table (checked, recorded)`,
    `${count(tables.perSecond)} /s`,
    `${share}; ${noted(tables)}`,
  )
  const text = save(tableOf(game))
  const length = JSON.parse(text).actions.length
  row(
    `${game.id}: a save`,
    `${(text.length / length).toFixed(1)} bytes an action`,
    `${text.length} bytes for ${length} actions`,
  )
  const loads = rate(times(1, () => load(games, text)))
  row(`${game.id}: loading a save (replay, checks)`, `${count(loads.perSecond * length)} actions/s`, noted(loads))
  const { mean, slowest, places } = reaches(game)
  row(
    `${game.id}: where a piece can get to`,
    `${mean.toPrecision(2)} ms`,
    `slowest ${slowest.toPrecision(2)} ms; up to ${places} places`,
  )
  history(game, 'a default game', {})
  thinking(game)
  properties(game, options, state)
}

function measureDice(): void {
  const faces = (source: Dice) => times(1000, () => source.face(d6))
  const keyed = rate(faces(new KeyedDice(secretFrom('bench'))))
  const fast = rate(faces(new FastDice(secretFrom('bench'))))
  row(
    'dice: keyed stream',
    `${count(keyed.perSecond)} rolls/s`,
    `${(fast.perSecond / keyed.perSecond).toFixed(0)} x as slow as the search dice; ${noted(keyed)}`,
  )
}

/** How much the rounds differed, and how often it is done in a million steps of the reference loop. */
function noted({ spread, multiple }: Rate): string {
  return `± ${(spread * 100).toFixed(0)} %; ${(multiple * 1e6).toPrecision(3)} per million steps of the reference loop`
}

/** Whole games, until so many decisions are taken. */
function playMany(game: AnyGame, options: unknown, dice: FastDice, number: number): number {
  let decisions = 0
  while (decisions < number) decisions += playRandom(game, options, dice)
  return decisions
}

/** What bots do most. */
function thinking(game: AnyGame): void {
  const mind = minds.get(game.id)
  if (mind === undefined) return
  const { playouts, turns, decisions, looks } = thinkingOf(game, mind)
  const further = turns === 1 ? 'a turn' : `${turns} turns`
  row(`${game.id}: playouts, ${further} further, then judged`, `${count(playouts.perSecond)} /s`, noted(playouts))
  row(`${game.id}: decisions of the policy, played`, `${count(decisions.perSecond)} /s`, noted(decisions))
  row(`${game.id}: evaluating a position`, micro(looks.perSecond), noted(looks))
}

/** What a long game holds in memory, and how long it takes to step to any moment of it. */
function history(game: AnyGame, name: string, options: JsonObject): void {
  const kept: LocalTable[] = []
  const bytes = bytesKept(() => kept.push(tableOf(game, { options })), 1)
  const [table] = kept
  const megabytes = `${(bytes / 1e6).toFixed(1)} MB`
  row(
    `${game.id}: ${name} of ${count(table.length)} actions in memory`,
    megabytes,
    `${count(bytes / table.length)} bytes an action`,
  )
  const dice = new FastDice(secretFrom('moments'))
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now()
    table.at(dice.below(table.length + 1))
    return performance.now() - start
  })
  row(`${game.id}: stepping to any moment of it`, `${Math.max(...times).toFixed(1)} ms`, 'the slowest of 200')
}

function properties(game: AnyGame, options: Json, state: unknown): void {
  const decision = game.decision(state)
  if (decision === null) return
  const moment: Moment = {
    game,
    options: game.options(options),
    seed: 'bench',
    state,
    decision,
    dice: new FastDice(secretFrom('p')),
  }
  for (const [name, property] of Object.entries(momentProperties)) {
    const speed = rate(
      times(1, () => property(moment)),
      { rounds: 3, seconds: 0.1 },
    )
    row(`${game.id}: property "${name}"`, micro(speed.perSecond), noted(speed))
  }
  let number = 0
  const fuzzed = rate(
    times(1, () => fuzz(trial(game, 'bench', number++), { every: 8 })),
    { rounds: 3, seconds: 0.3 },
  )
  row(
    `${game.id}: a fuzzed game`,
    `${(1000 / fuzzed.perSecond).toFixed(1)} ms`,
    `one position in eight looked at; ${noted(fuzzed)}`,
  )
  const atTable = rate(
    times(1, () => fuzzTable(trial(game, 'bench', number++))),
    { rounds: 3, seconds: 0.3 },
  )
  row(
    `${game.id}: a fuzzed table`,
    `${(1000 / atTable.perSecond).toFixed(1)} ms`,
    `refusals, undo, redo, save, load; ${noted(atTable)}`,
  )
}
