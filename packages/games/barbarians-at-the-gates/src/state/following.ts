/** What follows from where the pieces are, worked out anew for a position from outside. */
import { NONE } from '../board.ts'
import { access, MOST_CHANGED, type State } from '../position/fields.ts'
import { BYZANTINE, bitsOf, POWERS, USURPER } from '../terms.ts'
import { link } from './chains.ts'
import { countUsurper } from './leaders.ts'
import { controlOf, cuAt, GARRISONS, insideAt } from './spaces.ts'
import { LED, MARKED, noteHeld, noteStanding } from './standing.ts'

const { spaces, leaders, tribes, following } = access

export function workOut(s: State): void {
  const { everySpace, everyLeader, everyTribe } = s.board
  for (const space of everySpace) {
    spaces.firstLeader.set(s, space, NONE)
    spaces.firstTribe.set(s, space, NONE)
    spaces.present.set(s, space, bitsOf(POWERS.filter((power) => cuAt(s, space, power) > 0)))
    for (const power of POWERS) noteStanding(s, power, space, cuAt(s, space, power) > 0)
    noteStanding(s, LED, space, false)
    noteStanding(s, MARKED, space, false)
    for (const power of POWERS) if (power !== BYZANTINE) noteHeld(s, power, space, controlOf(s, space) === power)
  }
  following.usurpers.set(s, 0)
  for (const leader of everyLeader) {
    const at = leaders.at.get(s, leader)
    leaders.next.set(s, leader, NONE)
    if (at < 0) continue
    link(s, spaces.firstLeader, leaders.next, leader, at)
    noteStanding(s, LED, at, true)
    countUsurper(s, leader, 1)
  }
  for (const tribe of everyTribe) {
    const at = tribes.at.get(s, tribe)
    tribes.next.set(s, tribe, NONE)
    if (at < 0) continue
    link(s, spaces.firstTribe, tribes.next, tribe, at)
    noteStanding(s, MARKED, at, true)
  }
  const sum = (of: (space: (typeof everySpace)[number]) => number): number =>
    everySpace.reduce((all, space) => all + of(space), 0)
  for (const power of POWERS)
    following.outside.set(
      s,
      power,
      sum((space) => cuAt(s, space, power)),
    )
  for (const power of GARRISONS)
    following.inside.set(
      s,
      power,
      sum((space) => insideAt(s, space, power)),
    )
  following.usurped.set(
    s,
    sum((space) => (controlOf(s, space) === USURPER ? 1 : 0)),
  )
  following.changes.set(s, MOST_CHANGED + 1)
}
