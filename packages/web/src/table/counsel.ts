/** Who tells people of chances: asked in a worker of its own where there is one, so that nothing waits for it. */
import type { Chances, Hint } from '@tabularium/bots'
import type { AnyGame, Language, Seat } from '@tabularium/engine'
import type { Room } from '@tabularium/engine/room'
import type { Adviser } from './advice.ts'
import { levelOf } from './level-of.ts'
import type { SeenElsewhere } from './protocol.ts'
import type { Surroundings } from './surroundings.ts'

export class Counsel {
  readonly #around: Pick<Surroundings, 'adviser' | 'aside'>
  readonly #game: (id: string) => Promise<AnyGame>

  constructor(around: Pick<Surroundings, 'adviser' | 'aside'>, game: (id: string) => Promise<AnyGame>) {
    this.#around = around
    this.#game = game
  }

  /** For whoever looks, if he is asked. */
  async hint({ table, players }: Room, viewer: Seat | null, language: Language): Promise<Hint | null> {
    const { game, options, decision, length } = table
    if (decision === null || decision.seat !== viewer) return null
    const { seat } = decision
    return this.hintAt({ game: game.id, options, view: table.shown(seat), length, seat, players }, language)
  }

  /** By what was sent to a seat from elsewhere. */
  async hintAt(seen: SeenElsewhere, language: Language): Promise<Hint | null> {
    const { aside } = this.#around
    if (aside !== undefined) return aside.ask('hint', seen, language)
    const adviser = await this.#adviser(await this.#game(seen.game), seen.players)
    return adviser?.hintAt(seen, language) ?? null
  }

  /** How a finished game went for a seat; null: it goes on. */
  async chances(room: Room, seat: Seat, language: Language): Promise<Chances | null> {
    const { table, players } = room
    if (table.decision !== null || table.seats[seat] === undefined) return null
    const { aside } = this.#around
    if (aside !== undefined) return aside.ask('chances', room.save(), seat, language)
    const adviser = await this.#adviser(table.game, players)
    return adviser?.chances(table, seat, language) ?? null
  }

  async #adviser(game: AnyGame, players: SeenElsewhere['players']): Promise<Adviser | undefined> {
    return this.#around.adviser?.(game, levelOf(players))
  }
}
