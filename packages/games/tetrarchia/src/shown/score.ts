/** TE-5-d: the score of ten, line by line, as a view shows it. */
import { board, borders, securedBorders, tokenAt, type View } from './view.ts'

export interface Score {
  readonly secured: number
  readonly open: number
  /** 4 while there is no Revolt in ITALIA. */
  readonly italy: number
  readonly armies: number
  /** Regions that it would cost more than 6 IP to subdue. */
  readonly inRevolt: readonly string[]
  readonly total: number
}

/** What it would cost to subdue every province of a region. */
export function subdueCost(view: View, region: string): number {
  const costs = { unrest: 1, revolt: 2 }
  return board.provinces.reduce((sum, province) => {
    const token = province.region === region ? tokenAt(view, province.id) : null
    return token === 'unrest' || token === 'revolt' ? sum + costs[token] : sum
  }, 0)
}

export function hasRevolt(view: View, region: string): boolean {
  return board.provinces.some((province) => province.region === region && tokenAt(view, province.id) === 'revolt')
}

export function scoreOf(view: View): Score {
  const secured = securedBorders(view)
  const open = borders.length - secured
  const italy = hasRevolt(view, 'ITALIA') ? 0 : 4
  const armies = view.armies.filter((army) => army !== null).length
  const inRevolt = board.regions.map(({ id }) => id).filter((region) => subdueCost(view, region) > 6)
  return { secured, open, italy, armies, inRevolt, total: secured + italy - open - armies - inRevolt.length }
}
