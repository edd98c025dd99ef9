/** Where a piece can get to by actions that roll no die, and what it finds there. */

/** A place that a piece can get to, or an enemy there whom it can fight after the march. */
export interface Reached {
  readonly place: string
  /** Of the last step: one of the game's own words. */
  readonly kind: string
  /** The actions that lead there, in order, by the cheapest way. */
  readonly steps: readonly string[]
  /** The places on the way, the last one included, with the cost up to each. */
  readonly way: readonly { readonly place: string; readonly cost: number }[]
  /** Of all steps together. */
  readonly cost: number
  /** Where dice decide at the end: the chance, 0 to 1, that it ends well for who acts. */
  readonly odds: number | null
  /** Whether the last step cannot be taken back: a die is rolled, something is shown or another is asked. */
  readonly seals: boolean
  /** The last step in words. */
  readonly words: string
}
