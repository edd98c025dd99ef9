/** Chapters 10.2.2 and 10.6: ways by land and by sea, and what they cost. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { derived, type Space, type Way } from '../../board.ts'
import {
  CLEAR,
  controlOf,
  hasFlag,
  isBesieged,
  isFortified,
  LOYALIST,
  MEDITERRANEAN,
  RIVER,
  type State,
  wordsOf,
} from '../../state.ts'

/** BG-10.2.2-f */
export const NAVAL_COST = 3
const CHEAP_NAVAL_COST = 2

type Mods = readonly string[]

/** BG-10.2.2-b to BG-10.2.2-e: the connection as it is for these units; a card may make rivers as good as clear. */
export function wayFor(s: State, from: Space, to: Space, mods: Mods): Way | undefined {
  const way = s.board.wayTo(from, to)
  return way === undefined ? undefined : asFor(s, way, mods)
}

/** The same of a connection that is known. */
export function asFor(s: State, way: Way, mods: Mods): Way {
  if (way.type !== RIVER || !(mods.includes('river-as-clear') || hasFlag(s, 'river-as-clear'))) return way
  return { to: way.to, type: CLEAR, cost: 1 }
}

export const navalCost = (mods: Mods): number => (mods.includes('naval-cost-2') ? CHEAP_NAVAL_COST : NAVAL_COST)

/** By space: the other ports that share a sea with it. */
export const portsOn = derived(({ everySpace, seas }) =>
  everySpace.map((from) => everySpace.filter((to) => to !== from && (seas[from] & seas[to]) !== 0)),
)

/** The ports that share a sea with this one. */
export const portsFrom = (s: State, from: Space): readonly Space[] => portsOn(s.board)[from]

/** The same, as words of bits. */
const portWords = derived((board) => portsOn(board).map(wordsOf))
export const portWordsFrom = (s: State, from: Space): readonly number[] => portWords(s.board)[from]

/** BG-2.3.4-t BG-10.6-b */
export const shareSea = (s: State, from: Space, to: Space): boolean =>
  from !== to && (s.board.seas[from] & s.board.seas[to]) !== 0

const britannicPorts = derived(({ provinces, seas }) =>
  (provinces.find(({ id }) => id === 'britannia-romana')?.spaces ?? []).filter((space) => seas[space] !== 0),
)

/** BG-10.6-g BG-10.6-h: the Loyalists hold an unbesieged Fortified port in Britannia Romana. */
const isBritanniaHeld = (s: State): boolean =>
  britannicPorts(s.board).some(
    (space) => isFortified(s, space) && controlOf(s, space) === LOYALIST && !isBesieged(s, space),
  )

/** BG-10.6-b BG-10.6-g BG-10.6-i BG-10.6-j: Barbarian CU do not sail past Britanniae over the Atlantic. */
export function sailVerdict(s: State, from: Space, to: Space, hasBarbarianCu: boolean): Verdict {
  if (!shareSea(s, from, to)) return no('BG-10.6-b')
  const isOverMediterranean = (s.board.seas[from] & s.board.seas[to] & MEDITERRANEAN) !== 0
  if (!hasBarbarianCu || isOverMediterranean || s.board.isInBritanniae[to]) return yes()
  return isBritanniaHeld(s) ? no('BG-10.6-g') : yes()
}
