/** Words of the log and of recaps besides those of the events. */
import { grammars } from '@tabularium/barbarians-at-the-gates/lexicon'
import type { PlayerName } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'

interface TellingWords {
  readonly player: Readonly<Record<PlayerName, string>>
  turn(turn: string, year: number): string
  phase(turn: string, phase: string): string
  impulse(turn: string, number: number, player: string): string
  cu(number: number): string
  lost(cu: string, at: string): string
  won(power: string, at: string): string
  taken(space: string, control: string): string
  /** Some of them by name, and how many more. */
  allTaken(spaces: readonly string[], more: number, control: string): string
  /** By how much in all, and where it is now. */
  plunder(by: string, to: number): string
  modified(face: number, sum: number): string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const tellingWords: Readonly<Record<Language, TellingWords>> = {
  en: {
    player: { roman: 'Rome', barbarian: 'the Barbarians' },
    turn: (turn, year) => `Turn ${turn}, ${year}`,
    phase: (turn, phase) => `Turn ${turn}, ${phase}`,
    impulse: (turn, number, player) => `Turn ${turn}, impulse ${number}, ${player}`,
    cu: (number) => `${number} CU`,
    lost: (cu, at) => `${cu} lost, ${at}`,
    won: (power, at) => `${capital(power)} win at ${at}`,
    taken: (space, control) => `${space} is ${control}`,
    allTaken: (spaces, more, control) =>
      `${more === 0 ? grammars.en.list(spaces) : `${spaces.join(', ')} and ${more} more`} are ${control}`,
    plunder: (by, to) => `Plunder ${by}: the track is at ${to}`,
    modified: (face, sum) => `rolled ${face}, ${sum} with modifiers`,
  },
  fr: {
    player: { roman: 'Rome', barbarian: 'les Barbares' },
    turn: (turn, year) => `Tour ${turn}, ${year}`,
    phase: (turn, phase) => `Tour ${turn}, ${phase}`,
    impulse: (turn, number, player) => `Tour ${turn}, impulsion ${number}, ${player}`,
    cu: (number) => `${number} UC`,
    lost: (cu, at) => `${cu} en moins, ${at}`,
    won: (power, at) => `${capital(power)} l’emportent à ${at}`,
    taken: (space, control) => `${space} : ${control}`,
    allTaken: (spaces, more, control) =>
      `${more === 0 ? grammars.fr.list(spaces) : `${spaces.join(', ')} et ${more} de plus`} : ${control}`,
    plunder: (by, to) => `Butin ${by} : la piste est à ${to}`,
    modified: (face, sum) => `dé ${face}, ${sum} modifié`,
  },
}
