/**
 * A window: a moment at which something may be played out of turn. It asks each party that the rules name, in their order and
 * again from the start, until all have let it pass since the last play; then it is gone. A party that everybody can see to
 * have nothing to play is not asked. Rules open it and never reach into it.
 */
import type { Seat, Table } from '../contract.ts'
import { type Kind, listOf, whole, word } from '../fields/kinds.ts'
import { type Verdict, yes } from '../verdict.ts'
import type { Question } from './machine.ts'
import type { Stacked } from './stack.ts'

export interface Window<Party, Moment extends string> {
  readonly kind: 'window'
  readonly moment: Moment
  readonly parties: readonly Party[]
  /** Whose turn it is, as a place in `parties`. */
  readonly turn: number
  /** How many have let it pass since the last play. */
  readonly passed: number
}

const MOST_PARTIES = 8

/** What the frames of windows hold, for the declaration of a position. */
export const windowMembers = <Party, const Moment extends string>(party: Kind<Party>, moments: readonly Moment[]) => ({
  moment: word(...moments),
  parties: listOf(party, MOST_PARTIES),
  turn: whole(0, MOST_PARTIES - 1),
  passed: whole(0, MOST_PARTIES),
})

/** What is wrong with a window from outside; undefined: nothing. */
export function windowFault({ parties, turn }: Pick<Window<unknown, string>, 'parties' | 'turn'>): string | undefined {
  if (turn >= parties.length) return 'a window asks nobody'
  return new Set(parties).size < parties.length ? 'a window asks somebody twice' : undefined
}

/** What a game tells of its windows. */
export interface WindowRules<S, Party, Moment, A, E> {
  seat(s: S, party: Party): Seat
  /** Whether the party may have something to play, as far as everybody can see. */
  mayHold(s: S, party: Party): boolean
  /**
   * Whether what the window was opened for is still going on. `passed`: how many have let it pass since the last play; 0 if
   * whoever has just played is asked again.
   */
  isOpen(s: S, moment: Moment, passed: number): boolean
  /** The answer that plays nothing. */
  readonly pass: A
  /** What the party could name to play, legal or not, besides passing. */
  candidates(s: S, party: Party, moment: Moment): Iterable<A>
  verdict(s: S, party: Party, moment: Moment, action: A): Verdict
  /** The candidates that are allowed, where there is a quicker way to find them. */
  legal?(s: S, party: Party, moment: Moment): readonly A[]
  /** Plays it. Returns whether the party is asked again before the next one. */
  play(s: S, party: Party, moment: Moment, action: A, table: Table<E>): boolean
}

export function openWindow<Other, Party, Moment extends string>(
  s: Stacked<Other | Window<Party, Moment>>,
  moment: Moment,
  parties: readonly Party[],
): void {
  s.stack.push({ kind: 'window', moment, parties, turn: 0, passed: 0 })
}

export function windowQuestion<
  S extends Stacked<Other | Window<Party, Moment>>,
  Other,
  Party,
  Moment extends string,
  A,
  E,
>(rules: WindowRules<S, Party, Moment, A, E>): Question<S, Window<Party, Moment>, A, E> {
  type Frame = Window<Party, Moment>
  const onlyPass: readonly A[] = [rules.pass]
  const partyOf = ({ parties, turn }: Frame): Party => parties[turn]
  const at = ({ moment, parties }: Frame, turn: number, passed: number): Frame => ({
    kind: 'window',
    moment,
    parties,
    turn,
    passed,
  })
  const next = (frame: Frame, passed: number): Frame => at(frame, (frame.turn + 1) % frame.parties.length, passed)
  function playsOf(s: S, party: Party, moment: Moment): readonly A[] {
    if (rules.legal !== undefined) return rules.legal(s, party, moment)
    return [...rules.candidates(s, party, moment)].filter((action) => rules.verdict(s, party, moment, action).ok)
  }
  return {
    asks: (s, frame) => rules.seat(s, partyOf(frame)),
    window: ({ moment }) => ({ moment, pass: rules.pass }),
    waits(s, frame) {
      if (frame.passed >= frame.parties.length || !rules.isOpen(s, frame.moment, frame.passed)) s.stack.pop()
      else if (rules.mayHold(s, partyOf(frame))) return true
      else s.stack[s.stack.length - 1] = next(frame, frame.passed + 1)
      return false
    },
    *candidates(s, frame) {
      yield* rules.candidates(s, partyOf(frame), frame.moment)
      yield rules.pass
    },
    legal(s, frame) {
      const plays = playsOf(s, partyOf(frame), frame.moment)
      return plays.length === 0 ? onlyPass : [...plays, rules.pass]
    },
    verdict: (s, frame, action) =>
      action === rules.pass ? yes() : rules.verdict(s, partyOf(frame), frame.moment, action),
    answer(s, frame, action, table) {
      const depth = s.stack.length - 1
      if (action === rules.pass) s.stack[depth] = next(frame, frame.passed + 1)
      else {
        const again = rules.play(s, partyOf(frame), frame.moment, action, table)
        s.stack[depth] = again ? at(frame, frame.turn, 0) : next(frame, 1)
      }
    },
  }
}
