/** Who else plays: the side's sign and name, level, what is held as backs. While one thinks, its name breathes. */
import type { Seat } from '@tabularium/engine'
import { InlineIcon } from '../board/counters/icon.tsx'
import type { Session } from '../session/session.ts'
import { language, ui } from '../settings.ts'
import '../../style/opponent.css'

/** More than these are a number. */
const MOST_BACKS = 8

export function Backs({ count, side }: { count: number; side: string }) {
  return (
    <span class={`backs ${side}`} aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  )
}

interface Props {
  readonly session: Session
  readonly seat: Seat
}

/** Whoever sits there: the level of a bot, a person's name. */
function sitter({ snapshot }: Session, seat: Seat): string {
  const { seats = [], names = [] } = snapshot.value ?? {}
  const who = seats[seat]?.player ?? 'person'
  if (who === 'person') return names[seat] || ui().person
  return ui().bots[who.slice('bot:'.length)] ?? who
}

/** Its sign, side and level. */
export function OpponentHead({ session, seat }: Props) {
  const { page, snapshot, view, botIsAsked } = session
  if (snapshot.value === null || view.value === null) return null
  const emblem = page.emblem?.(seat, view.value, language.value)
  const isThinking = botIsAsked.value && snapshot.value.question?.seat === seat
  return (
    <p class="other-head">
      {emblem !== undefined && (
        <span class={`other-sign ${emblem.side} ${emblem.form}`}>
          <InlineIcon d={emblem.icon} size={18} />
        </span>
      )}
      <b class={isThinking ? 'breathes' : ''}>{emblem?.words ?? snapshot.value.seats[seat]?.words}</b>
      <small>{sitter(session, seat)}</small>
    </p>
  )
}

/** Bots; and people whose hands are hidden from who looks. At several screens the people at the table are told of elsewhere. */
function othersOf({ page, snapshot, viewer, company }: Session): readonly Seat[] {
  const own = viewer.value
  const hides = page.held !== undefined
  return (snapshot.value?.seats ?? []).flatMap(({ player }, seat) => {
    const isBotHere = company === null && player !== 'person'
    return seat !== own && (isBotHere || (hides && own !== null)) ? [seat] : []
  })
}

export function Opponents({ session }: { session: Session }) {
  const { page } = session
  const view = session.view.value
  const others = othersOf(session)
  if (view === null || others.length === 0) return null
  return (
    <section class="panel-box opponents" aria-label={ui().others}>
      {others.map((seat) => {
        const held = page.held?.(seat, view, language.value)
        return (
          <div key={seat} class="opponent">
            <OpponentHead session={session} seat={seat} />
            {held !== undefined && (
              <p class="other-cards">
                {held.count > 0 && (
                  <>
                    <Backs count={held.count} side={page.emblem?.(seat, view, language.value).side ?? ''} />
                    <b aria-hidden="true">{held.count}</b>
                  </>
                )}
                <span class="sr">{held.words}</span>
              </p>
            )}
          </div>
        )
      })}
    </section>
  )
}
