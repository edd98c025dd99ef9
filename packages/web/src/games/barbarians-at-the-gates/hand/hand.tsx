/** The cards in hand, fanned at the foot of the table; beside them the other player, the Reserve and the card just played. */
import { useSignal } from '@preact/signals'
import { cardName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { seenHand, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import { useEffect } from 'preact/hooks'
import { isOneSheet } from '../../../page/frame/layout.ts'
import type { HandProps } from '../../../page/game-page.ts'
import { asidesOf } from '../../../page/later.ts'
import type { HandWords } from '../words/panels/hand-catalogue.ts'
import { effectOf, handWords } from '../words/panels/hand-words.ts'
import { CardFace } from './card-face.tsx'
import { choose, chosenCard, eventNot, notNow } from './chosen.ts'
import { Corner } from './corner.tsx'
import { dragCard } from './drag.ts'
import { Played } from './played.tsx'
import { useEscape } from './put-back.ts'
import { Quick } from './quick.tsx'
import { cardReason, eventReason, standingOf } from './standing.ts'
import { wholeText } from './whole-text.ts'
import '../../../style/gates-hand.css'

interface HeldProps {
  readonly id: string
  readonly language: Language
  /** Why it is not played now; null: it can be, or nothing is asked. */
  readonly reason: string | null
  readonly isLit: boolean
  readonly turn: number
  readonly onPick: () => void
  readonly choices: HandProps<View>['choices']
  readonly onPlay: (action: string) => void
}

function Held({ id, language, reason, isLit, turn, onPick, choices, onPlay }: HeldProps) {
  const isChosen = chosenCard.value === id
  return (
    <li class={`held${isLit ? ' lit' : ''}${reason === null ? '' : ' grey'}${isChosen ? ' chosen' : ''} turn${turn}`}>
      <button
        type="button"
        data-card={id}
        aria-pressed={isChosen}
        onClick={onPick}
        onPointerDown={(event) => isLit && dragCard(event, event.currentTarget, id)}
      >
        <CardFace id={id} language={language} reason={reason} />
      </button>
      {!isChosen && <Quick card={id} choices={choices} language={language} onPlay={onPlay} />}
    </li>
  )
}

/** Turned a little, by how far it is from the middle of the fan. */
const turnOf = (i: number, count: number) => Math.max(-4, Math.min(4, Math.round(i - (count - 1) / 2)))

/** The arrow keys go from card to card. */
function turnTo(event: KeyboardEvent): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')]
  const next = all[all.indexOf(document.activeElement as HTMLElement) + by]
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

/** Why the events that are not offered cannot be played: asked of the table, one by one. */
function useReasons(key: string, wanted: readonly string[], whyNot: HandProps<View>['whyNot'], w: HandWords): void {
  useEffect(() => {
    choose(null)
    eventNot.value = {}
    let isGone = false
    for (const id of wanted) {
      void whyNot(`event ${id}`, (rule) => w.eventNot[rule]).then((refusal) => {
        if (isGone || refusal === null) return
        eventNot.value = { ...eventNot.value, [id]: eventReason(refusal, w) }
      })
    }
    return () => {
      isGone = true
    }
  }, [key])
}

export function Hand({ view, language, choices, onChoose, whyNot, session }: HandProps<View>) {
  const w = handWords(language)
  const isOpen = useSignal(false)
  const mine = seenHand(view)
  const cards = mine?.cards ?? []
  const now = standingOf(view, choices)
  const { isAsked, isForCards } = now
  const key = [session.snapshot.value?.length, language, cards.join(), isForCards, [...now.events].join()].join('|')
  useEscape()
  useReasons(key, now.silent, whyNot, w)
  useEffect(() => {
    isOpen.value = false
  }, [session.snapshot.value?.length])
  const lifted = chosenCard.value
  useEffect(() => {
    notNow.value = lifted === null ? null : cardReason(lifted, now, eventNot.value, w)
  })
  const pick = (id: string) => {
    isOpen.value = true
    // On one sheet what a card can be used for stands where the recap is.
    if (isOneSheet.value) asidesOf(session).recalled.value = false
    choose(chosenCard.value === id ? null : id)
  }
  const reasonFor = (id: string): string | null => {
    // Until the table has said why, the card says what it does; what waits for something else says so once it is lifted.
    if (isForCards) return cardReason(id, now, eventNot.value, w) ?? (now.lit.has(id) ? null : effectOf(id, language))
    return chosenCard.value === id ? cardReason(id, now, eventNot.value, w) : null
  }
  return (
    <div class={`gates-hand${isOpen.value ? ' open' : ''}${isAsked && !isForCards ? ' rests' : ''}`}>
      <Corner view={view} language={language} session={session} mine={mine?.player ?? null} />
      <Played view={view} language={language} session={session} />
      {cards.length > 0 && (
        <>
          <button
            type="button"
            class="hand-open"
            aria-expanded={isOpen.value}
            onClick={() => {
              isOpen.value = !isOpen.value
              if (!isOpen.value) choose(null)
            }}
          >
            {isOpen.value ? w.close : w.count(cards.length)}
          </button>
          <ul class="plain hand-cards" data-count={cards.length} aria-label={w.hand} onKeyDown={turnTo}>
            {cards.map((id, i) => (
              <Held
                key={id}
                id={id}
                language={language}
                reason={reasonFor(id)}
                isLit={now.lit.has(id)}
                turn={turnOf(i, cards.length)}
                onPick={() => pick(id)}
                choices={choices}
                onPlay={(action) => {
                  choose(null)
                  onChoose(action)
                }}
              />
            ))}
          </ul>
          {/* While nothing is asked there is no panel to read it in. */}
          {lifted !== null && !isAsked && (
            <p class="held-more">{wholeText(lifted, language) ?? effectOf(lifted, language)}</p>
          )}
          <span class="sr" role="status">
            {lifted === null ? '' : cardName(lifted, language)}
          </span>
        </>
      )}
    </div>
  )
}
