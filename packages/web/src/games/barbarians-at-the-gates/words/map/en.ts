import type { MapWords } from './catalogue.ts'

export const en: MapWords = {
  emperor: 'Emperor',
  inside: 'inside the walls',
  raiders: 'Raiders',
  marchers: 'CU on a Forced March',
  ratings: (initiative, tactical) => `initiative ${initiative}, tactical ${tactical}`,
  with: (cu) => `with ${cu}`,
  insideCu: (cu) => `${cu} inside`,
  besieged: (by) => `besieged by ${by}`,
  marker: (tribe) => `Tribal Marker of the ${tribe}`,
  score: (score) => `score ${score}`,
}
