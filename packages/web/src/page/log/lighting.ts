/** A line of the log or of a recap lights its places while somebody points at it. */
import type { TargetedMouseEvent } from 'preact'
import type { Spot } from '../game-page.ts'
import type { Session } from '../session/session.ts'

/** The line that is pointed at. */
let lit: EventTarget | null = null

/** Lines move under a hand at rest while others play: that points at nothing, and takes nobody's eyes off the map. */
const isMoved = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0

export function lightsUp(session: Session, places: () => readonly Spot[]) {
  const light = () => {
    session.happening.value = places()
  }
  const dark = () => {
    session.happening.value = []
  }
  return {
    onFocus: light,
    onBlur: dark,
    onMouseMove(event: TargetedMouseEvent<HTMLElement>) {
      if (lit === event.currentTarget || !isMoved(event)) return
      lit = event.currentTarget
      light()
    },
    onMouseLeave({ currentTarget }: TargetedMouseEvent<HTMLElement>) {
      if (lit !== currentTarget) return
      lit = null
      dark()
    },
  }
}
