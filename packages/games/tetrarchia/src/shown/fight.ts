/** What a combat would be, read from a view: for who looks before he attacks. The rules have their own word in `combat.ts`. */
import { type EmperorName, emperors, linksOf, provinces, tokenAt, type View } from './view.ts'

/** What the dice are added to and multiplied by, and who doubles. */
export interface Sides {
  readonly romanSupport: number
  readonly romanTimes: number
  readonly barbarianSupport: number
  readonly barbarianTimes: number
  readonly helpers: readonly EmperorName[]
  /** Provinces of the other armies that are linked to the Emperor. */
  readonly armies: readonly string[]
}

export interface Chances {
  readonly victory: number
  readonly draw: number
  readonly defeat: number
}

const neighbours = (province: string) => (linksOf.get(province) ?? []).map(({ to }) => to)
const areLinked = (a: string, b: string) => neighbours(a).includes(b)

/** TE-3.5-d TE-3.5-e TE-3.5-f: the longest chain of links through provinces that count, from `start` or next to it. */
function chain(start: string, counts: (province: string) => boolean): number {
  const starts = counts(start) ? [start] : neighbours(start).filter(counts)
  return Math.max(0, ...starts.map((first) => chainFrom(first, counts)))
}

function chainFrom(first: string, counts: (province: string) => boolean): number {
  const seen = new Set([first])
  for (const at of seen) for (const next of neighbours(at)) if (counts(next)) seen.add(next)
  return seen.size
}

const colleagues: Readonly<Record<EmperorName, EmperorName>> = {
  diocletian: 'galerius',
  galerius: 'diocletian',
  constantius: 'maximian',
  maximian: 'constantius',
}

/** TE-3.5-g TE-6.3-a: whose token, laid or printed, lies there and supports him; with Diarchia his colleague's does too. */
function supports(view: View, province: string, emperor: EmperorName, diarchia: boolean): boolean {
  const whose = tokenAt(view, province) ?? provinces.get(province)?.capital?.emperor
  return whose === emperor || whose === 'any' || (diarchia && whose === colleagues[emperor])
}

/** An Emperor who stands in `from` against the army in `at`. */
export function sidesOf(view: View, emperor: EmperorName, from: string, at: string, diarchia = false): Sides {
  const isHelper = (name: EmperorName) => {
    const stands = view.emperors[name]
    return name !== emperor && stands !== null && areLinked(stands, at)
  }
  const helpers = emperors.filter(isHelper)
  const armies = view.armies.flatMap((army) =>
    army !== null && army.at !== at && areLinked(army.at, from) ? [army.at] : [],
  )
  return {
    romanSupport: chain(from, (province) => supports(view, province, emperor, diarchia)),
    romanTimes: 2 ** helpers.length,
    barbarianSupport: chain(at, (province) => tokenAt(view, province) === 'revolt'),
    barbarianTimes: 2 ** armies.length,
    helpers,
    armies,
  }
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** TE-3.5-c: how each pair of dice ends, the Emperor's first. */
export function endsBy(by: Sides, roman: number, barbarian: number): keyof Chances {
  const difference = (roman + by.romanSupport) * by.romanTimes - (barbarian + by.barbarianSupport) * by.barbarianTimes
  return difference > 0 ? 'victory' : difference < 0 ? 'defeat' : 'draw'
}

export function chancesOf(by: Sides): Chances {
  const count = { victory: 0, draw: 0, defeat: 0 }
  for (const roman of FACES) for (const barbarian of FACES) count[endsBy(by, roman, barbarian)]++
  return { victory: count.victory / 36, draw: count.draw / 36, defeat: count.defeat / 36 }
}
