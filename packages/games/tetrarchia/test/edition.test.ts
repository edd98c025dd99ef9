/**
 * The board file and what the rulebook says of it. A fault is made in a copy of the shipped board; the check must find
 * it and cite the clause it breaks, and no other. Titles carry the ids of the clauses that are about the board alone;
 * where a clause is about play (an attack, an advance), the play is proved elsewhere and the id stands in the test.
 */
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import shipped from '../src/edition/board.json' with { type: 'json' }
import { checkBoard } from '../src/edition/check.ts'
import type { BoardFile } from '../src/edition/schema.ts'
import { tetrarchia } from '../src/index.ts'
import {
  addProvince,
  copyOfShipped,
  emperor,
  type Fault,
  link,
  noted,
  province,
  refused,
  region,
  setBroken,
  setCapital,
  swapNames,
  unlink,
} from './edition-faults.ts'

describe('the shipped board', () => {
  test('has no finding', () => {
    expect(checkBoard(asJson(shipped))).toEqual([])
  })

  test('says of every province and link whether the rulebook or a reconstruction gave it', () => {
    const words = ['rulebook', 'reconstructed']
    for (const { source } of [...shipped.provinces, ...shipped.links]) {
      expect(Object.values(source).filter((word) => !words.includes(word))).toEqual([])
      expect(Object.values(source).length).toBeGreaterThanOrEqual(2)
    }
  })

  test('names the JSON Schema beside it', () => {
    expect(shipped.$schema).toBe('./board.schema.json')
  })
})

describe('the form of the file', () => {
  const messages = (data: unknown) => checkBoard(asJson(data)).map((f) => [f.path.join('.'), f.message])

  test.each([
    ['nothing', null, '', 'The file is null: an object is expected.'],
    ['a list', [], '', 'The file is a list: an object is expected.'],
    ['another game', { ...shipped, game: 'go' }, 'game', `'game' is "go": 'tetrarchia' is expected.`],
    ['no title', { ...shipped, title: undefined }, 'title', "'title' is missing: text is expected."],
    ['an empty title', { ...shipped, title: '' }, 'title', "'title' is empty."],
    ['a number for a list', { ...shipped, links: 70 }, 'links', "'links' is 70: a list is expected."],
    ['an object for a list', { ...shipped, paths: {} }, 'paths', "'paths' is an object: a list is expected."],
    ['an item of no form', { ...shipped, seas: [true] }, 'seas.0', 'This item is true: an object is expected.'],
    ['an unknown member', { ...shipped, cards: [] }, 'cards', "'cards' is not a member that is known here."],
    [
      'an id of no form',
      { ...shipped, edition: 'My Map' },
      'edition',
      `'edition' is "My Map": an id is small letters, digits and hyphens.`,
    ],
  ])('%s', (_, data, path, message) => {
    expect(messages(data)).toEqual([[path, message]])
  })

  test.each([
    [7, "'number' must be at most 6."],
    [0, "'number' must be at least 1."],
    [1.5, "'number' is 1.5: a whole number is expected."],
  ])('the number %d for a province', (number, message) => {
    const provinces = [{ ...shipped.provinces[6], number }]
    expect(messages({ ...shipped, provinces })).toEqual([['provinces.0.number', message]])
  })

  test('a source of another kind', () => {
    const links = [{ ...shipped.links[0], source: { link: 'rulebook', broken: 'hearsay' } }]
    const message = `'broken' is "hearsay": 'rulebook' or 'reconstructed' is expected.`
    expect(messages({ ...shipped, links })).toEqual([['links.0.source.broken', message]])
  })
})

describe('references', () => {
  const first: readonly [string, Fault, string][] = [
    ['two provinces of one id', (b) => (b.provinces[1].id = 'cisalpina'), 'provinces.1.id'],
    ['two provinces of one name', (b) => (b.provinces[1].name = 'CISALPINA'), 'provinces.1.name'],
    ['two seas of one id', (b) => (b.seas[1].id = 'atlanticum'), 'seas.1.id'],
    ['two Emperors of one id', (b) => (b.emperors[2].id = 'galerius'), 'emperors.2.id'],
    ['two regions of one id', (b) => (b.regions[6].id = 'ITALIA'), 'regions.6.id'],
    ['one sea twice at a province', (b) => b.provinces[1].seas.push('internum'), 'provinces.1.seas.1'],
    ['one sea twice next to another', (b) => b.seas[0].adjacent.push('internum'), 'seas.0.adjacent.1'],
    ['a border that is nowhere', (b) => (b.regions[1].border = 'atlantis'), 'regions.1.border'],
    ['a sea next to nothing', (b) => (b.seas[0].adjacent = ['caspium']), 'seas.0.adjacent.0'],
    ['a province of no region', (b) => (b.provinces[0].region = 'PARTHIA'), 'provinces.0.region'],
    ['a province at no sea', (b) => (b.provinces[1].seas = ['caspium']), 'provinces.1.seas.0'],
    ['a capital of nobody', (b) => setCapital(b, 'CISALPINA', 'carausius'), 'provinces.0.capital.emperor'],
    ['a link from nowhere', (b) => (b.links[3].a = 'atlantis'), 'links.3.a'],
    ['a link to nowhere', (b) => (b.links[3].b = 'atlantis'), 'links.3.b'],
    ['a link to itself', (b) => link(b, 'ROMA', 'ROMA'), 'links.70'],
    ['a link that stands twice', (b) => link(b, 'ROMA', 'ETRVRIA'), 'links.70'],
    ['a path of no region', (b) => (b.paths[0].region = 'PARTHIA'), 'paths.0.region'],
    ['a path through nowhere', (b) => (b.paths[0].path[2] = 'atlantis'), 'paths.0.path.2'],
    ['a number without a source', (b) => delete province(b, 'BELGICA').source.number, 'provinces.13.source.number'],
    ['a capital without a source', (b) => delete province(b, 'ROMA').source.capital, 'provinces.2.source.capital'],
  ]

  test.each(first)('%s', (_, fault, path) => {
    const findings = refused(fault, undefined)
    expect(findings.map((f) => f.path.join('.'))).toContain(path)
  })

  test('a province that no way inside the Empire reaches is noted: a fleet may reach it', () => {
    const cutOff = (b: BoardFile) => {
      unlink(b, 'ACHAIA', 'MACEDONIA')
      unlink(b, 'ACHAIA', 'EPIRVS')
    }
    const [{ message }] = noted(cutOff, undefined)
    expect(message).toBe('No way inside the Empire leads from ROMA to ACHAIA.')
  })
})

describe('provinces that the rulebook names', () => {
  test.each([
    ['BELGICA', 'TE-1-g'],
    ['ROMA', 'TE-1-j'],
    ['BRITANNIA', 'TE-1-l'],
    ['NARBONENSIS', 'TE-3.5-x4'],
    ['GERMANIA SVPERIOR', 'TE-3.5-x4'],
    ['CISALPINA', 'TE-3.5-x4'],
    ['ETRVRIA', 'TE-3.5-x4'],
    ['LVGDVNENSIS', 'TE-3.5-x5'],
    ['TARRACONENSIS', 'TE-3.5-x6'],
    ['PANNONIA SVPERIOR', 'TE-3.5-x8'],
    ['RHAETIA', 'TE-3.5-x8'],
    ['DALMATIA', 'TE-3.5-x8'],
    ['THRACIA', 'TE-4.4-a'],
    ['MACEDONIA', 'TE-4.4-a'],
    ['EPIRVS', 'TE-4.4-a'],
  ])('%s', (name, rule) => {
    const findings = refused((b) => (province(b, name).name = 'TERRA INCOGNITA'), rule)
    expect(findings.map((f) => f.message)).toEqual([expect.stringContaining(`No province is named ${name}:`)])
  })
})

describe('emperors', () => {
  test('a fifth Emperor is refused', () => {
    const fifth = { id: 'carausius', colour: 'white', rank: 'augustus', half: 'west' } as const
    const [{ path }] = refused((b) => b.emperors.push(fifth), 'TE-1-e')
    expect(path).toEqual(['emperors', 4, 'id'])
  })

  test('a missing Emperor is refused, and so is the want of his capital', () => {
    const withoutGalerius = (b: BoardFile) => {
      b.emperors.splice(1, 1)
      setCapital(b, 'PANNONIA INFERIOR', null)
    }
    refused(withoutGalerius, 'TE-1-e', 'TE-1-j')
  })

  test('tokens of another colour are refused', () => {
    refused((b) => (emperor(b, 'diocletian').colour = 'purple'), 'TE-1-e')
  })

  test('another order of turns is refused', () => {
    const [{ path }] = refused((b) => b.emperors.push(...b.emperors.splice(1, 1)), 'TE-1-d')
    expect(path).toEqual(['emperors', 1, 'id'])
  })

  test('other couples are refused', () => {
    refused((b) => (emperor(b, 'galerius').half = 'west'), 'TE-1-b')
    const [{ path }] = refused((b) => (emperor(b, 'maximian').rank = 'caesar'), 'TE-1-b')
    expect(path).toEqual(['emperors', 3, 'rank'])
  })
})

describe('regions and provinces', () => {
  test('TE-1-f: a seventh province in ITALIA is refused', () => {
    const sardinia = (b: BoardFile) => {
      addProvince(b, { id: 'sardinia', name: 'SARDINIA' })
      link(b, 'SARDINIA', 'ROMA')
    }
    const [{ path }] = refused(sardinia, 'TE-1-f')
    expect(path).toEqual(['provinces', 48, 'region'])
  })

  test('TE-1-f: five provinces in a region are refused', () => {
    const withoutAchaia = (b: BoardFile) => {
      unlink(b, 'ACHAIA', 'MACEDONIA')
      unlink(b, 'ACHAIA', 'EPIRVS')
      b.provinces = b.provinces.filter((p) => p.name !== 'ACHAIA')
    }
    const [{ message }] = refused(withoutAchaia, 'TE-1-f')
    expect(message).toBe('GRAECIA has 5 Roman provinces; six are expected.')
  })

  test('TE-1-f: regions in another order are refused', () => {
    const findings = refused((b) => b.regions.push(...b.regions.splice(1, 1)), 'TE-1-f')
    expect(findings[0].path).toEqual(['regions', 1, 'id'])
  })

  test('TE-1-f: another numeral is refused', () => {
    refused((b) => (region(b, 'HISPANIA').numeral = 'II'), 'TE-1-f')
    refused((b) => (region(b, 'ITALIA').numeral = 'I'), 'TE-1-f')
  })

  test('TE-1-f: six regions are refused', () => {
    const withoutAfrica = (b: BoardFile) => {
      const lost = b.provinces.filter((p) => p.region === 'AFRICA').map((p) => p.id)
      b.regions.pop()
      b.paths.pop()
      b.provinces = b.provinces.filter((p) => !lost.includes(p.id))
      b.links = b.links.filter((l) => !lost.includes(l.a) && !lost.includes(l.b))
    }
    const [{ message }] = refused(withoutAfrica, 'TE-1-f')
    expect(message).toContain('There are 6 regions; seven are expected')
  })

  test('an eighth region is refused, by all that a region needs', () => {
    refused((b) => b.regions.push({ id: 'PARTHIA', numeral: null, border: null }), 'TE-1-f', 'TE-1-h', 'TE-4.4-a')
  })

  test('TE-1-g: a number in ITALIA or on a border is refused', () => {
    const numbered = (name: string) => (b: BoardFile) => {
      province(b, name).number = 1
      province(b, name).source.number = 'reconstructed'
    }
    refused(numbered('ETRVRIA'), 'TE-1-g')
    refused(numbered('PERSIA'), 'TE-1-g')
  })

  test('TE-1-g: a province of an outer region without a number is refused', () => {
    refused((b) => (province(b, 'ACHAIA').number = null), 'TE-1-g')
  })

  test('TE-1-g: a number that stands twice is refused', () => {
    const [{ message }] = refused((b) => (province(b, 'ACHAIA').number = 4), 'TE-1-g')
    expect(message).toBe('ACHAIA has the number 4 of GRAECIA, which MACEDONIA has already: each stands once.')
  })

  test('TE-1-g: BELGICA at II-2 or in another region is refused', () => {
    refused((b) => swapNames(b, 'BELGICA', 'GERMANIA INFERIOR'), 'TE-1-g')
    refused((b) => swapNames(b, 'BELGICA', 'SYRIA'), 'TE-1-g')
  })
})

describe('borders', () => {
  test('TE-1-h: a second border is refused', () => {
    const caledonia = (b: BoardFile) => {
      addProvince(b, { id: 'caledonia', name: 'CALEDONIA', region: 'GALLIA', border: true })
      link(b, 'CALEDONIA', 'BELGICA', true)
    }
    const [{ path }] = refused(caledonia, 'TE-1-h')
    expect(path).toEqual(['provinces', 48, 'border'])
  })

  test('TE-1-h: a region that names no border, or that of another, is refused', () => {
    refused((b) => (region(b, 'AFRICA').border = null), 'TE-1-h')
    refused((b) => (region(b, 'AFRICA').border = 'persia'), 'TE-1-h')
    const [{ path }] = refused((b) => (region(b, 'AFRICA').border = 'aegyptus'), 'TE-1-h')
    expect(path).toEqual(['regions', 6, 'border'])
  })

  test('TE-1-h: a border of ITALIA is refused', () => {
    refused((b) => (region(b, 'ITALIA').border = 'libya'), 'TE-1-h')
    const insula = (b: BoardFile) => {
      addProvince(b, { id: 'insula', name: 'INSVLA', border: true })
      link(b, 'INSVLA', 'ROMA', true)
    }
    refused(insula, 'TE-1-h')
  })

  test('TE-1-h: a border that is not linked to province 1 is refused, and so is the path over the gap', () => {
    const toTheSecond = (b: BoardFile) => {
      unlink(b, 'SARMATIA', 'DACIA')
      link(b, 'SARMATIA', 'MOESIA INFERIOR', true)
    }
    refused(toTheSecond, 'TE-1-h', 'TE-4.4-a')
  })

  test('a border without any link is refused: nobody could move there', () => {
    refused((b) => unlink(b, 'SARMATIA', 'DACIA'), 'TE-1-h', 'TE-3.1-l', 'TE-4.4-a')
  })

  test('a normal link to a border is noted: an attack across it would cost 1 IP', () => {
    const [{ path }] = noted((b) => setBroken(b, 'SARMATIA', 'DACIA', false), 'TE-3.5-a')
    expect(path).toEqual(['links', copyOfShipped().links.findIndex((l) => l.a === 'sarmatia'), 'broken'])
  })
})

describe('a true printed board that differs from our reconstruction', () => {
  const printed = () => {
    const board = copyOfShipped()
    setBroken(board, 'SARMATIA', 'DACIA', false)
    link(board, 'BELGICA', 'LVGDVNENSIS')
    return asJson(board)
  }

  test('is played with, whatever is noted of it', () => {
    expect(checkBoard(printed()).map(({ note }) => note)).toEqual([true, true])
    expect(tetrarchia.withEdition(printed()).edition.id).toBe('reconstructed')
  })

  test('is not played with where it breaks a clause', () => {
    const broken = copyOfShipped()
    unlink(broken, 'SARMATIA', 'DACIA')
    expect(() => tetrarchia.withEdition(asJson(broken))).toThrow('This edition does not hold')
  })
})
