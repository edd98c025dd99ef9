/** The arrows of what others did, and whatever goes along one of them right now. */
import type { Json } from '@tabularium/engine'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { AnyBoard } from '../board/board-part.ts'
import { asidesOf } from '../log/asides.ts'
import { motions, timingOf } from '../motion.ts'
import type { Session } from '../session/session.ts'
import { Arrow } from './arrow.tsx'
import { glide } from './glide.ts'
import { ownStep } from './own-step.ts'
import type { Arrow as Drawn } from './recap.ts'

interface Props {
  readonly session: Session
  readonly board: AnyBoard
}

/** How a step is to be seen: all of the reader's own way takes no longer than is good. */
function stepTiming(session: Session, action: number): ReturnType<typeof timingOf> {
  const own = ownStep(session, action)
  if (own === null) return timingOf('their-step')
  const { duration, easing } = timingOf('step')
  return { duration: (duration * own) / motions.step.ms, easing }
}

/** The piece itself glides to where it is now; what is only part of a stack goes as a disc in its side's colour. */
function Moving({ session, board, arrow, before }: Props & { arrow: Drawn; before: Json }) {
  const disc = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const view = session.view.peek()
    const frame = requestAnimationFrame(() => {
      if (disc.current === null) return
      glide({ board, arrow, disc: disc.current, before, now: view, timing: stepTiming(session, arrow.action) })
    })
    return () => cancelAnimationFrame(frame)
  }, [arrow.from, arrow.to, arrow.action])
  return (
    <g ref={disc} class={`traveller ${arrow.side}`} opacity="0">
      <g class="sized">
        <circle r="15" />
        {arrow.count !== null && <text y="5.4">{arrow.count}</text>}
      </g>
    </g>
  )
}

/** The position shown before the present one. */
function useViewBefore(view: Json): Json {
  const seen = useRef<{ before: Json; now: Json }>({ before: null, now: view })
  if (seen.current.now !== view) seen.current = { before: seen.current.now, now: view }
  return seen.current.before
}

export function Arrows({ session, board }: Props) {
  const { arrows, moving } = asidesOf(session)
  const known = (place: string) => board.places.includes(place)
  const drawn = arrows.value.filter(({ from, to }) => known(from) && known(to))
  const now = moving.value
  const before = useViewBefore(session.view.value)
  return (
    <>
      {drawn.map(({ from, to, side, number }) => (
        <Arrow key={`${number} ${from} ${to}`} from={board.at(from)} to={board.at(to)} side={side} number={number} />
      ))}
      {now !== null && known(now.from) && known(now.to) && (
        <Moving session={session} board={board} arrow={now} before={before} />
      )}
    </>
  )
}
