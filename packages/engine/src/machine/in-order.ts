import type { Table } from '../contract.ts'
import type { Step } from './machine.ts'
import { pop, replace, type Stacked } from './stack.ts'

type Does<S, F, E> = (s: S, frame: F, table: Table<E>) => void

interface Going<F extends { readonly step: string }> {
  readonly again?: boolean
  at?(frame: F, step: F['step']): F
}

/**
 * A procedure whose steps have names and are done in the order they are written. What a step pushes is dealt with before the
 * next one. After the last one the frame is gone; with `again` the first follows. `at`: the frame at another step, where there is
 * a quicker way to copy it.
 */
export function inOrder<S extends Stacked<Frame>, Frame, F extends Frame & { readonly step: string }, E>(
  steps: { readonly [Name in F['step']]: Does<S, F, E> },
  { again = false, at = (frame, step) => ({ ...frame, step }) }: Going<F> = {},
): Step<S, F, E> {
  // They are the names of the steps, which types cannot tell.
  const names = Object.keys(steps) as F['step'][]
  const known = new Map(
    names.map((name, i) => [name, { does: steps[name], next: names[i + 1] ?? (again ? names[0] : undefined) }]),
  )
  return {
    run(s, frame, table) {
      const step = known.get(frame.step)
      if (step?.next === undefined) pop(s)
      else replace(s, at(frame, step.next))
      step?.does(s, frame, table)
    },
  }
}
