import { describe, expect, test } from 'vitest'
import { emperors } from '../src/board.ts'
import { tetrarchia } from '../src/index.ts'
import { position, setUp } from './play.ts'

const six = [2, 3, 4, 5, 3, 2]

describe('2 Set-up', () => {
  test('TE-2-a: one Revolt in each outer region; a 1 is rolled again', () => {
    const t = setUp({ level: '5000' }, 1, 1, 2, 3, 4, 1, 5, 6, 2)
    const revolts = ['baetica', 'germania-superior', 'moesia-superior', 'achaia', 'bithynia', 'cyrenaica']
    for (const province of revolts) expect(t.token(province)).toBe('revolt')
    expect(t.reserve).toEqual({ revolt: 15, unrest: 21 })
  })

  test('TE-2-b: extra Revolts by both dice; a province already rolled is rolled again', () => {
    const t = setUp({ level: '5020' }, ...six, 'I', 2, 'II', 1, 'II', 1, 'VI', 6)
    expect(t.token('belgica')).toBe('revolt')
    expect(t.token('proconsularis')).toBe('revolt')
    expect(t.reserve.revolt).toBe(13)
  })

  test('TE-2-c: armies on the borders of the regions rolled; a border already rolled is rolled again', () => {
    const t = setUp({ level: '5003' }, ...six, 'III', 'III', 'I', 'I', 'VI')
    expect(t.armies).toEqual(['germania-magna', 'gaetulia', 'libya'])
  })

  test('TE-2-d TE-2-e: a level is four values, 256 in all, each in its own scale', () => {
    let levels = 0
    for (let tokens = 5; tokens >= 2; tokens--)
      for (let fleets = 3; fleets >= 0; fleets--)
        for (let extra = 0; extra <= 3; extra++)
          for (let armies = 0; armies <= 3; armies++) {
            const options = tetrarchia.options({ level: `${tokens}${fleets}${extra}${armies}` })
            expect(options.level).toEqual([tokens, fleets, extra, armies])
            levels++
          }
    expect(levels).toBe(256)
    for (const level of ['6300', '1300', '4400', '4240', '4204', '42', 'easy']) {
      expect(() => tetrarchia.options({ level })).toThrow(/level/)
    }
    for (const level of [[4, 2, 0], [4, 2, 0, 0, 0], [4, 2, 0, 4], { length: 4 }, 4200, null]) {
      expect(() => tetrarchia.options({ level })).toThrow(/level/)
    }
    expect(tetrarchia.options({ level: [5, 3, 0, 1] }).level).toEqual([5, 3, 0, 1])
    expect(tetrarchia.options({}).level).toEqual([4, 2, 0, 0])
  })

  test('TE-2-d: each of the 81 levels gives the tokens, fleets, extra Revolts and armies that it says', () => {
    let levels = 0
    for (const tokens of [5, 4, 3])
      for (const fleets of [3, 2, 1])
        for (const extra of [0, 1, 2])
          for (const armies of [0, 1, 2]) {
            const level = `${tokens}${fleets}${extra}${armies}`
            const dice = [
              ['I', 1],
              ['II', 1],
            ]
              .slice(0, extra)
              .flat()
            const t = setUp({ level }, ...six, ...dice, ...['I', 'VI'].slice(0, armies))
            expect([emperors.map((name) => t.hand(name)), t.armies.length], level).toEqual([
              Array(4).fill(tokens),
              armies,
            ])
            expect(t.reserve.revolt, level).toBe(15 - extra)
            for (let n = 0; n < fleets; n++)
              expect(t.act('fleet internum').asked, level).toBe(n + 1 < fleets ? 'fleets' : 'arrival')
            expect(t.fleets, level).toEqual({ atlanticum: 0, internum: fleets, aegaeum: 0 })
            levels++
          }
    expect(levels).toBe(81)
  })

  test('TE-2-d TE-2-e: what a level says is what is set up', () => {
    const t = setUp({ level: '3122' }, ...six, 'I', 1, 'II', 1, 'I', 'VI')
    expect(emperors.map((name) => t.hand(name))).toEqual([3, 3, 3, 3])
    expect(t.reserve.revolt).toBe(13)
    expect(t.armies).toHaveLength(2)
    expect(t.act('fleet internum').asked).toBe('arrival')
  })

  test('TE-2-f: tokens and fleets not used are out of the game', () => {
    const t = setUp({ level: '2100' }, ...six).act('fleet atlanticum')
    expect(t.fleets).toEqual({ atlanticum: 1, internum: 0, aegaeum: 0 })
    t.act('arrive bithynia', 'move galatia', 'secure', 'move asia', 'secure')
    expect(t.hand('diocletian')).toBe(0)
    expect(t.act('move bithynia').why('secure')).toBe('TE-3.3-b')
    expect(() => position({ level: '2100', fleets: { internum: 2 } })).toThrow('more than the 1 fleets of the level')
    expect(() => position({ level: '2100', tokens: { galerius: ['roma', 'apulia', 'asia'] } })).toThrow(
      'more than 2 tokens of galerius',
    )
  })

  test('TE-2-g: then the players place the fleets where they like, several in a zone if they wish', () => {
    const t = setUp({ level: '5300', players: 4 }, ...six)
    expect(t.asked).toBe('fleets')
    expect(t.legal).toEqual(['fleet atlanticum', 'fleet internum', 'fleet aegaeum'])
    expect(t.why('move roma')).toBe('TE-2-g')
    expect(t.table.decision).toMatchObject({ seat: 0, helpers: [1, 2, 3] })
    t.table.act(2, 'fleet internum')
    t.act('fleet internum', 'fleet internum')
    expect(t.fleets).toEqual({ atlanticum: 0, internum: 3, aegaeum: 0 })
    expect(position({ fleets: { internum: 1 }, emperors: { diocletian: 'roma' } }).why('fleet internum')).toBe('TE-2-g')
  })

  test('TE-2-h: Diocletian takes the first turn', () => {
    const t = setUp({ level: '5000' }, ...six)
    expect(t.turn).toBe('diocletian')
    expect(t.asked).toBe('arrival')
  })

  test('TE-2-i: each Emperor arrives at the start of his first turn, in ROMA or his capital', () => {
    const t = setUp({ level: '5000' }, 2, 3, 4, 5, 3, 2)
    expect(t.legal).toEqual(['arrive roma', 'arrive bithynia'])
    expect([t.why('arrive roma'), t.why('arrive bithynia')]).toEqual([undefined, undefined])
    expect([t.why('arrive etruria'), t.why('move roma'), t.why('fleet internum')]).toEqual(Array(3).fill('TE-2-i'))
    t.act('arrive bithynia')
    expect(t.emperor('diocletian')).toBe('bithynia')
    expect(t.ip).toBe(6)
    expect(t.emperor('galerius')).toBeNull()
    t.end('I', 5)
    expect(t.legal).toEqual(['arrive roma', 'arrive pannonia-inferior'])
  })

  test('TE-2-i: a capital with a token or an army is closed; ROMA is open whatever lies there', () => {
    const token = setUp({ level: '5000' }, 2, 3, 4, 5, 6, 2)
    expect(token.token('bithynia')).toBe('revolt')
    expect(token.asked).toBe('roman-phase')
    expect(token.emperor('diocletian')).toBe('roma')
    const army = position({
      turn: 'maximian',
      emperors: { maximian: 'etruria' },
      armies: [['ASIA MINOR', 'bithynia']],
      tokens: { revolt: ['roma'] },
    }).end('I', 2, 1)
    expect(army.turn).toBe('diocletian')
    expect(army.emperor('diocletian')).toBe('roma')
    expect(army.why('arrive bithynia')).toBe('TE-2-i')
  })
})
