/** The seed of a run, fresh each time: vitest.config.ts draws it, or it is given again in TABULARIUM_SEED. */
export const runSeed = process.env.TABULARIUM_SEED ?? 'none'

/** Says of a failure how to have the same games again. */
export function byRunSeed(play: () => void): void {
  try {
    play()
  } catch (error) {
    if (error instanceof Error) error.message += `\nThe seed was fresh; again: TABULARIUM_SEED=${runSeed} npm test`
    throw error
  }
}
