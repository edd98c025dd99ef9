/** A table in a few words. */
import type { Card, Player, Seat } from '@tabularium/engine'
import type { Pace, TableCard } from '@tabularium/online'
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

/** What a seat plays: "Rome". */
export function sideOf(card: Card | undefined, { options, outline, seats }: TableCard, seat: Seat): string {
  try {
    return card?.side?.(options, outline, seat, language.value) ?? seats[seat]?.seat ?? ''
  } catch {
    return seats[seat]?.seat ?? ''
  }
}

export const sitterOf = (player: Player, name: string | null): string | null =>
  player === 'person' ? name : botName(player)

/** Who plays, and how far it is: "Anna, Rome; Ben, the Barbarians · turn 5". */
export function briefly(table: TableCard, card: Card | undefined): string {
  const w = onlineWords()
  const people = table.seats.map(
    ({ player, name }, i) => `${sitterOf(player, name) ?? w.free}, ${sideOf(card, table, i)}`,
  )
  return [people.join('; '), momentOf(table, card), paceWords(table.pace)].filter((part) => part !== '').join(' · ')
}

function momentOf({ options, outline, state, early }: TableCard, card: Card | undefined): string {
  if (early !== null) return onlineWords().early[early.how]
  if (state === 'open') return ''
  try {
    return card?.brief(options, outline, language.value) ?? ''
  } catch {
    return ''
  }
}

export const nameOf = (card: Card | undefined, game: string): string => (card === undefined ? game : titleOf(card))
