/** Every property of tables fails where it does not hold. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { History, LocalTable, no, type Seat, SharedDice, secretFrom } from '../src/index.ts'
import { fuzzTable, type TableProperty, type Trial, trial } from '../src/testing/properties.ts'
import { addToScores, besides, each, failsOf, failureOf, type Sabotage, sabotaged, sharesItsStack } from './sabotage.ts'
import { toy } from './toy.ts'

const { act, actTogether, branch } = LocalTable.prototype
const honestTable = { act, actTogether, branch }

/** Lets take back what the fault would forbid. */
const laxUndo = (forgive: (table: LocalTable, seat: Seat) => boolean) => () => {
  const { undoFault } = LocalTable.prototype
  vi.spyOn(LocalTable.prototype, 'undoFault').mockImplementation(function (this: LocalTable, seat) {
    return forgive(this, seat) ? undefined : undoFault.call(this, seat)
  })
}

/** Something new at every call: a game that does not depend on its dice alone. */
let calls = 0

/** What the dice are told of an action is not the same when it is played again. */
const sharedSabotages: readonly (readonly [TableProperty, Sabotage])[] = [
  [
    'replay equals play',
    () => {
      vi.spyOn(History.prototype, 'turn').mockImplementation(() => ({ link: null, place: calls++ }))
    },
  ],
  [
    'undo goes back to the same position',
    () => {
      const { begin } = SharedDice.prototype
      vi.spyOn(SharedDice.prototype, 'begin').mockImplementation(function (this: SharedDice, turn) {
        begin.call(this, { ...turn, place: calls++ })
      })
    },
  ],
]

const tableSabotages: Record<TableProperty, readonly Sabotage[]> = {
  'refused actions change nothing': [
    {
      verdict(s, action) {
        const verdict = toy.verdict(s, action)
        if (!verdict.ok) addToScores(s, 1)
        return verdict
      },
    },
  ],
  'only legal actions of the asked seat are taken': [
    { verdict: (s, action) => (action.kind === 'lay' ? no('TOY-2-a') : toy.verdict(s, action)) },
    {
      notation: (action) => (action.kind === 'draw' ? '' : toy.notation(action)),
      parse: (text) => toy.parse(text === '' ? 'draw' : text),
    },
    () => {
      vi.spyOn(LocalTable.prototype, 'act').mockImplementation(function (this: LocalTable, seat, text) {
        return honestTable.act.call(this, this.decision?.seat ?? seat, text)
      })
    },
  ],
  'undo stops at dice, reveals and changes of seat': [
    laxUndo((table, seat) => table.log.at(-1)?.asked === seat),
    laxUndo((table, seat) => table.log.at(-1)?.action === 'toss' && table.log.at(-1)?.seat === seat),
    laxUndo((table, seat) => table.log.at(-1)?.action === 'look' && table.log.at(-1)?.seat === seat),
    laxUndo((table, seat) => table.log.at(-1)?.action === 'lay' && table.log.at(-1)?.seat === seat),
    laxUndo((table, seat) => table.log.at(-1)?.action === 'resign' && table.log.at(-1)?.seat === seat),
  ],
  'undo is for who acted or was asked': [laxUndo((table) => table.log.at(-1)?.sealed === false)],
  'undo goes back to the same position': [sharesItsStack],
  'redo does the same again': [besides('pick', (s) => addToScores(s, calls++))],
  'steps done together are taken back together': [
    () => {
      vi.spyOn(LocalTable.prototype, 'actTogether').mockImplementation(function (this: LocalTable, seat, texts) {
        if (texts.includes('')) return honestTable.actTogether.call(this, seat, texts)
        return texts.map((text) => honestTable.act.call(this, seat, text))
      })
    },
  ],
  'of steps done together none is done if one is refused': [
    () => {
      vi.spyOn(LocalTable.prototype, 'actTogether').mockImplementation(function (this: LocalTable, seat, texts) {
        const known = texts.filter((text) => text !== '')
        return honestTable.actTogether.call(this, seat, known)
      })
    },
  ],
  'replay equals play': [
    () => {
      const { act, actTogether } = honestTable
      let isTogether = false
      vi.spyOn(LocalTable.prototype, 'act').mockImplementation(function (this: LocalTable, seat, text, joined) {
        return act.call(this, seat, text, joined && isTogether)
      })
      vi.spyOn(LocalTable.prototype, 'actTogether').mockImplementation(function (this: LocalTable, seat, texts) {
        isTogether = true
        try {
          return actTogether.call(this, seat, texts)
        } finally {
          isTogether = false
        }
      })
    },
    besides('draw', (_, __, table) => table.tell({ type: 'draw', seat: calls++ })),
    besides('resign', (s) => addToScores(s, calls++)),
    besides('look', (_, __, table) => table.reveal({ type: 'seen' }, [(calls++ >> 1) % 2])),
  ],
  'a branch begins where it was taken': [
    () => {
      vi.spyOn(LocalTable.prototype, 'branch').mockImplementation(function (this: LocalTable, number, dice) {
        return honestTable.branch.call(this, Math.max(0, number - 1), dice)
      })
    },
  ],
  'a branch leaves its table alone': [
    () => {
      let original: LocalTable | undefined
      const { digest } = Object.getOwnPropertyDescriptors(LocalTable.prototype)
      vi.spyOn(LocalTable.prototype, 'branch').mockImplementation(function (this: LocalTable, number, dice) {
        const copy = honestTable.branch.call(this, number, dice)
        original = this
        return copy
      })
      vi.spyOn(LocalTable.prototype, 'digest', 'get').mockImplementation(function (this: LocalTable) {
        return this === original ? 'another' : String(digest.get?.call(this))
      })
    },
  ],
  'a branch replays as it was played': [
    () => {
      const { changeDice } = LocalTable.prototype
      vi.spyOn(LocalTable.prototype, 'changeDice').mockImplementation(function (this: LocalTable) {
        changeDice.call(this, { secret: secretFrom(`any ${calls++}`) })
      })
    },
  ],
  'nothing breaks': [
    {
      parse(text) {
        if (text === 'draw') throw new TypeError('undefined is not a function')
        return toy.parse(text)
      },
    },
  ],
}

describe('no check that cannot fail: tables', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test.each(each(tableSabotages))('%s (%i): the failure names it', (property, _, sabotage) => {
    expect(failureOf(fuzzTable, sabotaged(sabotage))).toMatch(failsOf(property))
  })

  test.each(sharedSabotages)('%s with shared dice: the failure names it', (property, sabotage) => {
    const shared = (trial: Trial) => fuzzTable(trial, 'shared')
    expect(failureOf(shared, sabotaged(sabotage))).toMatch(failsOf(property))
  })

  test('random games with shared dice hold', () => {
    for (let i = 0; i < 50; i++) expect(fuzzTable(trial(toy, 'shared', i), 'shared')).toBeGreaterThan(0)
  })
})
