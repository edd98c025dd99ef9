/** Which of many games are worth keeping: those in which something happens that seldom does. */
import type { LocalTable } from '@tabularium/engine'

/** How many of the kept games should have each thing that happens at all. */
const WANTED = 3

/** A card, by its id. */
const IS_CARD = /^[A-Z]\d\d$/

const member = (event: { readonly [name: string]: unknown }, name: string): string => String(event[name] ?? '')

/** All that happened in a game: what was told and by which clause, and how each question was answered. */
export function happenings(table: LocalTable): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { event } of [...table.prologue, ...table.told().flat()]) {
    found.add(`${event.type} ${member(event, 'rule')} ${member(event, 'card')}`)
  }
  for (const { action } of table.log) {
    const [verb, object = ''] = action.split(' ')
    found.add(IS_CARD.test(object) ? `${verb} ${object}` : verb)
  }
  return found
}

/** The places of those to keep besides some that are kept already, the most welcome first. */
export function worthKeeping(
  kept: readonly ReadonlySet<string>[],
  others: readonly ReadonlySet<string>[],
  most: number,
) {
  const missing = new Map<string, number>()
  for (const name of new Set(others.flatMap((each) => [...each]))) {
    missing.set(name, WANTED - kept.filter((each) => each.has(name)).length)
  }
  const chosen: number[] = []
  const gain = (i: number) => [...others[i]].filter((name) => (missing.get(name) ?? 0) > 0).length
  while (chosen.length < most) {
    const best = others.reduce((a, _, b) => (chosen.includes(b) || gain(b) <= gain(a) ? a : b), 0)
    if (chosen.includes(best) || gain(best) === 0) break
    for (const name of others[best]) missing.set(name, (missing.get(name) ?? 0) - 1)
    chosen.push(best)
  }
  return chosen
}
