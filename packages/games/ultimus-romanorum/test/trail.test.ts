/** Whoever follows the trail of a position finds what somebody finds who looks at all of it. */
import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { ultimusRomanorum as game } from '../src/index.ts'
import { candidates, decision, verdict } from '../src/machine.ts'
import { Follower, UNTOLD } from '../src/position/trail.ts'
import { battleZones, isBattle } from '../src/rules/combat/forces.ts'
import {
  clone,
  FOEDERATI,
  isOnLand,
  makeMajor,
  markStatus,
  OFF,
  put,
  type State,
  setAlly,
  setHolder,
  setMigrating,
  setMoved,
  setPatron,
  setRallied,
  WAR,
} from '../src/state.ts'

/** A random game, stopped at a question about a move after some others. */
function atMove(seed: string, skip = 40): State {
  const dice = new FastDice(secretFrom(seed))
  const table = new SilentTable(dice)
  const s = game.setup(game.options({ scenario: 'stilicho-405', years: 3 }), table)
  let n = 0
  for (let d = decision(s); d !== null; d = decision(s)) {
    if (d.ask === 'movement' && n++ === skip) return s
    game.apply(s, d.actions[dice.below(d.actions.length)], table)
  }
  throw new Error('The game was too short.')
}

const some = <T>(list: readonly T[], n: number): T => list[(n * 7 + 3) % list.length]
const standing = (s: State, n: number) =>
  some(
    s.board.everyPiece.filter((piece) => isOnLand(s, piece)),
    n,
  )

const changes: readonly [string, (s: State, n: number) => void][] = [
  ['where a piece stands', (s, n) => put(s, standing(s, n), some(s.board.everyZone, n))],
  ['whether it is on the map', (s, n) => put(s, standing(s, n), OFF)],
  ['whether it has moved', (s, n) => setMoved(s, standing(s, n), n % 2 === 0)],
  ['whom it has joined', (s, n) => setRallied(s, standing(s, n), n % 3)],
  ['whose guard it is', (s, n) => setPatron(s, some(s.board.everyUnit, n), some(s.board.everyLeader, n))],
  ['the status of a people', (s, n) => markStatus(s, some(s.board.everyPeople, n), n % 2 === 0 ? WAR : FOEDERATI)],
  ['its size', (s, n) => makeMajor(s, some(s.board.everyPeople, n))],
  ['its ally', (s, n) => setAlly(s, some(s.board.everyPeople, n), some(s.board.everyPeople, n + 1))],
  ['who holds a title', (s, n) => setHolder(s, 'patrice', n % 2 === 0 ? 0 : 1, some(s.board.everyLeader, n))],
  ['the event', (s, n) => (s.event = n)],
  ['the people that migrates', (s, n) => setMigrating(s, some(s.board.everyPeople, n))],
]

describe('in one position that changes', () => {
  test.each(changes)('movers and battles are found anew with %s', (_, change) => {
    const s = atMove('trail')
    for (let n = 1; n <= 12; n++) {
      change(s, n)
      const byRules = [...candidates(s)].filter((action) => verdict(s, action).ok).map(game.notation)
      expect((decision(s)?.actions ?? []).map(game.notation), `change ${n}`).toEqual(byRules)
      expect(battleZones(s), `change ${n}`).toEqual(s.board.everyZone.filter((zone) => isBattle(s, zone)))
    }
  })

  test.each(changes)('somebody who follows it is told of %s', (_, change) => {
    const s = atMove('told')
    const follower = new Follower()
    expect(follower.look(s)).toBe(UNTOLD)
    const before = s.trail?.pieces.length
    expect(follower.look(s)).toBe(before)
    for (let n = 1; n <= 3; n++) change(s, n)
    const since = follower.look(s)
    expect(since === UNTOLD || (s.trail?.pieces.length ?? 0) > since).toBe(true)
  })
})

describe('a trail', () => {
  test('tells of pieces, and of more than pieces only that there was more', () => {
    const s = atMove('more')
    const follower = new Follower()
    follower.look(s)
    const since = s.trail?.pieces.length ?? 0
    const piece = standing(s, 1)
    put(s, piece, OFF)
    expect(follower.look(s)).toBe(since)
    expect(s.trail?.pieces.slice(since)).toEqual([piece, piece])
    markStatus(s, some(s.board.everyPeople, 1), WAR)
    expect(follower.look(s)).toBe(UNTOLD)
  })

  test('is not that of a copy, nor that of another position', () => {
    const s = atMove('copy')
    const follower = new Follower()
    follower.look(s)
    const copy = clone(s)
    expect(copy.trail).toBe(null)
    expect(follower.look(copy)).toBe(UNTOLD)
    expect(follower.look(s)).toBe(UNTOLD)
  })

  test('ends when it is too long, and then nobody is told', () => {
    const s = atMove('long')
    const follower = new Follower()
    follower.look(s)
    const piece = standing(s, 1)
    for (let n = 0; n < 2100; n++) setMoved(s, piece, n % 2 === 0)
    expect(s.trail).toBe(null)
    expect(follower.look(s)).toBe(UNTOLD)
  })

  test('is worth nothing to whoever has forgotten what he found', () => {
    const s = atMove('forgotten')
    const follower = new Follower()
    follower.look(s)
    follower.forget()
    expect(follower.look(s)).toBe(UNTOLD)
  })
})
