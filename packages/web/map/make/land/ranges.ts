/** Crests set by hand, longitude and latitude, from general knowledge of the ground: no height map stands behind them. */
export interface Range {
  name: string
  /** Width of a peak in map units. */
  size: number
  /** Rows of peaks across the range. */
  rows: number
  line: readonly (readonly [lon: number, lat: number])[]
}

// biome-ignore format: one range to a line
export const RANGES: readonly Range[] = [
  { name: 'Alpes', size: 20, rows: 4, line: [[6.9, 44.1], [6.7, 44.9], [7.0, 45.7], [8.0, 46.2], [9.3, 46.5], [10.6, 46.8], [12.0, 47.0], [13.4, 47.1], [14.8, 47.3]] },
  { name: 'Alpes Iuliae', size: 15, rows: 1, line: [[12.2, 46.4], [13.4, 46.4], [14.5, 46.35]] },
  { name: 'Iura', size: 12, rows: 1, line: [[5.7, 46.1], [6.2, 46.7], [6.9, 47.2]] },
  { name: 'Vosegus', size: 11, rows: 1, line: [[7.0, 48.5], [6.8, 47.9]] },
  { name: 'Abnoba', size: 11, rows: 1, line: [[8.3, 48.6], [8.1, 47.9]] },
  { name: 'Arduenna', size: 10, rows: 1, line: [[5.2, 50.0], [6.3, 50.3]] },
  { name: 'Cebenna', size: 14, rows: 1, line: [[2.6, 43.6], [3.5, 44.1], [4.0, 44.7], [4.4, 45.5]] },
  { name: 'Arverni', size: 13, rows: 2, line: [[2.6, 45.0], [2.9, 45.8]] },
  { name: 'Pyrenaei', size: 17, rows: 2, line: [[-1.6, 43.05], [-0.5, 42.8], [0.7, 42.6], [1.7, 42.5], [2.7, 42.4]] },
  { name: 'Vindius', size: 14, rows: 1, line: [[-7.0, 42.85], [-5.8, 42.95], [-4.6, 43.0], [-3.2, 42.95]] },
  { name: 'Idubeda', size: 13, rows: 1, line: [[-3.0, 42.1], [-2.0, 41.4], [-1.3, 40.6], [-0.6, 40.1]] },
  { name: 'Carpetani', size: 13, rows: 1, line: [[-6.8, 40.25], [-5.4, 40.3], [-4.2, 40.8], [-3.3, 41.1]] },
  { name: 'Marianus', size: 12, rows: 1, line: [[-6.6, 38.1], [-5.0, 38.3], [-3.6, 38.45]] },
  { name: 'Ilipula', size: 14, rows: 1, line: [[-4.6, 36.95], [-3.4, 37.1], [-2.3, 37.35]] },
  { name: 'Apenninus', size: 14, rows: 2, line: [[8.4, 44.5], [9.8, 44.4], [10.9, 44.1], [12.0, 43.7], [13.0, 43.0], [13.7, 42.2], [14.5, 41.6], [15.3, 40.9], [15.9, 40.3], [16.4, 39.3], [16.3, 38.5]] },
  { name: 'Nebrodes', size: 11, rows: 1, line: [[13.3, 37.85], [14.8, 37.9]] },
  { name: 'Corsica', size: 12, rows: 1, line: [[9.0, 42.5], [9.1, 41.9]] },
  { name: 'Sardinia', size: 11, rows: 1, line: [[9.2, 40.6], [9.3, 39.7]] },
  { name: 'Dinarici', size: 15, rows: 2, line: [[14.6, 45.5], [15.5, 44.8], [16.7, 44.1], [17.9, 43.6], [19.0, 43.1], [19.8, 42.6]] },
  { name: 'Scardus', size: 13, rows: 1, line: [[20.6, 42.2], [21.2, 41.6]] },
  { name: 'Pindus', size: 14, rows: 2, line: [[20.4, 41.3], [20.9, 40.5], [21.3, 39.7], [21.8, 39.0]] },
  { name: 'Arcadia', size: 11, rows: 1, line: [[22.0, 37.9], [22.4, 37.2]] },
  { name: 'Haemus', size: 14, rows: 1, line: [[22.9, 43.1], [24.2, 42.8], [25.4, 42.75], [26.8, 42.85]] },
  { name: 'Rhodope', size: 14, rows: 1, line: [[23.2, 41.9], [24.3, 41.65], [25.3, 41.5]] },
  { name: 'Carpates', size: 17, rows: 2, line: [[18.0, 49.3], [19.8, 49.25], [21.6, 49.1], [23.2, 48.7], [24.6, 48.0], [25.4, 47.2], [26.1, 46.3], [26.0, 45.6], [24.8, 45.5], [23.5, 45.4], [22.6, 45.2]] },
  { name: 'Apuseni', size: 12, rows: 2, line: [[22.6, 46.7], [23.2, 46.3]] },
  { name: 'Sudeti', size: 12, rows: 1, line: [[12.4, 50.4], [13.6, 50.7], [15.4, 50.85], [16.9, 50.2]] },
  { name: 'Gabreta', size: 12, rows: 1, line: [[12.5, 49.6], [13.7, 48.9]] },
  { name: 'Bructerus', size: 11, rows: 1, line: [[10.2, 51.8], [11.0, 51.7]] },
  { name: 'Olympus Mysius', size: 13, rows: 1, line: [[28.3, 39.6], [29.4, 40.0]] },
  { name: 'Lycia', size: 14, rows: 1, line: [[28.8, 37.2], [29.6, 36.9], [30.4, 37.1]] },
  { name: 'Taurus', size: 17, rows: 2, line: [[31.0, 37.3], [32.2, 36.95], [33.3, 37.1], [34.4, 37.6], [35.2, 38.0]] },
  { name: 'Antitaurus', size: 16, rows: 2, line: [[35.9, 37.9], [36.7, 38.1], [37.8, 38.2], [38.9, 38.3]] },
  { name: 'Amanus', size: 12, rows: 1, line: [[36.5, 37.2], [36.3, 36.5]] },
  { name: 'Masius', size: 15, rows: 2, line: [[39.6, 38.6], [41.2, 38.5], [42.6, 38.1], [43.8, 37.6]] },
  { name: 'Armenia', size: 15, rows: 1, line: [[39.5, 39.5], [41.5, 39.7], [43.5, 39.7], [44.8, 40.2]] },
  { name: 'Zagrus', size: 17, rows: 2, line: [[44.7, 36.8], [45.6, 35.7], [46.4, 34.7], [47.4, 33.6]] },
  { name: 'Pontici', size: 15, rows: 1, line: [[31.5, 40.9], [33.4, 41.2], [35.0, 40.8], [36.6, 40.4], [38.3, 40.4], [40.0, 40.55], [41.6, 40.9]] },
  { name: 'Caucasus', size: 19, rows: 2, line: [[38.8, 44.3], [40.3, 43.7], [42.0, 43.2], [43.6, 42.8], [45.0, 42.5], [46.6, 41.8], [48.0, 41.2]] },
  { name: 'Taurica', size: 11, rows: 1, line: [[33.9, 44.7], [34.9, 44.9]] },
  { name: 'Libanus', size: 13, rows: 1, line: [[35.6, 33.2], [36.0, 33.9], [36.4, 34.5]] },
  { name: 'Sinai', size: 14, rows: 2, line: [[33.6, 28.9], [34.1, 28.5]] },
  { name: 'Porphyrites', size: 14, rows: 1, line: [[32.2, 29.0], [32.8, 28.0], [33.4, 27.0]] },
  { name: 'Atlas', size: 18, rows: 2, line: [[-9.0, 30.8], [-7.6, 31.3], [-6.2, 32.0], [-4.8, 32.6]] },
  { name: 'Atlas medius', size: 14, rows: 1, line: [[-5.4, 33.3], [-4.3, 33.9]] },
  { name: 'Rif', size: 12, rows: 1, line: [[-5.3, 35.2], [-4.3, 34.85], [-3.2, 34.7]] },
  { name: 'Tell', size: 14, rows: 1, line: [[-1.5, 34.7], [0.2, 35.2], [2.2, 35.8], [4.0, 36.2], [5.4, 36.3], [7.0, 36.4]] },
  { name: 'Atlas Saharae', size: 15, rows: 1, line: [[-2.5, 32.5], [-0.5, 32.9], [1.2, 33.6], [3.0, 34.3], [5.0, 35.0], [6.5, 35.3], [8.2, 35.2]] },
  { name: 'Nafusa', size: 12, rows: 1, line: [[10.8, 31.9], [12.9, 32.0]] },
  { name: 'Cyrene', size: 11, rows: 1, line: [[21.2, 32.5], [22.3, 32.6]] },
  { name: 'Mons Ater', size: 13, rows: 1, line: [[16.2, 28.9], [17.6, 28.2], [18.6, 27.4]] },
  { name: 'Cambria', size: 11, rows: 1, line: [[-3.7, 52.1], [-3.8, 53.0]] },
  { name: 'Pennini', size: 11, rows: 1, line: [[-2.1, 53.5], [-2.3, 54.8]] },
]
