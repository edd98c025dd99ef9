/** `npm run bench`: speed and memory of every game, per CPU-second of one core, and as ratios of one run. */
import { cpus } from 'node:os'
import {
  type AnyGame,
  type Dice,
  d6,
  FastDice,
  type Json,
  KeyedDice,
  LocalTable,
  load,
  SilentTable,
  save,
  secretFrom,
} from '@tabularium/engine'
import { fuzz, fuzzTable, type Moment, momentProperties, trial } from '@tabularium/engine/testing'
import { games } from '@tabularium/games/all'
import { bytesAllocated, bytesKept, count, rate, table } from './measure.ts'

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

/** One random game; returns the decisions taken. */
function playRandom(game: AnyGame, options: unknown, dice: FastDice): number {
  const silent = new SilentTable(dice)
  const state = game.setup(options, silent)
  let decisions = 0
  for (let d = game.decision(state); d !== null; d = game.decision(state)) {
    game.apply(state, d.actions[dice.below(d.actions.length)], silent)
    decisions++
  }
  return decisions
}

/** A position in the middle of a random game. */
function midGame(game: AnyGame, options: unknown): unknown {
  const dice = new FastDice(secretFrom('middle'))
  const silent = new SilentTable(dice)
  let state = game.setup(options, silent)
  for (let i = 0; i < 40; i++) {
    const d = game.decision(state)
    if (d === null) state = game.setup(options, silent)
    else game.apply(state, d.actions[dice.below(d.actions.length)], silent)
  }
  return game.decision(state) === null ? game.setup(options, silent) : state
}

for (const game of games) {
  const options: Json = game.options({})
  const dice = new FastDice(secretFrom('bench'))
  const decisions = rate(() => playRandom(game, options, dice))
  const gamesPlayed = rate(times(1, () => playRandom(game, options, dice)))
  const state = midGame(game, options)
  const clone = rate(times(1000, () => game.clone(state)))
  const jsonClone = rate(times(100, () => game.read(JSON.parse(JSON.stringify(game.write(state))), options)))
  const list = rate(times(1000, () => game.decision(state)))
  const view = rate(times(100, () => game.view(state, 0)))
  row(
    `${game.id}: decisions (list, pick, apply), random player`,
    `${count(decisions.perSecond)} /s`,
    spread(decisions.spread),
  )
  row(`${game.id}: whole games, random player`, `${count(gamesPlayed.perSecond)} /s`, spread(gamesPlayed.spread))
  row(`${game.id}: legal list`, micro(list.perSecond))
  row(
    `${game.id}: clone`,
    micro(clone.perSecond),
    `${count(clone.perSecond / jsonClone.perSecond)} x as fast as through JSON`,
  )
  row(`${game.id}: view`, micro(view.perSecond))
  row(`${game.id}: a position in memory`, `${count(bytesKept(() => game.clone(state)))} bytes`)
  row(
    `${game.id}: allocated by a decision`,
    `${count(bytesAllocated(() => playMany(game, options, dice, 10_000)))} bytes`,
  )
  const tables = rate(() => playAtTable(game))
  const share = `${(decisions.perSecond / tables.perSecond).toFixed(1)} x as slow as without a table`
  row(`${game.id}: actions at a table (checked, recorded)`, `${count(tables.perSecond)} /s`, share)
  const text = save(tableOf(game))
  const length = JSON.parse(text).actions.length
  row(
    `${game.id}: a save`,
    `${(text.length / length).toFixed(1)} bytes an action`,
    `${text.length} bytes for ${length} actions`,
  )
  const loads = rate(times(1, () => load(games, text)))
  row(`${game.id}: loading a save (replay, checks)`, `${count(loads.perSecond * length)} actions/s`)
  properties(game, options, state)
}
const faces = (source: Dice) => times(1000, () => source.face(d6))
const keyed = rate(faces(new KeyedDice(secretFrom('bench'))))
const fast = rate(faces(new FastDice(secretFrom('bench'))))
row(
  'dice: keyed stream',
  `${count(keyed.perSecond)} rolls/s`,
  `${(fast.perSecond / keyed.perSecond).toFixed(0)} x as slow as the search dice`,
)

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown CPU'}; one core, medians of five rounds, per CPU-second.\n`,
)
console.log(table(['what', 'measured', 'note'], rows))

function spread(share: number): string {
  return `± ${(share * 100).toFixed(0)} %`
}

/** Whole games, until so many decisions are taken. */
function playMany(game: AnyGame, options: unknown, dice: FastDice, number: number): number {
  let decisions = 0
  while (decisions < number) decisions += playRandom(game, options, dice)
  return decisions
}

function tableOf(game: AnyGame): LocalTable {
  const dice = new FastDice(secretFrom('table'))
  const local = new LocalTable(game, { dice: { secret: secretFrom('bench') } })
  for (let d = local.decision; d !== null; d = local.decision) {
    local.act(d.seat, game.notation(d.actions[dice.below(d.actions.length)]))
  }
  return local
}

function playAtTable(game: AnyGame): number {
  return tableOf(game).length
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
    row(`${game.id}: property "${name}"`, micro(speed.perSecond))
  }
  let number = 0
  const fuzzed = rate(
    times(1, () => fuzz(trial(game, 'bench', number++), { every: 8 })),
    { rounds: 3, seconds: 0.3 },
  )
  row(`${game.id}: a fuzzed game`, `${(1000 / fuzzed.perSecond).toFixed(1)} ms`, 'one position in eight looked at')
  const atTable = rate(
    times(1, () => fuzzTable(trial(game, 'bench', number++))),
    { rounds: 3, seconds: 0.3 },
  )
  row(`${game.id}: a fuzzed table`, `${(1000 / atTable.perSecond).toFixed(1)} ms`, 'refusals, undo, redo, save, load')
}
