/** Positions in which a camp is asked for its stratagems. */
import { type Draw, type Play, position } from './play.ts'

type CampName = 'roman' | 'barbarian'

const other = (camp: CampName): CampName => (camp === 'roman' ? 'barbarian' : 'roman')

function count(kinds: readonly string[]): Record<string, number> {
  const hand: Record<string, number> = {}
  for (const kind of kinds) hand[kind] = (hand[kind] ?? 0) + 1
  return hand
}

/** Of no use in phases C, E and F: with it in the hand the question stays when all else is played. */
export const FILLER = 'initiative'

/** By camp; the first seat plays the Roman. */
export function hands(roman: readonly string[], barbarian: readonly string[]) {
  return { first: count(roman), second: count(barbarian) }
}

const handsOf = (camp: CampName, mine: readonly string[], theirs: readonly string[]) =>
  camp === 'roman' ? hands(mine, theirs) : hands(theirs, mine)

/** A camp's part of phase C with that in its hand, and this in the other's. */
export function geostrategy(camp: CampName, mine: readonly string[], draw: Draw = {}, theirs: readonly string[] = []) {
  return position({
    phase: 'C',
    smc: [0, 0],
    stack: [
      { kind: 'year', step: 'pax-romana' },
      { kind: 'geostrategy', camp },
    ],
    hands: handsOf(camp, [...mine, FILLER], theirs),
    ...draw,
  })
}

/** A window in the SMC of the other camp, or of its own. */
export function inWindow(
  camp: CampName,
  mine: readonly string[],
  draw: Draw = {},
  { moment = 'smc', own = false, theirs = [] }: { moment?: string; own?: boolean; theirs?: readonly string[] } = {},
): Play {
  const active = own ? camp : other(camp)
  return position({
    stack: [
      { kind: 'year', step: 'balance' },
      { kind: 'sequences', camp: other(active), extra: false },
      { kind: 'smc', camp: active, step: 'combats' },
      { kind: 'movement', camp: active },
      { kind: 'window', moment, parties: [camp], turn: 0, passed: 0 },
    ],
    hands: handsOf(camp, [...mine, FILLER], theirs),
    ...draw,
  })
}

/** Before phase F of the last year, which the Barbarian's `done` begins; the Roman is asked again if he holds anything. */
export function lastYear(draw: Draw = {}): Play {
  return position({
    year: 476,
    smc: [0, 0],
    stack: [
      { kind: 'year', step: 'balance' },
      { kind: 'window', moment: 'smc', parties: ['barbarian'], turn: 0, passed: 0 },
    ],
    hands: hands([], [FILLER]),
    ...draw,
  })
}
