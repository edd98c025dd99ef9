/** The dice of the games by name: which faces they have, and how a face is written. */

interface Kind {
  readonly low: number
  readonly faces: number
  readonly written?: readonly string[]
}

const kinds: Readonly<Record<string, Kind>> = {
  d6: { low: 1, faces: 6 },
  dVI: { low: 1, faces: 6, written: ['I', 'II', 'III', 'IV', 'V', 'VI'] },
  d10: { low: 0, faces: 10 },
}

/** A lot is named by how many are in it: d2 to d9. */
const kindOf = (die: string): Kind => kinds[die] ?? { low: 1, faces: Number(die.slice(1)) }

/** Lowest first: a ten-sided die begins with 0. */
export function facesOf(die: string): readonly number[] {
  const { low, faces } = kindOf(die)
  return Array.from({ length: faces }, (_, i) => low + i)
}

export function faceWords(die: string, face: number): string {
  const { low, written } = kindOf(die)
  return written?.[face - low] ?? String(face)
}

export interface Falls {
  readonly die: string
  readonly rolls: number
  /** By face, lowest first. */
  readonly counts: readonly { readonly face: number; readonly count: number }[]
  /** How often each face is to be expected. */
  readonly each: number
  readonly mean: number
  readonly expectedMean: number
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** How often each face of each die fell. */
export function fallsOf(rolls: readonly { readonly die: string; readonly face: number }[]): readonly Falls[] {
  const dice = [...new Set(rolls.map(({ die }) => die))].sort()
  return dice.map((die): Falls => {
    const fallen = rolls.filter((roll) => roll.die === die).map(({ face }) => face)
    const faces = facesOf(die)
    return {
      die,
      rolls: fallen.length,
      counts: faces.map((face) => ({ face, count: fallen.filter((each) => each === face).length })),
      each: fallen.length / faces.length,
      mean: meanOf(fallen),
      expectedMean: meanOf(faces),
    }
  })
}
