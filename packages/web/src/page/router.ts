/** Where the reader is: the part of the address after #. */
import { signal } from '@preact/signals'

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'learn'; readonly game: string; readonly chapter?: string }
  | { readonly at: 'table'; readonly id: string }
  /** Credits, the laboratory, and pages at a server: they know their way. */
  | { readonly at: 'further'; readonly path: readonly string[] }

function parse(hash: string): Route {
  const [, ...path] = hash.split('/')
  const [first, second, third] = path
  if (first === 'new' && second) return { at: 'new', game: second }
  if (first === 'learn' && second) return { at: 'learn', game: second, ...(third && { chapter: third }) }
  if (first === 'table' && second) return { at: 'table', id: second }
  return first ? { at: 'further', path } : { at: 'home' }
}

export const route = signal<Route>(parse(location.hash))

addEventListener('hashchange', () => {
  route.value = parse(location.hash)
})

export function go(path: string): void {
  location.hash = path
}
