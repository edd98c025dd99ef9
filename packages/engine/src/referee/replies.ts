/** What a referee answers, put together from a table. */
import type { AnyGame, GameEvent, JsonObject, Language } from '../contract.ts'
import { secretOf } from '../dice.ts'
import { Fault } from '../fault.ts'
import type { LocalTable } from '../local-table.ts'
import type { Room } from '../room/room.ts'
import { seenBy } from '../room/seen-by.ts'

export function gameSummary(game: AnyGame): JsonObject {
  const options = game.options({})
  return {
    id: game.id,
    title: game.words('en').title,
    edition: { ...game.edition },
    options,
    seats: game.seats(options),
  }
}

/** A table that was just opened. */
export function summary(name: string, table: LocalTable): JsonObject {
  const { game, options, seats, length, commitments } = table
  const { id, digest } = game.edition
  return {
    table: name,
    game: game.id,
    edition: { id, digest },
    options,
    seats,
    actions: length,
    commitment: commitments[commitments.length - 1],
    ...whatNext(table),
  }
}

/** The next question in short, or how the game ended. */
export function whatNext(table: LocalTable): JsonObject {
  const { decision } = table
  if (decision === null) return { next: null, outcome: outcomeOf(table, 'en') }
  const { seat, helpers, ask, actions } = decision
  return { next: { seat, helpers, ask, choices: actions.length } }
}

/** The whole question with every legal answer, as the seat that is asked sees it. */
export function question(room: Room, language: Language): JsonObject {
  const { table } = room
  const asked = seenBy(room, table.decision?.seat ?? null, language).question()
  if (asked === null) return { seat: null, helpers: [], ask: null, actions: [], outcome: outcomeOf(table, language) }
  const { seat, helpers, ask, words, choices } = asked
  const actions = (choices ?? []).map(({ forecast, as: _, ...choice }) => ({ ...choice, ...foretold(forecast) }))
  return { seat, helpers, ask: { id: ask, words }, actions }
}

/** Numbers beside the words, where something can be foretold. */
const foretold = (forecast: JsonObject | null) => (forecast === null ? {} : { forecast })

/** Whether an action may be done now by the seat that is asked: what it costs, or the clause that forbids it. */
export function judgement(room: Room, action: string, language: Language): JsonObject {
  const { table } = room
  if (table.decision === null) throw new Fault('over', 'The game is over.')
  const why = seenBy(room, table.decision.seat, language).why(action)
  if (why.ok) return { allowed: true, cost: why.cost, ...foretold(why.forecast ?? null) }
  const { code, message, rule, clause, about, case: said } = why.refusal
  if (rule === null) throw new Fault(code === 'malformed' ? 'malformed' : 'unknown', message)
  return {
    allowed: false,
    rule,
    clause: clause ?? '',
    ...(about !== undefined && { about }),
    ...(said !== undefined && { case: said }),
  }
}

/** What happened, in words too if a language is given. */
export function told(table: LocalTable, events: readonly GameEvent[], language: Language | undefined): JsonObject {
  if (language === undefined) return { events }
  const words = table.game.words(language)
  return { events, words: events.map((event) => words.event(event)) }
}

export function outcomeOf(table: LocalTable, language: Language): JsonObject | null {
  const { game, outcome } = table
  if (outcome === null) return null
  return { ...outcome, clause: game.words(language).clause(outcome.rule) ?? '' }
}

/** Every use of chance, hidden draws too, so that it can be worked out again from the secret. */
export function rolled(table: LocalTable): JsonObject[] {
  return table.rolls().map(({ action, die, face, purpose }) => {
    const { name, sides, low } = die
    return { action, die: name, sides, low, face, purpose }
  })
}

/** What was promised about the dice; what was promised is shown once the game is over. */
export function committed(table: LocalTable): JsonObject[] {
  const { commitments, stretches, decision } = table
  return stretches.map((stretch, i) => {
    const secret = decision === null ? secretOf(stretch) : undefined
    return { from: stretch.from, commitment: commitments[i], ...(secret !== undefined && { secret }) }
  })
}
