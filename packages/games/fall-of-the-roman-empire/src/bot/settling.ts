/** What Legions with Forces to spare may still earn: areas worth more than the Force and the Fort that hold them. */
import type { Area } from '../board.ts'
import type { Prospective } from './prospective.ts'

/** A Force and what shelters it. */
const GARRISON = 2
const FORT_PRICE = 3
const MOST_PARTIES = 3
/** Barbarians so near keep settlers away. */
const NEAR = 1

/** Fills `earned`: what settling will have brought by each turn from now. */
export function settle(p: Prospective, strikes: number, cash: number, trust: number): void {
  const { board, earned } = p
  let forts = Math.floor(cash / FORT_PRICE)
  for (let t = 0; t <= strikes; t++) earned[t] = 0
  for (const from of board.areas) {
    if (p.legions[from] < 0.5) continue
    const sheltered = p.shelters[from] === 1
    // From an open area all go, and give it up.
    const given = sheltered ? 0 : board.value[from] * p.held[from]
    let spare = sheltered ? Math.floor(p.romans[from] - 0.5) : p.romans[from] > 0.5 ? 1 : 0
    if (spare > MOST_PARTIES) spare = MOST_PARTIES
    for (let party = 0; party < spare; party++) {
      if (party > 0 && forts-- <= 0) break
      // The first is sheltered by the Legion itself.
      const cost = party === 0 ? given + (sheltered ? GARRISON - 1 : 0) : GARRISON
      const price = party === 0 ? 0 : FORT_PRICE
      const to = bestArea(p, from, strikes, cost, price)
      if (to === undefined) break
      const gain = (board.value[to] - cost) * trust
      const begin = board.distance[from][to] + party
      for (let t = begin + 1; t <= strikes; t++) earned[t] += gain * (t - begin) - price * trust
      // So that the next party goes elsewhere; 2 is no chance, and nobody else reads it.
      p.held[to] = 2
    }
  }
}

function bestArea(
  { board, held, barbarians }: Prospective,
  from: Area,
  strikes: number,
  cost: number,
  price: number,
): Area | undefined {
  let best: Area | undefined
  let most = price
  for (const to of board.areas) {
    if (held[to] > 0 || board.value[to] <= cost || to === board.rome) continue
    const gain = (board.value[to] - cost) * (strikes - board.distance[from][to])
    if (gain <= most) continue
    let near = barbarians[to]
    for (const n of board.neighbours[to]) near += barbarians[n]
    if (near > NEAR) continue
    most = gain
    best = to
  }
  return best
}
