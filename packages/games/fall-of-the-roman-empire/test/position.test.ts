import { FastDice, secretFrom } from '@tabularium/engine'
import { asJson, momentProperties } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { fallOfTheRomanEmpire as game } from '../src/index.ts'
import { position } from './play.ts'

describe('a drawn position', () => {
  const read = (drawn: object) => () => {
    return game.read(asJson(drawn), game.options({}))
  }

  const held = { roma: { legions: 1, forces: 3 } }
  const asking = (kind: string, areas: object = {}) => ({ stack: [{ kind }], areas: { ...held, ...areas } })
  const frames = (stack: readonly object[], areas: object = {}) => ({ stack, areas: { ...held, ...areas } })
  const romans = { kind: 'roman-movement' }
  const barbarians = { kind: 'barbarian-movement' }
  const refused: readonly [string, object, string][] = [
    ['another edition', { edition: 'printed' }, "it belongs to the edition 'printed', not to 'reconstructed'"],
    ['a member that is not known', { hosts: 3 }, 'there is no member "hosts"'],
    ['a member of an area that is not known', { areas: { roma: { walls: 1 } } }, 'areas.roma'],
    ['an area that is not on the board', { areas: { utopia: {} } }, "no area 'utopia'"],
    ['a number below zero', { areas: { roma: { forces: -1 } } }, 'areas.roma.forces: a whole number from 0 to 200'],
    ['a turn beyond the last', { turn: 21 }, 'turn 21 of 20'],
    ['more counters than there are', { areas: { gothia: { cavalry: 5 } } }, 'more than the 4 Cavalry'],
    ['more with the dead', { ...frames([romans]), dead: { legions: 5 } }, 'more than the 5 Legions'],
    ['a pile that is not what is left', { available: { legions: 1 } }, '1 legions available, where 5 are left'],
    [
      'more moved than stand there',
      { areas: { venetia: { cavalry: 1, movedCavalry: 2 } } },
      'more Cavalry have moved than stand in venetia',
    ],
    [
      'Forces that moved without a Legion',
      frames([romans], { liguria: { legions: 1, forces: 2, movedForces: 1 } }),
      'Roman Forces have moved to liguria without a Legion',
    ],
    [
      'Romans that moved in the Barbarian movement',
      frames([barbarians], { liguria: { legions: 1, forces: 1, movedLegions: 1 } }),
      'Legions cannot have moved in this phase',
    ],
    [
      'Barbarians that moved in the Roman movement',
      frames([romans], { gothia: { barbarianForces: 1, movedBarbarianForces: 1 } }),
      'Barbarian Forces cannot have moved in this phase',
    ],
    [
      'anything that moved before an expenditure',
      asking('expenditure', { gothia: { cavalry: 1, movedCavalry: 1 } }),
      'Cavalry cannot have moved in this phase',
    ],
    ['a Fort in Rome', { areas: { roma: { forces: 1, fort: true } } }, 'a Fort or Wall in roma'],
    ['Roman Forces left alone', { areas: { liguria: { forces: 1 } } }, 'Roman Forces in liguria without a Legion'],
    ['nothing asked', { stack: [] }, 'nothing is asked and the game has not ended'],
    ['a fallen Rome', { areas: { roma: { barbarianForces: 1 } } }, 'Rome has fallen and the game has not ended'],
    ['a frame of no kind', frames([{ kind: 'siege' }]), 'there is no frame of kind "siege"'],
    ['a frame whose members are missing', frames([romans, { kind: 'march', from: 'roma' }]), "'to' is missing"],
    ['a frame with a member too many', frames([{ ...romans, at: 'roma' }]), 'there is no member "at"'],
    ['a question out of place', frames([{ kind: 'march', from: 'roma', to: 'venetia' }]), "'march' cannot be what is"],
    [
      'a step instead of a question',
      frames([{ kind: 'fighting', at: 'roma', round: 1 }]),
      "'fighting' cannot be what is",
    ],
    ['a march over no border', frames([romans, { kind: 'march', from: 'roma', to: 'africa' }]), 'from roma to africa'],
    [
      'a march of a Legion that has moved',
      frames([romans, { kind: 'march', from: 'liguria', to: 'roma' }], {
        liguria: { legions: 1, forces: 2, movedLegions: 1 },
      }),
      'from liguria to roma',
    ],
    ['a host of nobody', frames([barbarians, { kind: 'host', from: 'roma', to: 'venetia' }]), 'from roma to venetia'],
    [
      'pinned Forces about to leave',
      frames([barbarians, { kind: 'host', from: 'venetia', to: 'liguria' }], {
        venetia: { legions: 1, forces: 1, barbarianForces: 3 },
      }),
      'the Barbarian Forces in venetia may not leave',
    ],
    [
      'losses that nobody has to choose',
      frames([{ kind: 'losses', at: 'roma', round: 1, number: 1 }]),
      'in roma have no 1 losses to choose',
    ],
    [
      'losses of more than half of those that stand there',
      frames([{ kind: 'losses', at: 'venetia', round: 1, number: 4 }], {
        venetia: { legions: 1, forces: 1, barbarianForces: 2, cavalry: 1 },
      }),
      'in venetia have no 4 losses to choose',
    ],
    [
      'an entry of more than is left',
      frames([{ kind: 'entry', counter: 'force', left: 2 }], { gothia: { barbarianForces: 24 } }),
      'more are to enter than are available',
    ],
    [
      'an entry of two Cavalry',
      frames([{ kind: 'entry', counter: 'cavalry', left: 2 }]),
      'more Cavalry are to enter than the one',
    ],
    ['a set-up in a later turn', { ...asking('set-up'), turn: 2 }, 'the first Forces are placed before turn 1'],
    ['a set-up after it', asking('set-up', { gothia: { cavalry: 1 } }), 'Barbarians before the first are placed'],
    [
      'a conflict that was left',
      asking('purchase', { venetia: { legions: 1, forces: 1, barbarianForces: 1 } }),
      'areas.venetia: a conflict is left that has not been fought',
    ],
    [
      'a question after the end',
      { ...frames([romans]), turn: 20, end: { winner: 'roman', rule: 'FR-2-b' } },
      'the game is over and something is asked',
    ],
    [
      'an end before the last turn',
      { turn: 19, end: { winner: 'roman', rule: 'FR-2-b' } },
      'the game has not ended for the roman by FR-2-b',
    ],
    [
      'an end without a fall',
      { areas: held, end: { winner: 'barbarian', rule: 'FR-2-a' } },
      'the game has not ended for the barbarian by FR-2-a',
    ],
  ]
  test.each(refused)('cannot have %s', (_, drawn, reason) => {
    expect(read(drawn)).toThrow(reason)
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
    expect(game.write(read({})())).toMatchObject({ turn: 1, rrp: 0, stack: [{ kind: 'roman-movement' }], end: null })
    const over = read({ end: { winner: 'roman', rule: 'FR-2-b' }, turn: 20 })()
    expect(position({}).table.game.decision(over)).toBeNull()
  })
})
