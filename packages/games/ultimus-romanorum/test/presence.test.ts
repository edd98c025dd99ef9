/** Chapter 6.3: who is in a zone for the plague, Desertion, Germanophobia and the Council. */
import { describe, expect, test } from 'vitest'
import { fight } from './combat-play.ts'
import { barbarians, romans } from './movement-play.ts'
import { administer, balance, sequences } from './phases.ts'
import type { Draw, Play } from './play.ts'
import { FILLER, geostrategy, hands, inWindow } from './stratagem-play.ts'

const WEST_SEA = 'mare-internum-occidentalis'
const EAST_SEA = 'mare-internum-orientalis'
const ABOARD = 'aboard-classis-occidentalis'

const fleet = (at: string, camp = 'roman') => ({ 'classis-occidentalis': { at, camp } })
const onBoard = (at: string, pieces: Draw['pieces'] = { boniface: ABOARD, 'co-africa-1': ABOARD }): Draw => ({
  fleets: fleet(at),
  pieces,
})

describe('6.3 Present in the zone', () => {
  const outbreak = (at: string, draw: Draw, ...dice: readonly number[]): Play =>
    inWindow('barbarian', ['plague-outbreak'], draw)
      .act('play plague-outbreak')
      .dice(...dice)
      .act(`to ${at}`)

  test('UR-6.3-aw: the plague strikes those aboard a fleet in port', () => {
    const t = outbreak('africa-4', onBoard('africa-4'), 9)
    expect([t.isWeak('co-africa-1'), t.at('boniface')]).toEqual([true, 'gone'])
    const lost = outbreak(
      'africa-4',
      onBoard('africa-4', { boniface: ABOARD, 'co-africa-1': { at: ABOARD, weak: true } }),
      0,
    )
    expect(lost.at('co-africa-1')).toBe('lost')
    expect(outbreak('africa-4', onBoard(WEST_SEA)).isWeak('co-africa-1')).toBe(false)
  })

  test('UR-6.3-aw: and those in the box of the city', () => {
    const t = outbreak('italia-4', { pieces: { 'valentinien-iii': 'ravenna-box', victores: 'ravenna-box' } }, 0)
    expect(t.isWeak('victores')).toBe(true)
  })

  test('UR-6.3-aw UR-6.3-ad: beside an epidemic too', () => {
    const t = inWindow('barbarian', ['plague-epidemic'], onBoard('africa-4')).act('play plague-epidemic')
    t.dice(0).act('to africa-3')
    expect(t.isWeak('co-africa-1')).toBe(true)
  })

  test('UR-6.3-aw UR-6.3-z: and those aboard a fleet that puts into a port of an infected zone, once', () => {
    const aboard = onBoard(WEST_SEA, { boniface: ABOARD, victores: ABOARD })
    const t = romans({ ...aboard, plagues: [{ at: 'africa-4', epidemic: false }] })
    t.act('fleet classis-occidentalis').dice(0).act('to africa-4')
    expect([t.isWeak('victores'), t.asked]).toEqual([true, 'fleet'])
    t.act('all', 'to africa-4')
    expect([t.at('victores'), t.told('roll')]).toEqual(['africa-4', []])
  })

  test('UR-6.3-aw: Desertion and Germanophobia reach them as well', () => {
    const aboard = onBoard('africa-4', { boniface: ABOARD, 'comites-alani': ABOARD })
    const desertion = inWindow('barbarian', ['desertion'], aboard).act('play desertion')
    if (desertion.asked === 'stratagem-zone') desertion.act('to africa-4')
    expect(desertion.isWeak('comites-alani')).toBe(true)
    const germans = inWindow('roman', ['germanophobia'], { ...aboard, garrisons: ['africa-4'] })
    germans.act('play germanophobia')
    expect(germans.isWeak('comites-alani')).toBe(true)
    const begun = sequences({ ...aboard, smc: [1, 0] }, 'roman')
    expect(begun.state.garrisons.map((zone) => begun.state.board.placeIds[zone])).toEqual(['africa-4'])
  })

  test('UR-6.3-aw: Desertion and Germanophobia reach into the box of the city', () => {
    const box: Draw = {
      pieces: { 'valentinien-iii': 'ravenna-box', 'comites-alani': 'ravenna-box', 'vandali-1': 'italia-4' },
      peoples: { vandali: 'war' },
    }
    const desertion = inWindow('barbarian', ['desertion'], box).act('play desertion')
    expect(desertion.isWeak('comites-alani')).toBe(true)
    // From the zone beside it as well.
    for (const zone of ['italia-4', 'italia-5']) {
      const germans = inWindow('roman', ['germanophobia'], { ...box, garrisons: [zone] }).act('play germanophobia')
      expect(germans.isWeak('comites-alani')).toBe(true)
    }
  })

  test('UR-6.3-ax: a plague at sea strikes those aboard the fleets there and those who come there', () => {
    const t = outbreak(WEST_SEA, onBoard(WEST_SEA), 9)
    expect([t.isWeak('co-africa-1'), t.at('boniface')]).toEqual([true, 'gone'])
    const sailed = romans({ ...onBoard('africa-4'), plagues: [{ at: WEST_SEA, epidemic: false }] })
    sailed.act('fleet classis-occidentalis').dice(0).act(`to ${WEST_SEA}`)
    expect(sailed.isWeak('co-africa-1')).toBe(true)
    expect(sailed.state.plagues).toHaveLength(1)
  })

  test('UR-6.3-ax: any naval zone may be named, closed ones too, but no box and no fleet', () => {
    const t = inWindow('barbarian', ['plague-outbreak']).act('play plague-outbreak')
    expect(t.legal).toEqual(expect.arrayContaining([`to ${EAST_SEA}`, 'to mare-oceanus']))
    expect(t.why('to ravenna-box')).toBe('UR-6.3-v')
    expect(inWindow('barbarian', ['fleet']).act('play fleet').legal).not.toContain(`to ${EAST_SEA}`)
  })

  test('UR-6.3-ax: an Epidemic spreads neither from sea to coast nor from coast to sea', () => {
    const epidemic = (at: string, draw: Draw) =>
      inWindow('barbarian', ['plague-epidemic'], draw).act('play plague-epidemic', `to ${at}`)
    const ashore = epidemic(WEST_SEA, { pieces: { 'co-africa-1': 'africa-4' } })
    expect(ashore.isWeak('co-africa-1')).toBe(false)
    const afloat = epidemic('africa-4', onBoard(WEST_SEA, { 'co-africa-1': ABOARD }))
    expect(afloat.isWeak('co-africa-1')).toBe(false)
    const over = epidemic('hispaniae-5', { pieces: { 'co-africa-1': 'hispaniae-6' } })
    expect(over.isWeak('co-africa-1')).toBe(true)
  })
})

describe('6.3 The Council is met', () => {
  const met = (t: Play): unknown[] => [t.state.council, t.vp.roman]
  const MET = [-1, 3]

  test('UR-6.3-ay UR-6.3-m: by a leader there who becomes Augustus Orientalis', () => {
    const draw: Draw = { council: 'asia-1', pieces: { 'theodose-ii': 'thracia-3', marcien: 'asia-1' } }
    const t = inWindow('barbarian', ['assassination'], draw).act('play assassination')
    t.dice(9, 5).act('piece theodose-ii')
    expect([t.at('theodose-ii'), ...met(t)]).toEqual(['gone', ...MET])
  })

  test('UR-6.3-ay: in whatever phase; an Augusta only in C and E', () => {
    const draw: Draw = {
      council: 'asia-1',
      year: 449,
      pieces: { 'theodose-ii': 'thracia-3', marcien: 'asia-1' },
      hands: hands(['augusta-orientalis', FILLER], []),
    }
    const t = administer(draw, 'deaths', 3, 5)
    expect(met(t)).toEqual(MET)
    const phaseF = balance({ ...draw, year: 450, pieces: { 'theodose-ii': 'asia-1' } }, 'hands', 3)
    expect(met(phaseF)).toEqual(MET)
    const phaseC = geostrategy('barbarian', ['ecumenical-council'], { pieces: { 'theodose-ii': 'asia-2' } }, [
      'augusta-orientalis',
      FILLER,
    ]).act('play ecumenical-council', 'to asia-2')
    expect([phaseC.asked, phaseC.legal]).toEqual(['window', ['play augusta-orientalis', 'done']])
  })

  test('UR-6.3-ay: by a landing, and aboard a fleet in a port of the zone', () => {
    const t = romans({
      council: 'asia-2',
      fleets: { 'classis-orientalis': { at: EAST_SEA, camp: 'roman' } },
      pieces: { 'theodose-ii': 'aboard-classis-orientalis' },
    })
    t.act('fleet classis-orientalis').dice(2).act('to asia-2')
    expect(met(t)).toEqual(MET)
    const landed = romans({
      council: 'asia-4',
      fleets: { 'classis-orientalis': { at: EAST_SEA, camp: 'roman' } },
      pieces: { 'theodose-ii': 'aboard-classis-orientalis' },
    })
    landed.act('fleet classis-orientalis', 'all').dice(2).act('to asia-4')
    expect(met(landed)).toEqual(MET)
  })

  test('UR-6.3-ay: in an evasion', () => {
    const t = fight({
      council: 'asia-2',
      peoples: { hunni: 'war' },
      pieces: { 'theodose-ii': 'asia-4', leon: 'asia-4', 'comites-clibanarii': 'asia-4', 'hunni-1': 'asia-4' },
    })
    t.dice(1).act('evade').act('to asia-2').dice(2).act('all')
    expect([t.at('theodose-ii'), ...met(t)]).toEqual(['asia-2', ...MET])
  })

  test('UR-6.3-ay: on the way through, in a retreat, in an escape', () => {
    const passing = romans({ council: 'asia-1' }).act('piece theodose-ii').dice(2).act('to asia-1')
    expect([...met(passing), passing.asked]).toEqual([...MET, 'group'])
    const beaten = fight(
      {
        council: 'asia-2',
        peoples: { hunni: 'war' },
        pieces: {
          ...{ 'theodose-ii': 'asia-4', 'co-asia-1': 'asia-4', 'comites-clibanarii': 'asia-4' },
          ...{ 'hunni-1': 'asia-4', 'hunni-2': 'asia-4' },
        },
      },
      4,
    )
    beaten.dice(2).act('to asia-2')
    expect([beaten.at('theodose-ii'), ...met(beaten)]).toEqual(['asia-2', ...MET])
    const alone = barbarians({
      council: 'asia-2',
      peoples: { hunni: 'revolt' },
      pieces: { 'theodose-ii': 'asia-4', 'hunni-1': 'asia-3' },
    })
    alone.act('piece hunni-1').dice(0).act('to asia-4').dice(2).act('to asia-2')
    expect([alone.at('theodose-ii'), ...met(alone)]).toEqual(['asia-2', ...MET])
  })

  test('UR-6.3-m UR-6.3-n: one roll, 3 PV at most his CP, and the marker goes whatever it is', () => {
    const roll = (die: number) => romans({ council: 'asia-1' }).act('piece theodose-ii').dice(die).act('to asia-1')
    expect([met(roll(3)), met(roll(4))]).toEqual([MET, [-1, 0]])
  })
})
