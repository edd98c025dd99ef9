/** Where the reader is: the part of the address after #. */
import { signal } from '@preact/signals'

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'learn'; readonly game: string; readonly chapter?: string }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'credits' }
  /** At a server: the lobby, a table, or a new one, perhaps of a game on this device. */
  | { readonly at: 'online'; readonly table?: string; readonly game?: string; readonly from?: string }
  | { readonly at: 'account' }
  | { readonly at: 'nowhere' }

export type OnlineRoute = Extract<Route, { readonly at: 'online' | 'account' }>

function parse(hash: string): Route {
  const [, first, second, third, fourth] = hash.split('/')
  if (first === 'new' && second) return { at: 'new', game: second }
  if (first === 'learn' && second) return { at: 'learn', game: second, ...(third && { chapter: third }) }
  if (first === 'table' && second) return { at: 'table', id: second }
  if (first === 'credits') return { at: 'credits' }
  if (first === 'account') return { at: 'account' }
  if (first === 'online') {
    if (second === 'new' && third) return { at: 'online', game: third, ...(fourth && { from: fourth }) }
    return { at: 'online', ...(second && { table: second }) }
  }
  return first ? { at: 'nowhere' } : { at: 'home' }
}

export const route = signal<Route>(parse(location.hash))

addEventListener('hashchange', () => {
  route.value = parse(location.hash)
})

export function go(path: string): void {
  location.hash = path
}
