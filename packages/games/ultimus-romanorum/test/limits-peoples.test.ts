import { describe, expect, test } from 'vitest'
import { barbarians, named, romans, steps } from './movement-play.ts'
import type { Draw } from './play.ts'

describe('4.3 Non-Roman movement: where they may go', () => {
  test('UR-4.2.2-c UR-4.3-h: at peace nobody leaves the zones of origin', () => {
    const pieces = { 'hunni-1': 'hunni-1', 'dux-hunni': 'hunni-1', 'persae-1': 'persae-3', 'alamanni-1': 'alamanni' }
    const t = barbarians({ pieces, peoples: { hunni: 'peace', persae: 'peace', alamanni: 'peace' } })
    expect(named(t)).toEqual(['persae-1'])
    expect([t.why('piece hunni-1'), t.why('piece alamanni-1')]).toEqual(['UR-4.3-h', 'UR-4.3-h'])
    t.act('piece persae-1')
    expect(steps(t)).toEqual(['persae-2', 'persae-4', 'persae-5'])
    expect(t.why('to oriens-8')).toBe('UR-4.3-h')
    const war = barbarians({ pieces, peoples: { hunni: 'war', alamanni: 'war' } })
    expect(named(war)).toEqual(expect.arrayContaining(['hunni-1', 'alamanni-1', 'dux-hunni']))
  })

  test('UR-4.2.2-e UR-4.3-h: Foederati, people in revolt and Regna are bound to no zone of origin', () => {
    for (const status of ['foederati', 'revolt', 'regnum']) {
      const draw = { pieces: { 'vandali-1': 'hispaniae-3' }, peoples: { vandali: status } }
      const t = (status === 'foederati' ? romans : barbarians)(draw).act('piece vandali-1')
      expect(steps(t)).toEqual(['hispaniae-1', 'hispaniae-2', 'hispaniae-4', 'hispaniae-5'])
    }
  })

  test('UR-4.2.3-d: a people at war enters the Empire', () => {
    const t = barbarians({ pieces: { 'suevi-1': 'suevi' }, peoples: { suevi: 'war' } }).act('piece suevi-1')
    expect(steps(t)).toEqual(expect.arrayContaining(['italia-1', 'pannoniae-1']))
  })

  test('UR-4.3-i UR-4.3-k UR-4.3-x2: Burgondi enter the Alamanni zone only if the Alamanni are at war too', () => {
    const pieces = { 'burgondi-1': 'burgondi', 'alamanni-1': 'alamanni' }
    const peace = barbarians({ pieces, peoples: { burgondi: 'war', alamanni: 'peace' } }).act('piece burgondi-1')
    expect(peace.why('to alamanni')).toBe('UR-4.3-k')
    const war = barbarians({ pieces, peoples: { burgondi: 'war', alamanni: 'war' } }).act('piece burgondi-1')
    expect(steps(war)).toContain('alamanni')
  })

  test('UR-4.3-j UR-4.3-p: or if its people has left it, which a minor one at peace off the map never has', () => {
    const pieces = { 'burgondi-1': 'burgondi', 'alamanni-1': 'italia-1' }
    const left = barbarians({ pieces, peoples: { burgondi: 'war', alamanni: 'foederati' } }).act('piece burgondi-1')
    expect(steps(left)).toContain('alamanni')
    const held = { ...pieces, 'alamanni-2': 'alamanni' }
    const t = barbarians({ pieces: held, peoples: { burgondi: 'war', alamanni: 'foederati' } }).act('piece burgondi-1')
    expect(t.why('to alamanni')).toBe('UR-4.3-k')
    // Minor people at peace are off the map, and at home all the same.
    const off = barbarians({ pieces: { 'burgondi-1': 'burgondi' }, peoples: { burgondi: 'war', alamanni: 'peace' } })
    expect(off.act('piece burgondi-1').why('to alamanni')).toBe('UR-4.3-k')
  })

  test('UR-4.3-j UR-4.3-p: zones of a major people at peace are open where no unit stands', () => {
    const lakhmids = (pieces: Draw['pieces']) =>
      barbarians({
        pieces: { 'lakmides-1': 'lakmides', ...pieces },
        peoples: { lakmides: 'war', persae: 'peace' },
      }).act('piece lakmides-1')
    expect(lakhmids({ 'persae-1': 'persae-2' }).act('to persae-3').at('lakmides-1')).toBe('persae-3')
    expect(lakhmids({ 'persae-1': 'persae-3' }).why('to persae-3')).toBe('UR-4.3-k')
    // Whoever's it is.
    const held = { 'iberia-1': 'persae-3' }
    expect(lakhmids(held).why('to persae-3')).toBe('UR-4.3-k')
  })

  test('UR-4.3-p: so are those of a pacified minor people on the map', () => {
    const scoti = (pieces: Draw['pieces'], status = 'peace') =>
      barbarians({ pieces: { 'scoti-1': 'britanniae-1', ...pieces }, peoples: { scoti: 'war', picti: status } }).act(
        'piece scoti-1',
      )
    expect(steps(scoti({ 'picti-1': 'picti-3' }))).toContain('picti-1')
    expect(scoti({ 'picti-1': 'picti-1' }).why('to picti-1')).toBe('UR-4.3-k')
    expect(scoti({}).why('to picti-1')).toBe('UR-4.3-k')
    expect(steps(scoti({}, 'foederati'))).toContain('picti-1')
    // Those who are there already do not close it to their own people.
    expect(steps(scoti({ 'picti-1': 'picti-3', 'scoti-2': 'picti-1' }))).toContain('picti-1')
  })

  test('UR-4.3-p UR-4.3-m: Hunni stop in such a zone too, with those they lead', () => {
    const draw: Draw = {
      pieces: { attila: 'hunni-2', 'hunni-1': 'hunni-2', 'ostrogothi-1': 'hunni-2', 'gepidae-1': 'thracia-1' },
      peoples: { hunni: 'war', ostrogothi: { status: 'war', ally: 'hunni' }, gepidae: { status: 'peace' } },
    }
    const t = barbarians(draw).act('piece attila', 'piece hunni-1', 'piece ostrogothi-1', 'to gepidae')
    expect(t.why('done')).toBeUndefined()
  })

  test('UR-4.3-l UR-4.3-x3 UR-T.map-i: zones without a name are open to the Mauri', () => {
    const t = barbarians({ pieces: { 'mauri-1': 'mauri' }, peoples: { mauri: 'war' } }).act('piece mauri-1')
    expect(steps(t)).toContain('gaetulia')
    t.act('to gaetulia')
    expect(t.at('mauri-1')).toBe('gaetulia')
  })

  test('UR-4.3-m: Hunni pass through the zones of peoples at peace and do not stop there', () => {
    const pieces = {
      attila: 'hunni-1',
      'hunni-1': 'hunni-1',
      'hunni-2': 'hunni-1',
      'gepidae-1': 'gepidae',
      'ostrogothi-1': 'ostrogothi',
    }
    const draw = { pieces, peoples: { hunni: 'war', gepidae: 'peace', ostrogothi: 'peace', alani: 'peace' } }
    expect(barbarians(draw).act('piece hunni-1').why('to gepidae')).toBe('UR-4.3-m')
    const t = barbarians(draw).act('piece attila', 'piece hunni-1', 'piece hunni-2', 'to gepidae')
    expect([t.why('done'), t.why('piece hunni-2')]).toEqual(['UR-4.3-m', 'UR-4.3-m'])
    expect(t.why('to ostrogothi')).toBe('UR-4.3-m')
    t.act('to hunni-2')
    expect([t.at('attila'), t.at('hunni-2')]).toEqual(['hunni-2', 'hunni-2'])
    const others = { pieces: { 'vandali-1': 'alani' }, peoples: { vandali: 'war', gepidae: 'peace' } }
    expect(barbarians(others).act('piece vandali-1').why('to gepidae')).toBe('UR-4.3-k')
  })

  test('UR-4.3-n: not more than five zones from a zone of origin', () => {
    // Suevi: Italia 1, 2, 4, 5 and 6 are one to five zones away, Italia 7 six.
    const t = barbarians({ pieces: { 'suevi-1': 'italia-6' }, peoples: { suevi: 'war' } }).act('piece suevi-1')
    expect([steps(t), t.why('to italia-7')]).toEqual([['italia-5'], 'UR-4.3-n'])
    const led = { pieces: { genseric: 'italia-6', 'vandali-1': 'italia-6' }, peoples: { vandali: 'war' } }
    expect(barbarians(led).act('piece genseric', 'piece vandali-1').why('to italia-7')).toBe('UR-4.3-n')
    // Any of its zones of origin will do.
    const far = barbarians({ pieces: { 'persae-1': 'asia-3' }, peoples: { persae: 'war' } }).act('piece persae-1')
    expect(steps(far)).toEqual(expect.arrayContaining(['asia-1', 'asia-4']))
  })

  test('UR-4.3-n UR-4.3-q: Foederati, those in revolt and Regna are free of that', () => {
    for (const status of ['foederati', 'revolt', 'regnum']) {
      const draw = { pieces: { 'suevi-1': 'italia-6' }, peoples: { suevi: status } }
      const t = (status === 'foederati' ? romans : barbarians)(draw).act('piece suevi-1')
      expect(steps(t)).toContain('italia-7')
    }
  })

  test("UR-6.2-an UR-6.2-ao: the Bagaudes' five zones are counted from where they rose", () => {
    const draw = { pieces: { 'bagaudes-1': 'italia-5' }, peoples: { bagaudes: 'war' } }
    const t = barbarians({ ...draw, bagaudesHome: 'galliae-4' }).act('piece bagaudes-1')
    expect(steps(t)).toContain('italia-6')
    const far = barbarians({ ...draw, bagaudesHome: 'galliae-6' }).act('piece bagaudes-1')
    expect(far.why('to italia-6')).toBe('UR-4.3-n')
  })
})

describe('4.4.2 Armenia', () => {
  const client = { armenia: 'client' }
  const draw = {
    pieces: { 'armenia-1': 'armenia', 'comites-clibanarii': 'oriens-7', 'theodose-ii': 'oriens-7' },
    peoples: client,
  }

  test("UR-4.4.2-a UR-4.4.2-g: the Roman's, it leaves only if Iberia or Persae are at war", () => {
    expect(romans(draw).why('piece armenia-1')).toBe('UR-4.4.2-g')
    expect(barbarians(draw).why('piece armenia-1')).toBe('UR-2.E-c')
    for (const people of ['iberia', 'persae']) {
      expect(romans({ ...draw, peoples: { ...client, [people]: 'war' } }).why('piece armenia-1')).toBeUndefined()
    }
    expect(romans({ ...draw, peoples: { ...client, hunni: 'war' } }).why('piece armenia-1')).toBe('UR-4.4.2-g')
  })

  test('UR-4.4.2-b UR-4.4.2-h: only beside Armenia, among enemies too', () => {
    const war = { ...draw, peoples: { ...client, persae: 'war' } }
    const t = romans(war).act('piece armenia-1')
    expect(steps(t)).toEqual(['pontica-4', 'oriens-7', 'persae-1', 'persae-2'])
    const away = romans({ ...war, pieces: { 'armenia-1': 'oriens-7' } }).act('piece armenia-1')
    expect([steps(away), away.why('to oriens-8')]).toEqual([['armenia', 'persae-2'], 'UR-4.4.2-h'])
    const enemies = romans({ ...war, pieces: { ...draw.pieces, 'persae-1': 'persae-1' } }).act('piece armenia-1')
    expect(enemies.act('to persae-1').at('armenia-1')).toBe('persae-1')
  })

  test('UR-4.4.2-b UR-4.4.2-k: an enemy at war may come to Armenia and fight for it, one at peace may not', () => {
    const pieces = { 'armenia-1': 'armenia', 'persae-1': 'persae-1' }
    const t = barbarians({ pieces, peoples: { ...client, persae: 'war' } }).act('piece persae-1')
    expect(steps(t)).toContain('armenia')
    expect(barbarians({ pieces, peoples: client }).act('piece persae-1').why('to armenia')).toBe('UR-4.3-h')
  })

  test('UR-4.4.2-e UR-4.4.2-f: Romans enter its zone by 3.2 alone, and stand with it', () => {
    const t = romans(draw).act('piece theodose-ii', 'piece comites-clibanarii')
    expect(steps(t)).toContain('armenia')
    t.act('to armenia', 'done')
    expect(t.at('comites-clibanarii')).toBe('armenia')
    const alone = romans(draw).act('piece comites-clibanarii')
    expect(alone.why('to armenia')).toBe('UR-3.2.3-c')
  })

  test('UR-3.4.1-o: no Roman leader leads it', () => {
    const pieces = { 'armenia-1': 'armenia', 'theodose-ii': 'armenia' }
    const t = romans({ pieces, peoples: { ...client, persae: 'war' } }).act('piece theodose-ii')
    expect(t.why('piece armenia-1')).toBe('UR-3.4.1-o')
  })
})

describe('4.5.1 Foederati', () => {
  const peoples = { visigothi: 'foederati', alamanni: 'war', 'franci-salii': 'foederati' }
  const west = { augustus: 'valentinien-iii', patrice: 'aetius' }

  test('UR-4.5.1-d: their own leaders command them', () => {
    const pieces = { 'theodoric-i': 'viennensis-2', 'visigothi-1': 'viennensis-2' }
    const t = romans({ pieces, peoples }).act('piece theodoric-i', 'piece visigothi-1', 'to viennensis-1', 'done')
    expect([t.at('theodoric-i'), t.at('visigothi-1')]).toEqual(['viennensis-1', 'viennensis-1'])
  })

  test('UR-4.5.1-e: of the Romans only an Augustus or a Patrice', () => {
    const at = (leader: string) => ({ [leader]: 'viennensis-2', 'visigothi-1': 'viennensis-2' })
    const why = (leader: string) =>
      romans({ pieces: at(leader), peoples, west })
        .act(`piece ${leader}`)
        .why('piece visigothi-1')
    expect([why('avitus'), why('aetius'), why('valentinien-iii')]).toEqual(['UR-4.5.1-e', undefined, undefined])
  })

  test('UR-4.5.1-f: they never leave the Empire', () => {
    const pieces = { 'visigothi-1': 'galliae-4', 'valentinien-iii': 'galliae-4' }
    const t = romans({ pieces, peoples }).act('piece valentinien-iii', 'piece visigothi-1')
    expect([t.why('to alamanni'), steps(t).includes('galliae-5')]).toEqual(['UR-4.5.1-f', true])
    const lone = romans({ pieces, peoples }).act('piece visigothi-1')
    expect(lone.why('to alamanni')).toBe('UR-4.5.1-f')
  })

  test('UR-6.3-i: those whom a rebellion made Foederati outside only come nearer', () => {
    const draw = { pieces: { 'picti-1': 'picti-2' }, peoples: { picti: 'foederati' } }
    const t = romans(draw).act('piece picti-1')
    expect([steps(t), t.why('to picti-3')]).toEqual([['picti-1'], 'UR-6.3-i'])
    // Heruli are as near to the Empire as Vandali: that is no nearer.
    const beside = romans({ pieces: { 'vandali-1': 'vandali' }, peoples: { vandali: 'foederati', heruli: 'war' } })
    expect(beside.act('piece vandali-1').why('to heruli')).toBe('UR-6.3-i')
    expect(steps(beside)).toEqual(['pannoniae-2'])
  })

  test('UR-4.5.1-g UR-4.5.1-h: they go where enemies are, Roman or not', () => {
    const pieces = {
      'visigothi-1': 'galliae-5',
      'alamanni-1': 'galliae-4',
      victores: { at: 'galliae-3', rallied: 'west' as const },
      avitus: { at: 'galliae-3', rallied: 'west' as const },
    }
    const usurped = { ...west, usurper: 'avitus' }
    for (const zone of ['galliae-4', 'galliae-3']) {
      const t = romans({ pieces, peoples, west: usurped }).act('piece visigothi-1', `to ${zone}`)
      t.dice(5, 5, 5).act('done')
      if (t.asked === 'stand') t.act('fight')
      const battles = t.table
        .told()
        .flatMap((told) => told.map(({ event }) => event))
        .filter(({ type }) => type === 'battle')
      expect(battles).toMatchObject([{ at: zone, attackers: ['visigothi-1'] }])
    }
  })

  test('UR-4.5.1-i: a historical leader of theirs who is Patrice commands Roman units', () => {
    const pieces = { 'theodoric-i': 'viennensis-4', 'visigothi-1': 'viennensis-4', victores: 'viennensis-4' }
    const simple = romans({ pieces, peoples }).act('piece theodoric-i', 'piece visigothi-1')
    expect(simple.why('piece victores')).toBe('UR-4.3-c')
    const title = { augustus: 'valentinien-iii', patrice: 'theodoric-i' }
    const t = romans({ pieces, peoples, west: title }).act('piece theodoric-i', 'piece visigothi-1', 'piece victores')
    t.act('to galliae-5')
    expect(t.at('victores')).toBe('galliae-5')
    const generic = {
      pieces: { ...pieces, 'dux-visigothi': 'viennensis-4' },
      peoples,
      west: { ...title, patrice: 'dux-visigothi' },
    }
    expect(romans(generic).act('piece dux-visigothi', 'piece visigothi-1').why('piece victores')).toBe('UR-4.3-c')
    const other = romans({ pieces: { ...pieces, 'franci-salii-1': 'viennensis-4' }, peoples, west: title })
    expect(other.act('piece theodoric-i').why('piece franci-salii-1')).toBe('UR-4.3-d')
  })

  test('UR-4.5.1-j: but he stays with a unit of his own people', () => {
    const pieces = {
      'theodoric-i': 'viennensis-4',
      'visigothi-1': 'viennensis-4',
      'visigothi-2': 'viennensis-4',
      victores: 'viennensis-4',
    }
    const title = { augustus: 'valentinien-iii', patrice: 'theodoric-i' }
    const t = romans({ pieces, peoples, west: title }).act('piece theodoric-i')
    expect(t.why('piece victores')).toBe('UR-4.5.1-j')
    t.act('piece visigothi-1', 'piece victores', 'to viennensis-1')
    expect([t.why('piece visigothi-1'), t.why('piece victores')]).toEqual(['UR-4.5.1-j', undefined])
    // Nor is he left behind by those of his people who go on.
    const led = romans({ pieces: { ...pieces, 'valentinien-iii': 'viennensis-4' }, peoples, west: title })
    led.act('piece valentinien-iii', 'piece visigothi-1', 'piece theodoric-i', 'to viennensis-1')
    expect(led.why('piece theodoric-i')).toBe('UR-4.5.1-j')
    // Nor does he put to sea, where no unit of his can follow.
    const fleets = { 'classis-occidentalis': { at: 'viennensis-4', camp: 'roman' as const } }
    const use = 'fleet classis-occidentalis'
    expect(romans({ pieces, peoples, west: title, fleets }).act(use).why('piece theodoric-i')).toBe('UR-4.5.1-j')
    expect(romans({ pieces, peoples, fleets }).act(use).why('piece theodoric-i')).toBeUndefined()
    // Nor does his last unit walk away from him.
    const last = romans({ pieces: { ...pieces, 'visigothi-2': 'viennensis-1' }, peoples, west: title })
    expect(last.why('piece visigothi-1')).toBe('UR-4.5.1-j')
    expect(romans({ pieces, peoples, west: title }).why('piece visigothi-1')).toBeUndefined()
    expect(
      romans({ pieces: { ...pieces, 'visigothi-2': 'viennensis-1' }, peoples }).why('piece visigothi-1'),
    ).toBeUndefined()
  })
})
