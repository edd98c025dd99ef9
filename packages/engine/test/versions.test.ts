/** Rules and editions change while games are being played: what was saved goes on. */
import { describe, expect, test } from 'vitest'
import { type AnyGame, digest, FastDice, Fault, LocalTable, load, readSave, save, secretFrom } from '../src/index.ts'
import { type State, toy } from './toy.ts'
import { toyEdition } from './toy-files.ts'

/** A game of the toy after some random actions. */
function played(actions: number, game: AnyGame = toy): LocalTable {
  const table = new LocalTable(game, { dice: { secret: secretFrom('versions') } })
  const dice = new FastDice(secretFrom('versions play'))
  while (table.length < actions && table.decision !== null) {
    const { seat, actions: legal } = table.decision
    const quiet = legal.filter((action) => game.notation(action) !== 'resign')
    table.act(seat, game.notation(quiet[dice.below(quiet.length)]))
  }
  return table
}

/** The toy with a corrected rule: nobody tosses any more. */
const corrected: AnyGame = {
  ...toy,
  version: 2,
  decision(s: State) {
    const decision = toy.decision(s)
    return decision && { ...decision, actions: decision.actions.filter(({ kind }) => kind !== 'toss') }
  },
  verdict: (s, action) => (action.kind === 'toss' ? { ok: false, rule: 'TOY-3-a' } : toy.verdict(s, action)),
}

/** The toy with another version of rules that play no recorded game differently. */
const reworded: AnyGame = { ...toy, version: 2 }

const tossing = () => {
  const table = played(0)
  table.act(0, 'toss')
  table.act(0, 'draw')
  return table
}

describe('rules that were corrected', () => {
  test('a save whose log still plays to the same end is played as it was', () => {
    const table = played(7)
    const loaded = load([reworded], save(table))
    expect(loaded.carried).toBeNull()
    expect(loaded.table.log).toEqual(table.log)
    expect(loaded.table.digest).toBe(table.digest)
  })

  test('a save whose log does not goes on from its position; its log can be read and is told of', () => {
    const table = tossing()
    const { table: on, carried, past } = load([corrected], save(table))
    expect(carried).toEqual({ because: 'rules', actions: 2, lost: 0 })
    expect(past.map(([, action]) => action)).toEqual(['toss', 'draw'])
    // By whom is not known where the log does not play.
    expect(past.map(([seat]) => seat)).toEqual([-1, -1])
    expect(on.length).toBe(0)
    expect(toy.write(on.state as State)).toEqual(toy.write(table.state as State))
    on.act(1, 'draw')
    expect(on.length).toBe(1)
  })

  test('what goes on is saved with what was done before, again and again', () => {
    const first = load([corrected], save(tossing()))
    first.table.act(1, 'draw')
    const again = load([corrected], save(first.table, { past: first.past, players: ['person', 'bot:legate'] }))
    expect(again.carried).toBeNull()
    expect(again.past).toEqual(first.past)
    expect(again.players).toEqual(['person', 'bot:legate'])
    expect(again.table.digest).toBe(first.table.digest)
    const third: AnyGame = {
      ...corrected,
      version: 3,
      verdict: () => ({ ok: false, rule: 'TOY-3-a' }),
      decision: (s) => toy.decision(s),
    }
    const later = load([{ ...third, parse: () => undefined }], save(again.table, { past: again.past }))
    expect(later.past.map(([, action]) => action)).toEqual(['toss', 'draw', 'draw'])
  })

  test('the same rules: a log that is refused is a changed file, not another version', () => {
    const text = save(tossing())
    const same: AnyGame = { ...corrected, version: 1 }
    expect(() => load([same], text)).toThrow(Fault)
    expect(() => load([same], text)).toThrow(/is refused at action 1/)
  })

  test('a position that cannot be read is refused, with what to do', () => {
    const unreadable: AnyGame = {
      ...corrected,
      read() {
        throw new Fault('malformed', 'no such position')
      },
    }
    expect(() => load([unreadable], save(tossing()))).toThrow(/Keep the file/)
  })
})

test('who helped is known though the log is only to be read', () => {
  const table = new LocalTable(toy, { options: { players: 3 }, dice: { secret: secretFrom('versions') } })
  table.act(2, 'toss')
  table.act(0, 'draw')
  expect(load([corrected], save(table)).past).toEqual([
    [2, 'toss'],
    [-1, 'draw'],
  ])
})

describe('one of the first saves, which hold no position', () => {
  /** As it was written then. */
  const first = (table: LocalTable): string => {
    const { rules: _, latest: __, joined: ___, sum: ____, ...content } = JSON.parse(save(table))
    const old = { ...content, tabularium: 1 }
    return JSON.stringify({ ...old, sum: digest(old) })
  }

  test('goes on from where its log is refused, and tells how much is lost', () => {
    const table = played(0)
    table.act(0, 'draw')
    table.act(1, 'toss')
    table.act(1, 'draw')
    const { table: on, carried, past } = load([corrected], first(table))
    expect(carried).toEqual({ because: 'rules', actions: 0, lost: 2 })
    expect([on.log.map(({ action }) => action), past]).toEqual([['draw'], []])
  })

  test('is played as it was, if its log still plays', () => {
    expect(load([reworded], first(tossing())).carried).toBeNull()
    expect(load([toy], first(tossing()))).toMatchObject({ carried: null, players: undefined, past: [] })
  })
})

describe('an edition that was corrected', () => {
  test('the save goes on from its position, and says why', () => {
    const other = toy.withEdition({
      ...toyEdition,
      cards: toyEdition.cards.map((card) => ({ ...card, value: card.value + 1 })),
    })
    const table = tossing()
    const dealtOtherwise: AnyGame = { ...other, setup: (options, dice) => toy.setup({ ...options, hand: 1 }, dice) }
    const loaded = load([dealtOtherwise], save(table))
    expect(loaded.carried).toMatchObject({ because: 'edition', lost: 0 })
    expect(loaded.table.digest).toBe(table.digest)
  })

  test('if the log plays to the same end all the same, it is played', () => {
    const other = toy.withEdition({
      ...toyEdition,
      cards: toyEdition.cards.map((card) => ({ ...card, value: card.value + 1 })),
    })
    expect(load([other], save(tossing())).carried).toBeNull()
  })
})

describe('what was done under other rules', () => {
  test('is saved with the game, be it a single action', () => {
    expect(load([toy], save(played(3), { past: [[1, 'toss']] })).past).toEqual([[1, 'toss']])
    expect(JSON.parse(save(played(3)))).not.toHaveProperty('past')
  })
})

describe('a file that was signed by somebody else', () => {
  const signed = (change: object): string => {
    const { sum: _, ...content } = JSON.parse(save(tossing()))
    const changed = { ...content, ...change }
    return JSON.stringify({ ...changed, sum: digest(changed) })
  }
  const secrets = ['a', 'b', 'c'].map((seed) => ({ secret: secretFrom(seed) }))
  const dice = (...from: readonly number[]) => ({ dice: from.map((each, i) => ({ ...secrets[i], from: each })) })
  const code = (change: object): string => {
    try {
      readSave(signed(change))
      return 'read'
    } catch (error) {
      return error instanceof Fault ? error.code : String(error)
    }
  }

  test('has its stretches of dice in order, from the first action to the end of the log', () => {
    for (const good of [dice(0), dice(0, 0), dice(0, 1), dice(0, 0, 2), dice(0, 1, 2)]) expect(code(good)).toBe('read')
    for (const bad of [dice(1), dice(0, 3), dice(0, 1, 1), dice(0, 2, 1), dice(0, 1, 0), dice(-1)]) {
      expect(code(bad)).toBe('edited')
    }
  })

  test('numbers who helped, and names what was done under other rules', () => {
    expect(code({ helpers: [[0, 1]], past: [[1, 'toss']] })).toBe('read')
    for (const helper of [[0, 'red'], [0], [0, 1, 2], ['0', 1], [0.5, 1], [0, 0.5], 7]) {
      expect(code({ helpers: [helper] })).toBe('edited')
    }
    for (const past of [[1, 7], ['1', 'toss'], [1], 'toss']) expect(code({ past: [past] })).toBe('edited')
  })

  test('names people and bots as players, and nobody else', () => {
    expect(code({ players: ['person', 'bot:tiro'] })).toBe('read')
    for (const player of ['king', 'bot:', 'bot:TIRO', 7, null]) expect(code({ players: [player] })).toBe('edited')
  })
})

describe('who plays', () => {
  test('a save tells who plays each seat', () => {
    expect(load([toy], save(played(3), { players: ['bot:tiro', 'person'] })).players).toEqual(['bot:tiro', 'person'])
    expect(load([toy], save(played(3))).players).toBeUndefined()
  })
})
