import { FastDice, type Json, secretFrom, writeView } from '@tabularium/engine'
import { momentProperties } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { ultimusRomanorum } from '../src/index.ts'
import { everyStratagem, isBarbarianOnly, isRomanOnly, type Stratagem, stratagemIds } from '../src/stratagem-kinds.ts'
import { look } from './look.ts'
import { type Draw, type Play, position } from './play.ts'
import { FILLER, geostrategy, hands, inWindow } from './stratagem-play.ts'

/** Before the first SMC of the Roman. */
const phaseE = (draw: Draw) =>
  position({
    initiative: 'roman',
    smc: [1, 1],
    stack: [
      { kind: 'year', step: 'balance' },
      { kind: 'sequences', camp: 'roman', extra: false },
      { kind: 'window', moment: 'smc', parties: ['barbarian'], turn: 0, passed: 0 },
    ],
    ...draw,
  })

describe('2.E Windows', () => {
  test('UR-2.E-f UR-2.E-g UR-6-j: when an SMC begins who moves is asked first, then the other; he may also play between moves', () => {
    const t = phaseE({ hands: hands(['plague-outbreak', FILLER], ['bagaudes', FILLER]) }).act('done')
    expect([t.asked, t.seat]).toEqual(['window', 'first'])
    t.act('done')
    expect([t.asked, t.seat]).toEqual(['window', 'second'])
    t.act('play bagaudes', 'to galliae-1', 'done')
    expect([t.asked, t.seat, t.at('bagaudes-1')]).toEqual(['window', 'first', 'galliae-1'])
    t.act('done').act('play plague-outbreak', 'to galliae-1')
    expect([t.asked, t.seat, t.isWeak('bagaudes-1')]).toEqual(['window', 'second', true])
    expect(t.act('done').asked).toBe('movement')
  })

  test('UR-6-j: and he is asked again whenever a group has moved', () => {
    const t = phaseE({
      hands: hands([], [FILLER]),
      pieces: { aetius: 'galliae-3', 'co-galliae-1': 'galliae-3' },
    })
    t.act('done', 'done', 'piece co-galliae-1', 'to galliae-4')
    while (t.asked === 'group') t.act('done')
    expect([t.asked, t.seat]).toEqual(['window', 'second'])
    expect(t.act('done').asked).toBe('movement')
  })

  test('UR-6-j: in one’s own SMC as in the other’s, with immediate effect', () => {
    for (const own of [true, false]) {
      const t = inWindow('barbarian', ['bagaudes'], {}, { own }).act('play bagaudes', 'to galliae-1')
      expect([t.at('bagaudes-1'), t.asked]).toEqual(['galliae-1', 'window'])
      expect(t.act('done').asked).toBe('movement')
    }
  })

  test('UR-6-j UR-2.A-c: a window opens whatever is in the hand, usable or not; it stays shut only on an empty hand', () => {
    for (const kind of ['tribute', 'rex', 'papa', FILLER]) {
      const t = phaseE({ hands: hands([], [kind]) }).act('done')
      expect([t.asked, t.seat]).toEqual(['window', 'second'])
    }
    const empty = phaseE({
      hands: hands([FILLER], []),
      stack: [
        { kind: 'year', step: 'balance' },
        { kind: 'sequences', camp: 'roman', extra: false },
        { kind: 'window', moment: 'smc', parties: ['roman'], turn: 0, passed: 0 },
      ],
    })
    expect([empty.act('done').asked, empty.seat]).toEqual(['window', 'first'])
    expect(empty.act('done').asked).toBe('movement')
  })

  test('UR-6-g: after a play the question stays, until the hand is empty', () => {
    const t = inWindow('roman', ['plague-outbreak', 'plague-epidemic']).act('play plague-outbreak', 'to persae-6')
    expect([t.asked, t.seat]).toEqual(['window', 'first'])
    expect(t.legal).toEqual(['play plague-epidemic', 'done'])
    const last = inWindow('roman', [], { hands: hands(['plague-outbreak'], []) })
    expect(last.act('play plague-outbreak', 'to persae-6').asked).toBe('movement')
  })

  test('UR-6.2-q UR-6.3-ah UR-6.3-an UR-6.3-q: those of a battle are not played without one', () => {
    const t = inWindow('barbarian', ['scourge-of-god', 'furor-germanicus', 'divine-favour', 'opportune-flight'])
    expect(t.legal).toEqual(['done'])
    const rules = ['scourge-of-god', 'furor-germanicus', 'divine-favour', 'opportune-flight'].map((id) =>
      t.why(`play ${id}`),
    )
    expect(rules).toEqual(['UR-6.2-q', 'UR-6.3-ah', 'UR-6.3-an', 'UR-6.3-q'])
  })

  const battle = (moment: 'battle' | 'resolution', kinds: readonly string[]) => {
    const step = moment === 'battle' ? 'stand' : 'roll'
    return inWindow('barbarian', kinds, {
      peoples: { suevi: 'war', saxones: 'war' },
      pieces: { 'suevi-1': 'galliae-5', 'co-galliae-1': 'galliae-5', aetius: 'galliae-5' },
      hands: hands([FILLER], [...kinds, FILLER]),
      battle: { at: 'galliae-5', attacker: 'roman', step, origins: [], favour: 0, furor: 0, scourge: 0 },
      stack: [
        { kind: 'year', step: 'balance' },
        { kind: 'sequences', camp: 'barbarian', extra: false },
        { kind: 'smc', camp: 'roman', step: 'end' },
        { kind: 'combats', camp: 'roman' },
        { kind: 'battle' },
        { kind: 'window', moment, parties: ['roman', 'barbarian'], turn: 1, passed: 1 },
      ],
    })
  }

  test('UR-6-j UR-2.E-f UR-6.3-ah: in a battle those of a battle are, and the others before each of its dice', () => {
    const before = battle('battle', ['opportune-flight', 'furor-germanicus', 'plague-outbreak'])
    expect(before.legal).toEqual(['play opportune-flight', 'play plague-outbreak', 'done'])
    expect(before.why('play furor-germanicus')).toBe('UR-6.3-ah')
    const t = battle('resolution', ['furor-germanicus', 'plague-outbreak'])
    expect(t.legal).toEqual(['play plague-outbreak', 'play furor-germanicus', 'done'])
    t.act('play furor-germanicus')
    expect(t.told('stratagem')).toEqual([{ type: 'stratagem', camp: 'barbarian', stratagem: 'furor-germanicus' }])
  })

  test('UR-2.C-h: before a roll only what bears on it is played', () => {
    const t = geostrategy('barbarian', ['western-usurpation'], { pieces: { avitus: 'galliae-3' } }, [
      'ecumenical-council',
    ])
    t.act('play western-usurpation')
    expect([t.asked, t.seat, t.legal]).toEqual(['window', 'first', ['done']])
    expect(t.why('play ecumenical-council')).toBe('UR-2.C-h')
  })
})

const options: Json = { scenario: 'campaign-405-476' }

/** Positions from random games, and the same with the camps exchanged, as they are in phase F. */
function positions(count: number): Play[] {
  const found: Play[] = []
  const dice = new FastDice(secretFrom('windows'))
  while (found.length < count) {
    const hand = (size: number) => {
      const counts: Record<string, number> = {}
      for (let i = 0; i < size; i++) {
        const id = stratagemIds[dice.below(stratagemIds.length)]
        counts[id] = 1
      }
      return counts
    }
    const draw = { first: hand(1 + dice.below(4)), second: hand(1 + dice.below(4)) }
    const shared = Object.keys(draw.first).filter((id) => id in draw.second)
    if (shared.length > 0) continue
    const camp = dice.below(2) === 0 ? 'roman' : 'barbarian'
    const extra: Draw = {
      romanSeat: dice.below(2) === 0 ? 0 : 1,
      hands: draw,
      fresh: [3, 3],
      peoples: { vandali: 'war', suevi: 'war', visigothi: 'foederati', alani: { status: 'war', ally: 'vandali' } },
      pieces: { 'vandali-1': 'africa-4', 'suevi-1': 'galliae-1', aetius: 'galliae-3', genseric: 'africa-4' },
      garrisons: ['galliae-3'],
    }
    found.push(dice.below(2) === 0 ? inWindow(camp, [], extra) : geostrategy(camp, [], extra))
  }
  return found
}

describe('2.A Hidden hands', () => {
  test('UR-2.A-c: a seat sees its own hand, of the other’s only the size, and of the bowl nothing', () => {
    const t = inWindow('roman', [], { hands: hands(['tribute', 'papa'], ['rex', 'bagaudes', 'migration']) })
    const first = JSON.parse(JSON.stringify(t.table.shown(0)))
    const second = JSON.parse(JSON.stringify(t.table.shown(1)))
    expect(first.hands).toEqual({ first: { tribute: 1, papa: 1 }, second: 3 })
    expect(second.hands).toEqual({ first: 2, second: { rex: 1, bagaudes: 1, migration: 1 } })
    for (const seen of [first, second]) expect(seen.bowl).toBe(45)
    expect(first.unseen).toMatchObject({ rex: 2, bagaudes: 1, migration: 1, tribute: 1 })
    expect(first.unseen.papa).toBeUndefined()
    expect(second.unseen.tribute).toBe(2)
  })

  test('UR-2.A-c: positions that a seat cannot tell apart look and ask alike, in either seat', () => {
    const properties = [
      'a view leaks nothing',
      'verdicts and words leak nothing',
      'what can be taken back shows nothing hidden',
    ]
    const dice = new FastDice(secretFrom('hidden'))
    const seats = new Set<number>()
    for (const { table } of positions(60)) {
      const { decision, state } = table
      if (decision === null) throw new Error('nothing is asked')
      seats.add(JSON.parse(JSON.stringify(table.shown(0))).romanSeat)
      for (const name of properties) {
        const moment = { game: ultimusRomanorum, options, seed: name, state, decision, dice }
        expect(momentProperties[name](moment)).toBeUndefined()
      }
    }
    expect(seats).toEqual(new Set([0, 1]))
  })

  test('UR-2.A-c: the other’s hand is imagined anew, and everything else is the same', () => {
    const dice = new FastDice(secretFrom('imagined'))
    let differs = 0
    for (const play of positions(40)) {
      for (const seat of [0, 1]) {
        const other = ultimusRomanorum.imagine(ultimusRomanorum.view(play.state, seat), dice)
        expect(writeView(ultimusRomanorum, ultimusRomanorum.view(other, seat))).toEqual(play.table.shown(seat))
        if (JSON.stringify(ultimusRomanorum.write(other)) !== JSON.stringify(ultimusRomanorum.write(play.state)))
          differs++
      }
    }
    expect(differs).toBeGreaterThan(40)
  })

  test('UR-2.A-c UR-6-e: what the other has kept through a phase F is nothing that only one’s own camp can use', () => {
    const dice = new FastDice(secretFrom('kept'))
    const { state } = position({ hands: { first: { tribute: 2, papa: 1 }, second: { rex: 2, migration: 1 } } })
    const mayKeep = [(kind: Stratagem) => !isBarbarianOnly(kind), (kind: Stratagem) => !isRomanOnly(kind)]
    for (let n = 0; n < 40; n++) {
      for (const seat of [0, 1] as const) {
        const other = ultimusRomanorum.imagine(ultimusRomanorum.view(state, 1 - seat), dice)
        const held = everyStratagem.filter((kind) => look(other).hands[seat][kind] > 0)
        expect(held.every(mayKeep[seat])).toBe(true)
      }
    }
  })
})
