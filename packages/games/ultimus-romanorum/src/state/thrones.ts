/** The two halves of the Empire: Augusti, Patrices, Usurpers. */
import { EAST, type Half, NOBODY, type Piece, WEST } from '../board.ts'
import { access, type State } from '../position/fields.ts'

/** By half. */
const thrones = [access.west, access.east] as const

export type Title = 'augustus' | 'patrice' | 'usurper' | 'puppet'

/** Who holds it; NOBODY. */
export const holderOf = (s: State, title: Title, half: Half): Piece => thrones[half][title].get(s)
export const setHolder = (s: State, title: Title, half: Half, leader: Piece): void =>
  thrones[half][title].set(s, leader)

export const augustusOf = (s: State, half: Half): Piece => thrones[half].augustus.get(s)
export const patriceOf = (s: State, half: Half): Piece => thrones[half].patrice.get(s)
export const usurperOf = (s: State, half: Half): Piece => thrones[half].usurper.get(s)
/** UR-6.2-d: who becomes Augustus in a barbarian Usurper's place. */
export const puppetOf = (s: State, half: Half): Piece => thrones[half].puppet.get(s)
export const setPuppet = (s: State, half: Half, leader: Piece): void => thrones[half].puppet.set(s, leader)

/** The usurpation has succeeded and waits for phase F. */
export const hasWon = (s: State, half: Half): boolean => thrones[half].won.get(s) === 1
export const setWon = (s: State, half: Half, isSo: boolean): void => thrones[half].won.set(s, isSo ? 1 : 0)

/** The Augustus was away in phase F, and the Barbarian is owed a Usurpation. */
export const hasFled = (s: State, half: Half): boolean => thrones[half].fled.get(s) === 1
export const setFled = (s: State, half: Half, isSo: boolean): void => thrones[half].fled.set(s, isSo ? 1 : 0)

export const isAugustus = (s: State, leader: Piece): boolean =>
  augustusOf(s, WEST) === leader || augustusOf(s, EAST) === leader
export const isPatrice = (s: State, leader: Piece): boolean =>
  patriceOf(s, WEST) === leader || patriceOf(s, EAST) === leader
export const isUsurper = (s: State, leader: Piece): boolean =>
  usurperOf(s, WEST) === leader || usurperOf(s, EAST) === leader

/** A usurpation is in progress there; one that has succeeded counts until phase F. */
export const isCivilWar = (s: State, half: Half): boolean => usurperOf(s, half) !== NOBODY
