/** T.leaders, T.generics and T.counters: who enters where and when, and when he dies. */
import type { RuleId } from '@tabularium/engine'
import type { BoardFile } from '../schema.ts'
import { type Breach, holds, statement, townZone } from './survey.ts'

type Years = readonly (number | null)[]

/** Ten years in a row. */
const from = (first: number): readonly number[] => Array.from({ length: 10 }, (_, i) => first + i)
/** A row that ends in the Death column. */
const until = (first: number, last: number): Years => from(last - 9).map((year) => (year < first ? null : year))
/** A row that begins in the column <1 and has no Death year. */
const only = (first: number, last: number): Years => from(first).map((year) => (year > last ? null : year))

/** [id, town or people, entry, years; null: never tested; the clause, if it is a row of its own] */
type Row = readonly [string, string, number, Years | null, RuleId?]

const towns: Readonly<Record<string, string>> = {
  M: 'Mediolanum',
  Lo: 'Londinium',
  Lu: 'Lutecia',
  A: 'Arelate',
  R: 'Ravenna',
  Ro: 'Roma',
  S: 'Sirmium',
  C: 'Constantinopolis',
  Al: 'Alexandria',
}

const romans: readonly Row[] = [
  ['timasius', 'Al', 405, until(406, 410), 'UR-T.leaders-p'],
  ['aurelien', 'C', 405, until(406, 412), 'UR-T.leaders-p'],
  ['fravitta', 'C', 405, until(406, 414), 'UR-T.leaders-p'],
  ['anthemius', 'C', 405, until(406, 414), 'UR-T.leaders-p'],
  ['arcadius', 'C', 405, from(408)],
  ['stilicon', 'M', 405, from(410)],
  ['gerontius', 'Lo', 405, from(415)],
  ['jovin', 'A', 405, from(415)],
  ['constantin', 'Lo', 405, from(418)],
  ['heraclien', 'M', 405, from(418)],
  ['honorius', 'M', 405, from(420)],
  ['constance', 'M', 405, from(420)],
  ['sarus', 'M', 405, from(420)],
  ['theodose-ii', 'C', 408, from(446), 'UR-T.leaders-m'],
  ['johannes', 'R', 409, from(430)],
  ['procopius', 'C', 409, from(426)],
  ['boniface', 'R', 413, from(431)],
  ['marcien', 'C', 421, from(455)],
  ['valentinien-iii', 'C', 424, from(458)],
  ['aetius', 'R', 425, from(458)],
  ['aspar', 'C', 425, from(464)],
  ['cyrus', 'C', 430, from(445)],
  ['avitus', 'A', 430, from(455)],
  ['aegidius', 'R', 445, from(460)],
  ['ricimer', 'R', 448, from(465)],
  ['leon', 'C', 450, from(469)],
  ['majorien', 'R', 450, from(465)],
  ['marcellinus', 'S', 450, from(465)],
  ['sidoine-ap', 'A', 450, only(481, 485), 'UR-T.leaders-p'],
  ['paul', 'Lu', 455, from(470)],
  ['anagaste', 'C', 455, from(473), 'UR-T.leaders-n'],
  ['arbadur', 'C', 455, from(475)],
  ['proc-anthemius', 'C', 455, from(475)],
  ['olybrius', 'Ro', 455, from(463)],
  ['libius-severus', 'R', 460, from(463)],
  ['oreste', 'R', 460, null],
  ['basilicus', 'C', 460, null],
  ['zenon', 'C', 460, null],
  ['syagrius', 'Lu', 460, null],
  ['illus', 'C', 465, null],
  ['julius-nepos', 'C', 465, null],
  ['gondebaud', 'R', 470, null],
  ['odoacre', 'R', 473, null],
  ['glycerius', 'R', 473, null],
  ['romulus-aug', 'R', 475, null],
]

const barbarians: readonly Row[] = [
  ['yazdegard-i', 'persae', 405, from(415)],
  ['varhan-v', 'persae', 415, from(435)],
  ['yazdegard-ii', 'persae', 435, from(455)],
  ['peroz', 'persae', 455, only(483, 485), 'UR-T.leaders-p'],
  ['alaric-i', 'visigothi', 405, [...from(409).slice(0, 9), 419], 'UR-T.leaders-o'],
  ['athaulf', 'visigothi', 410, from(415)],
  ['wallia', 'visigothi', 415, from(418)],
  ['theodoric-i', 'visigothi', 418, from(445)],
  ['theodoric-ii', 'visigothi', 445, from(460)],
  ['euric', 'visigothi', 460, only(483, 485), 'UR-T.leaders-p'],
  ['godegisel', 'vandali', 405, from(407)],
  ['gunderic', 'vandali', 407, from(420)],
  ['genseric', 'vandali', 420, from(476)],
  ['ruga', 'hunni', 405, from(430)],
  ['bleda', 'hunni', 430, from(440)],
  ['attila', 'hunni', 440, from(452)],
  ['clodion', 'franci-salii', 430, from(445)],
  ['merovee', 'franci-salii', 445, from(455)],
  ['childeric', 'franci-salii', 455, from(475)],
  ['clovis', 'franci-salii', 475, null],
  ['chiperic', 'burgondi', 437, from(460)],
  ['gondioc', 'burgondi', 460, from(471)],
  ['gondebaud-rex', 'burgondi', 470, null],
]

/** A row of the table as printed: it is there, and its death years are these. */
const row = ([id, , , years, rule]: Row, table: RuleId) =>
  statement(rule ?? table, function* ({ leaders }) {
    const i = leaders.findIndex((leader) => leader.id === id)
    if (i < 0) return yield { path: ['leaders'], message: `'${id}' is a row of the table.` }
    const found = leaders[i].death ?? null
    if (JSON.stringify(found) !== JSON.stringify(years))
      yield { path: ['leaders', i, 'death'], message: `${leaders[i].name}: other years of death are printed.` }
  })

/** Nobody else is historical: a table has these rows and no more. */
const complete = (rule: RuleId, rows: readonly Row[], isRoman: boolean) =>
  statement(rule, function* ({ leaders }) {
    for (const [i, { id, name, generic, people }] of leaders.entries()) {
      if (generic || (people === null) !== isRoman || rows.some(([known]) => known === id)) continue
      yield { path: ['leaders', i], message: `${name} is in no row of the table.` }
    }
  })

/** UR-T.leaders-c: a Roman enters in the zone of his town. */
function* entryZones(file: BoardFile): Iterable<Breach> {
  for (const [id, code, year] of romans) {
    const i = file.leaders.findIndex((leader) => leader.id === id)
    const entry = file.leaders[i]?.entry
    if (i < 0 || (entry?.year === year && entry.zone === townZone(file, towns[code]))) continue
    yield { path: ['leaders', i, 'entry'], message: `${file.leaders[i].name} enters at ${towns[code]} in ${year}.` }
  }
}

/** UR-T.leaders-d: a barbarian enters with his people. */
function* entryYears({ leaders }: BoardFile): Iterable<Breach> {
  for (const [id, people, year] of barbarians) {
    const i = leaders.findIndex((leader) => leader.id === id)
    if (i < 0 || (leaders[i].people === people && leaders[i].entry?.year === year)) continue
    yield { path: ['leaders', i], message: `${leaders[i].name} enters in ${year} as a leader of ${people}.` }
  }
}

const generics: readonly (readonly [RuleId, string, string])[] = [
  ['UR-T.generics-a', 'magister-p-thracias', 'thracia-3'],
  ['UR-T.generics-b', 'magister-p-oriens', 'oriens-9'],
  ['UR-T.generics-c', 'comes-africae', 'africa-4'],
  ['UR-T.generics-d', 'dux-galliae', 'galliae-3'],
  ['UR-T.generics-e', 'dux-britanniae', 'britanniae-2'],
]

const generic = ([rule, id, zone]: (typeof generics)[number]) =>
  statement(
    rule,
    holds(['leaders'], `The generic leader '${id}' stands in ${zone}.`, ({ leaders }) =>
      leaders.some((leader) => leader.id === id && leader.generic && leader.people === null && leader.zone === zone),
    ),
  )

type Value = 'cc' | 'vs' | 'cp'

const valued = (rule: RuleId, id: string, values: Readonly<Partial<Record<Value, number>>>) =>
  statement(rule, function* ({ leaders }) {
    const i = leaders.findIndex((leader) => leader.id === id)
    for (const value of ['vs', 'cp'] as const) {
      const expected = values[value]
      if (i >= 0 && expected !== undefined && leaders[i][value] !== expected)
        yield { path: ['leaders', i, value], message: `${leaders[i].name} has ${value.toUpperCase()} ${expected}.` }
    }
    const least = values.cc
    if (i >= 0 && least !== undefined && leaders[i].cc < least)
      yield { path: ['leaders', i, 'cc'], message: `${leaders[i].name} has a CC of at least ${least}.` }
  })

/** UR-1.2-c: an origin is a Roman's. */
function* originsAreRoman({ leaders }: BoardFile): Iterable<Breach> {
  for (const [i, { name, people, origin }] of leaders.entries()) {
    if (people !== null && origin !== null)
      yield { path: ['leaders', i, 'origin'], message: `${name} is no Roman and has no origin.` }
  }
}

/** UR-4.2.1-b UR-3.3.1-e: a generic leader is in neither table. */
function* genericsAreUntested({ leaders }: BoardFile): Iterable<Breach> {
  for (const [i, { name, generic: isGeneric, people, entry, death }] of leaders.entries()) {
    if (!isGeneric || people === null || (entry === null && (death ?? null) === null)) continue
    yield { path: ['leaders', i], message: `${name} is generic: no year of entry or death.` }
  }
}

export const leaders = [
  statement('UR-1.2-c', originsAreRoman),
  statement('UR-4.2.1-b', genericsAreUntested),
  ...romans.map((each) => row(each, 'UR-T.leaders-a')),
  complete('UR-T.leaders-a', romans, true),
  ...barbarians.map((each) => row(each, 'UR-T.leaders-b')),
  complete('UR-T.leaders-b', barbarians, false),
  statement('UR-T.leaders-c', entryZones),
  statement('UR-T.leaders-d', entryYears),
  ...generics.map(generic),
  valued('UR-T.counters-a', 'libius-severus', { cp: 1, vs: 1 }),
  valued('UR-T.counters-b', 'leon', { cp: 4, vs: 3 }),
  valued('UR-T.counters-c', 'genseric', { vs: 4 }),
  valued('UR-T.counters-e', 'aetius', { cc: 3 }),
]
