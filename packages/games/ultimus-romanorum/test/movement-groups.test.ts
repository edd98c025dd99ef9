import { describe, expect, test } from 'vitest'
import { barbarians, named, romans, steps } from './movement-play.ts'

describe('3.4.1 Roman land movement', () => {
  test('UR-3.4.1-a UR-3.4.1-b: a leader alone goes where he likes, in both halves', () => {
    const t = romans({ pieces: { avitus: 'pannoniae-3' }, peoples: { gepidae: 'peace' } })
    t.act('piece avitus', 'to moesiae-1', 'to gepidae', 'done')
    expect(t.at('avitus')).toBe('gepidae')
  })

  test('UR-3.4.1-c: he takes units of his camp from his zone, up to his CC', () => {
    // Avitus has CC 3.
    const units = ['victores', 'comites-alani', 'comites-seniores', 'scolae-w']
    const pieces = {
      avitus: 'italia-2',
      ...Object.fromEntries(units.map((id) => [id, 'italia-2'])),
      divitenses: 'italia-3',
    }
    const t = romans({ pieces }).act('piece avitus')
    expect(t.why('piece divitenses')).toBe('UR-3.4.1-e')
    t.act('piece victores', 'piece comites-alani', 'piece comites-seniores')
    expect(t.why('piece scolae-w')).toBe('UR-3.4.1-c')
    const everybody = romans({ pieces }).act('piece avitus', 'all', 'to italia-3')
    expect(units.filter((id) => everybody.at(id) === 'italia-3')).toHaveLength(3)
    const rallied = { ...pieces, victores: { at: 'italia-2', rallied: 'west' as const } }
    expect(romans({ pieces: rallied }).act('piece avitus').why('piece victores')).toBe('UR-3.4.1-c')
  })

  test('UR-3.4.1-e: nobody joins on the way', () => {
    const t = romans({ pieces: { avitus: 'italia-2', victores: 'italia-2', 'scolae-w': 'italia-3' } })
    t.act('piece avitus', 'piece victores', 'to italia-3')
    expect(t.why('piece scolae-w')).toBe('UR-3.4.1-e')
    expect([t.at('avitus'), t.at('victores')]).toEqual(['italia-3', 'italia-3'])
  })

  test('UR-3.4.1-f: units are left behind on the way', () => {
    const pieces = { avitus: 'italia-2', victores: 'italia-2', 'co-italia-1': 'italia-2' }
    const t = romans({ pieces }).act('piece avitus', 'all', 'to italia-3')
    t.act('piece co-italia-1')
    // What is left has 4 PM again.
    t.act('to pannoniae-2', 'to pannoniae-1', 'to italia-1')
    expect(['avitus', 'victores', 'co-italia-1'].map((id) => t.at(id))).toEqual(['italia-1', 'italia-1', 'italia-3'])
    expect(t.why('piece co-italia-1')).toBe('UR-2.E-c')
  })

  test('UR-3.4.1-d UR-3.4.1-f: those who are slower can be left behind after 3 PM', () => {
    const pieces = { avitus: 'italia-5', victores: 'italia-5', 'co-italia-1': 'italia-5', 'co-italia-2': 'italia-5' }
    const t = romans({ pieces }).act('piece avitus', 'all', 'to italia-4', 'to italia-3', 'to italia-1')
    expect([t.asked, t.why('to italia-2')]).toEqual(['group', 'UR-3.4.1-d'])
    t.act('piece co-italia-1', 'piece co-italia-2', 'to italia-2')
    expect(['avitus', 'victores', 'co-italia-1', 'co-italia-2'].map((id) => t.at(id))).toEqual([
      'italia-2',
      'italia-2',
      'italia-1',
      'italia-1',
    ])
  })

  test('UR-3.4.1-f UR-4.2.4-e: who is left behind may stay there; those who go on only pass through', () => {
    // Visigothi may not stay with Armenia; Romans may.
    const pieces = {
      aetius: 'oriens-3',
      'visigothi-1': 'oriens-3',
      victores: 'oriens-3',
      'armenia-1': 'oriens-2',
    }
    const peoples = { visigothi: 'foederati', armenia: 'client' }
    const t = romans({ pieces, peoples, west: { augustus: 'valentinien-iii', patrice: 'aetius' } })
    t.act('piece aetius', 'piece visigothi-1', 'piece victores', 'to oriens-2')
    expect([t.why('done'), t.why('piece visigothi-1')]).toEqual(['UR-4.2.4-b', 'UR-4.2.4-b'])
    t.act('piece victores', 'to oriens-4')
    expect(['aetius', 'visigothi-1', 'victores'].map((id) => t.at(id))).toEqual(['oriens-4', 'oriens-4', 'oriens-2'])
  })

  test('UR-3.4.1-g: the leader stops with his last unit', () => {
    const pieces = { avitus: 'italia-2', victores: 'italia-2' }
    const t = romans({ pieces }).act('piece avitus', 'piece victores', 'to italia-3')
    expect(t.why('piece victores')).toBe('UR-3.4.1-g')
    // And so he does if the plague takes it.
    const plague = romans({
      pieces: { avitus: 'italia-2', victores: { at: 'italia-2', weak: true } },
      plagues: [{ at: 'italia-3', epidemic: false }],
    })
    plague.dice(1).act('piece avitus', 'piece victores', 'to italia-3')
    expect([plague.at('victores'), plague.at('avitus'), plague.asked]).toEqual(['lost', 'italia-3', 'movement'])
    const alone = romans({ pieces, plagues: [{ at: 'italia-3', epidemic: false }] }).dice(1)
    expect(alone.act('piece avitus', 'to italia-3').asked).toBe('group')
  })

  test('UR-3.4.1-h UR-3.4.1-i: a unit alone moves one zone, whatever it costs', () => {
    const t = romans({ pieces: { 'co-galliae-1': 'galliae-3', victores: 'galliae-7' } })
    t.act('piece co-galliae-1', 'to galliae-4')
    expect([t.asked, t.why('piece co-galliae-1')]).toEqual(['movement', 'UR-2.E-c'])
    t.act('piece victores')
    expect(t.cost('to britanniae-2')).toBe(3)
    expect(t.why('piece co-galliae-1')).toBe('UR-3.4.1-h')
    t.act('to britanniae-2')
    expect(t.at('victores')).toBe('britanniae-2')
    const weather = romans({ pieces: { victores: 'galliae-7' }, event: 2 }).act('piece victores')
    expect(steps(weather)).toContain('britanniae-2')
  })

  test('UR-3.4.1-c UR-3.2.2-c: each unit is judged by its own diocese, whichever stands before it', () => {
    const pieces = { avitus: 'italia-1', 'co-galliae-1': 'italia-1', 'co-italia-1': 'italia-1' }
    const t = romans({ pieces }).act('piece avitus')
    expect(named(t)).toEqual(['co-italia-1'])
    expect(t.why('piece co-galliae-1')).toBe('UR-3.2.2-c')
  })

  test('UR-3.4.1-n: leaders march together, each with his own CC', () => {
    // Avitus has CC 3, Valentinien 1.
    const units = ['victores', 'comites-alani', 'comites-seniores', 'scolae-w', 'divitenses']
    const pieces = {
      avitus: 'pannoniae-3',
      'valentinien-iii': 'pannoniae-3',
      ...Object.fromEntries(units.map((id) => [id, 'pannoniae-3'])),
    }
    const t = romans({ pieces }).act('piece avitus', 'all')
    expect(t.why('piece scolae-w')).toBe('UR-3.4.1-c')
    t.act('piece valentinien-iii', 'all')
    expect(named(t)).toEqual([])
    // The Augustus lets them all leave the West.
    t.act('to moesiae-1')
    expect(units.filter((id) => t.at(id) === 'moesiae-1')).toHaveLength(4)
    expect(t.at('valentinien-iii')).toBe('moesiae-1')
    // Without him there would be a unit too many.
    expect(t.why('piece valentinien-iii')).toBe('UR-3.4.1-n')
  })

  test('UR-3.4.1-n: a unit counts against a leader who may command it', () => {
    // Valentinien (CC 1) may lead Foederati, Avitus (CC 3) may not.
    const pieces = {
      avitus: 'viennensis-1',
      'valentinien-iii': 'viennensis-1',
      'visigothi-1': 'viennensis-1',
      'visigothi-2': 'viennensis-1',
      victores: 'viennensis-1',
    }
    const t = romans({ pieces, peoples: { visigothi: 'foederati' } })
    t.act('piece valentinien-iii', 'piece victores', 'piece avitus', 'piece visigothi-1')
    expect(t.why('piece visigothi-2')).toBe('UR-3.4.1-c')
  })

  test('UR-3.4.1-o: a Usurper leads no people at war', () => {
    const pieces = { avitus: { at: 'galliae-5', rallied: 'west' as const }, 'suevi-1': 'galliae-5' }
    const draw = { pieces, peoples: { suevi: 'war' }, west: { augustus: 'valentinien-iii', usurper: 'avitus' } }
    expect(barbarians(draw).act('piece avitus').why('piece suevi-1')).toBe('UR-3.4.1-o')
  })
})

describe('4.3 Non-Roman movement: groups', () => {
  const peoples = { persae: 'war', iberia: 'war', vandali: 'war', suevi: 'war' }

  test('UR-4.3-a: a leader moves alone outside the Empire', () => {
    const t = barbarians({ pieces: { genseric: 'vandali', 'vandali-1': 'vandali' }, peoples }).act('piece genseric')
    expect(steps(t)).toEqual([])
    const open = { ...peoples, heruli: 'war', alani: 'war' }
    const out = barbarians({ pieces: { genseric: 'vandali' }, peoples: open }).act('piece genseric')
    expect(steps(out)).toEqual(['heruli', 'alani'])
    expect(out.act('to heruli', 'to suevi').at('genseric')).toBe('suevi')
  })

  test('UR-4.3-b: inside it he needs a unit', () => {
    const draw = { pieces: { genseric: 'vandali', 'vandali-1': 'vandali' }, peoples }
    const t = barbarians(draw).act('piece genseric')
    expect(t.why('to pannoniae-2')).toBe('UR-4.3-b')
    t.act('piece vandali-1', 'to pannoniae-2')
    expect(t.at('genseric')).toBe('pannoniae-2')
    const inside = barbarians({ pieces: { genseric: 'pannoniae-3', 'hunni-1': 'hunni-1' }, peoples })
    expect(inside.legal).not.toContain('piece genseric')
  })

  test('UR-4.3-c UR-4.3-d UR-4.3-x1: Persae with Iberia units: he takes Persae only, up to his CC', () => {
    const units = ['persae-1', 'persae-2', 'persae-3', 'persae-4', 'persae-5']
    const pieces = {
      'dux-persae': 'persae-2',
      'iberia-1': 'persae-2',
      ...Object.fromEntries(units.map((id) => [id, 'persae-2'])),
    }
    const t = barbarians({ pieces, peoples }).act('piece dux-persae')
    expect(t.why('piece iberia-1')).toBe('UR-4.3-d')
    t.act('all')
    expect(t.why('piece persae-5')).toBe('UR-4.3-c')
    t.act('to oriens-8')
    expect(units.filter((id) => t.at(id) === 'oriens-8')).toHaveLength(4)
  })

  test('UR-6.2-ag: but of the minor peoples allied to his own too', () => {
    const pieces = { genseric: 'vandali', 'vandali-1': 'vandali', 'alani-1': 'vandali', 'suevi-1': 'vandali' }
    const allied = { ...peoples, vandali: 'war', alani: { status: 'war', ally: 'vandali' } }
    const t = barbarians({ pieces, peoples: allied }).act('piece genseric')
    expect([t.why('piece alani-1'), t.why('piece suevi-1')]).toEqual([undefined, 'UR-4.3-d'])
  })

  test('UR-4.3-f: together, leaving units on the way, he no farther than the last', () => {
    const pieces = {
      genseric: 'pannoniae-2',
      'vandali-1': 'pannoniae-2',
      'vandali-2': 'pannoniae-2',
      'vandali-3': 'italia-3',
    }
    const t = barbarians({ pieces, peoples }).act('piece genseric', 'piece vandali-1', 'piece vandali-2', 'to italia-3')
    expect(t.why('piece vandali-3')).toBe('UR-4.3-f')
    t.act('piece vandali-1')
    expect(t.why('piece vandali-2')).toBe('UR-4.3-f')
    t.act('to italia-2', 'done')
    expect(['genseric', 'vandali-1', 'vandali-2'].map((id) => t.at(id))).toEqual(['italia-2', 'italia-3', 'italia-2'])
  })

  test('UR-4.3-g: a unit alone moves one zone, whatever it costs', () => {
    const t = barbarians({ pieces: { 'saxones-1': 'saxones' }, peoples: { saxones: 'war' } }).act('piece saxones-1')
    expect(t.cost('to britanniae-2')).toBe(3)
    t.act('to britanniae-2')
    expect([t.at('saxones-1'), t.asked]).toEqual(['britanniae-2', 'movement'])
  })
})
