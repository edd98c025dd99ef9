/** What must hold for every game at a table: refusals, undo, redo, save, load, branch. */

import type { Link } from '../chain.ts'
import type { Seat } from '../contract.ts'
import { type DiceSource, FastDice, secretFrom } from '../dice.ts'
import { digest as digestOf } from '../digest.ts'
import { Fault } from '../fault.ts'
import type { Entry } from '../history.ts'
import { type Done, LocalTable } from '../local-table.ts'
import { load, save } from '../save.ts'
import type { Told } from '../table.ts'
import { type Fail, failing, sameJson, sameTold, type Trial, unbroken } from './trial.ts'

/** What holds of every random game at a table. */
export type TableProperty =
  | 'refused actions change nothing'
  | 'only legal actions of the asked seat are taken'
  | 'undo stops at dice, reveals and changes of seat'
  | 'undo is for who acted or was asked'
  | 'undo goes back to the same position'
  | 'redo does the same again'
  | 'steps done together are taken back together'
  | 'of steps done together none is done if one is refused'
  | 'replay equals play'
  | 'a branch begins where it was taken'
  | 'a branch leaves its table alone'
  | 'a branch replays as it was played'
  | 'nothing breaks'

/** Dice of the table alone, or such as a server and people share. */
export type DiceKind = 'own' | 'shared'

const linkFrom = (seed: string): Link => `${secretFrom(seed)}${secretFrom(`${seed} too`)}`

function diceOf(kind: DiceKind, seed: string, seats: number): DiceSource {
  const secret = secretFrom(seed)
  if (kind === 'own') return { secret }
  return {
    shared: secret,
    anchors: Array.from({ length: seats }, (_, i) => (i === 1 ? null : linkFrom(`${seed} ${i}`))),
  }
}

/** What who acts adds to the dice: with shared ones, mostly a link. */
function someLink(table: LocalTable, random: FastDice): Link | null {
  const isShared = 'shared' in table.stretches[table.stretches.length - 1]
  return isShared && random.below(4) > 0 ? linkFrom(`link ${random.below(0x1_0000_0000)}`) : null
}

/**
 * Plays one random game at a table, with refusals, undo and redo on the way, loads it again and plays a branch of it.
 * Returns how many actions it took.
 */
export function fuzzTable(trial: Trial, kind: DiceKind = 'own'): number {
  const { game, options, seed } = trial
  let log: readonly Entry[] = []
  const fail = failing<TableProperty>(trial, () => log.map((entry) => entry.action))
  return unbroken(fail, () => {
    const random = new FastDice(secretFrom(`table ${seed}`))
    const seats = game.seats(game.options(options)).length
    const table = new LocalTable(game, { options, dice: diceOf(kind, seed, seats) })
    log = table.log
    const told: Told[] = [...table.prologue]
    let before = written(table)
    while (table.decision !== null) {
      checkRefusals(table, random, before, fail)
      const last = actAtRandom(table, random)
      checkUndo(table, last, { before, after: written(table) }, random, fail)
      const isAlone = last.sealed || random.below(4) > 0 || !mayGoOn(table, last.seat)
      const done = isAlone ? [last] : checkTogether(table, last, random, before, fail)
      told.push(...done.flatMap((each) => each.told))
      before = written(table)
    }
    if (!replays(table, told)) fail('replay equals play', 'the loaded game differs')
    checkBranch(table, random, fail)
    return table.length
  })
}

/** Does any legal action, in the name of anybody who may. */
function actAtRandom(table: LocalTable, random: FastDice): Done {
  const { decision } = table
  if (decision === null) throw new Fault('over', 'The game is over.')
  const seats = [decision.seat, ...decision.helpers]
  const action = decision.actions[random.below(decision.actions.length)]
  const seat = seats[random.below(seats.length)]
  return table.act(seat, table.game.notation(action), false, someLink(table, random))
}

/** The position as it is written: to compare it costs less than a digest. */
const written = (table: LocalTable): string => JSON.stringify(table.game.write(table.state))

/** Positions around an action, written. */
interface Around {
  readonly before: string
  readonly after: string
}

/** Who may take the last action back is told from what happened; then it is taken back and done again. */
function checkUndo(
  table: LocalTable,
  last: Done,
  { before, after }: Around,
  random: FastDice,
  fail: Fail<TableProperty>,
): void {
  const { action, seat, asked } = last
  const cameToLight = last.told.some(
    ({ event, seats, shown }) => event.type === 'roll' || seats !== undefined || shown === true,
  )
  const hasTurned = table.decision?.seat !== asked
  const mayOverrule = (other: number) => table.decision !== null && seat !== asked && other === asked
  const isFinal = cameToLight || (hasTurned && !mayOverrule(asked))
  for (const other of table.seats.keys()) {
    if (table.undoFault(other) !== undefined) continue
    if (cameToLight || (hasTurned && !mayOverrule(other)))
      fail('undo stops at dice, reveals and changes of seat', `'${action}' can be taken back`)
    if (other !== seat && other !== asked) fail('undo is for who acted or was asked', `${other} can undo '${action}'`)
  }
  if (isFinal) return
  table.undo(asked)
  if (!sameJson(written(table), before)) fail('undo goes back to the same position', `after '${action}'`)
  table.redo(asked, someLink(table, random))
  if (!sameJson(written(table), after)) fail('redo does the same again', `after '${action}'`)
}

/** Who helped with one question may not be the one to help with the next. */
const mayGoOn = ({ decision }: LocalTable, seat: Seat): boolean =>
  decision !== null && (decision.seat === seat || decision.helpers.includes(seat))

/** The last action is done again, together with another one; both are taken back at once, and done again. */
function checkTogether(
  table: LocalTable,
  { action, seat }: Done,
  random: FastDice,
  before: string,
  fail: Fail<TableProperty>,
): readonly Done[] {
  const next = table.decision?.actions ?? []
  const second = table.game.notation(next[random.below(next.length)])
  table.undo(seat)
  if (faultOf(() => table.actTogether(seat, [action, NONSENSE[0]])) === undefined || written(table) !== before) {
    fail('of steps done together none is done if one is refused', `after '${action}'`)
  }
  const done = table.actTogether(seat, [action, second], someLink(table, random))
  if (done.length !== 2) fail('steps done together are taken back together', `'${second}' was not done`)
  if (done[1].sealed) return done
  const after = written(table)
  const { length } = table
  table.undo(seat)
  if (table.length !== length - 2 || !sameJson(written(table), before)) {
    fail('steps done together are taken back together', `'${action}' and '${second}'`)
  }
  table.redo(seat, someLink(table, random))
  if (table.length !== length || !sameJson(written(table), after)) {
    fail('steps done together are taken back together', `'${action}' and '${second}', done again`)
  }
  return done
}

/** Whether the game, saved and loaded, is the same game. */
function replays(table: LocalTable, told: readonly Told[]): boolean {
  const again = loaded(table)
  if (again === undefined) return false
  const logs = [again, table].map(({ log }) => JSON.stringify(log))
  return again.digest === table.digest && sameTold(toldAt(again), told) && sameJson(logs[0], logs[1])
}

function loaded(table: LocalTable): LocalTable | undefined {
  try {
    return load([table.game], save(table)).table
  } catch (error) {
    if (error instanceof Fault) return undefined
    throw error
  }
}

const toldAt = (table: LocalTable): Told[] => [...table.prologue, ...table.told().flat()]

/** A branch, with one action taken back where it may be, played on for a while. */
function checkBranch(table: LocalTable, random: FastDice, fail: Fail<TableProperty>): void {
  const { digest, length } = table
  const middle = random.below(length + 1)
  const branch = table.branch(middle, { secret: secretFrom(`branch ${random.below(0x1_0000_0000)}`) })
  if (branch.length !== middle || branch.digest !== digestOf(table.game.write(table.at(middle)))) {
    fail('a branch begins where it was taken', `at action ${middle}`)
  }
  const last = branch.log.at(-1)
  if (last !== undefined && branch.undoFault(last.asked) === undefined) branch.undo(last.asked)
  for (let i = 0; i < 5 && branch.decision !== null; i++) actAtRandom(branch, random)
  if (table.digest !== digest || table.length !== length) fail('a branch leaves its table alone', `at action ${middle}`)
  if (!replays(branch, toldAt(branch))) fail('a branch replays as it was played', `at action ${middle}`)
}

const NONSENSE = ['', ' ', 'move', 'move nowhere', 'MOVE ROMA', '{"kind":"end"}', '__proto__', 'constructor', '\u0000']

/** Tries an illegal action, nonsense and a wrong seat. */
function checkRefusals(table: LocalTable, random: FastDice, before: string, fail: Fail<TableProperty>): void {
  const { game, decision, length } = table
  if (decision === null) return
  const state = table.state
  const illegal = [...game.candidates(state)].filter((action) => !game.verdict(state, action).ok)
  if (illegal.length > 0) {
    const text = game.notation(illegal[random.below(illegal.length)])
    const fault = faultOf(() => table.act(decision.seat, text))
    if (fault?.code !== 'illegal' || !fault.rule) fail(ONLY_LEGAL, `'${text}' was not refused by a rule`)
  }
  const nonsense = NONSENSE[random.below(NONSENSE.length)]
  const code = faultOf(() => table.act(decision.seat, nonsense))?.code
  if (code !== 'malformed' && code !== 'illegal') fail(ONLY_LEGAL, `${JSON.stringify(nonsense)} was not refused`)
  const stranger = table.seats.findIndex((_, seat) => seat !== decision.seat && !decision.helpers.includes(seat))
  if (stranger >= 0) {
    const text = game.notation(decision.actions[0])
    if (faultOf(() => table.act(stranger, text))?.code !== 'turn')
      fail(ONLY_LEGAL, `seat ${stranger} acted for another`)
  }
  if (table.length !== length || !sameJson(written(table), before)) {
    fail('refused actions change nothing', 'the position changed')
  }
}

const ONLY_LEGAL: TableProperty = 'only legal actions of the asked seat are taken'

function faultOf(act: () => void): Fault | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  return undefined
}
