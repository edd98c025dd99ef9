/** The board that is made of the file: what follows from it, by examples of the rulebook. */
import { describe, expect, test } from 'vitest'
import { type Board, NONE, type Space } from '../src/board.ts'
import shipped from '../src/edition/board.json' with { type: 'json' }
import { type BoardFile, boardSchema } from '../src/edition/schema.ts'
import { makeBoard } from '../src/make-board.ts'
import {
  ATLANTIC,
  BARBARIANS,
  BORDER,
  BYZANTINE,
  CITY,
  CLEAR,
  CULTIVATED,
  LOYALIST,
  MEDITERRANEAN,
  NO_POWER,
  RIVER,
  ROUGH,
  STRAIT,
  TRANSIT,
  ZONE,
} from '../src/terms.ts'
import { join } from './edition-faults.ts'

const sound = boardSchema.parse(shipped)
const board = makeBoard(sound)

function at(id: string, on: Board = board): Space {
  const found = on.spaceOf.get(id)
  if (found === undefined) throw new Error(`no space '${id}'`)
  return found
}

const idsOf = (spaces: readonly Space[], on: Board = board) => spaces.map((space) => on.spaceIds[space]).sort()

/** A board with something changed. */
function changed(change: (file: BoardFile) => unknown): Board {
  const file = structuredClone(sound)
  change(file)
  return makeBoard(file)
}

/** What the steps of a path cost together. */
const cost = (...path: readonly string[]) =>
  path.slice(1).reduce((sum, id, i) => sum + (board.wayTo(at(path[i]), at(id))?.cost ?? Number.NaN), 0)

const retreat = (from: string, to: string, on: Board = board) =>
  on.retreats[at(from, on)].find((way) => way.to === at(to, on))?.type

describe('ground', () => {
  test('spaces come first, the Land Zones last', () => {
    expect(board.everySpace.length).toBe(127)
    expect(idsOf([board.mauretania, board.furtherEast, board.easternEmpire])).toEqual(
      idsOf(board.everySpace.slice(124)),
    )
    expect(board.spaceNames[at('augusta-treverorum')]).toBe('Augusta Treverorum')
    expect(board.spaceNames[at('t1')]).toBe('Transit t1')
  })

  test('BG-2.3.1-a BG-2.3.4-a: kinds', () => {
    const kinds = ['roma', 'ravenna', 'gades', 'noviomagus', 't1', 'further-east'].map((id) => board.kind[at(id)])
    expect(kinds).toEqual([CITY, CITY, CULTIVATED, BORDER, TRANSIT, ZONE])
    expect(board.isCapital.filter((is) => is).length).toBe(11)
    expect([board.isCapital[at('roma')], board.isCapital[at('ravenna')]]).toEqual([true, false])
  })

  test('BG-2.3.1-t BG-2.3.2-v BG-2.3.2-w BG-2.3.4-n: printed control', () => {
    const printed = ['roma', 'casurgis', 'devana', 't1', 't8'].map((id) => board.printed[at(id)])
    expect(printed).toEqual([LOYALIST, BARBARIANS, BARBARIANS, NO_POWER, NO_POWER])
    const zones = [board.mauretania, board.furtherEast, board.easternEmpire].map((zone) => board.printed[zone])
    expect(zones).toEqual([BARBARIANS, BARBARIANS, LOYALIST])
  })

  test('BG-2.3.2-g BG-2.3.2-x1: what counts in Gallia Belgica', () => {
    const belgica = board.provinces[board.provinceOf[at('durocortorum')]]
    expect([belgica.id, belgica.group, belgica.capital]).toEqual(['gallia-belgica', 'Gallia', at('durocortorum')])
    expect(belgica.spaces.length).toBe(11)
    expect(idsOf(belgica.counting)).toEqual(
      ['durocortorum', 'augusta-treverorum', 'gesoriacum', 'divodurum', 'atuatuca-tungrorum'].sort(),
    )
  })

  test('transit spaces and Land Zones are in no province', () => {
    expect([board.provinceOf[at('t7')], board.provinceOf[board.furtherEast]]).toEqual([NONE, NONE])
    expect([board.isInBritanniae[at('t7')], board.isInAfrica[at('t8')]]).toEqual([true, true])
  })

  test('BG-2.3.2-s BG-2.3.2-u: Britanniae, Italia and Africa', () => {
    const where = ['londinium', 'caledonia', 'roma', 'mediolanum', 'carthago', 'tingis', 'mauretania'].map((id) => [
      board.isInBritanniae[at(id)],
      board.isInItalia[at(id)],
      board.isInAfrica[at(id)],
    ])
    const [britanniae, italia, africa, none] = [
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ]
    expect(where).toEqual([britanniae, britanniae, italia, italia, africa, none, none])
  })

  test('BG-2.3.4-q BG-2.3.4-r BG-2.3.4-s: ports', () => {
    expect([board.ports[1].length, board.ports[2].length]).toEqual([22, 27])
    const seas = ['gades', 'massilia', 'tingis', 'mons-calpe', 'mediolanum'].map((id) => board.seas[at(id)])
    const both = ATLANTIC | MEDITERRANEAN
    expect(seas).toEqual([ATLANTIC, MEDITERRANEAN, both, both, 0])
    expect(idsOf(board.ports[1].filter((port) => board.ports[2].includes(port)))).toEqual(['mons-calpe', 'tingis'])
  })
})

describe('ways', () => {
  test('BG-10.2.2-b BG-10.2.2-c BG-10.2.2-d BG-10.2.2-e: what a connection costs', () => {
    const ways = [
      board.wayTo(at('londinium'), at('lindum')),
      board.wayTo(at('aquileia'), at('salona')),
      board.wayTo(at('eburodunum'), at('vindobona')),
      board.wayTo(at('tingis'), at('mons-calpe')),
      board.wayTo(at('roma'), at('londinium')),
    ]
    expect(ways.map((way) => way && [way.type, way.cost])).toEqual([
      [CLEAR, 1],
      [ROUGH, 2],
      [RIVER, 2],
      [STRAIT, 3],
      undefined,
    ])
  })

  test('BG-10.5.3-x1 BG-10.5.3-x2: two ways to Basilea', () => {
    expect(cost('mediolanum', 'veldidena', 'turicum', 'basilea')).toBe(4)
    expect(cost('lugdunum', 'geneva', 'basilea')).toBe(2)
  })

  test('BG-14.1.2-x4: over a transit space each connection is paid', () => {
    expect(cost('teutoburger-wald', 't1', 'noviomagus')).toBe(4)
  })

  test('BG-14.2-x1 BG-14.2-x2 BG-14.2-x3 BG-14.2-x4: the Forced Marches', () => {
    expect(cost('durocortorum', 'atuatuca-tungrorum', 'noviomagus')).toBe(2)
    expect(cost('durocortorum', 'augustodunum', 'lugdunum', 'massilia')).toBe(3)
    expect(cost('lugdunum', 'mediolanum', 'veldidena', 'augusta-vindelicorum')).toBe(5)
    expect(cost('eastern-roman-empire', 'singidunum', 'sirmium', 'salona')).toBe(4)
  })

  test('BG-2.3.1-w BG-2.3.1-ac BG-2.3.1-y: a retreat over a transit space, by the worse connection', () => {
    expect(retreat('teutoburger-wald', 'noviomagus')).toBe(RIVER)
    expect(retreat('noviomagus', 'teutoburger-wald')).toBe(RIVER)
    expect(retreat('tingis', 'caesarea')).toBe(ROUGH)
    expect(retreat('lindum', 'londinium')).toBe(CLEAR)
    expect(board.retreats.flat().some(({ to }) => board.kind[to] === TRANSIT)).toBe(false)
  })

  test('BG-2.3.1-ad: every pair of a transit space with three connections', () => {
    expect(retreat('noviomagus', 'castra-vetera')).toBe(CLEAR)
    expect(retreat('colonia', 'bonna')).toBe(CLEAR)
    const cut = changed((f) => {
      f.connections = f.connections.filter(({ a, b }) => a !== 'noviomagus' || b !== 'castra-vetera')
    })
    expect(retreat('noviomagus', 'castra-vetera', cut)).toBe(RIVER)
    const strait = changed((f) => {
      join(f, 'tingis', 't7', 'river')
      join(f, 't7', 'palma', 'strait')
    })
    expect(retreat('tingis', 'palma', strait)).toBe(STRAIT)
  })

  test('out of a transit space, along its own connections', () => {
    expect(idsOf(board.retreats[at('t1')].map(({ to }) => to))).toEqual([
      'castra-vetera',
      'noviomagus',
      'teutoburger-wald',
    ])
  })

  test('BG-2.3.1-z BG-16.2-x1: migration from Magna Germania', () => {
    const near = board.near[at('magna-germania')]
    expect(idsOf(near)).toEqual(['agri-decumates', 'calaegia', 'castra-regina', 'mogontiacum', 'teutoburger-wald'])
    const two = new Set(near.flatMap((space) => board.near[space]))
    const further = [...two].filter((space) => space !== at('magna-germania') && !near.includes(space))
    expect(idsOf(further)).toEqual(expect.arrayContaining(['augusta-vindelicorum', 'bonna', 'casurgis']))
    expect(further.length).toBe(12)
  })

  test('BG-16.2-x5: the spaces adjacent to Divodurum', () => {
    expect(idsOf(board.near[at('divodurum')])).toEqual([
      'argentorate',
      'augusta-treverorum',
      'durocortorum',
      'vesontio',
    ])
  })

  test('BG-15.1-w BG-15.1-x1: distances', () => {
    const beside = board.everySpace.filter((space) => board.distance[at('durocortorum')][space] === 1)
    expect(idsOf(beside)).toEqual(
      ['divodurum', 'augusta-treverorum', 'gesoriacum', 'atuatuca-tungrorum', 'lutetia', 'augustodunum'].sort(),
    )
    expect(board.distance[at('durocortorum')][at('durocortorum')]).toBe(0)
    expect(board.distance[at('teutoburger-wald')][at('noviomagus')]).toBe(2)
    expect(board.distance[at('roma')][at('palma')]).toBe(999)
  })
})

describe('leaders, tribes, cards and tables', () => {
  const leader = (id: string) => board.leaders[board.leaderOf.get(id) ?? NONE]

  test('BG-2.4.2.5-b BG-2.4.2.5-c BG-2.4.2.5-d: both sides of a counter', () => {
    expect(leader('aetius').faces.map(({ id }) => id)).toEqual(['aetius', 'aetius'])
    expect(leader('attila')).toBe(leader('rua'))
    expect(leader('rua').faces.map(({ name, tactical }) => [name, tactical])).toEqual([
      ['Rua', 2],
      ['Attila', 4],
    ])
    expect(leader('julius-nepos').faces.map(({ name, emperor }) => [name, emperor])).toEqual([
      ['Dux Byzantina', false],
      ['Julius Nepos', true],
    ])
    expect(leader('vortigern').faces[1]).toEqual(leader('vortigern').faces[0])
  })

  test('BG-2.2.1-a: powers', () => {
    expect(['aetius', 'dux-byzantina', 'rua'].map((id) => leader(id).power)).toEqual([LOYALIST, BYZANTINE, BARBARIANS])
    expect([leader('aetius').tribe, leader('attila').tribe]).toEqual([NONE, board.tribeOf.get('huns')])
  })

  test('BG-2.4.3-b BG-2.4.3-f: tribes', () => {
    const tribe = (id: string) => board.tribes[board.tribeOf.get(id) ?? NONE]
    expect([tribe('franks').score, tribe('franks').canBeAllied, tribe('huns').canBeAllied]).toEqual([3, true, false])
    expect(tribe('franks').leader).toBe(board.leaderOf.get('chlodio'))
  })

  test('BG-2.1-a: the Roman cards come first', () => {
    const players = changed((f) => f.cards.reverse()).cards.map(({ player }) => player)
    expect(players).toEqual([...new Array(55).fill(0), ...new Array(55).fill(1)])
    const campaign = board.cards[board.cardOf.get('R09') ?? NONE]
    expect([campaign.file.name.en, campaign.ops, campaign.kind, campaign.isRemoved]).toEqual([
      'Minor Campaign',
      3,
      'campaign',
      false,
    ])
  })

  test('BG-12.2.4-j BG-13.2-m BG-18.0-i: tables', () => {
    expect([board.combat[6][3], board.combat[5][3], board.combat[5][6]]).toEqual([2, 1, 2])
    expect(board.siege.map(({ points }) => points)).toEqual([0, 0, 1, 1, 1, 2])
    expect(board.attrition(3, 3)).toBe(1)
  })

  test('attrition beyond the table', () => {
    expect([board.attrition(6, 40), board.attrition(9, 40), board.attrition(0, 1), board.attrition(4, 0)]).toEqual([
      5, 5, 0, 0,
    ])
  })
})
