/** How the chances went in a finished game, and where they turned: by luck or by choice. */
import {
  type AnyGame,
  type Bot,
  type Counsel,
  chanceOf,
  type Language,
  type LocalTable,
  type Mind,
  type Seat,
} from '@tabularium/engine'
import { hintFor } from './hint.ts'

/** The chance when a round, turn or year began. */
export interface ChancePoint {
  readonly turn: number
  /** The action before which it was. */
  readonly action: number
  readonly chance: number
}

export interface TurningPoint extends ChancePoint {
  /** The last action of it. */
  readonly last: number
  /** The chance after it. */
  readonly after: number
  /** Dice decided. */
  readonly luck: boolean
  /** Who chose; of luck, whose action rolled. */
  readonly seat: Seat
  /** What happened, the last things of it. */
  readonly words: readonly string[]
  /** What was done last, as it was offered. */
  readonly deed: string
  /** What would have held, where the seat chose it and knew better; null: nothing that a bot sees. */
  readonly instead: string | null
}

export interface Chances {
  /** Whose chances they are. */
  readonly seat: Seat
  readonly points: readonly ChancePoint[]
  /** The largest swings, in the order of the game. */
  readonly turns: readonly TurningPoint[]
}

/** What one seat did in a row without a die, or one action that rolled. */
interface Moment extends ChancePoint {
  after: number
  luck: boolean
  /** The last action of it. */
  last: number
  readonly seat: Seat
}

/** How many swings are told, and how large they must be. */
const MOST = 5
const LEAST = 0.04

/** Of a game that is over, for one seat; null: nothing is told of chances in it. */
export function chancesIn(
  table: LocalTable,
  mind: Mind<unknown, unknown>,
  bot: Bot,
  seat: Seat,
  language: Language,
): Chances | null {
  const { counsel } = mind
  const { outcome } = table
  if (counsel === undefined || outcome === null) return null
  const moments = momentsOf(table, counsel, seat)
  const last = moments.at(-1)
  if (last !== undefined)
    last.after = outcome.winners.includes(seat) ? 1 : outcome.winners.length === 0 && !counsel.shared ? 0.5 : 0
  const points = moments.filter(({ turn }, i) => i === 0 || turn !== moments[i - 1].turn)
  const swings = moments
    .filter(({ chance, after }) => Math.abs(after - chance) >= LEAST)
    .sort((a, b) => Math.abs(b.after - b.chance) - Math.abs(a.after - a.chance))
    .slice(0, MOST)
    .sort((a, b) => a.action - b.action)
  return {
    seat,
    points: points.map(({ turn, action, chance }) => ({ turn, action, chance })),
    turns: swings.map((swing) => told(table, mind, bot, swing, seat, language)),
  }
}

function momentsOf(table: LocalTable, counsel: Counsel<unknown>, seat: Seat): readonly Moment[] {
  const moments: Moment[] = []
  let chance = 0
  let turn = 0
  const follow = (next: number) => {
    const previous = moments.at(-1)
    if (previous !== undefined) previous.after = next
  }
  table.walk({
    before(_, state) {
      chance = chanceOf(counsel, state, seat)
      turn = counsel.turn(state)
      follow(chance)
    },
    after(action, _, rolls) {
      const { asked } = table.log[action]
      const luck = rolls.length > 0
      const previous = moments.at(-1)
      const isSame =
        previous !== undefined && !luck && !previous.luck && previous.seat === asked && previous.turn === turn
      if (isSame) previous.last = action
      else moments.push({ action, last: action, turn, chance, after: chance, luck, seat: asked })
    },
  })
  return moments
}

/** How many things that happened are told of a swing. */
const EVENTS = 3

function told(
  table: LocalTable,
  mind: Mind<unknown, unknown>,
  bot: Bot,
  { action, last, turn, chance, after, luck, seat: asked }: Moment,
  seat: Seat,
  language: Language,
): TurningPoint {
  const { game } = table
  const isOwn = !luck && asked === seat && after < chance
  const done = table.log[action].action
  const instead = isOwn ? better(game, mind, bot, table.at(action), done, seat, language) : null
  const words = happened(table, action, last + 1, seat, language)
  const deed = game.words(language).action(table.at(last), game.parse(table.log[last].action))
  return { action, last, turn, chance, after, luck, seat: asked, words, deed, instead }
}

/** What a seat was told of the actions from that number on, the last things of it; if nothing, what was done first. */
export function happened(
  table: LocalTable,
  from: number,
  to: number,
  seat: Seat,
  language: Language,
): readonly string[] {
  const { game } = table
  const words = game.words(language)
  const events = table
    .told(from, to)
    .flat()
    .filter(({ event, seats }) => event.type !== 'roll' && (seats === undefined || seats.includes(seat)))
    .map(({ event }) => words.event(event))
  const said = events.length === 0 ? [words.action(table.at(from), game.parse(table.log[from].action))] : events
  return said.slice(-EVENTS)
}

/** What a bot would have done in its place, if that is something else. */
function better(
  game: AnyGame,
  mind: Mind<unknown, unknown>,
  bot: Bot,
  state: unknown,
  done: string,
  seat: Seat,
  language: Language,
): string | null {
  const decision = game.decision(state)
  if (decision === null) return null
  const hint = hintFor(game, mind, bot, game.view(state, seat), decision, language, done)
  return hint === null || hint.actions[0] === done ? null : hint.words
}
