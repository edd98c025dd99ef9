/** How wide a pill is, in the units of the map. */
export function pillWidth(cost: string | undefined, size = 17): number {
  return size * (cost === undefined || cost === '' ? 5.2 : 5.2 + cost.length * 0.5 + 0.6)
}
