/** What is going on in a position from outside: whether each frame makes sense by itself, and beneath the question. */
import { top, windowFault } from '@tabularium/engine/machine'
import type { Frame, FrameOf, Kind } from '../frames.ts'
import { isPlace } from '../rules/cards/program.ts'
import { BARBARIANS, type State } from '../state.ts'

/** What a question is part of, where it makes no sense by itself. */
const PART_OF: { readonly [K in Kind]?: Kind } = {
  'raid-from': 'raid',
  'raid-orders': 'raid',
  orders: 'activation',
  avoid: 'step',
  intercept: 'step',
  refuse: 'step',
  delay: 'step',
  'battle-card': 'battle',
  commander: 'battle',
}
const COMPOSED_FOR: Readonly<Record<FrameOf<'compose'>['purpose'], Kind>> = {
  activation: 'activation',
  sortie: 'activation',
  raid: 'raid',
  avoid: 'avoid',
  intercept: 'intercept',
  garrison: 'step',
}

export function partOfSomething(s: State): string | undefined {
  if (s.end !== null) return undefined
  const frame = top(s)
  const wanted = frame.kind === 'compose' ? COMPOSED_FOR[frame.purpose] : PART_OF[frame.kind]
  const isPart = wanted === undefined || s.stack[s.stack.length - 2]?.kind === wanted
  return isPart ? undefined : `'${frame.kind}' is part of no '${wanted}'`
}

/** What goes on once at a time. */
const ONCE: readonly Kind[] = ['turn', 'impulses', 'marching', 'raid', 'campaign']

export function nothingGoesOnTwice({ stack }: State): string | undefined {
  const twice = ONCE.find((kind) => stack.filter((frame) => frame.kind === kind).length > 1)
  return twice === undefined ? undefined : `'${twice}' goes on twice at once`
}

export function framesFit(s: State): string | undefined {
  for (const frame of s.stack) {
    const fault = frameFault(s, frame)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Of what is going on, looked at by itself. */
function frameFault(s: State, frame: Frame): string | undefined {
  if (isTwiceNamed(frame)) return `'${frame.kind}' names something twice`
  if (!CLAUSES.every((member) => isClause(Reflect.get(frame, member)))) return `'${frame.kind}' names no clause`
  switch (frame.kind) {
    case 'window':
      return windowFault(frame)
    case 'step':
      return frame.rolled > frame.attempts.length ? 'more was rolled for than was tried' : undefined
    case 'program':
      return isPlace(s, frame.card, frame.path) ? undefined : 'a card does nothing that it says'
    case 'event':
      return frame.path.length === 0 || isPlace(s, frame.card, frame.path)
        ? undefined
        : 'a card does nothing that it says'
    case 'raid':
      // BG-14.1.2-b
      return frame.current?.force.cu.some((cu, power) => power !== BARBARIANS && cu > 0) === true
        ? 'others than Barbarians raid'
        : undefined
    default:
      return undefined
  }
}

/** What is chosen from is told once. */
function isTwiceNamed(frame: Frame): boolean {
  return CHOICES.some((member) => {
    const named: unknown = Reflect.get(frame, member)
    return Array.isArray(named) && new Set(named).size < named.length
  })
}
/** The clause that a question is asked by: written as one. */
const isClause = (rule: unknown): boolean => rule === undefined || /^BG-[\d.]+-[a-z]+$/.test(String(rule))
const CLAUSES = ['rule', 'broken'] as const
const CHOICES = ['spaces', 'leaders', 'tribes', 'powers', 'candidates', 'options', 'havens'] as const
