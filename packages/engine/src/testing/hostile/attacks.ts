/** What can be sent into the program from outside, changed by a hostile hand: refused with a reason, or played on with. */
import type { AnyGame, Json, JsonObject } from '../../contract.ts'
import { FastDice, secretFrom } from '../../dice.ts'
import { digest } from '../../digest.ts'
import { Fault } from '../../fault.ts'
import { LocalTable } from '../../local-table.ts'
import { Referee } from '../../referee.ts'
import { load, save } from '../../save.ts'
import { SilentTable } from '../../table.ts'
import { type Moment, momentProperties } from '../moments.ts'
import { type Trial, trial } from '../trial.ts'
import { forged, garbled } from './forging.ts'

/** What became of one attack. */
export type Fate = 'refused' | 'taken'

/** Something that did not hold, and where. */
export class Hole extends Error {}

export type Attack = (game: AnyGame, seed: string, number: number) => Fate

/** So many actions are played from what was taken. */
const PLAYED_ON = 24

/** A position on the way through a random game. */
function reached({ game, options, seed }: Trial, most: number): { readonly position: Json; readonly dice: FastDice } {
  const dice = new FastDice(secretFrom(seed))
  const table = new SilentTable(dice)
  const state = game.setup(game.options(options), table)
  for (let n = dice.below(most); n > 0; n--) {
    const decision = game.decision(state)
    if (decision === null) break
    game.apply(state, decision.actions[dice.below(decision.actions.length)], table)
  }
  return { position: JSON.parse(JSON.stringify(game.write(state))), dice }
}

/** undefined: it was refused, by a fault that says why. */
function unlessRefused<T>(what: string, attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof Fault && error.message.trim() !== '') return undefined
    throw new Hole(`${what}: ${String(error)}`, { cause: error })
  }
}

/** Plays on at random; every property must hold at the beginning and now and then on the way. */
function playOn(one: Trial, state: unknown, dice: FastDice, what: string): void {
  const { game } = one
  const table = new SilentTable(dice)
  try {
    for (let n = 0; n < PLAYED_ON; n++) {
      const decision = game.decision(state)
      if (decision === null) {
        if (game.outcome(state) === null) throw new Hole('it neither asks nor ends')
        return
      }
      if (decision.actions.length === 0) throw new Hole(`nothing can be answered to '${decision.ask}'`)
      if (n % 8 === 0) lookAt({ ...one, state, decision, dice })
      game.apply(state, decision.actions[dice.below(decision.actions.length)], table)
    }
  } catch (error) {
    throw new Hole(`${what} was taken, then: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function lookAt(moment: Moment): void {
  for (const [name, property] of Object.entries(momentProperties)) {
    const complaint = property(moment)
    if (complaint !== undefined) throw new Hole(`"${name}" does not hold: ${complaint}`)
  }
}

/** One field of a reachable position is another. */
export const forgePosition: Attack = (game, seed, number) => {
  const one = trial(game, `${seed} position`, number)
  const { position, dice } = reached(one, 160)
  const { json, where } = forged(position, dice)
  const what = `A position with another ${where}`
  const options = game.options(one.options)
  const opened = unlessRefused(what, () => {
    const state = game.read(json, options)
    // Opening it asks the first question.
    game.decision(state)
    return { state }
  })
  if (opened === undefined) return 'refused'
  playOn(one, opened.state, dice, what)
  return 'taken'
}

function savedText({ game, options, seed }: Trial): { readonly text: string; readonly dice: FastDice } {
  const dice = new FastDice(secretFrom(seed))
  const table = new LocalTable(game, { options, dice: { secret: secretFrom(`dice ${seed}`) } })
  for (let n = dice.below(60); n > 0 && table.decision !== null; n--) {
    const { seat, actions } = table.decision
    table.act(seat, game.notation(actions[dice.below(actions.length)]))
  }
  return { text: save(table), dice }
}

/** One thing in a save is another; half of them are signed again, as by somebody who knows how. */
export const forgeSave: Attack = (game, seed, number) => {
  const one = trial(game, `${seed} save`, number)
  const { text, dice } = savedText(one)
  const { json, where } = forged(JSON.parse(text), dice)
  const signed = dice.below(2) === 0 ? JSON.stringify(json) : resigned(json)
  const changed = dice.below(4) === 0 ? garbled(text, dice) : signed
  const loaded = unlessRefused(`A save with another ${where}`, () => load([game], changed))
  if (loaded === undefined) return 'refused'
  playOn({ ...one, options: loaded.table.options }, loaded.table.state, dice, `A save with another ${where}`)
  return 'taken'
}

function resigned(json: Json): string {
  const { sum, ...content } = Object(json) as JsonObject
  return JSON.stringify({ ...content, sum: sum === undefined ? 'none' : digest(content) })
}

/** One thing in the data of an edition is another. */
export const forgeEdition =
  (file: Json): Attack =>
  (game, seed, number) => {
    const one = trial(game, `${seed} edition`, number)
    const dice = new FastDice(secretFrom(one.seed))
    const { json, where } = forged(file, dice)
    const what = `An edition with another ${where}`
    const findings = unlessRefused(what, () => game.checkEdition(json))
    if (findings === undefined || findings.some(({ note }) => note !== true)) return 'refused'
    const other = unlessRefused(what, () => game.withEdition(json))
    if (other === undefined) return 'refused'
    const played: Trial = { ...one, game: other, options: {} }
    playOn(played, other.setup(other.options({}), new SilentTable(dice)), dice, what)
    return 'taken'
  }

/** Lines that a client of the referee could send, one thing in each changed; it answers all and goes on. */
export function forgeLines(games: readonly AnyGame[], seed: string, count: number): Record<Fate, number> {
  const dice = new FastDice(secretFrom(`${seed} lines`))
  const referee = new Referee(games)
  const fates = { refused: 0, taken: 0 }
  for (let n = 0; n < count; n++) {
    // Now and then all tables are opened anew, so that most lines find theirs.
    if (n % 60 === 0) for (let t = 0; t < 4; t++) open(referee, games[(n / 60 + t) % games.length], `t${t + 1}`, n)
    const request = sensible(games, dice, n)
    const json = dice.below(3) === 0 ? request : forged(request, dice).json
    const line = dice.below(6) === 0 ? garbled(JSON.stringify(json), dice) : JSON.stringify(json)
    const answer = JSON.parse(referee.handle(line))
    if (answer.ok !== true && (answer.ok !== false || answer.error?.code === 'bug' || !answer.error?.message)) {
      throw new Hole(`The line ${line.slice(0, 2000)} is answered ${JSON.stringify(answer).slice(0, 2000)}`)
    }
    fates[answer.ok ? 'taken' : 'refused']++
  }
  return fates
}

function open(referee: Referee, { id }: AnyGame, table: string, n: number): void {
  referee.handle(JSON.stringify({ op: 'close', table }))
  referee.handle(JSON.stringify({ op: 'create', table, game: id, seed: `hostile ${table} ${n}` }))
}

/** Requests of every sort, at tables that are opened and closed on the way. */
function sensible(games: readonly AnyGame[], dice: FastDice, n: number): JsonObject {
  const game = games[dice.below(games.length)]
  const table = `t${dice.below(4) + 1}`
  const seat = dice.below(3)
  const requests: readonly JsonObject[] = [
    { op: 'games' },
    { op: 'create', table, game: game.id, options: {}, seed: `hostile ${n}` },
    { op: 'create', table, game: game.id, dice: ['3', 4, '1'] },
    { op: 'legal', table, language: 'fr' },
    { op: 'act', table, action: 'done', seat },
    { op: 'act', table, action: 'end' },
    { op: 'why', table, action: 'to italia-1' },
    { op: 'undo', table, seat },
    { op: 'redo', table, seat },
    { op: 'view', table, seat },
    { op: 'seen', table, seat: null },
    { op: 'events', table, seat, from: 0 },
    { op: 'position', table },
    { op: 'history', table },
    { op: 'branch', table, at: 0, to: `t${dice.below(6)}`, seed: 'other' },
    { op: 'dice', table, seed: 'other' },
    { op: 'outcome', table },
    { op: 'commitment', table },
    { op: 'save', table },
    { op: 'load', table, save: '{}' },
    { op: 'close', table },
  ]
  return { id: n, ...requests[dice.below(requests.length)] }
}
