import type { MapWords } from './catalogue.ts'

export const fr: MapWords = {
  emperor: 'empereur',
  inside: 'dans les murs',
  raiders: 'Pillards',
  marchers: 'UC en marche forcée',
  ratings: (initiative, tactical) => `initiative ${initiative}, tactique ${tactical}`,
  with: (cu) => `avec ${cu}`,
  insideCu: (cu) => `${cu} à l’intérieur`,
  besieged: (by) => `assiégée par ${by}`,
  marker: (tribe) => `marqueur de tribu des ${tribe}`,
  score: (score) => `score ${score}`,
}
