/** The form for a new game of Tetrarchia. */
import { type Signal, useSignal } from '@preact/signals'
import type { Language, Player } from '@tabularium/engine'
import { board, emperors, levels, mayRival, type SharedCaesar, seatsFor } from '@tabularium/tetrarchia/shown'
import type { SetupFormProps } from '../../page/game-page.ts'
import { language } from '../../page/settings.ts'
import { AtThisScreen, useBefore, useElsewhere, useOptionsBefore } from '../../page/setup/elsewhere.tsx'
import { SetupSheet } from '../../page/setup/form.tsx'
import { Names, namesOf, Options, Variants } from '../../page/setup/parts.tsx'
import { setupWords } from '../../page/setup/words.ts'
import { measured } from './measured.ts'
import { forms, type Partner, type Plan } from './setup-words.ts'
import { levelName } from './terms.ts'
import { pageWords } from './words/index.ts'

const GAME = 'tetrarchia'

/** The levels that were measured in 1,000 games each, easiest first. */
const presets = ['5300', '4200', '4211', '3122'] as const
const partners = ['friend', 'novice', 'tiro', 'legate', 'steward'] as const satisfies readonly Partner[]

const digits = (code: string): readonly number[] => [...code].map(Number)

const halves: Record<Language, Record<string, string>> = {
  en: { tetrarchy: 'All four Emperors', east: 'East: Diocletian and Galerius', west: 'West: Maximian and Constantius' },
  fr: {
    tetrarchy: 'Les quatre Empereurs',
    east: 'Orient : Dioclétien et Galère',
    west: 'Occident : Maximien et Constance',
  },
}

function seatWords(seat: string, lang: Language): string {
  const emperor = emperors.find((name) => name === seat)
  return emperor === undefined ? (halves[lang][seat] ?? seat) : pageWords[lang].emperor[emperor]
}

/** As the last game was begun. */
function useChoices() {
  const last = useBefore(GAME)
  const options = useOptionsBefore(GAME)
  const [first = 'person', second = 'person'] = last?.players ?? []
  const plan: Plan = first !== 'person' ? '0' : options.players === 2 ? '2' : Number(options.players) > 2 ? '4' : '1'
  return {
    plan: useSignal<Plan>(plan),
    partner: useSignal<Partner>(partners.find((name) => second === `bot:${name}`) ?? 'friend'),
    level: useSignal<string>(Array.isArray(options.level) ? options.level.join('') : presets[0]),
    variants: useSignal<readonly string[]>(Array.isArray(options.variants) ? options.variants.map(String) : []),
    rivalry: useSignal(options.objective === 'rivalry'),
    three: useSignal(options.players === 3),
    shared: useSignal<SharedCaesar>(options.sharedCaesar === 'constantius' ? 'constantius' : 'galerius'),
    names: useSignal<readonly string[]>(last?.names ?? []),
  }
}

function Scales({ level }: { level: Signal<string> }) {
  const w = forms[language.value]
  const now = digits(level.value)
  const figure = measured(level.value)
  return (
    <fieldset>
      <legend>
        {w.level} [{level.value}] · {levelName(now, w.names)}
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
            value={now[i] ?? 0}
            onInput={({ currentTarget: { value } }) => {
              level.value = now.map((old, j) => (j === i ? value : old)).join('')
            }}
          />
          <output>{now[i]}</output>
        </label>
      ))}
      <p class="hint" aria-live="polite">
        {w.rate(level.value, figure.wins, figure.games)}
      </p>
    </fieldset>
  )
}

function Check({
  on,
  onChange,
  words,
  hint,
}: {
  on: boolean
  onChange: (on: boolean) => void
  words: string
  hint?: string
}) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(e) => onChange(e.currentTarget.checked)} />
      <span>
        <strong>{words}</strong> {hint}
      </span>
    </label>
  )
}

export function SetupForm({ onStart }: SetupFormProps) {
  const { plan, partner, level, variants, rivalry, three, shared, names } = useChoices()
  const w = forms[language.value]
  const elsewhere = useElsewhere()
  const count = plan.value === '0' ? 1 : plan.value === '4' && three.value ? 3 : Number(plan.value)
  const seats = seatsFor(count, shared.value)
  const canRival = mayRival(count, variants.value)
  const isShared = count > 1 && partner.value === 'friend'
  const bot = (): Player =>
    partner.value === 'friend' ? (plan.value === '0' ? 'bot:steward' : 'person') : `bot:${partner.value}`
  const setup = () => ({
    game: GAME,
    options: {
      players: count,
      level: digits(level.value),
      variants: variants.value,
      sharedCaesar: shared.value,
      objective: canRival && rivalry.value ? 'rivalry' : 'concord',
    },
    players: seats.map((_, i) => (i === 0 && plan.value !== '0' ? 'person' : bot())),
    ...namesOf(isShared, names.value),
  })
  const odds = presets.map((code) => {
    const { wins, games } = measured(code)
    return { value: code, name: levelName(digits(code), w.names), text: w.odds(wins, games) }
  })
  // Bots alone need no server.
  const plans = elsewhere === null ? w.plans : w.plans.filter(([value]) => value !== '0')
  const ofSeats = ([value]: (typeof plans)[number]) =>
    [
      value,
      value,
      seatsFor(Number(value), shared.value)
        .map((seat) => seatWords(seat, language.value))
        .join(', '),
    ] as const
  const planned = elsewhere?.seats === undefined ? plans : plans.map(ofSeats)
  const isPreset = presets.some((code) => code === level.value)
  const changed = [
    ...(isPreset ? [] : [w.custom(level.value)]),
    ...w.variantList.filter(([id]) => variants.value.includes(id)).map(([, words]) => words),
    ...(count === 3 ? [w.three] : []),
  ]
  return (
    <SetupSheet
      game={GAME}
      line={w.line}
      notice={board.notice[language.value]}
      seats={seats.map((seat) => seatWords(seat, language.value))}
      setup={setup}
      strength={(bot) => {
        const known = partners.find((name) => name === bot)
        return known && w.partners[known][1]
      }}
      onStart={onStart}
    >
      <Options
        legend={elsewhere?.seats ?? setupWords().youAre}
        chosen={plan}
        options={planned.map(([value, name, text]) => ({ value, name, text, sign: 'helmet', tone: 'green' }))}
      />
      <AtThisScreen>
        {plan.value !== '1' && (
          <Options
            legend={setupWords().with}
            chosen={partner}
            options={partners
              .filter((name) => name !== 'friend' || plan.value !== '0')
              .map((name) => ({ value: name, name: w.partners[name][0], text: w.partners[name][1] }))}
          />
        )}
        {isShared && <Names seats={seats.map((seat) => seatWords(seat, language.value))} names={names} />}
      </AtThisScreen>
      <Options legend={setupWords().against} options={odds} chosen={level as Signal<(typeof presets)[number]>} />
      <Variants changed={changed}>
        <Scales level={level} />
        <fieldset>
          <legend>{w.variants}</legend>
          {w.variantList.map(([id, words, hint]) => (
            <Check
              key={id}
              on={variants.value.includes(id)}
              words={words}
              hint={hint}
              onChange={(on) => {
                const rest = variants.value.filter((v) => v !== id)
                variants.value = on ? [...rest, id] : rest
              }}
            />
          ))}
          {canRival && <Check on={rivalry.value} words={w.rivalry} onChange={(on) => (rivalry.value = on)} />}
          {plan.value === '4' && <Check on={three.value} words={w.three} onChange={(on) => (three.value = on)} />}
          {count === 3 && (
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
        </fieldset>
      </Variants>
    </SetupSheet>
  )
}
