/** The first page: where you were, where to start, the games there are, and the games you have. */
import { useSignal } from '@preact/signals'
import type { Card } from '@tabularium/engine'
import { list } from '@tabularium/games'
import type { ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { cardsOf } from '../../games/cards.ts'
import { CHANNEL, type Kept, type Setup } from '../../table/protocol.ts'
import { expectTable } from '../expecting.ts'
import { ended, tables } from '../tables.ts'
import { Covers } from './covers.tsx'
import { LeftOff, StartHere, StartWide } from './hero.tsx'
import { KeptGames } from './kept-games.tsx'
import { forget } from './last.ts'
import { Sign } from './sign.tsx'
import { attempt } from './trouble.ts'
import { homeWords } from './words.ts'
import '../../style/home.css'
import '../../style/home-covers.css'

const PROMISES = ['offline', 'dice', 'bot', 'book'] as const

function Promises() {
  return (
    <ul class="promises">
      {homeWords().promises.map((text, i) => (
        <li key={text}>
          <Sign of={PROMISES[i] ?? 'book'} size={15} /> {text}
        </li>
      ))}
      <li>
        <a href="#/lab">
          <Sign of="study" size={15} /> {homeWords().lab}
        </a>
      </li>
    </ul>
  )
}

/** The game to go on with: the last one that was played and is not over. */
const latest = (kept: readonly Kept[], cards: readonly Card[]) =>
  kept
    .filter(({ over, damaged, game }) => !over && !damaged && cards.some(({ id }) => id === game))
    .reduce<Kept | undefined>(
      (best, next) => (best === undefined || next.changed > best.changed ? next : best),
      undefined,
    )

function Home({ cards }: { cards: readonly Card[] }) {
  /** Undefined: not read yet. */
  const kept = useSignal<readonly Kept[] | undefined>(undefined)
  const title = useRef<HTMLHeadingElement>(null)
  const refresh = () =>
    attempt(async () => {
      kept.value ??= undefined
      kept.value = await tables()
        .list()
        .catch((error) => {
          kept.value ??= []
          throw error
        })
    })
  useEffect(() => {
    void refresh()
    const windows = new BroadcastChannel(CHANNEL)
    windows.onmessage = refresh
    return () => windows.close()
  }, [ended.value])
  const rename = (id: string, name: string) =>
    attempt(async () => {
      await tables().rename(id, name)
      await refresh()
    })
  const remove = (id: string) =>
    attempt(async () => {
      await tables().remove(id)
      await refresh()
      title.current?.focus()
    })
  // What was chosen last may not fit any more: then the next press begins as the card says.
  const start = (setup: Setup) =>
    attempt(async () => {
      expectTable(setup.game, false)
      const { beginNew } = await import('../opening.ts')
      await beginNew(setup).catch((error) => {
        forget(setup.game)
        throw error
      })
    })
  const games = kept.value ?? []
  const last = latest(games, cards)
  const card = cards.find(({ id }) => id === last?.game)
  return (
    <main class="home">
      <div class="top-row">
        {last !== undefined && card !== undefined ? (
          <>
            <LeftOff
              kept={last}
              card={card}
              others={games.length - 1}
              onOthers={() => {
                title.current?.scrollIntoView()
                title.current?.focus()
              }}
            />
            <StartHere />
          </>
        ) : (
          kept.value !== undefined && <StartWide />
        )}
      </div>
      <Covers cards={cards} onBegin={start} />
      <Promises />
      {games.length > 0 && <KeptGames kept={games} cards={cards} title={title} onRename={rename} onRemove={remove} />}
    </main>
  )
}

/** The page, once it has the games' cards. */
export async function loadHome(): Promise<ComponentType> {
  const cards = await cardsOf(list)
  return () => <Home cards={cards} />
}
