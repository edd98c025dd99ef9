/** Chapter 4: peoples, questions and procedures. */
import type { People } from '../../board.ts'

export interface PeopleFrames {
  /** UR-4.5.3-g: who is the next king? */
  'next-king': { readonly people: People }
  /** UR-4.5.3-m: which town is the next capital? */
  capital: { readonly people: People }
}
