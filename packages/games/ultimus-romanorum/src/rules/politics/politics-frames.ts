/** Chapters 3.3, 3.5, 3.6 and 5: leaders, thrones and usurpations, questions and procedures. */
import { type ValueOf, word } from '@tabularium/engine/fields'
import { camp, half, leader, leaderOrNobody, people, places, rule, zone } from '../../kinds.ts'

/** UR-3.5.2-i UR-3.5.2-m UR-3.5.2-v, and UR-3.5.2-r. */
const priority = word('theodosian', 'local', 'abroad', 'after-refusal')
export type Priority = ValueOf<typeof priority>

export const politicsFrames = {
  /** UR-2.C-b UR-2.C-c: that camp's leaders enter or return. */
  entries: { camp },
  /** UR-2.C-d: where does that leader appear? One of these places. */
  entry: { camp, piece: leader, zones: places, rule },
  /** UR-2.D-l: the Roman may name Patrices. */
  patrices: {},
  /** UR-3.5.1-f: whom, as long as anybody can be named? */
  patrice: {},
  /** UR-2.D-m: the leaders are tested for death, those after this one. */
  deaths: { after: leaderOrNobody },
  /** UR-2.D-n: reinforcements arrive, one after the other. */
  reinforcements: {},
  /** UR-4.5.3-g UR-4.5.3-h: a king is dead, or a leader has come to a Regnum without one. */
  kingship: { people },
  /** UR-3.5.2-e: a throne is to be filled. `dead`: who has just left it; NOBODY: it has been vacant. */
  succession: { half, dead: leaderOrNobody },
  /** UR-3.5.2-i UR-3.5.2-m UR-3.5.2-v: who is the new Augustus, by this priority? */
  heir: { half, priority, dead: leaderOrNobody },
  /** UR-3.5.2-r: the candidate was refused; the East sends another. */
  'heir-abroad': { dead: leaderOrNobody },
  /** UR-3.5.2-aa to UR-3.5.2-ad: Honorius is dead in 424 or later. */
  regency: { step: word('equipment', 'usurper', 'escort') },
  /** UR-3.5.2-x: does the Barbarian use the Rex that a vacant throne gives him? */
  'rex-right': {},
  /** UR-3.5.2-aa: the Barbarian designates a Usurper in the West. */
  designation: {},
  /** UR-6.2-d: and who is to be Augustus in that barbarian's place. */
  'designation-puppet': { leader },
  /** UR-3.5.2-ad: who escorts the young Augustus? */
  escort: {},
  /** UR-3.6.3-j: into which diocese does the usurpation spread? */
  'usurpation-diocese': { half },
  /** UR-3.6.3-s: does that leader try to rally the units of that zone? */
  rally: { leader, zone },
  /** UR-6.2-d: the one who was to be Augustus is no more; who is it instead? */
  puppet: { half },
}
