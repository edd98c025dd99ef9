import { describe, expect, test } from 'vitest'
import { barbarians, moves, named, romans, steps } from './movement-play.ts'
import { balance } from './phases.ts'
import type { Play } from './play.ts'

const WEST_SEA = 'mare-internum-occidentalis'
const EAST_SEA = 'mare-internum-orientalis'
const classis = (at: string, camp: 'roman' | 'barbarian' = 'roman') => ({ 'classis-occidentalis': { at, camp } })
const aboard = 'aboard-classis-occidentalis'
const use = 'fleet classis-occidentalis'

describe('3.4.2 Fleets and naval movement', () => {
  test("UR-3.4.2-a UR-3.4.2-b UR-T.map-a: two fleets, based at Carthago and Constantinopolis, the Roman's at first", () => {
    const { board } = romans({}).state
    const bases = board.fleetIds.map((id, fleet) => [id, board.placeIds[board.fleetBase[fleet]]]).slice(0, 2)
    expect(bases).toEqual([
      ['classis-occidentalis', 'africa-4'],
      ['classis-orientalis', 'thracia-3'],
    ])
    const campaign = board.file.scenarios.find(({ id }) => id === 'campaign-405-476')
    expect(campaign?.fleets).toEqual({ occidentalis: 'roman', orientalis: 'roman' })
  })

  test("UR-3.4.2-e: the other camp's fleet is not to be used", () => {
    expect(romans({ fleets: classis('africa-4', 'barbarian') }).why(use)).toBe('UR-3.4.2-e')
    expect(barbarians({ fleets: classis('africa-4', 'barbarian') }).why(use)).toBeUndefined()
    expect(romans({}).why(use)).toBe('UR-3.4.2-e')
  })

  test('UR-3.4.2-e UR-3.4.2-f: in phase F a fleet passes to whoever holds its port, an empty one to the Roman', () => {
    const vandali = { 'vandali-1': 'africa-4' }
    const held = { peoples: { vandali: 'revolt' }, fleets: classis('africa-4') }
    const taken = balance({ ...held, pieces: vandali })
    expect(taken.told('fleet')).toMatchObject([{ fleet: 'classis-occidentalis', camp: 'barbarian' }])
    expect(taken.look.fleetCamp[0]).toBe(1)
    const empty = balance({ ...held, fleets: classis('africa-4', 'barbarian') })
    expect(empty.told('fleet')).toMatchObject([{ fleet: 'classis-occidentalis', camp: 'roman' }])
    // Whoever is still aboard goes ashore.
    const ashore = balance({ ...held, pieces: { ...vandali, avitus: aboard } })
    expect(ashore.at('avitus')).toBe('africa-4')
  })

  test('UR-3.4.2-g: under the Roman, leaders and Roman units only', () => {
    const pieces = {
      avitus: 'africa-4',
      'theodoric-i': 'africa-4',
      victores: 'africa-4',
      'visigothi-1': 'africa-4',
      'armenia-1': 'africa-4',
    }
    const t = romans({ pieces, peoples: { visigothi: 'foederati', armenia: 'client' }, fleets: classis('africa-4') })
    t.act(use)
    expect(named(t)).toEqual(expect.arrayContaining(['avitus', 'theodoric-i', 'victores']))
    expect([t.why('piece visigothi-1'), t.why('piece armenia-1')]).toEqual(['UR-3.4.2-g', 'UR-3.4.2-g'])
  })

  test('UR-3.4.2-g: under the Barbarian, any leaders and units of his', () => {
    const pieces = {
      genseric: 'africa-4',
      'vandali-1': 'africa-4',
      victores: { at: 'africa-4', rallied: 'west' as const },
    }
    const t = barbarians({ pieces, peoples: { vandali: 'revolt' }, fleets: classis('africa-4', 'barbarian') }).act(use)
    expect(named(t)).toEqual(['genseric', 'victores', 'vandali-1'])
  })

  test('UR-3.4.2-h UR-3.4.2-i: two units, and any number of leaders', () => {
    const leaders = ['avitus', 'aegidius', 'paul', 'ricimer']
    const units = ['victores', 'comites-alani', 'scolae-w']
    const pieces = Object.fromEntries([...leaders, ...units].map((id) => [id, 'africa-4']))
    const t = romans({ pieces, fleets: classis('africa-4') }).act(use, 'piece victores', 'piece comites-alani')
    expect(t.why('piece scolae-w')).toBe('UR-3.4.2-h')
    t.act(...leaders.map((id) => `piece ${id}`))
    expect(leaders.map((id) => t.at(id))).toEqual(Array(4).fill(aboard))
    const guard = { ...pieces, 'bu-3-1': { at: 'africa-4', patron: 'avitus' } }
    const full = romans({ pieces: guard, fleets: classis('africa-4') }).act(
      use,
      'piece victores',
      'piece comites-alani',
    )
    expect([full.why('piece avitus'), full.why('piece bu-3-1')]).toEqual(['UR-3.4.2-h', 'UR-3.2.4-a'])
    const first = romans({ pieces: guard, fleets: classis('africa-4') }).act(use, 'piece avitus')
    expect([first.at('avitus'), first.at('bu-3-1')]).toEqual([aboard, aboard])
  })

  test('UR-3.4.2-l: the first of those ashore embarks as well as the last, and each can land again', () => {
    const ids = ['timasius', 'avitus', 'comites-seniores', 'placidi-felices']
    const pieces = Object.fromEntries(ids.map((id) => [id, 'africa-4']))
    const t = romans({ pieces, fleets: classis('africa-4') }).act(use)
    expect(named(t)).toEqual(ids)
    t.act(...ids.map((id) => `piece ${id}`))
    expect(ids.map((id) => t.at(id))).toEqual(Array(4).fill(aboard))
    t.act('to mare-internum-occidentalis')
    expect(named(t)).toEqual(ids)
    t.act(...ids.map((id) => `piece ${id}`), 'to italia-5')
    expect(ids.map((id) => t.at(id))).toEqual(Array(4).fill('italia-5'))
  })

  test('UR-3.4.2-j UR-T.map-p: the Ocean and the northern seas are closed', () => {
    const t = romans({ fleets: classis(WEST_SEA) }).act(use)
    expect(t.why('to mare-oceanus')).toBe('UR-3.4.2-j')
    const temporary = romans({ fleets: { 'fleet-1': { at: 'hispaniae-6', camp: 'roman' } } }).act('fleet fleet-1')
    expect([steps(temporary), temporary.why('to mare-oceanus')]).toEqual([[WEST_SEA], 'UR-3.4.2-j'])
  })

  test('UR-3.4.2-k: at sea or in a port', () => {
    const t = romans({ fleets: classis(WEST_SEA) }).act(use)
    // Africa 2 has no port.
    expect([t.why('to africa-2'), t.why('to africa-3')]).toEqual(['UR-3.4.2-k', undefined])
    expect(t.act('to africa-3').look.fleetAt[0]).toBe(t.state.board.placeOf.get('africa-3'))
  })

  test('UR-3.4.2-l: only those who began the SMC where the fleet is', () => {
    const pieces = { avitus: 'africa-3', victores: 'africa-4', 'comites-alani': 'africa-3' }
    const t = romans({ pieces, fleets: classis('africa-4') })
    t.act('piece comites-alani', 'to africa-4', use)
    expect([t.why('piece comites-alani'), t.why('piece avitus')]).toEqual(['UR-3.4.2-l', 'UR-3.4.2-l'])
    expect(t.why('piece victores')).toBeUndefined()
    const loads = romans({ pieces, fleets: classis(WEST_SEA) }).act(use, 'to africa-4')
    expect(loads.why('piece victores')).toBeUndefined()
  })

  test('UR-3.4.2-m: one naval zone in an SMC, and used once', () => {
    const t = romans({ fleets: classis('africa-4') }).act(use)
    expect([steps(t), t.why('to mare-internum-orientalis')]).toEqual([[WEST_SEA], 'UR-3.4.2-m'])
    t.act(`to ${WEST_SEA}`)
    expect([t.asked, t.why(use)]).toEqual(['movement', 'UR-3.4.2-m'])
    const crew = romans({ pieces: { avitus: aboard }, fleets: classis('africa-4') }).act(use, `to ${WEST_SEA}`)
    expect([crew.why(`to ${EAST_SEA}`), crew.why('to italia-5')]).toEqual(['UR-3.4.2-m', 'UR-3.4.2-m'])
    expect(crew.act('done').why(use)).toBe('UR-3.4.2-m')
    const sea = romans({ fleets: classis(WEST_SEA) }).act(use)
    expect(steps(sea)).toEqual(expect.arrayContaining([EAST_SEA, 'africa-4', 'italia-5']))
    expect(sea.why('to pontus-euxinus')).toBe('UR-3.4.2-m')
  })

  test('UR-3.4.2-n UR-T.map-c: they land on any coast of the sea, port or not', () => {
    const pieces = { avitus: aboard, victores: aboard }
    const t = romans({ pieces, fleets: classis(WEST_SEA) }).act(use, 'piece avitus', 'piece victores')
    expect(steps(t)).toEqual(expect.arrayContaining(['africa-2', 'africa-4', 'italia-4', 'hispaniae-6']))
    expect([t.why('to galliae-5'), t.why('to oriens-2')]).toEqual(['UR-3.4.2-n', 'UR-3.4.2-n'])
    t.act('to africa-2')
    expect([t.at('avitus'), t.at('victores')]).toEqual(['africa-2', 'africa-2'])
    const port = romans({ pieces, fleets: classis('africa-4') }).act(use, 'all')
    expect([steps(port), port.act('to africa-4').at('victores')]).toEqual([['africa-4'], 'africa-4'])
  })

  test('UR-3.4.2-n: some here and some there', () => {
    const pieces = { avitus: aboard, victores: aboard, paul: aboard }
    const t = romans({ pieces, fleets: classis(WEST_SEA) }).act(use, 'piece victores', 'to africa-3')
    t.act('piece paul', 'to italia-5', 'done')
    expect([t.at('victores'), t.at('paul'), t.at('avitus')]).toEqual(['africa-3', 'italia-5', aboard])
  })

  test('UR-3.4.2-n UR-3.4.1-j: where they may be', () => {
    const pieces = { avitus: aboard, 'co-italia-1': aboard }
    const t = romans({ pieces, fleets: classis(EAST_SEA) }).act(use, 'all')
    expect([t.why('to oriens-2'), t.why('to italia-6')]).toEqual(['UR-3.2.2-e', 'UR-3.2.2-g'])
    const chief = {
      pieces: { genseric: aboard },
      peoples: { vandali: 'revolt' },
      fleets: classis(WEST_SEA, 'barbarian'),
    }
    expect(barbarians(chief).act(use, 'piece genseric').why('to italia-5')).toBe('UR-4.3-b')
  })

  test('UR-3.4.1-j: limitanei never embark, comitatenses only with an escort', () => {
    const pieces = { 'li-africa-1': 'africa-4', 'co-africa-1': 'africa-4', 'valentinien-iii': 'africa-4' }
    const t = romans({ pieces, fleets: classis('africa-4') }).act(use)
    expect([t.why('piece li-africa-1'), t.why('piece co-africa-1')]).toEqual(['UR-3.2.1-a', 'UR-3.2.2-b'])
    expect(t.act('piece valentinien-iii').why('piece co-africa-1')).toBeUndefined()
    const peace = { pieces: { 'ostrogothi-1': 'ostrogothi' }, peoples: { ostrogothi: 'peace' } }
    const fleets = { 'fleet-1': { at: 'ostrogothi', camp: 'barbarian' as const } }
    expect(
      barbarians({ ...peace, fleets })
        .act('fleet fleet-1')
        .why('piece ostrogothi-1'),
    ).toBe('UR-4.3-h')
  })

  test('UR-3.4.2-o: whoever has landed does not move again in that SMC', () => {
    const t = romans({ pieces: { avitus: aboard, victores: aboard }, fleets: classis(WEST_SEA) })
    t.act(use, 'all', 'to italia-5')
    if (t.asked === 'fleet') t.act('done')
    expect([t.why('piece avitus'), t.why('piece victores')]).toEqual(['UR-2.E-c', 'UR-2.E-c'])
  })

  test('UR-7.1-b: an enemy fleet is no obstacle', () => {
    const fleets = { ...classis('africa-4'), 'fleet-1': { at: WEST_SEA, camp: 'barbarian' as const } }
    const t = romans({ fleets }).act(use, `to ${WEST_SEA}`)
    expect([t.look.fleetAt[0], t.asked]).toEqual([t.state.board.placeOf.get(WEST_SEA), 'movement'])
  })

  test('UR-7.1-g: a leader who lands alone among enemies escapes at once', () => {
    const draw = {
      pieces: { avitus: aboard, 'suevi-1': 'italia-5' },
      peoples: { suevi: 'war' },
      fleets: classis(WEST_SEA),
    }
    const t = romans(draw).act(use, 'piece avitus').dice(9).act('to italia-5')
    expect(t.at('avitus')).toBe('gone')
  })

  test('UR-3.4.2-p UR-3.4.2-x1 UR-T.map-b UR-T.map-d: Genseric takes two units from Carthago to Italia 4, and marches on Roma', () => {
    const force = ['genseric', 'vandali-1', 'vandali-2']
    const pieces = { ...Object.fromEntries(force.map((id) => [id, 'africa-4'])), 'valentinien-iii': 'italia-2' }
    const peoples = { vandali: { status: 'regnum', capital: 'africa-4', king: 'genseric' } }
    // He holds the port in phase F of 454, and has the fleet for it in 455.
    expect(balance({ year: 454, pieces, peoples, fleets: classis('africa-4') }).look.fleetCamp[0]).toBe(1)
    const t = moves('barbarian', { year: 455, pieces, peoples, fleets: classis('africa-4', 'barbarian'), smc: [1, 2] })
    const fleetAt = () => t.state.board.placeIds[t.look.fleetAt[0]]
    t.act(use, ...force.map((id) => `piece ${id}`), `to ${WEST_SEA}`)
    expect([fleetAt(), t.why('to italia-4')]).toEqual([WEST_SEA, 'UR-3.4.2-m'])
    t.act('all', 'to italia-4')
    expect(force.map((id) => t.at(id))).toEqual(Array(3).fill('italia-4'))
    expect(force.map((id) => t.why(`piece ${id}`))).toEqual(Array(3).fill('UR-2.E-c'))
    // The Roman's SMC, then the next of the Barbarian.
    t.act('done')
    expect([t.asked, t.seat]).toEqual(['movement', 'first'])
    t.act('done')
    expect([t.asked, t.seat]).toEqual(['movement', 'second'])
    t.act('piece genseric', 'all', 'to italia-5', 'done', use, 'to africa-4')
    expect(force.map((id) => t.at(id))).toEqual(Array(3).fill('italia-5'))
    expect([fleetAt(), t.why(use)]).toEqual(['africa-4', 'UR-3.4.2-m'])
  })
})

describe('8.2.2 Ravenna and Constantinopolis', () => {
  const box = 'ravenna-box'

  const inside = { 'valentinien-iii': box, 'scolae-w': box, avitus: box, 'bu-2-1': { at: box, patron: 'avitus' } }
  const where = (t: Play) => Object.keys(inside).map((id) => t.at(id))

  test('UR-8.2.2-e UR-8.2.2-i: out of the box for nothing, once no Barbarian unit is in the zone', () => {
    const pieces = { ...inside, 'suevi-1': 'italia-4' }
    const held = romans({ pieces, peoples: { suevi: 'war' } })
    expect(held.why('piece valentinien-iii')).toBe('UR-8.2.2-e')
    const t = romans({ pieces: { ...pieces, 'suevi-1': 'suevi' }, peoples: { suevi: 'war' } })
    // He may as well stay.
    expect(t.legal).toContain('done')
    t.act('piece valentinien-iii')
    expect([t.at('valentinien-iii'), t.asked]).toEqual(['italia-4', 'movement'])
    t.act('piece valentinien-iii', 'piece scolae-w')
    t.act('to italia-3', 'to pannoniae-2', 'to pannoniae-1', 'to italia-1')
    expect(t.at('scolae-w')).toBe('italia-1')
  })

  test('UR-8.2.2-i: never in the Barbarian’s movement', () => {
    const t = barbarians({ pieces: inside })
    expect(t.legal).toEqual(['done'])
  })

  test('UR-8.2.2-j: all who are in the box come out with the Augustus, and nobody but with him', () => {
    const t = romans({ pieces: inside })
    for (const id of ['scolae-w', 'avitus', 'bu-2-1']) expect(t.why(`piece ${id}`), id).toBe('UR-8.2.2-j')
    expect(where(t.act('piece valentinien-iii'))).toEqual(Array(4).fill('italia-4'))
    expect(t.told('move')).toMatchObject([{ from: box, to: 'italia-4', how: 'refuge' }])
    expect(t.legal).toEqual(expect.arrayContaining(['piece scolae-w', 'piece avitus']))
  })

  test('UR-3.4.2-g UR-4.4.1-d: who has changed camps at sea is not landed by the other', () => {
    const t = barbarians({
      fleets: classis(WEST_SEA, 'barbarian'),
      peoples: { vandali: 'foederati', suevi: 'revolt' },
      pieces: { 'vandali-1': 'aboard-classis-occidentalis', 'suevi-1': 'aboard-classis-occidentalis' },
    }).act(use)
    expect(t.why('piece vandali-1')).toBe('UR-3.4.2-n')
    t.act('all', 'to hispaniae-4')
    expect([t.at('vandali-1'), t.at('suevi-1')]).toEqual(['aboard-classis-occidentalis', 'hispaniae-4'])
  })
})
