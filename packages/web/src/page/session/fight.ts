/** A battle among the events that are shown: it waits for the reader, unless he is in a hurry. */
import type { Json } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'

export interface Fight {
  readonly lines: readonly Line[]
  /** What was told before it. */
  readonly told: readonly Line[]
  /** The board before it. */
  readonly view: Json
}
