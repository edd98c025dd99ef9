/** What the form for a new game offers. */
import type { Variant } from '../options.ts'
import { emperors } from './view.ts'

/** TE-2-d TE-2-e: the least and the most of tokens for each Emperor, fleets, extra Revolts and armies. */
export const levels = [
  { min: 2, max: 5 },
  { min: 0, max: 3 },
  { min: 0, max: 3 },
  { min: 0, max: 3 },
] as const

export type SharedCaesar = 'galerius' | 'constantius'

/** TE-1-b TE-1-c: the seats, each named after what it plays. */
export function seatsFor(players: number, shared: SharedCaesar): readonly string[] {
  if (players === 1) return ['tetrarchy']
  if (players === 2) return ['east', 'west']
  if (players === 3) return ['diocletian', shared === 'galerius' ? 'constantius' : 'galerius', 'maximian']
  return emperors
}

/** TE-6.5-c: whether the players may aim at being the Great each. */
export function mayRival(players: number, variants: readonly string[]): boolean {
  const great: Variant = 'the-great'
  return variants.includes(great) && players % 2 === 0
}

/** How many steps from the easiest level. */
export function hardness([tokens, fleets, revolts, armies]: readonly number[]): number {
  return (
    levels[0].max -
    (tokens ?? levels[0].max) +
    levels[1].max -
    (fleets ?? levels[1].max) +
    (revolts ?? 0) +
    (armies ?? 0)
  )
}
