/** The order in which choices are listed: what a page shows and what a bot draws from is the same in every run. */
import { FastDice, LocalTable, secretFrom } from '@tabularium/engine'
import { expect, test } from 'vitest'
import { tetrarchia as game } from '../src/index.ts'
import { position } from './play.ts'

test('in random games, in the order of what could be named, each once', () => {
  const kinds = new Set<string>()
  for (let n = 0; n < 20; n++) {
    const dice = new FastDice(secretFrom(`listed ${n}`))
    const table = new LocalTable(game, {
      options: game.randomOptions(dice),
      dice: { secret: secretFrom(`listed ${n}`) },
    })
    for (let d = table.decision; d !== null; d = table.decision) {
      const listed = d.actions.map((action) => table.game.notation(action))
      // An arrival is listed Rome first.
      if (d.ask !== 'arrival') {
        const order = [...table.game.candidates(table.state)].map((action) => table.game.notation(action))
        expect(listed, d.ask).toEqual(order.filter((text) => listed.includes(text)))
        kinds.add(d.ask)
      }
      table.act(d.seat, listed[dice.below(listed.length)])
    }
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['fleets', 'roman-phase']))
})

test('TE-3-b: moves, fleets, attacks, tokens, then the end of the phase', () => {
  const t = position({
    emperors: { diocletian: 'dacia' },
    fleets: { aegaeum: 1 },
    tokens: { revolt: ['dacia'] },
    armies: [['GRAECIA', 'sarmatia']],
  })
  const kinds = t.legal.map((text) => text.split(' ')[0])
  expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toEqual(['move', 'sail', 'attack', 'subdue', 'calm', 'end'])
})
