/** The four games, each in its colour. */
import type { Card } from '@tabularium/engine'
import { useRef } from 'preact/hooks'
import type { Setup } from '../../table/protocol.ts'
import { go } from '../router.ts'
import { language, ui } from '../settings.ts'
import { quickSetup } from './last.ts'
import { pictureOf } from './pictures.ts'
import { Sign } from './sign.tsx'
import { homeWords } from './words.ts'

export const titleOf = (card: Card): string => card.titles?.[language.value] ?? card.title

/** How long a press lasts that opens set-up, in milliseconds. */
const LONG = 550

/** A press begins a game; a long one opens set-up. */
function PlayButton({ card, onBegin }: { card: Card; onBegin: (setup: Setup) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  const press = () => {
    isLong.current = false
    timer.current = setTimeout(() => {
      isLong.current = true
      go(`/new/${card.id}`)
    }, LONG)
  }
  return (
    <button
      type="button"
      class="play"
      aria-label={ui().playNow}
      aria-describedby={`made-${card.id}`}
      onPointerDown={press}
      onPointerUp={stop}
      onPointerLeave={stop}
      onContextMenu={(event) => isLong.current && event.preventDefault()}
      onClick={() => isLong.current || onBegin(quickSetup(card))}
    >
      {homeWords().play}
    </button>
  )
}

function Actions({ card, onBegin }: { card: Card; onBegin: (setup: Setup) => void }) {
  return (
    <div class="acts">
      <PlayButton card={card} onBegin={onBegin} />
      <a class="more" href={`#/new/${card.id}`} aria-label={ui().newGame} title={ui().newGame}>
        <Sign of="down" size={18} />
      </a>
      <a class="learn" href={`#/learn/${card.id}`} aria-label={ui().learn} title={ui().learnHint}>
        <Sign of="learn" /> {homeWords().learn}
      </a>
    </div>
  )
}

function Cover({ card, onBegin }: { card: Card; onBegin: (setup: Setup) => void }) {
  const { cover } = card
  const picture = pictureOf(card.id, 'cover')
  const spoken = language.value
  return (
    <article class={`cover of-${card.id}`} aria-labelledby={`cover-${card.id}`}>
      <div class="art">
        <img src={picture} alt="" width={560} height={380} />
      </div>
      <div class="told">
        <p class="years">{cover?.years[spoken]}</p>
        <h3 id={`cover-${card.id}`}>{titleOf(card)}</h3>
        <p class="about">{card.about[spoken]}</p>
        <p class="facts">
          <span>
            <Sign of="users" size={15} /> {cover?.who[spoken] ?? card.players}
          </span>
          {cover !== undefined && (
            <>
              <span>
                <Sign of="clock" size={15} /> {cover.length[spoken]}
              </span>
              <span>{cover.weight[spoken]}</span>
            </>
          )}
        </p>
        <Actions card={card} onBegin={onBegin} />
        <p class="made" id={`made-${card.id}`}>
          {homeWords().made}
        </p>
      </div>
    </article>
  )
}

export function Covers({ cards, onBegin }: { cards: readonly Card[]; onBegin: (setup: Setup) => void }) {
  return (
    <section class="covers" aria-labelledby="games">
      <h2 id="games">{ui().games}</h2>
      {cards.map((card) => (
        <Cover key={card.id} card={card} onBegin={onBegin} />
      ))}
    </section>
  )
}
