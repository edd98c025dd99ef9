/** What comes of an action at a table, and why one is refused. */
import type { Link } from './chain.ts'
import type { AnyGame, Decision, Seat } from './contract.ts'
import type { TableDice } from './dice.ts'
import { Fault } from './fault.ts'
import type { Entry } from './history.ts'
import { RecordingTable, type Rolled, type Told } from './table.ts'

/** An action in the name of a seat. */
export interface Act {
  readonly seat: Seat
  /** Who is asked. */
  readonly asked: Seat
  readonly text: string
  readonly action: unknown
  /** It belongs to the one before. */
  readonly joined: boolean
  readonly link: Link | undefined
  /** Of a bot that takes its time. */
  readonly thought?: number | undefined
}

export interface CarriedOut {
  readonly entry: Entry
  readonly told: readonly Told[]
  readonly rolls: readonly Rolled[]
  readonly state: unknown
  readonly decision: Decision<unknown> | null
}

/** The position is left as it is; the dice are read on, unless something fails. */
export function carryOut(game: AnyGame, before: unknown, dice: TableDice, act: Act): CarriedOut {
  const { seat, asked, text, action, joined, link, thought } = act
  const table = new RecordingTable(dice)
  const state = game.clone(before)
  const { used } = dice
  let decision: Decision<unknown> | null
  try {
    game.apply(state, action, table)
    decision = game.decision(state)
  } catch (error) {
    dice.used = used
    throw error
  }
  const isFinal = table.sealed || decision === null
  const turned = decision?.seat !== asked
  const entry: Entry & Marked = {
    action: text,
    seat,
    asked,
    sealed: isFinal || turned,
    turned: turned && !isFinal,
    joined,
  }
  mark(entry, link, thought)
  return { entry, told: table.told, rolls: table.rolls, state, decision }
}

/** Notes its link, and how long it was thought about, if there are any: most entries have neither. */
export function mark(entry: Marked, link: Link | undefined, thought: number | undefined): void {
  // Not spread: a copy with more members takes a hundred times as long.
  if (link !== undefined) entry.link = link
  if (thought !== undefined) entry.thought = thought
}

interface Marked {
  link?: Link
  thought?: number
}

/** The rule that forbids an action that is not legal. */
export function refusedBy(game: AnyGame, state: unknown, text: string, action: unknown): Error {
  const verdict = game.verdict(state, action)
  if (verdict.ok) return new Error(`${game.id}: '${text}' is allowed but not listed.`)
  const { rule, about } = verdict
  const words = game.words('en')
  const whom = about === undefined ? '' : `${words.about?.(about) ?? about}: `
  const message = `'${text}' is not allowed (${rule}). ${whom}${words.clause(rule) ?? ''}`
  return new Fault('illegal', message.trim(), { rule, about, action: text })
}
