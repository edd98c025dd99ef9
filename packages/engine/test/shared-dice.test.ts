/** Dice that a server and people make together: what each roll depends on, and that every way to play it again agrees. */
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  commitment,
  type Die,
  d6,
  digest,
  Fault,
  keptPosition,
  LocalTable,
  load,
  newChain,
  type Rolled,
  reopen,
  resumeKept,
  SharedDice,
  save,
  secretFrom,
  type Turn,
} from '../src/index.ts'
import { Room } from '../src/room.ts'
import { position } from './local-table-play.ts'
import { toy } from './toy.ts'

const SECRET = secretFrom('server')
const [RED, BLUE] = ['red', 'blue'].map((name) => newChain(`${secretFrom(name)}${secretFrom(`${name} too`)}`, 500))
const SOURCE = { shared: SECRET, anchors: [RED.anchor, BLUE.anchor] }
const d256: Die = { name: 'd256', sides: 256, low: 0 }

const bytes = (dice: SharedDice, turn: Turn, count = 40): string => {
  dice.begin(turn)
  return Buffer.from(Array.from({ length: count }, () => dice.face(d256))).toString('hex')
}

/** The same by node:crypto. */
function expected(message: string, count = 40): string {
  const key = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(message).digest()
  const block = (k: number) => createHmac('sha256', key).update(`tabularium dice ${k}`).digest()
  return Buffer.concat([block(0), block(1)])
    .subarray(0, count)
    .toString('hex')
}

/** Plays on at random: people by their chains, each link once; every third thing of blue is done by the server. */
function playOn(table: LocalTable, actions: number, used = { red: 0, blue: 0 }): LocalTable {
  for (const end = table.length + actions; table.length < end && table.decision !== null; ) {
    const { seat, actions: legal } = table.decision
    const texts = legal.map((each) => table.game.notation(each)).filter((text) => text !== 'resign')
    const text = texts[(7 * table.length) % texts.length]
    const link = seat === 0 ? RED.link(used.red++) : used.blue % 3 === 2 ? null : BLUE.link(used.blue)
    if (seat === 1) used.blue++
    table.act(seat, text, false, link)
  }
  return table
}

const shared = () => new LocalTable(toy, { dice: SOURCE })
const facesOf = (table: LocalTable) => table.rolls().map(({ face }) => face)

/** The server does one thing by itself, and rolls if it can. */
function doAlone(table: LocalTable): readonly Rolled[] {
  const { seat = 0, actions = [] } = table.decision ?? {}
  const texts = actions.map((each) => table.game.notation(each)).filter((text) => text !== 'resign')
  return table.act(seat, texts.find((text) => text === 'toss') ?? texts[0]).rolls
}

function goOnAlone(table: LocalTable, actions: number): LocalTable {
  for (const end = table.length + actions; table.length < end && table.decision !== null; ) doAlone(table)
  return table
}

describe('what a roll depends on', () => {
  test('a resumed table goes on from the latest link, however many actions had none since', () => {
    let rolled = 0
    for (let n = 1; n < 12; n++) {
      for (const alone of [0, 1, 2]) {
        const begun = () => goOnAlone(playOn(shared(), n), alone)
        const straight = facesOf(goOnAlone(begun(), 4))
        const { stretches, log, present } = begun()
        const resumed = LocalTable.resume(toy, { start: {}, stretches, entries: log, kept: present })
        expect(facesOf(goOnAlone(resumed, 4)), `${n} ${alone}`).toEqual(straight)
        rolled += straight.length - facesOf(begun()).length
      }
    }
    expect(rolled).toBeGreaterThan(20)
  })

  test('an action is keyed by the link and its place after it, by node:crypto', () => {
    const link = RED.link(3)
    expect(bytes(new SharedDice(SOURCE), { link, place: 0 })).toBe(expected(`tabularium roll 0 ${link}`))
    expect(bytes(new SharedDice(SOURCE), { link, place: 12 })).toBe(expected(`tabularium roll 12 ${link}`))
  })

  test('the set-up, and whatever comes before the first link, by the anchors', () => {
    const anchors = `${RED.anchor} - ${BLUE.anchor}`
    const dice = new SharedDice({ shared: SECRET, anchors: [RED.anchor, null, BLUE.anchor] })
    expect(Buffer.from([dice.face(d256)]).toString('hex')).toBe(expected(`tabularium roll -1 ${anchors}`, 1))
    expect(bytes(dice, { link: null, place: 2 })).toBe(expected(`tabularium roll 2 ${anchors}`))
  })

  test('what follows without a link is keyed by the latest one, and how many actions ago that was first brought', () => {
    const face = (link: string, place: number) => {
      const dice = new SharedDice(SOURCE)
      dice.begin({ link, place })
      return dice.face(d6)
    }
    const table = new LocalTable(toy, { dice: SOURCE, options: { hand: 3 }, position: position() })
    table.actTogether(0, ['pick as', 'lay'], RED.link(0))
    // Three actions after the first that brought it.
    expect(table.act(1, 'guard dupondius').rolls.map(({ face: each }) => each)[0]).toBe(face(RED.link(0), 2))
    expect(table.act(1, 'toss').rolls[0].face).toBe(face(RED.link(0), 3))
    table.act(1, 'draw', false, BLUE.link(0))
    table.act(0, 'draw', false, RED.link(1))
    table.backTo(5)
    expect(table.act(0, 'toss').rolls[0].face).toBe(face(BLUE.link(0), 1))
  })

  test('a secret or an anchor that is none is refused', () => {
    expect(() => new SharedDice({ shared: 'x', anchors: [] })).toThrow(Fault)
    for (const anchors of [['x'], [RED.anchor, 'x'], [null, 'x']]) {
      expect(() => new SharedDice({ shared: SECRET, anchors })).toThrow(Fault)
    }
    expect(() => shared().act(0, 'toss', false, 'x')).toThrow(Fault)
  })

  test('the commitment is that of the secret of the server', () => {
    expect(shared().commitments).toEqual([commitment(SECRET)])
  })

  test('another link, another anchor or another secret gives other dice', () => {
    const toss = (dice: typeof SOURCE, link: string) => {
      const table = new LocalTable(toy, { dice })
      return digest({ rolls: facesOf(table), byLink: bytes(new SharedDice(dice), { link, place: 0 }) })
    }
    const all = [
      toss(SOURCE, RED.link(0)),
      toss(SOURCE, RED.link(1)),
      toss({ ...SOURCE, shared: secretFrom('another') }, RED.link(0)),
      toss({ ...SOURCE, anchors: [RED.anchor, RED.anchor] }, RED.link(0)),
    ]
    expect(new Set(all).size).toBe(4)
  })

  test('something done in between does not change what a link will bring', () => {
    const dice = new SharedDice(SOURCE)
    const link = RED.link(0)
    const once = bytes(dice, { link, place: 0 })
    bytes(dice, { link: BLUE.link(0), place: 0 })
    expect(bytes(dice, { link, place: 0 })).toBe(once)
  })
})

describe('a table with shared dice', () => {
  const table = playOn(shared(), 300)

  test('has rolled, by links of both and by none', () => {
    expect(table.length).toBeGreaterThan(20)
    const kinds = new Set(table.log.map(({ seat, link }) => `${seat} ${link !== undefined}`))
    expect(kinds).toEqual(new Set(['0 true', '1 true', '1 false']))
    expect(table.rolls().length).toBeGreaterThan(10)
  })

  test('plays the same again by its log', () => {
    expect(() => table.check()).not.toThrow()
    const again = load([toy], save(table)).table
    expect({ log: again.log, digest: again.digest }).toEqual({ log: table.log, digest: table.digest })
    expect(facesOf(again)).toEqual(facesOf(table))
  })

  test('is saved with every link, be it a single one', () => {
    const once = shared()
    once.act(0, 'toss', false, RED.link(0))
    expect(JSON.parse(save(once)).links).toEqual([[0, RED.link(0)]])
    expect(JSON.parse(save(shared()))).not.toHaveProperty('links')
  })

  test('a save without its links is not the same game', () => {
    const { links: _, sum: __, ...rest } = JSON.parse(save(table))
    expect(() => load([toy], JSON.stringify({ ...rest, sum: digest(rest) }))).toThrow(/does not fit/)
  })

  test('at any moment is what it was; a branch goes on with dice of its own', () => {
    const other = shared()
    const used = { red: 0, blue: 0 }
    for (let n = 0; n < table.length; n++) {
      expect(digest(toy.write(table.at(n) as never))).toBe(other.digest)
      playOn(other, 1, used)
    }
    const branch = table.branch(10)
    expect(branch.stretches.map((stretch) => Object.keys(stretch).includes('shared'))).toEqual([true, false])
    expect(() => playOn(branch, 20).check()).not.toThrow()
  })

  test.each(['on the way', 'present'] as const)('goes on from a kept position, %s', (which) => {
    const half = playOn(shared(), 12)
    const kept = {
      rules: toy.version,
      edition: toy.edition,
      options: half.options,
      dice: half.stretches,
      entries: half.log.slice(),
      kept: keptPosition(half, which),
      past: [],
      carried: null,
    }
    const used = {
      red: half.log.filter(({ seat }) => seat === 0).length,
      blue: half.log.filter(({ seat }) => seat === 1).length,
    }
    const resumed = playOn(resumeKept(toy, kept), 30, { ...used })
    expect(facesOf(resumed)).toEqual(facesOf(playOn(half, 30, { ...used })))
    expect(reopen(toy, { ...kept, rules: 0 }).table.log).toEqual(kept.entries)
  })

  test('what has no link counts from the first of those that were done together, when it is resumed too', () => {
    const played = shared()
    const coin = played.decision?.actions
      .map((action) => toy.notation(action as never))
      .find((text) => text.startsWith('pick'))
    played.actTogether(0, [coin ?? '', 'lay'], RED.link(0))
    const resumed = LocalTable.resume(toy, {
      start: {},
      stretches: played.stretches,
      entries: played.log,
      kept: played.present,
    })
    const guard = played.decision?.actions
      .map((action) => toy.notation(action as never))
      .find((text) => text !== 'yield')
    if (guard === undefined) throw new Error('nothing to guard with')
    expect(resumed.act(1, guard).rolls).toEqual(played.act(1, guard).rolls)
    expect(played.rolls().at(-1)).toMatchObject({ action: 2, purpose: { for: 'guard' } })
  })

  test('whose dice are shared anew goes on from no link, whichever way it is played again', () => {
    const anew = { shared: secretFrom('anew'), anchors: [BLUE.anchor, RED.anchor] }
    const table = playOn(shared(), 6)
    expect(table.log.some((entry) => entry.link !== undefined)).toBe(true)
    table.changeDice(anew)
    const before = facesOf(table)
    const live = Array.from({ length: 8 }, () => doAlone(table)).flat()
    expect(live.length).toBeGreaterThan(2)
    expect(facesOf(table)).toEqual([...before, ...live.map(({ face }) => face)])
  })

  test('a file of a game that is not over goes on with ordinary dice', () => {
    const half = playOn(shared(), 10)
    const opened = load([toy], save(half)).table
    expect(opened.stretches.map(({ from }) => from)).toEqual([0, 10])
    expect(opened.stretches[1]).toHaveProperty('secret')
    expect(() => load([toy], save(playOn(opened, 20))).table.check()).not.toThrow()
  })
})

describe('taking back', () => {
  /** Somebody may pick a coin, which can be taken back. */
  const picking = () => {
    const table = shared()
    const pick = (table.decision?.actions ?? [])
      .map((each) => toy.notation(each as never))
      .find((t) => t.startsWith('pick'))
    if (pick === undefined) throw new Error('nothing to pick')
    return { table, pick, seat: table.decision?.seat ?? 0 }
  }

  test('what is done again bears the new link, and all that is done together the same', () => {
    const { table, pick, seat } = picking()
    table.act(seat, pick, false, RED.link(0))
    table.undo(seat)
    expect(() => table.redo(seat, 'x')).toThrow('A link is 64 hexadecimal digits.')
    table.redo(seat, RED.link(1))
    expect(table.log.map(({ link }) => link)).toEqual([RED.link(1)])
    table.undo(seat)
    table.actTogether(seat, [pick, 'lay'], RED.link(2))
    expect(table.log.map(({ link }) => link)).toEqual([RED.link(2), RED.link(2)])
  })

  test('by consent all since a moment is taken back, dice too, and the next link brings others', () => {
    const table = playOn(shared(), 30)
    const before = digest(toy.write(table.at(8) as never))
    const room = new Room(table)
    const { length } = table
    const taken = room.backTo(8)
    expect(taken.length).toBe(length - 8)
    expect(table.digest).toBe(before)
    expect(table.canRedo).toBe(false)
    playOn(table, 20, { red: 100, blue: 100 })
    expect(() => table.check()).not.toThrow()
    expect(() => table.backTo(500)).toThrow(Fault)
  })

  test('a room hands the link on', () => {
    const { table, pick, seat } = picking()
    const room = new Room(table)
    room.act(seat, pick, 0, RED.link(0))
    room.undo(seat)
    room.redo(seat, 0, RED.link(1))
    room.undo(seat)
    room.actTogether(seat, [pick], 0, RED.link(2))
    expect(table.log.map(({ link }) => link)).toEqual([RED.link(2)])
  })
})
