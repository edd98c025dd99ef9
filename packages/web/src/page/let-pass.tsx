/** One press lets many windows of a game with hidden hands pass; another calls them back. */
import type { Language, Seat } from '@tabularium/engine'
import { useEffect } from 'preact/hooks'
import { letting, type Secrets } from './letting.ts'
import type { Session } from './session/session.ts'
import { language } from './settings.ts'

interface Words {
  readonly letRow: string
  readonly letTurn: string
  readonly letting: string
  readonly again: string
}

const catalogues: Record<Language, Words> = {
  en: {
    letRow: 'Play nothing more in this impulse',
    letTurn: 'Play nothing more in this turn',
    letting: 'You play nothing more in answer this turn.',
    again: 'Ask me again',
  },
  fr: {
    letRow: 'Ne plus rien jouer dans cette impulsion',
    letTurn: 'Ne plus rien jouer dans ce tour',
    letting: 'Vous ne répondez plus rien ce tour.',
    again: 'Me demander à nouveau',
  },
}

function letPass(seat: Seat, turn: string | null): void {
  letting.value = new Map(letting.value).set(seat, turn)
}

function askAgain(seats: readonly Seat[]): void {
  letting.value = new Map([...letting.value].filter(([seat]) => !seats.includes(seat)))
}

const turnOf = ({ inARow }: Secrets, session: Session): string | null => inARow?.turn(session.view.value) ?? null

/** Whose wish to let them pass is over: something else is asked of him, or the turn is over. */
function letOver(session: Session, secrets: Secrets): readonly Seat[] {
  const asked = session.snapshot.value?.question
  const turn = turnOf(secrets, session)
  return [...letting.value].flatMap(([seat, until]) => {
    const isOther = asked?.seat === seat && asked.window === null && !secrets.inARow?.between.includes(asked.ask)
    return (until === null ? isOther : until !== turn) ? [seat] : []
  })
}

interface Wish {
  readonly session: Session
  readonly onWish: () => void
}

/** Ends such a wish when it is over, and with the game. */
export function Letting({ session, onWish }: Wish) {
  const { secrets } = session.page
  const over = secrets === undefined ? '' : letOver(session, secrets).join()
  useEffect(
    () => () => {
      letting.value = new Map()
    },
    [session],
  )
  useEffect(() => {
    if (over === '' || secrets === undefined) return
    askAgain(letOver(session, secrets))
    onWish()
  }, [over])
  return null
}

interface Props extends Wish {
  readonly seat: Seat
  /** The window that is open; null: none is, and those of this turn are let pass. */
  readonly moment: string | null
}

export function LetPass({ session, seat, moment, onWish }: Props) {
  const w = catalogues[language.value]
  const { secrets } = session.page
  if (secrets === undefined) return null
  if (moment === null) {
    const call = () => {
      askAgain([seat])
      onWish()
    }
    return (
      <p class="next-window">
        <span role="status">{w.letting}</span>
        <button type="button" class="link" onClick={call}>
          {w.again}
        </button>
      </p>
    )
  }
  const letAll = (until: string | null) => () => {
    letPass(seat, until)
    onWish()
  }
  return (
    <p class="next-window">
      <button type="button" class="link" data-row={moment} onClick={letAll(null)}>
        {w.letRow}
      </button>
      <button type="button" class="link" data-turn={moment} onClick={letAll(turnOf(secrets, session))}>
        {w.letTurn}
      </button>
    </p>
  )
}
