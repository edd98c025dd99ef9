/** What the form of a new game says, whichever game it is. */
import type { Language } from '@tabularium/engine'
import { language } from '../settings.ts'

interface SetupWords {
  readonly youAre: string
  readonly against: string
  readonly with: string
  readonly variants: string
  readonly nothingChanged: string
  changed(what: readonly string[]): string
  readonly showMe: string
  readonly begin: string
  readonly both: string
  readonly bothText: string
  readonly neither: string
  readonly neitherText: string
  readonly names: string
  readonly asPrinted: string
  /** Leads to the laboratory. */
  readonly balanced: string
}

const catalogues: Record<Language, SetupWords> = {
  en: {
    youAre: 'You are',
    against: 'Against',
    with: 'With',
    variants: 'Variants and scenario',
    nothingChanged: 'Nothing changed.',
    changed: (what) => `Changed: ${what.join(', ')}.`,
    showMe: 'Show me how first',
    begin: 'Begin',
    both: 'Both',
    bothText: 'Two at one screen',
    neither: 'Neither',
    neitherText: 'Watch two bots',
    names: 'Who sits there',
    asPrinted: 'If you know the printed game',
    balanced: 'How balanced is it?',
  },
  fr: {
    youAre: 'Vous êtes',
    against: 'Contre',
    with: 'Avec',
    variants: 'Variantes et scénario',
    nothingChanged: 'Rien n’est changé.',
    changed: (what) => `Changé : ${what.join(', ')}.`,
    showMe: 'Montrez-moi d’abord',
    begin: 'Commencer',
    both: 'Les deux',
    bothText: 'À deux sur un écran',
    neither: 'Aucun',
    neitherText: 'Regarder deux robots',
    names: 'Qui joue',
    asPrinted: 'Si vous connaissez le jeu imprimé',
    balanced: 'Est-il équilibré ?',
  },
}

export const setupWords = (): SetupWords => catalogues[language.value]
