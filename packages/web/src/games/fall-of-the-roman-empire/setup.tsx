/** The form for a new game of The Fall of the Roman Empire. */
import { useSignal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import type { SetupFormProps } from '../../page/game-page.ts'
import { language, ui } from '../../page/settings.ts'
import type { Player } from '../../table/protocol.ts'
import { board } from './position.ts'

const USUAL = board.counters.barbarianForce.count
const HANDICAP = 3

interface FormWords {
  readonly seats: readonly [roman: string, barbarian: string]
  readonly balance: string
  readonly forces: string
  readonly hint: string
  readonly even: string
  easier(steps: number): string
  harder(steps: number): string
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
  },
  fr: {
    seats: ['Le Romain', 'Le Barbare'],
    balance: 'Équilibre',
    forces: 'Forces barbares',
    hint: 'moins : plus facile pour Rome',
    even: 'Comme dans l’édition.',
    easier: (n) => `${['', 'Un peu plus facile', 'Plus facile', 'Bien plus facile'][n]} pour Rome.`,
    harder: (n) => `${['', 'Un peu plus difficile', 'Plus difficile', 'Bien plus difficile'][n]} pour Rome.`,
  },
}

const controllers: readonly Player[] = ['person', 'bot:tiro', 'bot:legate']

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
      players: chosen.value.map((player) => controllers.find((known) => known === player) ?? 'person'),
    })
  }
  return (
    <form class="setup" onSubmit={start}>
      <fieldset>
        <legend>{u.players}</legend>
        {w.seats.map((words, seat) => (
          <label key={words} class="row">
            <span>{words}</span>
            <select
              value={chosen.value[seat]}
              onChange={(e) => {
                const player = e.currentTarget.value
                chosen.value = chosen.value.map((old, i) => (i === seat ? player : old))
              }}
            >
              <option value="person">{u.me}</option>
              <option value="friend">{u.friend}</option>
              <option value="bot:tiro">{u.bots.tiro}</option>
              <option value="bot:legate">{u.bots.legate}</option>
            </select>
          </label>
        ))}
      </fieldset>
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
          {steps === 0 ? w.even : steps < 0 ? w.easier(-steps) : w.harder(steps)}
        </p>
      </fieldset>
      <button type="submit" class="primary">
        {u.start}
      </button>
    </form>
  )
}
