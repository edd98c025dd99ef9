/** What the study of a game says. */
import type { Language } from '@tabularium/engine'
import { language } from '../settings.ts'

interface StudyWords {
  readonly study: string
  readonly turn: string
  readonly game: string
  readonly stop: string
  readonly progress: string
  looked(done: number, all: number): string
  readonly nothing: string
  readonly stopped: string
  readonly failed: string
  luck(points: string): string
  choice(side: string, points: string, within: string): string
  at(turn: number): string
  better(what: readonly string[]): string
  readonly how: string
}

const catalogues: Record<Language, StudyWords> = {
  en: {
    study: 'Turning points',
    turn: 'Study this turn',
    game: 'Study the whole game',
    stop: 'Stop',
    progress: 'Choices looked into',
    looked: (done, all) => `${done} of ${all} choices`,
    nothing: 'Nothing here changed the chances much.',
    stopped: 'Stopped.',
    failed: 'This game could not be studied.',
    luck: (points) => `${points} by dice`,
    choice: (side, points, within) => `${side}: ${points} ±${within}`,
    at: (turn) => `Turn ${turn}.`,
    better: (what) => `Better: ${what.join('; ')}.`,
    how: 'Points of a hundred, of the chance to win as bots judge it. A choice and a better one were both played on, with the same dice; ±: 95%.',
  },
  fr: {
    study: 'Tournants',
    turn: 'Étudier ce tour',
    game: 'Étudier toute la partie',
    stop: 'Arrêter',
    progress: 'Choix examinés',
    looked: (done, all) => `${done} choix sur ${all}`,
    nothing: 'Rien ici n’a beaucoup changé les chances.',
    stopped: 'Arrêté.',
    failed: 'Cette partie n’a pas pu être étudiée.',
    luck: (points) => `${points} par les dés`,
    choice: (side, points, within) => `${side}\u00a0: ${points} ±${within}`,
    at: (turn) => `Tour ${turn}.`,
    better: (what) => `Mieux\u00a0: ${what.join('\u202f; ')}.`,
    how: 'En points sur cent, des chances de gagner telles que les bots les jugent. Un choix et un meilleur ont été joués tous deux plus loin, avec les mêmes dés\u202f; ±\u00a0: 95 %.',
  },
}

export const studyWords = (): StudyWords => catalogues[language.value]
