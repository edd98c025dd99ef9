/** The pictures of each game, painted by map/make-covers.ts: a cover, a wide crop, the map at its start. */
const all = import.meta.glob<string>('../../pictures/*.webp', { eager: true, import: 'default', query: '?url' })

export type Crop = 'cover' | 'wide' | 'whole'

/** Undefined: the game has none. */
export const pictureOf = (game: string, crop: Crop): string | undefined => all[`../../pictures/${game}-${crop}.webp`]
