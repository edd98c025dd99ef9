/** What the measures of a position add up to. */
import { at, FEATURES, type Feature, type Measures } from './features.ts'
import { weights } from './weights.ts'

const weighed = inOrder(weights)

function inOrder<T extends { readonly [name in Feature]: number }>(named: T): Float64Array {
  const list = new Float64Array(FEATURES)
  let feature: Feature
  for (feature in at) list[at[feature]] = named[feature]
  return list
}

export function scoreOf(measured: Measures): number {
  let score = 0
  for (let i = 0; i < FEATURES; i++) score += weighed[i] * measured[i]
  return score
}
