/** Chapters 3.4, 4.3 and 7: movement, questions and procedures. */
import { flag, type RecordOf, word } from '@tabularium/engine/fields'
import { camp, count, fleet, leader, leaderOrNobody, pieces, zones } from '../../kinds.ts'

const march = {
  camp,
  /** Who leads it; NOBODY: a unit moves by itself. */
  leader: leaderOrNobody,
  group: pieces,
  /** UR-3.6.3-w: units that were rallied where it stands and may be taken along. */
  units: pieces,
  /** In PM. */
  spent: count,
  steps: count,
  /** UR-7.3-c: every zone it has entered lies outside the Empire. */
  isWild: flag,
  /** UR-3.4.1-g: it set out with units. */
  isLed: flag,
  /** UR-6.2-as UR-6.2-ba: the only zones where a migrating people may end its move; none: anywhere. */
  zones,
}

/** A group on the march, a lone leader's and a lone unit's too. */
export type March = RecordOf<typeof march>

export const movementFrames = {
  /** E.1: who moves next? */
  movement: { camp },
  /** Who comes along, who is left behind, and which way? */
  group: march,
  /** A group that has just come somewhere: what it has met there so far. */
  march: { ...march, met: word('nothing', 'plague', 'units') },
  /** UR-7.1-g: the leaders who are alone among enemies escape, one by one. */
  escapes: {},
  /** UR-7.1-i: where to? */
  escape: { camp, leader },
  /** UR-3.4.2: who embarks, where does it sail, and who of those aboard (`group`) lands where? */
  fleet: { camp, fleet, group: pieces, sailed: flag },
}
