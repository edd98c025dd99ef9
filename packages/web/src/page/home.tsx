/** The first page: the games there are, and the games you have. */
import { useSignal } from '@preact/signals'
import type { Card as GameCard } from '@tabularium/engine'
import type { Refusal } from '@tabularium/engine/room'
import { list } from '@tabularium/games'
import type { ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { cardsOf } from '../games/cards.ts'
import { Refused } from '../table/link.ts'
import { CHANNEL, type Kept, type Setup } from '../table/protocol.ts'
import { Control } from './control.tsx'
import { lazy } from './lazy.tsx'
import { language, ui } from './settings.ts'
import { begin, ended, reason, tables } from './tables.ts'
import '../style/home.css'

const exportGame = (id: string, name: string) => import('./files.ts').then((module) => module.exportGame(id, name))
const AskDelete = lazy(() => import('./ask.tsx').then((module) => module.AskDelete))
const AskName = lazy(() => import('./ask.tsx').then((module) => module.AskName))

function Card({
  card,
  ready = false,
  children,
}: {
  card: GameCard
  ready?: boolean
  children: preact.ComponentChildren
}) {
  return (
    <article class={ready ? 'card' : 'card absent'}>
      <h3>{card.title}</h3>
      <p class="count">
        {ui().players}: {card.players}
      </p>
      <p>{card.about[language.value]}</p>
      <div class="buttons">{children}</div>
    </article>
  )
}

function ReadyCard({ card, onBegin }: { card: GameCard; onBegin: (setup: Setup) => void }) {
  const { id, quick } = card
  return (
    <Card card={card} ready>
      <button type="button" class="primary" onClick={() => onBegin({ game: id, ...quick })}>
        {ui().playNow}
      </button>
      <a class="button" href={`#/new/${id}`}>
        {ui().newGame}
      </a>
      <a class="button" href={`#/learn/${id}`} title={ui().learnHint}>
        {ui().learn}
      </a>
    </Card>
  )
}

const hasPage = (id: string): boolean => list.some((entry) => entry.id === id && entry.hasNoPage !== true)

/** What a game says of itself; nothing if that cannot be read. */
function ofItself({ options, outline }: Kept, card: GameCard | undefined): string | undefined {
  try {
    return card?.brief(options, outline, language.value)
  } catch {
    return undefined
  }
}

/** A kept game in a few words: its level and round, how far it has gone, when. */
function briefly(kept: Kept, card: GameCard | undefined): string {
  const u = ui()
  const { length, over, lasting, changed } = kept
  const parts = [ofItself(kept, card), u.actionsDone(length), over && u.finished]
  return [...parts, !lasting && u.notKept, u.changed(changed)].filter((part) => part).join(' · ')
}

type Question = { readonly what: 'rename' | 'delete'; readonly kept: Kept }

interface KeptGameProps {
  readonly kept: Kept
  readonly card: GameCard | undefined
  readonly onAsk: (question: Question) => void
}

function KeptGame({ kept, card, onAsk }: KeptGameProps) {
  const u = ui()
  return (
    <li class="kept">
      {kept.damaged ? (
        <p>
          <strong>{kept.name}</strong>
          <span>{u.damaged}</span>
        </p>
      ) : (
        <a href={`#/table/${kept.id}`}>
          <strong>{kept.name}</strong>
          <span>{briefly(kept, card)}</span>
        </a>
      )}
      {kept.damaged ? (
        <button type="button" aria-label={`${u.export}: ${kept.name}`} onClick={() => exportGame(kept.id, kept.name)}>
          {u.export}
        </button>
      ) : (
        <button type="button" aria-label={`${u.rename}: ${kept.name}`} onClick={() => onAsk({ what: 'rename', kept })}>
          {u.rename}
        </button>
      )}
      <button type="button" aria-label={`${u.remove}: ${kept.name}`} onClick={() => onAsk({ what: 'delete', kept })}>
        {u.remove}
      </button>
    </li>
  )
}

/** The games on this device: open, rename, delete. */
function YourGames({ cards, attempt }: { cards: readonly GameCard[]; attempt: Attempt }) {
  const u = ui()
  const kept = useSignal<readonly Kept[]>([])
  const asked = useSignal<Question | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const refresh = () =>
    attempt(async () => {
      kept.value = await tables().list()
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
  const importFile = (chosen: File) =>
    attempt(() => {
      const name = chosen.name.replace(/\.[^.]*$/, '')
      return begin(async () => tables().import(await chosen.text(), name))
    }, u.brokenSave)
  const question = asked.value
  const close = () => {
    asked.value = null
  }
  return (
    <section aria-labelledby="yours">
      <h2 id="yours" ref={title} tabIndex={-1}>
        {u.yourGames}
      </h2>
      {kept.value.length === 0 && <p>{u.noGames}</p>}
      <ul class="plain">
        {kept.value.map((game) => (
          <KeptGame
            key={game.id}
            kept={game}
            card={cards.find(({ id }) => id === game.game)}
            onAsk={(about) => (asked.value = about)}
          />
        ))}
      </ul>
      {question?.what === 'rename' && (
        <AskName name={question.kept.name} onClose={close} onName={(name) => rename(question.kept.id, name)} />
      )}
      {question?.what === 'delete' && (
        <AskDelete name={question.kept.name} onClose={close} onDelete={() => remove(question.kept.id)} />
      )}
      <input
        ref={file}
        type="file"
        hidden
        accept=".tabularium,.json,.txt,application/json,text/plain"
        onChange={(e) => {
          const [chosen] = e.currentTarget.files ?? []
          if (chosen !== undefined) void importFile(chosen)
          e.currentTarget.value = ''
        }}
      />
      <Control icon="upload" label={u.import} wide onClick={() => file.current?.click()} />
    </section>
  )
}

/** Does something that may be refused; the page then says so, under that heading. */
type Attempt = (what: () => Promise<void>, heading?: string) => Promise<void>

function Home({ cards }: { cards: readonly GameCard[] }) {
  const u = ui()
  const problem = useSignal<{ heading: string; refusal: Refusal } | null>(null)
  const attempt: Attempt = async (what, heading = u.error) => {
    try {
      problem.value = null
      await what()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      problem.value = { heading, refusal: error.refusal }
    }
  }
  const start = (setup: Setup) => attempt(() => begin(() => tables().create(setup)))
  return (
    <main class="home">
      <h1>Tabularium</h1>
      <p class="tagline">{u.tagline}</p>
      {problem.value !== null && (
        <div class="refusal" role="alert">
          <p>
            <strong>{problem.value.heading}.</strong> {reason(problem.value.refusal)} {u.keptSafe}
          </p>
          <Control icon="close" label={u.close} onClick={() => (problem.value = null)} />
        </div>
      )}
      <section aria-labelledby="games">
        <h2 id="games">{u.games}</h2>
        <div class="cards">
          {cards.map((card) =>
            hasPage(card.id) ? (
              <ReadyCard key={card.id} card={card} onBegin={start} />
            ) : (
              <Card key={card.id} card={card}>
                <span class="badge">{u.noPage}</span>
              </Card>
            ),
          )}
        </div>
      </section>
      <YourGames cards={cards} attempt={attempt} />
    </main>
  )
}

/** The page, once it has the games' cards. */
export async function loadHome(): Promise<ComponentType> {
  const cards = await cardsOf(list)
  return () => <Home cards={cards} />
}
