import { describe, expect, test } from 'vitest'
import { returnsIn } from '../src/state.ts'
import { adjust, isOver, placed } from './phases.ts'
import type { Draw, Play } from './play.ts'

const lost = (lostIn: string, lostFrom: 'roman' | 'barbarian' = 'barbarian') => ({ at: 'lost', lostIn, lostFrom })
const fall = (at: string, victors: readonly string[] = []) => ({ at, inBattle: true, victors: [...victors] })

const each = (t: Play, people: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => t.at(`${people}-${i + 1}`))

/** All units of a people, eliminated there. */
const allLost = (people: string, count: number, at: string): Record<string, ReturnType<typeof lost>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${people}-${i + 1}`, lost(at)]))

describe('9.4 A people at war that has lost all', () => {
  const picti = (victors: readonly string[], pieces: Draw['pieces'] = {}) => ({
    pieces: { ...allLost('picti', 2, 'britanniae-1'), ...pieces },
    peoples: { picti: { status: 'war', fall: fall('britanniae-1', victors) } },
  })

  test('UR-9.4-a UR-9.4-b: a minor people is pacified, its units back in its zones of origin', () => {
    const t = adjust(picti([])).act('to picti-1', 'to picti-2')
    expect([t.status('picti'), each(t, 'picti', 2)]).toEqual(['peace', ['picti-1', 'picti-2']])
    expect([t.isWeak('picti-1'), isOver(t)]).toEqual([false, true])
  })

  test('UR-9.4-a UR-9.4-h: however it lost them', () => {
    const plague = { at: 'galliae-3', inBattle: false, victors: [] }
    const t = adjust({
      pieces: { ...allLost('suevi', 2, 'galliae-3'), ...allLost('burgondi', 3, 'galliae-3'), aetius: 'galliae-3' },
      peoples: { suevi: { status: 'war', fall: plague }, burgondi: { status: 'war', major: true, fall: plague } },
    })
    expect([t.status('suevi'), t.status('burgondi'), t.told('roll'), isOver(t)]).toEqual(['peace', 'peace', [], true])
  })

  test('UR-9.4-c UR-9.4-d: a victor may federate it with 1d6 below his CP, in the nearest empty zone', () => {
    const draw = picti(['aetius', 'constance'], { aetius: 'britanniae-1', constance: 'britanniae-1' })
    const t = adjust({ ...draw, pieces: { ...draw.pieces, 'co-britanniae-1': 'britanniae-1' } })
    expect([t.asked, t.seat]).toEqual(['adjust-federate', 'first'])
    expect(t.legal).toEqual(['piece constance', 'piece aetius', 'done'])
    expect(t.why('piece valentinien-iii')).toBe('UR-9.4-c')
    t.dice(4).act('piece aetius')
    expect(t.told('roll')).toMatchObject([{ die: 'd6', face: 4, purpose: { below: 5 } }])
    expect([t.asked, t.legal]).toEqual(['adjust-zone', ['to britanniae-2', 'to britanniae-3']])
    expect(t.why('to britanniae-1')).toBe('UR-9.4-d')
    expect(t.why('to picti-1')).toBe('UR-9.4-d')
    t.act('to britanniae-3')
    expect([t.status('picti'), each(t, 'picti', 2)]).toEqual(['foederati', ['britanniae-3', 'britanniae-3']])
    expect(t.camp('picti-1')).toBe('roman')
  })

  test('UR-9.4-c: an equal roll fails, and nobody has to try', () => {
    const draw = picti(['aetius'], { aetius: 'britanniae-1' })
    const failed = adjust(draw).dice(5).act('piece aetius')
    expect([failed.status('picti'), placed(failed).at('picti-1')]).toEqual(['peace', 'picti-1'])
    const declined = adjust(draw).act('done')
    expect([declined.status('picti'), declined.told('roll')]).toEqual(['peace', []])
  })

  test('UR-9.4-c: the dead, the generic and rebels do not try', () => {
    const over = (victor: string, piece: { at: string; rallied?: 'west' }) =>
      isOver(placed(adjust(picti([victor], { [victor]: piece }))))
    expect(over('aetius', { at: 'britanniae-1' })).toBe(false)
    expect(over('aetius', { at: 'gone' })).toBe(true)
    expect(over('dux-britanniae', { at: 'britanniae-1' })).toBe(true)
    expect(over('aetius', { at: 'britanniae-1', rallied: 'west' })).toBe(true)
    // Nor a leader of Foederati, who is no Roman.
    const draw = picti(['theodoric-ii'], { 'theodoric-ii': 'britanniae-1', 'visigothi-1': 'britanniae-1' })
    const goth = adjust({ ...draw, peoples: { ...draw.peoples, visigothi: 'foederati' } })
    expect([goth.camp('theodoric-ii'), goth.status('picti')]).toEqual(['roman', 'peace'])
  })

  const burgondi = (victors: readonly string[], pieces: Draw['pieces'] = {}) => ({
    pieces: { ...allLost('burgondi', 3, 'galliae-3'), chiperic: 'galliae-5', aetius: 'galliae-3', ...pieces },
    peoples: { burgondi: { status: 'war', major: true, fall: fall('galliae-3', victors) } },
  })

  test('UR-9.4-h UR-9.4-i: a major people is at peace, its units and leaders at home', () => {
    const t = adjust(burgondi([]))
    expect([t.status('burgondi'), t.at('chiperic')]).toEqual(['peace', 'burgondi'])
    expect(each(t, 'burgondi', 3)).toEqual(['burgondi', 'burgondi', 'burgondi'])
    expect(t.isWeak('burgondi-1')).toBe(false)
  })

  test('UR-9.4-j UR-9.4-k: a victor may federate it with 1d10 below his CP', () => {
    const t = adjust(burgondi(['aetius'], { 'co-galliae-1': 'galliae-3' }))
    expect(t.why('piece chiperic')).toBe('UR-9.4-j')
    t.dice(4).act('piece aetius')
    expect(t.told('roll')).toMatchObject([{ die: 'd10', face: 4 }])
    t.act('to galliae-4')
    expect([t.status('burgondi'), t.at('burgondi-3'), t.at('chiperic')]).toEqual([
      'foederati',
      'galliae-4',
      'galliae-4',
    ])
    const failed = adjust(burgondi(['aetius']))
      .dice(5)
      .act('piece aetius')
    expect([failed.status('burgondi'), failed.at('burgondi-1')]).toEqual(['peace', 'burgondi'])
  })

  test('UR-9.4-l: some can never be federated', () => {
    const beaten = (people: string, count: number, extra = {}) => {
      const pieces = { ...allLost(people, count, 'galliae-3'), aetius: 'galliae-3' }
      return adjust({ pieces, peoples: { [people]: { status: 'war', fall: fall('galliae-3', ['aetius']), ...extra } } })
    }
    for (const [people, count] of [
      ['hunni', 6],
      ['persae', 6],
      ['bagaudes', 1],
    ] as const) {
      const t = placed(beaten(people, count))
      expect([people, isOver(t), t.status(people)]).toEqual([people, true, 'peace'])
    }
    for (const [people, count] of [
      ['ostrogothi', 4],
      ['gepidae', 2],
    ] as const) {
      expect(isOver(beaten(people, count, { ally: 'hunni' }))).toBe(true)
      expect(isOver(beaten(people, count))).toBe(false)
    }
  })

  test('UR-9.4-a UR-6.2-ao: Bagaudes leave the map until they rise again', () => {
    const t = adjust({
      bagaudesHome: 'galliae-7',
      pieces: { 'bagaudes-1': lost('galliae-7') },
      peoples: { bagaudes: { status: 'war', fall: fall('galliae-7') } },
    })
    expect([t.at('bagaudes-1'), t.status('bagaudes'), t.state.bagaudesHome]).toEqual(['off', 'peace', -1])
  })
})

describe('9.4 A people at war that has units left', () => {
  test('UR-9.4-e UR-9.4-f UR-9.4-g: a minor one stays at war and in place; who recovers and who returns', () => {
    const t = adjust({
      pieces: {
        'alamanni-1': { at: 'galliae-5', weak: true },
        'alamanni-2': { at: 'galliae-4', weak: true },
        'alamanni-3': lost('galliae-4'),
        'suevi-1': { at: 'suevi', weak: true },
        'suevi-2': { at: 'alamanni', weak: true },
      },
      peoples: { alamanni: 'war', suevi: 'war' },
    })
    expect([t.status('alamanni'), each(t, 'alamanni', 3)]).toEqual(['war', ['galliae-5', 'galliae-4', 'alamanni']])
    const weak = ['alamanni-1', 'alamanni-2', 'alamanni-3', 'suevi-1', 'suevi-2'].map((id) => t.isWeak(id))
    expect(weak).toEqual([false, true, false, false, true])
  })

  test('UR-9.4-m UR-9.4-n UR-9.4-o: a major one likewise, its leaders in place', () => {
    const t = adjust({
      pieces: {
        attila: 'galliae-6',
        'hunni-1': { at: 'galliae-6', weak: true },
        'hunni-2': { at: 'galliae-4', weak: true },
        'hunni-3': { at: 'hunni-2', weak: true },
        'hunni-4': lost('galliae-4'),
        'hunni-5': lost('galliae-4'),
      },
      peoples: { hunni: 'war' },
    }).act('to hunni-1', 'to hunni-2')
    expect(t.told('place')).toMatchObject([{ rule: 'UR-9.4-o' }])
    expect([t.status('hunni'), t.at('attila')]).toEqual(['war', 'galliae-6'])
    expect(each(t, 'hunni', 5)).toEqual(['galliae-6', 'galliae-4', 'hunni-2', 'hunni-1', 'hunni-2'])
    const weak = ['hunni-1', 'hunni-2', 'hunni-3', 'hunni-4'].map((id) => t.isWeak(id))
    expect(weak).toEqual([false, true, false, false])
  })

  test('UR-9.4-p UR-9.4-q: lost leaders are no matter of the adjustments', () => {
    const t = adjust({
      pieces: { 'hunni-1': 'hunni-1', 'dux-hunni': { at: 'lost', returns: 'C' }, attila: 'gone' },
      peoples: { hunni: 'war' },
    })
    expect([t.at('dux-hunni'), t.at('attila'), returnsIn(t.state, t.piece('dux-hunni'))]).toEqual(['lost', 'gone', 1])
  })
})
