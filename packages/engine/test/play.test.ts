import { describe, expect, test } from 'vitest'
import { type AnyGame, type Bot, type Decision, FastDice, playGame, secretFrom, type View } from '../src/index.ts'
import { toy } from './toy.ts'

const OPTIONS = { players: 2, hand: 3 }

const anyToy: AnyGame = toy
const nameOf = (action: unknown): string => anyToy.notation(action)
const named = (decision: Decision<unknown>, name: string) =>
  decision.actions.find((action) => nameOf(action).startsWith(name)) ?? decision.actions[0]

const random: Bot = {
  name: 'random',
  plan: (_, { actions }, dice: FastDice) => [actions[dice.below(actions.length)]],
}

/** A bot that keeps what it was asked. */
function watched(plan: Bot['plan']) {
  const asked: { view: View<unknown>; names: string[]; planned: string[] }[] = []
  const bot: Bot = {
    name: 'watched',
    plan(view, decision, dice) {
      const planned = plan(view, decision, dice)
      asked.push({ view, names: decision.actions.map(nameOf), planned: planned.map(nameOf) })
      return planned
    },
  }
  return { bot, asked }
}

/** The toy, keeping what was done to it. */
function recorded() {
  const done: string[] = []
  const game: AnyGame = {
    ...toy,
    apply(state, action, table) {
      done.push(toy.notation(action))
      toy.apply(state, action, table)
    },
  }
  return { game, done }
}

function playedOut(seed: string, bots = [random, random]) {
  const { game, done } = recorded()
  return { ...playGame(game, OPTIONS, bots, seed), done }
}

describe('a game between bots', () => {
  test('the same bots, options and seed give the same game; another seed another', () => {
    expect(playedOut('one')).toEqual(playedOut('one'))
    expect(playedOut('one').done).not.toEqual(playedOut('two').done)
  })

  test('bots that go on for ever are stopped, with the seed to see it again', () => {
    const { decisions } = playGame(toy, OPTIONS, [random, random], 'long')
    expect(() => playGame(toy, OPTIONS, [random, random], 'long', decisions - 1)).toThrow(
      `The game did not end in ${decisions - 1} decisions (${toy.id}, seed long).`,
    )
    expect(playGame(toy, OPTIONS, [random, random], 'long', decisions).decisions).toBe(decisions)
  })

  test('every action is counted and the outcome is the game’s own', () => {
    for (let i = 0; i < 50; i++) {
      const { outcome, decisions, done } = playedOut(`count ${i}`)
      expect(decisions).toBe(done.length)
      expect(toy.clauses).toContain(outcome.rule)
    }
  })

  test('what the bots draw does not change the luck of the game', () => {
    const dealt = (drawn: number) => {
      const { bot, asked } = watched((_, decision, dice) => {
        for (let i = 0; i < drawn; i++) dice.below(6)
        return [decision.actions[0]]
      })
      playGame(toy, OPTIONS, [bot, bot], 'luck')
      return asked
    }
    expect(dealt(5)).toEqual(dealt(0))
  })

  test('the seed gives the luck of the game and of each bot, all different', () => {
    const first = (seed: string) => {
      const drawn: number[] = []
      const bots = [0, 1].map(() =>
        watched((_, decision, dice) => {
          drawn.push(dice.below(0x1_0000_0000))
          return [named(decision, 'draw')]
        }),
      )
      playGame(
        toy,
        OPTIONS,
        bots.map(({ bot }) => bot),
        seed,
      )
      return { drawn: drawn.slice(0, 2), dealt: bots[0].asked[0].view }
    }
    const [one, two] = [first('one'), first('two')]
    expect(new Set([...one.drawn, ...two.drawn]).size).toBe(4)
    expect(one.dealt).not.toEqual(two.dealt)
    expect(one.drawn).not.toContain(new FastDice(secretFrom('game one')).below(0x1_0000_0000))
  })

  test('options are read as the game reads them, with its defaults', () => {
    expect(playGame(toy, {}, [random, random], 'defaults')).toEqual(
      playGame(toy, OPTIONS, [random, random], 'defaults'),
    )
    expect(() => playGame(toy, { players: 7 }, [random, random], 'none')).toThrow('Toy options')
  })

  test('a bot is asked when its seat is, and sees what its seat sees', () => {
    const red = watched((_, { actions }, dice) => [actions[dice.below(actions.length)]])
    const blue = watched((_, { actions }, dice) => [actions[dice.below(actions.length)]])
    playGame(toy, OPTIONS, [red.bot, blue.bot], 'views')
    expect(red.asked.length).toBeGreaterThan(0)
    for (const { view } of red.asked) expect(view).toMatchObject({ viewer: 0 })
    for (const { view } of blue.asked) expect(view).toMatchObject({ viewer: 1 })
  })
})

describe('a plan', () => {
  test('of several actions is done in order without asking again', () => {
    const { bot, asked } = watched((_, decision) => {
      const pick = named(decision, 'pick')
      return nameOf(pick).startsWith('pick') ? [pick, { kind: 'lay' }] : [named(decision, 'yield')]
    })
    const { game, done } = recorded()
    playGame(game, OPTIONS, [bot, bot], 'plan')
    expect(done.slice(0, 3)).toEqual([...asked[0].planned, 'yield'])
    expect(asked[1].planned).toEqual(['yield'])
  })

  test.each(['toss', 'look'])('is cut after %s: what came to light may change it', (action) => {
    const { bot, asked } = watched((_, decision) => {
      const first = named(decision, action)
      return nameOf(first) === action ? [first, { kind: 'draw' }] : [named(decision, 'draw')]
    })
    const { game, done } = recorded()
    playGame(game, OPTIONS, [bot, random], 'cut')
    expect(asked[0].planned).toEqual([action, 'draw'])
    expect(asked[1].names).not.toContain(action)
    expect(done.slice(0, 2)).toEqual([action, 'draw'])
  })

  test('is cut when another seat is asked, though the rest would be legal for it', () => {
    const { bot, asked } = watched((_, decision) => [named(decision, 'pick'), { kind: 'lay' }, { kind: 'yield' }])
    const other = watched((_, decision) => [named(decision, 'guard')])
    const { game, done } = recorded()
    playGame(game, OPTIONS, [bot, other.bot], 'seat')
    expect(done.slice(0, 2)).toEqual(asked[0].planned.slice(0, 2))
    expect(other.asked[0].names).toContain('yield')
    expect(done[2]).toBe(other.asked[0].planned[0])
  })

  test('is cut at an action that is not legal', () => {
    const { bot, asked } = watched((_, decision) => [named(decision, 'pick'), { kind: 'toss' }, { kind: 'lay' }])
    const { game, done } = recorded()
    playGame(game, OPTIONS, [bot, random], 'illegal later')
    expect(asked[0].planned.slice(1)).toEqual(['toss', 'lay'])
    expect(done[1]).not.toBe('toss')
    expect(asked[1].names).toContain('lay')
  })

  test.each([
    ['is empty', []],
    ['begins with an illegal action', [{ kind: 'lay' }]],
    ['begins with what is no action', [{ kind: 'nonsense' }]],
  ])('that %s is refused, and the bot is named', (_, plan) => {
    const bot: Bot = { name: 'the cheat', plan: () => plan }
    expect(() => playGame(toy, OPTIONS, [bot, random], 'cheat')).toThrow('The bot the cheat gave no legal answer.')
  })
})
