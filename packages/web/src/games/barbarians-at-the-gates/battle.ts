import type { BattlePart } from '../../page/battle/battle.ts'

export const part: BattlePart = { before: () => null, fought: () => [] }
