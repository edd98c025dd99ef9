/** No edition has more areas: every position keeps room for so many, and every copy of it pays for them. */
export const MOST_AREAS = 40
