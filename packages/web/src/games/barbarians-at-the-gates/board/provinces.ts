/** The provinces: the spaces of each, and where the lines between them run. */
import { provinces, spaces } from '@tabularium/barbarians-at-the-gates/shown'
import type { PlaceName } from '../../../page/board/board-part.ts'
import { linesBetween } from './outlines.ts'

export const provinceOf = (space: PlaceName) => provinces.get(spaces.get(space)?.province ?? '')

const landOf = (space: PlaceName): string => spaces.get(space)?.province ?? space
const isRoman = (space: PlaceName): boolean => provinceOf(space)?.control === 'loyalist'

/** Around single spaces; between provinces; and between those of Rome and all else. */
export const lines = {
  space: linesBetween((left, right) => landOf(left) === landOf(right)),
  province: linesBetween((left, right) => landOf(left) !== landOf(right) && isRoman(left) === isRoman(right)),
  limes: linesBetween((left, right) => isRoman(left) !== isRoman(right) && left !== '' && right !== ''),
} as const
