/** A game that was played online is checked by its file; whoever cheats, server or player, is found out. */
import { describe, expect, test } from 'vitest'
import { commitment, digest, type JsonObject, LocalTable, newChain, secretFrom } from '../src/index.ts'
import {
  type CheckName,
  type Deed,
  firstTrace,
  type JournalStep,
  openingOf,
  provenFile,
  type Receipt,
  trace,
  verifyFile,
  type Witness,
} from '../src/proof.ts'
import { OnlinePlay, playOnline } from '../src/testing/properties.ts'
import { toy } from './toy.ts'

const played = (seed = 'one', bots: readonly number[] = []) =>
  playOnline(new OnlinePlay(toy, { players: 3 }, seed, bots), seed)

const honest = played()
const file = honest.file
const GAMES = [toy]

const failing = (text: string, witness?: Witness): CheckName[] =>
  verifyFile(text, GAMES, witness).checks.flatMap(({ name, ok }) => (ok ? [] : [name]))

type Content = ReturnType<typeof contentOf>
const contentOf = (text: string) =>
  JSON.parse(text) as JsonObject & {
    dice: { shared: string; anchors: string[] }[]
    actions: string[]
    links: [number, string][]
    latest: JsonObject
    online: { commitment: string; anchors: string[]; journal: (JournalStep & { rolls?: number[][] })[] }
  }

/** The file with something changed, signed again. */
function changed(change: (content: Content) => void, text = file): string {
  const { sum: _, ...content } = contentOf(text)
  change(content as Content)
  return `${JSON.stringify({ ...content, sum: digest(content) })}\n`
}

/** All running hashes made anew, as only a server can. */
function traced(secret: string, deeds: readonly Deed[]): JournalStep[] {
  let latest = firstTrace(openingOf(toy, { players: 3 }, commitment(secret), null))
  return deeds.map((what, number) => {
    latest = trace(secret, latest, number, what)
    return { number, trace: latest, what }
  })
}

/** Something legal that ends nothing: a throw, or whatever comes first. */
function something({ decision }: LocalTable): string {
  const texts = (decision?.actions ?? []).map((action) => toy.notation(action as never))
  return texts.includes('toss') ? 'toss' : (texts.find((text) => text !== 'resign') ?? '')
}

const actStep = ({ what }: JournalStep) => what.kind === 'act'

describe('an honest game', () => {
  test('is verified, with what a browser kept and without', () => {
    const { receipts } = honest
    const verified = verifyFile(file, GAMES, { receipts, commitment: commitment(honest.secret) })
    expect(verified.checks.map(({ name, ok }) => [name, ok])).toEqual(
      ['file', 'commitment', 'anchors', 'chains', 'trace', 'log', 'rolls', 'position', 'receipts'].map((name) => [
        name,
        true,
      ]),
    )
    expect(verified.ok).toBe(true)
    expect(verified.sums).toMatchObject({ commitment: commitment(honest.secret), secret: honest.secret })
    expect(verified.sums?.trace).toMatch(/^[0-9a-f]{64}$/)
    expect(verified.sums?.rolls).toBeGreaterThan(5)
    expect(verified.sums?.links).toBeGreaterThan(10)
    expect(verifyFile(file, GAMES)).toMatchObject({ ok: true, checks: { length: 8 } })
  })

  test('holds every kind of step', () => {
    const kinds = new Set(
      Array.from({ length: 8 }, (_, i) => played(`kinds ${i}`).steps.map(({ what }) => what.kind)).flat(),
    )
    expect(kinds).toEqual(new Set(['sit', 'begin', 'act', 'undo', 'redo', 'back']))
  })

  test.each(Array.from({ length: 30 }, (_, i) => i))('random game %i, with a bot or without', (i) => {
    const play = played(`random ${i}`, i % 3 === 0 ? [1] : [])
    const { checks } = verifyFile(play.file, GAMES, { receipts: play.receipts })
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })

  test('that was begun elsewhere goes on from there', () => {
    const before = new LocalTable(toy, { options: { players: 3 }, dice: { secret: secretFrom('before') } })
    while (before.length < 4) before.act(before.decision?.seat ?? 0, something(before))
    const secret = secretFrom('server')
    const chain = newChain('ab'.repeat(32), 10)
    before.changeDice({ shared: secret, anchors: [chain.anchor, null, null] })
    let latest = firstTrace(openingOf(toy, before.options, commitment(secret), before.digest))
    const steps: JournalStep[] = []
    const write = (what: Deed) => {
      latest = trace(secret, latest, steps.length, what)
      steps.push({ number: steps.length, trace: latest, what })
    }
    write({ kind: 'begin', anchors: [chain.anchor, null, null] })
    const seat = before.decision?.seat ?? 0
    const link = seat === 0 ? chain.link(0) : null
    write({ kind: 'act', seat, link, entries: [before.act(seat, something(before), false, link)] })
    expect(failing(provenFile(before, { steps }))).toEqual([])
  })

  test('what is said is said in English and French', () => {
    for (const { words } of verifyFile(file, GAMES, { receipts: honest.receipts }).checks) {
      expect(words.en).not.toBe(words.fr)
      expect(words.en.length * words.fr.length).toBeGreaterThan(0)
    }
  })
})

describe('a file that was changed', () => {
  test('by one byte anywhere', { timeout: 120_000 }, () => {
    const bytes = Buffer.from(file)
    const missed: number[] = []
    const apart = Math.max(1, Math.floor(bytes.length / 1500))
    for (let i = 0; i < bytes.length; i += apart) {
      const copy = Buffer.from(bytes)
      copy[i] = copy[i] === 0x20 ? 0x31 : 0x20
      if (verifyFile(copy.toString(), GAMES).ok) missed.push(i)
      copy[i] = bytes[i] ^ 1
      if (verifyFile(copy.toString(), GAMES).ok) missed.push(i)
    }
    expect(missed).toEqual([])
    expect(verifyFile(`${file.trimEnd()} `, GAMES).ok).toBe(false)
    expect(verifyFile(file.slice(0, -2), GAMES).ok).toBe(false)
  })

  test('a save that is none of an online game', () => {
    expect(failing('{}')).toEqual(['file'])
    expect(failing(changed((content) => Reflect.deleteProperty(content, 'online')))).toEqual(['file'])
    expect(verifyFile(file, []).checks).toMatchObject([{ name: 'file', ok: false }])
  })

  test('an end that was not reached', () => {
    const other = contentOf(played('two').file)
    expect(
      failing(changed((content) => Object.assign(content, { latest: other.latest, end: digest(other.latest) }))),
    ).toEqual(['position'])
  })

  test('who did it, or what was done together', () => {
    expect(failing(changed((content) => Object.assign(content, { joined: [1] })))).toContain('log')
    expect(failing(changed((content) => Object.assign(content, { helpers: [] })))).toContain('log')
  })
})

describe('a server that cheats', () => {
  test('swaps its secret', () => {
    const other = secretFrom('another')
    const swapped = changed(({ dice }) => Object.assign(dice[0], { shared: other }))
    expect(failing(swapped)).toContain('commitment')
    const promise = { commitment: commitment(honest.secret) }
    const both = changed(({ dice, online }) => {
      Object.assign(dice[0], { shared: other })
      Object.assign(online, { commitment: commitment(other) })
    })
    expect(failing(both, promise)).toContain('commitment')
  })

  test('changes a face', () => {
    const lying = changed(({ online }) => {
      const roll = online.journal.findLast(({ rolls }) => rolls !== undefined)?.rolls?.[0] ?? []
      roll[3] = roll[3] === roll[2] ? roll[3] + 1 : roll[3] - 1
    })
    expect(failing(lying)).toEqual(['rolls'])
  })

  test('changes a hidden draw of the set-up', () => {
    const lying = changed(({ online }) => {
      const roll = online.journal.find(({ what }) => what.kind === 'begin')?.rolls?.[0] ?? []
      roll[3] = roll[3] === 0 ? 1 : 0
    })
    expect(failing(lying)).toEqual(['rolls'])
  })

  test('drops an action after the fact, to roll again: the browser has another hash', () => {
    const play = new OnlinePlay(toy, { players: 3 }, 'dropping')
    play.act(0, 'toss')
    const { receipts } = play
    const kept: Receipt[] = receipts.slice()
    // It takes its journal back, and lets the player do the same again with his next link.
    const secret = play.secret
    const before = play.steps.slice(0, -1).map(({ what }) => what)
    const again = new LocalTable(toy, { options: { players: 3 }, dice: play.table.stretches[0] })
    const mine = [play.link(0), play.link(0)]
    const entries = [again.act(0, 'toss', false, mine[0])]
    const steps = traced(secret, [...before, { kind: 'act', seat: 0, link: mine[0], entries }])
    const forged = provenFile(again, { steps })
    expect(failing(forged)).toContain('chains')
    expect(failing(forged, { receipts: kept })).toContain('receipts')
  })

  test('rewrites all of it with a player who helps: only what another browser kept tells', () => {
    const play = played('conspiracy')
    const fewer = new OnlinePlay(toy, { players: 3 }, 'conspiracy')
    playOnline(fewer, 'another way')
    expect(failing(fewer.file)).toEqual([])
    expect(failing(fewer.file, { receipts: play.receipts })).toEqual(['receipts'])
  })

  test('uses another link than the one it was sent', () => {
    const play = new OnlinePlay(toy, { players: 3 }, 'another link')
    const [mine, next] = [play.link(0), play.link(0)]
    if (mine === null || next === null) throw new Error('no links')
    const entries = [play.table.act(0, 'toss', false, null)]
    play.write({ kind: 'act', seat: 0, link: null, entries })
    const number = play.steps.length - 1
    expect(failing(play.file)).toEqual([])
    const receipts = [{ number, trace: play.steps[number].trace, link: mine }]
    expect(failing(play.file, { receipts })).toEqual(['receipts'])
  })

  test('tells of a link, and rolls with another', () => {
    const forged = changed(({ online, links }) => {
      const step = online.journal.findLast((each) => actStep(each) && each.rolls !== undefined)
      if (step?.what.kind !== 'act') throw new Error('no act')
      const other = 'cd'.repeat(32)
      const { link } = step.what
      Object.assign(step.what, { link: other, entries: step.what.entries.map((entry) => ({ ...entry, link: other })) })
      for (const each of links) if (each[1] === link) each[1] = other
    })
    expect(failing(forged)).toEqual(expect.arrayContaining(['chains', 'trace', 'rolls']))
  })

  test('puts a step in, takes one out, or changes places', () => {
    const deeds = honest.steps
    const [first, second] = [deeds.findIndex(actStep), deeds.findLastIndex(actStep)]
    const tries: ((journal: JournalStep[]) => unknown)[] = [
      (journal) => journal.splice(first, 1),
      (journal) => journal.splice(second, 0, journal[second]),
      (journal) => journal.splice(0, 2, journal[1], journal[0]),
      (journal) => journal.pop(),
    ]
    for (const attempt of tries) expect(failing(changed(({ online }) => attempt(online.journal)))).not.toEqual([])
  })

  test('changes a hash, or the promise in the file', () => {
    expect(failing(changed(({ online }) => Object.assign(online.journal[3], { trace: 'ef'.repeat(32) })))).toEqual([
      'trace',
    ])
    expect(failing(changed(({ online }) => Object.assign(online, { commitment: 'ef'.repeat(32) })))).toContain(
      'commitment',
    )
  })

  test('tells of hidden things what is not so', () => {
    const receipts = honest.receipts.map((receipt, i) => (i === 8 ? { ...receipt, seal: '00'.repeat(32) } : receipt))
    expect(failing(file, { receipts })).toEqual(['receipts'])
  })
})

describe('a player who cheats', () => {
  /** A journal in which seat 0 tosses with these links, hashed as it stands. */
  const withLinks = (links: (play: OnlinePlay) => readonly (string | null)[]) => {
    const play = new OnlinePlay(toy, { players: 3 }, 'player')
    for (const link of links(play)) {
      const seat = play.table.decision?.seat ?? 0
      play.write({ kind: 'act', seat, link, entries: [play.table.act(seat, something(play.table), false, link)] })
    }
    return failing(play.file)
  }

  test('sends links in their order: nothing is wrong', () => {
    expect(withLinks((play) => [play.link(0), play.link(0)])).toEqual([])
  })

  test('leaves a link out', () => {
    expect(withLinks((play) => [play.link(0), play.link(0) && play.link(0)])).toEqual(['chains'])
  })

  test('sends a link twice', () => {
    expect(
      withLinks((play) => {
        const link = play.link(0)
        return [link, link]
      }),
    ).toEqual(['chains'])
  })

  test("sends another's link", () => {
    expect(withLinks((play) => [play.link(1)])).toEqual(['chains'])
  })

  test('makes one up', () => {
    expect(withLinks(() => ['12'.repeat(32)])).toEqual(['chains'])
  })

  test('changes his anchor', () => {
    const other = newChain('77'.repeat(32), 4).anchor
    expect(failing(changed(({ online }) => online.anchors.splice(0, 1, other)))).toEqual(['anchors'])
    expect(failing(changed(({ dice }) => dice[0].anchors.splice(0, 1, other)))).toContain('anchors')
    const begun = changed(({ online }) => {
      const step = online.journal.find(({ what }) => what.kind === 'begin')
      Object.assign(step?.what ?? {}, { anchors: [other, ...online.anchors.slice(1)] })
    })
    expect(failing(begun)).toEqual(expect.arrayContaining(['anchors', 'chains', 'trace']))
  })
})
