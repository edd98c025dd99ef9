/** The card just played or revealed, for both to see: for as long as it is carried out. */
import { cardName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { asked, cards, seatOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { HandProps } from '../../../page/game-page.ts'
import { handWords } from '../words/panels/hand-words.ts'
import { CardFace } from './card-face.tsx'
import { cardNow, revealed } from './last-card.ts'

/** Questions before which no card is being carried out. */
const BEFORE = ['impulse', 'claim']

export function Played({ view, language, session }: Pick<HandProps<View>, 'view' | 'language' | 'session'>) {
  const w = handWords(language)
  const card = cardNow(session.told.value)
  const isOver = !session.showing.value && BEFORE.includes(asked(view))
  if (card === null || isOver || view.phase !== 'strategy') return null
  const isRevealed = card.use === 'reserve'
  const title = isRevealed ? w.fromReserve : w.playedNow[card.player]
  const isOwn = card.use !== 'reserve' && session.viewer.value === seatOf(card.player) && !session.showing.value
  const earlier = isRevealed ? revealed(session.told.value).slice(0, -1) : []
  return (
    <section class={isOwn ? 'gates-played own' : 'gates-played'} data-folds="open" aria-label={title}>
      <p class="label">{title}</p>
      <CardFace id={card.card} language={language} />
      <p class="played-use">
        {card.use === 'event' ? w.used.event : `${w.used[card.use]} ${cards.get(card.card)?.ops ?? ''}`}
      </p>
      {earlier.length > 0 && <p class="played-use">{w.alsoRevealed(earlier.map((id) => cardName(id, language)))}</p>}
    </section>
  )
}
