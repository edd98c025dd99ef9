/** UR-2.E-g: the moments of phase E at which both camps are asked for their stratagems. */
import { describe, expect, test } from 'vitest'
import { sequences, year } from './phases.ts'
import { type Draw, type Play, position } from './play.ts'
import { FILLER, hands } from './stratagem-play.ts'

/** The E.1 of the Roman, with a stratagem of no use in each hand. */
const roman = (draw: Draw = {}): Play => position({ hands: hands([FILLER], [FILLER]), ...draw })

/** What is asked of whom: a moment, or another question. */
const now = (t: Play): string => `${t.table.decision?.window?.moment ?? t.asked} ${t.seat}`

/** Passes these windows, telling what was asked. */
function passes(t: Play, count: number): string[] {
  const asked: string[] = []
  for (let i = 0; i < count; i++) {
    asked.push(now(t))
    t.act('done')
  }
  return asked
}

const clash: Draw = {
  peoples: { suevi: 'war' },
  pieces: {
    'suevi-1': 'galliae-5',
    'co-galliae-1': 'galliae-5',
    'co-galliae-2': 'galliae-5',
    victores: 'galliae-5',
  },
}

describe('2.E The moments of phase E', () => {
  test('UR-2.E-g: before the first move of an SMC, who moves first and then the other', () => {
    const t = sequences({ smc: [1, 0], hands: hands([FILLER], [FILLER]) }, 'roman')
    expect(passes(t, 2)).toEqual(['smc first', 'smc second'])
    expect(now(t)).toBe('movement first')
  })

  test('UR-2.E-g: after each move of a group', () => {
    const t = roman({ pieces: { 'co-galliae-1': 'galliae-3' } }).act('piece co-galliae-1', 'to galliae-4')
    expect(passes(t, 2)).toEqual(['moved first', 'moved second'])
    expect(now(t)).toBe('movement first')
  })

  test('UR-2.E-g: after the move of a fleet, before anybody lands', () => {
    const pieces = { avitus: 'aboard-classis-occidentalis' }
    const t = roman({ pieces, fleets: { 'classis-occidentalis': { at: 'africa-4' } } })
    t.act('fleet classis-occidentalis', 'to mare-internum-occidentalis')
    expect(passes(t, 2)).toEqual(['moved first', 'moved second'])
    expect(now(t)).toBe('fleet first')
    expect(now(t.act('done'))).toBe('movement first')
  })

  test('UR-2.E-g: a fleet that has sailed with nobody aboard is asked about no more', () => {
    const t = roman({ fleets: { 'classis-occidentalis': { at: 'africa-4' } } })
    t.act('fleet classis-occidentalis', 'to mare-internum-occidentalis')
    expect(passes(t, 2)).toEqual(['moved first', 'moved second'])
    expect(now(t)).toBe('movement first')
  })

  test('UR-2.E-g: a play between moves is answered by the other', () => {
    const t = roman({ hands: hands(['plague-outbreak', FILLER], [FILLER]) }).act('play plague-outbreak', 'to persae-6')
    expect(passes(t, 1)).toEqual(['moved second'])
    expect(now(t)).toBe('movement first')
  })

  test('UR-2.E-g: before a battle, before its die and after it once all is done; then E.2 is over', () => {
    const t = roman(clash).act('done')
    expect(passes(t, 3)).toEqual(['battle first', 'battle second', 'resolution first'])
    t.dice(6).act('done')
    while (t.asked === 'retreat') t.act(t.legal[0])
    expect(t.at('suevi-1')).not.toBe('galliae-5')
    expect(passes(t, 2)).toEqual(['fought first', 'fought second'])
    expect(now(t)).toBe('smc second')
  })

  test('UR-2.E-g: before the roll of an evasion too, and before the die if it fails', () => {
    const t = roman({
      ...clash,
      pieces: { ...clash.pieces, 'dux-ostrogothi': 'galliae-5', 'ostrogothi-1': 'galliae-5' },
      peoples: { suevi: 'war', ostrogothi: 'revolt' },
    })
    passes(t.act('done'), 2)
    expect(now(t)).toBe('stand second')
    expect(passes(t.act('evade'), 1)).toEqual(['evasion first'])
    t.dice(6)
    expect(passes(t, 1)).toEqual(['evasion second'])
    expect(t.told('roll')).toMatchObject([{ purpose: { for: 'evasion' } }])
    expect(now(t)).toBe('resolution first')
  })

  test('UR-2.E-g: after each landing', () => {
    const t = roman({
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis' } },
      pieces: { victores: 'aboard-classis-occidentalis' },
    })
    t.act('fleet classis-occidentalis', 'piece victores', 'to italia-5')
    expect(passes(t, 2)).toEqual(['moved first', 'moved second'])
  })

  test('UR-2.E-g: after every battle, before the next', () => {
    const t = roman({
      peoples: { suevi: 'war' },
      pieces: { ...clash.pieces, 'suevi-2': 'galliae-6', 'domestici-pedites-w': 'galliae-6' },
    }).act('done', 'to galliae-5')
    passes(t, 3)
    t.dice(6).act('done')
    while (t.asked === 'retreat') t.act(t.legal[0])
    expect(passes(t, 2)).toEqual(['fought first', 'fought second'])
    expect(now(t)).toBe('battle first')
  })

  test('UR-2.E-g: at the end of E.2 even without a battle, in the last SMC of the year too', () => {
    const t = roman({ smc: [1, 0] }).act('done')
    expect(passes(t, 2)).toEqual(['fought first', 'fought second'])
    expect(t.state.phase).not.toBe('E')
  })

  test('UR-2.E-g: asked again until both pass in succession', () => {
    const t = roman({ hands: hands([FILLER], ['bagaudes', FILLER]) }).act('done', 'done')
    t.act('play bagaudes', 'to galliae-1')
    expect(passes(t, 2)).toEqual(['fought second', 'fought first'])
    expect(now(t)).toBe('smc second')
  })

  test('UR-2.E-g: who plays last of all is answered too', () => {
    const t = roman({ hands: hands([FILLER], ['bagaudes']) }).act('done', 'done')
    t.act('play bagaudes', 'to galliae-1')
    expect(now(t)).toBe('fought first')
  })

  test('UR-2.E-g: whoever a play brings together fights in the same E.2', () => {
    const t = roman({
      hands: hands(['minor-federation-treaty', FILLER], [FILLER]),
      peoples: { suevi: 'war', alamanni: 'war' },
      pieces: { 'suevi-1': 'galliae-5', 'suevi-2': 'galliae-5', 'alamanni-1': 'galliae-5' },
    }).act('done', 'play minor-federation-treaty')
    if (t.asked === 'stratagem-people') t.act('people alamanni')
    expect([t.camp('alamanni-1'), t.camp('suevi-1')]).toEqual(['roman', 'barbarian'])
    t.act('done', 'done')
    expect(t.told('battle')).toMatchObject([{ at: 'galliae-5', attacker: 'roman' }])
    expect(now(t)).toBe('battle first')
  })

  test('UR-2.E-g UR-6.3-aa: the plague stays until the last play of phase E is done', () => {
    const t = roman({
      smc: [1, 0],
      hands: hands([], ['plague-outbreak', 'plague-epidemic', FILLER]),
      pieces: { 'co-galliae-1': 'galliae-3' },
    }).act('done')
    t.act('play plague-outbreak', 'to galliae-3')
    expect([t.isWeak('co-galliae-1'), t.state.plagues.length, t.state.phase]).toEqual([true, 1, 'E'])
    t.act('play plague-epidemic', 'to galliae-3')
    expect([t.at('co-galliae-1'), t.state.plagues.length]).toEqual(['lost', 2])
    t.act('done')
    expect(t.state.plagues).toEqual([])
  })

  test('UR-2.E-g: once in a phase E without any SMC', () => {
    const draw: Draw = { smc: [0, 0], initiative: 'barbarian', hands: hands([FILLER], ['bagaudes', FILLER]) }
    const t = year(draw, 'sequences')
    expect(now(t)).toBe('fought second')
    t.act('play bagaudes', 'to galliae-1')
    expect(passes(t, 2)).toEqual(['fought second', 'fought first'])
    expect(t.state.phase).toBe('F')
    expect(now(year({ ...draw, event: 10 }, 'sequences'))).toBe('smc second')
  })

  test('UR-2.E-g UR-2.A-c: an empty hand is not asked, any other is whatever it holds', () => {
    const alone = roman({ hands: hands([], ['rex']) }).act('done')
    expect(passes(alone, 1)).toEqual(['fought second'])
    expect(now(alone)).toBe('smc second')
    expect(now(roman({ hands: hands([], []) }).act('done'))).toBe('movement second')
  })
})
