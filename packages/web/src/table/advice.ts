/** What people are told of chances: a hint, and how a finished game went. Fetched when somebody asks. */
import { bots, type Chances, chancesIn, type Hint, hintFor } from '@tabularium/bots'
import {
  type AnyGame,
  type Decision,
  digest,
  FastDice,
  type Language,
  type LocalTable,
  type Mind,
  readView,
  type Seat,
  secretFrom,
  type View,
  writeView,
} from '@tabularium/engine'
import type { SeenElsewhere } from './protocol.ts'

export interface Adviser {
  /** By what the seat that is asked sees after so many actions. */
  hint(view: View<unknown>, length: number, decision: Decision<unknown>, language: Language): Hint | null
  /** By what was sent to that seat from elsewhere; null: it is not asked. */
  hintAt(seen: SeenElsewhere, language: Language): Hint | null
  chances(table: LocalTable, seat: Seat, language: Language): Chances | null
}

/** As strong as the bot of that name; if there is none, or it knows nothing, as the strongest. */
export function adviserFor(game: AnyGame, mind: Mind<unknown, unknown>, name: string | undefined): Adviser {
  const all = bots(game, mind)
  const bot = all.find((known) => known.name === name && name !== 'random') ?? all[all.length - 1]
  const hint: Adviser['hint'] = (view, length, decision, language) => {
    // It follows from what the seat sees and from nothing else: asked again, it says the same.
    const seed = `${digest(writeView(game, view))} ${length}`
    return hintFor(game, mind, bot, view, decision, language, seed)
  }
  return {
    hint,
    hintAt({ options, view: written, length, seat }, language) {
      const view = readView(game, written, options, seat)
      // What is asked, and what may be answered, is the same wherever hidden things lie.
      const decision = game.decision(game.imagine(view, new FastDice(secretFrom('hint'))))
      return decision?.seat === seat ? hint(view, length, decision, language) : null
    },
    chances: (table, seat, language) => chancesIn(table, mind, bot, seat, language),
  }
}
