/** A view is read back from how it was sent: whoever has it imagines the same positions as the table does. */
import { FastDice, LocalTable, readView, secretFrom, writeView } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

/** Between two looks, and how many there are of each game. */
const STEPS = 23
const LOOKS = 40

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('whatever a seat was sent is what it sees', () => {
    const dice = new FastDice(secretFrom(`views ${id}`))
    const begin = () =>
      new LocalTable(game, { options: game.randomOptions(dice), dice: { secret: secretFrom(`${dice.below(1e9)}`) } })
    let table = begin()
    for (let look = 0; look < LOOKS; look++) {
      for (let n = 0; n < STEPS && table.decision !== null; n++) {
        const { seat, actions } = table.decision
        table.act(seat, game.notation(actions[dice.below(actions.length)]))
      }
      for (const seat of table.seats.keys()) {
        const view = table.view(seat)
        const read = readView(game, JSON.parse(JSON.stringify(table.shown(seat))), table.options, seat)
        expect(writeView(game, read)).toEqual(writeView(game, view))
        const imagined = (seen: typeof view) => game.write(game.imagine(seen, new FastDice(secretFrom(`look ${look}`))))
        expect(imagined(read)).toEqual(imagined(view))
      }
      if (table.decision === null) table = begin()
    }
  })

  test.runIf(game.secrets.hoards.length > 0)('what somebody sees is no position to begin a game with', () => {
    const table = new LocalTable(game, { options: {}, dice: { secret: secretFrom('views') } })
    const { viewer: _, unseen: __, ...position } = writeView(game, table.view(0))
    const whole = { options: {}, dice: { secret: secretFrom('again') } }
    expect(() => new LocalTable(game, { ...whole, position: game.write(table.state) })).not.toThrow()
    expect(() => new LocalTable(game, { ...whole, position })).toThrow()
  })
})
