/** Chapters 1.2, 1.2.1 and the tables of leaders, as data. */
import { describe, expect, test } from 'vitest'
import { EAST, NOBODY, WEST } from '../src/board.ts'
import { ultimusRomanorum as game } from '../src/index.ts'
import { hasPaxRomanaMarker, hasRexFace, type ShownFace, shownFace } from '../src/rules/politics/faces.ts'
import { smcTotal } from '../src/rules/sequence/smc.ts'
import { landOf, markStatus, put, whereIs } from '../src/state.ts'
import { atWar, type Fight, fight, history } from './combat-play.ts'
import { scene } from './politics-play.ts'

const { board } = scene().state
const leader = (id: string) => board.leader[board.pieceOf.get(id) ?? NOBODY]

describe('1.2 Leaders', () => {
  test('UR-1.2-a: every leader has a CC, a VS and a BT', () => {
    expect(board.leader).toHaveLength(45 + 23 + 10)
    for (const { cc, vs, bt } of board.leader) {
      for (const value of [cc, vs, bt]) expect(Number.isInteger(value) && value >= 0).toBe(true)
    }
    expect(leader('aetius')).toMatchObject({ cc: 8, vs: 5, bt: 3 })
  })

  test('UR-1.2-b: a CP that is missing counts as 0, so that whoever is tested against it joins', () => {
    expect(leader('dux-galliae').cp).toBe(0)
    const t = scene({ pieces: { majorien: 'galliae-6', 'dux-galliae': 'galliae-3' } })
    t.dice(1).usurp('west', 'majorien')
    expect(t.campOf('dux-galliae')).toEqual(['barbarian'])
    // And nobody follows him: a roll of 1 is above 0.
    const d = scene({
      pieces: { majorien: { at: 'galliae-6', rallied: 'west' }, 'dux-galliae': { at: 'galliae-3', rallied: 'west' } },
      west: { augustus: 'valentinien-iii', usurper: 'majorien' },
    })
    put(d.state, d.piece('li-galliae-1'), whereIs(d.state, d.piece('dux-galliae')))
    d.run({ kind: 'rally', leader: d.piece('dux-galliae'), zone: landOf(d.state, d.piece('dux-galliae')) })
    d.dice(1).act('yes')
    expect(d.campOf('li-galliae-1')).toEqual(['roman'])
  })

  test('UR-1.2-c: some Romans are of the family of Theodosius, some of barbarian origin, the others plain', () => {
    expect(leader('honorius')).toMatchObject({ isTheodosian: true, isBarbarian: false })
    expect(leader('stilicon')).toMatchObject({ isTheodosian: false, isBarbarian: true })
    expect(leader('aetius')).toMatchObject({ isTheodosian: false, isBarbarian: false })
    for (const { people, isTheodosian, isBarbarian } of board.leader) {
      if (people !== -1) expect(isTheodosian || isBarbarian).toBe(false)
    }
  })
})

describe('1.2.1 Identification of leaders', () => {
  const face = (t: ReturnType<typeof scene>, id: string): ShownFace => shownFace(t.state, t.piece(id))

  test('UR-1.2.1-a: a Roman shows his back while he leads or has joined a usurpation, with the same values', () => {
    const t = scene({
      pieces: { aetius: 'galliae-6', aegidius: 'galliae-6', avitus: 'galliae-5', 'li-galliae-1': 'galliae-5' },
    })
    expect(face(t, 'aetius')).toBe('front')
    // 1 < 3: Avitus stays loyal. Step C is tried in vain.
    t.dice(1).usurp('west', 'aetius')
    expect([face(t, 'aetius'), face(t, 'aegidius'), face(t, 'avitus')]).toEqual(['usurper', 'back', 'front'])
  })

  test('UR-1.2.1-a: his values are the same on both faces, wherever they count', () => {
    const units = ['victores', 'comites-alani', 'comites-seniores', 'scolae-w', 'divitenses', 'felices-iuniores']
    const more = ['domestici-pedites-w', 'co-galliae-1', 'co-galliae-2']
    const draw = (camp: 'roman' | 'barbarian'): Fight => {
      const face = camp === 'roman' ? {} : { rallied: 'west' as const }
      const piece = (id: string) => [id, { at: 'galliae-3', ...face }]
      return {
        attacker: camp,
        west: { augustus: 'valentinien-iii', ...(camp === 'roman' ? { patrice: 'aetius' } : { usurper: 'aetius' }) },
        pieces: Object.fromEntries(['aetius', ...units, ...more].map(piece)),
      }
    }
    for (const camp of ['roman', 'barbarian'] as const) {
      // CC 8: the ninth unit is left behind.
      const march = atWar(draw(camp)).act('piece aetius', ...[...units, ...more].slice(0, 8).map((id) => `piece ${id}`))
      expect(march.why('piece co-galliae-2'), camp).toBe('UR-3.4.1-c')
      // BT 3, against a force without any.
      const enemy = camp === 'roman' ? { 'suevi-1': 'galliae-3' } : { 'li-galliae-1': 'galliae-3' }
      const { pieces, ...rest } = draw(camp)
      const battle = fight({ ...rest, peoples: { suevi: 'war' }, pieces: { ...pieces, ...enemy } }, 3)
      expect(history(battle, 'roll'), camp).toMatchObject([{ purpose: { modifier: 3 } }])
    }
    // VS 5: of an Augustus beside one of VS 1, or of the Usurper.
    const sequences = (west: object, rallied: object) =>
      smcTotal(scene({ west, pieces: { aetius: { at: 'galliae-3', ...rallied } } }).state)
    expect(sequences({ augustus: 'aetius' }, {})).toBe(3)
    expect(sequences({ augustus: 'valentinien-iii', usurper: 'aetius' }, { rallied: 'west' })).toBe(1 + 5)
  })

  test('UR-1.2.1-b UR-1.2.1-d: Persae and Hunni show a Pax Romana face while they are at peace', () => {
    const t = scene({ pieces: { peroz: 'persae-1', attila: 'hunni-1' }, peoples: { persae: 'peace', hunni: 'war' } })
    expect([face(t, 'peroz'), face(t, 'attila')]).toEqual(['pax-romana', 'front'])
    expect(hasPaxRomanaMarker(t.state, t.people('persae'))).toBe(false)
  })

  test('UR-1.2.1-c UR-1.2.1-e: five peoples have a Rex face, shown by the king of a Regnum', () => {
    const rex = board.everyPeople.flatMap((people) =>
      hasRexFace(scene().state, people) ? [board.peoples[people].id] : [],
    )
    expect(rex.sort()).toEqual(['burgondi', 'franci-salii', 'ostrogothi', 'vandali', 'visigothi'])
    const t = scene({
      pieces: { genseric: 'africa-4', 'dux-vandali': 'africa-4', 'vandali-1': 'africa-4', 'theodoric-ii': 'galliae-1' },
      peoples: {
        vandali: { status: 'regnum', capital: 'africa-4', king: 'genseric', major: true },
        visigothi: { status: 'revolt', major: true },
      },
    })
    expect(['genseric', 'dux-vandali', 'theodoric-ii'].map((id) => face(t, id))).toEqual(['rex', 'front', 'front'])
  })

  test('UR-1.2.1-f: a marker tells that one of those five is at peace, and its leader stays on his front', () => {
    const t = scene({ pieces: { gunderic: 'vandali' }, peoples: { vandali: { status: 'peace', major: true } } })
    expect(face(t, 'gunderic')).toBe('front')
    expect(hasPaxRomanaMarker(t.state, t.people('vandali'))).toBe(true)
    markStatus(t.state, t.people('vandali'), 1)
    expect(hasPaxRomanaMarker(t.state, t.people('vandali'))).toBe(false)
  })
})

/** Entry zone and year, then the first year that is tested, its column, and the year of a certain death. */
const romans = `
timasius oriens-2 405 406<6 410, aurelien thracia-3 405 406<4 412, fravitta thracia-3 405 406<2 414,
anthemius thracia-3 405 406<2 414, arcadius thracia-3 405 408<1 417, stilicon italia-2 405 410<1 419,
gerontius britanniae-2 405 415<1 424, jovin viennensis-4 405 415<1 424, constantin britanniae-2 405 418<1 427,
heraclien italia-2 405 418<1 427, honorius italia-2 405 420<1 429, constance italia-2 405 420<1 429,
sarus italia-2 405 420<1 429, theodose-ii thracia-3 408 446<1 455, johannes italia-4 409 430<1 439,
procopius thracia-3 409 426<1 435, boniface italia-4 413 431<1 440, marcien thracia-3 421 455<1 464,
valentinien-iii thracia-3 424 458<1 467, aetius italia-4 425 458<1 467, aspar thracia-3 425 464<1 473,
cyrus thracia-3 430 445<1 454, avitus viennensis-4 430 455<1 464, aegidius italia-4 445 460<1 469,
ricimer italia-4 448 465<1 474, leon thracia-3 450 469<1 478, majorien italia-4 450 465<1 474,
marcellinus pannoniae-3 450 465<1 474, sidoine-ap viennensis-4 450 481<1 -, paul galliae-6 455 470<1 479,
anagaste thracia-3 455 473<1 482, arbadur thracia-3 455 475<1 484, proc-anthemius thracia-3 455 475<1 484,
olybrius italia-5 455 463<1 472, libius-severus italia-4 460 463<1 472, oreste italia-4 460 PdT,
basilicus thracia-3 460 PdT, zenon thracia-3 460 PdT, syagrius galliae-6 460 PdT, illus thracia-3 465 PdT,
julius-nepos thracia-3 465 PdT, gondebaud italia-4 470 PdT, odoacre italia-4 473 PdT, glycerius italia-4 473 PdT,
romulus-aug italia-4 475 PdT`

const barbarians = `
yazdegard-i persae 405 415<1 424, varhan-v persae 415 435<1 444, yazdegard-ii persae 435 455<1 464,
peroz persae 455 483<1 -, alaric-i visigothi 405 409<1 419, athaulf visigothi 410 415<1 424,
wallia visigothi 415 418<1 427, theodoric-i visigothi 418 445<1 454, theodoric-ii visigothi 445 460<1 469,
euric visigothi 460 483<1 -, godegisel vandali 405 407<1 416, gunderic vandali 407 420<1 429,
genseric vandali 420 476<1 485, ruga hunni 405 430<1 439, bleda hunni 430 440<1 449, attila hunni 440 452<1 461,
clodion franci-salii 430 445<1 454, merovee franci-salii 445 455<1 464, childeric franci-salii 455 475<1 484,
clovis franci-salii 475 PdT, chiperic burgondi 437 460<1 469, gondioc burgondi 460 471<1 480,
gondebaud-rex burgondi 470 PdT`

const rowsOf = (text: string) => text.split(',').map((row) => row.trim().split(' '))

function expectDeaths(death: readonly (number | null)[] | null, first: string, last: string | undefined): void {
  if (first === 'PdT') return expect(death).toBeNull()
  const [year, column] = first.split('<').map(Number)
  expect(death?.indexOf(year)).toBe(column - 1)
  expect(death?.slice(0, column - 1).every((each) => each === null)).toBe(true)
  expect(death?.[9]).toBe(last === '-' ? null : Number(last))
}

describe('T.leaders: the tables', () => {
  test('UR-T.leaders-a UR-T.leaders-p: 45 Romans, where and when they enter and when they die', () => {
    const rows = rowsOf(romans)
    expect(rows).toHaveLength(45)
    expect(board.leader.filter(({ people, generic }) => people === -1 && !generic)).toHaveLength(45)
    for (const [id, zone, year, first, last] of rows) {
      expect([id, board.placeIds[leader(id).entryZone], leader(id).entryYear]).toEqual([id, zone, Number(year)])
      expectDeaths(leader(id).death, first, last)
    }
    expect(leader('sidoine-ap').death).toEqual([481, 482, 483, 484, 485, null, null, null, null, null])
  })

  test('UR-T.leaders-b: 23 leaders of other peoples', () => {
    const rows = rowsOf(barbarians)
    expect(rows).toHaveLength(23)
    expect(board.leader.filter(({ people, generic }) => people !== -1 && !generic)).toHaveLength(23)
    for (const [id, people, year, first, last] of rows) {
      expect([id, board.peoples[leader(id).people].id, leader(id).entryYear]).toEqual([id, people, Number(year)])
      expectDeaths(leader(id).death, first, last)
    }
  })

  test('UR-T.leaders-a UR-T.leaders-b: the years of a row follow one another', () => {
    for (const { id, death } of board.leader) {
      const years = (death ?? []).flatMap((year) => (year === null ? [] : [year]))
      const gaps = years.slice(1).map((year, i) => year - years[i])
      expect([id, gaps.filter((gap) => gap !== 1)]).toEqual([id, id === 'alaric-i' ? [2] : []])
    }
  })

  test('UR-T.leaders-m UR-T.leaders-n UR-T.leaders-o: three rows as they were ruled', () => {
    expect(leader('theodose-ii').death).toEqual([446, 447, 448, 449, 450, 451, 452, 453, 454, 455])
    expect(leader('anagaste').death?.slice(0, 4)).toEqual([473, 474, 475, 476])
    expect(leader('alaric-i').death?.slice(7)).toEqual([416, 417, 419])
    expect(leader('alaric-i').death).not.toContain(418)
  })
})

describe('T.generics', () => {
  test.each([
    ['UR-T.generics-a', 'magister-p-thracias', 'thracia-3', EAST],
    ['UR-T.generics-b', 'magister-p-oriens', 'oriens-9', EAST],
    ['UR-T.generics-c', 'comes-africae', 'africa-4', WEST],
    ['UR-T.generics-d', 'dux-galliae', 'galliae-3', WEST],
    ['UR-T.generics-e', 'dux-britanniae', 'britanniae-2', WEST],
  ])('%s UR-3.3.1-d: %s stands in %s from the start', (_, id, zone, half) => {
    expect(leader(id)).toMatchObject({ generic: true, half, death: null })
    const s = game.setup(game.options({ scenario: 'campaign-405-476' }), {
      roll: () => 1,
      shuffle: () => 0,
      listens: false,
      tell: () => {},
      reveal: () => {},
      show: () => {},
    })
    expect(board.placeIds[whereIs(s, board.pieceOf.get(id) ?? NOBODY)]).toBe(zone)
  })
})
