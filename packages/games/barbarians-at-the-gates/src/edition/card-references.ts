/** The names on a card: spaces, provinces, leaders, tribes and cards in what it asks for and in what it does. */
import type { Finding } from '@tabularium/engine'
import type { Resolver } from '@tabularium/engine/check'
import type { CardFile } from './schema.ts'
import { stepsWith } from './statements/steps.ts'

type Path = Finding['path']
type Kind = 'place' | 'province' | 'face' | 'tribe' | 'side' | 'card' | 'settled'
type Finders = Readonly<Record<Kind, Resolver>>

/** What a name means, by the member it stands under. */
const kinds: Readonly<Partial<Record<string, Kind>>> = {
  ids: 'place',
  not_ids: 'place',
  province: 'province',
  tribe: 'tribe',
  leader: 'face',
  leader_in_play: 'face',
  tribe_in_play: 'tribe',
  fallback: 'settled',
  targets_adjacent_or_both_in: 'place',
  played_earlier_turn: 'card',
  enemy_leader: 'side',
}

/** Whose id an `id` is, by the member in which its selector stands. */
const selectors: Readonly<Partial<Record<string, Kind>>> = {
  with_leader: 'face',
  leader: 'face',
  who: 'face',
  activated: 'face',
  with_tribe: 'tribe',
  tribe: 'tribe',
  whom: 'tribe',
}

export function* checkCard(card: CardFile, path: Path, find: Finders): Iterable<Finding> {
  const deck = card.id.startsWith('R') ? 'roman' : 'barbarian'
  if (card.side !== deck) yield { path: [...path, 'side'], message: `'${card.id}' is the number of a ${deck} card.` }
  if ((card.kind === 'battle' || card.kind === 'response') !== (card.played_by !== undefined))
    yield { path: [...path, 'played_by'], message: 'Battle and Response cards say who may play them, others do not.' }
  for (const { results } of stepsWith(card, 'roll')) {
    if (diceOf(results) !== '123456') yield { path: [...path, 'do'], message: 'A roll has one result for each die.' }
  }
  yield* namesIn(card.requires, [...path, 'requires'], undefined, find)
  yield* namesIn(card.do, [...path, 'do'], undefined, find)
}

/** The dice that have a result, in order. */
function diceOf(results: Readonly<Record<string, unknown>>): string {
  const dice = Object.keys(results).flatMap((key) => {
    const [first, last = first] = key.split('-').map(Number)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
  })
  return dice.sort().join('')
}

/** `inside` is the member in which the value stands. */
function* namesIn(value: unknown, path: Path, inside: string | undefined, find: Finders): Iterable<Finding> {
  if (Array.isArray(value)) {
    for (const [i, each] of value.entries()) yield* namesIn(each, [...path, i], inside, find)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [member, each] of Object.entries(value)) {
    const here = [...path, member]
    const kind = kindOf(member, inside, value)
    for (const [name, at] of namesOf(member, each, here)) {
      if (kind !== undefined) yield* find[kind](name, at)
    }
    yield* pairsIn(member, each, here, find)
    yield* namesIn(each, here, member, find)
  }
}

function kindOf(member: string, inside: string | undefined, value: object): Kind | undefined {
  if (member === 'id') return inside === undefined ? undefined : selectors[inside]
  const op = 'op' in value ? value.op : undefined
  if (member === 'to' && op === 'flip_leader') return 'face'
  if (member === 'who' && op === 'migrate') return 'tribe'
  if (member === 'where' && op === 'place_tribe') return 'settled'
  return kinds[member]
}

/** The names under a member, each with its path: one, or a list. */
function namesOf(member: string, value: unknown, path: Path): readonly (readonly [string, Path])[] {
  if (typeof value === 'string') {
    const name = member === 'tribe_in_play' ? value.split(':')[0] : value
    return ['same', 'any'].includes(name) ? [] : [[name, path]]
  }
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown, i) => (typeof each === 'string' ? [[each, [...path, i]] as const] : []))
}

/** Conditions that have a name and something else in a pair. */
function* pairsIn(member: string, value: unknown, path: Path, find: Finders): Iterable<Finding> {
  if (!Array.isArray(value)) return
  const first: unknown = value[0]
  if (member === 'space_control' && typeof first === 'string') yield* find.place(first, [...path, 0])
  if (member === 'marker_in' && typeof first === 'string') yield* find.tribe(first, [...path, 0])
  if (member === 'cu_in') {
    for (const [name, at] of namesOf(member, first, [...path, 0])) yield* find.place(name, at)
  }
}
