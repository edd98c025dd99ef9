/** "Since your last turn": a few lines by weight, tied to the arrows on the map, that can be played again. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Control } from '../control.tsx'
import { asidesOf } from '../log/asides.ts'
import { lightsUp } from '../log/lighting.ts'
import { SignIcon } from '../log/sign.tsx'
import type { Session } from '../session/session.ts'
import { language, ui } from '../settings.ts'
import { layRecap } from './lying.ts'
import { playAgain } from './play-again.ts'
import type { Recap, RecapLine } from './recap.ts'
import '../../style/grounds.css'
import '../../style/recap.css'

/** In a few words, if the game has such; else as the log does. */
function wordsOf(session: Session, { line, arrow, together }: RecapLine): string {
  const { name } = asidesOf(session)
  const telling = session.telling.value
  const events = together.map(({ event }) => event)
  const gathered =
    arrow === null && events.length > 1 && telling.kindred?.(line.event) != null
      ? telling.gathered?.(events, language.value, name)
      : undefined
  return gathered ?? telling.brief(line.event, language.value, name) ?? line.words
}

function Tied({ session, told }: { session: Session; told: RecapLine }) {
  const { sign, arrow, times, together } = told
  const lights = lightsUp(session, () => together.flatMap(({ event }) => session.page.places(event)))
  return (
    <li>
      <button type="button" onClick={lights.onFocus} {...lights}>
        {arrow === null ? (
          <SignIcon sign={sign} />
        ) : (
          <span class={`number ground-${sign.side ?? 'barb'}`}>{arrow}</span>
        )}
        {wordsOf(session, told)}
        {times > 1 && <b class="times">×{times}</b>}
      </button>
    </li>
  )
}

interface Props {
  readonly session: Session
  readonly recap: Recap
  /** On the first page of a sheet: the reader goes on to what is asked. */
  readonly onRead?: () => void
}

export function RecapPanel({ session, recap: { lines }, onRead }: Props) {
  const { recalled } = asidesOf(session)
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (panel.current !== null) layRecap(panel.current)
  }, [lines])
  return (
    <section ref={panel} class="recap" aria-label={ui().since}>
      <h2>{ui().since}</h2>
      <ul class="plain">
        {lines.map((line, i) => (
          <Tied key={i} session={session} told={line} />
        ))}
      </ul>
      <div class="recap-buttons">
        <Control icon="play" label={ui().replay} wide onClick={() => void playAgain(session)} />
        {onRead === undefined ? (
          <Control icon="close" label={ui().close} onClick={() => (recalled.value = false)} />
        ) : (
          <button type="button" class="primary" onClick={onRead}>
            {ui().goOn}
          </button>
        )}
      </div>
    </section>
  )
}
