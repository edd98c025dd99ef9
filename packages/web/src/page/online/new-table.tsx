/** A new table at a server: the game's own form, and who sits where, at what pace, and who finds it. */
import { type Signal, useSignal } from '@preact/signals'
import type { Player } from '@tabularium/engine'
import type { NewTable, OnTime, Pace, Sitting } from '@tabularium/online'
import type { ComponentType } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { Setup } from '../../table/protocol.ts'
import type { SetupFormProps } from '../game-page.ts'
import { pictureOf } from '../home/pictures.ts'
import { attempt } from '../home/trouble.ts'
import { homeWords } from '../home/words.ts'
import { go } from '../router.ts'
import { ui } from '../settings.ts'
import { Elsewhere } from '../setup/elsewhere.tsx'
import { tables } from '../tables.ts'
import { api } from './api.ts'
import { newPromise } from './chains.ts'
import { NoServer } from './lobby.tsx'
import { beCalled, greet, me, server } from './person.ts'
import { paceWords } from './told.ts'
import { onlineWords } from './words/index.ts'
import '../../style/setup.css'
import '../../style/online.css'

const MINUTE = 60_000
const SECOND = 1000

const TOTALS = [10, 20, 30, 60, 120, 240]
const INCREMENTS = [0, 10, 30, 60, 300]

const PACES: Readonly<Record<string, Pace>> = {
  none: { kind: 'none' },
  live: { kind: 'live', total: 60 * MINUTE, increment: 30 * SECOND },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
}

/** What is chosen besides the game. */
export interface Wishes {
  /** By seat; as many as the game has had so far. */
  readonly sitting: Signal<readonly Sitting[]>
  readonly pace: Signal<string>
  readonly total: Signal<number>
  readonly increment: Signal<number>
  readonly onTime: Signal<OnTime>
  readonly isListed: Signal<boolean>
  readonly name: Signal<string>
}

function useWishes(): Wishes {
  return {
    sitting: useSignal<readonly Sitting[]>(['me']),
    pace: useSignal('days'),
    total: useSignal(60),
    increment: useSignal(30),
    onTime: useSignal<OnTime>('claim'),
    isListed: useSignal(false),
    name: useSignal(''),
  }
}

function paceOf({ pace, total, increment }: Wishes): Pace {
  const chosen = PACES[pace.value] ?? { kind: 'none' }
  return chosen.kind === 'live'
    ? { kind: 'live', total: total.value * MINUTE, increment: increment.value * SECOND }
    : chosen
}

const sitterAt = (sitting: readonly Sitting[], seat: number): Sitting => sitting[seat] ?? 'open'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label class="row">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function Seats({
  wishes: { sitting },
  seats,
  bots,
}: {
  wishes: Wishes
  seats: readonly string[]
  bots: readonly string[]
}) {
  const w = onlineWords()
  const options = [
    ['me', w.me],
    ['open', w.anybody],
    ...bots.map((bot) => [`bot:${bot}`, ui().bots[bot] ?? bot] as const),
  ] as const
  const choose = (seat: number, chosen: string) => {
    const who = options.map(([value]) => value).find((value) => value === chosen) ?? 'open'
    // Nobody sits on two seats.
    sitting.value = seats.map((_, i) => {
      const before = sitterAt(sitting.value, i)
      return i === seat ? asSitting(who) : who === 'me' && before === 'me' ? 'open' : before
    })
  }
  return (
    <fieldset>
      <legend>{w.seats}</legend>
      {seats.map((seat, i) => (
        <Choice
          key={seat}
          label={seat}
          value={sitterAt(sitting.value, i)}
          options={options}
          onChoose={(chosen) => choose(i, chosen)}
        />
      ))}
    </fieldset>
  )
}

const isBotSitting = (who: string): who is `bot:${string}` => who.startsWith('bot:')
const asSitting = (who: string): Sitting => (who === 'me' || isBotSitting(who) ? who : 'open')

function PaceChoice({ wishes, bots }: { wishes: Wishes; bots: readonly string[] }) {
  const w = onlineWords()
  const { pace, total, increment, onTime } = wishes
  const best = bots.at(-1)
  const bot = best === undefined ? null : (`bot:${best}` as const)
  return (
    <>
      <Choice
        label={w.pace}
        value={pace.value}
        options={Object.entries(PACES).map(([name, each]) => [name, name === 'live' ? w.paces.live : paceWords(each)])}
        onChoose={(chosen) => (pace.value = chosen)}
      />
      {pace.value === 'live' && (
        <>
          <Choice
            label={w.total}
            value={String(total.value)}
            options={TOTALS.map((count) => [String(count), w.minutes(count)])}
            onChoose={(chosen) => (total.value = Number(chosen))}
          />
          <Choice
            label={w.increment}
            value={String(increment.value)}
            options={INCREMENTS.map((count) => [String(count), w.seconds(count)])}
            onChoose={(chosen) => (increment.value = Number(chosen))}
          />
        </>
      )}
      {pace.value !== 'none' && bot !== null && (
        <Choice
          label={w.onTime}
          value={onTime.value === 'claim' ? 'claim' : 'bot'}
          options={[
            ['claim', w.claim],
            ['bot', w.botPlaysOn(homeWords().bots[best ?? ''] ?? '')],
          ]}
          onChoose={(chosen) => (onTime.value = chosen === 'bot' ? { bot } : 'claim')}
        />
      )}
    </>
  )
}

export function NameField({ name }: { name: Signal<string> }) {
  const w = onlineWords()
  return (
    <label class="row">
      <span>
        {w.yourName} <small>{w.nameHint}</small>
      </span>
      <input
        type="text"
        required
        maxLength={40}
        autoComplete="nickname"
        value={name.value}
        onInput={({ currentTarget }) => (name.value = currentTarget.value)}
      />
    </label>
  )
}

/** As it was played so far: bots go on, whoever opens the table has the first seat of a person. */
function sittersAs(players: readonly Player[], bots: readonly string[]): readonly Sitting[] {
  const mine = players.indexOf('person')
  return players.map((player, seat): Sitting => {
    if (seat === mine) return 'me'
    return isBotSitting(player) && bots.includes(player.slice('bot:'.length)) ? player : 'open'
  })
}

interface SectionProps {
  readonly wishes: Wishes
  readonly seats: readonly string[]
  readonly bots: readonly string[]
}

function Section({ wishes, seats, bots }: SectionProps) {
  const w = onlineWords()
  return (
    <div class="elsewhere">
      <Seats wishes={wishes} seats={seats} bots={bots} />
      <div class="rest">
        <PaceChoice wishes={wishes} bots={bots} />
        <Choice
          label={w.visibility}
          value={wishes.isListed.value ? 'all' : 'link'}
          options={[
            ['link', w.unlisted],
            ['all', w.listed],
          ]}
          onChoose={(chosen) => (wishes.isListed.value = chosen === 'all')}
        />
        {me.value === null && <NameField name={wishes.name} />}
      </div>
    </div>
  )
}

/** A game of this device that goes on at a server. */
interface Along {
  readonly name: string
  readonly setup: Setup
  readonly seats: readonly string[]
  readonly saved: string
}

async function openTable(wishes: Wishes, { game, options }: Setup, count: number, saved?: string): Promise<void> {
  if (me.value === null) await beCalled(wishes.name.value)
  const sitting = Array.from({ length: count }, (_, seat) => sitterAt(wishes.sitting.value, seat))
  const promise = sitting.includes('me') ? newPromise() : null
  const table: NewTable = {
    game,
    options,
    sitting,
    pace: paceOf(wishes),
    onTime: wishes.onTime.value,
    listed: wishes.isListed.value,
    anchor: promise?.anchor ?? null,
    ...(saved !== undefined && { saved }),
  }
  const { id } = await api.post<{ id: string }>('tables', table)
  promise?.keepFor(id)
  go(`/online/${id}`)
}

interface Props {
  readonly game: string
  readonly SetupForm: ComponentType<SetupFormProps>
  readonly bots: readonly string[]
  /** A kept game that is taken along, by its id. */
  readonly from: string | undefined
}

/** What is on the device of a game, ready to be sent. */
async function along(id: string): Promise<Along> {
  const link = tables()
  link.wake()
  await link.open(id)
  const { snapshot } = link.mirror
  if (snapshot === null) throw new Error('There is nothing to take along.')
  const { game, options, seats, name } = snapshot
  const saved = await link.save()
  await link.leave(id)
  const players: readonly Player[] = seats.map(({ player }) => player)
  return { name, setup: { game, options, players }, seats: seats.map(({ words }) => words), saved }
}

export function NewOnlineTable({ game, SetupForm, bots, from }: Props) {
  const w = onlineWords()
  const wishes = useWishes()
  const taken = useSignal<Along | null>(null)
  useEffect(() => void greet(), [])
  useEffect(() => {
    if (from === undefined) return
    void attempt(async () => {
      const found = await along(from)
      wishes.sitting.value = sittersAs(found.setup.players, bots)
      taken.value = found
    })
  }, [from])
  // Always the same one: what is typed into another would be lost with it.
  const Asked = useMemo(
    () =>
      ({ seats }: { seats: readonly string[] }) => <Section wishes={wishes} seats={seats} bots={bots} />,
    [],
  )
  const start = (setup: Setup) => void attempt(() => openTable(wishes, setup, setup.players.length))
  if (server.value === 'none' || server.value === 'offline') {
    return (
      <main class="home lobby">
        <NoServer onAgain={() => void greet(true)} />
      </main>
    )
  }
  const { value: going } = taken
  return (
    <main class="new-game">
      <img class="ground" src={pictureOf(game, 'whole')} alt="" />
      {from === undefined ? (
        <Elsewhere.Provider value={{ title: w.newTable, begin: w.begin, Section: Asked }}>
          <SetupForm onStart={start} />
        </Elsewhere.Provider>
      ) : (
        going !== null && (
          <form
            class="setup"
            onSubmit={(event) => {
              event.preventDefault()
              void attempt(() => openTable(wishes, going.setup, going.seats.length, going.saved))
            }}
          >
            <h2>{w.newTable}</h2>
            <p class="line">{w.takeOnline(going.name)}</p>
            <Section wishes={wishes} seats={going.seats} bots={bots} />
            <div class="acts">
              <button type="submit" class="primary">
                {w.begin}
              </button>
            </div>
          </form>
        )
      )}
    </main>
  )
}
