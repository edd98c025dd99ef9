/** Who sits at the table: name, side, whether he is there, and his clock; and how the connection is. */
import type { Seat } from '@tabularium/engine'
import { useEffect } from 'preact/hooks'
import type { Snapshot } from '../../table/protocol.ts'
import type { Desk } from '../frame/desk.ts'
import { isOneSheet } from '../frame/layout.ts'
import { isOver } from '../game-page.ts'
import type { Session } from '../session/session.ts'
import { language } from '../settings.ts'
import { clockWords, keepTicking, leftAt, tick } from './clock.ts'
import { useTurnTold } from './notify.ts'
import type { Seated } from './seated.ts'
import { botName, dayWords, hourWords } from './told.ts'
import { onlineWords } from './words/index.ts'

/** What a seat plays, as the rules call it: the name of who sits there stands before it. */
function sideWords(session: Session, { seats, names }: Snapshot, seat: Seat): string {
  const emblem = session.page.emblem?.(seat, session.view.value, language.value)
  if (emblem !== undefined) return emblem.words
  const words = seats[seat]?.words ?? ''
  const name = names[seat] ?? ''
  const inside = name !== '' && words.startsWith(`${name} (`) ? words.slice(name.length + 2, -1) : words
  return inside
}

function Clock({ seated, seat }: { seated: Seated; seat: Seat }) {
  const part = seated.online.value
  useEffect(keepTicking, [])
  if (part === null) return null
  const left = leftAt(part, seat, seated.heardAt.value, part.state === 'playing' ? tick.value : seated.heardAt.value)
  if (left === null) return null
  const words = clockWords(left)
  return (
    <span class={`clock${left < 60_000 ? ' short' : ''}`} role="timer" aria-label={onlineWords().timeLeft(words)}>
      {words}
    </span>
  )
}

function Person({ session, seated, seat }: { session: Session; seated: Seated; seat: Seat }) {
  const w = onlineWords()
  const snapshot = session.snapshot.value
  const person = seated.online.value?.seats[seat]
  if (snapshot === null || person === undefined) return null
  const player = snapshot.seats[seat]?.player ?? 'person'
  const isBot = player !== 'person'
  const isAsked = !isOver(snapshot) && snapshot.question?.seat === seat
  const presence = isBot ? w.bot : person.here ? w.here : w.away
  const isHere = isBot || person.here
  return (
    <li class={`person${isAsked ? ' asked-now' : ''}${isHere ? '' : ' gone'}`} aria-current={isAsked || undefined}>
      <i class={`presence ${isBot ? 'is-bot' : isHere ? 'is-here' : 'is-away'}`} title={presence} />
      <span class="name">
        {isBot ? botName(player) : (person.name ?? '')}
        {seat === snapshot.viewer && <small> ({w.you})</small>}
      </span>
      <span class="side-of">{sideWords(session, snapshot, seat)}</span>
      <span class="sr">{presence}</span>
      <Clock seated={seated} seat={seat} />
      {person.late && !isOneSheet.value && <span class="on-leave">{w.late}</span>}
      {person.away !== null && (
        <span class="on-leave">{isOneSheet.value ? w.onVacation : w.vacation(dayWords(person.away))}</span>
      )}
      {person.away === null && person.gone !== null && !isBot && (
        <span class="on-leave since">{w.awaySince(hourWords(person.gone))}</span>
      )}
    </li>
  )
}

/** Calm: nothing is lost, and the board can be looked at meanwhile. */
function ConnectionNote({ seated }: { seated: Seated }) {
  const w = onlineWords()
  const { connection, fate, link } = seated
  const isLost = connection.value?.is === 'lost'
  useEffect(() => (isLost ? keepTicking() : undefined), [isLost])
  const seconds =
    connection.value?.is === 'lost' ? Math.max(0, Math.ceil((connection.value.at - tick.value) / 1000)) : 0
  const told = fate.value === null || fate.value === 'sent' ? null : w.fates[fate.value]
  return (
    <p class="connection" data-is={isLost ? 'lost' : (fate.value ?? 'open')}>
      {isLost && <span>{w.reconnecting(seconds)}</span>}
      {/* Seconds are not spoken: what has happened is. */}
      <span role="status">{told}</span>
      {(fate.value === 'unheard' || isLost) && (
        <button type="button" class="link" onClick={() => link.retry()}>
          {fate.value === 'unheard' ? w.sendAgain : w.tryAgain}
        </button>
      )}
    </p>
  )
}

export function peopleOf(seated: Seated) {
  return function People({ session, desk }: { session: Session; desk: Desk }) {
    const w = onlineWords()
    const part = seated.online.value
    useTurnTold(session)
    if (part === null) return null
    const unread = seated.unread.value
    return (
      <section class={`panel-box people${isOneSheet.value ? ' slim' : ''}`} aria-label={w.people}>
        <ul class="plain">
          {part.seats.map((_, seat) => (
            <Person key={seat} session={session} seated={seated} seat={seat} />
          ))}
        </ul>
        {part.watching > 0 && <p class="watching-count">{w.watching(part.watching)}</p>}
        {isOneSheet.value && unread > 0 && (
          <button type="button" class="unread" onClick={() => desk.read('tab chat')}>
            {w.chatWith(unread)}
          </button>
        )}
        <ConnectionNote seated={seated} />
        {seated.proven.value.isBroken && (
          <p class="broken-seal" role="alert">
            {w.sealBroken}
          </p>
        )}
      </section>
    )
  }
}
