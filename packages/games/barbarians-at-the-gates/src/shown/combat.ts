/** Chapters 12.2.4, 12.3 and 13.2 as they are shown: what the dice of a battle or a siege bring. */
import { board } from './printed.ts'

/** BG-12.2.4-b BG-12.2.4-i: what a roll inflicts; beyond an end of the table its last row or column counts. */
export function lossesFor(roll: number, cu: number): number {
  const rows = board.tables.combat.losses
  const row = rows[Math.max(0, Math.min(rows.length - 1, roll))] ?? []
  return cu === 0 ? 0 : (row[Math.min(row.length, cu) - 1] ?? 0)
}

/** BG-13.2-e */
export function siegeResult(roll: number): { readonly points: number; readonly loss: number } {
  const rows = board.tables.siege.results
  return rows[Math.max(1, Math.min(rows.length, roll)) - 1] ?? { points: 0, loss: 0 }
}

export interface Fighting {
  readonly cu: number
  readonly modifier: number
  /** Some of its CU are Loyalist, Byzantine or Usurper: BG-12.3-c. */
  readonly hasRomans: boolean
}

const FACES = [1, 2, 3, 4, 5, 6]

/** BG-12.3-a to BG-12.3-h: who inflicted more; then who has Roman CU; then the defender of two Romans, the attacker of none. */
function attackersWin(byAttackers: number, byDefenders: number, attackers: Fighting, defenders: Fighting): boolean {
  if (byAttackers !== byDefenders) return byAttackers > byDefenders
  return attackers.hasRomans === defenders.hasRomans ? !attackers.hasRomans : attackers.hasRomans
}

/** By number: that so many CU of a side are lost. */
function chancesOf(scored: readonly number[], present: number): readonly number[] {
  const lost = scored.map((score) => Math.min(present, score))
  const most = Math.max(...lost)
  return Array.from({ length: most + 1 }, (_, n) => lost.filter((each) => each === n).length / lost.length)
}

/** The same sums as the rules' own, from what everybody sees. */
export function battleChances(attackers: Fighting, defenders: Fighting) {
  const scores = ({ cu, modifier }: Fighting) => FACES.map((face) => lossesFor(face + modifier, cu))
  const [byAttackers, byDefenders] = [scores(attackers), scores(defenders)]
  const won = byAttackers.flatMap((one) =>
    byDefenders.filter((other) => attackersWin(one, other, attackers, defenders)),
  ).length
  return {
    attackersWin: won / (FACES.length * FACES.length),
    attackersLose: chancesOf(byDefenders, attackers.cu),
    defendersLose: chancesOf(byAttackers, defenders.cu),
  }
}
