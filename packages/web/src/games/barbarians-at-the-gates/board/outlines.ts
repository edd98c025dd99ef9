/** The lands of spaces, as they are drawn. */
import { linesBetween as between, boundsOf, outlineAround } from '../../../../map/bounds.ts'
import type { PlaceName } from '../../../page/board/board-part.ts'
import { chart } from './chart.ts'

const bounds = boundsOf(chart)

export const linesBetween = (apart: (left: PlaceName, right: PlaceName) => boolean): string => between(bounds, apart)

export const outlineOf = (isInside: (space: PlaceName) => boolean): string => outlineAround(bounds, isInside)
