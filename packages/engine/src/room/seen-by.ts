/**
 * What leaves a room: everything that a viewer, a seat or somebody who only watches, gets to see, read and hear. Nothing else
 * turns a table into something to send.
 */
import type { AnyGame, Bearing, GameEvent, Held, Json, JsonObject, Language, Outcome, Seat } from '../contract.ts'
import { FastDice, secretFrom, secretOf } from '../dice.ts'
import { Fault } from '../fault.ts'
import type { Carried, PastAction, Player } from '../save/write.ts'
import { writeView } from '../secrets.ts'
import type { Told } from '../table.ts'
import { type UndoBar, undoBar } from '../taking-back.ts'
import type { RuleId } from '../verdict.ts'
import { type Reached, reach } from './reach.ts'
import type { Room } from './room.ts'

/** null: somebody who only watches. */
export type Viewer = Seat | null

/** One legal action, ready to be shown. */
export interface Choice extends Bearing {
  readonly action: string
  readonly words: string
  readonly cost: number
  /** Where dice decide: the chance, 0 to 1, that it ends well for who acts. */
  readonly odds?: number
  readonly forecast: JsonObject | null
}

/** Whom a rule keeps from acting, with the case in words. */
export interface HeldPiece extends Held {
  readonly words: string
}

export interface Question {
  readonly seat: Seat
  readonly helpers: readonly Seat[]
  readonly ask: string
  /** What is asked: to the seat itself, to others in plain words. */
  readonly words: string
  /** null: it is not for the viewer to answer. */
  readonly choices: readonly Choice[] | null
  /** Of a question that is asked whatever the seat holds: at what moment. */
  readonly window: string | null
  /** Whom a rule keeps from acting now, for who may answer; absent: nobody. */
  readonly held?: readonly HeldPiece[]
}

export interface SeatInfo {
  readonly name: string
  readonly words: string
  readonly player: Player
}

/** One thing that happened, and how it reads. */
export interface Line {
  readonly event: GameEvent
  readonly words: string
  /** The number of the action that brought it about; -1: the set-up. */
  readonly action: number
}

/** What is to be seen at a table at one moment. */
export interface Seen {
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: Json
  readonly viewer: Viewer
  readonly view: Json
  /** How many actions have been done. */
  readonly length: number
  readonly question: Question | null
  readonly outcome: Outcome | null
  /** How it ended, in words. */
  readonly ending: string | null
  readonly canUndo: boolean
  /** What an undo takes back: of steps that were done together, the last that goes somewhere. */
  readonly undoWords: string | null
  /** Why the viewer may not undo; null: he may, or he only watches. */
  readonly undoWhy: UndoBar | null
  readonly canRedo: boolean
  readonly commitment: string | null
  /** Told only when the game is over. */
  readonly secret: string | null
  /** Why the game does not go back to its beginning; null: it does. */
  readonly carried: Carried | null
  /** What went wrong with the bot that is asked; null: nothing. */
  readonly trouble: Refusal | null
}

export interface Refusal {
  /** A fault of the engine, or one of the service that answers. */
  readonly code: string
  readonly message: string
  readonly rule: RuleId | null
  /** The clause in the reader's language, if a rule refuses. */
  readonly clause: string | null
  /** Whom or what the rule binds, in the reader's language, where the action does not name it. */
  readonly about?: string
  /** The case in the reader's language, to be said before the clause: where, how much is short, what would do. */
  readonly case?: string
  /** What would do in its place, if one action does. */
  readonly instead?: { readonly action: string; readonly words: string }
}

export type Why =
  | { readonly ok: true; readonly cost: number; readonly forecast?: JsonObject }
  | { readonly ok: false; readonly refusal: Refusal }

type Undoing = Pick<Seen, 'canUndo' | 'undoWords' | 'undoWhy'>
const NO_UNDO: Undoing = { canUndo: false, undoWords: null, undoWhy: null }

/** What exactly went wrong might tell what the bot holds. */
const BOT_FAILED: Refusal = { code: 'bot', message: 'The bot failed, and waits.', rule: null, clause: null }

/** Everything that one viewer may get from a room, in his language. */
export interface Outlet {
  now(): Seen
  question(): Question | null
  /** What was to be seen after that many actions, as far as this viewer may know. */
  at(number: number): Seen
  /** What the viewer was told from action number `from` on; from -1 on: by the set-up too. */
  lines(from: number, to?: number): readonly Line[]
  /** Whether the viewer may do an action now, and if not, why. Only who may answer may ask. */
  why(action: string): Why
  /**
   * Where the piece of that name can get to, with its cost and odds; nowhere, unless the viewer may answer. `number`: how
   * many go where that is asked; null: all.
   */
  reach(piece: string, number?: number | null): readonly Reached[]
  /**
   * What was done under other rules, where it cannot be told what an action would give away. null: something is hidden in this
   * game, and it is told to nobody before the game is over.
   */
  past(): readonly PastAction[] | null
  refusal(error: unknown): Refusal
}

/** What went wrong, with the clause if a rule refuses. */
export function refusalOf(error: unknown, words: ReturnType<AnyGame['words']> | undefined): Refusal {
  if (!(error instanceof Fault)) {
    return { code: 'bug', message: error instanceof Error ? error.message : String(error), rule: null, clause: null }
  }
  const { code, message, rule, about } = error
  return {
    code,
    message,
    rule: rule ?? null,
    clause: rule === undefined ? null : (words?.clause(rule) ?? null),
    ...(about !== undefined && { about: words?.about?.(about) ?? about }),
  }
}

export function seenBy(room: Room, viewer: Viewer, language: Language): Outlet {
  const { table } = room
  const { game } = table
  const words = game.words(language)
  const mayAnswer = () => {
    const { decision } = table
    return viewer !== null && decision !== null && (decision.seat === viewer || decision.helpers.includes(viewer))
  }
  const mayHear = ({ seats }: Told) => seats === undefined || (viewer !== null && seats.includes(viewer))
  const line = (action: number, { event }: Told): Line => ({ event, action, words: words.event(event) })

  const foretold = (state: unknown, action: unknown) => game.forecast?.(state, action) ?? null

  function question(): Question | null {
    const { decision } = table
    if (decision === null) return null
    const { seat, helpers, ask, window } = decision
    const moment = window?.moment ?? null
    if (!mayAnswer()) {
      return { seat, helpers, ask, window: moment, words: words.ask(table.shownPosition(viewer)), choices: null }
    }
    const state = table.standing
    const choices = decision.actions.map((action) => choiceOf(state, action))
    return { seat, helpers, ask, window: moment, words: words.ask(state), choices, ...held(state) }
  }

  function choiceOf(state: unknown, action: unknown): Choice {
    const verdict = game.verdict(state, action)
    const forecast = foretold(state, action)
    const odds = game.odds(state, action, forecast)
    const choice: Omit<Choice, 'kind' | 'odds'> & { odds?: number } = {
      action: game.notation(action),
      words: words.action(state, action),
      cost: verdict.ok ? verdict.cost : 0,
      forecast,
    }
    if (odds !== undefined) choice.odds = odds
    return Object.assign(choice, game.bearing(state, action))
  }

  function held(state: unknown): Pick<Question, 'held'> {
    const all = game.held?.(state) ?? []
    if (all.length === 0) return {}
    const said = (each: Held) => words.held?.(state, each) ?? words.clause(each.rule) ?? each.rule
    return { held: all.map((each) => ({ ...each, words: said(each) })) }
  }

  function refusal(error: unknown): Refusal {
    const told = refusalOf(error, words)
    if (!(error instanceof Fault)) return told
    const [said, instead] = [caseOf(error), insteadOf(error)]
    return { ...told, ...(said !== undefined && { case: said }), ...(instead !== undefined && { instead }) }
  }

  /** Chosen by what the viewer knows, among what he is offered. */
  function insteadOf({ action, rule }: Fault): Refusal['instead'] {
    const { decision } = table
    if (words.instead === undefined || action === undefined || rule === undefined) return undefined
    if (viewer === null || decision === null || !mayAnswer()) return undefined
    const state = game.imagine(table.view(viewer), new FastDice(secretFrom('case')))
    const found = words.instead(state, game.parse(action), decision.actions)
    return found === undefined
      ? undefined
      : { action: game.notation(found), words: words.action(table.standing, found) }
  }

  /** Looked at in a position that the viewer could be facing, so that it tells nothing hidden. */
  function caseOf({ action, rule }: Fault): string | undefined {
    if (action === undefined || viewer === null || !mayAnswer()) return undefined
    const state = game.imagine(table.view(viewer), new FastDice(secretFrom('case')))
    const named = game.parse(action)
    const verdict = game.verdict(state, named)
    if (verdict.ok || verdict.rule !== rule) return undefined
    const said = words.refusal?.(state, named, verdict)
    if (said !== undefined) return said
    // What is no answer to this question is told the question.
    if (!isCandidate(state, action)) return words.ask(state)
    return words.bound?.(state, named, words.clause(verdict.rule) ?? '')
  }

  function isCandidate(state: unknown, action: string): boolean {
    for (const candidate of game.candidates(state)) if (game.notation(candidate) === action) return true
    return false
  }

  function undoing(): Undoing {
    if (viewer === null) return NO_UNDO
    if (table.mayUndo(viewer)) return { canUndo: true, undoWords: lastInWords(), undoWhy: null }
    const { length } = table
    const told = length === 0 ? [] : table.told(length - 1).flat()
    return { canUndo: false, undoWords: null, undoWhy: undoBar(table.log.at(-1), told, viewer) }
  }

  /** Steps that only say who goes, or how many, are not what a reader means to take back. */
  function lastInWords(): string | null {
    const { lastTogether, length } = table
    const steps = lastTogether.map(({ action }, i) => {
      const before = table.before(length - lastTogether.length + i)
      const done = game.parse(action)
      const verdict = game.verdict(before, done)
      return { before, done, bearing: game.bearing(before, done), cost: verdict.ok ? verdict.cost : 0 }
    })
    const cost = steps.reduce((sum, step) => sum + step.cost, 0)
    const named = steps.findLast(({ bearing }) => bearing.place !== undefined && bearing.number === undefined)
    const step = named ?? steps[0]
    return step === undefined ? null : words.action(step.before, step.done, cost)
  }

  let seated: { readonly players: readonly Player[]; readonly seats: readonly SeatInfo[] } = { players: [], seats: [] }

  /** The same list as long as the same play. */
  function seats(): readonly SeatInfo[] {
    const { players } = room
    if (seated.players === players) return seated.seats
    const info = (name: string, i: number) => ({ name, words: words.seat(name), player: players[i] ?? 'person' })
    seated = { players, seats: table.seats.map(info) }
    return seated.seats
  }

  function now(): Seen {
    const { outcome, stretches, commitments } = table
    const stretch = stretches[stretches.length - 1]
    const isOver = table.decision === null
    const { canUndo, undoWords, undoWhy } = undoing()
    return {
      game: game.id,
      seats: seats(),
      options: table.options,
      viewer,
      view: table.shown(viewer),
      length: table.length,
      question: question(),
      outcome,
      ending: outcome === null ? null : words.outcome(outcome),
      canUndo,
      undoWords,
      undoWhy,
      canRedo: viewer !== null && table.mayRedo(viewer),
      commitment: commitments[commitments.length - 1] ?? null,
      secret: isOver ? (secretOf(stretch) ?? null) : null,
      carried: room.carried,
      trouble: room.trouble === undefined ? null : BOT_FAILED,
    }
  }

  return {
    now,
    question,
    refusal,
    at(number) {
      const view = writeView(game, game.view(table.at(number), viewer))
      return { ...now(), view, length: number, question: null, ...NO_UNDO, canRedo: false }
    },
    lines(from, to = table.length) {
      const first = Math.max(0, Math.min(from, to))
      const prologue = from < 0 ? table.prologue.filter(mayHear).map((told) => line(-1, told)) : []
      const later = table.told(first, to).flatMap((told, i) => told.filter(mayHear).map((t) => line(first + i, t)))
      return [...prologue, ...later]
    },
    why(action) {
      try {
        if (viewer === null) throw new Fault('turn', 'Who only watches does nothing.')
        table.checkTurn(viewer)
        const [state, legal] = [table.standing, table.legal(action)]
        const verdict = game.verdict(state, legal)
        const forecast = foretold(state, legal)
        return { ok: true, cost: verdict.ok ? verdict.cost : 0, ...(forecast !== null && { forecast }) }
      } catch (error) {
        return { ok: false, refusal: refusal(error) }
      }
    },
    reach: (piece, number = null) => (mayAnswer() ? reach(game, table.view(viewer), piece, number, language) : []),
    past: () => (game.secrets.hoards.length === 0 || table.decision === null ? room.past : null),
  }
}
