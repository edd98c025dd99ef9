/** Who plays which camp, what each holds, and the points. */
import type { Seat } from '@tabularium/engine'
import { access, type State } from '../position/fields.ts'
import type { Stratagem } from '../stratagem-kinds.ts'
import { BARBARIAN, type Camp, ROMAN } from '../terms.ts'

/** By seat: what it holds. */
export const hands = [access.hands.first, access.hands.second] as const
export const { bowl } = access
const { fresh, smc, vp } = access

export function seatOf(s: State, camp: Camp): 0 | 1 {
  return camp === ROMAN ? s.romanSeat : s.romanSeat === 0 ? 1 : 0
}

/** Who is asked, by what his camp is. */
export const theRoman = (s: State): Seat => seatOf(s, ROMAN)
export const theBarbarian = (s: State): Seat => seatOf(s, BARBARIAN)
export const itsCamp = (s: State, { camp }: { readonly camp: Camp }): Seat => seatOf(s, camp)

export const handOf = (s: State, camp: Camp) => hands[seatOf(s, camp)]
export const handSize = (s: State, camp: Camp): number => handOf(s, camp).size(s)
export const holds = (s: State, camp: Camp, kind: Stratagem): boolean => handOf(s, camp).get(s, kind) > 0

/** How many of a seat's stratagems came since the last phase F, when it gave back what it cannot use. */
export const freshOf = (s: State, seat: 0 | 1): number => fresh.get(s, seat)
export const setFresh = (s: State, seat: 0 | 1, count: number): void => fresh.set(s, seat, count)

/** The SMC that are left. */
export const smcLeft = (s: State, camp: Camp): number => smc.get(s, camp)
export const setSmc = (s: State, camp: Camp, left: number): void => smc.set(s, camp, left)

export const pointsOf = (s: State, camp: Camp): number => vp.get(s, camp)
export const setPoints = (s: State, camp: Camp, points: number): void => vp.set(s, camp, points)
