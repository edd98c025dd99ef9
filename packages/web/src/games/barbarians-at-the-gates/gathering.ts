/** What of a recap is told in one line: spaces that go over to one power, and all that moved the Plunder track. */
import { nameTables } from '@tabularium/barbarians-at-the-gates/lexicon'
import type { GatesEvent } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language, Roll } from '@tabularium/engine'
import { signed } from './panels/history.ts'
import { tellingWords } from './telling-words.ts'

type Event = GatesEvent | Roll
type Name = (place: string) => string

/** A province changes hands space by space, and raiders plunder one after the other. */
export function kindred(event: Event): string | null {
  if (event.type === 'plunder') return event.type
  return event.type === 'control' && event.to !== 'none' ? `control ${event.to}` : null
}

/** So many spaces are named. */
const MOST_NAMED = 3

function taken(events: readonly Event[], language: Language, name: Name): string {
  const all = events.flatMap((event) => (event.type === 'control' ? [event] : []))
  const spaces = all.map(({ space }) => name(space))
  // One left over is named too.
  const most = spaces.length === MOST_NAMED + 1 ? spaces.length : MOST_NAMED
  const control = nameTables[language].control[all[0]?.to ?? 'none']
  return tellingWords[language].allTaken(spaces.slice(0, most), Math.max(0, spaces.length - most), control)
}

/** By how much in all, and where the track is now. */
function plundered(events: readonly Event[], language: Language): string {
  const all = events.flatMap((event) => (event.type === 'plunder' ? [event] : []))
  const by = all.reduce((sum, event) => sum + event.by, 0)
  return tellingWords[language].plunder(signed(by), all.at(-1)?.to ?? 0)
}

export const gathered = (events: readonly Event[], language: Language, name: Name): string =>
  events[0]?.type === 'plunder' ? plundered(events, language) : taken(events, language, name)
