/** Chapters 3.3, 3.5, 3.6 and 5: leaders, thrones and usurpations, questions and procedures. */
import type { Half, People, Piece, Place, Zone } from '../../board.ts'
import type { Camp } from '../../state.ts'

export interface PoliticsFrames {
  /** UR-2.C-b UR-2.C-c: that camp's leaders enter or return. */
  entries: { readonly camp: Camp }
  /** UR-2.C-d: where does that leader appear? One of these places. */
  entry: { readonly camp: Camp; readonly piece: Piece; readonly zones: readonly Place[]; readonly rule: string }
  /** UR-2.D-l: the Roman may name Patrices. */
  patrices: object
  /** UR-3.5.1-f: whom, as long as anybody can be named? */
  patrice: object
  /** UR-2.D-m: the leaders are tested for death, from this piece on. */
  deaths: { readonly next: number }
  /** UR-2.D-n: reinforcements arrive, one after the other. */
  reinforcements: object
  /** UR-4.5.3-g UR-4.5.3-h: a king is dead, or a leader has come to a Regnum without one. */
  kingship: { readonly people: People }
  /** UR-3.5.2-e: a throne is to be filled. `dead`: who has just left it; NOBODY: it has been vacant. */
  succession: { readonly half: Half; readonly dead: Piece }
  /** UR-3.5.2-i UR-3.5.2-m UR-3.5.2-v: who is the new Augustus, by this priority? */
  heir: { readonly half: Half; readonly priority: number; readonly dead: Piece }
  /** UR-3.5.2-r: the candidate was refused; the East sends another. */
  'heir-abroad': { readonly dead: Piece }
  /** UR-3.5.2-aa to UR-3.5.2-ad: Honorius is dead in 424 or later. */
  regency: { readonly step: number }
  /** UR-3.5.2-x: does the Barbarian use the Rex that a vacant throne gives him? */
  'rex-right': object
  /** UR-3.5.2-aa: the Barbarian designates a Usurper in the West. */
  designation: object
  /** UR-6.2-d: and who is to be Augustus in that barbarian's place. */
  'designation-puppet': { readonly leader: Piece }
  /** UR-3.5.2-ad: who escorts the young Augustus? */
  escort: object
  /** UR-3.6.3-j: into which diocese does the usurpation spread? */
  'usurpation-diocese': { readonly half: Half }
  /** UR-3.6.3-s: does that leader try to rally the units of that zone? */
  rally: { readonly leader: Piece; readonly zone: Zone }
  /** UR-6.2-d: the one who was to be Augustus is no more; who is it instead? */
  puppet: { readonly half: Half }
}
