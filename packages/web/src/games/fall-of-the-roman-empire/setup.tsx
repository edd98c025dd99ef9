/** The form for a new game of The Fall of the Roman Empire. */
import { useSignal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import { board, HANDICAP, USUAL } from '@tabularium/fall-of-the-roman-empire/shown'
import type { SetupFormProps } from '../../page/game-page.ts'
import { language } from '../../page/settings.ts'
import { useDuel } from '../../page/setup/duel.ts'
import { DuelSheet, type SideWords } from '../../page/setup/duel-sheet.tsx'
import { useOptionsBefore } from '../../page/setup/elsewhere.tsx'
import { forcesWords } from './terms.ts'

const GAME = 'fall-of-the-roman-empire'

interface FormWords {
  readonly line: string
  readonly sides: readonly SideWords[]
  readonly forces: string
  readonly hint: string
  readonly even: string
  easier(steps: number): string
  harder(steps: number): string
  rate(share: number): string
  /** What a bot is like, and in how many of so many games it beat a legate with that side. */
  strength(bot: Bot, side: 'first' | 'second', share: number, games: number): string
}

const bots = ['novice', 'tiro', 'legate', 'consul'] as const
type Bot = (typeof bots)[number]

/** In how many of so many games each bot beat a `legate`, in per cent: as the Roman, as the Barbarian. */
const measured: Readonly<Record<Bot, { readonly first: number; readonly second: number; readonly games: number }>> = {
  novice: { first: 0, second: 19, games: 100 },
  tiro: { first: 14, second: 37, games: 300 },
  legate: { first: 54, second: 46, games: 1000 },
  consul: { first: 96, second: 60, games: 25 },
}

/** How each of them plays. */
const ways: Readonly<Record<Language, Readonly<Record<Bot, string>>>> = {
  en: {
    novice: 'Plays at once, and slips in two choices out of three.',
    tiro: 'Plays at once, and slips once in seven choices.',
    legate: 'Weighs whole turns.',
    consul: 'Plays its best turns on in its head, for a moment.',
  },
  fr: {
    novice: 'Joue sans attendre, et se trompe dans deux choix sur trois.',
    tiro: 'Joue sans attendre, et se trompe dans un choix sur sept.',
    legate: 'Pèse des tours entiers.',
    consul: 'Joue en pensée la suite de ses meilleurs tours, un instant.',
  },
}

/** In how many of 1,000 games between two `legate` bots Rome stood, in per cent, with 22 to 28 Barbarian Forces. */
const balance = [58, 55, 54, 54, 52, 50, 50]

const forms: Record<Language, FormWords> = {
  en: {
    line: 'Twenty turns, about an hour. Rome holds the city; the Barbarians have to take it.',
    sides: [
      ['Rome', 'Build, hold, retreat in time'],
      ['Barbarians', 'Gather, choose a road, strike'],
    ],
    forces: 'Barbarian Forces',
    hint: 'fewer is easier for Rome',
    even: 'As the edition has it.',
    easier: (n) => `${['', 'A little easier', 'Easier', 'Much easier'][n]} for Rome.`,
    harder: (n) => `${['', 'A little harder', 'Harder', 'Much harder'][n]} for Rome.`,
    rate: (share) => `Between two legate bots Rome stood in ${share}% of 1,000 games that no tuning has seen.`,
    strength: (bot, side, share, games) =>
      `${ways.en[bot]} ${side === 'first' ? 'Held Rome' : 'Took Rome'} in ${share}% of ${games === 1000 ? '1,000' : games} games against a legate`,
  },
  fr: {
    line: 'Vingt tours, environ une heure. Rome tient la ville ; les Barbares doivent la prendre.',
    sides: [
      ['Rome', 'Bâtir, tenir, reculer à temps'],
      ['Barbares', 'Rassembler, choisir une route, frapper'],
    ],
    forces: 'Forces barbares',
    hint: 'moins : plus facile pour Rome',
    even: 'Comme dans l’édition.',
    easier: (n) => `${['', 'Un peu plus facile', 'Plus facile', 'Bien plus facile'][n]} pour Rome.`,
    harder: (n) => `${['', 'Un peu plus difficile', 'Plus difficile', 'Bien plus difficile'][n]} pour Rome.`,
    rate: (share) =>
      `Entre deux robots légats, Rome a tenu dans ${share} % de 1 000 parties qu’aucun réglage n’a vues.`,
    strength: (bot, side, share, games) =>
      `${ways.fr[bot]} ${side === 'first' ? 'A tenu Rome' : 'A pris Rome'} dans ${share} % de ${games === 1000 ? '1 000' : games} parties contre un légat`,
  },
}

const useForcesBefore = (): number => {
  const found = Number(useOptionsBefore(GAME).barbarianForces ?? USUAL)
  return Math.abs(found - USUAL) <= HANDICAP ? found : USUAL
}

export function SetupForm({ onStart }: SetupFormProps) {
  const forces = useSignal(useForcesBefore())
  const duel = useDuel<Bot>(GAME, bots, 'legate')
  const w = forms[language.value]
  const steps = forces.value - USUAL
  return (
    <DuelSheet
      game={GAME}
      line={w.line}
      notice={board.notice[language.value]}
      sides={w.sides}
      duel={duel}
      bots={bots}
      strength={(bot, seat) => {
        const side = seat === 0 ? 'first' : 'second'
        return w.strength(bot, side, measured[bot][side], measured[bot].games)
      }}
      options={() => ({ barbarianForces: forces.value })}
      changed={steps === 0 ? [] : [forcesWords(forces.value, language.value)]}
      onStart={onStart}
    >
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
        {steps === 0 ? w.even : steps < 0 ? w.easier(-steps) : w.harder(steps)} {w.rate(balance[steps + HANDICAP] ?? 0)}
      </p>
    </DuelSheet>
  )
}
