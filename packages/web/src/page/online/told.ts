/** A table in a few words. */
import { signal } from '@preact/signals'
import type { Card, Player, Seat } from '@tabularium/engine'
import type { OnTime, Pace, TableCard } from '@tabularium/online'
import { termsOf } from '../../games/pages.ts'
import type { Terms } from '../../games/terms.ts'
import { titleOf } from '../home/covers.tsx'
import { homeWords } from '../home/words.ts'
import { language } from '../settings.ts'
import { onlineWords } from './words/index.ts'

export const botName = (player: string): string => homeWords().bots[player.slice('bot:'.length)] ?? player

const MINUTE = 60_000

export function paceWords(pace: Pace): string {
  const { paces, minutes, seconds } = onlineWords()
  if (pace.kind === 'none') return paces.none
  if (pace.kind === 'days') return paces.days(pace.days)
  const more = pace.increment === 0 ? '' : ` + ${seconds(pace.increment / 1000)}`
  return `${minutes(Math.round(pace.total / MINUTE))}${more}`
}

/** What may be done about who has no time left, as a sentence. */
export function onTimeWords(onTime: OnTime): string {
  const w = onlineWords()
  return onTime === 'claim' ? w.onTimeClaim : w.onTimeBot(botName(onTime.bot))
}

/** What a seat plays: "Rome". */
export function sideOf(card: Card | undefined, { options, outline, seats }: TableCard, seat: Seat): string {
  try {
    return card?.side?.(options, outline, seat, language.value) ?? seats[seat]?.seat ?? ''
  } catch {
    return seats[seat]?.seat ?? ''
  }
}

/** As it was chosen: vacations end with a day, which is the same one everywhere. */
export const dayWords = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at)

/** The hour; of another day, the day too. */
export function hourWords(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const dateStyle = isToday ? {} : ({ dateStyle: 'medium' } as const)
  return new Intl.DateTimeFormat(language.value, { timeStyle: 'short', ...dateStyle }).format(at)
}

/** null: nobody yet; who has deleted himself has no name. */
export function sitterOf(player: Player, name: string | null): string | null {
  if (player !== 'person') return botName(player)
  return name === '' ? onlineWords().left : name
}

/** How what was chosen for a game is said, as far as it was fetched. */
const spokenTerms = signal<ReadonlyMap<string, Terms>>(new Map())

export async function bringTerms(tables: readonly TableCard[]): Promise<void> {
  const missing = new Set(tables.map(({ game }) => game).filter((game) => !spokenTerms.peek().has(game)))
  const found = await Promise.all([...missing].map(async (game) => [game, await termsOf(game)] as const))
  const there = found.flatMap(([game, terms]): [string, Terms][] => (terms === undefined ? [] : [[game, terms]]))
  spokenTerms.value = new Map([...spokenTerms.peek(), ...there])
}

/** What was chosen for its game: "The Scourge of God, 4 years". */
export const termWords = ({ game, options }: TableCard): string =>
  spokenTerms.value.get(game)?.(options, language.value).join(', ') ?? ''

const together = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

/** What is played, how far it is, and how quickly: "25 Barbarian Forces · turn 5 of 20 · 3 days a turn". */
export const briefly = (table: TableCard, card: Card | undefined): string =>
  together([termWords(table), momentOf(table, card), paceWords(table.pace)])

/** Who sits where: "Rome: Anna · the Barbarians: free". */
export function sittersIn(table: TableCard, card: Card | undefined): string {
  const w = onlineWords()
  const people = table.seats.map(({ player, name, away }, i) => {
    const vacation = away === null ? '' : ` (${w.vacation(dayWords(away))})`
    return w.sitsAs(capital(sideOf(card, table, i)), `${sitterOf(player, name) ?? w.free}${vacation}`)
  })
  return together(people)
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Before the game begins there is nothing to be seen of it. */
function momentOf({ options, outline, state, early }: TableCard, card: Card | undefined): string {
  if (early !== null) return onlineWords().early[early.how]
  if (state === 'open' || Object.keys(outline).length === 0) return ''
  try {
    return card?.brief(options, outline, language.value) ?? ''
  } catch {
    return ''
  }
}

export const nameOf = (card: Card | undefined, game: string): string => (card === undefined ? game : titleOf(card))
