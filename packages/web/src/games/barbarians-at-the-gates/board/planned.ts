/** What is offered all over the map and chosen in any order, as by a migration of several tribes: then all of it is in sight. */
import { asked, migrantOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Point } from '../../../../map/format.ts'
import type { Box } from '../../../page/board/board-part.ts'
import { pointOf, theatres } from './chart.ts'
import { subject } from './subject.ts'

/** Questions of a whole Empire: who of many, or where of everywhere. */
const WHOLE = ['settlement', 'usurpation', 'regain', 'go-home', 'place-leader', 'reinforce']

/** Questions of who answers the enemy: where he is is looked at with those who could. */
const ANSWERS = ['intercept', 'avoid']

/** Around those who stand outermost, in units of the map. */
const ROOM = 130

/** From the first of them to the last, no shorter than a theatre. */
function along(places: readonly number[], least: number): readonly [from: number, length: number] {
  const [low, high] = [Math.min(...places) - ROOM, Math.max(...places) + ROOM]
  const length = Math.max(high - low, least)
  return [(low + high - length) / 2, length]
}

function isWhole(view: View): boolean {
  const question = asked(view)
  return WHOLE.includes(question) || (question === 'migration' && migrantOf(view) === null)
}

export function planned(view: View, offered: readonly Point[]): Box | null {
  const [theatre] = theatres
  if (offered.length === 0 || theatre === undefined) return null
  const enemy = ANSWERS.includes(asked(view)) ? subject(view) : null
  if (!isWhole(view) && enemy === null) return null
  const points = enemy === null ? offered : [...offered, pointOf(enemy)]
  const [x, width] = along(
    points.map(([at]) => at),
    theatre.box[2],
  )
  const [y, height] = along(
    points.map(([, at]) => at),
    theatre.box[3],
  )
  return [x, y, width, height]
}
