import { type AnyGame, LocalTable, save, secretFrom } from '@tabularium/engine'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { describe, expect, test } from 'vitest'
import { TableHost } from '../src/table/host.ts'
import { around, choices, Device, drawn, game, quick, refusal, romans, table, words } from './host-play.ts'

describe('a table of the page', () => {
  test('each game is fetched when it is asked for, by a new game or by what a save names', async () => {
    const fetched: string[] = []
    const games = new Map<string, AnyGame>([game, fallOfTheRomanEmpire].map((g: AnyGame) => [g.id, g]))
    const host = new TableHost({
      ...around(),
      game: (id) => {
        fetched.push(id)
        const found = games.get(id)
        return found === undefined ? undefined : Promise.resolve(found)
      },
    })
    const fall = 'fall-of-the-roman-empire'
    const { snapshot } = await host.create({ game: fall, options: {}, players: ['person', 'person'] })
    expect(snapshot).toMatchObject({ game: fall, question: { ask: 'set-up' } })
    await host.import(host.save())
    await host.open(snapshot.id)
    expect(fetched).toEqual([fall, fall, fall])
    expect(await refusal(host, () => host.create({ ...quick, game: 'chess' }))).toMatchObject({ code: 'unknown' })
    expect(await refusal(host, () => host.import('no save at all'))).toMatchObject({ code: 'foreign' })
  })

  test('a new game asks its first question and is kept at once', async () => {
    const { host, device } = table()
    const update = await host.create(quick)
    expect(update.snapshot).toMatchObject({ id: 'game-1', name: 'Tetrarchia', length: 0, kept: true, canUndo: false })
    expect(choices(update)).toContain('fleet internum')
    expect(update.lines.some((line) => line.action === -1)).toBe(true)
    expect(device.games.get('game-1')).toMatchObject({ length: 0, over: false, lasting: true })
  })

  test('an action tells what happened, once, and is kept', async () => {
    const { host, device } = table()
    await host.create(drawn(romans))
    const update = await host.act('move etruria')
    expect(words(update)).toEqual(['Diocletian moves from ROMA to ETRVRIA (1 IP).'])
    expect(words(await host.act('secure'))).toHaveLength(1)
    expect(await host.kept()).toBe(true)
    expect(device.games.get('game-1')?.length).toBe(2)
  })

  test('a slow device does not hold up the answer, and what is asked of the shelf waits for it', async () => {
    const { host, device } = table()
    await host.create(drawn(romans))
    const take = device.hold()
    expect((await host.act('move etruria')).snapshot.length).toBe(1)
    const list = host.list()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(device.games.get('game-1')?.length).toBe(0)
    take()
    expect(await list).toMatchObject([{ length: 1 }])
    await host.act('move roma')
    await host.remove('game-1')
    expect(await host.kept()).toBe(true)
    expect(await host.list()).toEqual([])
  })

  test('what a rule forbids is refused with its number, and nothing changes', async () => {
    const { host } = table()
    await host.create(drawn(romans))
    expect(await refusal(host, () => host.act('move cisalpina'))).toMatchObject({ code: 'illegal', rule: 'TE-3.1-a' })
    expect(host.why('move cisalpina')).toMatchObject({ ok: false, refusal: { rule: 'TE-3.1-a' } })
    expect(host.why('move etruria')).toEqual({ ok: true, cost: 1 })
    expect(await refusal(host, () => host.act('dance'))).toMatchObject({ code: 'malformed' })
    expect(host.tell().snapshot.length).toBe(0)
  })

  test('an attack is offered with its odds', async () => {
    const draw: Draw = {
      emperors: { diocletian: 'aquitania' },
      tokens: { revolt: ['narbonensis'] },
      armies: [['GALLIA', 'narbonensis']],
    }
    const { host } = table()
    const { snapshot } = await host.create(drawn(draw))
    const attack = snapshot.question?.choices.find((choice) => choice.action === 'attack narbonensis')
    expect(attack?.forecast).toMatchObject({ victory: expect.any(Number), barbarianSupport: 1 })
  })

  test('undo and redo, as far as the last die', async () => {
    const { host } = table()
    await host.create(drawn(romans, ['VI', '2']))
    expect((await host.act('move etruria')).snapshot.canUndo).toBe(true)
    const undone = await host.undo()
    expect(undone.snapshot).toMatchObject({ length: 0, canRedo: true, canUndo: false })
    const again = await host.redo()
    expect(words(again)).toEqual(['Diocletian moves from ROMA to ETRVRIA (1 IP).'])
    const ended = await host.act('end')
    expect(ended.snapshot).toMatchObject({ canUndo: false, canRedo: false })
    expect(await refusal(host, () => host.undo())).toMatchObject({ code: 'undo' })
  })

  test('a bot thinks only when it is asked, and what it did cannot be taken back by others', async () => {
    const { host, asked } = table()
    const east = { ...romans, players: 2 }
    const update = await host.create(drawn(east, ['VI', '2', 'VI', '2', 'VI', '3'], ['bot:idle', 'person']))
    expect(update.snapshot.seats.map((seat) => seat.player)).toEqual(['bot:idle', 'person'])
    const thought = await host.think()
    expect(asked).toEqual(['idle'])
    expect(thought.snapshot).toMatchObject({ length: 1, canUndo: false })
    await host.think()
    expect(host.tell().snapshot.question?.seat).toBe(1)
    expect(await refusal(host, () => host.think())).toMatchObject({ code: 'turn' })
    await host.players(['person', 'bot:idle'])
    expect((await host.think()).snapshot.length).toBe(3)
  })

  test('what a bot does without a die is not for people to undo', async () => {
    const { host } = table()
    const update = await host.create({ ...quick, players: ['bot:idle'] })
    expect(update.snapshot.question?.ask).toBe('fleets')
    expect((await host.think()).snapshot.canUndo).toBe(false)
    expect(await refusal(host, () => host.undo())).toMatchObject({ code: 'undo' })
  })

  test('any moment can be looked at and played on from; the first game stays as it was', async () => {
    const { host, device } = table()
    await host.create(drawn(romans))
    await host.act('move etruria')
    await host.act('secure')
    expect(host.at(1)).toMatchObject({ length: 1, question: null })
    const branch = await host.branch(1)
    expect(branch.snapshot).toMatchObject({ id: 'game-2', name: 'Tetrarchia (2)', length: 1 })
    await host.act('move roma')
    expect(device.games.get('game-1')?.length).toBe(2)
    const first = await host.open('game-1')
    expect(words(first)).toEqual(['Diocletian moves from ROMA to ETRVRIA (1 IP).', "Diocletian's token in ETRVRIA."])
  })

  test('a game goes out as a file and comes back as another game', async () => {
    const { host } = table()
    await host.create(drawn(romans))
    await host.act('move etruria')
    const text = host.save()
    const back = await host.import(text, 'From a friend')
    expect(back.snapshot).toMatchObject({ id: 'game-2', name: 'From a friend', length: 1 })
    expect(host.save()).toBe(text)
  })

  test('a broken file is refused, and the open game goes on', async () => {
    const { host } = table()
    await host.create(drawn(romans))
    const good = host.save()
    const broken = {
      truncated: good.slice(0, 100),
      edited: good.replace('"ip":6', '"ip":9'),
      foreign: '{"chess": true}',
      newer: good.replace('"tabularium":2', '"tabularium":3'),
    }
    for (const [code, text] of Object.entries(broken)) {
      expect(await refusal(host, () => host.import(text))).toMatchObject({ code })
    }
    expect((await host.act('move etruria')).snapshot).toMatchObject({ id: 'game-1', length: 1 })
  })

  test('games are listed from the latest to the oldest, renamed and removed', async () => {
    const { host } = table()
    for (const name of ['one', 'two', 'three']) await host.create({ ...drawn(romans), name })
    await host.open('game-1')
    await host.act('move etruria')
    const names = async () => (await host.list()).map((kept) => kept.name)
    expect(await names()).toEqual(['one', 'three', 'two'])
    await host.rename('game-2', 'deux')
    await host.remove('game-3')
    expect(await names()).toEqual(['one', 'deux'])
    expect(await refusal(host, () => host.open('game-3'))).toMatchObject({ code: 'unknown' })
  })

  test('two games are never called the same', async () => {
    const { host } = table()
    for (let i = 0; i < 3; i++) await host.create(quick)
    expect((await host.list()).map((kept) => kept.name)).toEqual(['Tetrarchia (3)', 'Tetrarchia (2)', 'Tetrarchia'])
  })

  test('a game that one page has open is refused to another until it is left', async () => {
    const device = new Device()
    const [one, other] = [table(device).host, table(device).host]
    const { snapshot } = await one.create(drawn(romans))
    expect(await refusal(other, () => other.open(snapshot.id))).toMatchObject({ code: 'elsewhere' })
    await one.act('move etruria')
    await one.leave('no such game')
    expect(await refusal(other, () => other.open(snapshot.id))).toMatchObject({ code: 'elsewhere' })
    await one.leave(snapshot.id)
    expect((await other.open(snapshot.id)).snapshot.length).toBe(1)
    expect(await refusal(one, () => one.open(snapshot.id))).toMatchObject({ code: 'elsewhere' })
  })

  test('a page lets go of a game when it opens the next', async () => {
    const device = new Device()
    const [one, other] = [table(device).host, table(device).host]
    const first = await one.create(drawn(romans))
    await one.open(first.snapshot.id)
    await one.create(drawn(romans))
    expect((await other.open(first.snapshot.id)).snapshot.id).toBe(first.snapshot.id)
  })

  test('a guided game is not kept', async () => {
    const { host, device } = table()
    await host.create({ ...drawn(romans), passing: true })
    expect((await host.act('move etruria')).snapshot.kept).toBe(true)
    expect(device.games.size).toBe(0)
  })

  test('in another language everything is told again', async () => {
    const { host } = table()
    await host.create(drawn(romans))
    await host.act('move etruria')
    host.speak('fr')
    const update = host.tell()
    expect(words(update)).toEqual([expect.stringContaining('Dioclétien')])
    expect(update.snapshot.question?.words).toContain('PI')
  })

  test('the end tells how it came about, and the secret of the dice', async () => {
    const draw: Draw = {
      turn: 'maximian',
      emperors: { maximian: 'germania-magna' },
      tokens: {
        diocletian: ['persia', 'sarmatia'],
        galerius: ['libya'],
        constantius: ['britannia'],
        maximian: ['gaetulia'],
      },
    }
    const { host } = table()
    const dice = { secret: secretFrom('won') }
    const play = new LocalTable(game, { dice, position: position(draw).table.position ?? null })
    await host.import(save(play))
    const { snapshot } = await host.act('secure')
    expect(snapshot.outcome?.winners).toEqual([0])
    expect(snapshot.ending).toContain('Victory')
    expect(snapshot.secret).toMatch(/^[0-9a-f]{32}$/)
    expect(await refusal(host, () => host.act('end'))).toMatchObject({ code: 'over' })
  })
})
