/** Random games step by step: what a seat saw, what happened, what it saw then. */
import type { Game, GameEvent, Json, Purpose, Roll, Table } from '../contract.ts'
import { type Die, FastDice, secretFrom } from '../dice.ts'
import { writeView } from '../secrets.ts'

export interface Step<Event> {
  readonly before: Json
  readonly events: readonly (Event | Roll)[]
  readonly after: Json
}

class TypedTable<Event> implements Table<Event> {
  readonly #dice: FastDice
  told: (Event | Roll)[] = []

  readonly listens = true

  constructor(dice: FastDice) {
    this.#dice = dice
  }

  roll(die: Die, purpose: Purpose): number {
    const face = this.#dice.face(die)
    this.told.push({ type: 'roll', die: die.name, face, purpose })
    return face
  }

  shuffle(n: number): number {
    return this.#dice.below(n)
  }

  tell(event: Event): void {
    this.told.push(event)
  }

  reveal(event: Event): void {
    this.told.push(event)
  }

  show(event: Event): void {
    this.told.push(event)
  }
}

/** The steps of a random game as the first seat sees them, at most so many. Without options they are drawn too. */
export function* steps<State, Action, Options extends Json, Event extends GameEvent>(
  game: Game<State, Action, Options, Event>,
  seed: string,
  { options, most = Number.POSITIVE_INFINITY }: { readonly options?: Json; readonly most?: number } = {},
): Generator<Step<Event>> {
  const dice = new FastDice(secretFrom(seed))
  const table = new TypedTable<Event>(dice)
  const state = game.setup(options === undefined ? game.randomOptions(dice) : game.options(options), table)
  for (let number = 0; number < most; number++) {
    const decision = game.decision(state)
    if (decision === null) return
    const before = writeView(game, game.view(state, 0))
    table.told = []
    game.apply(state, decision.actions[dice.below(decision.actions.length)], table)
    yield { before, events: table.told, after: writeView(game, game.view(state, 0)) }
  }
}
