/** Chances as whole percentages. */

/** Those of all that can happen: they add up to 100, by the method of the largest remainder. */
export function percentages(chances: readonly number[]): number[] {
  // A chance such as 0.29 is 28.999… percent as a floating number.
  const exact = chances.map((chance) => Number((chance * 100).toFixed(9)))
  const rounded = exact.map(Math.floor)
  const missing = 100 - rounded.reduce((sum, percent) => sum + percent, 0)
  const byRemainder = exact.map((_, i) => i).sort((a, b) => exact[b] - rounded[b] - (exact[a] - rounded[a]))
  for (const i of byRemainder.slice(0, missing)) rounded[i]++
  return rounded
}
