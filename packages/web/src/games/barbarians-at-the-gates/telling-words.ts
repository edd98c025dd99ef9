/** Words of the log and of recaps besides those of the events. */
import type { PlayerName } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'

interface TellingWords {
  readonly player: Readonly<Record<PlayerName, string>>
  turn(turn: string, year: number): string
  phase(turn: string, phase: string): string
  impulse(turn: string, number: number, player: string): string
  cu(number: number): string
  way(who: string, from: string, to: string): string
  lost(cu: string, at: string): string
  won(power: string, at: string): string
  taken(space: string, control: string): string
  rolled(face: number): string
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
    way: (who, from, to) => `${who}, ${from} to ${to}`,
    lost: (cu, at) => `${cu} lost, ${at}`,
    won: (power, at) => `${capital(power)} win at ${at}`,
    taken: (space, control) => `${space} is ${control}`,
    rolled: (face) => `rolled ${face}`,
    modified: (face, sum) => `rolled ${face}, ${sum} with modifiers`,
  },
  fr: {
    player: { roman: 'Rome', barbarian: 'les Barbares' },
    turn: (turn, year) => `Tour ${turn}, ${year}`,
    phase: (turn, phase) => `Tour ${turn}, ${phase}`,
    impulse: (turn, number, player) => `Tour ${turn}, impulsion ${number}, ${player}`,
    cu: (number) => `${number} UC`,
    way: (who, from, to) => `${who}, ${from} vers ${to}`,
    lost: (cu, at) => `${cu} en moins, ${at}`,
    won: (power, at) => `${capital(power)} l’emportent à ${at}`,
    taken: (space, control) => `${space} : ${control}`,
    rolled: (face) => `dé ${face}`,
    modified: (face, sum) => `dé ${face}, ${sum} modifié`,
  },
}
