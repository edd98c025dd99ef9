import { type Box, grow, hull, overlap, random } from './geometry.ts'

export interface Option {
  /** All that it covers. */
  box: Box
  /** What it costs for itself. */
  cost: number
}

/** No clash reaches farther than this from an option's box. */
const NEAR = 8
const NOWHERE = -1

/**
 * Each thing takes the cheapest of its options given the others' choices. Things of one group are lifted and put down
 * again together, in whichever order serves them best; the groups go in an order shuffled by a fixed seed. The best of
 * several runs is kept. Returns the choices of each group.
 */
export function settle<T extends Option>(
  groups: readonly (readonly (readonly T[])[])[],
  clash: (a: T, b: T) => number,
  { seed, runs, rounds }: { seed: number; runs: number; rounds: number },
): T[][] {
  const things = groups.flat()
  const reach = things.map((options) => grow(hull(options.map((option) => option.box)), NEAR))
  const near = reach.map((a, i) => reach.flatMap((b, j) => (i !== j && overlap(a, b) > 0 ? [j] : [])))
  const inOrder = things.map((options) => options.every(({ cost }, k) => k === 0 || options[k - 1].cost <= cost))
  let first = 0
  const members = groups.map((group) => group.map(() => first++))
  const orders = groups.map((_, g) => permutations(members[g]))

  const clashes = (option: T, i: number, chosen: readonly number[]) => {
    let sum = 0
    for (const j of near[i]) if (chosen[j] !== NOWHERE) sum += clash(option, things[j][chosen[j]])
    return sum
  }
  const cheapest = (i: number, chosen: readonly number[]) => {
    let at = 0
    let least = Number.POSITIVE_INFINITY
    for (const [k, option] of things[i].entries()) {
      // A clash never makes it cheaper, nor does what comes later where they come cheapest first.
      if (option.cost >= least && inOrder[i]) break
      if (option.cost >= least) continue
      const cost = option.cost + clashes(option, i, chosen)
      if (cost >= least) continue
      least = cost
      at = k
    }
    return { at, least }
  }
  const replace = (g: number, chosen: number[]) => {
    let best: readonly number[] = []
    let least = Number.POSITIVE_INFINITY
    for (const order of orders[g]) {
      for (const i of order) chosen[i] = NOWHERE
      let sum = 0
      for (const i of order) {
        const found = cheapest(i, chosen)
        chosen[i] = found.at
        sum += found.least
      }
      if (sum >= least) continue
      least = sum
      best = members[g].map((i) => chosen[i])
    }
    for (const [k, i] of members[g].entries()) chosen[i] = best[k]
  }

  const rand = random(seed)
  let best: number[] = []
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const chosen = things.map((options) => Math.floor(rand() * options.length))
    for (let round = 0; round < rounds; round++) {
      const order = groups.map((_, g) => [rand(), g]).sort((a, b) => a[0] - b[0])
      for (const [, g] of order) replace(g, chosen)
    }
    const total = chosen.reduce((sum, k, i) => sum + things[i][k].cost + clashes(things[i][k], i, chosen) / 2, 0)
    if (total < least) {
      least = total
      best = chosen
    }
  }
  return members.map((group) => group.map((i) => things[i][best[i]]))
}

function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((head) => permutations(list.filter((i) => i !== head)).map((tail) => [head, ...tail]))
}
