/** What was chosen for a game of Barbarians at the Gates: the scenario. */
import { nameTables } from '@tabularium/barbarians-at-the-gates/lexicon'
import type { Language } from '@tabularium/engine'
import { optionOf, type Terms } from '../terms.ts'

export const scenarioName = (id: string, language: Language): string => nameTables[language].scenario[id]?.name ?? id

export const terms: Terms = (options, language) => [scenarioName(String(optionOf(options, 'scenario')), language)]
