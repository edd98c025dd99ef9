/** What people at several screens add to a table. Its parts are fetched with the first such table, never with one of this device. */
import type { Outcome } from '@tabularium/engine'
import type { ComponentType } from 'preact'
import type { TableLink } from '../table/link.ts'
import type { Snapshot } from '../table/protocol.ts'
import type { EndingOf } from './ending/verdict.ts'
import type { Desk } from './frame/desk.ts'
import type { AnyTab } from './game-page.ts'
import type { Session } from './session/session.ts'

interface Props {
  readonly session: Session
}

export interface Company {
  readonly link: TableLink
  /** Who sits there, their clocks, and how the connection is: over the map, where one sheet is all there is. */
  readonly Over: ComponentType<Props & { readonly desk: Desk }>
  /** The same beside the map, and what somebody has offered, or may claim. */
  readonly Beside: ComponentType<Props & { readonly desk: Desk }>
  /** The tabs beside the log: what is said, and the game's own. */
  beside(tabs: readonly AnyTab[]): readonly AnyTab[]
  /** What can be done at such a table besides, in its menu. */
  readonly Menu: ComponentType<Props & { readonly desk: Desk }>
  /** In the place of playing again: the same people once more. */
  readonly Rematch: ComponentType<Props>
  /** Whether the dice were what was promised. */
  readonly Proof: ComponentType<Props>
  /** How a game ended that did not end by its rules; null: it did, or has not ended. */
  early(snapshot: Snapshot): { readonly outcome: Outcome; readonly tell: EndingOf } | null
}
