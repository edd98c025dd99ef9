/** What each game tells bots about itself. */
import type { Mind } from '@tabularium/engine'
import { mind as tetrarchia } from '@tabularium/tetrarchia/mind'

export const minds: ReadonlyMap<string, Mind<unknown, unknown>> = new Map([['tetrarchia', tetrarchia]])
