/** The form for a new game of Ultimus Romanorum. */
import { useSignal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import { board } from '@tabularium/ultimus-romanorum/shown'
import type { SetupFormProps } from '../../page/game-page.ts'
import { PlayerRows, playersOf } from '../../page/players.tsx'
import { language, ui } from '../../page/settings.ts'
import '../../style/forms.css'

interface FormWords {
  readonly seats: readonly [first: string, second: string]
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
    seats: ['The Roman at the start', 'The Barbarian at the start'],
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
    seats: ['Le Romain au début', 'Le Barbare au début'],
    scenario: 'Scénario',
    length: (start, end) =>
      `de ${start} à ${end} : ${end - start + 1} ans, ${byYears(end - start + 1, ['une soirée', 'une longue soirée', 'deux ou trois soirées', 'une campagne de bien des soirées'])}.`,
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
      'campaign-405-476': ['Toute la campagne', 'De Stilicon à Odoacre : la chute de l’Occident, année après année.'],
    },
  },
}

const bots = ['random', 'legate'] as const

export function SetupForm({ onStart }: SetupFormProps) {
  const scenario = useSignal(board.scenarios[0]?.id ?? '')
  const chosen = useSignal<readonly string[]>(['person', 'bot:legate'])
  const w = forms[language.value]
  const u = ui()
  const start = (event: Event) => {
    event.preventDefault()
    onStart({
      game: 'ultimus-romanorum',
      options: { scenario: scenario.value },
      players: playersOf(chosen.value, bots),
    })
  }
  return (
    <form class="setup" onSubmit={start}>
      <fieldset>
        <legend>{w.scenario}</legend>
        {board.scenarios.map(({ id, name, start: first, end }) => (
          <label key={id} class="check">
            <input
              type="radio"
              name="scenario"
              value={id}
              checked={scenario.value === id}
              onChange={() => (scenario.value = id)}
            />
            <span>
              <strong>{w.scenarios[id]?.[0] ?? name}</strong>, {w.length(first, end)}
              <br />
              <small>{w.scenarios[id]?.[1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <PlayerRows seats={w.seats} bots={bots} chosen={chosen} />
      <button type="submit" class="primary">
        {u.start}
      </button>
    </form>
  )
}
