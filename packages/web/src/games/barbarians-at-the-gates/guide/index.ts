/** The guided first game: six chapters, each from a set position with given dice, played by the real rules. */
import type { Guide } from '../../../page/game-page.ts'
import { battle } from './battle.ts'
import { impulse } from './impulse.ts'
import { migration } from './migration.ts'
import { raid } from './raid.ts'
import { scoring } from './scoring.ts'
import { siege } from './siege.ts'

export const guide: Guide = {
  game: 'barbarians-at-the-gates',
  chapters: [impulse, battle, siege, raid, migration, scoring],
}
