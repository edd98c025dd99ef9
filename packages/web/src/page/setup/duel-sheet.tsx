/** The form of a game for two: which side, against whom or with which names, and what else the game lets choose. */
import { type Signal, useSignal } from '@preact/signals'
import type { JsonObject } from '@tabularium/engine'
import type { ComponentChildren } from 'preact'
import type { SetupFormProps } from '../game-page.ts'
import { homeWords } from '../home/words.ts'
import { type Duel, type Place, together, useDuel } from './duel.ts'
import { AtThisScreen, useOptionsBefore } from './elsewhere.tsx'
import { SetupSheet } from './form.tsx'
import { Names, namesOf, type Option, Options, Variants } from './parts.tsx'
import { setupWords } from './words.ts'

/** By name, and what it is like to play it. */
export type SideWords = readonly [name: string, text: string]

interface Props<Bot extends string> extends SetupFormProps {
  readonly game: string
  readonly line: string
  readonly notice: string
  /** Rome, and her enemies. */
  readonly sides: readonly SideWords[]
  readonly duel: Duel<Bot>
  readonly bots: readonly Bot[]
  /** How strong a bot is at a seat. */
  readonly strength: (bot: Bot, seat: number) => string
  readonly options: () => JsonObject
  /** What is not as usual, in words. */
  readonly changed: readonly string[]
  /** What can be changed. */
  readonly children: ComponentChildren
}

function placesOf([rome, others]: readonly SideWords[]): readonly Option<Place>[] {
  return [
    { value: 'first', name: rome?.[0] ?? '', text: rome?.[1] ?? '', sign: 'eagle', tone: 'rome' },
    { value: 'second', name: others?.[0] ?? '', text: others?.[1] ?? '', sign: 'axes', tone: 'barb' },
    ...together(),
  ]
}

export function DuelSheet<Bot extends string>(props: Props<Bot>) {
  const { game, line, notice, sides, duel, bots, strength, options, changed, onStart, children } = props
  const isShared = duel.place.value === 'both'
  const seats = sides.map(([name]) => name)
  /** The bot's side is the other one. */
  const side = duel.place.value === 'second' ? 0 : 1
  const levels = bots.map((bot) => ({ value: bot, name: homeWords().bots[bot] ?? bot, text: strength(bot, side) }))
  const told = (name: string, seat: number) => {
    const known = bots.find((bot) => bot === name)
    return known === undefined ? undefined : strength(known, seat)
  }
  const setup = () => ({
    game,
    options: options(),
    players: duel.players(),
    ...namesOf(isShared, duel.names.value),
  })
  return (
    <SetupSheet {...{ game, line, notice, seats, setup, onStart }} strength={told}>
      <AtThisScreen>
        <Options legend={setupWords().youAre} options={placesOf(sides)} chosen={duel.place} />
        {isShared ? (
          <Names seats={seats} names={duel.names} />
        ) : (
          <Options legend={setupWords().against} options={levels} chosen={duel.bot} />
        )}
      </AtThisScreen>
      <Variants changed={changed}>{children}</Variants>
    </SetupSheet>
  )
}

/** The scenario of the last game, else the usual one, which is the first. */
function useScenario(
  game: string,
  ids: readonly string[],
): { readonly chosen: Signal<string>; readonly isUsual: boolean } {
  const last = useOptionsBefore(game).scenario
  const usual = ids[0] ?? ''
  const chosen = useSignal(ids.find((id) => id === last) ?? usual)
  return { chosen, isUsual: chosen.value === usual }
}

/** By id: its name, how long it takes, and what it is about. */
export interface Scenario {
  readonly id: string
  readonly name: string
  readonly about: ComponentChildren
}

interface ScenariosProps {
  readonly legend: string
  readonly chosen: Signal<string>
  readonly scenarios: readonly Scenario[]
}

function Scenarios({ legend, chosen, scenarios }: ScenariosProps) {
  return (
    <fieldset class="scenarios">
      <legend>{legend}</legend>
      {scenarios.map(({ id, name, about }) => (
        <label key={id} class="check">
          <input
            type="radio"
            name="scenario"
            value={id}
            checked={chosen.value === id}
            onChange={() => (chosen.value = id)}
          />
          <span>
            <strong>{name}</strong>, {about}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What a game for two with scenarios says of itself. */
interface ScenarioWords<Bot extends string> {
  readonly line: string
  readonly seats: readonly SideWords[]
  readonly strength: Readonly<Record<Bot, string>>
  readonly scenario: string
}

interface ScenarioProps<Bot extends string> extends SetupFormProps, Pick<Props<Bot>, 'game' | 'notice' | 'bots'> {
  readonly usual: Bot
  readonly words: ScenarioWords<Bot>
  /** The first is the usual one. */
  readonly scenarios: readonly Scenario[]
}

/** The form of a game for two in which nothing is chosen but sides and scenario. */
export function ScenarioSheet<Bot extends string>(props: ScenarioProps<Bot>) {
  const { game, notice, bots, usual, words, scenarios, onStart } = props
  const { chosen, isUsual } = useScenario(
    game,
    scenarios.map(({ id }) => id),
  )
  const duel = useDuel<Bot>(game, bots, usual)
  const changed = scenarios.filter(({ id }) => !isUsual && id === chosen.value)
  return (
    <DuelSheet
      game={game}
      line={words.line}
      notice={notice}
      sides={words.seats}
      duel={duel}
      bots={bots}
      strength={(bot) => words.strength[bot]}
      options={() => ({ scenario: chosen.value })}
      changed={changed.map(({ name }) => name)}
      onStart={onStart}
    >
      <Scenarios legend={words.scenario} chosen={chosen} scenarios={scenarios} />
    </DuelSheet>
  )
}
