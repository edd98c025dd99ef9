import { describe, expect, test } from 'vitest'
import { everyStratagem, stratagem, stratagemIds } from '../src/stratagem-kinds.ts'
import { look } from './look.ts'
import { position } from './play.ts'
import { FILLER, geostrategy, hands, inWindow } from './stratagem-play.ts'

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

describe('2.A Stratagems', () => {
  /** The last question of a year; then phase A of the next. */
  const endOfYear = () =>
    position({
      year: 450,
      stack: [
        { kind: 'year', step: 'stratagems' },
        { kind: 'window', moment: 'smc', parties: ['barbarian'], turn: 0, passed: 0 },
      ],
      hands: hands(['tribute'], ['rex']),
    })

  test('UR-2.A-a: what nobody holds and what is not on the map is in the bowl', () => {
    const { state } = endOfYear()
    expect(total(look(state).bowl)).toBe(total(state.board.mix) - 2)
    expect(look(state).bowl[stratagem('tribute')]).toBe(state.board.mix[stratagem('tribute')] - 1)
    const plague = inWindow('roman', ['plague-outbreak']).act('play plague-outbreak', 'to persae-6')
    expect(plague.look.bowl[stratagem('plague-outbreak')]).toBe(0)
  })

  test('UR-2.A-b: each draws one', () => {
    const t = endOfYear().dice(0, 0, 6).act('done')
    expect(t.look.hands.map(total)).toEqual([2, 2])
    expect(t.look.hands[0][stratagem('minor-federation-treaty')]).toBe(1)
    expect(t.look.hands[1][stratagem('minor-federation-treaty')]).toBe(1)
    expect(t.told('hand')).toEqual([
      { type: 'hand', seat: 'first', change: 1, rule: 'UR-2.A-b' },
      { type: 'hand', seat: 'second', change: 1, rule: 'UR-2.A-b' },
    ])
  })

  test('UR-2.A-b: at random: every counter in the bowl can be the one, a kind as often as it is there', () => {
    const drawn = (seat: 0 | 1, ...numbers: readonly [number, number]) => {
      const t = endOfYear()
        .dice(...numbers, 6)
        .act('done')
      return stratagemIds.indexOf(JSON.parse(JSON.stringify(t.told('drawn')[seat])).stratagem)
    }
    const tally = (size: number, draw: (number: number) => number) => {
      const times = everyStratagem.map(() => 0)
      for (let number = 0; number < size; number++) times[draw(number)]++
      return times
    }
    const { bowl } = look(endOfYear().state)
    expect(tally(total(bowl), (number) => drawn(0, number, 0))).toEqual(bowl)
    // The second draws from what is left.
    const left = bowl.map((count, kind) => (kind === drawn(0, 7, 0) ? count - 1 : count))
    expect(tally(total(left), (number) => drawn(1, 7, number))).toEqual(left)
  })

  test('UR-2.A-c: what is drawn is shown to its owner alone', () => {
    const t = endOfYear().dice(0, 0, 6).act('done')
    const drawn = t.last.told.filter(({ event }) => event.type === 'drawn')
    expect(drawn.map(({ seats }) => seats)).toEqual([[0], [1]])
    expect(t.last.told.every(({ event, seats }) => event.type !== 'drawn' || seats !== undefined)).toBe(true)
  })
})

describe('2.C Geostrategy', () => {
  test('UR-2.C-e UR-2.C-g UR-6-g: any number of uprisings and usurpations, one after the other', () => {
    const t = geostrategy('barbarian', ['minor-uprising', 'major-uprising', 'western-usurpation'], {
      pieces: { aetius: 'galliae-3' },
    })
    t.act('play minor-uprising', 'people saxones', 'play major-uprising', 'people vandali')
    t.dice(6).act('play western-usurpation')
    expect([t.status('saxones'), t.status('vandali'), t.asked]).toEqual(['war', 'war', 'geostrategy'])
  })

  test('UR-2.C-g: several usurpations, be they of one half or of both', () => {
    const t = geostrategy('barbarian', ['western-usurpation', 'western-usurpation', 'eastern-usurpation'], {
      pieces: { aetius: 'galliae-3', marcien: 'asia-1' },
    })
    // Above his CP he stays loyal, and may be tried again.
    t.dice(6).act('play western-usurpation')
    expect([t.camp('aetius'), t.asked]).toEqual(['roman', 'geostrategy'])
    t.dice(1, 9).act('play western-usurpation')
    while (t.asked === 'usurpation-diocese') t.act(t.legal[0])
    expect(t.camp('aetius')).toBe('barbarian')
    t.dice(1, 9).act('play eastern-usurpation')
    while (t.asked === 'usurpation-diocese') t.act(t.legal[0])
    expect([t.camp('marcien'), t.asked]).toEqual(['barbarian', 'geostrategy'])
  })

  test('UR-2.C-h: whoever bears the letter C is played in one’s own part of the phase', () => {
    const t = geostrategy('roman', ['rebellion', 'ecumenical-council'], {
      peoples: { hunni: 'war', gepidae: { status: 'war', ally: 'hunni' } },
      pieces: { attila: 'hunni-1', 'gepidae-1': 'gepidae' },
    })
    expect(t.legal).toEqual(['play rebellion', 'play ecumenical-council', 'done'])
  })
})

describe('6.3 Initiative', () => {
  const rolled = (initiative: 'roman' | 'barbarian') =>
    position({
      phase: 'B',
      initiative,
      hands: hands([FILLER], [FILLER]),
      stack: [
        { kind: 'year', step: 'opening' },
        { kind: 'initiative-answer', camp: initiative === 'roman' ? 'barbarian' : 'roman', passed: false },
      ],
    })

  test('UR-6.3-a: it turns the roll in favour of who plays it', () => {
    const t = rolled('barbarian').act(`play ${FILLER}`)
    expect(t.told('initiative')).toEqual([{ type: 'initiative', camp: 'roman', rule: 'UR-6.3-a' }])
  })

  test('UR-6.3-b: the other may answer, and the last one stands', () => {
    const t = rolled('barbarian').act(`play ${FILLER}`)
    expect([t.asked, t.seat]).toEqual(['initiative-answer', 'second'])
    t.act(`play ${FILLER}`)
    expect(t.state.initiative).toBe(1)
  })
})
