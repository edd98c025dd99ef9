/** Points, and who would win. */
import type { Roll } from '@tabularium/engine'
import type { UltimusEvent } from '../events.ts'
import type { CampName, View } from './view.ts'

export type Level = 'simple' | 'decisive' | 'definitive'

/** UR-10.3-a UR-10.3-b UR-10.3-c UR-10.3-d: who would win if the scenario ended now, and how; null: nobody. */
export function standings([roman, barbarian]: View['vp']): readonly [winner: CampName | null, level: Level] {
  const [most, least] = [Math.max(roman, barbarian), Math.min(roman, barbarian)]
  const level = most > 5 * least ? 'definitive' : most > 2 * least ? 'decisive' : 'simple'
  return [roman === barbarian ? null : roman > barbarian ? 'roman' : 'barbarian', level]
}

/** What was scored, by the camps as they are in the end. UR-5-k: when they are exchanged, points stay with the players. */
export function pointsOf(events: readonly (UltimusEvent | Roll)[]): View['vp'] {
  return events.reduce<View['vp']>(
    ([roman, barbarian], event) => {
      if (event.type === 'exchange') return [barbarian, roman]
      if (event.type !== 'score') return [roman, barbarian]
      return event.camp === 'roman' ? [roman + event.points, barbarian] : [roman, barbarian + event.points]
    },
    [0, 0],
  )
}
