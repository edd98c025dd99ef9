/** How the events of Barbarians at the Gates stand in the log and in a recap. */
import type { GatesEvent } from '@tabularium/barbarians-at-the-gates/shown'
import type { Telling } from '../../page/log/telling.ts'

export const telling: Telling<GatesEvent> = {
  heads: () => null,
  isOf: (whose, seat) => whose === seat,
  sign: () => ({ icon: 'time', side: null }),
  arrow: () => null,
  weight: () => 0,
  brief: () => null,
  rolled: ({ face }) => String(face),
}
