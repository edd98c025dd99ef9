/** The form for a new game of Ultimus Romanorum. */
import type { Language } from '@tabularium/engine'
import { board } from '@tabularium/ultimus-romanorum/shown'
import type { SetupFormProps } from '../../page/game-page.ts'
import { language } from '../../page/settings.ts'
import { ScenarioSheet } from '../../page/setup/duel-sheet.tsx'
import { scenarioNames } from './terms.ts'

const GAME = 'ultimus-romanorum'

interface FormWords {
  readonly line: string
  readonly seats: readonly (readonly [name: string, text: string])[]
  readonly strength: Readonly<Record<Bot, string>>
  readonly scenario: string
  /** When, and how long it takes. */
  length(start: number, end: number): string
  /** By scenario: what it is about. */
  readonly scenarios: Readonly<Record<string, string>>
}

/** From how many years on each of these holds. */
const LONGER = [0, 10, 15, 30]
const byYears = (years: number, words: readonly string[]) =>
  words[LONGER.findLastIndex((least) => years >= least)] ?? ''

const forms: Record<Language, FormWords> = {
  en: {
    line: 'A year a turn. Who rules in Rome may be the other player tomorrow.',
    seats: [
      ['Roman', 'Two courts, one limes; usurpers may take your place'],
      ['Barbarian', 'Peoples to lead, kings to make, a throne to win'],
    ],
    strength: {
      novice: 'Slips more often than not. Lost to a recruit in 42 of 54 games of one scenario',
      tiro: 'A legate that slips once in three choices. Lost to one in 69 and 76 of 100 games of two scenarios',
      legate: 'Weighs whole marches. Beat the gambler in 97 to 100 of 100 games, from either seat, in four scenarios',
      consul: 'Plays the year on in its head, for a moment. Beat a legate in 16 and 13 of 18 games of two scenarios',
    },
    scenario: 'Scenario',
    length: (start, end) =>
      `${start} to ${end}: ${end - start + 1} years, ${byYears(end - start + 1, ['an evening', 'a long evening', 'two or three evenings', 'a campaign of many evenings'])}.`,
    scenarios: {
      'scourge-of-god': 'Attila at the height of his power, against Aetius.',
      'stilicho-405': 'The Rhine is crossed, the Goths march on Rome, generals seize the purple.',
      'placidia-425': 'A child on the throne of the West, and two generals who want to rule for him.',
      'attila-genseric-440': 'The Huns on the Danube, the Vandals in Carthage with a fleet.',
      'last-romans-455': 'Ricimer makes and unmakes emperors, until there is none to make.',
      'campaign-405-476': 'From Stilicho to Odoacer: the fall of the West, year by year.',
    },
  },
  fr: {
    line: 'Un an par tour. Qui règne à Rome peut être l’autre joueur demain.',
    seats: [
      ['Romain', 'Deux cours, un limes ; un usurpateur peut prendre votre place'],
      ['Barbare', 'Des peuples à mener, des rois à faire, un trône à prendre'],
    ],
    strength: {
      novice: 'Se trompe plus souvent qu’à son tour. A perdu 42 parties sur 54 contre une recrue, dans un scénario',
      tiro: 'Un légat qui se trompe une fois sur trois. A perdu 69 et 76 parties sur 100 contre un légat, dans deux scénarios',
      legate:
        'Pèse des marches entières. A battu le joueur de hasard dans 97 à 100 parties sur 100, de chaque place, dans quatre scénarios',
      consul:
        'Joue en pensée la fin de l’année, un instant. A battu le légat dans 16 et 13 parties sur 18 de deux scénarios',
    },
    scenario: 'Scénario',
    length: (start, end) =>
      `de ${start} à ${end} : ${end - start + 1} ans, ${byYears(end - start + 1, ['une soirée', 'une longue soirée', 'deux ou trois soirées', 'une campagne de bien des soirées'])}.`,
    scenarios: {
      'scourge-of-god': 'Attila au faîte de sa puissance, face à Aetius.',
      'stilicho-405': 'Le Rhin est franchi, les Goths marchent sur Rome, des généraux prennent la pourpre.',
      'placidia-425': 'Un enfant sur le trône d’Occident, et deux généraux qui veulent régner pour lui.',
      'attila-genseric-440': 'Les Huns sur le Danube, les Vandales à Carthage avec une flotte.',
      'last-romans-455': 'Ricimer fait et défait les empereurs, jusqu’au dernier.',
      'campaign-405-476': 'De Stilicon à Odoacre : la chute de l’Occident, année après année.',
    },
  },
}

const bots = ['novice', 'tiro', 'legate', 'consul'] as const
type Bot = (typeof bots)[number]

export function SetupForm({ onStart }: SetupFormProps) {
  const w = forms[language.value]
  const scenarios = board.scenarios.map(({ id, start, end }) => ({
    id,
    name: scenarioNames[language.value][id] ?? id,
    about: (
      <>
        {w.length(start, end)} <small>{w.scenarios[id]}</small>
      </>
    ),
  }))
  const notice = board.notice[language.value]
  return <ScenarioSheet {...{ game: GAME, words: w, notice, bots, scenarios, onStart }} usual="legate" />
}
