/** Quick looks at all spaces, for what is asked after every change: small numbers share cells, so one reading tells of several. */
import type { Space } from '../../board.ts'
import { access, type State } from '../../position/fields.ts'
import { USURPER } from '../../terms.ts'

const { control, fort, siege, insideLoyalist, insideByzantine, insideUsurper, usurper } = access.spaces

type Bits = Pick<typeof fort, 'from' | 'mask' | 'shift'>

/** By row of cells: the bits of these numbers. */
function rowsOf(numbers: readonly Bits[]): readonly (readonly [number, number])[] {
  const masks = new Map<number, number>()
  for (const { from, mask, shift } of numbers) masks.set(from, (masks.get(from) ?? 0) | (mask << shift))
  return [...masks]
}

const ODD = rowsOf([fort, siege, insideLoyalist, insideByzantine, insideUsurper])
const USURPERS = rowsOf([insideUsurper, usurper])
const NONE_ODD: readonly Space[] = []

/** The spaces with a fort, a siege or somebody inside. */
export function oddSpaces(s: State): readonly Space[] {
  const { cells } = s
  const { everySpace } = s.board
  let odd = NONE_ODD
  for (const [from, mask] of ODD) {
    for (let i = 0; i < everySpace.length; i++) {
      if ((cells[from + i] & mask) !== 0 && !odd.includes(everySpace[i])) odd = [...odd, everySpace[i]]
    }
  }
  return odd
}

/** The Usurper has CU or a space. */
export function hasUsurperPieces(s: State): boolean {
  const { cells } = s
  const { length } = s.board.everySpace
  for (const [from, mask] of USURPERS) {
    for (let i = 0; i < length; i++) if ((cells[from + i] & mask) !== 0) return true
  }
  for (let i = 0; i < length; i++) {
    if (((cells[control.from + i] >> control.shift) & control.mask) === USURPER) return true
  }
  return false
}
