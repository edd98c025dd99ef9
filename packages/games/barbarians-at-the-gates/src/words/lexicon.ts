/** Names that the page uses too: nothing here needs the rules. */
import type { Language } from '@tabularium/engine'
import { cards, type Face, leaders, neighboursOf, spaces, tribes } from '../shown/printed.ts'
import { en } from './en/names.ts'
import { fr } from './fr/names.ts'
import { grammars, type Where } from './grammar.ts'
import type { NameTables, TribeWords } from './name-tables.ts'

export type { Grammar } from './grammar.ts'
export type { NameTables } from './name-tables.ts'
export { grammars }

export const nameTables: Readonly<Record<Language, NameTables>> = { en, fr }

/** A place as a sentence needs it. A Transit space has no name: it is called by what it joins. */
export function whereIs(space: string, language: Language): Where {
  const printed = spaces.get(space)
  if (printed === undefined) return { kind: 'space', name: space }
  if (printed.name !== null) return { kind: printed.type === 'zone' ? 'zone' : 'space', name: printed.name }
  const joined = neighboursOf(space).map((each) => spaces.get(each)?.name ?? each)
  return { kind: 'transit', name: nameTables[language].transit(grammars[language].list(joined)) }
}

export const spaceName = (space: string, language: Language): string => whereIs(space, language).name

/** Sides of leaders by id and by printed name: events name them by the latter. */
const faces = new Map(
  [...leaders.values()]
    .flatMap((leader) => (leader.reverse === null ? [leader] : [leader.reverse, leader]))
    .flatMap((face): readonly (readonly [string, Face])[] => [
      [face.name, face],
      [face.id, face],
    ]),
)

/** By the id of the counter or of the side that is up, or by its printed name. */
export function leaderName(called: string, language: Language): string {
  const face = faces.get(called)
  return face === undefined ? called : (nameTables[language].leader[face.id] ?? face.name)
}

export function tribeWords(tribe: string, language: Language): TribeWords {
  const name = tribes.get(tribe)?.name ?? tribe
  return nameTables[language].tribe[tribe] ?? { name, adjective: name }
}

export const tribeName = (tribe: string, language: Language): string => tribeWords(tribe, language).name

export const cardName = (card: string, language: Language): string => cards.get(card)?.name[language] ?? card
