/** What somebody has offered and the reader may answer; whose time is up; and a question before it is too late. */
import type { Seat } from '@tabularium/engine'
import type { Offer } from '@tabularium/online'
import type { Session } from '../session/session.ts'
import { leftAt, tick } from './clock.ts'
import type { Seated } from './seated.ts'
import { botName } from './told.ts'
import { onlineWords } from './words/index.ts'

export function nameAt(session: Session, seated: Seated, seat: Seat): string {
  const player = session.snapshot.value?.seats[seat]?.player ?? 'person'
  return player === 'person' ? (seated.online.value?.seats[seat]?.name ?? '') : botName(player)
}

function OfferBox({ session, seated, offer }: { session: Session; seated: Seated; offer: Offer }) {
  const w = onlineWords()
  const viewer = session.snapshot.value?.viewer ?? null
  const { kind, by, agreed } = offer
  const answer = (yes: boolean) => void session.wish(() => seated.link.answer(kind, yes))
  const isMine = by === viewer
  const mayAnswer = viewer !== null && !isMine && !agreed.includes(viewer)
  return (
    <div class="refusal offer" role="status">
      <p>{isMine ? w.asked[kind] : w.offered(nameAt(session, seated, by), kind)}</p>
      {isMine && (
        <button type="button" onClick={() => void session.wish(() => seated.link.offer(kind, false))}>
          {kind === 'back' ? w.backOff : w.endOff}
        </button>
      )}
      {mayAnswer && (
        <>
          <button type="button" class="primary" onClick={() => answer(true)}>
            {w.yes}
          </button>
          <button type="button" onClick={() => answer(false)}>
            {w.no}
          </button>
        </>
      )}
    </div>
  )
}

/** Somebody else has no time left. */
function Claim({ session, seated }: { session: Session; seated: Seated }) {
  const w = onlineWords()
  const part = seated.online.value
  const viewer = session.snapshot.value?.viewer ?? null
  if (part === null || viewer === null || part.state !== 'playing') return null
  const late = part.running
  if (late === null || late === viewer || leftAt(part, late, seated.heardAt.value, tick.value) !== 0) return null
  const name = nameAt(session, seated, late)
  return (
    <div class="refusal offer" role="status">
      <p>{w.outOfTime(name)}</p>
      <button type="button" class="primary" onClick={() => void session.wish(() => seated.link.claim())}>
        {part.onTime === 'claim' ? w.claimIt : w.claimBot}
      </button>
    </div>
  )
}

export function offersOf(seated: Seated) {
  return function Offers({ session }: { session: Session }) {
    return (
      <>
        {seated.online.value?.offers.map((offer) => (
          <OfferBox key={offer.kind} session={session} seated={seated} offer={offer} />
        ))}
        <Claim session={session} seated={seated} />
      </>
    )
  }
}
