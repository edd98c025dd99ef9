/** How what is to be seen travels: the whole once, then what changes. */
import type { Line, Patch, Viewer } from '@tabularium/engine/room'

/** A missing number: ask for the whole. */
export interface Update<Whole> {
  readonly number: number
  /** Everything, or what has changed since the update before this one. */
  readonly what: { readonly whole: Whole } | { readonly patch: Patch | undefined }
  /** Whose log these lines belong to: the viewer's or, where nothing is secret, everybody's. */
  readonly ear: Viewer
  /** What was told there of from this action on is told anew; -1: all of it. */
  readonly from: number
  readonly lines: readonly Line[]
}
