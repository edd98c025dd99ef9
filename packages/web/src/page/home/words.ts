/** What home, set-up and the pages around them say. */
import type { Language } from '@tabularium/engine'
import { language } from '../settings.ts'

export interface HomeWords {
  readonly leftOff: string
  readonly continue: string
  more(games: number): string
  /** A scene, and whether the reader is asked. */
  scene(scene: string, isMine: boolean): string
  standing(title: string, brief: string): string
  /** Against whom: null if nobody. */
  side(side: string, against: string | null): string
  readonly newHere: string
  readonly save: string
  readonly saveText: string
  readonly startHere: string
  readonly play: string
  readonly learn: string
  /** To who knows the printed game, before he begins. */
  readonly made: string
  readonly setUp: string
  readonly promises: readonly [offline: string, dice: string, bots: string, rules: string]
  readonly lab: string
  readonly install: string
  readonly bots: Readonly<Record<string, string>>
}

const en: HomeWords = {
  leftOff: 'Where you left off',
  continue: 'Continue',
  more: (games) => (games === 1 ? '1 more game' : `${games} more games`),
  scene: (scene, isMine) => (isMine ? `${scene}, and it is your move` : scene),
  standing: (title, brief) => `${title}, ${brief}.`,
  side: (side, against) => (against === null ? `You are ${side}.` : `You are ${side}, against the ${against}.`),
  newHere: 'New here?',
  save: 'Save the Empire in ten minutes',
  saveText: 'A guided turn of Tetrarchia. The page shows each move; you make it.',
  startHere: 'Start here',
  play: 'Play',
  learn: 'Learn',
  made: 'Map and pieces are reconstructed, not as printed.',
  setUp: 'New game',
  promises: [
    'Plays offline',
    'Dice you can check',
    'Bots that see only what you see',
    'Every rule explained on the spot',
  ],
  lab: 'Laboratory',
  install: 'Install',
  bots: {
    novice: 'Novice',
    tiro: 'Recruit',
    legate: 'Legate',
    steward: 'Steward',
    consul: 'Consul',
    random: 'Gambler',
  },
}

const fr: HomeWords = {
  leftOff: 'Là où vous en étiez',
  continue: 'Continuer',
  more: (games) => (games === 1 ? '1 autre partie' : `${games} autres parties`),
  scene: (scene, isMine) => (isMine ? `${scene}, et c’est à vous` : scene),
  standing: (title, brief) => `${title}, ${brief}.`,
  side: (side, against) => (against === null ? `Vous êtes ${side}.` : `Vous êtes ${side}, contre : ${against}.`),
  newHere: 'Première visite ?',
  save: 'Sauver l’Empire en dix minutes',
  saveText: 'Un tour guidé de Tetrarchia. La page montre chaque coup ; vous le jouez.',
  startHere: 'Commencer ici',
  play: 'Jouer',
  learn: 'Apprendre',
  made: 'Carte et pièces reconstituées, non celles imprimées.',
  setUp: 'Nouvelle partie',
  promises: [
    'Se joue hors ligne',
    'Des dés vérifiables',
    'Des robots qui ne voient que ce que vous voyez',
    'Chaque règle expliquée sur place',
  ],
  lab: 'Laboratoire',
  install: 'Installer',
  bots: {
    novice: 'Novice',
    tiro: 'Recrue',
    legate: 'Légat',
    steward: 'Intendant',
    consul: 'Consul',
    random: 'Joueur de hasard',
  },
}

const catalogues: Record<Language, HomeWords> = { en, fr }

export const homeWords = (): HomeWords => catalogues[language.value]
