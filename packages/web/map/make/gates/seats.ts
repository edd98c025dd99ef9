/** Set by hand: where a true place is a poor one, the names of provinces and seas, and what is left free for panels. */
import type { Way } from '../land/growth.ts'

export type Place = readonly [lon: number, lat: number]

/** Seats of spaces that would stand on the wrong bank of a river drawn coarsely, or too near to others. */
export const SEATS: Readonly<Record<string, Place>> = {
  mediolanum: [9.25, 45.85],
  vindobona: [15.8, 48.2],
  rutupiae: [1.45, 51.25],
  treva: [9.3, 53.8],
  'castra-vetera': [6.2, 51.55],
  mogontiacum: [8.0, 49.85],
  'castra-regina': [12.1, 48.85],
}

/** Connections that leave the map: where they end. */
export const GATES: Readonly<Record<string, Place>> = {
  'leptis-magna eastern-roman-empire': [17.3, 31.15],
}

/** Lines that no land grows over: where the known world ends, and seas narrower than a cell. */
// biome-ignore format: lines
export const WALLS: readonly Way[] = [
  // Hibernia, Scandia, the steppe beyond the Tyras, the desert.
  [[-9, 58.5], [-7.6, 57], [-6.6, 55.8], [-5.5, 55.2], [-5.35, 54.5], [-5.2, 53.6], [-5.6, 52.2], [-6.4, 51], [-8, 49.5]],
  [[4, 57.5], [8, 57.9], [10.8, 57.9], [11.7, 56.8], [12.5, 56.1], [12.8, 55.6], [12.9, 55.1], [15, 54.9]],
  [[17, 55.5], [18.9, 54], [20.2, 52.7], [22.6, 52.5], [25.4, 52.1], [27.6, 50.8], [28.4, 48.6], [27.6, 46.4], [26.4, 45], [25.6, 43.4]],
  [[-13, 31.2], [-8, 31.4], [-3, 32.2], [2, 32.8], [6, 33.4], [8.4, 32.8], [10.6, 31.6], [13, 31], [15.6, 29.8], [17.4, 30.6], [17.6, 32]],
  [[28.2, 45.6], [29, 44], [28.2, 41.6], [27.4, 41.2], [26.4, 40.6], [25.8, 39.4], [26, 37.6], [27, 36]],
]

/** Where else the land of a space begins: marches without a space of their own, and land zones. */
// biome-ignore format: places in a row
export const MORE_SEEDS: Readonly<Record<string, readonly (readonly [lon: number, lat: number, reach?: number])[]>> = {
  'teutoburger-wald': [[7.4, 52.6], [6.6, 53.1]],
  'magna-germania': [[9.4, 50], [11.7, 49.8], [12.9, 49.4]],
  casurgis: [[14.2, 49]],
  treva: [[12.6, 53.6], [15, 53.6]],
  budorigum: [[17.4, 53.2]],
  calaris: [[9.1, 42.2], [9, 40.5]],
  theveste: [[8, 33.8, 190]],
  tacapae: [[9.4, 33], [10.8, 32.4, 190]],
  'leptis-magna': [[12.6, 31.7, 190], [14.8, 31, 190], [16.4, 30.8]],
  sarmizegetusa: [[22.2, 44.9], [24.4, 44.4]],
  mauretania: [[-6.5, 32.6, 200], [-4, 33.3, 200], [-1.5, 33.6, 200], [0.6, 33.7, 200], [3, 34.2, 200], [5, 34.2, 200]],
  'further-east': [[23.5, 50.3], [24.5, 48.6], [26, 47]],
  'eastern-roman-empire': [[21.5, 41.5], [24, 41.5], [23.5, 43], [26, 42.5], [22.3, 39], [22.2, 37.4], [27.5, 44], [24.8, 35.2]],
}

type Curve = readonly [from: Place, control: Place, to: Place]
/** A name along a curve. */
export interface Lettered {
  text: string
  size: number
  spacing: number
  curve: Curve
}

/** Large and pale over their lands, and where the mark of who holds them stands. */
// biome-ignore format: places in a row
export const PROVINCES: Readonly<Record<string, { names: readonly Lettered[]; mark: Place }>> = {
  'britannia-romana': { names: [{ text: 'BRITANNIA', size: 19, spacing: 0.04, curve: [[-4.4, 52.35], [-2, 52.75], [1.3, 52.5]] }], mark: [-1.6, 52.2] },
  'caledonia-prov': { names: [{ text: 'CALEDONIA', size: 17, spacing: 0.12, curve: [[-7.8, 57.5], [-4.4, 58.6], [-0.6, 57.9]] }], mark: [-3, 57.7] },
  'gallia-belgica': { names: [{ text: 'BELGICA', size: 22, spacing: 0.25, curve: [[1.9, 50.0], [4.2, 50.7], [7.2, 49.6]] }], mark: [3.2, 50.35] },
  'gallia-lugdunensis': { names: [{ text: 'LVGDVNENSIS', size: 22, spacing: 0.25, curve: [[-2.6, 47.9], [1.6, 49.2], [5.6, 47.6]] }], mark: [-1.4, 47.9] },
  'gallia-viennensis': { names: [{ text: 'VIENNENSIS', size: 22, spacing: 0.25, curve: [[-0.9, 44.2], [2.4, 45.4], [6.2, 44.2]] }], mark: [1.3, 45.4] },
  hispaniae: { names: [{ text: 'HISPANIAE', size: 28, spacing: 0.4, curve: [[-8.2, 40.1], [-4, 41.4], [0.2, 40.3]] }], mark: [-3.6, 41.3] },
  'italia-annonaria': { names: [{ text: 'ANNONARIA', size: 17, spacing: 0.2, curve: [[7.2, 46.1], [10, 46.6], [13.3, 46.1]] }], mark: [10.2, 46.1] },
  'italia-suburbicaria': { names: [{ text: 'SVBVRBICARIA', size: 16, spacing: 0.1, curve: [[11.2, 43.2], [14, 42.2], [17, 39.8]] }], mark: [13.9, 42.1] },
  illyricum: { names: [{ text: 'ILLYRICVM', size: 22, spacing: 0.22, curve: [[13.9, 47.3], [17, 46.6], [20, 44.6]] }], mark: [17.6, 46.4] },
  africa: { names: [{ text: 'AFRICA', size: 24, spacing: 0.5, curve: [[4.6, 35.2], [8, 35.1], [11, 32.4]] }], mark: [9.2, 36.15] },
  germania: { names: [{ text: 'GERMANIA', size: 28, spacing: 0.5, curve: [[7.6, 52.5], [12.6, 53.2], [18.6, 52]] }], mark: [13.2, 52.1] },
}

// biome-ignore format: places in a row
export const SEAS: readonly Lettered[] = [
  { text: 'OCEANVS ATLANTICVS', size: 20, spacing: 0.2, curve: [[-13.8, 44.3], [-9, 48.4], [-2.2, 46.4]] },
  { text: 'OCEANVS ATLANTICVS', size: 15, spacing: 0.1, curve: [[0.4, 55.4], [4, 56], [8, 54.8]] },
  { text: 'MARE NOSTRVM', size: 22, spacing: 0.3, curve: [[0.6, 38.1], [5.4, 38.7], [9, 38.2]] },
  { text: 'MARE NOSTRVM', size: 20, spacing: 0.28, curve: [[13, 34.8], [16.4, 35.6], [20.4, 34.8]] },
]

// biome-ignore format: places in a row
export const RIVERS: readonly Lettered[] = [
  { text: 'RHENVS', size: 8.5, spacing: 0.1, curve: [[8.75, 49.75], [9.0, 49.2], [8.75, 48.7]] },
  { text: 'DANVVIVS', size: 8.5, spacing: 0.1, curve: [[12.55, 49.1], [13.4, 48.85], [13.95, 48.6]] },
]

export const SEPARATION: Way = [
  [-5.3, 36.3],
  [-5.3, 35.4],
]

/** The ocean, the steppe, the desert. */
export const QUIET: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 260, 330],
  [1100, 0, 320, 300],
  [0, 1080, 330, 210],
  [1060, 1060, 360, 230],
]
