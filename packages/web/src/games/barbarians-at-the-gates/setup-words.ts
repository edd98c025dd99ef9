/** What the form for a new game of Barbarians at the Gates says. */
import type { Language } from '@tabularium/engine'

export const bots = ['novice', 'tiro', 'legate', 'consul'] as const
export type Bot = (typeof bots)[number]

/** In how many of 400 games between two `legate` bots Rome won, in per cent, by scenario: measured on seeds that no tuning has seen. */
export const balance: Readonly<Record<string, number>> = {
  'successor-strife': 50,
  'the-frozen-rhine': 57,
  'the-scourge-of-god': 53,
  'the-migrations': 49,
  'barbarians-at-the-gates': 53,
}

export interface FormWords {
  readonly line: string
  readonly seats: readonly (readonly [name: string, text: string])[]
  readonly strength: Readonly<Record<Bot, string>>
  readonly scenario: string
  /** How many turns, and how long they take. */
  length(turns: number): string
  /** What Rome begins with and what it needs, and how bots fared. */
  stakes(vp: number, needed: number, share: number): string
}

/** From how many turns on each of these holds. */
const LONGER = [0, 3, 4, 9, 11]
const byTurns = (turns: number, words: readonly string[]) =>
  words[LONGER.findLastIndex((least) => turns >= least)] ?? ''

export const forms: Readonly<Record<Language, FormWords>> = {
  en: {
    line: 'A card an impulse: march with its points, or let its event happen.',
    seats: [
      ['Rome', 'Loyalists, Byzantines and the tribes that you settle'],
      ['Barbarians', 'Tribes on the move, raiders, and every usurper'],
    ],
    strength: {
      novice: 'Hardly ever does what looks best. Lost to a recruit in 68 of 100 games of the shortest scenario',
      tiro: 'A legate that slips every other time. Lost to one in 71 of 100 games of the shortest scenario',
      legate: 'Weighs marches, raids and sieges. Beat the gambler in 97 to 100 of 100 games, from either seat',
      consul: 'Plays the turn on in its head, for a moment. Beat a legate in 85 of 100 games of the shortest scenario',
    },
    scenario: 'Scenario',
    length: (turns) =>
      `${turns} turns, ${byTurns(turns, ['about an hour', 'an hour and a half', 'two hours', 'an evening or two', 'two or three evenings'])}.`,
    stakes: (vp, needed, share) =>
      `Rome begins with ${vp} VP and needs ${needed} at the end; between two legates it won ${share}% of 400 games.`,
  },
  fr: {
    line: 'Une carte par impulsion : marchez avec ses points, ou laissez faire son événement.',
    seats: [
      ['Rome', 'Loyalistes, Byzantins et les tribus que vous établissez'],
      ['Barbares', 'Tribus en marche, pillards, et tous les usurpateurs'],
    ],
    strength: {
      novice:
        'Ne fait presque jamais le mieux. A perdu 68 parties sur 100 contre une recrue, dans le plus court scénario',
      tiro: 'Un légat qui se trompe une fois sur deux. A perdu 71 parties sur 100 contre un légat, dans le plus court scénario',
      legate:
        'Pèse marches, raids et sièges. A battu le joueur de hasard dans 97 à 100 parties sur 100, de chaque place',
      consul: 'Joue le tour en pensée, un instant. A battu un légat dans 85 parties sur 100 du plus court scénario',
    },
    scenario: 'Scénario',
    length: (turns) =>
      `${turns} tours, ${byTurns(turns, ['environ une heure', 'une heure et demie', 'deux heures', 'une soirée ou deux', 'deux ou trois soirées'])}.`,
    stakes: (vp, needed, share) =>
      `Rome commence avec ${vp} PV et en doit ${needed} à la fin ; entre deux légats, elle a gagné ${share} % de 400 parties.`,
  },
}
