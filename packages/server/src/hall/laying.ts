/** How a table is laid: who sits where at first, and what is written down of it before anybody does anything. */
import { randomBytes } from 'node:crypto'
import type { AnyGame, Player } from '@tabularium/engine'
import { isBot } from '@tabularium/engine/room'
import type { NewTable } from '@tabularium/online'
import { Refusing } from '../refusing.ts'
import type { Person, SeatRow, TableRow } from '../store/store.ts'

const emptySeat = (player: Player): SeatRow => ({ player, person: null, name: null, anchor: null })

/** For a rematch: everybody has the seat of the next. Whoever asks sits down, the others are waited for. */
export const seatsChanged = (seats: readonly SeatRow[], { id, name }: Person, anchor: string): readonly SeatRow[] =>
  seats.map((_, i): SeatRow => {
    const from = seats[(i + 1) % seats.length]
    return from?.person === id ? { player: 'person', person: id, name, anchor } : emptySeat(from?.player ?? 'person')
  })

/** Who sits where at first. */
export function seatsFor(
  game: AnyGame,
  options: TableRow['options'],
  bots: readonly string[],
  { id, name }: Person,
  wanted: NewTable,
): readonly SeatRow[] {
  const count = game.seats(options).length
  const { sitting, anchor } = wanted
  if (sitting.length !== count) throw new Refusing('malformed', `This game has ${count} seats, not ${sitting.length}.`)
  if (sitting.filter((who) => who === 'me').length > 1) throw new Refusing('malformed', 'Nobody sits on two seats.')
  return sitting.map((who): SeatRow => {
    if (who === 'open') return emptySeat('person')
    if (who !== 'me') return emptySeat(checkBot(bots, who))
    if (anchor === null) throw new Refusing('malformed', 'Who sits down brings the end of a hash chain.')
    return { player: 'person', person: id, name, anchor }
  })
}

function checkBot(bots: readonly string[], player: Player): Player {
  if (isBot(player) && bots.includes(player.slice('bot:'.length))) return player
  throw new Refusing('malformed', `There is no '${player}' for this game.`)
}

/** What is laid, by whom and when. */
interface Laid extends Pick<TableRow, 'options' | 'owner' | 'seats' | 'dice'> {
  readonly game: AnyGame
  readonly now: number
}

/** A table where nobody has done anything yet. */
export function newRow(
  { game, options, owner, seats, dice, now }: Laid,
  bots: readonly string[],
  { pace, onTime, listed }: Pick<TableRow, 'pace' | 'onTime' | 'listed'>,
): TableRow {
  if (onTime !== 'claim') checkBot(bots, onTime.bot)
  const { id, digest } = game.edition
  return {
    id: randomBytes(12).toString('hex'),
    game: game.id,
    options,
    rules: game.version,
    edition: { id, digest },
    owner,
    listed,
    published: false,
    pace,
    onTime,
    state: 'open',
    seats,
    dice,
    saved: null,
    early: null,
    rematch: null,
    clocks: null,
    offers: [],
    wishes: seats.map(() => null),
    // Where nobody is waited for, the game is to begin at once.
    due: seats.some(({ player, person }) => player === 'person' && person === null) ? null : 0,
    asked: null,
    outline: {},
    length: 0,
    created: now,
    changed: now,
    version: 0,
  }
}
