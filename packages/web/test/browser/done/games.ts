/** The games on the page, and positions of each that random play leads to. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { type AnyGame, FastDice, LocalTable, type Player, save, secretFrom } from '@tabularium/engine'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { tetrarchia } from '@tabularium/tetrarchia'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import type { Page } from 'playwright-core'
import { openFile, settled } from '../browser.ts'

export const DESK = { viewport: { width: 1440, height: 900 } } as const

export interface OnPage {
  readonly game: AnyGame
  /** Where its places' names are lettered. */
  readonly names: string
}

export const onPage: readonly OnPage[] = [
  { game: tetrarchia, names: '.halo.place' },
  { game: fallOfTheRomanEmpire, names: '.area-label' },
  { game: ultimusRomanorum, names: '.map-name' },
  { game: barbariansAtTheGates, names: '.space-name' },
]

/** For `test.each`: by the game's id. */
export const byId = onPage.map((each) => [each.game.id, each] as const)

/** Plays at random until it is as wanted. */
export function playedUntil(
  game: AnyGame,
  seed: string,
  isThere: (table: LocalTable) => boolean,
  options = {},
): LocalTable {
  const dice = new FastDice(secretFrom(seed))
  const table = new LocalTable(game, { options, dice: { secret: secretFrom(`dice ${seed}`) } })
  while (!isThere(table)) {
    if (table.decision === null) throw new Error(`The game '${seed}' is over before that.`)
    const { seat, actions } = table.decision
    table.act(seat, game.notation(actions[dice.below(actions.length)]))
  }
  return table
}

/** After so many actions, as soon as somebody on the map can act. */
export const actingAfter = (game: AnyGame, seed: string, actions: number, options = {}): LocalTable => {
  const isThere = ({ log, state, decision }: LocalTable) => {
    const isActing = (action: unknown) => {
      const { piece } = game.bearing(state, action)
      return piece !== undefined && game.stands(state, piece) !== undefined
    }
    return log.length >= actions && decision !== null && decision.actions.some(isActing)
  }
  return playedUntil(game, seed, isThere, options)
}

/** Opens a game from the home page; whoever is asked is there. */
export async function openTable(page: Page, table: LocalTable, players?: readonly Player[]): Promise<void> {
  await page.evaluate("location.hash = '#/'")
  await openFile(page, save(table, { players }))
  const here = page.getByRole('button', { name: 'Ready' })
  await page.locator('#actions').or(here).first().waitFor({ state: 'attached' })
  if (await here.isVisible()) await here.click()
  await settled(page)
}
