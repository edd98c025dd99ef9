/** Leaks that were planted on purpose: each must be found in what leaves a room. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type AnyGame, type GameEvent, LocalTable, no, type Table, yes } from '../src/index.ts'
import { Room } from '../src/room.ts'
import { fuzzRoom, PropertyFailure, trial } from '../src/testing/properties.ts'
import { type Action, type State, toy } from './toy.ts'

const PEEPING = { every: 1, further: 4 }
const GAMES = 60

/** What the first trial that finds something says. */
function found(game: AnyGame, games = GAMES): string {
  for (let i = 0; i < games; i++) {
    try {
      fuzzRoom(trial(game, 'leak', i), PEEPING)
    } catch (error) {
      if (error instanceof PropertyFailure) return error.message.split('\n')[0]
      throw error
    }
  }
  return 'nothing'
}

type Leak = Partial<typeof toy> | (() => void)

const other = (seat: number) => 1 - seat
const asked = (s: State): number => s.stack.at(-1)?.seat ?? 0
const topOf = (s: State) => s.deck.at(-1) ?? ''
const holdsAs = (s: State, seat: number) => s.hands[seat].includes('as')

const decides = (change: (s: State, d: NonNullable<ReturnType<typeof toy.decision>>) => object): Leak => ({
  decision(s) {
    const decision = toy.decision(s)
    return decision && { ...decision, ...change(s, decision) }
  },
})

const speaks = (change: (words: ReturnType<typeof toy.words>) => object): Leak => ({
  words: (language) => ({ ...toy.words(language), ...change(toy.words(language)) }),
})

type Also = (s: State, action: Action, table: Table<GameEvent>) => void

const also = (kind: Action['kind'], tells: Also): Leak => ({
  apply(s, action, table) {
    if (action.kind === kind) tells(s, action, table)
    toy.apply(s, action, table)
  },
})

/** By what it does; each with what the viewer could tell by. */
const leaks: Readonly<Record<string, readonly [Leak, RegExp]>> = {
  'a view that is the whole position': [
    { view: (s, viewer) => ({ viewer, position: toy.clone(s), unseen: toy.view(s, viewer).unseen }) },
    /view/,
  ],
  'a number in the view that follows from the deck': [
    {
      view(s, viewer) {
        const view = toy.view(s, viewer)
        view.position.score[0] += s.deck.indexOf('as')
        return view
      },
    },
    /view/,
  ],
  'a hand that is sorted by what it holds': [
    {
      view(s, viewer) {
        const view = toy.view(s, viewer)
        for (const seat of [0, 1]) if (seat !== viewer && holdsAs(s, seat)) view.position.hands[seat][0] = '!'
        return view
      },
    },
    /view/,
  ],
  'a hidden card counted twice among what is unseen': [
    {
      view(s, viewer) {
        const view = toy.view(s, viewer)
        return viewer !== 1 && holdsAs(s, 1) ? { ...view, unseen: [...view.unseen, 0] } : view
      },
    },
    /view/,
  ],
  'a question of another name for who holds the as': [
    decides((s, { seat, ask }) => ({ ask: holdsAs(s, seat) ? 'answer' : ask })),
    /question/,
  ],
  'an offer to whoever is helped by the top card': [
    decides((s, { helpers }) => ({ helpers: topOf(s) === 'as' ? [] : helpers })),
    /question|why not|refusal/,
  ],
  'a window that opens only for who holds something': [
    decides((s, { seat, actions }) => (holdsAs(s, seat) ? { window: { moment: 'as', pass: actions[0] } } : {})),
    /question/,
  ],
  'a question in words that name a hidden card': [
    speaks(() => ({ ask: (s: State) => `Mind the ${topOf(s)}` })),
    /question/,
  ],
  'an action in words that name a hidden card': [
    speaks(() => ({ action: (s: State) => `Beware of the ${s.hands[other(asked(s))][0]}` })),
    /question/,
  ],
  'a forecast that looks at the other hand': [
    { forecast: (s) => ({ chance: holdsAs(s, other(asked(s))) ? 0 : 1 }) },
    /question/,
  ],
  'a hand that is held by the top card': [
    { held: (s) => (topOf(s) === 'as' ? [{ piece: 'hand', rule: 'TOY-1-a' }] : []) },
    /question/,
  ],
  'a cost that follows from the deck': [
    { verdict: (s, action) => (toy.verdict(s, action).ok ? yes(s.deck.indexOf('as') + 2) : toy.verdict(s, action)) },
    /question|why not/,
  ],
  'a refusal whose clause follows from the deck': [
    {
      verdict(s, action) {
        const verdict = toy.verdict(s, action)
        return verdict.ok ? verdict : no(topOf(s) === 'as' ? 'TOY-1-a' : 'TOY-1-b')
      },
    },
    /why not/,
  ],
  'a reach that is searched in the real position': [
    (() => {
      let real: State
      return {
        view(s, viewer) {
          real = toy.clone(s)
          return toy.view(s, viewer)
        },
        imagine: () => toy.clone(real),
        stands: (s, piece) => (topOf(s) === 'as' ? 'nowhere' : toy.stands(s, piece)),
      } satisfies Leak
    })(),
    /reach of hand/,
  ],
  'an event for all that names what was drawn': [
    also('pick', (s, _, table) => table.tell({ type: 'seen', card: topOf(s) })),
    /lines/,
  ],
  'a count in a line of the log': [
    also('pick', (s, _, table) => table.tell({ type: 'pick', seat: asked(s), left: s.deck.indexOf('as') })),
    /lines/,
  ],
  'a score that only a hidden card explains': [
    also('pick', (s) => {
      if (topOf(s) === 'as') s.score[0]++
    }),
    /view/,
  ],
  'an error that names a card': [
    () => {
      vi.spyOn(LocalTable.prototype, 'checkTurn').mockImplementation(function (this: LocalTable) {
        throw new Error(`not while ${JSON.stringify(this.state)} is held`)
      })
    },
    /why not|refusal/,
  ],
  'an undo that depends on what is hidden': [
    () => {
      const { undoFault } = LocalTable.prototype
      vi.spyOn(LocalTable.prototype, 'undoFault').mockImplementation(function (this: LocalTable, seat) {
        const written = JSON.stringify(this.game.write(this.state))
        return written.indexOf('as') % 2 === 0 ? undefined : undoFault.call(this, seat)
      })
    },
    /canUndo|undoing/,
  ],
  'an instant pass for who could only pass': [
    () => {
      const { act } = Room.prototype
      vi.spyOn(Room.prototype, 'act').mockImplementation(function (this: Room, seat, action, length) {
        const done = act.call(this, seat, action, length)
        const { decision } = this.table
        const guard = decision?.actions.some((each) => this.table.game.notation(each).startsWith('guard a'))
        if (decision?.ask === 'answer' && guard === false) this.table.act(decision.seat, 'yield')
        return done
      })
    },
    /length|question|lines|view/,
  ],
  'lines that are not for the viewer': [
    {
      apply(s, action, table) {
        toy.apply(s, action, { ...open(table), reveal: (event) => table.tell(event) })
      },
    },
    /lines|view/,
  ],
}

/** A table as an object of its own, so that one of its members can be replaced. */
const open = (table: Table<GameEvent>): Table<GameEvent> => ({
  listens: table.listens,
  roll: (die, purpose) => table.roll(die, purpose),
  shuffle: (n) => table.shuffle(n),
  tell: (event) => table.tell(event),
  reveal: (event, seats) => table.reveal(event, seats),
  show: (event) => table.show(event),
})

describe('planted leaks', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('an honest game has none', () => {
    expect(found(toy, 10)).toBe('nothing')
  })

  test('a case that a refusal is told in is looked at in another position: even one that names a hidden card tells nothing', () => {
    const telling = speaks(() => ({ refusal: (s: State) => `Mind the ${topOf(s)}` }))
    expect(found({ ...toy, ...telling }, 3)).toBe('nothing')
  })

  test('fifteen and more are planted', () => {
    expect(Object.keys(leaks).length).toBeGreaterThanOrEqual(15)
  })

  test.each(Object.entries(leaks))('%s is found', (_, [leak, by]) => {
    const game: AnyGame = typeof leak === 'function' ? toy : { ...toy, ...leak }
    if (typeof leak === 'function') leak()
    const message = found(game)
    expect(message).toMatch(/^what leaves a room tells nothing hidden does not hold for toy/)
    expect(message).toMatch(by)
  })
})
