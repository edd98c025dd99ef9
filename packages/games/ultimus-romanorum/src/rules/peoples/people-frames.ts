/** Chapter 4: peoples, questions and procedures. */
import { people } from '../../kinds.ts'

export const peopleFrames = {
  /** UR-4.5.3-g: who is the next king? */
  'next-king': { people },
  /** UR-4.5.3-m: which town is the next capital? */
  capital: { people },
}
