/** What the form for a new game of Tetrarchia says. */
import type { Language } from '@tabularium/engine'

/** How many play: one for all, two halves, one each, or nobody. */
export type Plan = '0' | '1' | '2' | '4'
export type Partner = 'friend' | 'novice' | 'tiro' | 'legate' | 'steward'

export interface FormWords {
  readonly level: string
  readonly scales: readonly (readonly [string, string])[]
  readonly names: readonly string[]
  readonly variants: string
  readonly variantList: readonly (readonly [string, string, string])[]
  readonly rivalry: string
  readonly line: string
  readonly plans: readonly (readonly [value: Plan, name: string, text: string])[]
  readonly partners: Readonly<Record<Partner, readonly [name: string, text: string]>>
  readonly three: string
  readonly shared: string
  /** In one sentence each: the four levels that were measured best. */
  odds(wins: number, games: number): string
  custom(level: string): string
  rate(level: string, wins: number, games: number): string
}

export const forms: Record<Language, FormWords> = {
  en: {
    level: 'Level',
    scales: [
      ['Tokens for each Emperor', 'more is easier'],
      ['Fleets', 'more is easier'],
      ['Extra Revolts at the start', 'fewer is easier'],
      ['Armies at the start', 'fewer is easier'],
    ],
    names: ['Gentle', 'Easy', 'Fair', 'Normal', 'Hard', 'Harsh', 'Desperate'],
    variants: 'Variants',
    variantList: [
      ['imperium', 'Imperium', 'Each Emperor has a power that costs him a token. Easier.'],
      ['mare-nostrum', 'Mare Nostrum', 'Fleets in adjacent seas join them. Easier.'],
      ['diarchia', 'Diarchia', 'Augustus and Caesar support each other with their tokens. Easier.'],
      ['patres-patriae', 'Patres Patriae', 'A point may pass from a Caesar to an Augustus once a round. Easier.'],
      ['the-great', 'The Great', 'Victories bring glory, and one may outshine the others. Harder.'],
    ],
    rivalry: 'Each for himself: be the Great, or rule your half',
    line: 'Half an hour, all on one side. Secure six borders before the Empire breaks.',
    plans: [
      ['1', 'All four', 'Every Emperor is yours'],
      ['2', 'The East', 'Diocletian and Galerius; somebody else has the West'],
      ['4', 'Diocletian', 'One Emperor; somebody else has each of the others'],
      ['0', 'Nobody', 'Watch a bot save the Empire'],
    ],
    partners: {
      friend: ['Friends', 'At this screen, in turn'],
      novice: ['Novice', 'With all four: 69 % of 300 games at [5300]'],
      tiro: ['Recruit', 'With all four: 78 % of 300 games at [5300]'],
      legate: ['Legate', 'With all four: 91 % of 300 games at [5300]'],
      steward: ['Steward', 'With all four: 96 % of 1,000 games at [5300]'],
    },
    three: 'Three players, who share a Caesar',
    shared: 'The shared Caesar',
    odds: (wins, games) => `The Steward won ${wins}% of ${games === 1000 ? '1,000' : games} games`,
    custom: (level) => `level [${level}]`,
    rate: (level, wins, games) => `The steward bot won ${wins}% of ${games} games at [${level}].`,
  },
  fr: {
    level: 'Niveau',
    scales: [
      ['Jetons par Empereur', 'plus : plus facile'],
      ['Flottes', 'plus : plus facile'],
      ['Révoltes supplémentaires au début', 'moins : plus facile'],
      ['Armées au début', 'moins : plus facile'],
    ],
    names: ['Doux', 'Facile', 'Abordable', 'Normal', 'Difficile', 'Rude', 'Désespéré'],
    variants: 'Variantes',
    variantList: [
      ['imperium', 'Imperium', 'Chaque Empereur a un pouvoir qui lui coûte un jeton. Plus facile.'],
      ['mare-nostrum', 'Mare Nostrum', 'Les flottes de mers voisines les unissent. Plus facile.'],
      ['diarchia', 'Diarchia', 'Auguste et César se soutiennent de leurs jetons. Plus facile.'],
      [
        'patres-patriae',
        'Patres Patriae',
        'Un point peut passer d’un César à un Auguste à chaque manche. Plus facile.',
      ],
      [
        'the-great',
        'Le Grand',
        'Les victoires donnent de la gloire, et l’un peut éclipser les autres. Plus difficile.',
      ],
    ],
    rivalry: 'Chacun pour soi : être le Grand, ou régner sur sa moitié',
    line: 'Une demi-heure, tous du même côté. Assurez six frontières avant que l’Empire ne cède.',
    plans: [
      ['1', 'Les quatre', 'Tous les Empereurs sont à vous'],
      ['2', 'L’Orient', 'Dioclétien et Galère ; un autre a l’Occident'],
      ['4', 'Dioclétien', 'Un Empereur ; d’autres ont les autres'],
      ['0', 'Personne', 'Regarder un robot sauver l’Empire'],
    ],
    partners: {
      friend: ['Des amis', 'Sur cet écran, à tour de rôle'],
      novice: ['Novice', 'Avec les quatre : 69 % de 300 parties à [5300]'],
      tiro: ['Recrue', 'Avec les quatre : 78 % de 300 parties à [5300]'],
      legate: ['Légat', 'Avec les quatre : 91 % de 300 parties à [5300]'],
      steward: ['Intendant', 'Avec les quatre : 96 % de 1 000 parties à [5300]'],
    },
    three: 'À trois, avec un César en commun',
    shared: 'Le César commun',
    odds: (wins, games) => `L’Intendant a gagné ${wins} % de ${games === 1000 ? '1 000' : games} parties`,
    custom: (level) => `niveau [${level}]`,
    rate: (level, wins, games) => `Le robot intendant a gagné ${wins} % de ${games} parties au niveau [${level}].`,
  },
}
