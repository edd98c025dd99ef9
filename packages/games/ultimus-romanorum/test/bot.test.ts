/** Bots at the table: what they answer is legal and always the same, they beat chance, and they know the obvious. */
import { bots, legateOf } from '@tabularium/bots'
import { type AnyGame, type Bot, FastDice, type Json, playGame, RecordingTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot.ts'
import { ultimusRomanorum as game } from '../src/index.ts'
import { type State, whereIsFleet } from '../src/state.ts'
import { type Draw, type Play, position } from './play.ts'

const everyBot = bots(game, mind)
/** For bots of any game. */
const anyGame: AnyGame = game
const legate = legateOf(game, mind)
const [random] = everyBot

/** How often a plan is made twice, to see whether it is the same. */
const AGAIN = 10

/** Plays a game in which every action of every plan must be legal until a die is rolled or the other seat is asked. */
function playStrictly(bot: Bot, options: Json, seed: string): State {
  const dice = new FastDice(secretFrom(seed))
  const state = game.setup(game.options(options), new RecordingTable(dice))
  let count = 0
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const { seat } = decision
    const view = game.view(state, seat)
    const thoughts = () => new FastDice(secretFrom(`${seed} ${count}`))
    const plan = bot.plan(view, decision, thoughts())
    if (count % AGAIN === 0) expect(bot.plan(view, decision, thoughts())).toEqual(plan)
    count++
    for (const action of plan) {
      if (game.decision(state)?.seat !== seat || !anyGame.verdict(state, action).ok) {
        throw new Error(`It planned ${plan.map(anyGame.notation).join(', ')}, seed ${seed}`)
      }
      const table = new RecordingTable(dice)
      anyGame.apply(state, action, table)
      if (table.sealed) break
    }
    for (const one of [0, 1]) {
      const chance = mind.evaluate(state, one)
      if (!(chance >= 0 && chance <= 1)) throw new Error(`a chance of ${chance}, seed ${seed}`)
    }
  }
  return state
}

/** Whole games take a while on a busy machine. */
const SLOW = { timeout: 120_000 }

describe('what bots answer', () => {
  test('is legal, and the same to the same view with the same dice; and the game ends', SLOW, () => {
    expect(playStrictly(legate, { scenario: 'stilicho-405' }, 'same').end).not.toBeNull()
  })

  test('of consul too, less patient than usual', SLOW, () => {
    const hasty = { ...mind, levels: { slips: 33, consul: { ideas: 3, playouts: 4, turns: 1 } } }
    const consul = bots(game, hasty).find(({ name }) => name === 'consul')
    if (consul === undefined) throw new Error('There is no consul.')
    expect(playStrictly(consul, { scenario: 'stilicho-405', years: 2 }, 'hasty').end).not.toBeNull()
  })

  test('does not depend on what the other seat holds', () => {
    const hands = [{ 'divine-favour': 1 }, { rex: 1 }]
    const plans = hands.map((second) => planIn({ ...raid, hands: { first: {}, second } }))
    expect(plans[0]).toEqual(plans[1])
  })

  test('one that plays on what the policy advises is offered, none that plans whole turns', () => {
    expect(everyBot.map(({ name }) => name)).toEqual(['random', 'novice', 'tiro', 'legate', 'consul'])
  })

  test('does not depend on what was looked at before', SLOW, () => {
    const dice = new FastDice(secretFrom('kept'))
    const table = new RecordingTable(dice)
    const elsewhere = ['roman', 'barbarian'].map((camp) => position({ ...raid, stack: moves(camp) }).state)
    const state = game.setup(game.options({ scenario: 'scourge-of-god', years: 2 }), table)
    let looks = 0
    for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
      const kept = mind.policy(state, decision.seat)
      if (decision.ask === 'movement') {
        looks++
        for (const other of elsewhere) mind.policy(other, 0)
        expect(mind.policy(state, decision.seat)).toEqual(kept)
      }
      expect(mind.reply?.(state, decision.seat)).toEqual(kept[0].actions)
      for (const action of kept[0].actions) {
        if (game.decision(state)?.seat !== decision.seat || !game.verdict(state, action).ok) break
        game.apply(state, action, table)
      }
    }
    expect(looks).toBeGreaterThan(50)
  })

  for (const scenario of ['stilicho-405', 'scourge-of-god']) {
    test(`beats chance from either camp: ${scenario}`, SLOW, () => {
      const one: Bot | undefined = everyBot.find(({ name }) => name === 'legate')
      if (one === undefined) throw new Error('There is no legate.')
      expect(playGame(game, { scenario }, [one, random], 'better').outcome.winners).toEqual([0])
      expect(playGame(game, { scenario }, [random, one], 'better').outcome.winners).toEqual([1])
    })
  }
})

/** What the bot means to do, in notation. */
function plan(t: Play): readonly string[] {
  const { state } = t
  const decision = game.decision(state)
  if (decision === null) throw new Error('The game is over.')
  const view = game.view(state, decision.seat)
  return legate.plan(view, decision, new FastDice(secretFrom('thoughts'))).map((action) => game.notation(action))
}

const planIn = (draw: Draw) => plan(position(draw))

/** That camp moves. */
const moves = (camp: string) => [
  { kind: 'year', step: 'balance' },
  { kind: 'sequences', camp: camp === 'roman' ? 'barbarian' : 'roman', extra: false },
  { kind: 'smc', camp, step: 'combats' },
  { kind: 'movement', camp },
]
const barbarianMoves = moves('barbarian')

/** One Visigothic raider in Italia 3, and a strong Roman host beside it. */
const raid: Draw = {
  peoples: { visigothi: 'revolt' },
  pieces: {
    aetius: 'italia-2',
    'domestici-pedites-w': 'italia-2',
    'scolae-w': 'italia-2',
    divitenses: 'italia-2',
    'visigothi-1': { at: 'italia-3', weak: true },
  },
}

describe('the Roman', () => {
  test('falls upon a raider whom he is sure to beat, with all he needs', () => {
    const t = position(raid)
    for (let actions = plan(t); actions[0] !== 'done'; actions = plan(t)) t.act(...actions)
    expect(t.at('aetius')).toBe('italia-3')
    expect(t.at('divitenses')).toBe('italia-3')
  })

  test('keeps the Augusti in their capitals when nothing is the matter', () => {
    expect(planIn({ pieces: { 'placidi-felices': 'italia-4' } })).toEqual(['done'])
  })

  test('brings an Augustus back to a capital', () => {
    const actions = planIn({ pieces: { 'valentinien-iii': 'italia-3', 'placidi-felices': 'italia-3' } })
    expect(actions[0]).toBe('piece valentinien-iii')
  })
})

describe('the Barbarian', () => {
  test('spreads over open zones instead of standing together', () => {
    const t = position({
      peoples: { vandali: 'revolt' },
      pieces: { 'vandali-1': 'hispaniae-3', 'vandali-2': 'hispaniae-3', 'vandali-3': 'hispaniae-3' },
      stack: barbarianMoves,
    })
    for (let actions = plan(t); actions[0] !== 'done'; actions = plan(t)) t.act(...actions)
    expect(new Set(['vandali-1', 'vandali-2', 'vandali-3'].map((unit) => t.at(unit))).size).toBe(3)
  })

  test('walks into Roma when nobody guards it', () => {
    const actions = planIn({
      peoples: { visigothi: 'revolt' },
      pieces: { 'visigothi-1': 'italia-6', 'visigothi-2': 'italia-6' },
      stack: barbarianMoves,
    })
    expect(actions.some((action) => action === `to ${roma}`)).toBe(true)
  })

  test('leaves a host alone that would destroy him', () => {
    const t = position({ ...raid, stack: barbarianMoves })
    expect(plan(t)).not.toContain('to italia-2')
  })
})

const { board } = position({}).state
const roma = board.placeIds[board.roma]

test('a march in whose course the game would end is thought of without a fault', () => {
  // Cyrus, the last Augustus, is alone among rebels with no way out: at the next step of anybody he is caught.
  const { state } = position({
    west: { augustus: 'cyrus' },
    east: {},
    peoples: {
      'franci-salii': { status: 'revolt', major: true },
      visigothi: { status: 'revolt', major: true },
      burgondi: 'war',
    },
    pieces: {
      'valentinien-iii': 'gone',
      'theodose-ii': 'gone',
      cyrus: 'galliae-4',
      'franci-salii-1': 'galliae-4',
      'franci-salii-2': 'galliae-3',
      'franci-salii-3': 'italia-2',
      'visigothi-1': 'galliae-5',
      'visigothi-2': 'italia-1',
      'burgondi-1': 'alamanni',
      'magister-p-oriens': 'viennensis-4',
      divitenses: 'viennensis-4',
      'comites-alani': 'viennensis-4',
    },
  })
  const [advice] = mind.policy(state, 0)
  expect(advice.actions.map((action) => game.notation(action))).toContain('to italia-2')
  const copy = game.clone(state)
  for (const action of advice.actions) game.apply(copy, action, new RecordingTable(new FastDice(secretFrom('cyrus'))))
  expect(game.outcome(copy)?.rule).toBe('UR-3.5.1-d')
})

describe('the stratagem Migration', () => {
  /** Two bands in the north of Italia, nobody in Roma. */
  const bands: Draw = {
    stack: barbarianMoves,
    phase: 'E',
    peoples: { visigothi: 'revolt' },
    pieces: { 'visigothi-1': 'italia-1', 'visigothi-2': 'italia-1' },
    hands: { first: {}, second: { migration: 1 } },
  }

  test('brings a whole people into Roma that could not march there otherwise', () => {
    const t = position(bands)
    for (let actions = plan(t); actions[0] !== 'done'; actions = plan(t)) t.act(...actions)
    expect([t.at('visigothi-1'), t.at('visigothi-2')]).toEqual([roma, roma])
  })

  test('is kept where so few would go', () => {
    const t = position({ ...bands, pieces: { 'visigothi-1': { at: 'italia-1', weak: true } } })
    expect(plan(t)).not.toContain('play migration')
  })
})

describe('fleets', () => {
  /** Vandals who hold all that they reach by land. */
  const vandals: Draw = {
    stack: barbarianMoves,
    peoples: { vandali: 'revolt' },
    fleets: { 'classis-occidentalis': { at: 'africa-4', camp: 'barbarian' } },
    pieces: {
      'vandali-1': 'africa-4',
      'vandali-2': 'africa-4',
      'vandali-3': 'africa-3',
      'vandali-4': 'africa-2',
    },
  }

  /** Plays on as the bot would, as long as the same seat moves. */
  function played(draw: Draw): { t: Play; done: readonly string[] } {
    const t = position(draw)
    const done: string[] = []
    for (let actions = plan(t); actions[0] !== 'done'; actions = plan(t)) {
      t.act(...actions)
      done.push(...actions)
    }
    return { t, done }
  }

  test('carry raiders to a shore where nobody stands', () => {
    const { t, done } = played(vandals)
    expect(done).toContain('fleet classis-occidentalis')
    const landed = ['vandali-1', 'vandali-2'].map((unit) => t.at(unit))
    expect(landed.some((at) => at !== null && !at.startsWith('africa') && !at.startsWith('aboard'))).toBe(true)
  })

  test('stay in port where the other camp holds them', () => {
    const { done } = played({ ...vandals, fleets: { 'classis-occidentalis': { at: 'africa-4', camp: 'roman' } } })
    expect(done.filter((action) => action.startsWith('fleet'))).toEqual([])
  })

  test('come home from the sea with nobody aboard', () => {
    const at = 'mare-internum-occidentalis'
    const { t } = played({ ...vandals, fleets: { 'classis-occidentalis': { at, camp: 'barbarian' } } })
    expect(t.state.board.placeIds[whereIsFleet(t.state, t.state.board.everyFleet[0])]).toBe('africa-4')
  })

  test('are called for by the stratagem where there is none', () => {
    const draw: Draw = { ...vandals, fleets: {}, phase: 'E', hands: { first: {}, second: { fleet: 1 } } }
    expect(played(draw).done).toContain('play fleet')
  })
})
