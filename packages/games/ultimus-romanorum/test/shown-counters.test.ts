import { FastDice, type Json, SilentTable, secretFrom, writeView } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { ultimusRomanorum } from '../src/index.ts'
import { campOf, forceOf, heldIn, isLeader, strength } from '../src/shown/counters.ts'
import { isView, type View } from '../src/shown/view.ts'
import { campNames, campOf as campOfPiece } from '../src/state.ts'

const position: View = {
  options: { scenario: 'campaign-405-476' },
  year: 450,
  phase: 'E',
  romanSeat: 0,
  initiative: 'roman',
  smc: [2, 1],
  vp: [3, 4],
  event: 0,
  hands: { first: {}, second: 0 },
  stack: [{ kind: 'movement' }],
  west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  east: { usurper: 'aspar' },
  peoples: {
    visigothi: { status: 'regnum', capital: 'viennensis-2', king: 'theodoric-i' },
    alani: { status: 'foederati' },
    hunni: { status: 'peace' },
  },
  pieces: {
    aetius: { at: 'viennensis-2' },
    'theodoric-i': { at: 'viennensis-2' },
    'visigothi-1': { at: 'viennensis-2' },
    'visigothi-2': { at: 'viennensis-2', weak: true },
    'alani-1': { at: 'viennensis-2' },
    aspar: { at: 'aboard-classis-orientalis', rallied: 'east' },
    'hunni-1': { at: 'hunni-1' },
    marcien: { at: 'lost' },
  },
  fleets: { 'classis-orientalis': { at: 'pontus-euxinus', camp: 'barbarian' } },
  plagues: [{ at: 'oriens-2', epidemic: true }],
  council: 'asia-1',
}
const at = (place: string) => heldIn(position).get(place)
const names = (place: string, camp: 'roman' | 'barbarian') => at(place)?.[camp].map(({ id }) => id)

describe('what lies where', () => {
  test('Foederati lie with the Romans, kingdoms with the Barbarians, leaders on top', () => {
    expect(names('viennensis-2', 'roman')).toEqual(['aetius', 'alani-1'])
    expect(names('viennensis-2', 'barbarian')).toEqual(['theodoric-i', 'visigothi-1', 'visigothi-2'])
  })

  test('the strength of a stack counts weakened faces as they are', () => {
    const full = strength(at('viennensis-2')?.barbarian.slice(0, 2) ?? [])
    const all = strength(at('viennensis-2')?.barbarian ?? [])
    expect(all - full).toBeGreaterThan(0)
    expect(all - full).toBeLessThan(full)
  })

  test('titles and kings are told from the thrones and the peoples', () => {
    const titles = ['viennensis-2', 'pontus-euxinus'].flatMap((place) =>
      [...(at(place)?.roman ?? []), ...(at(place)?.barbarian ?? [])].flatMap((one) =>
        isLeader(one) ? [one.title] : [],
      ),
    )
    expect(titles).toEqual(['patrice', 'rex', 'usurper'])
  })

  test('who is aboard is where the fleet is, and with the Usurper in the other camp', () => {
    expect(names('pontus-euxinus', 'barbarian')).toEqual(['aspar'])
    expect(at('pontus-euxinus')?.fleets.length).toBe(1)
  })

  test('markers lie in their zones, and a people at peace is told from one at war', () => {
    expect(at('viennensis-2')?.markers).toEqual([{ kind: 'regnum', people: 'visigothi' }])
    expect(at('oriens-2')?.markers).toEqual([{ kind: 'epidemic' }])
    expect(at('asia-1')?.markers).toEqual([{ kind: 'council' }])
    expect(at('hunni-1')?.barbarian[0]?.isAtPeace).toBe(true)
  })
})

describe('what the rules say too', () => {
  test('whose camp a counter is in', () => {
    const game = ultimusRomanorum
    for (const scenario of ['campaign-405-476', 'scourge-of-god', 'last-romans-455']) {
      const s = game.setup(game.options({ scenario }), new SilentTable(new FastDice(secretFrom(scenario))))
      const view: Json = writeView(game, game.view(s, 0))
      if (!isView(view)) throw new Error('no view')
      const placed = [...s.board.pieceOf].filter(([id]) => view.pieces[id] !== undefined)
      expect(placed.length).toBeGreaterThan(20)
      for (const [id, piece] of placed) expect(campOf(view, id), id).toBe(campNames[campOfPiece(s, piece)])
    }
  })

  test('the average quality, and the best bonus of the leaders', () => {
    const { barbarian = [], roman = [] } = at('viennensis-2') ?? {}
    expect(forceOf(roman)?.bonus).toBe(roman.find(isLeader)?.leader.bt)
    expect(forceOf(barbarian.filter(isLeader))).toBe(null)
  })
})
