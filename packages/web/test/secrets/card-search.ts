/** Searches the texts of a page for cards of Barbarians at the Gates that who looks may not know of. */
import { cards } from '@tabularium/barbarians-at-the-gates/shown'
import { isObject, type Json, type LocalTable } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'
import type { Message } from '../../src/table/protocol.ts'
import type { Recording } from './leak-search.ts'

const nameOf = (id: string): string => cards.get(id)?.name.en ?? id

/** The name of each card, and a pattern that finds it in a text. */
export const wantedCards: readonly (readonly [name: string, pattern: string])[] = [
  ...new Set([...cards.keys()].map(nameOf)),
].map((name) => [name, `(?<![A-Za-z])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z])`])

/** What a seat could read then: the names of its own cards and of those that lie open; and what the other has and it does not. */
interface Moment {
  readonly open: ReadonlySet<string>
  readonly hidden: readonly string[]
}

const pileOf = (position: Json, id: string): string => {
  const all = isObject(position) ? position.cards : undefined
  const its = all !== undefined && isObject(all) ? all[id] : undefined
  return its !== undefined && isObject(its) ? String(its.pile) : 'out'
}

const OPEN = ['discard', 'removed', 'face-up']

function momentOf(position: Json, side: string): Moment {
  const open = new Set<string>()
  const hidden: string[] = []
  for (const [id, card] of cards) {
    const pile = pileOf(position, id)
    if (OPEN.includes(pile) || (pile === 'hand' && card.side === side)) open.add(nameOf(id))
    if (pile === 'hand' && card.side !== side) hidden.push(nameOf(id))
  }
  return { open, hidden }
}

/** How long the game was after each message. */
function lengths(messages: readonly Message[]): readonly number[] {
  let now = 0
  return messages.map((message) => {
    if ('update' in message) {
      const { what } = message.update
      const { length } = 'whole' in what ? { length: [what.whole.length] } : Object(what.patch)
      if (Array.isArray(length)) now = length[0]
    }
    return now
  })
}

/** Names of the other's cards in hand that stood in the page and had not been told by then, each with what stands beside it. */
export function cardsShown({ messages, texts }: Recording, table: LocalTable, seat: 0 | 1): readonly string[] {
  const side = seat === 0 ? 'roman' : 'barbarian'
  const moments: Moment[] = []
  table.walk({ before: (number, state) => (moments[number] = momentOf(table.game.write(state), side)) })
  const told = new Map<string, number>()
  for (const { words, action } of seenBy(new Room(table), seat, 'en').lines(-1))
    for (const [name] of wantedCards) if (!told.has(name) && words.includes(name)) told.set(name, action)
  const after = lengths(messages)
  return texts.flatMap(({ messages: count, all }) => {
    const length = after[Math.min(count, after.length) - 1] ?? 0
    const moment = moments[length]
    if (moment === undefined) return []
    return moment.hidden.flatMap((name) => {
      const isKnown = moment.open.has(name) || (told.get(name) ?? Number.POSITIVE_INFINITY) < length
      return isKnown || all[name] === undefined ? [] : [`${length}: ${name}: ${all[name]}`]
    })
  })
}
