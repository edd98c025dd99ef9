/** Whoever cheats in a game that is played online, server or player, is found out by its file or by what a browser kept. */
import { describe, expect, test } from 'vitest'
import { commitment, LocalTable, newChain, secretFrom } from '../src/index.ts'
import {
  type Deed,
  firstTrace,
  type JournalStep,
  openingOf,
  provenFile,
  type Receipt,
  trace,
  verifyFile,
} from '../src/proof.ts'
import { OnlinePlay, playOnline } from '../src/testing/properties.ts'
import { toy } from './toy.ts'
import { changed, failing, file, GAMES, honest, played } from './verify-play.ts'

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

  test('tells another hash than it told a browser, or leaves a step out that it told of', () => {
    const told = (receipt: Receipt) => failing(file, { receipts: [receipt] })
    const { number, trace: kept } = honest.steps[5]
    expect(told({ number, trace: kept })).toEqual([])
    expect(told({ number })).toEqual([])
    expect(told({ number, trace: honest.steps[4].trace })).toEqual(['receipts'])
    expect(told({ number: honest.steps.length })).toEqual(['receipts'])
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

  /** One step of Red's, whose entries are told otherwise. */
  const told = (entries: (done: { readonly seat: number; readonly action: string }, link: string) => object[]) => {
    const play = new OnlinePlay(toy, { players: 3 }, 'player')
    const link = play.link(0) ?? ''
    const done = play.table.act(0, 'toss', false, link)
    play.write({ kind: 'act', seat: 0, link, entries: entries(done, link) as never })
    return verifyFile(play.file, GAMES).checks.find(({ name }) => name === 'chains')?.ok
  }

  test('lets what he does bear no link, or another, or does it in the name of another', () => {
    const { seat, action } = { seat: 0, action: 'toss' }
    expect(told((done, link) => [{ ...done, link }])).toBe(true)
    expect(told(() => [{ seat, action }])).toBe(false)
    expect(told(() => [{ seat, action, link: '12'.repeat(32) }])).toBe(false)
    expect(told((_, link) => [{ seat: 2, action, link }])).toBe(false)
  })

  test('who sits down later begins a chain of his own', () => {
    const later = newChain('55'.repeat(32), 10)
    const withChain = (link: string) => {
      const play = new OnlinePlay(toy, { players: 3 }, 'later')
      play.write({ kind: 'sit', seat: 0, player: 'person', name: null, anchor: later.anchor })
      play.write({ kind: 'act', seat: 0, link, entries: [play.table.act(0, 'toss', false, link)] })
      return failing(play.file)
    }
    expect(withChain(later.link(0))).toEqual([])
    expect(withChain(new OnlinePlay(toy, { players: 3 }, 'later').link(0) ?? '')).toEqual(['chains'])
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
