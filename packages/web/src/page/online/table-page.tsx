/** A table at a server: its card until the game begins, then the table itself. */
import { useSignal } from '@preact/signals'
import type { Card } from '@tabularium/engine'
import { list } from '@tabularium/games'
import type { TableCard } from '@tabularium/online'
import { useEffect, useRef } from 'preact/hooks'
import { cardsOf } from '../../games/cards.ts'
import { pageOf } from '../../games/pages.ts'
import { Refused } from '../../table/link.ts'
import type { Company } from '../company.ts'
import { loadTable } from '../expecting.ts'
import { atTable } from '../frame/desk.ts'
import type { AnyGamePage } from '../game-page.ts'
import { barTitle } from '../page-bar.tsx'
import { reason } from '../reason.ts'
import { language, ui } from '../settings.ts'
import type { Table } from '../table.tsx'
import { api } from './api.ts'
import { hasPromised, newPromise } from './chains.ts'
import { companyAt } from './company.tsx'
import { greet } from './person.ts'
import { type Seated, seatedAt } from './seated.ts'
import { bringTerms, nameOf } from './told.ts'
import { Waiting } from './waiting.tsx'
import { onlineWords } from './words/index.ts'
import '../../style/home.css'
import '../../style/online.css'

interface Shown {
  readonly Board: typeof Table
  readonly page: AnyGamePage
  readonly company: Company
}

/** Everything that the table itself needs, once the game has begun. */
async function prepare(seated: Seated, game: string): Promise<Shown> {
  const { link } = seated
  const [Board, page] = await Promise.all([loadTable(), pageOf(game), link.open(seated.id)])
  if (page === undefined) throw new Error(`There is no page for ${game}.`)
  // The game has begun after the greeting.
  if (link.mirror.snapshot === null) await link.whole()
  return { Board, page, company: companyAt(seated, page) }
}

/** Who goes on at a seat of his from another device brings a chain of its own. */
async function promiseAnew({ id, mine, state, promised = null }: TableCard): Promise<void> {
  if (mine === null || state !== 'playing' || promised === null || hasPromised(id, promised)) return
  const promise = newPromise()
  await api.post<TableCard>(`tables/${id}/seats`, { seat: mine, anchor: promise.anchor })
  promise.keepFor(id)
}

function useSeated(id: string): Seated {
  const held = useRef<Seated | undefined>(undefined)
  held.current ??= seatedAt(id)
  const seated = held.current
  useEffect(() => () => seated.close(), [seated])
  return seated
}

export function TablePage({ id }: { id: string }) {
  const w = onlineWords()
  const seated = useSeated(id)
  const table = useSignal<TableCard | null>(null)
  const card = useSignal<Card | undefined>(undefined)
  const shown = useSignal<Shown | null>(null)
  const problem = useSignal<string | null>(null)
  const fail = (error: unknown) => {
    if (!(error instanceof Refused)) throw error
    problem.value = reason(error.refusal)
  }
  const look = () =>
    api.get<TableCard>(`tables/${id}`).then(async (found) => {
      await bringTerms([found])
      table.value = found
      return found
    })
  useEffect(() => {
    void greet()
      .then(look)
      .then(async ({ game }) => {
        seated.link.wake()
        const [found] = await cardsOf(list.filter((entry) => entry.id === game))
        card.value = found
      })
      .catch(fail)
  }, [seated])
  const title = table.value === null ? '' : nameOf(card.value, table.value.game)
  // Who sits where has changed, or it has begun.
  const { seats, state } = seated.online.value ?? {}
  const sat = JSON.stringify([seats?.map(({ name }) => name), state])
  useEffect(() => {
    if (seats !== undefined && shown.value === null) void look().catch(fail)
  }, [sat])
  const isOpen = (state ?? table.value?.state ?? 'open') === 'open'
  const game = table.value?.game
  useEffect(() => {
    if (isOpen || game === undefined || shown.value !== null) return
    void look()
      .then(promiseAnew)
      .then(() => prepare(seated, game))
      .then((ready) => (shown.value = ready), fail)
  }, [isOpen, game])
  const isShown = shown.value !== null
  useEffect(() => {
    atTable.value = isShown
    return () => {
      atTable.value = false
    }
  }, [isShown])
  useEffect(() => {
    if (title === '' || isShown) return undefined
    barTitle.value = title
    document.title = `${title} · Tabularium`
    return () => {
      barTitle.value = undefined
    }
  }, [title, isShown])
  if (problem.value !== null) {
    return (
      <main class="home">
        <div class="problem" role="alert">
          {problem.value}
        </div>
        <a class="button primary" href="#/online">
          {w.lobbyLink}
        </a>
      </main>
    )
  }
  if (shown.value !== null) {
    const { Board, page, company } = shown.value
    return <Board page={page} course={null} company={company} title={page.titles[language.value]} />
  }
  if (table.value === null || !isOpen) {
    return (
      <main class="home">
        <p role="status">{ui().loading} …</p>
      </main>
    )
  }
  return <Waiting table={table.value} card={card.value} seated={seated} onChange={look} />
}
