/** What the end of a game says, whichever game it is. */

import type { Language } from '@tabularium/engine'
import { language } from '../settings.ts'
import { withinSentence } from './verdict.ts'

export interface EndWords {
  readonly won: string
  readonly lost: string
  readonly drawn: string
  readonly held: string
  readonly broke: string
  wins(side: string): string
  you(side: string): string
  bot(level: string, side: string): string
  person(name: string): string
  actions(count: number): string
  readonly war: string
  readonly yourChances: string
  chancesOf(side: string): string
  pointAt(turn: number, isLuck: boolean): string
  /** `what`: whole sentences. */
  instead(what: string): string
  readonly turningPoints: string
  readonly dice: string
  mean(expected: string): string
  rolls(count: number): string
  readonly record: string
  recordAs(side: string, against: string | null): string
  /** `alone`: of the won, without a hint. */
  wonOf(won: number, games: number, alone: number): string
  hintsTaken(count: number): string
  readonly sealed: string
  readonly again: string
  readonly swap: string
  readonly study: string
  studyFrom(turn: number): string
  readonly watch: string
  readonly share: string
  readonly picture: string
  readonly file: string
  readonly map: string
  readonly theEnd: string
  readonly maps: string
  turn(number: number): string
}

const en: EndWords = {
  won: 'You won',
  lost: 'You lost',
  drawn: 'A draw',
  held: 'You held',
  broke: 'The Empire broke',
  wins: (side) => `${side.charAt(0).toUpperCase()}${side.slice(1)} won`,
  you: (side) => `You, ${withinSentence(side)}`,
  bot: (level, side) => `${level}, ${side}`,
  person: (name) => name,
  actions: (count) => (count === 1 ? '1 action' : `${new Intl.NumberFormat('en').format(count)} actions`),
  war: 'The war, turn by turn',
  yourChances: 'Your chances',
  chancesOf: (side) => `Chances of ${side}`,
  pointAt: (turn, isLuck) => (isLuck ? `Turn ${turn}, luck` : `Turn ${turn}, choice`),
  instead: (what) => `Better: ${what}`,
  turningPoints: 'Turning points',
  dice: 'Dice',
  mean: (expected) => `mean, ${expected} expected`,
  rolls: (count) => (count === 1 ? '1 roll' : `${new Intl.NumberFormat('en').format(count)} rolls`),
  record: 'Your record',
  recordAs: (side, against) => (against === null ? `As ${side}` : `As ${side}, against ${against}`),
  wonOf: (won, games, alone) => `${won} of ${games} won${alone === won ? '' : `, ${alone} without a hint`}`,
  hintsTaken: (count) => (count === 0 ? 'No hint taken' : count === 1 ? '1 hint taken' : `${count} hints taken`),
  sealed: 'match their seal',
  again: 'Play again',
  swap: 'Change sides',
  study: 'Study a moment',
  studyFrom: (turn) => `Study from turn ${turn}`,
  watch: 'Watch it all',
  share: 'Share',
  picture: 'A picture of the end',
  file: 'The game as a file',
  map: 'See the map',
  theEnd: 'How it ended',
  maps: 'The map, from the beginning to the end',
  turn: (number) => `turn ${number}`,
}

const fr: EndWords = {
  won: 'Vous avez gagné',
  lost: 'Vous avez perdu',
  drawn: 'Partie nulle',
  held: 'Vous avez tenu',
  broke: 'L’Empire a cédé',
  wins: (side) =>
    `${side.charAt(0).toUpperCase()}${side.slice(1)} ${side.startsWith('les ') ? 'ont gagné' : 'a gagné'}`,
  you: (side) => `Vous, ${withinSentence(side)}`,
  bot: (level, side) => `${level}, ${side}`,
  person: (name) => name,
  actions: (count) => (count === 1 ? '1 action' : `${new Intl.NumberFormat('fr').format(count)} actions`),
  war: 'La guerre, tour par tour',
  yourChances: 'Vos chances',
  chancesOf: (side) => `Chances : ${side}`,
  pointAt: (turn, isLuck) => (isLuck ? `Tour ${turn}, hasard` : `Tour ${turn}, choix`),
  instead: (what) => `Mieux : ${what}`,
  turningPoints: 'Tournants',
  dice: 'Dés',
  mean: (expected) => `en moyenne, attendu ${expected}`,
  rolls: (count) => (count === 1 ? '1 jet' : `${new Intl.NumberFormat('fr').format(count)} jets`),
  record: 'Votre palmarès',
  recordAs: (side, against) => (against === null ? `Avec ${side}` : `Avec ${side}, contre ${against}`),
  wonOf: (won, games, alone) => `${won} sur ${games}${alone === won ? '' : `, dont ${alone} sans conseil`}`,
  hintsTaken: (count) =>
    count === 0 ? 'Aucun conseil demandé' : count === 1 ? '1 conseil demandé' : `${count} conseils demandés`,
  sealed: 'conformes à leur sceau',
  again: 'Rejouer',
  swap: 'Changer de camp',
  study: 'Étudier un moment',
  studyFrom: (turn) => `Étudier depuis le tour ${turn}`,
  watch: 'Tout revoir',
  share: 'Partager',
  picture: 'Une image de la fin',
  file: 'La partie en fichier',
  map: 'Voir la carte',
  theEnd: 'Comment cela a fini',
  maps: 'La carte, du début à la fin',
  turn: (number) => `tour ${number}`,
}

const catalogues: Record<Language, EndWords> = { en, fr }

export const endWords = (): EndWords => catalogues[language.value]
