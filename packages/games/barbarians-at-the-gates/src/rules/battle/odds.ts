/** The chances of a battle before the dice, from the same modifiers as the battle itself. */
import type { State } from '../../state.ts'
import { losses, modifiers, total, winnerOf } from './modifiers.ts'
import { type Battle, cuOf, sum } from './sides.ts'

export interface Odds {
  /** That the attackers win. */
  readonly win: number
  /** By number: that so many CU of a side are lost to the rolls. */
  readonly attackersLose: readonly number[]
  readonly defendersLose: readonly number[]
}

const FACES = [1, 2, 3, 4, 5, 6]

export function battleOdds(s: State, battle: Battle): Odds {
  const attackingCu = cuOf(s, battle, 'attackers')
  const defendingCu = cuOf(s, battle, 'defenders')
  const [attacking, defending] = [sum(attackingCu), sum(defendingCu)]
  const list = modifiers(s, battle)
  const scores = (cu: number, added: number) => FACES.map((face) => losses(s.board, face + added, cu))
  const byAttackers = scores(attacking, total(list, 'attackers'))
  const byDefenders = scores(defending, total(list, 'defenders'))
  let won = 0
  for (const attackersScored of byAttackers) {
    for (const defendersScored of byDefenders) {
      if (winnerOf({ attackersScored, defendersScored, attackingCu, defendingCu }) === 'attackers') won++
    }
  }
  return {
    win: won / (FACES.length * FACES.length),
    attackersLose: byNumber(byDefenders, attacking),
    defendersLose: byNumber(byAttackers, defending),
  }
}

/** BG-12.2.4-d: nobody loses more than he has. */
function byNumber(scored: readonly number[], present: number): number[] {
  const chances: number[] = Array.from({ length: Math.min(present, Math.max(...scored)) + 1 }, () => 0)
  for (const score of scored) chances[Math.min(present, score)] += 1 / scored.length
  return chances
}
