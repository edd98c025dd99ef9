import type { Table } from '../contract.ts'
import type { Step } from './machine.ts'
import { pop, replace, type Stacked } from './stack.ts'

type Does<S, F, E> = (s: S, frame: F, table: Table<E>) => void

/**
 * A procedure whose steps have names and are done in the order they are written. What a step pushes is dealt with before the
 * next one. After the last one the frame is gone; with `again` the first follows.
 */
export function inOrder<S extends Stacked<Frame>, Frame, F extends Frame & { readonly step: string }, E>(
  steps: { readonly [Name in F['step']]: Does<S, F, E> },
  { again = false } = {},
): Step<S, F, E> {
  const names = Object.keys(steps)
  const doing = new Map<string, Does<S, F, E>>(Object.entries(steps))
  const after = new Map(names.map((name, i) => [name, names[i + 1] ?? (again ? names[0] : undefined)]))
  return {
    run(s, frame, table) {
      const next = after.get(frame.step)
      if (next === undefined) pop(s)
      else replace(s, { ...frame, step: next })
      doing.get(frame.step)?.(s, frame, table)
    },
  }
}
