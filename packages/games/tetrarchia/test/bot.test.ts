/** Bots at the table: what they answer is legal and always the same, and steward knows the obvious. */
import { botOf, bots } from '@tabularium/bots'
import { type Bot, FastDice, type Json, playGame, RecordingTable, secretFrom } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { describe, expect, test } from 'vitest'
import { DIOCLETIAN, emperors } from '../src/board.ts'
import { mind } from '../src/bot.ts'
import { tetrarchia, variants } from '../src/index.ts'
import { active, emperorProvince, REVOLT, type State, tokenAt } from '../src/state.ts'
import { type Draw, position } from './play.ts'

const everyBot = bots(tetrarchia, mind)
const steward = botOf(tetrarchia, mind, 'steward')

/** What steward means to do in a position, in notation. */
function plan(state: State): string[] {
  const decision = tetrarchia.decision(state)
  if (decision === null) throw new Error('The game is over.')
  const dice = new FastDice(secretFrom('thoughts'))
  if (steward === undefined) throw new Error('There is no steward.')
  return steward.plan(tetrarchia.view(state, decision.seat), decision, dice).map((a) => tetrarchia.notation(a))
}

const planIn = (draw: Draw) => plan(position(draw).state)

/** Plays a game in which every action of every plan must be legal until a die is rolled. */
function playStrictly(bot: Bot, options: Json, seed: string): State {
  const dice = new FastDice(secretFrom(seed))
  const state = tetrarchia.setup(tetrarchia.options(options), new RecordingTable(dice))
  for (let decision = tetrarchia.decision(state); decision !== null; decision = tetrarchia.decision(state)) {
    const { seat } = decision
    for (const planned of bot.plan(tetrarchia.view(state, seat), decision, dice)) {
      const now = tetrarchia.decision(state)
      const legal = now?.actions.find((action) => JSON.stringify(action) === JSON.stringify(planned))
      if (legal === undefined) throw new Error(`${bot.name} planned ${JSON.stringify(planned)}, seed ${seed}`)
      const table = new RecordingTable(dice)
      tetrarchia.apply(state, legal, table)
      if (table.sealed) break
    }
  }
  return state
}

const tables: readonly Json[] = [
  { level: '5300' },
  { level: '4211', players: 2 },
  { level: '3122', players: 3, sharedCaesar: 'constantius' },
  { level: '4200', players: 4, variants: ['imperium'] },
  { level: '2033', players: 1 },
  { level: '4211', players: 2, variants: [...variants], objective: 'rivalry' },
  { level: '5300', players: 3, variants: ['patres-patriae', 'diarchia'] },
  { level: '3211', players: 4, variants: ['mare-nostrum', 'imperium', 'the-great'] },
]

/** Whole games take a while on a busy machine. */
const SLOW = { timeout: 120_000 }

describe('what bots answer', () => {
  test('there are three levels besides random, which alone can do without a mind', () => {
    expect(everyBot.map((bot) => bot.name)).toEqual(['random', 'novice', 'tiro', 'legate', 'steward'])
    expect(bots(tetrarchia).map((bot) => bot.name)).toEqual(['random'])
  })

  for (const bot of everyBot) {
    test(`${bot.name} plans legal actions at every level, with every variant and any number of players`, SLOW, () => {
      tables.forEach((options, i) => {
        expect(playStrictly(bot, options, `legal ${i}`).end).not.toBeNull()
      })
    })

    test(`${bot.name} answers the same to the same view with the same dice`, SLOW, () => {
      const game = () => tetrarchia.write(playStrictly(bot, { level: '4211', variants: ['imperium'] }, 'same'))
      expect(game()).toEqual(game())
    })
  }
})

const FIVE_BORDERS = {
  diocletian: ['persia'],
  galerius: ['sarmatia', 'germania-magna'],
  constantius: ['britannia'],
  maximian: ['gaetulia'],
}

const SPREAD_OUT = { galerius: 'pannonia-inferior', constantius: 'belgica', maximian: 'cisalpina' }

describe('steward', () => {
  test('secures the last border and wins', () => {
    const at = { ...SPREAD_OUT, diocletian: 'aegyptus' }
    expect(planIn({ emperors: at, tokens: FIVE_BORDERS, ip: 4 })).toEqual(['move libya', 'secure'])
  })

  test('quiets the Revolt that stands between him and the last border', () => {
    const at = { ...SPREAD_OUT, diocletian: 'aegyptus' }
    const tokens = { ...FIVE_BORDERS, revolt: ['aegyptus'] }
    expect(planIn({ emperors: at, tokens }).slice(1)).toEqual(['move libya', 'secure'])
  })

  test('removes the Revolt he stands on before he leaves', () => {
    const at = { ...SPREAD_OUT, diocletian: 'galatia' }
    const [first] = planIn({ emperors: at, tokens: { revolt: ['galatia'] } })
    expect(['subdue', 'calm']).toContain(first)
  })

  test('ends no phase on a Revolt token that he could have left or subdued', () => {
    for (const e of emperors) {
      const t = position({
        turn: e,
        emperors: { ...SPREAD_OUT, diocletian: 'bithynia' },
        tokens: { revolt: ['asia', 'noricum', 'germania-superior', 'etruria', 'dacia'], unrest: ['galatia'] },
      })
      t.act(...plan(t.state).slice(0, -1))
      const { state } = t
      expect(top(state).kind).toBe('roman-phase')
      expect(tokenAt(state, emperorProvince(state, active(state)))).not.toBe(REVOLT)
    }
  })

  test('attacks an army before ROMA at good odds', () => {
    const actions = planIn({
      turn: 'maximian',
      emperors: { diocletian: 'bithynia', galerius: 'roma', constantius: 'belgica', maximian: 'cisalpina' },
      tokens: { revolt: ['etruria'], maximian: ['germania-superior', 'rhaetia'] },
      armies: [['ILLYRICVM', 'etruria']],
    })
    expect(actions).toContain('attack etruria')
  })

  test('spends a token of Galerius to win a battle before ROMA, and none on a battle that cannot be won', () => {
    const before = (hand: number) =>
      position({
        turn: 'galerius',
        variants: ['imperium'],
        emperors: { diocletian: 'bithynia', galerius: 'roma', constantius: 'belgica', maximian: 'cisalpina' },
        tokens: { revolt: ['etruria'] },
        hand: { galerius: hand },
        armies: [['ILLYRICVM', 'etruria']],
      })
    const drawn = before(4).dice('II', 5).act('attack etruria')
    expect(drawn.asked).toBe('combat')
    expect(plan(drawn.state)).toEqual(['strengthen'])
    const hopeless = before(1).dice('I', 6).act('attack etruria')
    expect(hopeless.asked).toBe('combat')
    expect(plan(hopeless.state)).toEqual(['accept'])
  })

  test('places the fleets where most of the Empire is', () => {
    const state = tetrarchia.setup(
      tetrarchia.options({ level: '4211' }),
      new RecordingTable(new FastDice(secretFrom('fleets'))),
    )
    expect(plan(state).slice(0, 2)).toContain('fleet internum')
  })

  test('uses the first turn where it follows the last fleet with nothing asked between', () => {
    const begins = (seed: string) =>
      tetrarchia.setup(tetrarchia.options({ level: '4111' }), new RecordingTable(new FastDice(secretFrom(seed))))
    const seeds = Array.from({ length: 40 }, (_, i) => `first turn ${i}`)
    // With Revolt in his capital Diocletian can come to ROMA alone.
    const inRevolt = seeds.map(begins).filter((s) => tokenAt(s, s.board.capital[DIOCLETIAN]) === REVOLT)
    expect(inRevolt.length).toBeGreaterThan(4)
    for (const state of inRevolt) expect(plan(state).length).toBeGreaterThan(2)
  })

  test('does far better than random', SLOW, () => {
    const bordersSecured = (name: string, games: number) => {
      const players = everyBot.filter((bot) => bot.name === name)
      let borders = 0
      for (let i = 0; i < games; i++) {
        const { outcome } = playGame(tetrarchia, tetrarchia.options({ level: '5300' }), players, `better ${i}`)
        borders += Number(outcome.details.borders)
      }
      return borders / games
    }
    expect(bordersSecured('random', 20)).toBeLessThan(1)
    expect(bordersSecured('tiro', 20)).toBeGreaterThan(3)
    expect(bordersSecured('steward', 6)).toBeGreaterThan(4)
  })
})
