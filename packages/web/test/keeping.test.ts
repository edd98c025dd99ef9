/** How games are kept on a device: entry by entry, opened from their last position, and never lost to an odd one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, FastDice, KEEP_EVERY, LocalTable, type Player, save, secretFrom } from '@tabularium/engine'
import { Room } from '@tabularium/engine/room'
import { toy } from '@tabularium/engine/testing/toy'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { tetrarchia } from '@tabularium/tetrarchia'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { describe, expect, test } from 'vitest'
import { Keeper } from '../src/table/keeper.ts'
import { reopened } from '../src/table/opening.ts'
import { Shelf } from '../src/table/shelf.ts'
import { around, corrected, Device, drawn, game, quick, refusal, romans, Screen, table } from './host-play.ts'

const GAMES: readonly AnyGame[] = [tetrarchia, fallOfTheRomanEmpire, ultimusRomanorum]

/** A page that knows these games; what it does when there is time is done when `idle` is called. */
function pageOn(device: Device, games = GAMES) {
  const waiting: (() => void)[] = []
  const screen = new Screen({
    ...around(device),
    game: (id) => {
      const found = games.find((each) => each.id === id)
      return found && Promise.resolve(found)
    },
    later: (what) => waiting.push(what),
  })
  const idle = () => {
    for (const what of waiting.splice(0)) what()
  }
  return { screen, host: screen.host, idle }
}

/** Plays at random, never ending the game by the shortest way; now and then takes something back. */
async function playOn({ screen, host }: ReturnType<typeof pageOn>, actions: number, seed = 'kept'): Promise<void> {
  const dice = new FastDice(secretFrom(seed))
  for (let n = 0; n < actions && screen.snapshot.question !== null; n++) {
    if (screen.snapshot.viewer === null) await screen.look()
    if (screen.snapshot.canUndo && dice.below(10) === 0) await screen.undo()
    else await screen.act(screen.choices[dice.below(screen.choices.length)])
  }
  await host.kept()
}

const fixtures = GAMES.flatMap(({ id }) => {
  const folder = join(import.meta.dirname, '..', '..', 'games', id, 'test', 'records', 'kept')
  return readdirSync(folder).map((name) => [`${id} ${name}`, readFileSync(join(folder, name), 'utf8')] as const)
})

describe('keeping', () => {
  test('who was asked has the last word over a helper after the game is opened again, too', async () => {
    const device = new Device()
    const room = new Room(new LocalTable(toy, { options: { players: 3 }, dice: { secret: secretFrom('helper') } }))
    const cover = () => ({ id: 'three', name: 'three', names: [], hints: 0, changed: 0, outline: {}, eras: [] })
    const keeper = new Keeper(room, new Shelf(device), cover, () => {}, { loose: false, stored: undefined })
    room.listen(({ from }) => keeper.changed(from))
    for (const action of ['pick as', 'lay']) room.act(2, action)
    await keeper.done
    const found = await new Shelf(device).get('three')
    if (found === undefined || 'damaged' in found) throw new Error('The game was not kept.')
    const { table: again } = await reopened(toy, found)
    expect(again.undoFault(2)?.message).toContain('the turn went on')
    expect(again.undoFault(0)).toBeUndefined()
  })

  test('what is written for an action does not grow with the game', async () => {
    const device = new Device()
    const room = new Room(new LocalTable(ultimusRomanorum, { dice: { secret: secretFrom('thousand') } }))
    const cover = () => ({ id: 'long', name: 'long', names: [], hints: 0, changed: 0, outline: {}, eras: [] })
    const keeper = new Keeper(room, new Shelf(device), cover, () => {}, { loose: false, stored: undefined })
    room.listen(({ from }) => keeper.changed(from))
    const dice = new FastDice(secretFrom('thousand'))
    for (let n = 0; n < 1000; n++) {
      const { decision, game: ultimus } = room.table
      if (decision === null) throw new Error(`The game was over after ${n} actions.`)
      room.act(decision.seat, ultimus.notation(decision.actions[dice.below(decision.actions.length)]))
      await keeper.done
    }
    expect(device.games.get('long')?.entries).toHaveLength(1000)
    expect(device.bytes).toHaveLength(1000)
    const mean = (bytes: readonly number[]) => bytes.reduce((sum, each) => sum + each, 0) / bytes.length
    const isPosition = (_: number, i: number) => (i + 1) % KEEP_EVERY === 0
    const actions = device.bytes.slice(1).filter((bytes, i) => !isPosition(bytes, i + 1))
    expect(Math.max(...actions)).toBeLessThan(1000)
    expect(mean(actions.slice(-200))).toBeLessThan(mean(actions.slice(0, 200)) * 1.05)
    const positions = device.bytes.filter(isPosition)
    expect(positions).toHaveLength(15)
    expect(Math.max(...positions)).toBeLessThan(positions[0] * 1.5)
  })

  test('undo cuts what was written, and what is done instead stands in its place', async () => {
    const { screen, host, device } = table()
    await screen.create(drawn(romans))
    for (const action of ['move etruria', 'secure', 'move roma']) await screen.act(action)
    await host.kept()
    await screen.undo()
    await screen.undo()
    await screen.act('move cisalpina')
    await host.kept()
    expect(device.games.get('game-1')?.entries).toMatchObject([
      { number: 0, action: 'move etruria' },
      { number: 1, action: 'move cisalpina' },
    ])
    await screen.undo()
    await host.kept()
    expect(device.games.get('game-1')).toMatchObject({ record: { length: 1 }, entries: [{ action: 'move etruria' }] })
  })

  test.each(GAMES.map(({ id }) => [id]))(
    '%s: another page goes on exactly where the first was killed or left',
    async (id) => {
      for (const [actions, isLeft] of [
        [30, false],
        [KEEP_EVERY + 20, false],
        [KEEP_EVERY + 20, true],
      ] as const) {
        const device = new Device()
        const first = pageOn(device)
        const players: Player[] = id === 'tetrarchia' ? ['person'] : ['person', 'person']
        await first.screen.create({ game: id, options: {}, players })
        await playOn(first, actions, `${id} ${actions}`)
        const saved = first.host.save()
        if (isLeft) await first.host.leave('game-1')
        device.claimed.clear()
        const second = pageOn(device)
        await second.screen.open('game-1')
        expect(second.host.save()).toBe(saved)
        second.idle()
        expect(second.screen.snapshot.notes).toEqual([])
        const told = second.screen.mirror.lines
        await second.screen.whole()
        expect(told).toEqual(second.screen.mirror.lines)
        expect(told.some(({ action }) => action === -1) || id !== 'tetrarchia').toBe(true)
        await playOn(second, 5, 'on')
      }
    },
  )

  test('of a long game what was done last is told first, and the rest when there is time', async () => {
    const device = new Device()
    const first = pageOn(device)
    await first.screen.create({ game: 'fall-of-the-roman-empire', options: {}, players: ['person', 'person'] })
    await playOn(first, KEEP_EVERY + 60)
    expect(first.screen.snapshot.length).toBeGreaterThan(KEEP_EVERY)
    device.claimed.clear()
    const { screen, idle } = pageOn(device)
    const { lines } = await screen.open('game-1')
    expect(lines.every(({ action }) => action >= KEEP_EVERY)).toBe(true)
    idle()
    expect(screen.mirror.lines.filter(({ action }) => action < KEEP_EVERY).length).toBeGreaterThan(KEEP_EVERY / 2)
  })

  test('a log that does not lead to its position is warned of, and the game goes on', async () => {
    const device = new Device()
    const first = pageOn(device)
    await first.screen.create(drawn(romans))
    for (const action of ['move etruria', 'secure']) await first.screen.act(action)
    await first.host.leave('game-1')
    const kept = device.games.get('game-1')
    if (kept !== undefined) kept.entries[1] = { ...kept.entries[1], action: 'move roma' }
    const { screen, idle } = pageOn(device)
    await screen.open('game-1')
    expect(screen.snapshot.notes).toEqual([])
    idle()
    expect(screen.snapshot.notes).toEqual(['log'])
    await screen.act('move roma')
    expect(screen.snapshot.length).toBe(3)
  })
})

describe('games kept before', () => {
  test.each(fixtures)('%s opens, is kept anew, and opens again', async (_, text) => {
    const record = JSON.parse(text)
    const device = new Device()
    device.games.set(record.id, { record, entries: [], position: undefined })
    const first = pageOn(device)
    expect(await first.host.list()).toMatchObject([{ id: record.id, name: record.name, damaged: false }])
    await first.screen.open(record.id)
    // Rules and data of one game have changed since: it goes on from where its log is refused, and says so.
    const { name, length, carried } = first.screen.snapshot
    expect([name, length + (carried?.lost ?? 0)]).toEqual([record.name, record.length])
    expect(carried === null || record.game === 'ultimus-romanorum').toBe(true)
    expect(first.screen.snapshot.seats.map(({ player }) => player)).toEqual(record.players)
    await first.host.kept()
    const saved = first.host.save()
    await first.host.leave(record.id)
    expect(device.games.get(record.id)?.entries).toHaveLength(length)
    expect(device.games.get(record.id)?.record).not.toHaveProperty('save')
    const second = pageOn(device)
    await second.screen.open(record.id)
    expect(second.host.save()).toBe(saved)
  })

  test('they are listed, renamed and exported without being opened', async () => {
    const record = JSON.parse(fixtures[0][1])
    const device = new Device()
    device.games.set(record.id, { record, entries: [], position: undefined })
    const { host } = pageOn(device)
    await host.rename(record.id, 'old')
    expect(await host.list()).toMatchObject([{ name: 'old', length: record.length }])
    expect(await host.export(record.id)).toBe(record.save)
  })
})

describe('a file without playing', () => {
  test.each(GAMES.map(({ id }) => [id]))('%s: it opens where the game stood, left or not', async (id) => {
    for (const isLeft of [false, true]) {
      const device = new Device()
      const first = pageOn(device)
      const players: Player[] = id === 'tetrarchia' ? ['person'] : ['person', 'bot:legate']
      await first.screen.create({ game: id, options: {}, players: players.map(() => 'person') })
      await playOn(first, KEEP_EVERY + 10)
      first.host.players(players)
      await first.host.kept()
      const saved = JSON.parse(first.host.save())
      if (isLeft) await first.host.leave('game-1')
      const file = await pageOn(device, []).host.written('game-1')
      if (isLeft) expect(JSON.parse(file)).toEqual(saved)
      const { screen, host } = pageOn(new Device())
      await screen.import(file, 'rescued')
      expect(JSON.parse(host.save())).toMatchObject({ actions: saved.actions, end: saved.end, dice: saved.dice })
      expect(screen.snapshot.carried).toBe(null)
    }
  })
})

describe('what cannot be read', () => {
  test('an odd record hides no other game: it is shown as damaged, exported as it is, and removed', async () => {
    const device = new Device()
    const { screen, host } = pageOn(device)
    await screen.create(quick)
    const odd = [
      { id: 'odd-1', name: 'half a game', changed: 5 },
      { id: 'odd-2', game: 7, players: 'nobody' },
      { id: 'odd-3' },
    ]
    for (const record of odd) device.games.set(record.id, { record, entries: [], position: undefined })
    const list = await host.list()
    expect(list.filter(({ damaged }) => !damaged)).toMatchObject([{ id: 'game-1' }])
    expect(
      list
        .filter(({ damaged }) => damaged)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['half a game', 'odd-2', 'odd-3'])
    expect(await refusal(host, () => screen.open('odd-1'))).toMatchObject({ code: 'edited' })
    expect(JSON.parse(await host.export('odd-1')).record).toEqual(odd[0])
    for (const { id } of odd) await host.remove(id)
    expect(await host.list()).toHaveLength(1)
  })

  test('a game whose entries are not all there is refused and can be exported', async () => {
    const device = new Device()
    const first = pageOn(device)
    await first.screen.create(drawn(romans))
    for (const action of ['move etruria', 'secure']) await first.screen.act(action)
    await first.host.leave('game-1')
    device.games.get('game-1')?.entries.shift()
    const { screen, host } = pageOn(device)
    expect(await refusal(host, () => screen.open('game-1'))).toMatchObject({ code: 'edited' })
    expect(await host.export('game-1')).toContain('secure')
  })
})

describe('other rules', () => {
  test('a kept game whose log no longer plays goes on from its position; that is told, and kept', async () => {
    const device = new Device()
    const first = pageOn(device)
    await first.screen.create({ ...quick, name: 'old rules' })
    await playOn(first, 20)
    const [{ action: refused }] = JSON.parse(JSON.stringify(device.games.get('game-1')?.entries))
    const { length, view } = first.screen.snapshot
    await first.host.leave('game-1')
    for (let visit = 0; visit < 2; visit++) {
      const { screen, host } = pageOn(device, [corrected(game, refused)])
      await screen.open('game-1')
      expect(screen.snapshot).toMatchObject({ length: 0, carried: { because: 'rules', actions: length, lost: 0 } })
      expect(screen.snapshot.view).toEqual(view)
      expect(JSON.parse(host.save()).past).toHaveLength(length)
      await host.leave('game-1')
    }
  })

  test('one whose log still plays is opened whole', async () => {
    const device = new Device()
    const first = pageOn(device)
    await first.screen.create(quick)
    await playOn(first, 20)
    const { length } = first.screen.snapshot
    await first.host.leave('game-1')
    const { screen } = pageOn(device, [corrected(game, 'none')])
    await screen.open('game-1')
    expect(screen.snapshot).toMatchObject({ length, carried: null })
  })
})

describe('files', () => {
  test('a game against a bot, opened from a file, is a game against that bot again', async () => {
    const { screen, host } = pageOn(new Device())
    const setup = { game: 'fall-of-the-roman-empire', options: {}, players: ['person', 'bot:legate'] as Player[] }
    await screen.create(setup)
    await screen.import(host.save(), 'brought back')
    expect(screen.snapshot.seats.map(({ player }) => player)).toEqual(setup.players)
    expect(screen.snapshot.notes).toEqual([])
  })

  test('a bot that is not known here becomes a person, and that is told', async () => {
    const { screen } = pageOn(new Device())
    const text = save(new LocalTable(fallOfTheRomanEmpire), { players: ['person', 'bot:caesar'] })
    await screen.import(text, 'from afar')
    expect(screen.snapshot.seats.map(({ player }) => player)).toEqual(['person', 'person'])
    expect(screen.snapshot.notes).toEqual(['bots'])
  })
})
