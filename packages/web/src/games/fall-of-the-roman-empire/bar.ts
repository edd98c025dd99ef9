/** The numbers of the bar, the prompt's title, and what its closing button says. */
import type { Language } from '@tabularium/engine'
import type { Choice } from '@tabularium/engine/room'
import { asked, forsaken, income, nameOf, standAt, upkeep, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import type { BarNumber, Deed } from '../../page/game-page.ts'
import type { Offer } from '../../page/session/table-state.ts'
import { icons } from './icons.ts'
import { pageWords } from './words/index.ts'

const picture = (d: string) => `<path fill="currentColor" d="${d}"/>`

export function numbers(view: View, language: Language): readonly BarNumber[] {
  const w = pageWords[language].numbers
  return [
    { icon: picture(icons.treasury), value: String(view.rrp), words: w.treasury },
    { icon: picture(icons.tax), value: `+${income(view)}`, words: w.tax },
    { icon: picture(icons.upkeep), value: `−${upkeep(view)}`, words: w.upkeep },
  ]
}

export function heading(view: View, { ask }: Offer, language: Language, selected: string | null): string {
  const w = pageWords[language].heading
  const frame = asked(view)
  if (frame?.from !== undefined && frame.to !== undefined) return w.to(nameOf(frame.from), nameOf(frame.to))
  if (selected === null) return w.of[ask] ?? ''
  const { legions = 0, movedLegions = 0, barbarianForces = 0, cavalry = 0 } = standAt(view, selected)
  if (ask === 'roman-movement') return w.legions(legions - movedLegions, nameOf(selected))
  return w.horde(barbarianForces, cavalry, nameOf(selected))
}

/** What is left undone if the movement ends now: Legions that have not marched, and what dies of it (FR-10-j). */
export function unspent(view: View, { ask }: Offer, language: Language): string | null {
  if (ask !== 'roman-movement') return null
  const w = pageWords[language]
  const dying = forsaken(view).map(nameOf)
  const idle = Object.keys(view.areas)
    .map((area) => standAt(view, area))
    .reduce((sum, { legions = 0, movedLegions = 0 }) => sum + legions - movedLegions, 0)
  const said = [...(idle === 0 ? [] : [`${w.idle(idle)}.`]), ...(dying.length === 0 ? [] : [w.dies(dying)])]
  return said.length === 0 ? null : said.join(' ')
}

/** Legions may well stay: only what dies is asked about. */
export const isLight = ({ kind }: Deed, view: View): boolean => kind === 'done' && forsaken(view).length === 0

const inRome: Readonly<Record<string, string>> = { march: icons.march, ride: icons.cavalry }

export function icon(kind: string): string | null {
  const name = kind.replace(/^(buy|disband|move)-/, '')
  const known: Readonly<Record<string, string>> = { ...icons, ...inRome }
  const found = known[name]
  return found === undefined ? null : picture(found)
}

/** The closing buttons in a word. */
export function short({ kind }: Choice, _: View, language: Language): string | null {
  if (kind !== 'done') return null
  return language === 'fr' ? 'Terminer' : 'Done'
}
