/** What who is refused is told besides the clause: the case, and what would do instead. */
import { describe, expect, test } from 'vitest'
import { type AnyGame, Fault, type Language, LocalTable } from '../src/index.ts'
import { Room, seenBy } from '../src/room.ts'
import { faultOf, position, SECRET } from './local-table-play.ts'
import { type Action, type State, toy } from './toy.ts'

const isPick = (action: unknown) => toy.notation(action as never).startsWith('pick')

describe('what is offered instead of a refused action', () => {
  /** To pick the first coin that may be picked, for whatever rule it was refused. */
  const advising: AnyGame = {
    ...toy,
    words: (language: Language) => ({
      ...toy.words(language),
      instead: (_, action, legal) =>
        toy.notation(action as never) === 'yield' ? legal.find((each) => isPick(each)) : undefined,
    }),
  }
  const advised = (game: AnyGame = advising) =>
    new Room(new LocalTable(game, { options: { players: 3, hand: 3 }, dice: { secret: SECRET } }))
  const refusalTo = (viewer: number | null, action = 'yield', room = advised()) => {
    const why = seenBy(room, viewer, 'fr').why(action)
    if (why.ok) throw new Error('It was allowed.')
    return why.refusal
  }

  test('is one of his own, told in his language to who may answer, a helper too', () => {
    const [pick] = advised().table.decision?.actions.filter(isPick) ?? []
    const words = toy.words('fr').action(advised().table.state as never, pick as never)
    for (const viewer of [0, 2]) {
      expect(refusalTo(viewer)).toMatchObject({
        rule: 'TOY-2-a',
        instead: { action: toy.notation(pick as never), words },
      })
    }
  })

  test('is nothing where nothing would do, or the game has no such words', () => {
    expect(refusalTo(0, 'lay')).not.toHaveProperty('instead')
    expect(refusalTo(0, 'yield', advised(toy))).not.toHaveProperty('instead')
  })

  test('is told to nobody else, nor where no rule refuses', () => {
    for (const viewer of [1, null]) expect(refusalTo(viewer)).toMatchObject({ code: 'turn', rule: null })
    const refused = faultOf(() => advised().table.legal('yield'))
    for (const viewer of [1, null])
      expect(seenBy(advised(), viewer, 'en').refusal(refused)).not.toHaveProperty('instead')
    const unruled = new Fault('illegal', 'No.', { action: 'yield' })
    expect(seenBy(advised(), 0, 'en').refusal(unruled)).not.toHaveProperty('instead')
    const unnamed = new Fault('illegal', 'No.', 'TOY-2-a')
    expect(seenBy(advised(), 0, 'en').refusal(unnamed)).not.toHaveProperty('instead')
  })

  test('is nothing when the game is over', () => {
    const room = new Room(
      new LocalTable(advising, {
        options: { players: 2, hand: 3 },
        dice: { secret: SECRET },
        position: position({ score: [0, 1] }),
      }),
    )
    const refused = faultOf(() => room.table.legal('yield'))
    room.act(0, 'resign')
    expect(seenBy(room, 0, 'en').refusal(refused)).not.toHaveProperty('instead')
  })
})

describe('the case in which a rule refuses', () => {
  const caseOf = (words: object, action = 'lay', viewer = 0) => {
    const game: AnyGame = { ...toy, words: (language: Language) => ({ ...toy.words(language), ...words }) }
    const why = seenBy(
      new Room(
        new LocalTable(game, { options: { players: 2, hand: 3 }, dice: { secret: SECRET }, position: position() }),
      ),
      viewer,
      'en',
    ).why(action)
    return why.ok ? 'allowed' : why.refusal.case
  }
  const bound = (_: State, __: Action, clause: string) => `Bound by: ${clause}`

  test('is what the game says of it', () => {
    expect(caseOf({ refusal: () => 'Nothing was taken up.', bound })).toBe('Nothing was taken up.')
  })

  test('or whom the clause binds, where the action could be an answer', () => {
    expect(caseOf({ bound })).toBe(`Bound by: ${toy.words('en').clause('TOY-2-d')}`)
    expect(caseOf({ refusal: () => undefined, bound })).toBe(`Bound by: ${toy.words('en').clause('TOY-2-d')}`)
    expect(caseOf({})).toBeUndefined()
  })

  test('or the question, where it is no answer to it', () => {
    const few = { ...toy, candidates: (s: State) => [...toy.candidates(s)].filter(({ kind }) => kind !== 'lay') }
    const room = new Room(new LocalTable(few, { options: {}, dice: { secret: SECRET } }))
    const why = seenBy(room, 0, 'en').why('lay')
    expect(why).toMatchObject({ refusal: { case: toy.words('en').ask(room.table.state as State) } })
  })

  test('is not told of another rule, which only another position would name', () => {
    // What he sees would be refused by another clause: the position that is imagined has no coins taken up.
    const other: AnyGame = {
      ...toy,
      words: (language: Language) => ({ ...toy.words(language), bound }),
      imagine: (view, dice) => ({ ...toy.imagine(view as never, dice), stack: [{ kind: 'answer', seat: 0 }] }),
    }
    const room = new Room(new LocalTable(other, { options: {}, dice: { secret: SECRET } }))
    expect(seenBy(room, 0, 'en').why('lay')).toMatchObject({ ok: false, refusal: { rule: 'TOY-2-d' } })
    expect(seenBy(room, 0, 'en').why('lay')).not.toHaveProperty('refusal.case')
  })

  test('is told to nobody else', () => {
    expect(caseOf({ bound }, 'lay', 1)).toBeUndefined()
  })
})
