/** The form of the files of editions. */
import * as z from 'zod/mini'

export const source = z
  .enum(['rulebook', 'reconstructed'])
  .check(z.describe('Where the datum comes from: stated by the rulebook, or reconstructed.'))
export const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'an id is small letters, digits and hyphens.'))
export const text = z.string().check(z.minLength(1))
export const note = z.optional(z.string().check(z.describe('Why it is so; for people only.')))
export const spoken = z.strictObject({ en: text, fr: text })
export const latitude = z.number().check(z.minimum(-90), z.maximum(90))
export const longitude = z.number().check(z.minimum(-180), z.maximum(180))

/** How every edition's file begins. */
export const heading = <const Game extends string>(game: Game) => ({
  $schema: z.optional(z.string()),
  game: z.literal(game),
  edition: id,
  title: text,
  notice: spoken.check(z.describe('What a player must know about where the data come from.')),
})
