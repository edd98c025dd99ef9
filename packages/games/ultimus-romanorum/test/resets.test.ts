/** What an SMC, a phase or a year makes forgotten: each field by itself. */
import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import {
  fleetReturns,
  freshOf,
  hasCrossed,
  hasFleetMoved,
  hasMoved,
  hasWon,
  lastFall,
  lostBy,
  lostZone,
  originOf,
  puppetOf,
  returnsIn,
  type State,
} from '../src/state.ts'
import { all, fight, history, settle } from './combat-play.ts'
import { romans } from './movement-play.ts'
import { adjust, administer, balance, sequences } from './phases.ts'
import type { Draw, Play } from './play.ts'
import { scene } from './politics-play.ts'

describe('a year ends', () => {
  const rows: readonly (readonly [string, Draw, (s: State) => unknown, unknown])[] = [
    ['UR-T.events-0c: its event', { event: 3 }, (s) => s.event, 0],
    ['UR-T.events-4b: whom or what it struck', { event: 4, eventDetail: 1 }, (s) => s.eventDetail, NOBODY],
    ['UR-2.C-o: the Pax Romana face', { paxRomana: true }, (s) => s.paxRomana, false],
    ['UR-2.C-n: that deaths were tested', { deathsTested: true }, (s) => s.deathsTested, false],
    ['UR-10.2-l: the Regna formed', { regnaFormed: 2 }, (s) => s.regnaFormed, 0],
    ['UR-6.3-ar: where CO and PA stood', { garrisons: ['galliae-1'] }, (s) => s.garrisons, []],
    ['UR-6.1-aa: the Pope’s word', { papa: true }, (s) => s.papa, false],
    [
      'UR-6.1-v: what an Augusta was played for',
      { favours: [{ half: 'west', favour: 'council' }] },
      (s) => s.favours,
      [],
    ],
  ]
  test.each(rows)('UR-2.F-i %s is forgotten', (_, draw, field, rest) => {
    // What is read back is what was drawn, so that something is there to forget.
    expect(field(romans(draw).state)).not.toEqual(rest)
    const t = balance(draw)
    expect([t.state.year, field(t.state)]).toEqual([451, rest])
  })

  test('UR-9.3.1-i UR-2.F-i: where and by whom a unit was lost that still waits', () => {
    const pieces = { divitenses: { at: 'lost', lostIn: 'galliae-1', lostFrom: 'roman' }, 'suevi-1': 'viennensis-4' }
    const t = balance({ pieces, peoples: { suevi: 'war' } })
    const unit = t.piece('divitenses')
    expect([t.at('divitenses'), lostZone(t.state, unit), lostBy(t.state, unit)]).toEqual(['lost', NOBODY, 0])
  })

  test('UR-9.4-c UR-2.F-i: who beat a people, so that he cannot federate it when it falls by other means later', () => {
    const fall = { at: 'britanniae-1', inBattle: true, victors: ['aetius'] }
    // It has come back from its fall: one unit is on the map.
    const pieces = { aetius: 'britanniae-1', 'picti-1': 'picti-2' }
    const t = balance({ pieces, peoples: { picti: { status: 'war', fall } } })
    expect(lastFall(t.state, t.state.board.peopleOf.get('picti') ?? NOBODY)).toBeUndefined()
  })
})

describe('an SMC begins', () => {
  const over = { at: 'galliae-3', cameFrom: 'alamanni', crossed: true, moved: true }
  const draw = {
    smc: [1, 1] as const,
    pieces: { 'alamanni-1': over },
    peoples: { alamanni: 'war' },
    fleets: { 'classis-occidentalis': { at: 'africa-4', camp: 'roman', moved: true } },
  }
  const rows: readonly (readonly [string, (s: State, t: Play) => unknown, unknown])[] = [
    ['UR-2.E-c: who has moved', (s, t) => hasMoved(s, t.piece('alamanni-1')), false],
    ['UR-8.2.1-i: where he came from', (s, t) => originOf(s, t.piece('alamanni-1')), NOBODY],
    ['UR-T.combat-n: what he crossed', (s, t) => hasCrossed(s, t.piece('alamanni-1')), false],
    ['UR-3.4.2-m: which fleet was used', (s) => hasFleetMoved(s, s.board.everyFleet[0]), false],
  ]
  test.each(rows)('%s is forgotten', (_, field, rest) => {
    const before = romans(draw)
    expect(field(before.state, before)).not.toEqual(rest)
    const t = sequences(draw, 'barbarian')
    expect([t.asked, field(t.state, t)]).toEqual(['movement', rest])
  })

  test('UR-T.combat-n: who crossed in an SMC before attacks without the malus', () => {
    const garrison = { 'li-galliae-1': 'galliae-3', 'co-galliae-1': 'galliae-3' }
    const t = sequences({ ...draw, pieces: { ...draw.pieces, ...garrison } }, 'barbarian')
      .dice(6)
      .act('done')
    expect(history(t, 'roll')).toMatchObject([{ purpose: { for: 'battle', modifier: 0 } }])
  })
})

describe('a battle is over', () => {
  test('UR-8.1-c: nothing of it is left', () => {
    const pieces = all('italia-2', 'suevi-1', 'li-italia-1')
    const t = settle(fight({ pieces, peoples: { suevi: 'war' } }, 3))
    expect([history(t, 'battle-result').length, t.state.battle]).toEqual([1, null])
  })

  test('UR-T.combat-n: who retreats has come from nowhere', () => {
    const over = { at: 'galliae-3', cameFrom: 'alamanni', crossed: true }
    const pieces = {
      'alamanni-1': over,
      ...all('galliae-3', 'victores', 'scolae-w'),
      ...all('italia-2', 'suevi-1', 'li-italia-1', 'avitus'),
    }
    const t = fight({ pieces, peoples: { alamanni: 'war', suevi: 'war' } }, 6).act('to galliae-3')
    // The next battle of the same SMC has begun.
    while (t.asked !== 'stand') t.act(t.legal[0])
    expect(t.at('alamanni-1')).toMatch(/^(galliae-[^3]|alamanni|franci|burgondi)/)
    const unit = t.piece('alamanni-1')
    expect([originOf(t.state, unit), hasCrossed(t.state, unit)]).toEqual([NOBODY, false])
  })
})

describe('phase F', () => {
  test('UR-6.3-aa: plague markers are gone', () => {
    const t = balance({ plagues: [{ at: 'galliae-1', epidemic: false }] }, 'markers')
    expect(t.state.plagues).toEqual([])
  })

  test('UR-6.2-at: nobody migrates any more', () => {
    const draw = { migrating: 'suevi', pieces: { 'suevi-1': 'galliae-1' }, peoples: { suevi: 'war' } }
    expect(balance(draw, 'markers').state.migrating).toBe(NOBODY)
  })

  test('UR-2.F-h: what came into the hands is not new any more', () => {
    const t = balance({ hands: { first: { tribute: 1 }, second: { rex: 1 } }, fresh: [1, 1] }, 'hands')
    expect([freshOf(t.state, 0), freshOf(t.state, 1)]).toEqual([0, 0])
  })

  test('UR-6.2-ao: Bagaudes without a unit have no zone of origin', () => {
    const draw = {
      bagaudesHome: 'galliae-5',
      pieces: { 'bagaudes-1': { at: 'lost', lostIn: 'galliae-5', lostFrom: 'barbarian' } },
      peoples: { bagaudes: 'war' },
    }
    expect(adjust(draw).state.bagaudesHome).toBe(NOBODY)
  })
})

describe('what waited has come', () => {
  test('UR-9.2-b: a fleet that is back is not awaited any more', () => {
    const draw = { fleets: { 'classis-occidentalis': { at: 'lost', camp: 'roman', returns: 450 } } }
    const t = administer(draw, 'reinforcements')
    expect(fleetReturns(t.state, t.state.board.everyFleet[0])).toBe(0)
  })

  test('UR-3.3.1-f: nor is a generic leader', () => {
    const t = administer({ pieces: { 'dux-galliae': { at: 'lost', returns: 'D' } } }, 'reinforcements')
    expect([t.at('dux-galliae'), returnsIn(t.state, t.piece('dux-galliae'))]).toEqual(['galliae-3', 0])
  })
})

describe('a usurpation is over', () => {
  const draw: Draw = {
    west: { augustus: 'valentinien-iii', usurper: 'ricimer', puppet: 'olybrius', won: true },
    pieces: { ricimer: { at: 'italia-2', rallied: 'west' }, olybrius: 'italia-5' },
  }

  test('UR-3.6.4-k: when it fails it is neither won, nor has it anybody to enthrone', () => {
    const t = scene(draw).fail('west')
    expect([hasWon(t.state, 0), puppetOf(t.state, 0)]).toEqual([false, NOBODY])
  })

  test('UR-5-c: nor when it has succeeded', () => {
    const t = scene(draw).exchange()
    expect([hasWon(t.state, 0), puppetOf(t.state, 0)]).toEqual([false, NOBODY])
  })
})
