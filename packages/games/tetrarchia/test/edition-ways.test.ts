/** What the rulebook says of the board's links, capitals, coasts and paths: as in the other test of the edition. */
import { describe, expect, test } from 'vitest'
import type { BoardFile } from '../src/edition/schema.ts'
import {
  check,
  copyOfShipped,
  found,
  link,
  march,
  noted,
  pathOf,
  province,
  refused,
  setBroken,
  setCapital,
  swapNames,
  unlink,
} from './edition-faults.ts'

describe('kinds of link', () => {
  test('TE-1-i: a board with normal links only is refused, by all that needs a broken one', () => {
    const allNormal = (b: BoardFile) => {
      for (const l of b.links) {
        l.broken = false
        delete l.terrain
      }
    }
    refused(allNormal, 'TE-1-i', 'TE-3.5-x4')
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

  test('BRITANNIA made Roman is noted: no clause says that it is a border', () => {
    noted((b) => swapNames(b, 'BRITANNIA', 'NORICVM'), 'TE-1-l')
  })

  test('a sea zone with a single coastal province is noted', () => {
    const dry = (b: BoardFile) => {
      for (const p of b.provinces) if (p.name !== 'BAETICA') p.seas = p.seas.filter((id) => id !== 'atlanticum')
    }
    noted(dry, 'TE-1-l')
  })

  test('a board without a strait that a fleet could cross is noted', () => {
    const noStraits = (b: BoardFile) => {
      const seas = new Map(b.provinces.map((p) => [p.id, p.seas[0]]))
      for (const l of b.links) {
        if (seas.get(l.a) === undefined || seas.get(l.a) !== seas.get(l.b)) continue
        l.broken = false
        delete l.terrain
      }
    }
    noted(noStraits, 'TE-3.1-i')
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

  test("the chain is of 3: a capital of Maximian's that would make it 4 is noted, for a token may cover it", () => {
    const apulia = (b: BoardFile) => {
      setCapital(b, 'CISALPINA', null)
      setCapital(b, 'APVLIA', 'maximian')
    }
    const [{ message }] = noted(apulia, 'TE-3.5-x4')
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

  test('Constantius has +1 from LVGDVNENSIS; that his capital could add to it is noted, for a token may cover it', () => {
    const [{ path }] = noted((b) => link(b, 'BELGICA', 'LVGDVNENSIS'), 'TE-3.5-x5')
    expect(path).toEqual(['links', 70])
    noted((b) => link(b, 'BELGICA', 'AQVITANIA'), 'TE-3.5-x5')
  })

  test('his capital is free of that where the example covers it with another token', () => {
    const underARevolt = (b: BoardFile) => {
      setCapital(b, 'BELGICA', null)
      setCapital(b, 'TARRACONENSIS', 'constantius')
    }
    expect(check(underARevolt)).toEqual([])
  })

  test('that Constantius has no province of his own between LVGDVNENSIS and the army is noted', () => {
    const noneFree = (b: BoardFile) => {
      setCapital(b, 'BELGICA', null)
      setCapital(b, 'AQVITANIA', 'constantius')
    }
    noted(noneFree, 'TE-3.5-x5')
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

  test('DALMATIA beside a capital of Maximian is noted, for a token may cover it', () => {
    const salona = (b: BoardFile) => {
      setCapital(b, 'CISALPINA', null)
      setCapital(b, 'PANNONIA INFERIOR', 'maximian')
      setCapital(b, 'SYRIA', 'galerius')
      link(b, 'DALMATIA', 'PANNONIA INFERIOR')
    }
    noted(salona, 'TE-3.5-x8')
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

  test('that the others do not go straight from their province 6 into ITALIA is noted', () => {
    const byNumidia = (b: BoardFile) => {
      unlink(b, 'PROCONSVLARIS', 'SICILIA')
      link(b, 'NVMIDIA', 'SICILIA', true)
      pathOf(b, 'AFRICA').path.splice(5, 0, 'numidia')
    }
    noted(byNumidia, advance)
  })

  test('from province 6 they take the shortest way', () => {
    const [{ message }] = refused((b) => pathOf(b, 'GRAECIA').path.splice(7, 0, 'lucania'), advance)
    expect(message).toBe('From EPIRVS the path of GRAECIA takes 3 steps to ROMA; the shortest way takes 2.')
  })
})
