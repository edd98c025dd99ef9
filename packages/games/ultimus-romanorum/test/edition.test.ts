/**
 * The board file and what the rulebook says of it. A fault is made in a copy of the shipped board; the check must find
 * it and cite the clause it breaks, and no other.
 */
import { RecordingTable, ScriptedDice, SilentTable } from '@tabularium/engine'
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import shipped from '../src/edition/board.json' with { type: 'json' }
import type { BoardFile } from '../src/edition/schema.ts'
import { checkBoard, ultimusRomanorum } from '../src/index.ts'
import { check, type Fault, leader, people, refused, scenario, unit, zone } from './edition-faults.ts'
import { inYear } from './play.ts'

describe('the shipped board', () => {
  test('has no finding', () => {
    expect(checkBoard(asJson(shipped))).toEqual([])
  })

  test('names the JSON Schema beside it', () => {
    expect(shipped.$schema).toBe('./board.schema.json')
  })

  test('is the reconstruction: 64 zones of the Empire, 28 of peoples, an unnamed one, and 183 links', () => {
    const kinds = (kind: string) => shipped.zones.filter((each) => each.kind === kind).length
    expect([kinds('empire'), kinds('home'), kinds('wild'), shipped.links.length]).toEqual([64, 28, 1, 183])
    expect([shipped.peoples.length, shipped.leaders.length, shipped.units.length]).toEqual([24, 78, 131])
    expect([shipped.seas.length, shipped.scenarios.length]).toEqual([6, 6])
  })
})

describe('the form of the file and its references', () => {
  const messages = (data: unknown) => checkBoard(asJson(data)).map((f) => [f.path.join('.'), f.message])

  test.each([
    ['nothing', null, '', 'The file is null: an object is expected.'],
    ['another game', { ...shipped, game: 'go' }, 'game', `'game' is "go": 'ultimus-romanorum' is expected.`],
    ['no title', { ...shipped, title: undefined }, 'title', "'title' is missing: text is expected."],
    ['a number for a list', { ...shipped, zones: 39 }, 'zones', "'zones' is 39: a list is expected."],
    ['an unknown member', { ...shipped, cards: [] }, 'cards', "'cards' is not a member that is known here."],
  ])('%s', (_, data, path, message) => {
    expect(messages(data)).toEqual([[path, message]])
  })

  const faults: readonly (readonly [string, Fault, string])[] = [
    ['a zone twice', (f) => f.zones.push(structuredClone(f.zones[0])), 'zones.93.id'],
    ['a sea called as a zone', (f) => (f.seas[0].id = 'italia-4'), 'seas.0.id'],
    ['a piece twice', (f) => (f.units[0].id = 'aetius'), 'units.0.id'],
    ['a people twice', (f) => f.peoples.push(structuredClone(f.peoples[0])), 'peoples.24.id'],
    ['a link to nowhere', (f) => (f.links[0].a = 'utopia'), 'links.0.a'],
    ['a zone without its diocese', (f) => (zone(f, 'italia-4').diocese = 'etruria'), 'zones.23.diocese'],
    ['a zone of the wrong kind', (f) => (zone(f, 'italia-4').kind = 'wild'), 'zones.23.kind'],
    ['a home of another', (f) => (zone(f, 'alamanni').people = 'suevi'), 'zones.70.people'],
    ['a home that is not there', (f) => people(f, 'suevi').homes.push('utopia'), 'peoples.8.homes.1'],
    ['a coast that is not there', (f) => f.seas[0].coasts.push('utopia'), 'seas.0.coasts.16'],
    ['a sea border that is not returned', (f) => f.seas[5].borders.push('pontus-euxinus'), 'seas.5.borders.1'],
    ['a fleet without a port', (f) => (f.fleets[0].base = 'utopia'), 'fleets.0.base'],
    [
      'a post in another diocese',
      (f) => (f.dioceses[0].posts = { li: [], co: ['italia-1'], source: 'reconstructed' }),
      'dioceses.0.posts.co.0',
    ],
    ['a box nowhere', (f) => (f.refuges[0].zone = 'utopia'), 'refuges.0.zone'],
    ['a leader of nobody', (f) => (leader(f, 'attila').people = 'mongoli'), 'leaders.65.people'],
    ['a leader who never enters', (f) => (leader(f, 'aetius').entry = null), 'leaders.19.entry'],
    ['a unit of no diocese', (f) => (unit(f, 'co-galliae-1').diocese = 'utopia'), 'units.22.diocese'],
    ['palatini of no base', (f) => (unit(f, 'victores').base = 'utopia'), 'units.2.base'],
    ['a scenario’s leader', (f) => (f.scenarios[0].leaders[0].leader = 'caesar'), 'scenarios.0.leaders.0.leader'],
    ['his zone', (f) => (f.scenarios[0].leaders[0].zone = 'utopia'), 'scenarios.0.leaders.0.zone'],
    ['a title without a half', (f) => (f.scenarios[0].leaders[0].half = null), 'scenarios.0.leaders.0.half'],
    ['a scenario’s piece', (f) => (f.scenarios[0].pieces[0].piece = 'legio-x'), 'scenarios.0.pieces.0.piece'],
    ['its zone', (f) => (f.scenarios[0].pieces[0].zone = 'utopia'), 'scenarios.0.pieces.0.zone'],
    ['a scenario’s people', (f) => (f.scenarios[0].peoples[0].people = 'mongoli'), 'scenarios.0.peoples.0.people'],
    ['its zones', (f) => (f.scenarios[0].peoples[0].zones[1] = 'utopia'), 'scenarios.0.peoples.0.zones.1'],
    ['its leaders', (f) => (f.scenarios[0].peoples[0].leaders[0] = 'genseric'), 'scenarios.0.peoples.0.leaders.0'],
    ['its capital', (f) => (f.scenarios[0].peoples[3].capital = 'utopia'), 'scenarios.0.peoples.3.capital'],
    ['its ally', (f) => (f.scenarios[0].peoples[1].alliedTo = 'mongoli'), 'scenarios.0.peoples.1.alliedTo'],
    ['a diocese that rallied', (f) => f.scenarios[0].rallied.push('utopia'), 'scenarios.0.rallied.0'],
    ['an escort', (f) => (f.scenarios[2].escort = 'caesar'), 'scenarios.2.escort'],
    ['a hand', (f) => f.scenarios[0].hands.roman.push('bribe'), 'scenarios.0.hands.roman.0'],
    ['a grant', (f) => (f.scenarios[1].grants[0].stratagem = 'bribe'), 'scenarios.1.grants.0.stratagem'],
    [
      'a leader placed twice',
      (f) => (f.scenarios[0].leaders[1].leader = f.scenarios[0].leaders[0].leader),
      'scenarios.0.leaders.1.leader',
    ],
  ]
  test.each(faults)('names stand once and lead somewhere: %s', (_, fault, path) => {
    const [finding] = check(fault)
    expect([finding.path.join('.'), finding.rule]).toEqual([path, undefined])
  })

  test('an edition that does not hold cannot be played, another can', () => {
    const broken = structuredClone(shipped)
    broken.combat.cells[0][0] = 'R / R'
    expect(() => ultimusRomanorum.withEdition(asJson(broken))).toThrow('This edition does not hold')
    const stratagems = shipped.stratagems.map((kind) => ({ ...kind, count: 1 }))
    const other = ultimusRomanorum.withEdition(asJson({ ...shipped, edition: 'printed', stratagems }))
    expect(other.edition.digest).not.toBe(ultimusRomanorum.edition.digest)
    const remarked = ultimusRomanorum.withEdition(asJson({ ...shipped, title: 'Mine' }))
    expect(remarked.edition.digest).toBe(ultimusRomanorum.edition.digest)
  })
})

describe('tables and stratagems', () => {
  test.each([
    ['UR-T.palatini-a', 'victores'],
    ['UR-T.palatini-b', 'scolae-w'],
    ['UR-T.palatini-c', 'divitenses'],
    ['UR-T.palatini-f', 'placidi-felices'],
    ['UR-T.palatini-g', 'isauri'],
    ['UR-T.palatini-h', 'felices-honoriani'],
    ['UR-T.palatini-i', 'excubitores'],
  ])('%s: where the palatini %s stand', (rule, id) => {
    refused((f) => (unit(f, id).base = 'africa-4'), rule)
    refused((f) => (unit(f, id).name = 'Batavi'), rule, 'UR-3.3.2-c')
  })

  test('UR-3.3.2-c: no palatini but those of the table', () => {
    refused((f) => f.units.push({ ...structuredClone(unit(f, 'isauri')), id: 'batavi', name: 'Batavi' }), 'UR-3.3.2-c')
  })

  test('UR-6-l: 31 kinds of stratagems', () => {
    expect(shipped.stratagems).toHaveLength(31)
    refused((f) => f.stratagems.pop(), 'UR-6-l')
    refused((f) => (f.stratagems[3].count = 0), 'UR-6-l')
  })

  test('UR-T.combat-a: each of the 120 cells', () => {
    const findings = refused(
      (f) => (f.combat.cells = f.combat.cells.map((row) => row.map(() => 'E / E'))),
      'UR-T.combat-a',
    )
    const cells = Array.from({ length: 120 }, (_, i) => ['combat', 'cells', Math.floor(i / 10), i % 10])
    expect(findings.map(({ path }) => path)).toEqual(cells)
    refused((f) => (f.combat.cells[1][7] = 'A / 1/2'), 'UR-T.combat-a')
  })

  test('UR-T.combat-b UR-T.combat-c: twelve rows and ten columns', () => {
    refused((f) => f.combat.cells.pop(), 'UR-T.combat-b')
    refused((f) => f.combat.cells[4].push('R / R'), 'UR-T.combat-c')
    refused((f) => f.combat.cells[4].pop(), 'UR-T.combat-c')
  })
})

describe('scenarios', () => {
  const entry = (f: BoardFile, id: string, which = 'campaign-405-476') => {
    const found = scenario(f, which).peoples.find((each) => each.people === id)
    if (found === undefined) throw new Error(`no people '${id}' there`)
    return found
  }
  const who = (f: BoardFile, id: string, which = 'campaign-405-476') => {
    const found = scenario(f, which).leaders.find((each) => each.leader === id)
    if (found === undefined) throw new Error(`no leader '${id}' there`)
    return found
  }

  test('UR-2-a: a scenario ends after it has begun', () => {
    refused((f) => {
      scenario(f, 'placidia-425').end = 424
    }, 'UR-2-a')
  })

  test('UR-3.2.4-c: buccellarii by the leader’s CC, for historical Romans', () => {
    refused((f) => (who(f, 'stilicon').bu = 3), 'UR-3.2.4-c')
    refused((f) => (who(f, 'honorius').bu = 2), ...[])
    refused((f) => (who(f, 'honorius').bu = 4), 'UR-3.2.4-c')
  })

  const piece = (id: string, zone: string | null, which?: string) => (f: BoardFile) => {
    const { pieces } = scenario(f, which)
    const entry = { piece: id, zone, source: 'reconstructed' } as const
    const i = pieces.findIndex((each) => each.piece === id)
    pieces.splice(i < 0 ? pieces.length : i, i < 0 ? 0 : 1, entry)
  }

  test('UR-3.3.2-a: no scenario places limitanei, who are their player’s to place', () => {
    refused(piece('li-galliae-1', 'italia-1'), 'UR-3.3.2-a')
    refused(piece('li-galliae-1', 'galliae-1'), 'UR-3.3.2-a')
    refused(piece('co-galliae-1', 'galliae-1'))
  })

  test('UR-3.3.2-f: no scenario leaves out a generic Roman leader or a LI unit', () => {
    for (const which of ['scourge-of-god', 'last-romans-455']) {
      refused(piece('li-britanniae-1', null, which), 'UR-3.3.2-f')
      refused(piece('dux-britanniae', null, which), 'UR-3.3.2-f')
    }
    refused(piece('co-galliae-1', null))
  })

  test('UR-3.3.1-d UR-3.3.1-p: generic leaders as in the table, or in a free zone of the diocese if it is held', () => {
    refused(piece('dux-galliae', 'galliae-5'), 'UR-3.3.1-p')
    refused(piece('comes-africae', 'africa-1', 'scourge-of-god'))
    refused(piece('comes-africae', 'africa-5', 'scourge-of-god'), 'UR-3.3.1-p')
    refused(piece('comes-africae', 'italia-7', 'scourge-of-god'), 'UR-3.3.1-p')
  })

  test('UR-6.2-bb: allies begin with one status, and the subjects of the Hunni at war if these are', () => {
    const at = 'attila-genseric-440'
    refused((f) => (entry(f, 'ostrogothi', at).status = 'peace'), 'UR-6.2-bb')
    refused((f) => {
      const { peoples } = scenario(f, at)
      peoples.splice(peoples.indexOf(entry(f, 'gepidae', at)), 1)
    }, 'UR-6.2-bb')
    refused((f) => (entry(f, 'alani', 'placidia-425').status = 'war'), 'UR-6.2-bb')
    // They may be at war alone, and do as they like once they are free.
    refused((f) => (entry(f, 'ostrogothi').status = 'war'))
    refused((f) => (entry(f, 'hunni', 'last-romans-455').status = 'war'))
  })

  test('UR-3.5.1-b UR-3.5.1-c UR-3.5.1-d UR-3.5.1-l: one Augustus and one Patrice of each half, and some Augustus', () => {
    const title = (f: BoardFile, id: string, name: 'augustus' | 'patrice', half: 'west' | 'east') =>
      Object.assign(who(f, id), { title: name, half })
    refused((f) => title(f, 'constance', 'augustus', 'west'), 'UR-3.5.1-b')
    refused((f) => title(f, 'anthemius', 'augustus', 'east'), 'UR-3.5.1-c')
    refused((f) => title(f, 'constance', 'patrice', 'west'), 'UR-3.5.1-l')
    refused((f) => {
      for (const id of ['honorius', 'arcadius']) Object.assign(who(f, id), { title: null, half: null })
    }, 'UR-3.5.1-d')
  })

  test('UR-3.6.5-a UR-3.7.1-b: one Usurper of each half, on the Barbarian’s side', () => {
    const johannes = (f: BoardFile) => who(f, 'johannes', 'placidia-425')
    refused((f) => Object.assign(who(f, 'aetius', 'placidia-425'), { title: 'usurper', half: 'west' }), 'UR-3.6.5-a')
    refused((f) => (johannes(f).rallied = false), 'UR-3.7.1-b')
    refused((f) => Object.assign(johannes(f), { title: null, half: null }), 'UR-3.7.1-b')
  })

  test('UR-4.1-e: Visigothi, Franci Salii and Ghassanides begin as Foederati', () => {
    refused((f) => (entry(f, 'visigothi').status = 'revolt'), 'UR-4.1-e')
    refused((f) => (entry(f, 'ghassanides').status = 'war'), 'UR-4.1-e')
  })

  test('UR-4.2.2-b UR-4.2.2-c: major peoples are on the map, those at peace at home', () => {
    refused((f) => entry(f, 'armenia').zones.push('armenia'), 'UR-4.2.2-b')
    refused((f) => (scenario(f).peoples = scenario(f).peoples.filter((each) => each.people !== 'persae')), 'UR-4.2.2-b')
    refused((f) => (entry(f, 'hunni').zones[0] = 'moesiae-1'), 'UR-4.2.2-c')
  })

  test('UR-4.5.1-f UR-6.1-f: Foederati are inside, and some are never federated', () => {
    refused((f) => (entry(f, 'burgondi', 'placidia-425').zones[0] = 'burgondi'), 'UR-4.5.1-f')
    refused((f) => (entry(f, 'hunni').status = 'revolt'), 'UR-6.1-f')
  })

  test('UR-4.5.3-a UR-4.5.3-c UR-4.5.3-k: five peoples form a Regnum, with a capital in a town they hold', () => {
    const vandali = (f: BoardFile) => entry(f, 'vandali', 'attila-genseric-440')
    refused((f) => (vandali(f).capital = null), 'UR-4.5.3-k')
    refused((f) => (vandali(f).capital = 'africa-2'), 'UR-4.5.3-k')
    refused((f) => (vandali(f).capital = 'africa-3'), 'UR-4.5.3-k')
    refused((f) => (vandali(f).status = 'revolt'), 'UR-4.5.3-k', 'UR-6.2-bb')
    refused((f) => {
      Object.assign(entry(f, 'suevi', 'attila-genseric-440'), { status: 'regnum', capital: 'hispaniae-1' })
    }, 'UR-4.5.3-a')
  })
})

describe('what the rulebook names is found by its name, wherever it stands in the file', () => {
  const inOtherOrder = (list: 'stratagems' | 'fleets') =>
    ultimusRomanorum.withEdition(asJson({ ...shipped, [list]: [...shipped[list]].reverse() }))

  /** What a scenario grants when a year begins. */
  function granted(game: typeof ultimusRomanorum): readonly string[] {
    const pause = { kind: 'augusta-opening' }
    const stack = [pause, { kind: 'year', step: 'stratagems' }, pause]
    const s = game.read(asJson({ year: 406, stack: inYear(stack) }), game.options({ scenario: 'stilicho-405' }))
    const table = new RecordingTable(new ScriptedDice([0, 0, 6]))
    game.apply(s, { kind: 'done' }, table)
    const { bowl, hands } = JSON.parse(JSON.stringify(game.write(s)))
    return Object.keys(hands.second).filter((id) => hands.second[id] > 0 && bowl[id] !== undefined)
  }

  test('UR-2-a: the Barbarian is granted a Major Uprising in 406, in whatever order stratagems are listed', () => {
    expect(granted(ultimusRomanorum)).toContain('major-uprising')
    expect(granted(inOtherOrder('stratagems'))).toEqual(granted(ultimusRomanorum))
  })

  test('UR-2.A-b: so are the hands at the start', () => {
    const first = (game: typeof ultimusRomanorum) => {
      const s = game.setup(game.options({ scenario: 'placidia-425' }), new SilentTable(new ScriptedDice([])))
      return JSON.parse(JSON.stringify(game.write(s))).hands.first
    }
    expect(first(inOtherOrder('stratagems'))).toEqual({ 'augusta-occidentalis': 1 })
  })

  test('UR-3.4.2-a UR-3.4.2-b: and the fleets', () => {
    const fleets = (game: typeof ultimusRomanorum) => {
      const s = game.setup(game.options({ scenario: 'stilicho-405' }), new SilentTable(new ScriptedDice([])))
      return JSON.parse(JSON.stringify(game.write(s))).fleets
    }
    expect(fleets(inOtherOrder('fleets'))).toEqual(fleets(ultimusRomanorum))
  })
})

describe('a file too large', () => {
  test('more pieces than a position has room for', () => {
    const [unit] = shipped.units
    const more = Array.from({ length: 30 }, (_, i) => ({ ...unit, id: `more-${i}` }))
    const findings = checkBoard(asJson({ ...shipped, units: [...shipped.units, ...more] }))
    expect(findings.map(({ message }) => message)).toContain('There are 239 leaders and units: 224 are the most.')
  })
})
