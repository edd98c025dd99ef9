/** Exact chances of battles and sieges, from numbers alone, worked out once for each board. */
import { type Board, derived } from '../board.ts'
import { losses } from '../rules/battle/modifiers.ts'

export interface Clash {
  /** That the attackers win. */
  readonly win: number
  /** CU that either side loses, on average. */
  readonly attackersLose: number
  readonly defendersLose: number
  /** That no defender is left. */
  readonly wipe: number
}

/** Two sides of a battle as the table of losses sees them. */
export interface Meeting {
  readonly attacking: number
  readonly defending: number
  readonly attackersDrm: number
  readonly defendersDrm: number
  /** BG-12.3-c to BG-12.3-e: who wins a tie. */
  readonly attackersWinTies: boolean
}

const FACES = [1, 2, 3, 4, 5, 6]
const MOST = 40
const DRM = 16

const clashes = derived(() => new Map<number, Clash>())

const drm = (n: number): number => Math.max(-DRM / 2, Math.min(DRM / 2 - 1, n)) + DRM / 2

export function clash(board: Board, meeting: Meeting): Clash {
  const known = clashes(board)
  const attacking = Math.min(MOST, meeting.attacking)
  const defending = Math.min(MOST, meeting.defending)
  const modified = drm(meeting.attackersDrm) * DRM + drm(meeting.defendersDrm)
  const key = (((attacking * (MOST + 1) + defending) * DRM * DRM + modified) << 1) + (meeting.attackersWinTies ? 1 : 0)
  const found = known.get(key)
  if (found !== undefined) return found
  const made = fought(board, { ...meeting, attacking, defending })
  known.set(key, made)
  return made
}

function fought(board: Board, meeting: Meeting): Clash {
  const { attacking, defending, attackersDrm, defendersDrm, attackersWinTies } = meeting
  let [win, mine, theirs, wipe] = [0, 0, 0, 0]
  for (const face of FACES) {
    const scored = losses(board, face + attackersDrm, attacking)
    theirs += Math.min(defending, scored)
    if (scored >= defending) wipe++
    for (const other of FACES) {
      const suffered = losses(board, other + defendersDrm, defending)
      if (scored > suffered || (scored === suffered && attackersWinTies)) win++
      mine += Math.min(attacking, suffered)
    }
  }
  return { win: win / 36, attackersLose: mine / 36, defendersLose: theirs / 6, wipe: wipe / 6 }
}

const sieges = derived(() => new Map<number, number>())

/** The chance that so many rolls bring so many points. */
export function siegeChance(board: Board, points: number, rolls: number, modifier: number): number {
  if (points <= 0) return 1
  if (rolls <= 0) return 0
  const key = (points * 16 + rolls) * 16 + modifier + 8
  const known = sieges(board)
  const found = known.get(key)
  if (found !== undefined) return found
  let chance = 0
  for (const face of FACES) {
    const row = Math.max(1, Math.min(FACES.length, face + modifier)) - 1
    chance += siegeChance(board, points - board.siege[row].points, rolls - 1, modifier)
  }
  known.set(key, chance / FACES.length)
  return chance / FACES.length
}
