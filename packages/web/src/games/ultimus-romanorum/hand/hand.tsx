/** The stratagems in hand, fanned at the foot of the table: only those that the viewer may see. */
import { useSignal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import {
  asked,
  type CampName,
  type Hand as Held,
  handSize,
  type View,
  whose,
} from '@tabularium/ultimus-romanorum/shown'
import { useEffect } from 'preact/hooks'
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import type { HandProps } from '../../../page/game-page.ts'
import { stratagemName } from '../names.ts'
import { tableWords } from '../words/table/index.ts'
import { faceOf } from './cards.ts'
import '../../../style/ultimus-hand.css'

interface Mine {
  readonly cards: readonly string[]
  readonly camp: CampName
}

/** Of the two hands the one that is seen; null: none is. Everybody sees a hand that is empty. */
function mineOf({ hands, romanSeat }: View): Mine | null {
  const both: readonly Held[] = [hands.first, hands.second]
  const seat = both.findIndex((hand) => typeof hand !== 'number' && handSize(hand) > 0)
  const hand = both[seat]
  if (hand === undefined || typeof hand === 'number') return null
  const cards = Object.entries(hand).flatMap(([id, count]) => Array.from({ length: count }, () => id))
  return { cards, camp: romanSeat === seat ? 'roman' : 'barbarian' }
}

interface CardProps {
  readonly id: string
  readonly language: Language
  readonly camp: CampName
  /** Why it is not played now; null: it can be. */
  readonly reason: string | null
  /** What its button says. */
  readonly act: string
  readonly isChosen: boolean
  readonly turn: number
  readonly onPick: () => void
  readonly onPlay: () => void
}

function Card({ id, language, camp, reason, act, isChosen, turn, onPick, onPlay }: CardProps) {
  const w = tableWords[language].hand
  const { when, icon } = faceOf(id)
  const name = stratagemName(id, language)
  return (
    <li class={`stratagem ${camp}${reason === null ? '' : ' grey'}${isChosen ? ' chosen' : ''} turn${turn}`}>
      <button type="button" class="stratagem-face" aria-pressed={isChosen} onClick={onPick}>
        <span class="stratagem-head">
          <b>{name}</b>
          <i>{when}</i>
        </span>
        <span class="stratagem-picture">
          <InlineIcon d={icon} size={40} />
        </span>
        <span class="stratagem-text">{reason ?? w.effects[id]}</span>
      </button>
      {isChosen && reason === null && (
        <button type="button" class="primary stratagem-play" onClick={onPlay}>
          {act}
        </button>
      )}
      {isChosen && reason !== null && <span class="stratagem-more">{w.effects[id]}</span>}
    </li>
  )
}

/** Questions at which a stratagem could be played. */
const WINDOWS = ['movement', 'window', 'geostrategy', 'initiative-answer', 'augusta-opening']

/** Turned a little, by how far it is from the middle of the fan. */
const turnOf = (i: number, count: number) => Math.max(-3, Math.min(3, Math.round(i - (count - 1) / 2)))

export function Hand({ view, language, choices, onChoose, whyNot }: HandProps<View>) {
  const w = tableWords[language]
  const chosen = useSignal<number | null>(null)
  const isOpen = useSignal(false)
  const reasons = useSignal<Readonly<Record<string, string>>>({})
  const mine = mineOf(view)
  const cards = mine?.cards ?? []
  const offered = new Set(choices.map(({ action }) => action))
  const isAsked = choices.length > 0
  const isWindow = isAsked && WINDOWS.includes(asked(view))
  const key = [cards.join(), [...offered].filter((action) => action.startsWith('play ')).join(), isWindow].join('|')
  useEffect(() => {
    chosen.value = null
    reasons.value = {}
    if (!isWindow) return
    let isGone = false
    for (const id of new Set(cards)) {
      if (offered.has(`play ${id}`)) continue
      void whyNot(`play ${id}`).then((refusal) => {
        const said = refusal === null ? null : (refusal.case ?? refusal.clause ?? refusal.message)
        if (!isGone && said != null) reasons.value = { ...reasons.value, [id]: said }
      })
    }
    return () => {
      isGone = true
    }
  }, [key])
  if (mine === null || cards.length === 0) return null
  const reasonFor = (id: string): string | null => {
    const its = whose(id)
    if (its !== 'both' && its !== mine.camp) return w.hand.notYours
    if (offered.has(`play ${id}`)) return null
    return reasons.value[id] ?? (isAsked && !isWindow ? w.hand.later : (w.hand.effects[id] ?? ''))
  }
  return (
    <div class={`ur-hand${isOpen.value ? ' open' : ''}`}>
      <button
        type="button"
        class="hand-open"
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {`${w.stratagems} (${cards.length})`}
      </button>
      <ul class="plain hand-cards" aria-label={w.stratagems}>
        {cards.map((id, i) => (
          <Card
            key={`${id} ${i}`}
            id={id}
            language={language}
            camp={mine.camp}
            reason={reasonFor(id)}
            act={asked(view) === 'discard-choice' ? w.hand.discard : w.hand.play}
            isChosen={chosen.value === i}
            turn={turnOf(i, cards.length)}
            onPick={() => {
              isOpen.value = true
              chosen.value = chosen.value === i ? null : i
            }}
            onPlay={() => {
              isOpen.value = false
              onChoose(`play ${id}`)
            }}
          />
        ))}
      </ul>
    </div>
  )
}
