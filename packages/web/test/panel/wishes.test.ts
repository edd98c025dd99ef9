/** When people at one screen want to be asked: each has his own wishes, wherever he sits. */
import type { Player } from '@tabularium/engine'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { usual } from '../../src/games/ultimus-romanorum/windows.ts'
import { inSmallDocument, SmallElement } from './small-dom.ts'
import { type NodeTable, openTable, pageModules } from './table-in-node.ts'

const parts = async () => {
  const [page, { Windows }] = await Promise.all([pageModules(), import('../../src/page/secrecy.tsx')])
  return { page, Windows }
}

let leave = () => {}
let all: Awaited<ReturnType<typeof parts>>
const open: NodeTable[] = []
beforeAll(async () => {
  leave = inSmallDocument()
  all = await parts()
})
afterEach(() => {
  for (const { play, session } of open.splice(0)) {
    play.close()
    session.close()
  }
})
afterAll(() => leave())

async function sit(players: readonly Player[], names: readonly string[]): Promise<NodeTable> {
  const setup = { game: ultimusRomanorum.id, options: {}, players, names }
  const table = await openTable(all.page, ultimusRomanorum, setup, 'wishes')
  open.push(table)
  return table
}

type Change = (event: { currentTarget: { checked: boolean } }) => void

interface Box {
  readonly moment: string
  readonly checked: boolean
  readonly change: Change
}

/** The boxes of a seat, as they are drawn for it. */
function boxesOf({ session }: NodeTable, seat: number): readonly Box[] {
  const { h, render, options } = all.page.preact
  const drawn: Box[] = []
  const before = options.vnode
  options.vnode = (vnode) => {
    before?.(vnode)
    const { props, type } = vnode
    if (type === 'input') {
      const { checked, onChange } = Object(props)
      drawn.push({ moment: session.page.secrets?.moments[drawn.length] ?? '', checked, change: onChange })
    }
  }
  // The viewer is whoever is asked; here it is said.
  const seen = Object.create(session, { viewer: { value: { value: seat } } })
  const root = new SmallElement('div')
  render(h(all.Windows, { session: seen }), root as unknown as Element)
  render(null, root as unknown as Element)
  options.vnode = before ?? (() => {})
  return drawn
}

const wanted = (table: NodeTable, seat: number) =>
  boxesOf(table, seat).flatMap(({ moment, checked }) => (checked ? [moment] : []))

function toggle(table: NodeTable, seat: number, moment: string): void {
  const box = boxesOf(table, seat).find((each) => each.moment === moment)
  box?.change({ currentTarget: { checked: !box.checked } })
}

const PAIR = ['person', 'person'] as const
const [moment = ''] = usual

test('what Anna wants goes with her to the other seat, and Ben has his own', async () => {
  const first = await sit(PAIR, ['Anna', 'Ben'])
  expect([wanted(first, 0), wanted(first, 1)]).toEqual([[...usual], [...usual]])
  toggle(first, 0, moment)
  const fewer = usual.filter((each) => each !== moment)
  expect([wanted(first, 0), wanted(first, 1)]).toEqual([fewer, [...usual]])
  const swapped = await sit(PAIR, ['Ben', 'Anna'])
  expect([wanted(swapped, 0), wanted(swapped, 1)]).toEqual([[...usual], fewer])
  const strangers = await sit(PAIR, ['Carla', ''])
  expect([wanted(strangers, 0), wanted(strangers, 1)]).toEqual([[...usual], [...usual]])
})
