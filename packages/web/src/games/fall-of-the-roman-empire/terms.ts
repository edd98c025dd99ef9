/** What was chosen for a game of The Fall of the Roman Empire: how many Forces the Barbarian has. */
import type { Language } from '@tabularium/engine'
import { optionOf, type Terms } from '../terms.ts'

export const forcesWords = (forces: number, language: Language): string =>
  language === 'fr' ? `${forces} Forces barbares` : `${forces} Barbarian Forces`

export const terms: Terms = (options, language) => {
  const forces = Number(optionOf(options, 'barbarianForces'))
  return forces > 0 ? [forcesWords(forces, language)] : []
}
