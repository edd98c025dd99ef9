/** Chapters 16.1 and 16.2: which Tribal Marker migrates, and where to. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../../../actions.ts'
import { NONE, type Space, type Tribe } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import { BARBARIAN, isAllied, isBesieged, isInPlay, isZone, markerAt, type State } from '../../../state.ts'
import { isBlocked } from '../../map/blocks.ts'
import { eliminateTribe } from '../../map/losses.ts'
import { waveLevel } from '../../map/wave.ts'
import { mayGoAlong, overFrom } from './migrants.ts'
import { sailsOf, sailVerdict, stepsOf, stepVerdict } from './ways.ts'

type Migration = FrameOf<'migration'>
type Current = NonNullable<Migration['current']>

/** BG-16.2-n: one marker in each migration. */
const canSail = (s: State, { hasSailed }: Migration, tribe: Tribe): boolean =>
  !hasSailed && sailsOf(s, tribe).length > 0

const canMigrate = (s: State, frame: Migration, tribe: Tribe): boolean =>
  (!frame.isNavalOnly && stepsOf(s, tribe).length > 0) || canSail(s, frame, tribe)

/** BG-16.1.2-c BG-16.1.2-d BG-2.4.5-h: in a Zone or a Capital it may stay. */
const mayStay = (s: State, at: Space): boolean => isZone(s, at) || s.board.isCapital[at]

/** Whether a marker takes part at all, whatever its ways. */
function takesPart(s: State, frame: Migration, tribe: Tribe): Verdict {
  if (waveLevel(s) === 0) return no(frame.isPhase ? 'BG-16.1.2-g' : 'BG-16.1.1-a')
  if (!isInPlay(s, tribe)) return no('BG-7.1-ab')
  if (isAllied(s, tribe)) return no('BG-15.1-s')
  if (frame.done.includes(tribe) || (frame.only.length > 0 && !frame.only.includes(tribe))) return no('BG-7.1-ab')
  if (isBesieged(s, markerAt(s, tribe))) return no(frame.isPhase ? 'BG-16.1.2-e' : 'BG-16.1.1-c')
  // A card may forbid it, and waives the duty too.
  return isBlocked(s, 'migrate', { player: BARBARIAN, tribe }) ? no('BG-7.1-an') : yes()
}

/** BG-16.1.2-a BG-16.1.2-b: it has to move, or it is lost. */
const isDriven = (s: State, frame: Migration, tribe: Tribe): boolean =>
  frame.isPhase && takesPart(s, frame, tribe).ok && !mayStay(s, markerAt(s, tribe))

/** BG-16.1.2-h: one that must and cannot may be picked too, at any time. */
function pickVerdict(s: State, frame: Migration, tribe: Tribe): Verdict {
  const found = takesPart(s, frame, tribe)
  if (!found.ok) return found
  return canMigrate(s, frame, tribe) || isDriven(s, frame, tribe) ? yes() : no('BG-16.2-a')
}

/** BG-16.1.2-f: the player's choice; those that would be lost are named last. */
function inOrder(s: State, frame: Migration): Tribe[] {
  const isLost = (tribe: Tribe) => isDriven(s, frame, tribe) && !canMigrate(s, frame, tribe)
  const lost = s.board.everyTribe.filter(isLost)
  return [...s.board.everyTribe.filter((tribe) => !lost.includes(tribe)), ...lost]
}

const isAnyLeft = (s: State, frame: Migration): boolean =>
  (frame.isPhase || frame.left > 0) && s.board.everyTribe.some((tribe) => pickVerdict(s, frame, tribe).ok)

function pick(s: State, frame: Migration, tribe: Tribe, table: Table): void {
  const next: Migration = { ...frame, left: Math.max(0, frame.left - 1), done: [...frame.done, tribe] }
  if (!canMigrate(s, frame, tribe)) {
    replace(s, next)
    return eliminateTribe(s, tribe, 'BG-16.1.2-b', table)
  }
  const current: Current = { tribe, left: waveLevel(s), hasMoved: false, leaders: [] }
  replace(s, { ...next, current, step: 'where' })
}

/** BG-16.2-c BG-16.1.2-a: by a card it may stay; in the Migration Phase it has to move one space. */
function doneVerdict(s: State, frame: Migration): Verdict {
  const { current } = frame
  if (current === null) return s.board.everyTribe.some((tribe) => isDriven(s, frame, tribe)) ? no('BG-16.1.2-a') : yes()
  if (!frame.isPhase || current.hasMoved) return yes()
  return mayStay(s, markerAt(s, current.tribe)) ? yes() : no('BG-16.1.2-a')
}

function whereVerdict(s: State, frame: Migration, { tribe, hasMoved }: Current, action: Action): Verdict {
  if (action.kind === 'to') return frame.isNavalOnly ? no('BG-16.2-n') : stepVerdict(s, tribe, action.space)
  if (action.kind !== 'sail') return no('BG-16.2-a')
  if (frame.hasSailed) return no('BG-16.2-n')
  return hasMoved ? no('BG-16.2-o') : sailVerdict(s, tribe, action.space)
}

function verdict(s: State, frame: Migration, action: Action): Verdict {
  if (action.kind === 'option') return action.option === 'done' ? doneVerdict(s, frame) : no('BG-16.2-a')
  if (frame.current !== null) return whereVerdict(s, frame, frame.current, action)
  return action.kind === 'tribe' ? pickVerdict(s, frame, action.tribe) : no('BG-7.1-ab')
}

/** BG-16.2-ag: a leader who has come along is not left on the way. */
function setOut(s: State, frame: Migration, current: Current, to: Space, isNaval: boolean): void {
  const { tribe } = current
  const leaders = current.leaders.filter((leader) => mayGoAlong(s, leader, { to, isNaval }))
  const from = markerAt(s, tribe)
  const over = isNaval ? undefined : overFrom(s, tribe, from, to)
  if (isNaval) replace(s, { ...frame, hasSailed: true })
  push(s, {
    kind: 'migrating',
    tribe,
    from,
    to,
    isPhase: frame.isPhase,
    isNaval,
    leaders,
    cu: 0,
    over: over ?? NONE,
    overCu: 0,
    step: 'window',
  })
  push(s, { kind: 'migrants', tribe, from, over: over ?? NONE, step: 'leader' })
}

export const migration: Question<'migration'> = {
  asks: () => BARBARIAN,
  waits(s, frame) {
    if (frame.current !== null || isAnyLeft(s, frame)) return true
    pop(s)
    return false
  },
  *candidates(s, frame) {
    const { tribe, to, sail, option } = actionsOf(s.board)
    if (frame.current === null) for (const each of inOrder(s, frame)) yield tribe[each]
    else {
      for (const space of s.board.near[markerAt(s, frame.current.tribe)]) yield to[space]
      for (const space of s.board.everySpace) if (s.board.seas[space] !== 0) yield sail[space]
    }
    yield option.done
  },
  verdict,
  answer(s, frame, action, table) {
    const { current } = frame
    if (action.kind === 'tribe') return pick(s, frame, action.tribe, table)
    if (current !== null && action.kind === 'to') return setOut(s, frame, current, action.space, false)
    if (current !== null && action.kind === 'sail') return setOut(s, frame, current, action.space, true)
    if (current === null) return pop(s)
    replace(s, { ...frame, current: null, step: 'pick' })
  },
}
