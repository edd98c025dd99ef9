/** The other player: name, level, cards as backs, the last card; and the Tribal Reserve, face down. */
import { cardName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  cards,
  cardsIn,
  otherPlayer,
  type PlayerName,
  seatOf,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import { Backs, OpponentHead } from '../../../page/frame/opponent.tsx'
import type { HandProps } from '../../../page/game-page.ts'
import { sideOfPlayer } from '../sides.ts'
import { handWords } from '../words/panels/hand-words.ts'
import { lastCard } from './last-card.ts'

type Props = Pick<HandProps<View>, 'view' | 'language' | 'session'>

function Other({ player, view, language, session }: Props & { player: PlayerName }) {
  const w = handWords(language)
  const seat = seatOf(player)
  const last = lastCard(session.told.value, player)
  const said =
    last === null ? null : w.lastCard(cardName(last.card, language), last.use, cards.get(last.card)?.ops ?? 0)
  return (
    <section class={`gates-other ${player}`}>
      <OpponentHead session={session} seat={seat} />
      <p class="other-cards">
        <Backs count={view.hands[seat]} side={sideOfPlayer[player]} />
        <b aria-hidden="true">{view.hands[seat]}</b>
        <span class="sr">{w.holds(view.hands[seat])}</span>
      </p>
      <p class="other-last">
        {said === null ? (
          w.noCard
        ) : (
          <>
            {said[0]}
            <b>{said[1]}</b>
            {said[2]}
          </>
        )}
      </p>
    </section>
  )
}

function Reserve({ view, language }: Pick<Props, 'view' | 'language'>) {
  const w = handWords(language)
  const isBaptized = cardsIn(view, 'roman', 'face-up').length > 0
  if (view.reserve === 0 && !isBaptized) return null
  return (
    <section class="gates-reserve">
      <p class="label">{w.reserve}</p>
      <p class="other-cards">
        <Backs count={view.reserve} side={sideOfPlayer.roman} />
        <small>{isBaptized ? w.baptism : w.inReserve(view.reserve)}</small>
      </p>
    </section>
  )
}

export function Corner({ view, language, session, mine }: Props & { mine: PlayerName | null }) {
  const viewer = session.viewer.value
  const own = mine ?? (viewer === 1 ? 'barbarian' : viewer === 0 ? 'roman' : null)
  const shown: readonly PlayerName[] = own === null ? ['roman', 'barbarian'] : [otherPlayer(own)]
  return (
    <div class="gates-corner" data-folds="open">
      {shown.map((player) => (
        <Other key={player} player={player} view={view} language={language} session={session} />
      ))}
      <Reserve view={view} language={language} />
    </div>
  )
}
