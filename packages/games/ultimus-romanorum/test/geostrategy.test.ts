/** Chapters 2.A to 2.C, qualifier by qualifier. */
import { describe, expect, test } from 'vitest'
import { stratagem } from '../src/stratagem-kinds.ts'
import { administer, year } from './phases.ts'
import type { Draw, Play } from './play.ts'
import { FILLER, geostrategy, hands, inWindow } from './stratagem-play.ts'

const phases = (t: Play) => t.told('phase').map((event) => JSON.parse(JSON.stringify(event)).phase)

describe('2.A Stratagems', () => {
  test('UR-2.A-a: a counter that is removed from the game is not in the bowl', () => {
    const kind = stratagem('three-major-uprisings')
    const t = geostrategy('barbarian', ['three-major-uprisings'])
    const all = t.state.board.mix[kind]
    t.act('play three-major-uprisings')
    while (t.asked === 'uprising') t.act(t.legal[0])
    expect([t.look.hands[1][kind], t.look.bowl[kind]]).toEqual([0, all - 1])
  })

  test('UR-2.A-a: nor is one that lies on the map as a fleet', () => {
    const kind = stratagem('fleet')
    const t = inWindow('roman', ['fleet'])
    const all = t.state.board.mix[kind]
    t.act('play fleet', 'to africa-1')
    expect([t.look.hands[0][kind], t.look.bowl[kind]]).toEqual([0, all - 1])
  })
})

describe('2.B Initiative', () => {
  test('UR-2.B-b: the lowest CP, be it that of the East', () => {
    const draw: Draw = {
      west: { augustus: 'majorien' },
      east: { augustus: 'arcadius' },
      pieces: { majorien: 'italia-4', arcadius: 'thracia-3', 'valentinien-iii': 'gone', 'theodose-ii': 'gone' },
    }
    expect(year(draw, 'initiative', 2).told('roll')).toMatchObject([{ purpose: { for: 'initiative', below: 2 } }])
    expect([1, 2].map((roll) => year(draw, 'initiative', roll).state.initiative)).toEqual([0, 1])
  })

  test('UR-2.B-e: the Barbarian too, right after a roll that gave it to the Roman, and nobody who has it already', () => {
    const t = year({ hands: hands([FILLER], [FILLER]) }, 'initiative', 2)
    expect([t.state.initiative, t.asked, t.seat, t.state.phase]).toEqual([0, 'initiative-answer', 'second', 'B'])
    t.act(`play ${FILLER}`)
    expect([t.state.initiative, t.asked, t.seat]).toEqual([1, 'initiative-answer', 'first'])
    const kept = year({ hands: hands([FILLER], []) }, 'initiative', 2)
    expect([kept.state.initiative, kept.asked]).toEqual([0, 'augusta-opening'])
    expect(kept.why(`play ${FILLER}`)).toBe('UR-6.1-w')
  })
})

describe('2.C Geostrategy', () => {
  /** Majorien is due in 450; Attila in 441, if he is not yet there. */
  const due: Draw = {
    year: 450,
    phase: 'C',
    hands: hands([FILLER], ['minor-uprising', FILLER]),
    peoples: { hunni: 'war' },
    pieces: { 'hunni-1': 'hunni-1', ruga: 'gone', bleda: 'gone', 'dux-hunni': 'gone' },
  }

  test('UR-2.C-a: leaders and stratagems of the first, before any leader of the other', () => {
    const t = year({ ...due, initiative: 'barbarian' }, 'first-geostrategy')
    expect([t.seat, t.at('attila'), t.at('majorien')]).toEqual(['second', 'hunni-1', 'off'])
    t.act('play minor-uprising', 'people saxones')
    expect([t.seat, t.status('saxones'), t.at('majorien')]).toEqual(['second', 'war', 'off'])
    t.act('done')
    expect([t.seat, t.at('majorien')]).toEqual(['first', 'italia-4'])
    const other = year({ ...due, initiative: 'roman' }, 'first-geostrategy')
    expect([other.seat, other.at('majorien'), other.at('attila')]).toEqual(['first', 'italia-4', 'off'])
    other.act('done')
    expect([other.seat, other.at('attila')]).toEqual(['second', 'hunni-1'])
  })

  test('UR-2.C-d: Romans of a usurpation hold an entry zone against him, a leader of the Barbarian’s alone does not', () => {
    const dead = ['marcien', 'aetius', 'aspar', 'cyrus', 'avitus', 'aegidius', 'ricimer', 'leon', 'marcellinus']
    const enter = (pieces: Draw['pieces']) =>
      year(
        {
          ...due,
          initiative: 'roman',
          west: { augustus: 'valentinien-iii', usurper: 'olybrius' },
          pieces: {
            ...Object.fromEntries([...dead, 'sidoine-ap'].map((id) => [id, 'gone'])),
            'valentinien-iii': 'italia-5',
            olybrius: { at: 'italia-4', rallied: 'west' },
            victores: 'galliae-4',
            ...pieces,
          },
        },
        'first-geostrategy',
      ).at('majorien')
    expect(enter({ 'scolae-w': { at: 'italia-4', rallied: 'west' } })).toBe('galliae-4')
    expect(enter({})).toBe('italia-4')
  })

  test('UR-2.C-h: Rex, Barbarian Alliance, Rebellion and the Council in one’s own part, and none of them in phase E', () => {
    const kinds = ['rex', 'barbarian-alliance', 'rebellion', 'ecumenical-council']
    const draw: Draw = {
      peoples: {
        visigothi: 'revolt',
        hunni: 'war',
        gepidae: { status: 'war', ally: 'hunni' },
        vandali: 'war',
        heruli: 'war',
      },
      pieces: {
        'visigothi-1': 'viennensis-2',
        euric: 'viennensis-2',
        attila: 'hunni-1',
        'gepidae-1': 'gepidae',
        'vandali-1': 'vandali',
        'heruli-1': 'heruli',
      },
    }
    const t = geostrategy('barbarian', kinds, draw, ['tribute'])
    expect(kinds.map((kind) => t.why(`play ${kind}`))).toEqual(Array(4).fill(undefined))
    const e = inWindow('barbarian', kinds, draw)
    expect(kinds.map((kind) => e.why(`play ${kind}`))).toEqual(Array(4).fill('UR-6-i'))
    // The other waits for his own part.
    t.act('play barbarian-alliance')
    expect(t.seat).toBe('second')
  })

  test('UR-2.C-h: an Augusta in phase C, against a usurpation of her half', () => {
    const attempt = (kind: string) =>
      geostrategy('barbarian', ['western-usurpation'], { pieces: { aetius: 'galliae-3' } }, [kind]).act(
        'play western-usurpation',
      )
    const t = attempt('augusta-occidentalis')
    expect([t.asked, t.seat, t.why('play augusta-occidentalis')]).toEqual(['window', 'first', undefined])
    expect(attempt('augusta-orientalis').why('play augusta-orientalis')).toBe('UR-6.1-p')
  })

  const quiet: Draw = { year: 440, phase: 'C', peoples: { hunni: 'peace', visigothi: 'foederati', armenia: 'client' } }

  test('UR-2.C-i: a usurpation in the East ends it too', () => {
    const draw: Draw = {
      ...quiet,
      east: { augustus: 'theodose-ii', usurper: 'aspar' },
      pieces: { aspar: { at: 'asia-1', rallied: 'east' } },
    }
    const t = year(draw, 'pax-romana', 1, 1)
    expect([t.told('pax-romana'), phases(t)[0]]).toEqual([[], 'D'])
  })

  test('UR-2.C-j: what the second player begins in his part ends it', () => {
    const t = year({ ...quiet, initiative: 'roman', hands: hands([], ['minor-uprising', FILLER]) }, 'first-geostrategy')
    t.act('done', 'play minor-uprising', 'people saxones')
    t.dice(1, 1).act('done')
    expect([t.told('pax-romana'), phases(t)[0]]).toEqual([[], 'D'])
  })

  test('UR-2.C-m UR-2.C-n: the others are tested all the same, each once, and D begins with the SMC', () => {
    // In 447 Theodose II dies of a 0; Cyrus is tested too.
    const t = year(
      { ...quiet, year: 447, pieces: { cyrus: 'thracia-2', arcadius: 'thracia-3' } },
      'pax-romana',
      ...[0, 9, 1, 1],
    )
    const order = t.last.told.map(({ event }) => event.type).filter((type) => type !== 'title')
    const tests = t.told('roll').filter((roll) => JSON.stringify(roll).includes('"death"'))
    expect([t.at('theodose-ii'), t.at('cyrus'), tests.length]).toEqual(['gone', 'thracia-2', 2])
    expect([phases(t)[0], order.includes('smc-total')]).toEqual(['D', true])
    expect(order.indexOf('smc-total')).toBeLessThan(order.indexOf('event'))
    expect([t.asked, t.act('done').told('roll')]).toEqual(['patrice', []])
  })

  test('UR-2.C-p: nobody is named Patrice, no reinforcement and no generic leader comes before the next D', () => {
    const draw: Draw = {
      ...quiet,
      year: 460,
      pieces: {
        aspar: 'thracia-2',
        'theodose-ii': 'gone',
        leon: 'thracia-3',
        'dux-galliae': { at: 'lost', returns: 'D' },
      },
      east: { augustus: 'leon' },
    }
    const t = year(draw, 'pax-romana', ...[9, 0, 0, 6])
    expect([t.told('pax-romana'), t.state.year]).toEqual([[{ type: 'pax-romana', broken: false }], 461])
    expect([t.at('excubitores'), t.at('dux-galliae'), t.look.patrice]).toEqual(['off', 'lost', [-1, -1]])
    const d = administer({ ...draw, year: 461, deathsTested: true }, 'reinforcements')
    expect([d.at('excubitores'), d.at('dux-galliae')]).toEqual(['thracia-3', 'galliae-3'])
  })
})
