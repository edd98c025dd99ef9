import { FastDice, secretFrom } from '@tabularium/engine'
import { asJson, momentProperties } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { fallOfTheRomanEmpire as game } from '../src/index.ts'
import { position } from './play.ts'

describe('a drawn position', () => {
  const read = (drawn: object) => () => {
    return game.read(asJson(drawn), game.options({}))
  }

  test('must be one that can be', () => {
    const frames = (...stack: object[]) => ({ stack, areas: { roma: { legions: 1, forces: 3 } } })
    const refused: readonly [object, string][] = [
      [{ edition: 'printed' }, "it belongs to the edition 'printed', not to 'reconstructed'"],
      [{ areas: { roma: { walls: 1 } } }, 'areas.roma'],
      [{ areas: { utopia: {} } }, "no area 'utopia'"],
      [{ areas: { venetia: { cavalry: 1, movedCavalry: 2 } } }, 'more Cavalry have moved than stand in venetia'],
      [{ stack: [] }, 'nothing is asked and the game has not ended'],
      [{ areas: { roma: { barbarianForces: 1 } } }, 'Rome has fallen and the game has not ended'],
      [{ available: { legions: 1 } }, '1 legions available, where 5 are left'],
      [frames({ kind: 'march', from: 'roma', to: 'venetia' }), "'march' cannot be what is going on"],
      [frames({ kind: 'roman-movement' }, { kind: 'march', from: 'roma', to: 'africa' }), 'from roma to africa'],
      [frames({ kind: 'barbarian-movement' }, { kind: 'host', from: 'roma', to: 'venetia' }), 'from roma to venetia'],
      [frames({ kind: 'losses', at: 'roma', round: 1, number: 1 }), 'in roma have no 1 losses to choose'],
      [
        { areas: { gothia: { barbarianForces: 24 } }, stack: [{ kind: 'entry', counter: 'force', left: 2 }] },
        'more are to enter than are available',
      ],
    ]
    for (const [drawn, message] of refused) expect(read(drawn)).toThrow(message)
  })

  test('keeps every property of all games while losses are chosen, which random play seldom comes to', () => {
    for (const [seed, stand] of [
      { forces: 2, barbarianForces: 2, cavalry: 3 },
      { forces: 2, barbarianForces: 5, cavalry: 1 },
    ].entries()) {
      const state = read({
        areas: { venetia: { legions: 1, ...stand } },
        stack: [
          { kind: 'losses', at: 'venetia', round: 1, number: Math.floor((stand.barbarianForces + stand.cavalry) / 2) },
        ],
      })()
      const decision = game.decision(state)
      if (decision === null) throw new Error('nothing is asked')
      expect(decision.actions.length).toBeGreaterThan(1)
      const dice = new FastDice(secretFrom(`losses ${seed}`))
      for (const property of Object.values(momentProperties)) {
        const options = game.options({})
        expect(property({ game, options, seed: String(seed), state, decision, dice })).toBeUndefined()
      }
    }
  })

  test('may leave out everything', () => {
    expect(read({})()).toMatchObject({ turn: 1, rrp: 0, stack: [{ kind: 'roman-movement' }], end: null })
    const over = read({ end: { winner: 'roman', rule: 'FR-2-b' }, turn: 20 })()
    expect(position({}).table.game.decision(over)).toBeNull()
  })
})
