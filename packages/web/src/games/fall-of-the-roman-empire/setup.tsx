/** The form for a new game of The Fall of the Roman Empire. */
import { useSignal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import { HANDICAP, USUAL } from '@tabularium/fall-of-the-roman-empire/shown'
import type { SetupFormProps } from '../../page/game-page.ts'
import { PlayerRows, playersOf } from '../../page/players.tsx'
import { language, ui } from '../../page/settings.ts'
import '../../style/forms.css'

interface FormWords {
  readonly seats: readonly [roman: string, barbarian: string]
  readonly balance: string
  readonly forces: string
  readonly hint: string
  readonly even: string
  easier(steps: number): string
  harder(steps: number): string
  rate(share: number): string
}

const forms: Record<Language, FormWords> = {
  en: {
    seats: ['The Roman', 'The Barbarian'],
    balance: 'Balance',
    forces: 'Barbarian Forces',
    hint: 'fewer is easier for Rome',
    even: 'As the edition has it.',
    easier: (n) => `${['', 'A little easier', 'Easier', 'Much easier'][n]} for Rome.`,
    harder: (n) => `${['', 'A little harder', 'Harder', 'Much harder'][n]} for Rome.`,
    rate: (share) => `Between two legate bots Rome stood in ${share} % of 1,000 games that no tuning has seen.`,
  },
  fr: {
    seats: ['Le Romain', 'Le Barbare'],
    balance: 'Équilibre',
    forces: 'Forces barbares',
    hint: 'moins : plus facile pour Rome',
    even: 'Comme dans l’édition.',
    easier: (n) => `${['', 'Un peu plus facile', 'Plus facile', 'Bien plus facile'][n]} pour Rome.`,
    harder: (n) => `${['', 'Un peu plus difficile', 'Plus difficile', 'Bien plus difficile'][n]} pour Rome.`,
    rate: (share) =>
      `Entre deux robots légats, Rome a tenu dans ${share} % de 1 000 parties qu’aucun réglage n’a vues.`,
  },
}

const bots = ['tiro', 'legate'] as const

/** In how many of 1,000 games between two `legate` bots Rome stood, in per cent, with 22 to 28 Barbarian Forces. */
const measured = [58, 55, 54, 54, 52, 50, 50]

export function SetupForm({ onStart }: SetupFormProps) {
  const forces = useSignal(USUAL)
  const chosen = useSignal<readonly string[]>(['person', 'bot:legate'])
  const w = forms[language.value]
  const u = ui()
  const steps = forces.value - USUAL
  const start = (event: Event) => {
    event.preventDefault()
    onStart({
      game: 'fall-of-the-roman-empire',
      options: { barbarianForces: forces.value },
      players: playersOf(chosen.value, bots),
    })
  }
  return (
    <form class="setup" onSubmit={start}>
      <PlayerRows seats={w.seats} bots={bots} chosen={chosen} />
      <fieldset>
        <legend>{w.balance}</legend>
        <label class="row">
          <span>
            {w.forces} <small>{w.hint}</small>
          </span>
          <input
            type="range"
            min={USUAL - HANDICAP}
            max={USUAL + HANDICAP}
            value={forces.value}
            onInput={(e) => (forces.value = Number(e.currentTarget.value))}
          />
          <output>{forces.value}</output>
        </label>
        <p class="hint" aria-live="polite">
          {steps === 0 ? w.even : steps < 0 ? w.easier(-steps) : w.harder(steps)}{' '}
          {w.rate(measured[steps + HANDICAP] ?? 0)}
        </p>
      </fieldset>
      <button type="submit" class="primary">
        {u.start}
      </button>
    </form>
  )
}
