/** The study of a game: where its chances turned by a die, and which choices were worse than others, by playing both on. */
import {
  type AnyGame,
  type Counsel,
  chanceOf,
  type Decision,
  digest,
  FastDice,
  type Language,
  type LocalTable,
  type Mind,
  type Patience,
  type Seat,
  secretFrom,
  writeView,
} from '@tabularium/engine'
import { ideasIn } from './consul.ts'
import { decisive, walk } from './hint.ts'
import { comparing, type Idea, playedOn, seedFrom } from './playouts.ts'
import { type ChancePoint, happened } from './turning-points.ts'

/** What one seat chose in a row, up to a die. */
export interface Run {
  readonly from: number
  /** The first action that is none of it. */
  readonly to: number
  readonly seat: Seat
  readonly turn: number
}

/** Where the chances turned. */
export interface Mark {
  /** The action before which it was. */
  readonly action: number
  readonly turn: number
  /** Who chose; of luck, whose action rolled. */
  readonly seat: Seat
  /** By how much: of luck, the chance of who reads; of a choice, that of who chose, never more than 0. */
  readonly by: number
  /** The half of the 95 % interval of that; null: dice fell as they fell. */
  readonly within: number | null
  /** What happened, the last things of it. */
  readonly words: readonly string[]
  /** What would have been better; null: dice decided. */
  readonly better: Better | null
}

export interface Better {
  /** In words, in order. */
  readonly words: readonly string[]
  /** In notation. */
  readonly actions: readonly string[]
  /** Who would act, and where it leads. */
  readonly piece: string | null
  readonly place: string | null
}

/** Ideas are found by so many playouts where the game's strongest bot does not say how many. */
const USUAL: Patience = { ideas: 4, playouts: 24, turns: 1 }

/** Half of what a move at the table is worth: what is found so is compared again. */
const patienceOf = ({ levels: { consul } }: Known): Patience =>
  consul === undefined ? USUAL : { ...consul, playouts: Math.ceil(consul.playouts / 2) }

/** On so many other dice the best idea and what was done are compared again: what was found by luck is not told. */
const CHECKS = 32

/** After every so many of these what promises nothing is given up. */
const GLIMPSE = 8

/** Smaller changes are not told. */
const LEAST = 0.03

/** How many actions of a better idea are told. */
const TOLD = 4

type Known = Mind<unknown, unknown>

/** null: nothing is told of chances in this game. */
export function studyOf(table: LocalTable, mind: Known, seat: Seat, language: Language): Study | null {
  return mind.counsel === undefined ? null : new Study(table, mind, mind.counsel, seat, language)
}

export class Study {
  readonly #table: LocalTable
  readonly #mind: Known
  readonly #counsel: Counsel<unknown>
  readonly #language: Language
  /** Whose chances are told. */
  readonly seat: Seat
  /** The chance when each turn began. */
  readonly points: readonly ChancePoint[]
  /** Where dice turned them. */
  readonly luck: readonly Mark[]
  /** What can be looked into: while something is hidden, what the seat itself chose. */
  readonly runs: readonly Run[]

  constructor(table: LocalTable, mind: Known, counsel: Counsel<unknown>, seat: Seat, language: Language) {
    this.#table = table
    this.#mind = mind
    this.#counsel = counsel
    this.#language = language
    this.seat = seat
    const { points, luck, runs } = this.#walked()
    this.points = points
    this.luck = luck
    this.runs = runs
  }

  /** Of a game that goes on nobody learns what others hold. */
  get #isVeiled(): boolean {
    return this.#table.decision !== null && this.#table.game.secrets.hoards.length > 0
  }

  #walked() {
    const table = this.#table
    const counsel = this.#counsel
    const points: ChancePoint[] = []
    const rolls: { readonly action: number; readonly turn: number; readonly chance: number; after: number }[] = []
    const runs: { from: number; to: number; readonly seat: Seat; readonly turn: number }[] = []
    let [turn, chance, isRolled] = [0, 0, false]
    const before = (action: number, state: unknown) => {
      chance = this.#chance(state)
      turn = counsel.turn(state)
      if (isRolled) rolls[rolls.length - 1].after = chance
      if (points.at(-1)?.turn !== turn) points.push({ action, turn, chance })
    }
    const after = (action: number, _told: unknown, rolled: readonly unknown[]) => {
      const seat = table.log[action].asked
      const latest = runs.at(-1)
      const goesOn = latest !== undefined && !isRolled && latest.seat === seat && latest.turn === turn
      if (goesOn) latest.to = action + 1
      else runs.push({ from: action, to: action + 1, seat, turn })
      isRolled = rolled.length > 0
      if (isRolled) rolls.push({ action, turn, chance, after: chance })
    }
    table.walk({ before, after })
    const last = rolls.at(-1)
    if (isRolled && last !== undefined) last.after = this.#ending ?? this.#chance(table.standing)
    const told = rolls.filter((roll) => Math.abs(roll.after - roll.chance) >= LEAST)
    return {
      points,
      luck: told.map(
        (roll): Mark => ({
          action: roll.action,
          turn: roll.turn,
          seat: table.log[roll.action].asked,
          by: roll.after - roll.chance,
          within: null,
          words: happened(table, roll.action, roll.action + 1, this.seat, this.#language),
          better: null,
        }),
      ),
      runs: runs.filter(({ seat }) => !this.#isVeiled || seat === this.seat),
    }
  }

  /** How it ended for the seat; undefined: it goes on. */
  get #ending(): number | undefined {
    const { outcome } = this.#table
    if (outcome === null) return undefined
    if (outcome.winners.includes(this.seat)) return 1
    return outcome.winners.length === 0 && !this.#counsel.shared ? 0.5 : 0
  }

  #chance(state: unknown): number {
    const { game } = this.#table
    const dice = new FastDice(secretFrom('study'))
    const known = this.#isVeiled ? game.imagine(game.view(state, this.seat), dice) : state
    return chanceOf(this.#counsel, known, this.seat)
  }

  /** The choices of a run that were worse than another. */
  look({ from, to, turn }: Run): readonly Mark[] {
    const marks: Mark[] = []
    for (let at = from; at < to; ) {
      const { taken, mark } = this.#choiceAt(at, to, turn)
      if (mark !== null) marks.push(mark)
      at += taken
    }
    return marks
  }

  #choiceAt(at: number, to: number, turn: number): { readonly taken: number; readonly mark: Mark | null } {
    const table = this.#table
    const { game } = table
    const state = table.at(at)
    const decision = game.decision(state)
    if (decision === null || decision.actions.length < 2) return { taken: 1, mark: null }
    const { seat } = decision
    const view = game.view(state, seat)
    // It follows from what the seat could know and from nothing else: asked again, it says the same.
    const dice = new FastDice(secretFrom(`study ${digest(writeView(game, view))} ${at}`))
    const root = game.imagine(view, dice)
    const patience = patienceOf(this.#mind)
    const ideas = ideasIn(game, this.#mind, root, seat, patience).slice(0, patience.ideas)
    const rest = table.log.slice(at, to).map(({ action }) => action)
    const taken = this.#mind.planner === undefined ? stepsTaken(game, ideas, rest) : rest.length
    const done: Idea<unknown> = { actions: rest.slice(0, taken).map((text) => game.parse(text)) }
    const others = ideas.filter((idea) => !isSame(game, idea, done))
    const best = this.#bestOf(root, seat, [done, ...others], patience, dice)
    if (best === undefined || isSame(game, best, done)) return { taken, mark: null }
    const { mean, within } = this.#difference(root, seat, best, done, patience, dice)
    if (mean < LEAST || mean <= within) return { taken, mark: null }
    const words = happened(table, at, at + taken, this.seat, this.#language)
    const better = this.#told(root, decision, best)
    return { taken, mark: { action: at, turn, seat, by: -mean, within, words, better } }
  }

  #bestOf(root: unknown, seat: Seat, ideas: readonly Idea<unknown>[], patience: Patience, dice: FastDice) {
    if (ideas.length < 2) return ideas[0]
    const thought = comparing(this.#table.game, this.#mind, root, seat, ideas, patience, dice)
    for (;;) {
      const { done, value } = thought.next()
      if (done === true) return { actions: value }
    }
  }

  /** By how much one is better than the other, on dice that have chosen neither. */
  #difference(
    root: unknown,
    seat: Seat,
    one: Idea<unknown>,
    other: Idea<unknown>,
    { turns }: Patience,
    dice: FastDice,
  ): { readonly mean: number; readonly within: number } {
    const { game } = this.#table
    const differences: number[] = []
    const mean = () => differences.reduce((sum, each) => sum + each, 0) / differences.length
    do {
      const seed = seedFrom(dice)
      const [better, worse] = [one, other].map((idea) => playedOn(game, this.#mind, root, seat, idea, turns, seed))
      differences.push(better - worse)
    } while (differences.length < CHECKS && (differences.length % GLIMPSE > 0 || mean() >= LEAST / 2))
    return { mean: mean(), within: halfInterval(differences, mean()) }
  }

  #told(root: unknown, { seat }: Decision<unknown>, { actions }: Idea<unknown>): Better {
    const { game } = this.#table
    const words = game.words(this.#language)
    const walked = walk({ game, mind: this.#mind, counsel: this.#counsel, seat }, root, actions)
    const steps = [...walked.done.map((action, i) => ({ action, state: walked.before[i] }))]
    if (walked.gamble !== undefined) steps.push({ action: walked.gamble, state: walked.state })
    const meant = steps.filter(({ action, state }) => game.bearing(state, action).kind !== 'select')
    const { bearing } = decisive(game, walked)
    return {
      words: meant.slice(0, TOLD).map(({ action, state }) => words.action(state, action)),
      actions: steps.map(({ action }) => game.notation(action)),
      piece: bearing.piece ?? null,
      place: bearing.place ?? null,
    }
  }
}

/** Of the mean, with 95 %. */
function halfInterval(all: readonly number[], mean: number): number {
  const square = all.reduce((sum, each) => sum + (each - mean) * (each - mean), 0)
  return 1.96 * Math.sqrt(square / (all.length - 1) / all.length)
}

/** As many actions as the longest idea that was carried out; one if none was. */
function stepsTaken(game: AnyGame, ideas: readonly Idea<unknown>[], done: readonly string[]): number {
  const carriedOut = ideas.filter(({ actions }) => actions.every((action, i) => game.notation(action) === done[i]))
  return Math.max(1, ...carriedOut.map(({ actions }) => actions.length))
}

const isSame = (game: AnyGame, { actions }: Idea<unknown>, other: Idea<unknown>): boolean =>
  actions.length === other.actions.length &&
  actions.every((action, i) => game.notation(action) === game.notation(other.actions[i]))
