/** What the battle sheet says in all games. */
import type { Language } from '@tabularium/engine'

interface BattleWords {
  readonly battle: string
  readonly roll: string
  readonly rollOn: string
  readonly toTheEnd: string
  readonly goOn: string
  readonly skipRest: string
  readonly again: string
  readonly close: string
  readonly you: string
  had(percent: number): string
  round(number: number): string
  readonly sum: string
  readonly forces: string
  readonly stratagems: string
  rolled(faces: readonly string[]): string
  percent(chance: number): string
  readonly chances: string
}

export const battleWords: Record<Language, BattleWords> = {
  en: {
    battle: 'Battle',
    roll: 'Roll',
    rollOn: 'Next round',
    toTheEnd: 'Roll to the end',
    goOn: 'Continue',
    skipRest: 'Skip the rest',
    again: 'Watch again',
    close: 'Close',
    you: 'You',
    had: (percent) => `You had ${percent}%.`,
    round: (number) => ['first', 'second', 'third', 'fourth'][number - 1] ?? `${number}th`,
    sum: 'The sum',
    forces: 'Forces',
    stratagems: 'Can be played now',
    rolled: (faces) => `Rolled ${faces.join(' and ')}.`,
    percent: (chance) => `${Math.round(chance * 100)}%`,
    chances: 'What is left',
  },
  fr: {
    battle: 'Bataille',
    roll: 'Lancer',
    rollOn: 'Round suivant',
    toTheEnd: 'Jusqu’au bout',
    goOn: 'Continuer',
    skipRest: 'Passer le reste',
    again: 'Revoir',
    close: 'Fermer',
    you: 'Vous',
    had: (percent) => `Vous aviez ${percent}\u202f%.`,
    round: (number) => ['premier', 'deuxième', 'troisième', 'quatrième'][number - 1] ?? `${number}e`,
    sum: 'Le calcul',
    forces: 'Forces',
    stratagems: 'À jouer maintenant, si l’on veut',
    rolled: (faces) => `Dé\u202f: ${faces.join(' et ')}.`,
    percent: (chance) => `${Math.round(chance * 100)}\u202f%`,
    chances: 'Ce qui reste',
  },
}
