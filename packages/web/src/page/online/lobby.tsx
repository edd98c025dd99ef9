/** The lobby: one's own games, tables that wait for players, games to watch, games that are over. */
import { useSignal } from '@preact/signals'
import type { Card } from '@tabularium/engine'
import { list } from '@tabularium/games'
import type { Listing, TableCard } from '@tabularium/online'
import { useEffect } from 'preact/hooks'
import { cardsOf } from '../../games/cards.ts'
import { titleOf } from '../home/covers.tsx'
import { Sign } from '../home/sign.tsx'
import { attempt } from '../home/trouble.ts'
import { language } from '../settings.ts'
import { api } from './api.ts'
import { greet, me, server } from './person.ts'
import { briefly, bringTerms, nameOf, sittersIn } from './told.ts'
import { onlineWords } from './words/index.ts'
import '../../style/home.css'
import '../../style/home-covers.css'
import '../../style/online.css'

const LISTS = ['mine', 'open', 'watch', 'finished'] as const satisfies readonly Listing[]

type Lists = Readonly<Record<Listing, readonly TableCard[]>>

const NOTHING: Lists = { mine: [], open: [], watch: [], finished: [] }

async function fetchLists(): Promise<Lists> {
  const wanted = LISTS.filter((name) => name !== 'mine' || me.value !== null)
  const found = await Promise.all(
    wanted.map(async (name) => [name, (await api.get<{ tables: readonly TableCard[] }>(`tables?list=${name}`)).tables]),
  )
  return inTheirPlace({ ...NOTHING, ...Object.fromEntries(found) })
}

/** One's own that are over stand among those that are over, before those of others. */
function inTheirPlace({ mine, finished, ...lists }: Lists): Lists {
  const over = mine.filter(({ state }) => state === 'over')
  const others = finished.filter(({ id }) => over.every((each) => each.id !== id))
  return { ...lists, mine: mine.filter(({ state }) => state !== 'over'), finished: [...over, ...others] }
}

function Row({ table, card }: { table: TableCard; card: Card | undefined }) {
  const w = onlineWords()
  return (
    <li class={`kept of-${table.game}`}>
      <a href={`#/online/${table.id}`}>
        <strong>
          {nameOf(card, table.game)}
          {table.yourTurn && <span class="your-turn">{w.yourTurn}</span>}
        </strong>
        <span>{briefly(table, card)}</span>
        <span>{sittersIn(table, card)}</span>
      </a>
    </li>
  )
}

function Section({ of, tables, cards }: { of: Listing; tables: readonly TableCard[]; cards: readonly Card[] }) {
  const w = onlineWords()
  return (
    <section class="yours" aria-labelledby={`list-${of}`}>
      <h2 id={`list-${of}`}>{w[of]}</h2>
      {tables.length === 0 ? (
        <p class="hint">{w.none[of]}</p>
      ) : (
        <ul class="plain">
          {tables.map((table) => (
            <Row key={table.id} table={table} card={cards.find(({ id }) => id === table.game)} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Which game to open a table of. */
function Games({ cards }: { cards: readonly Card[] }) {
  const w = onlineWords()
  return (
    <details class="open-table">
      <summary class="button primary">
        <Sign of="play" /> {w.openTable}
      </summary>
      <nav aria-label={w.openA}>
        {cards.map((card) => (
          <a key={card.id} class={`button of-${card.id}`} href={`#/online/new/${card.id}`}>
            {titleOf(card)}
          </a>
        ))}
      </nav>
    </details>
  )
}

/** Nothing that works alone needs a server: it is said, and that is all. */
export function NoServer({ onAgain }: { onAgain: () => void }) {
  const w = onlineWords()
  const isOffline = server.value === 'offline'
  return (
    <section class="yours no-server" role="status">
      <p>
        <Sign of="offline" size={20} /> {isOffline ? w.offline : w.noServer}
      </p>
      {isOffline && (
        <button type="button" onClick={onAgain}>
          {w.tryAgain}
        </button>
      )}
    </section>
  )
}

export function Lobby() {
  const w = onlineWords()
  const cards = useSignal<readonly Card[]>([])
  const lists = useSignal<Lists | null>(null)
  const refresh = async (isAgain: boolean) => {
    await greet(isAgain)
    if (server.value === null || typeof server.value !== 'object') return
    await attempt(async () => {
      const found = await fetchLists()
      await bringTerms(Object.values(found).flat())
      lists.value = found
    })
  }
  useEffect(() => {
    void cardsOf(list).then((found) => (cards.value = found))
    void refresh(false)
    const look = () => document.visibilityState === 'visible' && void refresh(server.value === 'offline')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const waiting = lists.value?.mine.filter(({ yourTurn }) => yourTurn).length ?? 0
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${w.lobby} · Tabularium`
  }, [waiting, language.value])
  const isThere = server.value !== null && typeof server.value === 'object'
  return (
    <main class="home lobby">
      <header class="lobby-head">
        <div>
          <h1>{w.lobby}</h1>
          <p>{w.lobbyLine}</p>
        </div>
        {isThere && (
          <p class="who">
            <span>{me.value === null ? w.stranger : w.signedInAs(me.value.name)}</span>
            <a class="button" href="#/account">
              {w.account}
            </a>
          </p>
        )}
        {isThere && <Games cards={cards.value} />}
      </header>
      {server.value !== null && !isThere && <NoServer onAgain={() => void refresh(true)} />}
      {isThere &&
        lists.value !== null &&
        LISTS.filter((name) => name !== 'mine' || me.value !== null).map((name) => (
          <Section key={name} of={name} tables={lists.value?.[name] ?? []} cards={cards.value} />
        ))}
    </main>
  )
}
