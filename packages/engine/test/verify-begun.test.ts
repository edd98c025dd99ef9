/** The file of a game that was begun elsewhere and then played online: it goes on from what was done before. */
import { describe, expect, test } from 'vitest'
import { commitment, digest, type JsonObject, LocalTable, newChain, secretFrom } from '../src/index.ts'
import { type Deed, firstTrace, type JournalStep, openingOf, provenFile, trace, verifyFile } from '../src/proof.ts'
import { position } from './local-table-play.ts'
import { toy } from './toy.ts'

const OPTIONS = { players: 3, hand: 3 }
const SERVER = secretFrom('server')
const [RED, BLUE, AIDE] = [0, 1, 2]

interface Begun {
  readonly table: LocalTable
  /** Of Red; the others bring none. */
  readonly link: (n: number) => string
  readonly steps: JournalStep[]
  write(what: Deed): void
}

/** From here on the dice are shared. */
function goOnline(table: LocalTable, start: string | null = table.digest): Begun {
  const chain = newChain('ab'.repeat(32), 10)
  const anchors = [chain.anchor, null, null]
  table.changeDice({ shared: SERVER, anchors })
  let latest = firstTrace(openingOf(toy, table.options, commitment(SERVER), start))
  const steps: JournalStep[] = []
  const write = (what: Deed) => {
    latest = trace(SERVER, latest, steps.length, what)
    steps.push({ number: steps.length, trace: latest, what })
  }
  write({ kind: 'begin', anchors })
  return { table, link: (n) => chain.link(n) ?? '', steps, write }
}

function act({ table, write }: Begun, seat: number, actions: readonly string[], link: string | null = null): void {
  write({ kind: 'act', seat, link, entries: table.actTogether(seat, actions, link) })
}

const fileOf = ({ table, steps }: Begun): string => provenFile(table, { steps })
const failing = (file: string): string[] => verifyFile(file, [toy]).checks.flatMap(({ name, ok }) => (ok ? [] : [name]))
const startIn = (file: string): string | null => JSON.parse(file).online.start

/** The file with another start, signed again. */
function startingAt(file: string, start: string | null): string {
  const { sum: _, ...content } = JSON.parse(file) as JsonObject & { online: JsonObject }
  const changed: JsonObject = { ...content, online: { ...content.online, start } }
  return `${JSON.stringify({ ...changed, sum: digest(changed) })}\n`
}

const onTheTable = (dice = { secret: secretFrom('before') }): LocalTable =>
  new LocalTable(toy, { options: OPTIONS, dice, position: position() })

describe('a game that was begun elsewhere', () => {
  test('goes on from what was done, by helpers and together, with dice that changed on the way', () => {
    const table = onTheTable()
    table.act(AIDE, 'toss')
    table.changeDice({ secret: secretFrom('changed') })
    table.actTogether(RED, ['pick as', 'pick quinarius'])
    const start = table.digest
    const begun = goOnline(table)
    act(begun, AIDE, ['lay'])
    act(begun, BLUE, ['guard dupondius'])
    act(begun, BLUE, ['draw'])
    act(begun, RED, ['pick tressis', 'lay'], begun.link(0))
    const file = fileOf(begun)
    expect(failing(file)).toEqual([])
    expect(startIn(file)).toBe(start)
    expect(JSON.parse(file).tabularium).toBe(4)
    // What was rolled before is no part of the proof.
    expect(JSON.parse(file).online.journal[0]).not.toHaveProperty('rolls')
    expect(JSON.parse(file)).toMatchObject({
      helpers: [
        [0, AIDE],
        [3, AIDE],
      ],
      joined: [2, 7],
      links: [
        [6, begun.link(0)],
        [7, begun.link(0)],
      ],
    })
  })

  test('names the position it was given, though nothing was done before', () => {
    const begun = goOnline(onTheTable())
    act(begun, RED, ['toss'], begun.link(0))
    expect(startIn(fileOf(begun))).toBe(onTheTable().digest)
    expect(failing(fileOf(begun))).toEqual([])
  })

  test('that begins with its set-up names none', () => {
    const begun = goOnline(new LocalTable(toy, { options: OPTIONS, dice: { secret: secretFrom('set-up') } }), null)
    act(begun, RED, ['toss'], begun.link(0))
    expect(startIn(fileOf(begun))).toBeNull()
    expect(failing(fileOf(begun))).toEqual([])
  })

  test('that tells of another start is found out', () => {
    const begun = goOnline(onTheTable())
    act(begun, RED, ['toss'], begun.link(0))
    for (const start of [null, 'ef'.repeat(32)]) {
      expect(failing(startingAt(fileOf(begun), start))).toEqual(expect.arrayContaining(['trace', 'log']))
    }
  })

  test('whose beginning the rules refuse is found out by its file alone', () => {
    const table = onTheTable()
    table.act(RED, 'pick as')
    const begun = goOnline(table)
    act(begun, RED, ['lay'], begun.link(0))
    const { sum: _, ...content } = JSON.parse(fileOf(begun))
    const changed = { ...content, actions: ['yield', ...content.actions.slice(1)] }
    expect(failing(`${JSON.stringify({ ...changed, sum: digest(changed) })}\n`)).toEqual(['file'])
  })

  test('without shared dice has no such file', () => {
    expect(() => provenFile(onTheTable(), { steps: [] })).toThrow('were not shared')
  })
})
