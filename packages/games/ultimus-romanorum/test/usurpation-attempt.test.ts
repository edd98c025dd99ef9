/** Chapters 3.6.2 and 6.2: attempts at usurpation. */
import { describe, expect, test } from 'vitest'
import { puppetOf, usurperOf } from '../src/state.ts'
import { type Draw, type Play, position } from './play.ts'
import { geostrategy } from './stratagem-play.ts'

const board = position({}).state.board
const usurper = (t: Play, half: 0 | 1) => board.pieceIds[usurperOf(t.state, half)]

describe('6.2 Western and Eastern Usurpation', () => {
  const western = (draw: Draw) => geostrategy('barbarian', ['western-usurpation'], draw)

  test('UR-6.2-a UR-3.6.2-b UR-3.6.2-e: a historical Roman leader of the Roman who stands in the West, without an Augustus', () => {
    const t = western({
      pieces: {
        aetius: 'galliae-3',
        avitus: 'viennensis-4',
        leon: 'africa-4',
        majorien: 'italia-4',
        aegidius: 'thracia-1',
        marcellinus: 'alamanni',
        'dux-galliae': 'galliae-3',
        johannes: { at: 'italia-2', rallied: 'west' },
        'theodoric-ii': 'viennensis-2',
      },
      peoples: { visigothi: 'foederati' },
    }).act('play western-usurpation')
    expect([t.asked, t.seat]).toEqual(['stratagem-leader', 'second'])
    expect(t.legal).toEqual(['piece aetius', 'piece avitus', 'piece leon'])
    expect(t.why('piece majorien')).toBe('UR-3.6.2-b')
    expect(t.why('piece valentinien-iii')).toBe('UR-3.6.2-b')
    for (const id of ['aegidius', 'marcellinus', 'johannes']) expect(t.why(`piece ${id}`)).toBe('UR-6.2-a')
    expect(t.why('piece theodoric-ii')).toBe('UR-3.6.1-a')
    expect(t.why('piece dux-galliae')).toBe('UR-3.3.1-l')
  })

  test('UR-6.2-b UR-3.6.2-c UR-3.6.2-f: validated if 1d6 is no more than his CP; otherwise he stays loyal', () => {
    const roll = (face: number) =>
      western({ pieces: { avitus: 'galliae-4' } })
        .dice(face, 6, 6)
        .act('play western-usurpation')
    expect([usurper(roll(3), 0), roll(3).camp('avitus')]).toEqual(['avitus', 'barbarian'])
    expect([usurper(roll(4), 0), roll(4).camp('avitus'), roll(4).at('avitus')]).toEqual([
      undefined,
      'roman',
      'galliae-4',
    ])
    expect(roll(4).told('refused')).toEqual([{ type: 'refused', what: 'usurpation', rule: 'UR-3.6.2-f' }])
  })

  test('UR-6.2-c: a Patrice has a bonus of 1', () => {
    const roll = (face: number) =>
      western({ pieces: { avitus: 'galliae-4' }, west: { augustus: 'valentinien-iii', patrice: 'avitus' } })
        .dice(face, 6, 6)
        .act('play western-usurpation')
    expect([usurper(roll(4), 0), usurper(roll(5), 0)]).toEqual(['avitus', undefined])
  })

  const ricimer: Draw = {
    year: 460,
    pieces: {
      ricimer: 'italia-2',
      'libius-severus': 'galliae-3',
      olybrius: 'italia-5',
      oreste: 'galliae-3',
      basilicus: 'thracia-1',
      sarus: 'galliae-3',
    },
  }

  test('UR-6.2-d UR-6.2-f: for a barbarian somebody of CP 1 or 2 in the same half is named', () => {
    const t = western(ricimer).act('play western-usurpation', 'piece ricimer')
    expect([t.asked, t.seat]).toEqual(['usurpation-puppet', 'second'])
    expect(t.legal).toEqual(['piece olybrius', 'piece libius-severus'])
    expect(t.why('piece oreste')).toBe('UR-6.2-f')
    expect(t.why('piece basilicus')).toBe('UR-6.2-f')
    expect(t.why('piece sarus')).toBe('UR-6.2-f')
    t.dice(5, 1, 1, 1, 1).act('piece libius-severus')
    expect([usurper(t, 0), board.pieceIds[puppetOf(t.state, 0)]]).toEqual(['ricimer', 'libius-severus'])
    expect([t.at('libius-severus'), t.camp('libius-severus')]).toEqual(['galliae-3', 'roman'])
  })

  test('UR-6.2-f: with nobody to name a barbarian cannot be chosen', () => {
    const alone = western({ pieces: { ricimer: 'italia-2', avitus: 'galliae-3', aetius: 'galliae-3' } })
    expect(alone.act('play western-usurpation').why('piece ricimer')).toBe('UR-6.2-f')
  })

  test('UR-6.2-f: nobody who is Augustus, generic or of another half, and whoever’s he is', () => {
    const t = western({
      ...ricimer,
      west: { augustus: 'olybrius' },
      pieces: {
        ...ricimer.pieces,
        ...{ 'valentinien-iii': 'gone', glycerius: { at: 'galliae-3', rallied: 'east' }, 'dux-galliae': 'galliae-3' },
      },
    }).act('play western-usurpation', 'piece ricimer')
    expect([t.why('piece olybrius'), t.why('piece dux-galliae')]).toEqual(['UR-6.2-f', 'UR-6.2-f'])
    expect(t.legal).toEqual(['piece libius-severus', 'piece glycerius'])
  })

  test('UR-6.2-e: the barbarian’s own CP counts', () => {
    const t = western(ricimer).act('play western-usurpation', 'piece ricimer')
    t.dice(6).act('piece olybrius')
    expect(usurper(t, 0)).toBeUndefined()
  })

  test('UR-6.2-g: a validated attempt begins the civil war at once', () => {
    const t = western({
      pieces: { avitus: 'galliae-3', 'co-galliae-1': 'galliae-3', 'co-galliae-2': 'galliae-4' },
    })
    t.dice(3, 6, 6).act('play western-usurpation')
    expect([t.camp('co-galliae-1'), t.camp('co-galliae-2')]).toEqual(['barbarian', 'roman'])
  })

  test('UR-6.2-h: the eastern one in the East', () => {
    const t = geostrategy('barbarian', ['eastern-usurpation'], {
      pieces: { leon: 'oriens-2', marcien: 'asia-1', aetius: 'galliae-3' },
    }).act('play eastern-usurpation')
    expect(t.legal).toEqual(['piece marcien', 'piece leon'])
    expect(t.why('piece aetius')).toBe('UR-6.2-a')
    t.dice(4, 6, 6, 6).act('piece leon')
    expect(usurper(t, 1)).toBe('leon')
  })

  test('UR-3.6.5-a UR-3.6.5-b: no second one in the same half', () => {
    const t = geostrategy('barbarian', ['western-usurpation', 'eastern-usurpation'], {
      pieces: { johannes: { at: 'galliae-3', rallied: 'west' }, avitus: 'galliae-4', leon: 'oriens-2' },
      west: { augustus: 'valentinien-iii', usurper: 'johannes' },
    })
    expect(t.why('play western-usurpation')).toBe('UR-6.2-a')
    expect(t.why('play eastern-usurpation')).toBeUndefined()
  })
})
