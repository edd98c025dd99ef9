/** Bots at the table: what they answer is legal and always the same, they beat chance, and they know the obvious. */
import { bots, legateOf } from '@tabularium/bots'
import { type Bot, FastDice, playGame, RecordingTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot.ts'
import { fallOfTheRomanEmpire as game } from '../src/index.ts'
import { BARBARIANS, ROMAN } from '../src/options.ts'
import { isDoomed } from '../src/rules/conflict/dead.ts'
import { frame, type State } from '../src/state.ts'
import { type Draw, type Play, position } from './play.ts'

const everyBot = bots(game, mind)
const legate = legateOf(game, mind)
const [random] = everyBot

/** Plays a game in which every action of every plan must be legal until a die is rolled or the other side is asked. */
function playStrictly(bot: Bot, barbarianForces: number, seed: string): State {
  const dice = new FastDice(secretFrom(seed))
  const state = game.setup(game.options({ barbarianForces }), new RecordingTable(dice))
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const { seat } = decision
    for (const planned of bot.plan(game.view(state, seat), decision, dice)) {
      const now = game.decision(state)
      const legal = now?.actions.find((action) => JSON.stringify(action) === JSON.stringify(planned))
      if (now?.seat !== seat || legal === undefined) {
        throw new Error(`${bot.name} planned ${JSON.stringify(planned)}, seed ${seed}`)
      }
      for (const one of [ROMAN, BARBARIANS]) {
        const chance = mind.evaluate(state, one)
        if (!(chance >= 0 && chance <= 1)) throw new Error(`a chance of ${chance}, seed ${seed}`)
      }
      const table = new RecordingTable(dice)
      game.apply(state, legal, table)
      if (table.sealed) break
    }
  }
  return state
}

/** Whole games take a while on a busy machine. */
const SLOW = { timeout: 120_000 }

test('bots are offered that weigh whole turns, and one that plays them on', () => {
  expect(mind.planner?.foresees).toBe(false)
  expect(everyBot.map(({ name }) => name)).toEqual(['random', 'novice', 'tiro', 'legate', 'consul'])
})

describe('what bots answer', () => {
  for (const bot of everyBot.filter(({ ponder }) => ponder === undefined)) {
    test(`${bot.name} plans legal actions with every handicap, and every game ends`, SLOW, () => {
      const games = 14
      for (let i = 0; i < games; i++) expect(playStrictly(bot, 22 + (i % 7), `legal ${i}`).end).not.toBeNull()
    })

    test(`${bot.name} answers the same to the same view with the same dice`, SLOW, () => {
      const written = () => game.write(playStrictly(bot, 25, 'same'))
      expect(written()).toEqual(written())
    })
  }

  test(
    'consul, less patient than usual, plans legal actions to the end of a game, and the same ones again',
    SLOW,
    () => {
      const hasty = { ...mind, levels: { slips: 20, consul: { ideas: 3, playouts: 6, turns: 1 } } }
      const consul = bots(game, hasty).find(({ name }) => name === 'consul')
      if (consul === undefined) throw new Error('There is no consul.')
      const written = () => game.write(playStrictly(consul, 25, 'consul'))
      expect(written()).toEqual(written())
    },
  )

  test('legate beats random from either side', SLOW, () => {
    const wins = (seats: readonly Bot[], seat: number) => {
      let won = 0
      for (let i = 0; i < 20; i++) {
        if (playGame(game, {}, seats, `better ${i}`).outcome.winners.includes(seat)) won++
      }
      return won
    }
    const one: Bot | undefined = everyBot.find(({ name }) => name === 'legate')
    if (one === undefined) throw new Error('There is no legate.')
    expect(wins([one, random], ROMAN)).toBeGreaterThanOrEqual(19)
    expect(wins([random, one], BARBARIANS)).toBeGreaterThanOrEqual(19)
  })
})

describe('how a playout is judged', () => {
  const judged = (draw: Draw) => [ROMAN, BARBARIANS].map((seat) => mind.judge?.(position(draw).state, seat) ?? -1)

  test('the chances of the two sides add up, and a host before Rome is worse for it than one far away', () => {
    const held = { roma: { forces: 4 }, africa: { forces: 2, fort: true }, tarraconensis: { forces: 1, fort: true } }
    const hostIn = (area: string) =>
      judged({ ask: 'expenditure', turn: 17, areas: { ...held, [area]: { barbarianForces: 15 } } })
    const [near, far] = [hostIn('venetia'), hostIn('britannia')]
    for (const [roman, barbarian] of [near, far]) expect(roman + barbarian).toBeCloseTo(1, 9)
    expect(near[0]).toBeLessThan(far[0])
  })

  test('a game that is over is won or lost', () => {
    const { state } = position({ ask: 'expenditure', turn: 20, areas: { roma: { forces: 3 } } })
    for (const winner of ['roman', 'barbarian'] as const) {
      state.end = { winner, rule: 'FR-2-a' }
      expect(mind.judge?.(state, ROMAN)).toBe(winner === 'roman' ? 1 : 0)
      expect(mind.judge?.(state, BARBARIANS)).toBe(winner === 'roman' ? 0 : 1)
    }
  })
})

/** What legate means to do, in notation. */
function plan(t: Play): readonly string[] {
  const { state } = t
  const decision = game.decision(state)
  if (decision === null) throw new Error('The game is over.')
  const view = game.view(state, decision.seat)
  return legate.plan(view, decision, new FastDice(secretFrom('thoughts'))).map((action) => game.notation(action))
}

const planIn = (draw: Draw) => plan(position(draw))
const into = (area: string) => (action: string) => action.startsWith('move') && action.endsWith(` ${area}`)

describe('the Barbarian', () => {
  const ask = 'barbarian-movement'

  test('walks into Rome when nobody is there', () => {
    expect(planIn({ ask, areas: { roma: {}, venetia: { barbarianForces: 2 } } }).some(into('roma'))).toBe(true)
  })

  test('takes Rome at five to one, from two sides', () => {
    const areas = { roma: { forces: 3 }, venetia: { barbarianForces: 9 }, liguria: { barbarianForces: 6 } }
    expect(planIn({ ask, turn: 9, areas })).toEqual(
      expect.arrayContaining(['move force liguria roma', 'with 6', 'move force venetia roma', 'with 9']),
    )
  })

  test('strikes at poor odds in the last turn, when there is nothing left to lose', () => {
    const areas = { roma: { forces: 8 }, venetia: { barbarianForces: 12 }, liguria: { barbarianForces: 12 } }
    expect(planIn({ ask, turn: 20, areas }).filter(into('roma'))).toHaveLength(2)
  })

  test('marches into no conflict that it cannot win', () => {
    const areas = {
      roma: { legions: 1, forces: 6 },
      venetia: { barbarianForces: 5 },
      africa: { forces: 2, fort: true },
      tripolitania: { barbarianForces: 3 },
    }
    const actions = planIn({ ask, turn: 5, areas })
    expect(actions.some(into('roma'))).toBe(false)
    expect(actions.some(into('africa'))).toBe(false)
  })

  test('takes a garrison of value at five to one', () => {
    const areas = {
      roma: { legions: 1, forces: 12 },
      africa: { forces: 1, wall: true },
      tripolitania: { barbarianForces: 6 },
    }
    expect(planIn({ ask, turn: 5, areas }).some(into('africa'))).toBe(true)
  })

  test('keeps a Force in Rome to the last, for Cavalry alone does not take it', () => {
    const t = position({ ask, turn: 20, areas: { roma: { forces: 2, barbarianForces: 1, cavalry: 4 } } }).done(4)
    expect(frame(t.state).kind).toBe('losses')
    expect(plan(t)).toEqual(['lose 0 force 2 cavalry'])
  })
})

describe('the Roman', () => {
  test('buys what a host next to Rome asks for', () => {
    const areas = { roma: { legions: 1, forces: 1 }, liguria: { barbarianForces: 9 } }
    const bought = planIn({ ask: 'purchase', turn: 8, rrp: 20, areas }).filter((action) => action === 'buy force')
    expect(bought.length).toBeGreaterThanOrEqual(3)
  })

  test('keeps his points while no host is near', () => {
    const areas = { roma: { legions: 1, forces: 2 }, gothia: { barbarianForces: 3 } }
    const bought = planIn({ ask: 'purchase', turn: 8, rrp: 12, areas }).filter((action) => action === 'buy force')
    expect(bought.length).toBeLessThanOrEqual(2)
  })

  test('marches out against a host that it destroys for sure, and leaves Rome guarded', () => {
    const t = position({
      turn: 8,
      areas: { roma: { legions: 1, forces: 6 }, liguria: { barbarianForces: 7 }, venetia: { barbarianForces: 1 } },
    })
    t.act(...plan(t).slice(0, -1))
    expect(t.at('liguria').forces ?? 0).toBeGreaterThanOrEqual(4)
    expect(t.at('roma').forces ?? 0).toBeGreaterThanOrEqual(1)
  })

  test('FR-10-j: marches no Legion to its death, nor the last Force away from a Fort', () => {
    const t = position({
      turn: 4,
      areas: {
        roma: { legions: 1, forces: 1 },
        africa: { legions: 1, forces: 1, fort: true },
        numidia: { barbarianForces: 1 },
      },
    })
    t.act(...plan(t).slice(0, -1))
    expect(t.at('africa')).toMatchObject({ forces: 1, fort: true })
    for (const area of ['roma', 'africa', 'liguria', 'venetia', 'apulia']) {
      if ((t.at(area).legions ?? 0) > 0) expect(t.at(area).forces ?? 0).toBeGreaterThan(0)
    }
  })

  test('disbands what is least use when upkeep cannot be paid: nothing is left to die, and Rome is held', () => {
    const t = position({
      ask: 'expenditure',
      turn: 10,
      rrp: 6,
      areas: {
        roma: { legions: 1, forces: 4 },
        achaea: { forces: 2, fort: true },
        africa: { forces: 1, fort: true },
        sequania: { barbarianForces: 6 },
      },
    })
    t.act(...plan(t))
    expect(t.asked).toBe('purchase')
    const { state } = t
    expect(state.board.areas.filter((at) => isDoomed(state, at))).toEqual([])
    expect(t.at('roma').forces ?? 0).toBeGreaterThanOrEqual(1)
  })
})
