/**
 * The board file and what the rulebook says of it. A fault is made in a copy of the shipped board; the check must find
 * it and cite the clause it breaks, and no other.
 */
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import shipped from '../src/edition/board.json' with { type: 'json' }
import { checkBoard } from '../src/edition/check.ts'
import type { BoardFile } from '../src/edition/schema.ts'
import { card, check, type Fault, join, leader, province, scenario, space, step, tribe } from './edition-faults.ts'

describe('the shipped board', () => {
  test('has no finding', () => {
    expect(checkBoard(asJson(shipped))).toEqual([])
  })

  test('names the JSON Schema beside it', () => {
    expect(shipped.$schema).toBe('./board.schema.json')
  })

  test('is the reconstruction: 124 spaces, 3 Land Zones, 212 connections', () => {
    expect([shipped.spaces.length, shipped.landZones.length, shipped.connections.length]).toEqual([124, 3, 212])
    const types = (type: string) => shipped.spaces.filter((each) => each.type === type).length
    expect(['capital', 'walled', 'cultivated', 'border', 'transit'].map(types)).toEqual([11, 18, 72, 15, 8])
    expect([shipped.leaders.length, shipped.tribes.length, shipped.scenarios.length]).toEqual([53, 17, 5])
  })
})

describe('the form of the file', () => {
  const messages = (data: unknown) => checkBoard(asJson(data)).map((f) => [f.path.join('.'), f.message])

  test.each([
    ['nothing', null, '', 'The file is null: an object is expected.'],
    ['another game', { ...shipped, game: 'go' }, 'game', `'game' is "go": 'barbarians-at-the-gates' is expected.`],
    ['no title', { ...shipped, title: undefined }, 'title', "'title' is missing: text is expected."],
    ['an unknown member', { ...shipped, seas: [] }, 'seas', "'seas' is not a member that is known here."],
  ])('%s', (_, data, path, message) => {
    expect(messages(data)).toEqual([[path, message]])
  })

  const pathOf = (data: BoardFile | typeof shipped) => checkBoard(asJson(data))[0]?.path.join('.')
  const changed = (change: (file: typeof shipped) => unknown) => {
    const file = structuredClone(shipped)
    change(file)
    return pathOf(file)
  }

  test('BG-2.3.1-a BG-2.3.3-a BG-2.3.4-o: types of spaces and connections, and the two seas', () => {
    expect(changed((f) => (f.spaces[0].type = 'desert'))).toBe('spaces.0.type')
    expect(changed((f) => (f.connections[0].type = 'tunnel'))).toBe('connections.0.type')
    expect(changed((f) => (f.spaces[0].ports[0] = 'pontus-euxinus'))).toBe('spaces.0.ports.0')
  })

  test('BG-2.6.1-a BG-2.6.1-b BG-2.6.1-c BG-2.6.1-d: what every card has', () => {
    expect(changed((f) => (f.cards[0].section = 'finale'))).toBe('cards.0.section')
    expect(changed((f) => (f.cards[0].id = 'R1'))).toBe('cards.0.id')
    expect(changed((f) => (f.cards[0].do = []))).toBe('cards.0.do')
    expect(changed((f) => Reflect.deleteProperty(f.cards[0], 'removed'))).toBe('cards.0.removed')
  })

  test('BG-2.4.2.1-b: an Initiative Rating is 1, 2 or 3', () => {
    expect(changed((f) => (f.leaders[0].initiative = 0))).toBe('leaders.0.initiative')
    expect(changed((f) => (f.leaders[0].initiative = 4))).toBe('leaders.0.initiative')
  })

  test('BG-12.2.4-i: the rows and columns of the Combat Table', () => {
    expect(changed((f) => f.tables.combat.losses.pop())).toBe('tables.combat.losses')
    expect(changed((f) => f.tables.combat.losses[3].pop())).toBe('tables.combat.losses.3')
  })

  test('a step that no card knows', () => {
    expect(changed((f) => Object.assign(f.cards[0].do[0], { op: 'bribe' }))).toBe('cards.0.do.0.op')
    expect(changed((f) => Object.assign(f.cards[0].do[0], { speed: 1 }))).toBe('cards.0.do.0.speed')
  })
})

describe('references', () => {
  const extra = (f: BoardFile) => ({ ...structuredClone(space(f, 'lindum')), id: 'durobrivae', name: 'Durobrivae' })
  const faults: readonly (readonly [string, Fault, string])[] = [
    ['a space too many', (f) => f.spaces.push(extra(f)), 'spaces'],
    ['a space twice', (f) => (f.spaces[1].id = 'londinium'), 'spaces.1.id'],
    ['a Land Zone called as a space', (f) => (f.landZones[0].id = 'roma'), 'landZones.0.id'],
    ['a leader twice', (f) => (leader(f, 'stilicho').id = 'aetius'), 'leaders.24.id'],
    [
      'a successor called as another',
      (f) => Object.assign(leader(f, 'rua').reverse ?? {}, { id: 'aetius' }),
      'leaders.50.id',
    ],
    ['a tribe twice', (f) => (f.tribes[1].id = 'alans'), 'tribes.1.id'],
    ['a card twice', (f) => (f.cards[1].id = 'R01'), 'cards.1.id'],
    ['a scenario twice', (f) => (f.scenarios[1].id = 'successor-strife'), 'scenarios.1.id'],
    ['a connection to nowhere', (f) => (f.connections[0].a = 'utopia'), 'connections.0.a'],
    ['a connection twice', (f) => join(f, 'camulodunum', 'londinium', 'rough'), 'connections.212'],
    ['a space in no province', (f) => (f.spaces[1].province = 'utopia'), 'spaces.1.province'],
    ['a port twice', (f) => f.spaces[0].ports.push('oceanus-atlanticus'), 'spaces.0.ports.1'],
    ['a space without control', (f) => (f.spaces[1].control = null), 'spaces.1.control'],
    ['a Capital elsewhere', (f) => (province(f, 'africa').capital = 'roma'), 'provinces.9.capital'],
    ['a leader of no tribe', (f) => (leader(f, 'rua').tribe = 'mongols'), 'leaders.50.tribe'],
    ['a hint to nowhere', (f) => leader(f, 'aetius').hint.push('utopia'), 'leaders.24.hint.5'],
    [
      'an entry by no card',
      (f) => (leader(f, 'sarus').entry = { by: 'card', cards: ['R99'] }),
      'leaders.20.entry.cards.0',
    ],
    [
      'an entry that the track denies',
      (f) => (leader(f, 'aetius').entry = { by: 'turn', turn: '7' }),
      'leaders.24.entry',
    ],
    [
      'an entry by another’s card',
      (f) => (leader(f, 'sarus').entry = { by: 'card', cards: ['R46'] }),
      'leaders.20.entry',
    ],
    ['an entry by no set-up', (f) => (leader(f, 'julian').entry = { by: 'set-up' }), 'leaders.7.entry'],
    ['a tribe without its leader', (f) => (tribe(f, 'huns').leader = 'alaric'), 'tribes.8.leader'],
    ['a tribe whose card says otherwise', (f) => (tribe(f, 'huns').entry.cu = 7), 'tribes.8.entry'],
    ['an entry nowhere', (f) => (tribe(f, 'huns').entry.spaces[0] = 'utopia'), 'tribes.8.entry.spaces.0'],
    ['a marker in a transit space', (f) => (tribe(f, 'huns').entry.fallback = 't1'), 'tribes.8.entry.fallback'],
    ['a Roman card of the others', (f) => (card(f, 'R01').side = 'barbarian'), 'cards.0.side'],
    ['a Battle card of nobody', (f) => Reflect.deleteProperty(card(f, 'R04'), 'played_by'), 'cards.3.played_by'],
    ['a roll with a die left out', (f) => (step(f, 'R05', 'roll').results = { '1-3': [], '5-6': [] }), 'cards.4.do'],
    ['a roll with a die twice', (f) => (step(f, 'R05', 'roll').results = { '1-3': [], '3-6': [] }), 'cards.4.do'],
    ['an unknown leader on a card', (f) => (step(f, 'R01', 'place_leader').leader = 'varus'), 'cards.0.do.1.leader'],
    ['an unknown side of a leader', (f) => (step(f, 'R44', 'flip_leader').to = 'varus'), 'cards.43.do.0.to'],
    [
      'an unknown tribe on a card',
      (f) => (step(f, 'B50', 'if').cond = { tribe_in_play: 'mongols' }),
      'cards.104.do.2.cond.tribe_in_play',
    ],
    [
      'an unknown space on a card',
      (f) => (step(f, 'R43', 'relocate').to = { ids: ['utopia'] }),
      'cards.42.do.0.to.ids.0',
    ],
    [
      'an unknown province on a card',
      (f) => (step(f, 'B07', 'control').where = { province: ['utopia'] }),
      'cards.61.do.0.where.province.0',
    ],
    [
      'an unknown card on a card',
      (f) => (card(f, 'R55').requires[2] = { played_earlier_turn: 'B99' }),
      'cards.54.requires.2.played_earlier_turn',
    ],
    [
      'a pair with an unknown space',
      (f) => (card(f, 'R34').requires[0] = { space_control: ['utopia', 'loyalist'] }),
      'cards.33.requires.0.space_control.0',
    ],
    [
      'a pair with an unknown tribe',
      (f) => (card(f, 'R54').requires[0] = { marker_in: ['mongols', {}] }),
      'cards.53.requires.0.marker_in.0',
    ],
    ['columns that do not rise', (f) => (f.tables.attrition.columns[2] = 2), 'tables.attrition.columns'],
    ['a row that is too short', (f) => f.tables.attrition.losses[1].pop(), 'tables.attrition.losses.1'],
    ['a turn twice', (f) => (f.tables.turns[10].turn = '8'), 'tables.turns.10.turn'],
    ['a last turn before the first', (f) => (scenario(f, 'the-migrations').lastTurn = 'B'), 'scenarios.2.lastTurn'],
    ['a card to remove', (f) => scenario(f, 'the-migrations').removeCards.push('B99'), 'scenarios.2.removeCards.2'],
    [
      'a leader placed twice',
      (f) => (f.scenarios[0].leaders[1].leader = 'constantine-ii'),
      'scenarios.0.leaders.1.leader',
    ],
    [
      'a leader on a side he has not',
      (f) => (f.scenarios[0].leaders[1].side = 'byzantine'),
      'scenarios.0.leaders.1.leader',
    ],
    ['a leader nowhere', (f) => (f.scenarios[0].leaders[1].space = 'utopia'), 'scenarios.0.leaders.1.space'],
    [
      'a tribe placed twice',
      (f) => (f.scenarios[3].tribes[1] = f.scenarios[3].tribes[0]),
      'scenarios.3.tribes.1.tribe',
    ],
    ['a leader of another tribe', (f) => (f.scenarios[3].tribes[1].face = 'rua'), 'scenarios.3.tribes.1.face'],
    ['CU nowhere', (f) => (f.scenarios[0].cu[0].space = 'utopia'), 'scenarios.0.cu.0.space'],
    ['CU twice', (f) => f.scenarios[0].cu.push(f.scenarios[0].cu[0]), 'scenarios.0.cu.30'],
    ['a fort twice', (f) => f.scenarios[0].forts.push(f.scenarios[0].forts[0]), 'scenarios.0.forts.13.space'],
    [
      'control of a transit space',
      (f) => (f.scenarios[0].control[0].spaces[0] = 't1'),
      'scenarios.0.control.0.spaces.0',
    ],
    [
      'control of a Land Zone',
      (f) => (f.scenarios[0].control[0].spaces[0] = 'mauretania'),
      'scenarios.0.control.0.spaces.0',
    ],
    ['control twice', (f) => f.scenarios[0].control.push(f.scenarios[0].control[0]), 'scenarios.0.control'],
  ]
  test.each(faults)('names stand once and lead somewhere: %s', (_, fault, path) => {
    const [finding] = check(fault)
    expect([finding?.path.join('.'), finding?.rule]).toEqual([path, undefined])
  })
})
