/** How much of each kind an edition may have: positions have room for no more. */
export const MOST_PIECES = 224
export const MOST_PLACES = 112
export const MOST_PEOPLES = 32
export const MOST_FLEETS = 4
/** Of those, the ones that the stratagem brings. */
export const SPARE_FLEETS = 2
