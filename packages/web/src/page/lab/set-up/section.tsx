/** What a run asks besides the game's own form: who plays each seat, how many games, by which seed, on which edition. */
import type { Signal } from '@preact/signals'
import type { Setting } from '@tabularium/bots/lab'
import { usual } from '@tabularium/bots/usual'
import type { Json } from '@tabularium/engine'
import type { Setup } from '../../../table/protocol.ts'
import { reason } from '../../reason.ts'
import type { SectionProps } from '../../setup/elsewhere.tsx'
import { Options } from '../../setup/parts.tsx'
import { laboratory } from '../here.ts'
import { botName } from '../naming.ts'
import { duration, number } from '../numbers.ts'
import { labWords } from '../words/index.ts'
import { EditionChoice } from './edition-choice.tsx'
import { useEstimate } from './estimate.ts'

/** What is chosen besides the game's options. */
export interface Wishes {
  /** By seat, as far as it was chosen. */
  readonly bots: Signal<readonly (string | undefined)[]>
  readonly edition: Signal<Json>
  readonly games: Signal<number>
  readonly seed: Signal<string>
  /** A second setting is to be compared. */
  readonly isCompared: Signal<boolean>
}

export const MOST_GAMES = 1_000_000

/** Where nobody was chosen the strongest plays that every game has: stronger ones may take a minute for a game. */
const usualOf = (bots: readonly string[]): string => bots.findLast((bot) => usual.includes(bot)) ?? bots[0] ?? ''

export const sitters = (wishes: Wishes, seats: number, bots: readonly string[]): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => {
    const chosen = wishes.bots.value[seat]
    return chosen !== undefined && bots.includes(chosen) ? chosen : usualOf(bots)
  })

export function settingOf(wishes: Wishes, { game, options, players }: Setup, bots: readonly string[]): Setting {
  return {
    game,
    edition: wishes.edition.value,
    options,
    bots: sitters(wishes, players.length, bots),
    seed: wishes.seed.value.trim() || '1',
  }
}

interface Props extends SectionProps {
  readonly wishes: Wishes
  /** Weakest first; empty: not known yet. */
  readonly bots: readonly string[]
  /** The first of two settings; null: this is the first. */
  readonly first: Setting | null
}

function Bots({ wishes, seats, bots, strength }: Props) {
  const w = labWords().setUp
  const told = (bot: string, seat: number) => strength(bot, seat) ?? (bot === 'random' ? w.random : w.unmeasured)
  const chosen = sitters(wishes, seats.length, bots)
  return (
    <>
      {seats.map((name, seat) => (
        <Options
          key={name}
          legend={w.at(name)}
          options={bots.map((bot) => ({ value: bot, name: botName(bot), text: told(bot, seat) }))}
          chosen={{
            get value() {
              return chosen[seat] ?? ''
            },
            set value(bot) {
              wishes.bots.value = chosen.map((other, i) => (i === seat ? bot : other))
            },
          }}
        />
      ))}
    </>
  )
}

function HowMany({ wishes: { games, seed } }: Pick<Props, 'wishes'>) {
  const w = labWords().setUp
  return (
    <div class="how-many">
      <label class="row">
        <span>
          {w.games} <small>{w.gamesHint}</small>
        </span>
        <input
          type="number"
          required
          min={1}
          max={MOST_GAMES}
          value={games.value}
          onInput={({ currentTarget }) => (games.value = Number(currentTarget.value))}
        />
      </label>
      <label class="row">
        <span>
          {w.seed} <small>{w.seedHint}</small>
        </span>
        <input
          type="text"
          maxLength={80}
          value={seed.value}
          onInput={({ currentTarget }) => (seed.value = currentTarget.value)}
        />
      </label>
    </div>
  )
}

/** How long it will take, or why it cannot be played. */
function HowLong({ wishes, setup, bots, first }: Props) {
  const w = labWords()
  const own = bots.length === 0 ? [] : [settingOf(wishes, setup(), bots)]
  const estimate = useEstimate(first === null ? own : [first, ...own], () => laboratory.hire())
  if ('refusal' in estimate) {
    return (
      <div class="problem" role="alert">
        {w.troubles[estimate.refusal.code] ?? reason(estimate.refusal)} {estimate.refusal.message}
      </div>
    )
  }
  const { cores } = laboratory
  const games = wishes.games.value
  const lanes = Math.max(1, Math.min(cores, games))
  return (
    <p class="hint estimate" role="status">
      {estimate.each === null
        ? w.setUp.measuring
        : w.setUp.estimate(number(games), duration((estimate.each * games) / lanes), lanes)}
    </p>
  )
}

export function Section(props: Props) {
  const { wishes, setup, first } = props
  const w = labWords().setUp
  const { isCompared } = wishes
  return (
    <div class="of-run">
      <Bots {...props} />
      <EditionChoice game={setup().game} edition={wishes.edition} />
      {first === null && (
        <>
          <HowMany wishes={wishes} />
          <label class="check">
            <input
              type="checkbox"
              checked={isCompared.value}
              onChange={({ currentTarget }) => (isCompared.value = currentTarget.checked)}
            />
            <span>{w.compare}</span>
          </label>
        </>
      )}
      <HowLong {...props} />
    </div>
  )
}
