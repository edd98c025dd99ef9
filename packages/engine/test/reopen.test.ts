/** A game as a device keeps it: opened from its last position, by its log, or carried over a change of rules. */
import { describe, expect, test } from 'vitest'
import { type AnyGame, isOfToday, type KeptGame, keptPosition, LocalTable, reopen, secretFrom } from '../src/index.ts'
import { tableWith } from './local-table-play.ts'
import { toy } from './toy.ts'

const game: AnyGame = toy

/** With other dice from those numbers on. */
function played(actions: number, changes: readonly number[] = []): LocalTable {
  const table = new LocalTable(game, { options: { players: 2, hand: 3 }, dice: { secret: secretFrom('reopened') } })
  for (let n = 0; n < actions && table.decision !== null; n++) {
    if (changes.includes(n)) table.changeDice({ secret: secretFrom(`reopened ${n}`) })
    const legal = table.decision.actions.map((action) => game.notation(action)).filter((text) => text !== 'resign')
    table.act(table.decision.seat, legal[(3 * n) % legal.length])
  }
  return table
}

const keptOf = (table: LocalTable, at = table.length): KeptGame => ({
  rules: game.version,
  edition: { id: game.edition.id, digest: game.edition.digest },
  options: table.options,
  position: table.position,
  dice: table.stretches,
  entries: table.log,
  kept: keptPosition(table.branch(at, table.stretches[0]), 'present'),
  past: [],
  carried: null,
})

/** The same game, whose rules have another number and refuse an action. */
const corrected = (refused = 'none'): AnyGame => ({
  ...game,
  version: game.version + 1,
  decision(state) {
    const decision = game.decision(state)
    if (decision === null) return null
    const actions = decision.actions.filter((action) => game.notation(action) !== refused)
    return actions.length === 0 ? decision : { ...decision, actions }
  },
  verdict: (state, action) =>
    game.notation(action) === refused ? { ok: false, rule: 'TOY-1-a' } : game.verdict(state, action),
})

describe('a kept game', () => {
  test('goes on from its position with the same dice, at every number of actions', () => {
    for (let n = 0; n < 8; n++) {
      const table = played(n)
      const again = reopen(game, { ...keptOf(table), kept: keptPosition(table, 'present') })
      expect(again.carried).toBeNull()
      expect(again.table.digest).toBe(table.digest)
      expect(again.table.log).toEqual(table.log)
      const legal = table.decision?.actions.map((action) => game.notation(action)) ?? []
      for (const each of [table, again.table]) if (legal[0]) each.act(each.decision?.seat ?? 0, legal[0])
      expect(again.table.digest).toBe(table.digest)
      again.table.check()
    }
  })

  test('a log that does not lead to the position is found out, and nothing changes', () => {
    const table = played(6)
    const other = played(3)
    const kept = keptOf(table)
    const odd = reopen(game, { ...kept, kept: { ...keptPosition(other, 'present'), at: table.length } }).table
    const before = odd.digest
    expect(() => odd.check()).toThrow('does not lead to its position')
    expect(odd.digest).toBe(before)
    expect(odd.kept.at).toBe(table.length)
  })

  test('under other rules its whole log is played again, if it still leads there', () => {
    const table = played(6)
    const { table: again, carried, past } = reopen(corrected(), keptOf(table))
    expect([again.length, carried, past]).toEqual([6, null, []])
    expect(again.digest).toBe(table.digest)
  })

  test('who did it in the name of another is still known when the log is played again', () => {
    const table = tableWith({ players: 3 })
    table.act(2, 'pick as')
    table.act(0, 'pick tressis')
    const { table: again } = reopen(corrected(), keptOf(table))
    expect(again.log.map(({ seat, asked }) => [seat, asked])).toEqual([
      [2, 0],
      [0, 0],
    ])
  })

  test('a log that the rules no longer play is carried on from its position, to be read only', () => {
    const table = played(6)
    const [{ action: refused }] = table.log
    const kept = { ...keptOf(table), kept: keptPosition(table, 'present') }
    const { table: again, carried, past } = reopen(corrected(refused), kept)
    expect(carried).toEqual({ because: 'rules', actions: 6, lost: 0 })
    expect(past).toEqual(table.log.map(({ seat, action }) => [seat, action]))
    expect([again.length, again.digest]).toEqual([0, table.digest])
  })

  test('what was done after the position is done again, as far as it may be; the rest is given up', () => {
    const table = played(6)
    const early = played(2)
    const first = table.log[0].action
    const after = table.log.findIndex(({ action }, i) => i >= 2 && action === first)
    const { table: again, carried } = reopen(corrected(first), {
      ...keptOf(table),
      kept: keptPosition(early, 'present'),
    })
    const reached = after === -1 ? 6 : after
    expect(carried).toEqual({ because: 'rules', actions: reached, lost: 6 - reached })
    expect(again.digest).toBe(played(reached).digest)
  })

  test('dice that changed after the position change there again, and those before it are not taken up once more', () => {
    for (const [changes, at] of [
      [[6], 4],
      [[5], 2],
      [[4], 4],
      [[3, 11], 5],
      [[3, 5, 9], 8],
    ] as const) {
      const table = played(12, changes)
      const kept = { ...keptOf(table), kept: keptPosition(played(at, changes), 'present') }
      const { table: again, carried } = reopen(corrected(table.log[0].action), kept)
      expect([again.digest, carried?.lost]).toEqual([table.digest, 0])
    }
  })

  test('is of today if rules, edition and board are the same', () => {
    const kept = keptOf(played(2))
    const { id, digest } = kept.edition
    expect(isOfToday(game, kept)).toBe(true)
    expect(isOfToday(game, { ...kept, rules: kept.rules + 1 })).toBe(false)
    expect(isOfToday(game, { ...kept, edition: { id: 'other', digest } })).toBe(false)
    expect(isOfToday(game, { ...kept, edition: { id, digest: 'older' } })).toBe(false)
  })

  test('that began with a given position is played again from there', () => {
    const table = tableWith({ script: ['6', '6'] })
    table.act(0, 'toss')
    table.act(0, 'pick as')
    const { table: again } = reopen(game, { ...keptOf(table), kept: keptPosition(table, 'present') })
    expect(again.position).toEqual(table.position)
    expect(() => again.check()).not.toThrow()
  })

  test('of another edition it is refused; on a corrected board it goes on', () => {
    const kept = keptOf(played(4))
    expect(() => reopen(game, { ...kept, edition: { id: 'other', digest: 'x' } })).toThrow("edition 'other'")
    expect(reopen(game, { ...kept, edition: { ...kept.edition, digest: 'older' } }).carried).toBeNull()
  })

  test('a position that cannot be read under other rules is refused, with what to do', () => {
    const kept = { ...keptOf(played(4)), kept: { at: 4, used: 0, position: 'nonsense' } }
    expect(() => reopen(corrected(), kept)).toThrow('Keep the file')
  })
})
