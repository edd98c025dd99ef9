/** What everybody at a table is told of hidden things after each step, and what opens those that somebody comes to know by the next. */
import { opening, seal } from '@tabularium/engine/proof'
import type { Room, Viewer } from '@tabularium/engine/room'
import type { HiddenProof, Sealed } from '@tabularium/engine/seals'
import type { TableRow } from '../store/store.ts'
import { serverSecret } from './dice.ts'

/** What is told to each viewer; undefined: the game hides nothing. */
export type ProofFor = (viewer: Viewer) => HiddenProof | undefined

interface Moment extends Sealed {
  readonly state: unknown
}

const hidesNothing = ({ table }: Room): boolean => table.game.secrets.hoards.length === 0

const told = ({ step, seal }: Sealed): Sealed => ({ step, seal })

export class Sealing {
  /** What was sealed last, by which its things are opened; null: nobody was told since something was done. */
  #last: Moment | null = null

  /** Something was done. The position is sealed if somebody is to be told. */
  after(room: Room, row: TableRow): ProofFor {
    const before = this.#last
    this.#last = null
    if (hidesNothing(room)) return () => undefined
    const made = new Map<Viewer, HiddenProof>()
    return (viewer) => {
      const proof = made.get(viewer) ?? this.#proof(room, row, before, viewer)
      made.set(viewer, proof)
      return proof
    }
  }

  /** What was told last, for somebody who comes; undefined: the game hides nothing. */
  now(room: Room, row: TableRow): Sealed | undefined {
    return hidesNothing(room) ? undefined : told(this.#sealed(room, row))
  }

  #proof(room: Room, row: TableRow, before: Moment | null, viewer: Viewer): HiddenProof {
    const now = told(this.#sealed(room, row))
    if (before === null) return now
    const { game, state } = room.table
    const { step } = before
    const found = opening(serverSecret(row.dice), step, game, { before: before.state, after: state }, viewer)
    return found === null ? now : { ...now, opened: { step, ...found } }
  }

  #sealed({ table: { game, state } }: Room, { dice, length }: TableRow): Moment {
    const step = length - 1
    this.#last ??= { step, seal: seal(serverSecret(dice), step, game, state), state: game.clone(state) }
    return this.#last
  }
}
