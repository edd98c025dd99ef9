/** The sign of an event, in the colour of its side. */
import { icons } from './signs.ts'
import type { Sign } from './telling.ts'

export const SignIcon = ({ sign: { icon, side } }: { sign: Sign }) => (
  <svg class={side === null ? 'sign' : `sign side-${side}`} viewBox="0 0 128 128" aria-hidden="true">
    <path d={icons[icon]} />
  </svg>
)
