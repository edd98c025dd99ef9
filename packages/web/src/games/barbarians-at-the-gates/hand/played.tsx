/** The card just played, for both to see: for as long as it is carried out. */
import { asked, cards, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { HandProps } from '../../../page/game-page.ts'
import { handWords } from '../words/panels/hand-words.ts'
import { CardFace } from './card-face.tsx'
import { cardNow } from './last-card.ts'

/** Questions before which no card is being carried out. */
const BEFORE = ['impulse', 'claim']

export function Played({ view, language, session }: Pick<HandProps<View>, 'view' | 'language' | 'session'>) {
  const w = handWords(language)
  const card = cardNow(session.told.value)
  const isOver = !session.showing.value && BEFORE.includes(asked(view))
  if (card === null || isOver || view.phase !== 'strategy') return null
  return (
    <section class="gates-played" data-folds="open" aria-label={w.playedNow[card.player]}>
      <p class="label">{w.playedNow[card.player]}</p>
      <CardFace id={card.card} language={language} />
      <p class="played-use">
        {card.use === 'event' ? w.used.event : `${w.used[card.use]} ${cards.get(card.card)?.ops ?? ''}`}
      </p>
    </section>
  )
}
