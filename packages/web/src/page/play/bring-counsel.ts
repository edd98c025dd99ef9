/** Who can, why not, and what a bot would do: fetched when the reader asks. */
export const bringCounsel = () => import('./counsel.ts')
