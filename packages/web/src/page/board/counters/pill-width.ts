/** How far a chance of more letters than "94%" is drawn apart, in letters' sizes. */
export const widening = (chance: string): number => Math.max(0, chance.length - 3) * 0.6

/** How wide a pill is, in the units of the map. */
export function pillWidth(chance: string, cost: string | undefined, size = 17): number {
  const ofCost = cost === undefined || cost === '' ? 0 : cost.length * 0.5 + 0.6
  return size * (5.2 + widening(chance) + ofCost)
}
