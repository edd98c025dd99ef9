/** What is kept of the list of movers from one position to the next never tells anything that the rules do not. */
import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { BU, isRomanPiece, type Piece } from '../src/board.ts'
import { ultimusRomanorum as game } from '../src/index.ts'
import { candidates, decision, verdict } from '../src/machine.ts'
import {
  clone,
  FOEDERATI,
  isOnLand,
  markStatus,
  OFF,
  PEACE,
  put,
  type State,
  setAlly,
  setHolder,
  setMigrating,
  setMoved,
  setPatron,
  setRallied,
  WAR,
  whereIs,
} from '../src/state.ts'
import { barbarians } from './movement-play.ts'

const byRules = (s: State) => [...candidates(s)].filter((action) => verdict(s, action).ok).map(game.notation)
const byList = (s: State) => (decision(s)?.actions ?? []).map(game.notation)

/** A random game that is stopped at each question about a move. */
function* movements(scenario: string, seed: string): Generator<State, void, void> {
  const dice = new FastDice(secretFrom(seed))
  const table = new SilentTable(dice)
  const s = game.setup(game.options({ scenario, years: 3 }), table)
  for (let d = decision(s); d !== null; d = decision(s)) {
    if (d.ask === 'movement') yield s
    game.apply(s, d.actions[dice.below(d.actions.length)], table)
  }
}

const first = (seed: string, skip = 60): State => {
  let n = 0
  for (const s of movements('stilicho-405', seed)) if (n++ === skip) return s
  throw new Error('The game was too short.')
}

/** Buccellarii that stand with their leader or elsewhere; some are put on the map if there are none. */
function guards(s: State): readonly Piece[] {
  const all = s.board.everyUnit.filter((unit) => s.board.unit[unit].category === BU)
  const where = s.board.everyLeader.find((each) => isOnLand(s, each) && isRomanPiece(s.board, each))
  if (where !== undefined) put(s, all[0], whereIs(s, where))
  return all.slice(0, 1)
}

describe('the list of movers', () => {
  test.each(['a', 'b', 'c'])('is right whichever of three games was asked about before (seed %s)', (seed) => {
    const games = ['stilicho-405', 'scourge-of-god', 'attila-genseric-440'].map((id) =>
      movements(id, `kept ${seed} ${id}`),
    )
    const order = new FastDice(secretFrom(`order ${seed}`))
    let asked = 0
    while (games.length > 0 && asked < 400) {
      const at = order.below(games.length)
      const { value: s, done } = games[at].next()
      if (done === true || s === undefined) games.splice(at, 1)
      else expect(byList(s), `question ${asked++}`).toEqual(byRules(s))
    }
    expect(asked).toBeGreaterThan(300)
  })

  /** Somebody or something, another one for each number. */
  const some = <T>(list: readonly T[], n: number): T => list[(n * 7 + 3) % list.length]
  const standing = (s: State, n: number) =>
    some(
      s.board.everyPiece.filter((piece) => isOnLand(s, piece)),
      n,
    )
  const leader = (s: State, n: number) =>
    some(
      s.board.everyLeader.filter((piece) => isOnLand(s, piece)),
      n,
    )

  /** In how many of some positions that change makes another list; in all of them the list is right, before and after. */
  function tried(change: (s: State, n: number) => void): number {
    let changed = 0
    for (const seed of ['change', 'other', 'third']) {
      const s = first(seed)
      for (let n = 1; n <= 12; n++) {
        const before = byList(s)
        const other = clone(s)
        change(other, n)
        const after = byList(other)
        expect(after, `${seed} ${n}`).toEqual(byRules(other))
        expect(byList(s), `${seed} ${n}`).toEqual(before)
        if (after.join() !== before.join()) changed++
      }
    }
    return changed
  }

  test.each<[string, (s: State, n: number) => void]>([
    ['the event', (s, n) => (s.event = n)],
    ['what the event is about', (s, n) => Object.assign(s, { event: 11, eventDetail: n % 3 })],
    ['the people that migrates', (s, n) => setMigrating(s, some(s.board.everyPeople, n))],
    ['the status of a people', (s, n) => markStatus(s, some(s.board.everyPeople, n), some([PEACE, WAR, FOEDERATI], n))],
    ['where a piece stands', (s, n) => put(s, standing(s, n), some(s.board.everyZone, n))],
    ['whether it has moved', (s, n) => setMoved(s, standing(s, n))],
    ['whom it has joined', (s, n) => setRallied(s, standing(s, n), 1)],
  ])('is found anew when %s changes, and again when it changes back', (_, change) => {
    expect(tried(change)).toBeGreaterThan(0)
  })

  test('UR-4.3-p: is found anew when a people leaves the map, in all its zones of origin', () => {
    const { state: s } = barbarians({
      peoples: { scoti: 'war', picti: 'peace' },
      pieces: { 'scoti-1': 'picti-2', 'picti-1': 'picti-2', 'picti-2': 'picti-2' },
    })
    const [first, second] = ['picti-1', 'picti-2'].map((id) => s.board.pieceOf.get(id))
    const zone = (id: string) => s.board.zoneOf.get(id)
    const far = zone('asia-1')
    if (first === undefined || second === undefined || far === undefined) throw new Error('There is no such piece.')
    for (const unit of [first, second]) put(s, unit, far)
    expect(byList(s)).toEqual(byRules(s))
    for (const unit of [first, second]) put(s, unit, OFF)
    expect(byList(s)).toEqual(byRules(s))
  })

  // In these positions nobody's move hangs on them alone.
  test('is right when alliances, thrones or the leaders of buccellarii change', () => {
    tried((s, n) => setAlly(s, some(s.board.everyPeople, n), some(s.board.everyPeople, n + 1)))
    tried((s, n) => setHolder(s, some(['patrice', 'usurper', 'augustus'], n), 0, leader(s, n)))
    tried((s, n) => setPatron(s, some(guards(s), n), leader(s, n)))
  })
})
