/** The kinds of values that positions and frames hold: how each is written by names, and what may stand there. */
import { choice, index, type Kind, listOf, text, whole } from '@tabularium/engine/fields'
import type { Diocese, Fleet, Half, People, Piece, Place, Zone } from './board.ts'
import type { Stratagem } from './stratagem-kinds.ts'
import { type Camp, campNames } from './terms.ts'

export const halfNames = ['west', 'east'] as const

export const camp: Kind<Camp> = choice(campNames)
export const half: Kind<Half> = choice(halfNames)

export const zone: Kind<Zone> = index('zone')
export const place: Kind<Place> = index('place')
export const piece: Kind<Piece> = index('piece')
export const leader: Kind<Piece> = index('leader')
/** NOBODY is written as null. */
export const leaderOrNobody: Kind<Piece> = index('leader', { none: true })
export const people: Kind<People> = index('people')
export const diocese: Kind<Diocese> = index('diocese')
export const fleet: Kind<Fleet> = index('fleet')
export const stratagem: Kind<Stratagem> = index('stratagem')

/** A clause. */
export const rule = text(40, 'a clause')

/** No list of pieces or places is longer. */
export const MOST = 300
export const count = whole(0, MOST)
export const pieces = listOf(piece, MOST)
export const leaders = listOf(leader, MOST)
export const zones = listOf(zone, MOST)
export const places = listOf(place, MOST)
