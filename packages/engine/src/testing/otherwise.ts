/**
 * Another position that differs only in what a viewer may not know, made from the declaration of secrets alone: neither the
 * game's `view` nor its `imagine` is asked.
 */
import type { AnyGame, Seat } from '../contract.ts'
import type { FastDice } from '../dice.ts'
import { type Hoard, type Thing, UNKNOWN, type View } from '../secrets.ts'

export function otherwise(game: AnyGame, state: unknown, viewer: Seat | null, dice: FastDice): unknown {
  const other = game.clone(state)
  const hidden = game.secrets.hoards.filter((hoard) => viewer === null || !hoard.knownTo(state).includes(viewer))
  const sizes = hidden.map((hoard) => hoard.things(state).length)
  const pool = hidden.flatMap((hoard) => hoard.things(state))
  for (const [i, hoard] of hidden.entries()) {
    hoard.lay(
      other,
      Array.from({ length: sizes[i] }, (_, number) => draw(hoard, other, number, pool, dice)),
    )
  }
  return other
}

function draw(hoard: Hoard<unknown>, s: unknown, number: number, pool: Thing[], dice: FastDice): Thing {
  const places = pool.flatMap((thing, i) => (hoard.mayHold?.(s, thing, number) === false ? [] : [i]))
  if (places.length === 0) throw new Error('What is hidden cannot be dealt anew as it is declared.')
  return pool.splice(places[dice.below(places.length)], 1)[0]
}

/** All that a viewer may know, with every hidden thing counted, as the declaration of secrets tells. */
export function knownOf(game: AnyGame, state: unknown, viewer: Seat | null): string {
  const known = game.clone(state)
  const things: Thing[] = []
  for (const hoard of game.secrets.hoards) {
    if (viewer !== null && hoard.knownTo(state).includes(viewer)) continue
    const lying = hoard.things(state)
    things.push(...lying)
    hoard.lay(
      known,
      lying.map(() => UNKNOWN),
    )
  }
  return JSON.stringify([game.write(known), things.sort((a, b) => a - b)])
}

/** All that is in a view as a bot gets it, but for the board and the options, which are the same for all. */
export function seenJson(view: View<unknown>): string {
  return JSON.stringify(view, (key, value) => {
    if (key === 'board') return undefined
    return ArrayBuffer.isView(value) && value instanceof Int16Array ? [...value] : value
  })
}
