/** What things are worth, in victory points of the ROMAN player. Found by trial in whole games. */
export const weights = {
  /** How many scorings of a province count at most. */
  horizon: 4,
  /** A point of Plunder. */
  plunder: 0.1,
  /** A space that does not count for a province. */
  border: 0.03,
  /** CU, by power. */
  cu: [0.16, 0.16, 0.13, 0.18, 0.14],
  /** What is near counts for that much of what is there. */
  pull: 0.5,
  /** One space farther away counts for less. */
  fade: 0.66,
  /** A leader who is displaced, one who is lost for good, and an Emperor. */
  displaced: 0.15,
  lost: 0.4,
  emperor: 1,
  /** The chance to win below which nobody attacks. */
  odds: 0.5,
  /** A Tribal Marker, for each point of its score and turn to come. */
  tribe: 0.2,
  /** A card of the Tribal Reserve, which could serve an ally. */
  reserve: 0.1,
  /** OPs of 1, 2 and 3, when a card is used for them. */
  ops: [0, 0.05, 0.14, 0.28],
} as const
