/** The battle sheet of Ultimus Romanorum: battles, and single dice that decide a life. */
import { type AnyGame, FastDice, LocalTable, secretFrom, writeView } from '@tabularium/engine'
import { type Line, Room, seenBy } from '@tabularium/engine/room'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { isView, reduce, type UltimusEvent, type View } from '@tabularium/ultimus-romanorum/shown'
import { type Draw, position } from '@tabularium/ultimus-romanorum/testing'
import { describe, expect, test } from 'vitest'
import { part } from '../src/games/ultimus-romanorum/battle.ts'
import { battles } from '../src/games/ultimus-romanorum/battles.ts'
import type { Battle, BattleRound, Onlooker } from '../src/page/battle/battle.ts'
import { isRoll } from '../src/page/log/turns.ts'

const game: AnyGame = ultimusRomanorum
const roman: Onlooker = { seat: 'first', language: 'en', name: (place) => place }

/** 10 PF of quality 2 against 9 of quality 1: 1/1 and two columns to the right; BT 3 against 2. */
const field: Draw = {
  pieces: {
    aetius: 'italia-2',
    victores: 'italia-2',
    'domestici-pedites-w': 'italia-2',
    'theodoric-i': 'italia-3',
    'visigothi-1': 'italia-3',
    'visigothi-2': { at: 'italia-3', weak: true },
  },
  peoples: { visigothi: 'war' },
}

function viewOf(table: LocalTable, seat: number): View {
  const view = writeView(game, game.view(table.state, seat))
  if (!isView(view)) throw new Error('no view')
  return view
}

/** The first sheet among what was told since an action. */
function fought(table: LocalTable, from: number, before: View, onlooker: Onlooker, known: Battle | null = null) {
  const lines = seenBy(new Room(table), 0, onlooker.language).lines(-1)
  const first = lines.findIndex(({ action }) => action >= from)
  for (let at = first; at < lines.length; at++) {
    const count = battles.span(lines.slice(at))
    if (count === 0) continue
    const span = lines.slice(at, at + count)
    const view = lines.slice(first, at).reduce((shown, { event }) => reduce(shown, event as UltimusEvent), before)
    return { span, rounds: part.fought(span, lines.slice(0, at), view, onlooker, known) }
  }
  throw new Error('no sheet')
}

const roundOf = ({ rounds }: { readonly rounds: readonly BattleRound[] }): BattleRound => {
  const [round] = rounds
  if (round === undefined) throw new Error('no round')
  return round
}

const typesOf = ({ span }: { readonly span: readonly Line[] }) => span.map(({ event }) => event.type)

describe('the sheet of a battle', () => {
  /** Aetius has attacked; the Barbarian is asked whether he stands. */
  const joined = (...dice: number[]) =>
    position(field)
      .dice(...dice)
      .act('piece aetius', 'all', 'to italia-3', 'done')

  const asked = (table: LocalTable, seat: number): Battle => {
    const question = seenBy(new Room(table), seat, 'en').now().question
    if (question === null) throw new Error('no question')
    expect(battles.isWithin?.(question)).toBe(true)
    const onlooker = seat === 0 ? roman : { ...roman, seat: 'second' }
    const battle = part.asked?.(question, viewOf(table, seat), onlooker) ?? null
    if (battle === null) throw new Error('no battle')
    return battle
  }

  test('has both sides, every step of the sum with its clause, and chances that add up', () => {
    const { table } = joined()
    expect(table.decision?.ask).toBe('stand')
    const battle = asked(table, table.decision?.seat ?? 0)
    expect(battle.left).toMatchObject({ side: 'barb', name: 'Theodoric I', strength: '9', role: 'You, defending' })
    expect(battle.right).toMatchObject({ side: 'rome', name: 'Aëtius', strength: '10', role: 'Attacking' })
    expect(battle.left.counters.map(({ weak }) => weak)).toEqual([false, true])
    expect(battle.sum.map(({ clause, value }) => [clause, value])).toEqual([
      ['UR-8.3-d', '1/1'],
      ['UR-T.combat-t', '+2 col.'],
      [null, '3/2'],
      ['UR-T.combat-h', '+1'],
      ['UR-T.combat-q', '+1'],
    ])
    expect(battle.chances.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 10)
    expect(battle.faces?.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6])
    expect(battle.stake).toMatch(/may try to evade: \d+%/)
  })

  test('after the die strikes who fell and tells each side what it had', () => {
    const { table } = joined(6)
    const defender = table.decision?.seat ?? 1
    const known = asked(table, defender)
    const [from, before] = [table.length, viewOf(table, 0)]
    table.act(defender, 'fight')
    const theirs: Onlooker = { ...roman, seat: 'second' }
    const shown = fought(table, from, before, theirs, known)
    expect(typesOf(shown)[0]).toBe('roll')
    expect(typesOf(shown)).toContain('battle-result')
    const { after, result } = roundOf(shown)
    expect(result.dice).toEqual([{ die: 'd6', face: 6 }])
    expect(after.left.counters.map(({ struck }) => struck)).toEqual(['weakened', 'lost'])
    expect(result.losses.left).toBe('1 unit eliminated. 1 unit weakened.')
    expect(result).toMatchObject({ word: 'Broken', side: 'rome' })
    expect(result.had).toBeCloseTo(known.wins.chance, 10)
    const own = roundOf(fought(table, from, before, roman)).result
    expect(own.word).toBe('Victory')
    expect((own.had ?? 0) + (result.had ?? 0)).toBeCloseTo(1, 10)
    expect(roundOf(fought(table, from, before, { ...roman, seat: null })).result.had).toBeNull()
  })
})

describe('the sheet of a single die', () => {
  /** An Assassination by the Barbarian, who holds the next die; nobody protects the victim. */
  function attempt(face: number, onlooker: Onlooker) {
    const { table } = position({
      pieces: { aetius: 'galliae-3' },
      hands: { first: {}, second: { assassination: 1, initiative: 1 } },
      stack: [
        { kind: 'sequences', camp: 'barbarian', extra: false },
        { kind: 'smc', camp: 'roman', step: 'combats' },
        { kind: 'movement', camp: 'roman' },
        { kind: 'window', moment: 'smc', parties: ['barbarian'], turn: 0, passed: 0 },
      ],
    }).dice(face)
    const [from, before] = [table.length, viewOf(table, 0)]
    table.act(1, 'play assassination')
    table.act(1, 'piece aetius')
    return fought(table, from, before, onlooker)
  }

  test('opens for an attempt on a leader, with what is needed, its clauses and what the viewer had', () => {
    const shown = attempt(9, roman)
    expect(typesOf(shown)).toEqual(['roll', 'score', 'eliminate'])
    const { before, result } = roundOf(shown)
    expect(before).toMatchObject({ title: 'Attempt on Aëtius', place: 'galliae-3' })
    expect(before.left).toMatchObject({ side: 'rome', name: 'Aëtius', role: 'Yours, tested', strength: '0–7' })
    expect(before.right).toMatchObject({ side: 'barb', name: 'The assassin', strength: '8–9' })
    expect(before.sum.map(({ clause, value }) => [clause, value])).toEqual([
      ['UR-6.3-t', '8 or more'],
      ['UR-6.1-x', '0'],
    ])
    expect(before.wins).toMatchObject({ words: 'He lives', side: 'rome' })
    expect(result).toMatchObject({ word: 'He dies', side: 'barb', sentence: 'On a 9 Aëtius dies.' })
    expect(result.dice).toEqual([{ die: 'd10', face: 9 }])
    expect(result.had).toBeCloseTo(0.8, 10)
    expect(result.points.map(({ clause }) => clause)).toEqual(['UR-10.1-b'])
  })

  test('is seen from the other side by who wishes him dead, in his language', () => {
    const shown = attempt(7, { ...roman, seat: 'second', language: 'fr' })
    expect(typesOf(shown)).toEqual(['roll', 'refused'])
    const { before, result } = roundOf(shown)
    expect([before.left.name, before.right.name]).toEqual(['L’assassin', 'Aetius'])
    expect(before.wins).toMatchObject({ words: 'Il meurt' })
    expect(result).toMatchObject({ word: 'Il vit', side: 'rome', sentence: 'Sur un 7, Aetius vit.' })
    expect(result.had).toBeCloseTo(0.2, 10)
  })

  test('of the walls of Constantinopolis counts both dice', () => {
    const roll = (what: string, die: string, face: number, below: number): Line => ({
      event: { type: 'roll', die, face, purpose: { for: what, below } },
      words: what,
      action: 0,
    })
    const { table } = position({
      pieces: { 'theodose-ii': 'constantinopolis-box', 'hunni-1': 'thracia-3' },
      peoples: { hunni: 'war' },
    })
    const lines = [roll('siege', 'd10', 0, 1), roll('walls', 'd6', 5, 5)]
    expect(battles.span(lines)).toBe(2)
    const round = roundOf({ rounds: part.fought(lines, [], viewOf(table, 0), roman, null) })
    expect(round.before).toMatchObject({ title: 'Theodosius II besieged', stake: 'His throne would be vacant.' })
    expect(round.before.wins.chance).toBeCloseTo(1 - (1 / 10) * (4 / 6), 10)
    expect(round.result).toMatchObject({ word: 'The city holds', side: 'rome' })
    expect(battles.span([roll('siege', 'd10', 4, 1), roll('siege', 'd10', 3, 1)])).toBe(1)
  })
})

test('every die that decides a life has its sheet in random games: its chances add up, its words are whole', () => {
  const dice = new FastDice(secretFrom('ultimus sheets'))
  const kinds = new Map<string, number>()
  for (let number = 0; number < 3; number++) {
    const table = new LocalTable(game, { options: game.options({}), dice: { secret: secretFrom(`sheets ${number}`) } })
    while (table.decision !== null && table.length < 500) {
      const { seat, actions } = table.decision
      const before = viewOf(table, seat)
      const from = table.length
      table.act(seat, game.notation(actions[dice.below(actions.length)]))
      const seen = seenBy(new Room(table), seat, 'en')
      if (!seen.lines(from).some(({ event }) => event.type === 'roll')) continue
      const told = seen.lines(-1)
      const first = told.findIndex(({ action }) => action >= from)
      for (let at = first < 0 ? told.length : first; at < told.length; at++) {
        const event = told[at]?.event
        const what = event !== undefined && isRoll(event) ? String(event.purpose.for) : ''
        const count = battles.span(told.slice(at))
        if (['death', 'plague', 'assassination', 'escape', 'evasion', 'battle'].includes(what)) {
          expect(count, what).toBeGreaterThan(0)
        }
        if (count === 0) continue
        const span = told.slice(at, at + count)
        const view = told.slice(first, at).reduce((shown, line) => reduce(shown, line.event as UltimusEvent), before)
        for (const language of ['en', 'fr'] as const) {
          const onlooker: Onlooker = { ...roman, seat: seat === 0 ? 'first' : 'second', language }
          const { before: sheet, result } = roundOf({
            rounds: part.fought(span, told.slice(0, at), view, onlooker, null),
          })
          expect(sheet.chances.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 10)
          expect(`${JSON.stringify(sheet)} ${JSON.stringify(result)}`).not.toMatch(/undefined|NaN/)
          expect(new Set(sheet.sum.map(({ words }) => words)).size).toBe(sheet.sum.length)
        }
        kinds.set(what, (kinds.get(what) ?? 0) + 1)
        at += count - 1
      }
    }
  }
  for (const what of ['battle', 'death', 'escape', 'evasion']) expect(kinds.get(what) ?? 0, what).toBeGreaterThan(0)
})
