/** Chapter 8: combat, questions and procedures. */
import { orNull, type RecordOf, record, whole, word } from '@tabularium/engine/fields'
import { camp, count, half, leaders, pieces, zone, zones } from '../../kinds.ts'

/** 1 the attacker, -1 the defender, 0 nobody. */
const side = whole(-1, 1)

const battle = {
  at: zone,
  attacker: camp,
  /** What comes next: stratagems, the defender's choice, his evasion with its die, stratagems again, the die. */
  step: word('before', 'stand', 'evasion', 'evasion-roll', 'resolution', 'roll'),
  /** UR-8.2.1-i: where the attackers came from. */
  origins: zones,
  /** UR-6.3-an: what is added to the next die, which the attacker wants high. */
  favour: whole(-20, 20),
  /** Who played Furor Germanicus and the Scourge of God. */
  furor: side,
  scourge: side,
}

/** The battle that is going on. */
export type Battle = RecordOf<typeof battle>
export const battleKind = orNull(record(battle))

export const combatFrames = {
  /** E.2: all combats of the active player. */
  combats: { camp, step: word('first', 'after', 'next') },
  /** UR-2.E-d: which is next? */
  'next-battle': { camp },
  /** The position's battle goes on. */
  battle: {},
  /** UR-8.1-d: does the defender fight, evade or take refuge? */
  stand: { at: zone, camp, origins: zones },
  /** UR-8.2.2-c: who goes into the box with the Augustus? */
  refuge: { at: zone, camp, half, group: pieces },
  /** UR-8.2.1-c: where to? */
  'evasion-zone': { at: zone, camp, origins: zones },
  /** UR-8.2.1-k: and who goes? */
  evaders: { at: zone, camp, to: zone, group: pieces },
  /** UR-6.3-o: where to? */
  flight: { at: zone, camp, origins: zones },
  /** UR-8.4.2-f: which unit is weakened next? `units`: those that were; `leaders`: who fought them. */
  losses: { at: zone, camp, left: count, units: pieces, leaders },
  /** UR-8.4.1-b: where to? `dead`: leaders who do not outlive the battle. */
  retreat: { at: zone, camp, origins: zones, dead: leaders },
  /** After the die: the loser leaves, points are scored, leaders die. */
  aftermath: {
    at: zone,
    winner: camp,
    step: word('retreat', 'points', 'deaths', 'escapes'),
    /** Where the loser may not retreat to. */
    origins: zones,
    /** UR-10.1-a: the PF of both at the start. */
    total: whole(0, 5000),
    dead: leaders,
    /** UR-9.4-c: the Roman's historical Roman leaders in the battle. */
    leaders,
  },
}
