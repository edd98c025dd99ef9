/** Who plays a seat from now on. */
import type { Player } from '@tabularium/engine'
import type { Session } from './session.ts'

export async function seatPlayer(session: Session, number: number, player: Player): Promise<void> {
  const seats = session.snapshot.value?.seats ?? []
  const players = seats.map((each, i) => (i === number ? player : each.player))
  await session.ask(() => session.link.players(players))
}
