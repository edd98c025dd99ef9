import { type AnyGame, LocalTable, save, secretFrom } from '@tabularium/engine'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { describe, expect, test } from 'vitest'
import { around, Device, drawn, game, quick, refusal, romans, Screen, table, words } from './host-play.ts'

describe('a table of the page', () => {
  test('each game is fetched when it is asked for, by a new game or by what a save names', async () => {
    const fetched: string[] = []
    const games = new Map<string, AnyGame>([game, fallOfTheRomanEmpire].map((g: AnyGame) => [g.id, g]))
    const screen = new Screen({
      ...around(),
      game: (id) => {
        fetched.push(id)
        const found = games.get(id)
        return found === undefined ? undefined : Promise.resolve(found)
      },
    })
    const { host } = screen
    const fall = 'fall-of-the-roman-empire'
    const { snapshot } = await screen.create({ game: fall, options: {}, players: ['person', 'person'] })
    expect(snapshot).toMatchObject({ game: fall, question: { ask: 'set-up' } })
    await screen.import(host.save())
    await screen.open(snapshot.id)
    expect(fetched).toEqual([fall, fall, fall])
    expect(await refusal(host, () => screen.create({ ...quick, game: 'chess' }))).toMatchObject({ code: 'unknown' })
    expect(await refusal(host, () => screen.import('no save at all'))).toMatchObject({ code: 'foreign' })
  })

  test('a new game asks its first question and is kept at once', async () => {
    const { screen, device } = table()
    const update = await screen.create(quick)
    expect(update.snapshot).toMatchObject({ id: 'game-1', name: 'Tetrarchia', length: 0, kept: true, canUndo: false })
    expect(screen.choices).toContain('fleet internum')
    expect(update.lines.some((line) => line.action === -1)).toBe(true)
    expect(device.games.get('game-1')?.record).toMatchObject({ length: 0, over: false, outline: { turn: 0 } })
  })

  test('an action tells what happened, once, and is kept', async () => {
    const { screen, host, device } = table()
    await screen.create(drawn(romans))
    const update = await screen.act('move etruria')
    expect(words(update)).toEqual(['Diocletian moves from Roma to Etruria (1 IP).'])
    expect(words(await screen.act('secure'))).toHaveLength(1)
    expect(await host.kept()).toBe(true)
    expect(device.games.get('game-1')?.record).toMatchObject({ length: 2 })
  })

  test('a slow device does not hold up the answer, and what is asked of the shelf waits for it', async () => {
    const { screen, host, device } = table()
    await screen.create(drawn(romans))
    const take = device.hold()
    expect((await screen.act('move etruria')).snapshot.length).toBe(1)
    const list = host.list()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(device.games.get('game-1')?.record).toMatchObject({ length: 0 })
    take()
    expect(await list).toMatchObject([{ length: 1 }])
    await screen.act('move roma')
    await host.remove('game-1')
    expect(await host.kept()).toBe(true)
    expect(await host.list()).toEqual([])
  })

  test('what a rule forbids is refused with its number, and nothing changes', async () => {
    const { screen, host } = table()
    await screen.create(drawn(romans))
    expect(await refusal(host, () => screen.act('move cisalpina'))).toMatchObject({
      code: 'illegal',
      rule: 'TE-3.1-a',
      case: 'Cisalpina is not linked to Roma. By Etruria it costs 2.',
    })
    expect(host.why('move cisalpina')).toMatchObject({ ok: false, refusal: { rule: 'TE-3.1-a' } })
    expect(host.why('move etruria')).toEqual({ ok: true, cost: 1 })
    expect(await refusal(host, () => screen.act('dance'))).toMatchObject({ code: 'malformed' })
    expect(screen.snapshot.length).toBe(0)
  })

  test('an attack is offered with its odds', async () => {
    const draw: Draw = {
      emperors: { diocletian: 'aquitania' },
      tokens: { revolt: ['narbonensis'] },
      armies: [['GALLIA', 'narbonensis']],
    }
    const { screen } = table()
    const { snapshot } = await screen.create(drawn(draw))
    const attack = snapshot.question?.choices?.find((choice) => choice.action === 'attack narbonensis')
    expect(attack?.forecast).toMatchObject({ victory: expect.any(Number), barbarianSupport: 1 })
  })

  test('undo and redo, as far as the last die', async () => {
    const { screen, host } = table()
    await screen.create(drawn(romans, ['VI', '2']))
    expect((await screen.act('move etruria')).snapshot.canUndo).toBe(true)
    const undone = await screen.undo()
    expect(undone.snapshot).toMatchObject({ length: 0, canRedo: true, canUndo: false })
    const again = await screen.redo()
    expect(words(again)).toEqual(['Diocletian moves from Roma to Etruria (1 IP).'])
    const ended = await screen.act('end')
    expect(ended.snapshot).toMatchObject({ canUndo: false, canRedo: false })
    expect(await refusal(host, () => screen.undo())).toMatchObject({ code: 'undo' })
  })

  test('a piece marches where it can get to, in one go, and is taken back in one', async () => {
    const { screen, host } = table()
    await screen.create(drawn(romans))
    const far = host.reach('diocletian', null).find(({ place }) => place === 'cisalpina')
    expect(far).toMatchObject({ kind: 'move', cost: 2, steps: ['move etruria', 'move cisalpina'], seals: false })
    host.march(0, 0, far?.steps ?? [])
    expect(screen.snapshot).toMatchObject({
      length: 2,
      canUndo: true,
      undoWords: 'Move to Cisalpina (2 IP)',
      undoWhy: null,
    })
    expect((await screen.undo()).snapshot).toMatchObject({ length: 0, canRedo: true, undoWhy: 'nothing' })
    expect((await screen.redo()).snapshot.length).toBe(2)
    expect(await refusal(host, () => host.march(0, 2, ['move etruria', 'move roma', 'move cisalpina']))).toMatchObject({
      rule: 'TE-3.1-a',
    })
    expect(screen.snapshot.length).toBe(2)
  })

  test('a bot thinks only when it is asked and not held, and what it did cannot be taken back by others', async () => {
    const { screen, host, asked } = table()
    const east = { ...romans, players: 2 }
    const update = await screen.create(drawn(east, ['VI', '2', 'VI', '2', 'VI', '3'], ['bot:idle', 'person']))
    expect(update.snapshot.seats.map((seat) => seat.player)).toEqual(['bot:idle', 'person'])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual([])
    const thought = await screen.bots()
    expect(asked).toEqual(['idle', 'idle'])
    expect(thought.snapshot).toMatchObject({ length: 2, canUndo: false, question: { seat: 1 } })
    expect(words(thought).length).toBeGreaterThan(1)
    expect(await refusal(host, () => host.undo(0, 2))).toMatchObject({ code: 'turn' })
    expect(await refusal(host, () => host.undo(1, 2))).toMatchObject({ code: 'undo' })
    await screen.players(['person', 'bot:idle'])
    expect((await screen.bots()).snapshot.length).toBeGreaterThan(2)
    expect(screen.snapshot.viewer).toBe(0)
  })

  test('what a bot does without a die is not for people to undo', async () => {
    const { screen, host } = table()
    const update = await screen.create({ ...quick, players: ['bot:idle'] })
    expect(update.snapshot.question?.ask).toBe('fleets')
    host.hold(false)
    while (screen.snapshot.length === 0) await new Promise((resolve) => setTimeout(resolve))
    host.hold(true)
    expect(screen.snapshot).toMatchObject({ viewer: null, canUndo: false })
    expect(await refusal(host, () => host.undo(0, screen.snapshot.length))).toMatchObject({ code: 'turn' })
  })

  test('any moment can be looked at and played on from; the first game stays as it was', async () => {
    const { screen, host, device } = table()
    await screen.create(drawn(romans))
    await screen.act('move etruria')
    await screen.act('secure')
    expect(host.at(1)).toMatchObject({ length: 1, question: null })
    const branch = await screen.branch(1)
    expect(branch.snapshot).toMatchObject({ id: 'game-2', name: 'Tetrarchia (2)', length: 1 })
    await screen.act('move roma')
    expect(device.games.get('game-1')?.record).toMatchObject({ length: 2 })
    const first = await screen.open('game-1')
    expect(words(first)).toEqual(['Diocletian moves from Roma to Etruria (1 IP).', "Diocletian's token in Etruria."])
  })

  test('a game goes out as a file and comes back as another game', async () => {
    const { screen, host } = table()
    await screen.create(drawn(romans))
    await screen.act('move etruria')
    const text = host.save()
    const back = await screen.import(text, 'From a friend')
    expect(back.snapshot).toMatchObject({ id: 'game-2', name: 'From a friend', length: 1 })
    expect(host.save()).toBe(text)
  })

  test('a broken file is refused, and the open game goes on', async () => {
    const { screen, host } = table()
    await screen.create(drawn(romans))
    const good = host.save()
    const broken = {
      truncated: good.slice(0, 100),
      edited: good.replace('"ip":6', '"ip":9'),
      foreign: '{"chess": true}',
      newer: good.replace('"tabularium":3', '"tabularium":6'),
    }
    for (const [code, text] of Object.entries(broken)) {
      expect(await refusal(host, () => screen.import(text))).toMatchObject({ code })
    }
    expect((await screen.act('move etruria')).snapshot).toMatchObject({ id: 'game-1', length: 1 })
  })

  test('games are listed from the latest to the oldest, renamed and removed', async () => {
    const { screen, host } = table()
    for (const name of ['one', 'two', 'three']) await screen.create({ ...drawn(romans), name })
    await screen.open('game-1')
    await screen.act('move etruria')
    const names = async () => (await host.list()).map((kept) => kept.name)
    expect(await names()).toEqual(['one', 'three', 'two'])
    await host.rename('game-2', 'deux')
    await host.remove('game-3')
    expect(await names()).toEqual(['one', 'deux'])
    expect(await refusal(host, () => screen.open('game-3'))).toMatchObject({ code: 'unknown' })
  })

  test('two games are never called the same', async () => {
    const { screen, host } = table()
    for (let i = 0; i < 3; i++) await screen.create(quick)
    expect((await host.list()).map((kept) => kept.name)).toEqual(['Tetrarchia (3)', 'Tetrarchia (2)', 'Tetrarchia'])
  })

  test('a game that one page has open is refused to another until it is left', async () => {
    const device = new Device()
    const [one, other] = [table(device).screen, table(device).screen]
    const { snapshot } = await one.create(drawn(romans))
    expect(await refusal(other.host, () => other.open(snapshot.id))).toMatchObject({ code: 'elsewhere' })
    await one.act('move etruria')
    await one.host.leave('no such game')
    expect(await refusal(other.host, () => other.open(snapshot.id))).toMatchObject({ code: 'elsewhere' })
    await one.host.leave(snapshot.id)
    expect((await other.open(snapshot.id)).snapshot.length).toBe(1)
    expect(await refusal(one.host, () => one.open(snapshot.id))).toMatchObject({ code: 'elsewhere' })
  })

  test('a page lets go of a game when it opens the next', async () => {
    const device = new Device()
    const [one, other] = [table(device).screen, table(device).screen]
    const first = await one.create(drawn(romans))
    await one.open(first.snapshot.id)
    await one.create(drawn(romans))
    expect((await other.open(first.snapshot.id)).snapshot.id).toBe(first.snapshot.id)
  })

  test('a guided game is not kept', async () => {
    const { screen, device } = table()
    await screen.create({ ...drawn(romans), passing: true })
    expect((await screen.act('move etruria')).snapshot.kept).toBe(true)
    expect(device.games.size).toBe(0)
  })

  test('in another language everything is told again', async () => {
    const { screen, host } = table()
    await screen.create(drawn(romans))
    await screen.act('move etruria')
    const update = await screen.after(() => host.speak('fr'))
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
    const { screen, host } = table()
    const dice = { secret: secretFrom('won') }
    const play = new LocalTable(game, { dice, position: position(draw).table.position ?? null })
    await screen.import(save(play))
    const { snapshot } = await screen.act('secure')
    expect(snapshot.outcome?.winners).toEqual([0])
    expect(snapshot.ending).toContain('the Empire is saved')
    expect(snapshot.secret).toMatch(/^[0-9a-f]{32}$/)
    expect(await refusal(host, () => screen.act('end'))).toMatchObject({ code: 'over' })
  })
})
