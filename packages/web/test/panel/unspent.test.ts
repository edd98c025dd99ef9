/** Before a question is ended, its button says what is lost; asked about again, so does the question. */

import type { AnyGame, Json } from '@tabularium/engine'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { position as fallPosition } from '@tabularium/fall-of-the-roman-empire/testing'
import { tetrarchia } from '@tabularium/tetrarchia'
import { position as tetrarchiaPosition } from '@tabularium/tetrarchia/testing'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { position } from '@tabularium/ultimus-romanorum/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { war } from '../browser/ultimus-war.ts'
import { inSmallDocument, SmallElement } from './small-dom.ts'
import { openTable, type PageModules, pageModules } from './table-in-node.ts'

let leave = () => {}
let page: PageModules
beforeAll(async () => {
  leave = inSmallDocument()
  page = await pageModules()
})
afterAll(() => leave())

interface Drawn {
  readonly table: { readonly options: Json }
  readonly state: unknown
}

/** What the closing button says, what is said once it is asked about, and whether pressing it asks first. */
async function closing(game: AnyGame, { table, state }: Drawn) {
  const setup = {
    game: game.id,
    options: table.options,
    position: game.write(state),
    players: ['person', 'person'],
  } as const
  const { session, play } = await openTable(page, game, setup, 'unspent')
  if (session.covered.value) await session.look()
  const { h, render } = page.preact
  const drawn = () => {
    const root = new SmallElement('div')
    // Preact asks no more of an element than the small one has.
    render(h(page.Prompt, { session, play }), root as unknown as Element)
    const all = [...root.all()]
    // What waits for a frame is not done.
    render(null, root as unknown as Element)
    return all
  }
  const [choice] = play.groups.value.closing
  if (choice === undefined) throw new Error('nothing ends it')
  const button = drawn().find((element) => element.is('closing'))?.text ?? ''
  play.ask(choice)
  const asked = drawn().find((element) => element.is('lost'))?.text ?? ''
  return { button, asked, isLight: play.isLight({ ...page.optionOf(choice) }) }
}

test('in The Fall who has not marched, and what dies', async () => {
  const stays = await closing(
    fallOfTheRomanEmpire,
    fallPosition({ areas: { pannonia: { legions: 2, forces: 1, movedLegions: 1 } } }),
  )
  expect(stays.button).toMatch(/2 Legions have not marched\.$/)
  expect(stays.asked).toBe('2 Legions have not marched.')
  expect(stays.isLight).toBe(true)
  const dies = await closing(
    fallOfTheRomanEmpire,
    fallPosition({ areas: { pannonia: { legions: 1, movedLegions: 1 } } }),
  )
  expect(dies.asked).toMatch(/^1 Legion has not marched\. No Force in /)
  expect(dies.isLight).toBe(false)
  const marched = await closing(
    fallOfTheRomanEmpire,
    fallPosition({ areas: { roma: { legions: 1, forces: 3, movedLegions: 1 } } }),
  )
  expect(marched.asked).toBe('')
})

test('in Ultimus Romanorum how many stacks could still move; it is asked about only if nobody has', async () => {
  const still = await closing(ultimusRomanorum, position(war))
  expect(still.button).toMatch(/\d+ stacks? could still move$/)
  expect(still.asked).toMatch(/^\d+ stacks? could still move$/)
  expect(still.isLight).toBe(false)
  const gone = await closing(
    ultimusRomanorum,
    position(war).act('piece aetius').act('all').act('to italia-3').act('done').act('done'),
  )
  expect(gone.isLight).toBe(true)
})

test('in Tetrarchia the question says what is unspent, once', async () => {
  const { button, asked } = await closing(
    tetrarchia,
    tetrarchiaPosition({ turn: 'galerius', emperors: { galerius: 'thracia' } }),
  )
  expect(button).toMatch(/IP unspent/)
  expect(asked).toBe('')
})
