/** What a table tells the page, in the reader's language. */
import { Fault, type Language, type LocalTable, type Seat, type Told } from '@tabularium/engine'
import type { Choice, Line, Player, Question, Snapshot } from './protocol.ts'

/** An open game. */
export interface Open {
  readonly id: string
  name: string
  players: readonly Player[]
  readonly table: LocalTable
  /** Whose knowledge is shown. */
  viewer: Seat
  /** A guided game is not kept. */
  readonly passing: boolean
  /** The device has taken all that was done. */
  kept: boolean
  /** Settled when it has taken, or refused, what was done last; null: nothing was done. */
  keeping: Promise<void> | null
  /** How many actions the page has heard of; -1: not even of the set-up. */
  heard: number
  /** What the bot whose turn it is means to do next. */
  plan: readonly string[]
}

/** Of the people at this screen the one who is asked, or else the one who was last; without any, the first seat. */
export function viewerOf({ table, players, viewer }: Open): Seat {
  const asked = table.decision?.seat
  if (asked !== undefined && players[asked] === 'person') return asked
  return players[viewer] === 'person' ? viewer : Math.max(0, players.indexOf('person'))
}

/** What the people at this screen were told from action number `from` on; from -1 on: by the set-up too. */
export function linesOf({ table, players }: Open, from: number, language: Language): Line[] {
  const words = table.game.words(language)
  const first = Math.max(0, from)
  const told = table.told(first).flatMap((told, i) => told.map((t): [number, Told] => [first + i, t]))
  const prologue = from === -1 ? table.prologue.map((t): [number, Told] => [-1, t]) : []
  return [...prologue, ...told].flatMap(([action, { event, seats }]) =>
    seats?.every((seat) => players[seat] !== 'person') === true
      ? []
      : [{ event, action, words: words.event(event), seats: seats ?? null }],
  )
}

export function snapshotOf(open: Open, language: Language): Snapshot {
  const { id, name, players, table, kept, viewer } = open
  const { game, outcome } = table
  const words = game.words(language)
  const stretch = table.stretches[table.stretches.length - 1]
  const over = table.decision === null
  return {
    id,
    game: game.id,
    name,
    seats: table.seats.map((seat, i) => ({ name: seat, words: words.seat(seat), player: players[i] ?? 'person' })),
    options: table.options,
    viewer,
    view: table.shown(viewer),
    length: table.length,
    question: questionOf(table, language),
    outcome,
    ending: outcome === null ? null : words.outcome(outcome),
    kept,
    canUndo: undoFault(open) === undefined,
    canRedo: table.canRedo,
    commitment: table.commitments[table.commitments.length - 1] ?? null,
    secret: over && stretch !== undefined && 'secret' in stretch ? stretch.secret : null,
  }
}

function questionOf(table: LocalTable, language: Language): Question | null {
  const { game, decision } = table
  if (decision === null) return null
  const state = table.state
  const words = game.words(language)
  const choices = decision.actions.map((action): Choice => {
    const verdict = game.verdict(state, action)
    return {
      action: game.notation(action),
      words: words.action(state, action),
      cost: verdict.ok ? verdict.cost : 0,
      forecast: game.forecast?.(state, action) ?? null,
    }
  })
  const { seat, helpers, ask, window } = decision
  return { seat, helpers, ask, words: words.ask(state), choices, window: window?.moment ?? null }
}

/** Whether the people at this screen may take back the last action, and if not, why. */
export function undoFault({ table, players }: Open): Fault | undefined {
  const last = table.log.at(-1)
  if (last !== undefined && players[last.seat] !== 'person') {
    return new Fault('undo', `The last action was done by ${table.seats[last.seat]}.`)
  }
  return table.undoFault(last?.asked ?? 0)
}
