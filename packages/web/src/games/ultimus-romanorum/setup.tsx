/** The form for a new game of Ultimus Romanorum. */
import type { Language } from '@tabularium/engine'
import { board } from '@tabularium/ultimus-romanorum/shown'
import type { SetupFormProps } from '../../page/game-page.ts'
import { language } from '../../page/settings.ts'
import { useDuel } from '../../page/setup/duel.ts'
import { DuelSheet, Scenarios, useScenario } from '../../page/setup/duel-sheet.tsx'

const GAME = 'ultimus-romanorum'

interface FormWords {
  readonly line: string
  readonly seats: readonly (readonly [name: string, text: string])[]
  readonly strength: Readonly<Record<Bot, string>>
  readonly scenario: string
  /** When, and how long it takes. */
  length(start: number, end: number): string
  /** By scenario: its name, and what it is about. */
  readonly scenarios: Readonly<Record<string, readonly [name: string, about: string]>>
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
      random: 'Does anything that is allowed',
      legate: 'Weighs whole marches. Beat the gambler in 97 to 100 of 100 games, from either seat, in four scenarios',
    },
    scenario: 'Scenario',
    length: (start, end) =>
      `${start} to ${end}: ${end - start + 1} years, ${byYears(end - start + 1, ['an evening', 'a long evening', 'two or three evenings', 'a campaign of many evenings'])}.`,
    scenarios: {
      'scourge-of-god': ['The Scourge of God', 'Attila at the height of his power, against Aetius.'],
      'stilicho-405': [
        'Stilicho and Alaric',
        'The Rhine is crossed, the Goths march on Rome, generals seize the purple.',
      ],
      'placidia-425': [
        'Aetius and Boniface',
        'A child on the throne of the West, and two generals who want to rule for him.',
      ],
      'attila-genseric-440': ['Attila and Genseric', 'The Huns on the Danube, the Vandals in Carthage with a fleet.'],
      'last-romans-455': ['The last of the Romans', 'Ricimer makes and unmakes emperors, until there is none to make.'],
      'campaign-405-476': ['The whole campaign', 'From Stilicho to Odoacer: the fall of the West, year by year.'],
    },
  },
  fr: {
    line: 'Un an par tour. Qui règne à Rome peut être l’autre joueur demain.',
    seats: [
      ['Romain', 'Deux cours, un limes ; un usurpateur peut prendre votre place'],
      ['Barbare', 'Des peuples à mener, des rois à faire, un trône à prendre'],
    ],
    strength: {
      random: 'Fait tout ce qui est permis, au hasard',
      legate:
        'Pèse des marches entières. A battu le joueur de hasard dans 97 à 100 parties sur 100, de chaque place, dans quatre scénarios',
    },
    scenario: 'Scénario',
    length: (start, end) =>
      `de ${start} à ${end} : ${end - start + 1} ans, ${byYears(end - start + 1, ['une soirée', 'une longue soirée', 'deux ou trois soirées', 'une campagne de bien des soirées'])}.`,
    scenarios: {
      'scourge-of-god': ['Le Fléau de Dieu', 'Attila au faîte de sa puissance, face à Aetius.'],
      'stilicho-405': [
        'Stilicon et Alaric',
        'Le Rhin est franchi, les Goths marchent sur Rome, des généraux prennent la pourpre.',
      ],
      'placidia-425': [
        'Aetius et Boniface',
        'Un enfant sur le trône d’Occident, et deux généraux qui veulent régner pour lui.',
      ],
      'attila-genseric-440': ['Attila et Genséric', 'Les Huns sur le Danube, les Vandales à Carthage avec une flotte.'],
      'last-romans-455': ['Les derniers des Romains', 'Ricimer fait et défait les empereurs, jusqu’au dernier.'],
      'campaign-405-476': ['Toute la campagne', 'De Stilicon à Odoacre : la chute de l’Occident, année après année.'],
    },
  },
}

const bots = ['random', 'legate'] as const
type Bot = (typeof bots)[number]

export function SetupForm({ onStart }: SetupFormProps) {
  const { chosen, isUsual } = useScenario(
    GAME,
    board.scenarios.map(({ id }) => id),
  )
  const duel = useDuel<Bot>(GAME, bots, 'legate')
  const w = forms[language.value]
  const titleOf = (id: string) => w.scenarios[id]?.[0] ?? id
  return (
    <DuelSheet
      game={GAME}
      line={w.line}
      notice={board.notice[language.value]}
      sides={w.seats}
      duel={duel}
      bots={bots}
      strength={(bot) => w.strength[bot]}
      options={() => ({ scenario: chosen.value })}
      changed={isUsual ? [] : [titleOf(chosen.value)]}
      onStart={onStart}
    >
      <Scenarios
        legend={w.scenario}
        chosen={chosen}
        scenarios={board.scenarios.map(({ id, start, end }) => ({
          id,
          name: titleOf(id),
          about: (
            <>
              {w.length(start, end)} <small>{w.scenarios[id]?.[1]}</small>
            </>
          ),
        }))}
      />
    </DuelSheet>
  )
}
