/** Names that the page uses too: nothing here needs the rules. */
import type { Language } from '@tabularium/engine'
import type { Phase } from '../state.ts'
import type { StratagemId } from '../stratagem-kinds.ts'
import { leader } from './en/leaders.ts'
import { phase as enPhase, stratagem as enStratagem } from './en/lexicon.ts'
import { phase as frPhase, stratagem as frStratagem } from './fr/lexicon.ts'

export interface GameNames {
  readonly phase: Record<Phase, string>
  readonly stratagem: Record<StratagemId, string>
  /** Leaders who are called otherwise than on their counters. */
  readonly leader: Readonly<Record<string, string>>
}

export const names: Record<Language, GameNames> = {
  en: { phase: enPhase, stratagem: enStratagem, leader },
  fr: { phase: frPhase, stratagem: frStratagem, leader: {} },
}
