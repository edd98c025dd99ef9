/** How much of each kind an edition may have: positions have room for no more. */
/** With the Land Zones. */
export const MOST_SPACES = 127
export const MOST_LEADERS = 64
export const MOST_TRIBES = 32
export const MOST_CARDS = 128
