/**
 * The board file and what the rulebook says of it. A fault is made in a copy of the shipped board; the check must find
 * it and cite the clause it breaks, and no other. Titles carry the ids of the clauses that are about the board alone;
 * where a clause is about play (an attack, an advance), the play is proved elsewhere and the id stands in the test.
 */
import { readFileSync } from 'node:fs'
import type { Finding } from '@tabularium/engine'
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { boardJsonSchema, boardSchemaFile } from '../../../../scripts/board-schema.ts'
import shipped from '../src/edition/board.json' with { type: 'json' }
import { checkBoard } from '../src/edition/check.ts'
import { type BoardFile, boardSchema } from '../src/edition/schema.ts'

type Fault = (board: BoardFile) => void

function copyOfShipped(): BoardFile {
  return boardSchema.parse(structuredClone(shipped))
}

function check(fault: Fault): readonly Finding[] {
  const board = copyOfShipped()
  fault(board)
  return checkBoard(asJson(board))
}

/** The fault is found, and breaks these clauses and no others. */
function refused(fault: Fault, ...rules: readonly (string | undefined)[]): readonly Finding[] {
  const findings = check(fault)
  expect([...new Set(findings.map((f) => f.rule))].sort()).toEqual([...rules].sort())
  return findings
}

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('the test names something that the board does not have')
  return item
}

const region = (b: BoardFile, id: string) => found(b.regions.find((r) => r.id === id))
const emperor = (b: BoardFile, id: string) => found(b.emperors.find((e) => e.id === id))
const province = (b: BoardFile, name: string) => found(b.provinces.find((p) => p.name === name))
const pathOf = (b: BoardFile, id: string) => found(b.paths.find((p) => p.region === id))
const idOf = (b: BoardFile, name: string) => province(b, name).id

function joins(b: BoardFile, one: string, other: string) {
  const ends = [idOf(b, one), idOf(b, other)]
  return (l: BoardFile['links'][number]) => ends.includes(l.a) && ends.includes(l.b)
}

function unlink(b: BoardFile, one: string, other: string): void {
  b.links.splice(b.links.findIndex(joins(b, one, other)), 1)
}

function link(b: BoardFile, one: string, other: string, broken = false): void {
  const source = { link: 'reconstructed', broken: 'reconstructed' } as const
  b.links.push({ a: idOf(b, one), b: idOf(b, other), broken, source })
}

function setBroken(b: BoardFile, one: string, other: string, broken: boolean): void {
  const changed = found(b.links.find(joins(b, one, other)))
  changed.broken = broken
  if (!broken) delete changed.terrain
}

function setCapital(b: BoardFile, name: string, holder: string | null): void {
  province(b, name).capital = holder === null ? null : { city: 'Urbs', emperor: holder }
  province(b, name).source.capital = 'reconstructed'
}

function swapNames(b: BoardFile, one: string, other: string): void {
  const [first, second] = [province(b, one), province(b, other)]
  first.name = other
  second.name = one
}

function addProvince(b: BoardFile, change: Partial<BoardFile['provinces'][number]>): void {
  b.provinces.push({ ...structuredClone(province(b, 'APVLIA')), seas: [], ...change })
}

function march(b: BoardFile, id: string, ...names: readonly string[]): void {
  pathOf(b, id).path = names.map((name) => idOf(b, name))
}

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

  test('has an up-to-date JSON Schema beside it: npx tsx scripts/board-schema.ts', () => {
    expect(readFileSync(boardSchemaFile('tetrarchia'), 'utf8')).toBe(boardJsonSchema('tetrarchia'))
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

  test('a province that no way inside the Empire reaches', () => {
    const cutOff = (b: BoardFile) => {
      unlink(b, 'ACHAIA', 'MACEDONIA')
      unlink(b, 'ACHAIA', 'EPIRVS')
    }
    const [{ message }] = refused(cutOff, undefined)
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

  test('a normal link to a border is refused: an attack across it would cost 1 IP', () => {
    const [{ path }] = refused((b) => setBroken(b, 'SARMATIA', 'DACIA', false), 'TE-3.5-a')
    expect(path).toEqual(['links', copyOfShipped().links.findIndex((l) => l.a === 'sarmatia'), 'broken'])
  })
})

describe('kinds of link', () => {
  test('TE-1-i: a board with normal links only is refused, by all that needs a broken one', () => {
    const allNormal = (b: BoardFile) => {
      for (const l of b.links) {
        l.broken = false
        delete l.terrain
      }
    }
    refused(allNormal, 'TE-1-i', 'TE-3.1-i', 'TE-3.5-a', 'TE-3.5-x4')
  })

  test('TE-1-i: a board with broken links only is refused, as is the example that needs a normal one', () => {
    const allBroken = (b: BoardFile) => {
      for (const l of b.links) l.broken = true
    }
    refused(allBroken, 'TE-1-i', 'TE-3.5-x4')
  })

  test('TE-1-i: difficult terrain on a normal link is refused', () => {
    refused((b) => (found(b.links.find((l) => l.terrain === 'strait (Messina)')).broken = false), 'TE-1-i')
  })
})

describe('capitals', () => {
  test('TE-1-j: an Emperor without a capital is refused', () => {
    const [{ message }] = refused((b) => setCapital(b, 'PANNONIA INFERIOR', null), 'TE-1-j')
    expect(message).toBe('Galerius has no capital: he needs one.')
  })

  test('TE-1-j: an Emperor with two capitals is refused', () => {
    const [{ path }] = refused((b) => setCapital(b, 'SYRIA', 'galerius'), 'TE-1-j')
    expect(path).toEqual(['provinces', copyOfShipped().provinces.findIndex((p) => p.id === 'syria'), 'capital'])
  })

  test('TE-1-j: a capital beyond the border is refused', () => {
    const exile = (b: BoardFile) => {
      setCapital(b, 'PANNONIA INFERIOR', null)
      setCapital(b, 'SARMATIA', 'galerius')
    }
    refused(exile, 'TE-1-j')
  })

  test('TE-1-j: ROMA without its token of any colour is refused', () => {
    refused((b) => setCapital(b, 'ROMA', null), 'TE-1-j')
  })

  test('TE-1-j: a token of any colour outside ROMA is refused', () => {
    refused((b) => setCapital(b, 'SYRIA', 'any'), 'TE-1-j')
  })
})

describe('seas and coasts', () => {
  test('TE-1-k: a fourth sea zone is refused', () => {
    const pontus = (b: BoardFile) => {
      b.seas[2].adjacent.push('pontus')
      b.seas.push({ id: 'pontus', name: 'PONTVS EVXINVS', adjacent: ['aegaeum'] })
      for (const name of ['BITHYNIA', 'MOESIA INFERIOR']) province(b, name).seas.push('pontus')
    }
    refused(pontus, 'TE-1-k')
  })

  test('TE-1-k: another name or order is refused', () => {
    refused((b) => (b.seas[0].name = 'MARE GERMANICVM'), 'TE-1-k')
    refused((b) => b.seas.reverse(), 'TE-1-k')
  })

  test('TE-1-k: zones that do not lie in a line are refused', () => {
    const ring = (b: BoardFile) => {
      b.seas[0].adjacent.push('aegaeum')
      b.seas[2].adjacent.push('atlanticum')
    }
    refused(ring, 'TE-1-k')
    const [{ path }] = refused((b) => (b.seas[2].adjacent = []), 'TE-1-k')
    expect(path).toEqual(['seas', 2, 'adjacent'])
  })

  test('TE-1-l: BRITANNIA made coastal is refused', () => {
    const [{ path }] = refused((b) => province(b, 'BRITANNIA').seas.push('atlanticum'), 'TE-1-l')
    expect(path).toEqual(['provinces', 19, 'seas'])
  })

  test('TE-1-l: BRITANNIA made Roman is refused', () => {
    refused((b) => swapNames(b, 'BRITANNIA', 'NORICVM'), 'TE-1-l')
  })

  test('TE-1-l: a sea zone with a single coastal province is refused', () => {
    const dry = (b: BoardFile) => {
      for (const p of b.provinces) if (p.name !== 'BAETICA') p.seas = p.seas.filter((id) => id !== 'atlanticum')
    }
    refused(dry, 'TE-1-l')
  })

  test('a board without a strait that a fleet could cross is refused', () => {
    const noStraits = (b: BoardFile) => {
      const seas = new Map(b.provinces.map((p) => [p.id, p.seas[0]]))
      for (const l of b.links) {
        if (seas.get(l.a) === undefined || seas.get(l.a) !== seas.get(l.b)) continue
        l.broken = false
        delete l.terrain
      }
    }
    refused(noStraits, 'TE-3.1-i')
  })
})

describe('the attack example', () => {
  test('Maximian attacks NARBONENSIS from GERMANIA SVPERIOR through a normal link', () => {
    refused((b) => setBroken(b, 'NARBONENSIS', 'GERMANIA SVPERIOR', true), 'TE-3.5-x4')
    refused((b) => unlink(b, 'NARBONENSIS', 'GERMANIA SVPERIOR'), 'TE-3.5-x4')
  })

  test('from CISALPINA he attacks through the broken link of the Alps', () => {
    const [{ path, message }] = refused((b) => setBroken(b, 'NARBONENSIS', 'CISALPINA', false), 'TE-3.5-x4')
    expect(path).toEqual(['links', 1, 'broken'])
    expect(message).toBe('The link of NARBONENSIS and CISALPINA is normal; in the example it is broken.')
  })

  test('CISALPINA, ETRVRIA and ROMA are a chain, which is also the way of the armies', () => {
    refused((b) => unlink(b, 'CISALPINA', 'ETRVRIA'), 'TE-3.5-x4', 'TE-4.4-a')
    const withoutTheLinkTo = (end: string) => (b: BoardFile) => {
      unlink(b, end, 'ETRVRIA')
      link(b, 'CISALPINA', 'ROMA')
      for (const p of b.paths) p.path = p.path.filter((id) => id !== 'etruria')
    }
    refused(withoutTheLinkTo('CISALPINA'), 'TE-3.5-x4')
    refused(withoutTheLinkTo('ROMA'), 'TE-3.5-x4')
  })

  test('GERMANIA SVPERIOR is linked to that chain', () => {
    refused((b) => unlink(b, 'GERMANIA SVPERIOR', 'CISALPINA'), 'TE-3.5-x4')
  })

  test("the chain is of 3: Maximian's capital does not make it 4", () => {
    const apulia = (b: BoardFile) => {
      setCapital(b, 'CISALPINA', null)
      setCapital(b, 'APVLIA', 'maximian')
    }
    const [{ message }] = refused(apulia, 'TE-3.5-x4')
    expect(message).toContain('CISALPINA, ETRVRIA, ROMA and APVLIA give Maximian a support of 4')
  })

  test('NARBONENSIS and the six of HISPANIA are a chain of 7', () => {
    const gallaeciaApart = (b: BoardFile) => {
      unlink(b, 'GALLAECIA', 'LVSITANIA')
      unlink(b, 'GALLAECIA', 'TARRACONENSIS')
      link(b, 'GALLAECIA', 'AQVITANIA')
    }
    refused(gallaeciaApart, 'TE-3.5-x4')
  })

  test('Constantius has +1 from LVGDVNENSIS, and nothing from his capital', () => {
    const [{ path }] = refused((b) => link(b, 'BELGICA', 'LVGDVNENSIS'), 'TE-3.5-x5')
    expect(path).toEqual(['links', 70])
    refused((b) => link(b, 'BELGICA', 'AQVITANIA'), 'TE-3.5-x5')
  })

  test('his capital is free of that where the example covers it with another token', () => {
    const underARevolt = (b: BoardFile) => {
      setCapital(b, 'BELGICA', null)
      setCapital(b, 'TARRACONENSIS', 'constantius')
    }
    expect(check(underARevolt)).toEqual([])
  })

  test('Constantius has a province of his own between LVGDVNENSIS and the army', () => {
    const noneFree = (b: BoardFile) => {
      setCapital(b, 'BELGICA', null)
      setCapital(b, 'AQVITANIA', 'constantius')
    }
    refused(noneFree, 'TE-3.5-x5')
  })

  test('TARRACONENSIS, and no other, joins HISPANIA to NARBONENSIS', () => {
    const [{ path }] = refused((b) => link(b, 'CARTHAGINENSIS', 'NARBONENSIS'), 'TE-3.5-x6')
    expect(path).toEqual(['links', 70])
    refused((b) => unlink(b, 'TARRACONENSIS', 'NARBONENSIS'), 'TE-3.5-x4', 'TE-3.5-x6', 'TE-4.4-a')
  })

  test('LVGDVNENSIS and CISALPINA are linked to NARBONENSIS', () => {
    refused((b) => unlink(b, 'LVGDVNENSIS', 'NARBONENSIS'), 'TE-3.5-x7')
    refused((b) => unlink(b, 'CISALPINA', 'NARBONENSIS'), 'TE-3.5-x4', 'TE-3.5-x7', 'TE-4.4-a')
  })

  test('PANNONIA SVPERIOR is linked to RHAETIA and to DALMATIA', () => {
    refused((b) => unlink(b, 'PANNONIA SVPERIOR', 'RHAETIA'), 'TE-3.5-x8')
    refused((b) => unlink(b, 'PANNONIA SVPERIOR', 'DALMATIA'), 'TE-3.5-x8')
  })

  test('PANNONIA SVPERIOR is linked to the chain of 3', () => {
    const byApulia = (b: BoardFile) => {
      unlink(b, 'PANNONIA SVPERIOR', 'CISALPINA')
      link(b, 'PANNONIA SVPERIOR', 'APVLIA')
      pathOf(b, 'ILLYRICVM').path.splice(-3, 3, 'apulia', 'roma')
    }
    refused(byApulia, 'TE-3.5-x8')
  })

  test('DALMATIA is linked to none of that chain', () => {
    refused((b) => link(b, 'DALMATIA', 'CISALPINA'), 'TE-3.5-x8')
    refused((b) => link(b, 'DALMATIA', 'ETRVRIA'), 'TE-3.5-x8')
    const andAShorterWay = (b: BoardFile) => link(b, 'DALMATIA', 'ROMA')
    refused(andAShorterWay, 'TE-3.5-x8', 'TE-4.4-a')
  })

  test('an army can come to RHAETIA', () => {
    const offThePath = (b: BoardFile) => {
      swapNames(b, 'RHAETIA', 'MOESIA SVPERIOR')
      link(b, 'RHAETIA', 'PANNONIA SVPERIOR')
    }
    refused(offThePath, 'TE-3.5-x8')
  })

  test('the army in NARBONENSIS goes on to CISALPINA', () => {
    const byEtruria = (b: BoardFile) => {
      link(b, 'NARBONENSIS', 'ETRVRIA')
      for (const id of ['HISPANIA', 'GALLIA']) pathOf(b, id).path.splice(-3, 1)
    }
    const [{ path }] = refused(byEtruria, 'TE-3.5-x9')
    expect(path).toEqual(['paths', 0, 'path', 6])
  })
})

describe('the paths of the armies', () => {
  const advance = 'TE-4.4-a'

  test('every outer region has one, and ITALIA none', () => {
    refused((b) => b.paths.pop(), advance)
    refused((b) => b.paths.push(structuredClone(b.paths[0])), advance)
    refused((b) => b.paths.push({ region: 'ITALIA', path: ['libya', 'roma'], source: 'reconstructed' }), advance)
  })

  test('they start at the border of their region', () => {
    refused((b) => pathOf(b, 'AFRICA').path.shift(), advance)
    const [{ path }] = refused((b) => (pathOf(b, 'AFRICA').path[0] = 'persia'), advance)
    expect(path).toEqual(['paths', 5, 'path', 0])
  })

  test('they end in ROMA', () => {
    refused((b) => pathOf(b, 'AFRICA').path.pop(), advance)
    refused((b) => pathOf(b, 'AFRICA').path.push('apulia'), advance)
    refused((b) => (pathOf(b, 'AFRICA').path = []), advance)
    refused((b) => (pathOf(b, 'HISPANIA').path.length = 6), advance)
    refused((b) => (pathOf(b, 'HISPANIA').path.length = 3), advance)
  })

  test('they follow links', () => {
    const findings = refused((b) => unlink(b, 'LVCANIA', 'ROMA'), advance)
    expect(findings[0]).toMatchObject({ path: ['paths', 5, 'path', 7] })
    expect(findings[0].message).toBe('LVCANIA and ROMA are not linked; a path follows links.')
  })

  test('GALLIA and ASIA MINOR do not skip', () => {
    refused((b) => pathOf(b, 'GALLIA').path.splice(5, 1), advance)
    refused((b) => pathOf(b, 'ASIA MINOR').path.splice(5, 1), advance)
  })

  test('HISPANIA, ILLYRICVM, GRAECIA and AFRICA skip from 3 or 4 to 6', () => {
    const all = ['GAETVLIA', 'MAVRETANIA TINGITANA', 'BAETICA', 'CARTHAGINENSIS', 'LVSITANIA', 'GALLAECIA']
    const rest = ['TARRACONENSIS', 'NARBONENSIS', 'CISALPINA', 'ETRVRIA', 'ROMA']
    const [{ message }] = refused((b) => march(b, 'HISPANIA', ...all, ...rest), advance)
    expect(message).toContain('1-2-3-4-5-6 up to its province 6; 1-2-3-6 or 1-2-3-4-6 is expected')
    const fromFour = (b: BoardFile) => {
      link(b, 'LVSITANIA', 'TARRACONENSIS')
      march(b, 'HISPANIA', ...all.slice(0, 5), ...rest)
    }
    expect(check(fromFour)).toEqual([])
  })

  test('they do not leave the region before its province 6', () => {
    const detour = (b: BoardFile) => {
      link(b, 'MACEDONIA', 'DALMATIA')
      pathOf(b, 'GRAECIA').path.splice(5, 0, 'dalmatia')
    }
    const [{ message }] = refused(detour, advance)
    expect(message).toContain('1-2-3-4-DALMATIA-6')
  })

  test('HISPANIA goes through NARBONENSIS', () => {
    const overTheSea = (b: BoardFile) => {
      link(b, 'TARRACONENSIS', 'ETRVRIA', true)
      pathOf(b, 'HISPANIA').path.splice(5, 2)
    }
    refused(overTheSea, advance)
  })

  test('ASIA MINOR goes through THRACIA, MACEDONIA and EPIRVS', () => {
    const byTheShore = (b: BoardFile) => {
      link(b, 'THRACIA', 'EPIRVS')
      pathOf(b, 'ASIA MINOR').path.splice(8, 1)
    }
    const [{ message }] = refused(byTheShore, advance)
    expect(message).toContain('go through THRACIA, MACEDONIA and EPIRVS into ITALIA, not through THRACIA and EPIRVS')
  })

  test('the others go straight from their province 6 into ITALIA', () => {
    const byNumidia = (b: BoardFile) => {
      unlink(b, 'PROCONSVLARIS', 'SICILIA')
      link(b, 'NVMIDIA', 'SICILIA', true)
      pathOf(b, 'AFRICA').path.splice(5, 0, 'numidia')
    }
    refused(byNumidia, advance)
  })

  test('from province 6 they take the shortest way', () => {
    const [{ message }] = refused((b) => pathOf(b, 'GRAECIA').path.splice(7, 0, 'lucania'), advance)
    expect(message).toBe('From EPIRVS the path of GRAECIA takes 3 steps to ROMA; the shortest way takes 2.')
  })
})
