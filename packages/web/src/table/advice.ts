/** What people are told of chances: a hint, and how a finished game went. Fetched when somebody asks. */
import { bots, type Chances, chancesIn, type Hint, hintFor } from '@tabularium/bots'
import {
  type AnyGame,
  type Decision,
  digest,
  type Language,
  type LocalTable,
  type Mind,
  type Seat,
  writeView,
} from '@tabularium/engine'

export interface Adviser {
  hint(table: LocalTable, decision: Decision<unknown>, language: Language): Hint | null
  chances(table: LocalTable, seat: Seat, language: Language): Chances | null
}

/** As strong as the bot of that name; if there is none, or it knows nothing, as the strongest. */
export function adviserFor(game: AnyGame, mind: Mind<unknown, unknown>, name: string | undefined): Adviser {
  const all = bots(game, mind)
  const bot = all.find((known) => known.name === name && name !== 'random') ?? all[all.length - 1]
  return {
    hint(table, decision, language) {
      const view = table.view(decision.seat)
      // It follows from what the seat sees and from nothing else: asked again, it says the same.
      const seed = `${digest(writeView(game, view))} ${table.length}`
      return hintFor(game, mind, bot, view, decision, language, seed)
    },
    chances: (table, seat, language) => chancesIn(table, mind, bot, seat, language),
  }
}
