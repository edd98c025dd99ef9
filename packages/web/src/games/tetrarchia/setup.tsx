/** The form for a new game of Tetrarchia. */
import { useSignal } from '@preact/signals'
import type { Language, Player } from '@tabularium/engine'
import { emperors, hardness, levels, mayRival, type SharedCaesar, seatsFor } from '@tabularium/tetrarchia/shown'
import type { SetupFormProps } from '../../page/game-page.ts'
import { language, ui } from '../../page/settings.ts'
import { measured } from './measured.ts'
import { pageWords } from './words/index.ts'
import '../../style/forms.css'

interface FormWords {
  readonly level: string
  readonly scales: readonly (readonly [string, string])[]
  readonly names: readonly string[]
  readonly variants: string
  readonly variantList: readonly (readonly [string, string, string])[]
  readonly rivalry: string
  readonly seats: string
  readonly seatPlans: readonly (readonly [string, string])[]
  readonly shared: string
  rate(level: string, wins: number, games: number): string
}

const forms: Record<Language, FormWords> = {
  en: {
    level: 'Level',
    scales: [
      ['Tokens for each Emperor', 'more is easier'],
      ['Fleets', 'more is easier'],
      ['Extra Revolts at the start', 'fewer is easier'],
      ['Armies at the start', 'fewer is easier'],
    ],
    names: ['Gentle', 'Easy', 'Fair', 'Normal', 'Hard', 'Harsh', 'Desperate'],
    variants: 'Variants',
    variantList: [
      ['imperium', 'Imperium', 'Each Emperor has a power that costs him a token. Easier.'],
      ['mare-nostrum', 'Mare Nostrum', 'Fleets in adjacent seas join them. Easier.'],
      ['diarchia', 'Diarchia', 'Augustus and Caesar support each other with their tokens. Easier.'],
      ['patres-patriae', 'Patres Patriae', 'A point may pass from a Caesar to an Augustus once a round. Easier.'],
      ['the-great', 'The Great', 'Victories bring glory, and one may outshine the others. Harder.'],
    ],
    rivalry: 'Each for himself: be the Great, or rule your half',
    seats: 'Seats',
    seatPlans: [
      ['4', 'Four: one for each Emperor'],
      ['3', 'Three, sharing a Caesar'],
      ['2', 'Two: East and West'],
      ['1', 'One for all four'],
    ],
    shared: 'The shared Caesar',
    rate: (level, wins, games) => `The steward bot won ${wins} % of ${games} games at [${level}].`,
  },
  fr: {
    level: 'Niveau',
    scales: [
      ['Jetons par Empereur', 'plus : plus facile'],
      ['Flottes', 'plus : plus facile'],
      ['Révoltes supplémentaires au début', 'moins : plus facile'],
      ['Armées au début', 'moins : plus facile'],
    ],
    names: ['Doux', 'Facile', 'Abordable', 'Normal', 'Difficile', 'Rude', 'Désespéré'],
    variants: 'Variantes',
    variantList: [
      ['imperium', 'Imperium', 'Chaque Empereur a un pouvoir qui lui coûte un jeton. Plus facile.'],
      ['mare-nostrum', 'Mare Nostrum', 'Les flottes de mers voisines les unissent. Plus facile.'],
      ['diarchia', 'Diarchia', 'Auguste et César se soutiennent de leurs jetons. Plus facile.'],
      [
        'patres-patriae',
        'Patres Patriae',
        'Un point peut passer d’un César à un Auguste à chaque manche. Plus facile.',
      ],
      [
        'the-great',
        'Le Grand',
        'Les victoires donnent de la gloire, et l’un peut éclipser les autres. Plus difficile.',
      ],
    ],
    rivalry: 'Chacun pour soi : être le Grand, ou régner sur sa moitié',
    seats: 'Places',
    seatPlans: [
      ['4', 'Quatre : une par Empereur'],
      ['3', 'Trois, un César en commun'],
      ['2', 'Deux : Orient et Occident'],
      ['1', 'Une pour les quatre'],
    ],
    shared: 'Le César commun',
    rate: (level, wins, games) => `Le robot intendant a gagné ${wins} % de ${games} parties au niveau [${level}].`,
  },
}

const controllers: readonly Player[] = ['person', 'bot:tiro', 'bot:legate', 'bot:steward']

export function levelName(level: readonly number[], words: readonly string[]): string {
  const step = Math.min(words.length - 1, Math.floor((hardness(level) * words.length) / 9))
  return words[step] ?? ''
}

const tetrarchyWords: Record<Language, Record<string, string>> = {
  en: { tetrarchy: 'All four Emperors', east: 'East: Diocletian and Galerius', west: 'West: Maximian and Constantius' },
  fr: {
    tetrarchy: 'Les quatre Empereurs',
    east: 'Orient : Dioclétien et Galère',
    west: 'Occident : Maximien et Constance',
  },
}

function seatWords(seat: string, lang: Language): string {
  const emperor = emperors.find((name) => name === seat)
  return emperor === undefined ? (tetrarchyWords[lang][seat] ?? seat) : pageWords[lang].emperor[emperor]
}

export function SetupForm({ onStart }: SetupFormProps) {
  const level = useSignal<readonly number[]>([4, 2, 0, 0])
  const variants = useSignal<readonly string[]>([])
  const rivalry = useSignal(false)
  const count = useSignal(4)
  const shared = useSignal<SharedCaesar>('galerius')
  const chosen = useSignal<Readonly<Record<string, string>>>({})
  const w = forms[language.value]
  const u = ui()
  const seats = seatsFor(count.value, shared.value)
  const canRival = mayRival(count.value, variants.value)
  const code = level.value.join('')
  const figure = measured(code)

  const controllerOf = (seat: string, i: number) => chosen.value[seat] ?? (i === 0 ? 'person' : 'friend')
  const start = (event: Event) => {
    event.preventDefault()
    onStart({
      game: 'tetrarchia',
      options: {
        players: count.value,
        level: level.value,
        variants: variants.value,
        sharedCaesar: shared.value,
        objective: canRival && rivalry.value ? 'rivalry' : 'concord',
      },
      players: seats.map((seat, i) => controllers.find((c) => c === controllerOf(seat, i)) ?? 'person'),
    })
  }

  return (
    <form class="setup" onSubmit={start}>
      <fieldset>
        <legend>{u.players}</legend>
        <label class="row">
          <span>{w.seats}</span>
          <select value={count.value} onChange={(e) => (count.value = Number(e.currentTarget.value))}>
            {w.seatPlans.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {count.value === 3 && (
          <label class="row">
            <span>{w.shared}</span>
            <select
              value={shared.value}
              onChange={(e) => (shared.value = e.currentTarget.value === 'galerius' ? 'galerius' : 'constantius')}
            >
              <option value="galerius">{pageWords[language.value].emperor.galerius}</option>
              <option value="constantius">{pageWords[language.value].emperor.constantius}</option>
            </select>
          </label>
        )}
        {seats.map((seat, i) => (
          <label key={seat} class="row">
            <span>{seatWords(seat, language.value)}</span>
            <select
              value={controllerOf(seat, i)}
              onChange={(e) => (chosen.value = { ...chosen.value, [seat]: e.currentTarget.value })}
            >
              <option value="person">{u.me}</option>
              <option value="friend">{u.friend}</option>
              <option value="bot:tiro">{u.bots.tiro}</option>
              <option value="bot:legate">{u.bots.legate}</option>
              <option value="bot:steward">{u.bots.steward}</option>
            </select>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>
          {w.level} [{code}] · {levelName(level.value, w.names)}
        </legend>
        {w.scales.map(([words, hint], i) => (
          <label key={words} class="row">
            <span>
              {words} <small>{hint}</small>
            </span>
            <input
              type="range"
              min={levels[i]?.min ?? 0}
              max={levels[i]?.max ?? 3}
              value={level.value[i] ?? 0}
              onInput={(e) => {
                const value = Number(e.currentTarget.value)
                level.value = level.value.map((old, j) => (j === i ? value : old))
              }}
            />
            <output>{level.value[i]}</output>
          </label>
        ))}
        <p class="hint" aria-live="polite">
          {w.rate(code, figure.wins, figure.games)}
        </p>
      </fieldset>
      <fieldset>
        <legend>{w.variants}</legend>
        {w.variantList.map(([id, words, hint]) => (
          <label key={id} class="check">
            <input
              type="checkbox"
              checked={variants.value.includes(id)}
              onChange={(e) => {
                const rest = variants.value.filter((v) => v !== id)
                variants.value = e.currentTarget.checked ? [...rest, id] : rest
              }}
            />
            <span>
              <strong>{words}</strong> {hint}
            </span>
          </label>
        ))}
        {canRival && (
          <label class="check">
            <input
              type="checkbox"
              checked={rivalry.value}
              onChange={(e) => (rivalry.value = e.currentTarget.checked)}
            />
            <span>{w.rivalry}</span>
          </label>
        )}
      </fieldset>
      <button type="submit" class="primary">
        {u.start}
      </button>
    </form>
  )
}
