/** The two halves of the Empire: Augusti, Patrices, Usurpers. */
import { type Half, NOBODY, type Piece, WEST } from '../board.ts'
import { access, type State } from '../position/fields.ts'
import { noteMore } from '../position/trail.ts'

const { west, east } = access

export type Title = 'augustus' | 'patrice' | 'usurper' | 'puppet'

const throneOf = (half: Half) => (half === WEST ? west : east)

/** Who holds it; NOBODY. */
export const holderOf = (s: State, title: Title, half: Half): Piece => throneOf(half)[title].get(s)
export function setHolder(s: State, title: Title, half: Half, leader: Piece): void {
  throneOf(half)[title].set(s, leader)
  noteMore(s)
}

export const augustusOf = (s: State, half: Half): Piece => (half === WEST ? west.augustus.get(s) : east.augustus.get(s))
export const patriceOf = (s: State, half: Half): Piece => (half === WEST ? west.patrice.get(s) : east.patrice.get(s))
export const usurperOf = (s: State, half: Half): Piece => (half === WEST ? west.usurper.get(s) : east.usurper.get(s))
/** UR-6.2-d: who becomes Augustus in a barbarian Usurper's place. */
export const puppetOf = (s: State, half: Half): Piece => throneOf(half).puppet.get(s)
export const setPuppet = (s: State, half: Half, leader: Piece): void => throneOf(half).puppet.set(s, leader)

/** The usurpation has succeeded and waits for phase F. */
export const hasWon = (s: State, half: Half): boolean => throneOf(half).won.get(s) === 1
export const setWon = (s: State, half: Half, isSo: boolean): void => throneOf(half).won.set(s, isSo ? 1 : 0)

/** The Augustus was away in phase F, and the Barbarian is owed a Usurpation. */
export const hasFled = (s: State, half: Half): boolean => throneOf(half).fled.get(s) === 1
export const setFled = (s: State, half: Half, isSo: boolean): void => throneOf(half).fled.set(s, isSo ? 1 : 0)

export const isAugustus = (s: State, leader: Piece): boolean =>
  west.augustus.get(s) === leader || east.augustus.get(s) === leader
export const isPatrice = (s: State, leader: Piece): boolean =>
  west.patrice.get(s) === leader || east.patrice.get(s) === leader
export const isUsurper = (s: State, leader: Piece): boolean =>
  west.usurper.get(s) === leader || east.usurper.get(s) === leader

/** A usurpation is in progress there; one that has succeeded counts until phase F. */
export const isCivilWar = (s: State, half: Half): boolean => usurperOf(s, half) !== NOBODY
