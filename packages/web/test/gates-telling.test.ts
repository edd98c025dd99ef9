/** How the story of Barbarians at the Gates stands in the log, and what its sheets of battles say. */

import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { type GatesEvent, isSpace, isView, reduce, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { type Draw, draw } from '@tabularium/barbarians-at-the-gates/testing'
import { type AnyGame, FastDice, type Json, LocalTable, type Roll, secretFrom, writeView } from '@tabularium/engine'
import { type Line, Room, seenBy } from '@tabularium/engine/room'
import { steps } from '@tabularium/engine/testing/steps'
import { describe, expect, test } from 'vitest'
import { part } from '../src/games/barbarians-at-the-gates/battle.ts'
import { battles } from '../src/games/barbarians-at-the-gates/battles.ts'
import { durationOf } from '../src/games/barbarians-at-the-gates/durations.ts'
import { telling } from '../src/games/barbarians-at-the-gates/telling.ts'
import type { Onlooker } from '../src/page/battle/battle.ts'
import { TurnReader } from '../src/page/log/turns.ts'
import { recapOf } from '../src/page/recap/recap.ts'

const game: AnyGame = barbariansAtTheGates

const told = (event: GatesEvent | Roll, action = 0): Line => ({ event, words: event.type, action })
const roman: Onlooker = { seat: 'roman', language: 'en', name: (place) => place }

function headsOf(events: readonly GatesEvent[]) {
  const lines = events.map((event, i) => told(event, i))
  return new TurnReader(telling, 'en', isSpace)
    .turns(lines)
    .map(({ head }) => [head?.words ?? null, head?.whose ?? null])
}

describe('the log', () => {
  test('is headed by turn and phase, and by impulse: the card first, then what it did', () => {
    const card = (player: 'roman' | 'barbarian', id: string, use: 'activate' | 'event') =>
      ({ type: 'card', player, card: id, use }) as const
    const events: readonly GatesEvent[] = [
      { type: 'turn', turn: 'A' },
      { type: 'phase', phase: 'strategy' },
      card('barbarian', 'B05', 'activate'),
      { type: 'activate', leader: 'Constans', ap: 4 },
      card('roman', 'R18', 'event'),
      card('roman', 'R19', 'activate'),
      { type: 'pass', player: 'barbarian' },
      { type: 'phase', phase: 'attrition' },
    ]
    expect(headsOf(events)).toEqual([
      ['Turn A, 337', null],
      ['Turn A, Strategy Phase', null],
      ['Turn A, impulse 1, the Barbarians', 'barbarian'],
      // R18 is a Response: it belongs to the impulse of the Barbarians.
      ['Turn A, impulse 2, Rome', 'roman'],
      ['Turn A, impulse 3, the Barbarians', 'barbarian'],
      ['Turn A, Attrition Phase', null],
    ])
  })

  test('has a sign, a length and a weight for all that happens, and arrows for what goes somewhere', () => {
    const played = ['successor-strife', 'the-scourge-of-god'].flatMap((scenario) => [
      ...steps(barbariansAtTheGates, scenario, { options: { scenario }, most: 600 }),
    ])
    const events = played.flatMap((step) => step.events)
    for (const event of events) {
      expect(telling.sign(event).icon, event.type).toBeTruthy()
      expect(durationOf(event)).toBeGreaterThan(0)
      expect(telling.weight(event)).toBeGreaterThanOrEqual(0)
      const arrow = telling.arrow(event)
      if (arrow !== null) expect([isSpace(arrow.from), isSpace(arrow.to)]).toEqual([true, true])
    }
    const drawn = new Set(events.flatMap((event) => (telling.arrow(event) === null ? [] : [event.type])))
    expect([...drawn]).toEqual(expect.arrayContaining(['move', 'migrate', 'retreat']))
  })

  test('tells in a recap who went where, in both languages', () => {
    const move: GatesEvent = {
      ...{ type: 'move', leader: 'Stilicho', power: 'loyalist', cu: 5, from: 'roma', to: 'ravenna', via: 'clear' },
    }
    expect(telling.brief(move, 'en', (place) => place)).toBe('Stilicho, roma to ravenna')
    expect(telling.brief(move, 'fr', (place) => place)).toBe('Stilicon, roma vers ravenna')
  })

  test('gathers in a recap the spaces that went over to one power', () => {
    const taken = (space: string, to: 'usurper' | 'barbarian' = 'usurper'): GatesEvent => ({
      ...{ type: 'control', space, from: 'loyalist', to, rule: 'BG-13.1-a' },
    })
    const events = [...['a', 'b', 'c', 'd', 'e'].map((space) => taken(space)), taken('f', 'barbarian')]
    const lines = events.map((event, i): Line => ({ event, words: `line ${i}`, action: 0 }))
    expect(recapOf(lines, telling)?.lines.map(({ together, times }) => [together.length, times])).toEqual([
      [5, 1],
      [1, 1],
    ])
    const said = (count: number, language: 'en' | 'fr') =>
      telling.gathered?.(events.slice(0, count), language, (place) => place)
    expect(said(5, 'en')).toBe('a, b, c and 2 more are Usurper')
    expect(said(4, 'en')).toBe('a, b, c and d are Usurper')
    expect(said(2, 'fr')).toBe('a et b\u202f: Usurpatrice')
  })

  test('tells in one line what raiders brought to the Plunder track', () => {
    const plunder = (by: number, to: number): GatesEvent => ({ ...{ type: 'plunder', by, to, rule: 'BG-14.1.1-f' } })
    const events = [plunder(1, 8), plunder(3, 1), plunder(-1, 0)]
    const lines = events.map((event, i): Line => ({ event, words: `line ${i}`, action: 0 }))
    expect(recapOf(lines, telling)?.lines.map(({ together }) => together.length)).toEqual([3])
    const said = (language: 'en' | 'fr') => telling.gathered?.(events, language, (place) => place)
    expect(said('en')).toBe('Plunder +3: the track is at 0')
    expect(said('fr')).toBe('Butin +3\u202f: la piste est à 0')
  })

  test('folds the dice under what they brought about', () => {
    const roll: Roll = { type: 'roll', die: 'd6', face: 4, purpose: { for: 'siege', at: 'roma', modifier: 1 } }
    expect(telling.rolled(roll, 'en')).toBe('rolled 4, 5 with modifiers')
    expect(telling.rolled({ ...roll, purpose: { for: 'raid', space: 'roma' } }, 'fr')).toBe('dé 4')
  })
})

function viewOf(view: Json): View {
  if (!isView(view)) throw new Error('no view')
  return view
}

/** Aetius marches on Attila. */
const march: Draw = {
  cu: { lutetia: { loyalist: 6 }, durocortorum: { barbarian: 4 } },
  leaders: { aetius: 'lutetia', rua: { at: 'durocortorum', flipped: true } },
  stack: [
    { kind: 'turn', step: 'attrition' },
    { kind: 'impulses', player: 0, step: 'mend' },
    { kind: 'pick-leader', player: 0, powers: [0], ops: 3, ap: 0, only: [], isOptional: false, mods: [] },
  ],
}

function tableOf(drawn: Draw, script: readonly number[]): LocalTable {
  const s = draw(drawn)
  return new LocalTable(game, { options: s.options, position: game.write(s), dice: { script: script.map(String) } })
}

describe('the sheet of a battle', () => {
  test('has every modifier with its clause and the exact chances, before anything is done', () => {
    const table = tableOf(march, [])
    const reached = seenBy(new Room(table), 0, 'en').reach('aetius', null)
    const forecast = reached.find(({ place }) => place === 'durocortorum')?.forecast ?? null
    if (forecast === null) throw new Error('no forecast')
    const battle = part.before({ action: 'to durocortorum', forecast, from: null }, table.shown(0), roman)
    expect(battle?.left).toMatchObject({ side: 'rome', name: 'Aetius', strength: '6', role: 'You, attacking' })
    expect(battle?.right).toMatchObject({ side: 'barb', name: 'Attila', strength: '4' })
    expect(battle?.sum.map(({ clause, value }) => [clause, value])).toEqual([
      ['BG-12.2.1-b', '0'],
      ['BG-12.2.2-a', '+1'],
      ['BG-12.2.4-a', '+1'],
      ['BG-12.2.4-a', '0'],
    ])
    expect(battle?.wins.chance).toBeCloseTo(34 / 36, 10)
    expect(battle?.table?.rows.map(({ cells }) => cells.map(({ words }) => words).join(' '))).toEqual([
      '1 1 2 2 2 3',
      '0 1 1 1 1 2',
    ])
  })

  test('after the dice tells from the viewer’s side what fell, and what he had', () => {
    const table = tableOf(march, [5, 2, 1, 1, 1, 1])
    for (const action of ['leader aetius', 'take 6']) table.act(0, action)
    const before = viewOf(table.shown(0))
    const from = table.length
    table.act(0, 'to durocortorum')
    while (table.decision !== null && table.decision.ask !== 'orders') {
      const { seat, actions } = table.decision
      const notations = actions.map((action) => game.notation(action))
      table.act(seat, notations.find((each) => each === 'pass' || each === 'done') ?? notations[0] ?? '')
    }
    const lines = seenBy(new Room(table), 0, 'en')
      .lines(-1)
      .filter(({ action }) => action >= from)
    const at = lines.findIndex((_, i) => battles.span(lines.slice(i)) > 0)
    const span = lines.slice(at, at + battles.span(lines.slice(at)))
    expect(span.map(({ event }) => event.type)).toEqual(expect.arrayContaining(['roll', 'scored', 'lose', 'won']))
    const shown = lines.slice(0, at).reduce((view, { event }) => reduce(view, event as GatesEvent), before)
    const [round] = part.fought(span, lines.slice(0, at), shown, roman, null)
    expect(round?.result).toMatchObject({ word: 'Victory', sentence: 'Losses inflicted: 2 against 1.' })
    expect(round?.result.had).toBeCloseTo(34 / 36, 10)
    expect(round?.after.left.counters.filter(({ struck }) => struck === 'lost')).toHaveLength(1)
    expect(round?.after.right.counters.filter(({ struck }) => struck === 'lost')).toHaveLength(2)
    const [other] = part.fought(span, lines.slice(0, at), shown, { ...roman, seat: 'barbarian' }, null)
    expect(other?.result.word).toBe('Driven off')
  })

  test('shows a siege roll by the faces of the die', () => {
    const table = tableOf(
      {
        phase: 'control',
        cu: { 'castra-vetera': { barbarian: 4 }, roma: { loyalist: 1 } },
        forts: { 'castra-vetera': 'castra' },
        sieges: { 'castra-vetera': 'barbarian' },
        leaders: { chlodio: 'castra-vetera' },
        stack: [
          { kind: 'turn', step: 'migration' },
          { kind: 'control', step: 'siege-roman' },
          { kind: 'control-siege', player: 1, done: [] },
        ],
      },
      [],
    )
    const choices = seenBy(new Room(table), 1, 'en').now().question?.choices ?? []
    const forecast = choices.find(({ action }) => action === 'to castra-vetera')?.forecast ?? null
    if (forecast === null) throw new Error('no forecast')
    const onlooker = { ...roman, seat: 'barbarian' }
    const battle = part.before({ action: 'to castra-vetera', forecast, from: null }, table.shown(1), onlooker)
    expect(battle?.wins).toMatchObject({ words: 'The place falls', side: 'barb' })
    expect(battle?.wins.chance).toBeCloseTo(4 / 6, 10)
    expect(battle?.faces?.map(({ title }) => title === 'The place falls')).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ])
  })

  test('fits whatever is fought in random games: its chances add up, and its words are whole', () => {
    const dice = new FastDice(secretFrom('sheets'))
    const options = game.options({ scenario: 'the-scourge-of-god' })
    const table = new LocalTable(game, { options, dice: { secret: secretFrom('sheets') } })
    let sheets = 0
    while (table.decision !== null && table.length < 700) {
      const { seat, actions } = table.decision
      const before = viewOf(writeView(game, game.view(table.state, seat)))
      const from = table.length
      table.act(seat, game.notation(actions[dice.below(actions.length)]))
      const lines = seenBy(new Room(table), seat, 'en').lines(from)
      for (let at = 0; at < lines.length; at++) {
        const count = battles.span(lines.slice(at))
        if (count === 0) continue
        const view = lines.slice(0, at).reduce((shown, { event }) => reduce(shown, event as GatesEvent), before)
        for (const language of ['en', 'fr'] as const) {
          const rounds = part.fought(
            lines.slice(at, at + count),
            lines.slice(0, at),
            view,
            { ...roman, language },
            null,
          )
          expect(rounds).toHaveLength(1)
          const [{ before: sheet, result }] = rounds as readonly [(typeof rounds)[number]]
          expect(sheet.chances.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 10)
          expect(`${JSON.stringify(sheet)} ${JSON.stringify(result)}`).not.toMatch(/undefined|NaN/)
          expect(new Set(sheet.sum.map(({ words }) => words)).size).toBe(sheet.sum.length)
        }
        sheets++
        at += count - 1
      }
    }
    expect(sheets).toBeGreaterThan(5)
  })
})
