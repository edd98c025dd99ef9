/** How long everything that moves takes, and how: the one table of it, for scripts and for style. */
import { effect } from '@preact/signals'
import { isStill, paces, speed } from './settings.ts'

interface Motion {
  /** In milliseconds at normal pace. */
  readonly ms: number
  readonly easing: string
}

/** Lands with one bounce: the keyframes have it, this is how it comes. */
const FALLING = 'cubic-bezier(0.3, 0.7, 0.4, 1)'

export const motions = {
  /** Who is selected is lifted and gets his ring. */
  select: { ms: 120, easing: 'ease-out' },
  /** What is not lit falls back, and comes forward again. */
  'scrim-in': { ms: 160, easing: 'linear' },
  'scrim-out': { ms: 100, easing: 'linear' },
  /** A step of the reader's own piece, and of others'. */
  step: { ms: 220, easing: 'ease-in-out' },
  'their-step': { ms: 450, easing: 'ease-in-out' },
  /** The number of a stack. */
  number: { ms: 140, easing: 'linear' },
  panel: { ms: 200, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  'battle-die': { ms: 900, easing: FALLING },
  'small-die': { ms: 700, easing: FALLING },
  /** A counter tips and fades. */
  loss: { ms: 260, easing: 'ease-in' },
  /** The colour of who holds a land now spreads over it. */
  control: { ms: 400, easing: 'ease-out' },
  camera: { ms: 350, easing: 'ease-in-out' },
} as const satisfies Readonly<Record<string, Motion>>

export type MotionName = keyof typeof motions

/** All steps of one way take no longer, in milliseconds at normal pace. */
const WHOLE_WAY = 700
/** Losses come one after the other. */
const APART = 120

const pace = (): number => (isStill() ? 0 : paces[speed.peek()])

/** For the browser's animations: 0 milliseconds where nothing is to move. */
export const timingOf = (name: MotionName): { readonly duration: number; readonly easing: string } => ({
  duration: motions[name].ms * pace(),
  easing: motions[name].easing,
})

/** How long one of so many steps of the reader's own piece is seen, at normal pace. */
export const stepOf = (steps: number): number => Math.min(motions.step.ms, WHOLE_WAY / Math.max(1, steps))

/** Style has the times as `--ms-NAME`, and with how it goes as `--move-NAME`. */
effect(() => {
  const { style } = document.documentElement
  const factor = paces[speed.value]
  for (const [name, { ms, easing }] of Object.entries(motions)) {
    style.setProperty(`--ms-${name}`, `${ms * factor}ms`)
    style.setProperty(`--move-${name}`, `${ms * factor}ms ${easing}`)
  }
  style.setProperty('--ms-apart', `${APART * factor}ms`)
})
