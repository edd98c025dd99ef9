/** Runs one part of a year between two questions, so that a test sees it alone. */
import type { FrameOf } from '../src/frames.ts'
import { type Draw, type Play, position } from './play.ts'

type Dice = readonly (string | number)[]

/** A question without consequences. */
const pause = { kind: 'augusta-opening' }

function run(
  frame: { readonly kind: string; readonly [field: string]: string | number | boolean },
  draw: Draw,
  dice: Dice,
): Play {
  return position({ ...draw, stack: [pause, frame, pause] })
    .dice(...dice)
    .act('done')
}

/** The adjustments of chapter 9. */
export const adjust = (draw: Draw, ...dice: Dice): Play =>
  run({ kind: 'adjustments', step: 'fleets', done: 0 }, { phase: 'F', ...draw }, dice)

/** The whole of phase F, or from a step of it on. */
export const balance = (draw: Draw, step: FrameOf<'balance'>['step'] = 'markers', ...dice: Dice): Play =>
  run({ kind: 'balance', step }, { phase: 'F', ...draw }, dice)

/** Phase D, from a step of it on: SMC, event, Patrices, deaths, reinforcements. */
export const administer = (draw: Draw, step: FrameOf<'administration'>['step'], ...dice: Dice): Play =>
  run({ kind: 'administration', step }, { phase: 'D', ...draw }, dice)

/** Phase E: the SMC that are left, from this camp's on. */
export const sequences = (draw: Draw, next: 'roman' | 'barbarian'): Play =>
  run({ kind: 'sequences', camp: next, extra: false }, { phase: 'E', ...draw }, [])

/** A year from one of its steps on. */
export const year = (draw: Draw, step: FrameOf<'year'>['step'], ...dice: Dice): Play =>
  run({ kind: 'year', step }, draw, dice)

/** Whether nothing is asked but the question that ends the part. */
export const isOver = (t: Play): boolean => t.asked === pause.kind && t.state.stack.length === 2

/** What the last action scored: `camp points rule`. */
export const scored = (t: Play): string[] =>
  t.told('score').map((event) => {
    const { camp, points, rule } = JSON.parse(JSON.stringify(event))
    return `${camp} ${points} ${rule}`
  })

/** Answers with the first zone until no piece is left to place. */
export function placed(t: Play): Play {
  while (t.asked === 'adjust-zone') t.act(t.legal[0])
  return t
}
