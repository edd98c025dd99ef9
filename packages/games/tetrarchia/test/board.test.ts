import { LocalTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { EVERY_EMPEROR, emperors, makeBoard } from '../src/board.ts'
import boardFile from '../src/edition/board.json' with { type: 'json' }
import { boardSchema } from '../src/edition/schema.ts'
import { tetrarchia } from '../src/index.ts'
import { helpersOf, readOptions, seatNames, seatOf } from '../src/options.ts'
import { position, setUp } from './play.ts'

const board = makeBoard(boardSchema.parse(boardFile))
const six = [2, 3, 4, 5, 3, 2]

describe('1 Overview, players, board', () => {
  test('TE-1-a: 1 to 4 players, and the four Emperors always play', () => {
    for (const players of [1, 2, 3, 4]) {
      const table = new LocalTable(tetrarchia, {
        options: { level: '5000', players },
        dice: { secret: secretFrom('a') },
      })
      const turns = new Set<string>()
      while (turns.size < 4 && table.decision !== null) {
        const { seat, actions } = table.decision
        const names = actions.map(table.game.notation)
        table.act(seat, names.includes('end') ? 'end' : names[0])
        for (const { event } of [...table.prologue, ...table.told().flat()]) {
          if (event.type === 'turn') turns.add(String(event.emperor))
        }
      }
      expect([...turns]).toEqual([...emperors])
    }
    for (const players of [0, 5, 2.5, '2']) expect(() => tetrarchia.options({ players })).toThrow(/players/)
  })

  test('TE-1-b: one player has all four, two a couple each, four one each', () => {
    const seats = (players: number) => EVERY_EMPEROR.map((e) => seatOf(readOptions({ players }), e))
    expect(seats(1)).toEqual([0, 0, 0, 0])
    expect(seats(2)).toEqual([0, 0, 1, 1])
    expect(seatNames(readOptions({ players: 2 }))).toEqual(['east', 'west'])
    expect(seats(4)).toEqual([0, 1, 2, 3])
    const t = position({ players: 2, turn: 'constantius', emperors: { constantius: 'roma' } })
    expect(() => t.table.act(0, 'end')).toThrow('It is not for east to answer, but for west.')
  })

  test('TE-1-c: three players share a Caesar; his Augustus’ player has the last word', () => {
    const options = readOptions({ players: 3, sharedCaesar: 'constantius' })
    expect(seatNames(options)).toEqual(['diocletian', 'galerius', 'maximian'])
    expect(EVERY_EMPEROR.map((e) => seatOf(options, e))).toEqual([0, 1, 2, 2])
    expect(EVERY_EMPEROR.map((e) => helpersOf(options, e))).toEqual([[], [], [0, 1], []])
    const shared = readOptions({ players: 3 })
    expect(seatNames(shared)).toEqual(['diocletian', 'constantius', 'maximian'])
    expect(EVERY_EMPEROR.map((e) => seatOf(shared, e))).toEqual([0, 0, 1, 2])
    const t = position({ players: 3, turn: 'galerius', emperors: { galerius: 'roma' } })
    t.table.act(2, 'move etruria')
    t.table.act(1, 'secure')
    expect(() => t.table.undo(2)).toThrow('The last action was done by constantius.')
    t.table.undo(0)
    t.table.undo(0)
    expect(t.emperor('galerius')).toBe('roma')
    const own = position({ players: 3, turn: 'constantius', emperors: { constantius: 'roma' } })
    expect(() => own.table.act(0, 'end')).toThrow('It is not for diocletian to answer')
  })

  test('TE-1-c: an Augustus takes back what a helper did unless dice were rolled, and no helper does it again', () => {
    const t = position({ players: 3, turn: 'galerius', emperors: { galerius: 'roma' } })
    t.table.act(2, 'move etruria')
    t.table.undo(0)
    expect(() => t.table.redo(2)).toThrow('It was taken back by diocletian, who has the last word.')
    t.table.redo(0)
    expect(t.emperor('galerius')).toBe('etruria')
    t.dice('I', 2).table.act(1, 'end')
    expect(() => t.table.undo(0)).toThrow('A die was rolled')
  })

  test('TE-1-c: he takes it back though it is the next player’s turn by then', () => {
    const t = position({
      players: 3,
      sharedCaesar: 'constantius',
      variants: ['imperium'],
      emperors: { diocletian: 'roma', galerius: 'apulia', constantius: 'cisalpina' },
      tokens: { revolt: ['narbonensis'] },
      armies: [['GALLIA', 'narbonensis']],
    }).end('VI', 2, 4)
    expect([t.asked, t.seat]).toEqual(['block', 'maximian'])
    t.table.act(0, 'block')
    expect(t.seat).toBe('galerius')
    expect(() => t.table.undo(0)).toThrow('the turn went on')
    t.table.undo(2)
    expect([t.asked, t.seat]).toEqual(['block', 'maximian'])
  })

  test('TE-1-d: four turns a round, Diocletian, Galerius, Constantius, Maximian', () => {
    const t = position({
      emperors: { diocletian: 'roma', galerius: 'etruria', constantius: 'apulia', maximian: 'lucania' },
    })
    const order: string[] = []
    for (let i = 0; i < 5; i++) {
      order.push(t.turn)
      t.end('I', 2 + i)
    }
    expect(order).toEqual(['diocletian', 'galerius', 'constantius', 'maximian', 'diocletian'])
  })

  test('TE-1-e: 21 Unrest, 21 Revolt, 3 armies, 5 tokens for each Emperor, 3 fleets, two dice', () => {
    const t = position({ level: '5300', emperors: { diocletian: 'roma' } })
    expect(t.reserve).toEqual({ revolt: 21, unrest: 21 })
    expect(emperors.map((name) => t.hand(name))).toEqual([5, 5, 5, 5])
    const armies = [['GALLIA', 'britannia'] as const, ['AFRICA', 'libya'] as const, ['GRAECIA', 'dacia'] as const]
    expect(position({ armies, emperors: { diocletian: 'roma' } }).armies).toHaveLength(3)
    expect(() => position({ armies: [...armies, ['GALLIA', 'belgica']] })).toThrow(/armies/)
    const all = [...board.provincesOf.flat()].map((p) => board.ids[p])
    expect(() => position({ tokens: { revolt: all.slice(0, 22) } })).toThrow('more than 21 Revolt tokens')
    expect(() => position({ tokens: { unrest: all.slice(0, 22) } })).toThrow('more than 21 Unrest tokens')
    expect(() => position({ level: '5300', fleets: { internum: 4 } })).toThrow('more than the 3 fleets')
    const rolled = position({ emperors: { diocletian: 'roma', galerius: 'bithynia' } }).end('VI', 6)
    expect(rolled.told('roll').map((roll) => roll.die)).toEqual(['dVI', 'd6'])
  })

  test('TE-1-f: 42 Roman provinces in 7 regions of 6', () => {
    expect(board.provincesOf.map((list) => list.length)).toEqual([6, 6, 6, 6, 6, 6, 6])
    expect(board.regionNames).toEqual(['ITALIA', 'HISPANIA', 'GALLIA', 'ILLYRICVM', 'GRAECIA', 'ASIA MINOR', 'AFRICA'])
  })

  test('TE-1-g: the dice are coordinates; BELGICA is II-1; ITALIA is never rolled', () => {
    expect(board.ids[board.numbered[2][1]]).toBe('belgica')
    const romans = ['I', 'II', 'III', 'IV', 'V', 'VI']
    romans.forEach((roman, i) => {
      for (let number = 1; number <= 6; number++) {
        const t = position({ emperors: { diocletian: 'roma', galerius: 'apulia' } }).end(roman, number)
        const at = board.numbered[i + 1][number]
        expect(board.region[at]).toBe(i + 1)
        expect(t.token(board.ids[at])).toBe(board.printed[at] < 0 ? 'unrest' : null)
      }
    })
  })

  test('TE-1-h: each outer region has one border outside the Empire, where its armies enter', () => {
    const borders = ['gaetulia', 'britannia', 'germania-magna', 'sarmatia', 'persia', 'libya']
    expect(board.border.slice(1).map((p) => board.ids[p])).toEqual(borders)
    expect(board.provincesOf.flat().some((p) => board.isBorder[p])).toBe(false)
    const t = setUp({ level: '5001' }, ...six, 'V')
    expect(t.armies).toEqual(['persia'])
  })

  test('TE-1-i: links are normal or broken, and each says where it is known from', () => {
    const broken = boardFile.links.filter((link) => link.broken)
    expect(boardFile.links).toHaveLength(70)
    expect(broken).toHaveLength(29)
    for (const link of boardFile.links) expect(['rulebook', 'reconstructed']).toContain(link.source.link)
  })

  test('TE-1-j: four capitals with their Emperors’ tokens, and ROMA with any', () => {
    expect(board.capital.map((p) => board.ids[p])).toEqual(['bithynia', 'pannonia-inferior', 'belgica', 'cisalpina'])
    expect(board.ids[board.roma]).toBe('roma')
  })

  test('TE-1-k: three zones west to east, each next to its neighbour', () => {
    expect(board.seaNames).toEqual(['Mare Atlanticum', 'Mare Internum', 'Mare Aegaeum'])
    const t = position({ emperors: { diocletian: 'roma' }, fleets: { atlanticum: 1, internum: 1, aegaeum: 1 } })
    expect(t.legal.filter((action) => action.startsWith('sail'))).toEqual([
      'sail atlanticum internum',
      'sail internum atlanticum',
      'sail internum aegaeum',
      'sail aegaeum internum',
    ])
    expect(board.coast[board.ids.indexOf('bithynia')]).toBe(4)
  })

  test('TE-1-l: BRITANNIA is not coastal', () => {
    const t = position({ emperors: { diocletian: 'britannia' }, fleets: { atlanticum: 1 } })
    expect(t.legal.filter((action) => action.startsWith('move'))).toEqual(['move belgica'])
    const coast = position({ emperors: { diocletian: 'baetica' }, fleets: { atlanticum: 1 } })
    expect(coast.why('move britannia')).toBe('TE-3.1-a')
    expect(coast.cost('move belgica')).toBe(1)
  })
})
