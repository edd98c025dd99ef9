/** Where the small dice of each game lie on the map, as it is drawn: in random games, whenever one falls. */
import { type AnyGame, FastDice, isObject, type Json, type Roll, secretFrom } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import { games } from '@tabularium/games/all'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyBoard } from '../../src/page/board/board-part.ts'
import { isRoll } from '../../src/page/log/turns.ts'
import { inSmallDocument, SmallElement } from './small-dom.ts'
import { answer, type NodeTable, openTable, type PageModules, pageModules } from './table-in-node.ts'

const ACTIONS = 300

const parts = async () => ({ ...(await pageModules()), ...(await import('../../src/page/dice/place-die.tsx')) })

let leave = () => {}
let page: PageModules & Awaited<ReturnType<typeof parts>>
beforeAll(async () => {
  leave = inSmallDocument()
  page = await parts()
})
afterAll(() => leave())

/** How the die that fell last is set on the map; null: it is not there. */
function drawn({ session }: NodeTable, board: AnyBoard): string | null {
  const { h, render } = page.preact
  const root = new SmallElement('g')
  // Preact asks no more of an element than the small one has.
  render(h(page.FallingDie, { session, board }), root as unknown as Element)
  const die = [...root.all()].find((element) => element.is('place-die'))
  const at = die?.marks.get('transform') ?? null
  render(null, root as unknown as Element)
  return at
}

const member = (value: Json | undefined, name: string): Json | undefined =>
  value !== undefined && value !== null && isObject(value) ? value[name] : undefined

/** Where a leader stands by the position itself; who is aboard is where his fleet is. */
function standsAt(leader: string, view: Json): string {
  const at = String(member(member(member(view, 'pieces'), leader), 'at'))
  if (!at.startsWith('aboard-')) return at
  return String(member(member(member(view, 'fleets'), at.slice('aboard-'.length)), 'at'))
}

const textsOf = (event: Readonly<Record<string, unknown>>) =>
  Object.values(event).filter((each): each is string => typeof each === 'string')

/** Where a die lies, by what was told alone: null, nowhere; undefined: that is the game's to say. */
function liesAt(roll: Roll, next: Line | undefined, view: Json, table: NodeTable, board: AnyBoard) {
  const isPlace = (name: string) => board.places.includes(name)
  const named = textsOf(roll.purpose).find(isPlace)
  if (named !== undefined) return named
  const { leader, people } = roll.purpose
  if (typeof people === 'string') return undefined
  if (typeof leader === 'string' && member(view, 'fleets') !== undefined) {
    const at = standsAt(leader, view)
    return isPlace(at) ? at : null
  }
  const isItsOwn = next !== undefined && table.session.telling.value.leads?.(roll, next.event) !== false
  return isItsOwn ? (textsOf(next.event).find(isPlace) ?? null) : null
}

/** Looks at the table in the moment of each die of the last action; how many lay on the map. */
function look(table: NodeTable, before: Json, from: number): number {
  const { session } = table
  const { board } = session.page
  const { lines } = session.link.mirror
  if (board === undefined) throw new Error('no board')
  let lying = 0
  session.showing.value = true
  let view = before
  for (let i = from; i < lines.length; i++) {
    const line = lines[i]
    if (line === undefined) break
    session.lines.value = lines.slice(0, i + 1)
    session.shown.value = view
    if (isRoll(line.event)) {
      const next = lines.slice(i + 1).find(({ event }) => !isRoll(event))
      const at = drawn(table, board)
      if (at !== null) lying++
      const place = liesAt(line.event, next?.action === line.action ? next : undefined, view, table, board)
      const expected = place == null ? null : `translate(${board.at(place).join(' ')})`
      if (place !== undefined) expect(at, line.words).toBe(expected)
    }
    view = session.events.value.reduce(view, line.event)
  }
  session.showing.value = false
  session.settle()
  return lying
}

async function played(game: AnyGame, seed: string): Promise<number> {
  const dice = new FastDice(secretFrom(seed))
  const players = game.seats(game.options({})).map(() => 'person' as const)
  const table = await openTable(page, game, { game: game.id, options: {}, players }, seed)
  const { session } = table
  await session.bringEvents()
  let lying = 0
  for (let count = 0; count < ACTIONS; count++) {
    if (session.covered.value) await session.look()
    const view = session.snapshot.value?.view ?? null
    const from = session.link.mirror.lines.length
    if (!(await answer(table, dice))) break
    lying += look(table, view, from)
  }
  table.play.close()
  session.close()
  return lying
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: a small die lies at its place, where who is tested stands, or nowhere',
  async (id, game) => {
    let lying = 0
    for (const seed of ['a', 'b', 'c']) lying += await played(game, `small dice ${seed}`)
    expect(lying, id).toBeGreaterThan(0)
  },
)
