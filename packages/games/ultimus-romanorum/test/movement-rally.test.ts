import { describe, expect, test } from 'vitest'
import { barbarians, romans, steps } from './movement-play.ts'
import type { Play } from './play.ts'

const rallied = (at: string) => ({ at, rallied: 'west' as const })
const west = { augustus: 'valentinien-iii', usurper: 'majorien' }

/** Majorien (Usurper, CP 5, CC 7) with two palatini in Galliae 4; a loyal CO in Galliae 5. */
const army = {
  majorien: rallied('galliae-4'),
  victores: rallied('galliae-4'),
  'comites-alani': rallied('galliae-4'),
  'co-galliae-1': 'galliae-5',
}
const into = (t: Play) => t.act('piece majorien', 'piece victores', 'piece comites-alani', 'to galliae-5')

describe('3.6.3 Civil war, step D', () => {
  test('UR-3.6.3-s UR-3.6.3-u UR-3.6.3-v: the Usurper tries to rally leaderless units where he enters', () => {
    const t = into(barbarians({ pieces: army, west }))
    expect([t.asked, t.legal]).toEqual(['rally', ['yes', 'no']])
    t.dice(5).act('yes')
    expect([t.camp('co-galliae-1'), t.asked]).toEqual(['barbarian', 'group'])
  })

  test('UR-3.6.3-s: not units with a leader, nor peoples at war', () => {
    const led = into(barbarians({ pieces: { ...army, avitus: 'galliae-5' }, west }))
    expect(led.asked).toBe('movement')
    const armenia = { ...army, 'co-galliae-1': 'galliae-6', 'armenia-1': 'galliae-5' }
    expect(into(barbarians({ pieces: armenia, west, peoples: { armenia: 'client' } })).asked).toBe('movement')
  })

  test('UR-3.6.3-t UR-3.6.3-u: a rallied leader tries in his absence, with his own CP', () => {
    // Aegidius has CP 3.
    const pieces = { ...army, majorien: rallied('italia-2'), aegidius: rallied('galliae-4') }
    const t = barbarians({ pieces, west }).act('piece aegidius', 'all', 'to galliae-5')
    expect(t.asked).toBe('rally')
    t.dice(4).act('yes')
    expect(t.camp('co-galliae-1')).toBe('roman')
    const lucky = barbarians({ pieces, west }).act('piece aegidius', 'all', 'to galliae-5').dice(3).act('yes')
    expect(lucky.camp('co-galliae-1')).toBe('barbarian')
  })

  test('UR-3.6.3-s UR-3.6.3-t: so does one who has joined it and marches with a chief of the Barbarian', () => {
    const pieces = {
      majorien: rallied('italia-2'),
      aegidius: rallied('galliae-4'),
      ...{ chiperic: 'galliae-4', 'burgondi-1': 'galliae-4', 'co-galliae-1': 'galliae-5' },
    }
    const t = barbarians({ pieces, west, peoples: { burgondi: 'revolt' } })
    t.act('piece chiperic', 'piece burgondi-1', 'piece aegidius', 'to galliae-5')
    expect(t.asked).toBe('rally')
    // Alone, the chief rallies nobody.
    const alone = barbarians({ pieces, west, peoples: { burgondi: 'revolt' } })
    alone.act('piece chiperic', 'piece burgondi-1', 'to galliae-5')
    expect(alone.asked).toBe('movement')
  })

  test('UR-3.6.3-s: nobody is asked who has not entered', () => {
    // A loyal unit that stands with them already.
    const t = barbarians({ pieces: { ...army, 'co-galliae-2': 'galliae-4' }, west })
    expect([t.asked, t.camp('co-galliae-2')]).toEqual(['movement', 'roman'])
    t.act('piece majorien', 'piece victores')
    expect(t.asked).toBe('group')
  })

  test('UR-3.6.3-w UR-3.6.3-z: the move goes on, and takes them along within CC and PM', () => {
    const t = into(barbarians({ pieces: army, west }))
      .dice(1)
      .act('yes')
    t.act('piece co-galliae-1', 'to galliae-6')
    expect(['majorien', 'victores', 'co-galliae-1'].map((id) => t.at(id))).toEqual(Array(3).fill('galliae-6'))
    // With a CO they have 3 PM in all.
    t.act('to galliae-7')
    expect(t.why('to viennensis-1')).toBe('UR-3.4.1-d')
    // Jovin has CC 4.
    const units = Object.fromEntries(
      ['victores', 'comites-alani', 'comites-seniores', 'scolae-w'].map((id) => [id, rallied('galliae-4')]),
    )
    const full = barbarians({
      pieces: { jovin: rallied('galliae-4'), ...units, 'co-galliae-1': 'galliae-5' },
      west: { augustus: 'valentinien-iii', usurper: 'jovin' },
    })
    full.act('piece jovin', 'all', 'to galliae-5').dice(1).act('yes')
    expect(full.why('piece co-galliae-1')).toBe('UR-3.4.1-c')
  })

  test('UR-3.6.3-w: those who were there before are not taken along', () => {
    const pieces = { ...army, 'co-galliae-2': rallied('galliae-5') }
    const t = into(barbarians({ pieces, west })).dice(1).act('yes')
    expect([t.why('piece co-galliae-1'), t.why('piece co-galliae-2')]).toEqual([undefined, 'UR-3.4.1-e'])
  })

  test('UR-3.6.3-x: a failure stops the move and leads to battle', () => {
    const t = into(barbarians({ pieces: army, west }))
      .dice(6)
      .act('yes')
    expect([t.camp('co-galliae-1'), t.at('majorien'), t.asked]).toEqual(['roman', 'galliae-5', 'movement'])
    expect(t.why('piece majorien')).toBe('UR-2.E-c')
    t.dice(5).act('done')
    const battles = t.table
      .told()
      .flatMap((told) => told.map(({ event }) => event))
      .filter(({ type }) => type === 'battle')
    expect(battles).toMatchObject([{ at: 'galliae-5' }])
  })

  test('UR-3.6.3-x UR-7.1-e: a lone leader who fails stops too, who does not try passes on', () => {
    const pieces = { majorien: rallied('galliae-4'), 'co-galliae-1': 'galliae-5' }
    const pass = barbarians({ pieces, west }).act('piece majorien', 'to galliae-5', 'no', 'to galliae-6')
    expect(pass.at('majorien')).toBe('galliae-6')
    const t = barbarians({ pieces, west }).act('piece majorien', 'to galliae-5').dice(6, 2).act('yes')
    expect(t.asked).toBe('escape')
  })

  test('UR-3.6.3-y: leaderless units of his own camp are not fought, and come along later', () => {
    const pieces = { ...army, 'co-galliae-1': rallied('galliae-5') }
    const t = into(barbarians({ pieces, west }))
    expect([t.asked, t.why('piece co-galliae-1')]).toEqual(['group', 'UR-3.4.1-e'])
    t.act('done')
    const later = barbarians({ pieces: { ...pieces, majorien: rallied('galliae-5') }, west }).act('piece majorien')
    expect(later.why('piece co-galliae-1')).toBeUndefined()
  })

  test('UR-3.6.3-aa: rallied Foederati follow rallied Romans, whoever they are', () => {
    const pieces = {
      majorien: rallied('galliae-5'),
      avitus: rallied('galliae-5'),
      'franci-salii-1': rallied('galliae-5'),
      'franci-salii-2': 'galliae-6',
    }
    const t = barbarians({ pieces, west, peoples: { 'franci-salii': 'foederati' } }).act('piece avitus')
    expect(t.why('piece franci-salii-1')).toBeUndefined()
    const loyal = {
      pieces: { avitus: 'galliae-6', 'franci-salii-2': 'galliae-6' },
      peoples: { 'franci-salii': 'foederati' },
    }
    expect(romans(loyal).act('piece avitus').why('piece franci-salii-2')).toBe('UR-4.5.1-e')
  })

  test('UR-3.6.3-s: a landing is an entry too', () => {
    const pieces = {
      majorien: { ...rallied('aboard-classis-occidentalis') },
      victores: { ...rallied('aboard-classis-occidentalis') },
      'co-italia-1': 'italia-5',
    }
    const fleets = { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'barbarian' as const } }
    const t = barbarians({ pieces, west, fleets }).act('fleet classis-occidentalis', 'all', 'to italia-5')
    expect(t.asked).toBe('rally')
    t.dice(2).act('yes')
    expect([t.camp('co-italia-1'), t.asked]).toEqual(['barbarian', 'fleet'])
    expect(t.act('done').why('piece majorien')).toBe('UR-2.E-c')
    expect(steps(t)).toEqual([])
  })
})
