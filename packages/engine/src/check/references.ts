/** What a file must meet before any clause can be asked of it: names stand once and lead somewhere. */
import type { Finding } from '../contract.ts'

type Path = Finding['path']

/** Answers for one kind of reference: a finding if `id` names nothing. */
export type Resolver = (id: string, path: Path) => Iterable<Finding>

export function resolver(
  kind: string,
  items: readonly { readonly id: string }[],
  others: readonly string[] = [],
): Resolver {
  const ids = new Set([...items.map((item) => item.id), ...others])
  return function* (id, path) {
    if (!ids.has(id)) yield { path, message: `There is no ${kind} '${id}' in this file.` }
  }
}

export function* repeated(values: readonly string[], path: (i: number) => Path): Iterable<Finding> {
  for (const [i, value] of values.entries()) {
    if (values.indexOf(value) < i) yield { path: path(i), message: `'${value}' stands twice: it must stand once.` }
  }
}

/** What joins two places: both are there, they are not the same, and no two are joined twice. */
export function* checkPairs(
  list: string,
  kind: string,
  pairs: readonly { readonly a: string; readonly b: string }[],
  place: Resolver,
): Iterable<Finding> {
  const names = pairs.map(({ a, b }) => [a, b].sort().join(' '))
  for (const [i, { a, b }] of pairs.entries()) {
    yield* place(a, [list, i, 'a'])
    yield* place(b, [list, i, 'b'])
    if (a === b) yield { path: [list, i], message: `The ${kind} of '${a}' leads back to it.` }
    if (names.indexOf(names[i]) === i) continue
    yield { path: [list, i], message: `The ${kind} of '${a}' and '${b}' stands twice: it must stand once.` }
  }
}
