import { type AnyGame, type Bot, Fault, type Json, LocalTable, save } from '@tabularium/engine'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { tetrarchia } from '@tabularium/tetrarchia'
import { describe, expect, test } from 'vitest'
import { toy } from '../../engine/test/toy.ts'
import { type Draw, position } from '../../games/tetrarchia/test/play.ts'
import { TableHost } from '../src/table/host.ts'
import type { Player, Setup, Update } from '../src/table/protocol.ts'
import type { Storage, Stored } from '../src/table/shelf.ts'

/** A device that keeps games in memory; a full one takes nothing, a forbidden one does not even read. */
class Device implements Storage {
  readonly games = new Map<string, Stored>()
  full = false
  forbidden = false
  #held: Promise<void> = Promise.resolve()

  async all() {
    this.#check(this.forbidden)
    return [...this.games.values()]
  }
  async get(id: string) {
    this.#check(this.forbidden)
    return this.games.get(id)
  }
  async put(stored: Stored) {
    await this.#held
    this.#check(this.full || this.forbidden)
    this.games.set(stored.id, structuredClone(stored))
  }
  async delete(id: string) {
    this.#check(this.forbidden)
    this.games.delete(id)
  }
  /** Takes nothing until the function that this gives is called. */
  hold(): () => void {
    let release = () => {}
    this.#held = new Promise((resolve) => {
      release = resolve
    })
    return release
  }
  #check(refuses: boolean): void {
    if (refuses) throw new Error('QuotaExceededError')
  }
}

const game: AnyGame = tetrarchia

/** A bot that always ends its turn, or does the first thing it may. */
const idle: Bot<Json, unknown> = {
  name: 'idle',
  plan: (_, { actions }) => [actions.find((a) => game.notation(a) === 'end') ?? actions[0]],
}

function table(device = new Device()) {
  let time = 1_000
  let number = 0
  const asked: string[] = []
  const host = new TableHost({
    game: (id) => (id === game.id ? Promise.resolve(game) : undefined),
    bot: async (_, name) => {
      asked.push(name)
      return idle
    },
    storage: device,
    now: () => time++,
    newId: () => `game-${++number}`,
  })
  return { host, device, asked }
}

const quick: Setup = { game: 'tetrarchia', options: { players: 1, level: '5300' }, players: ['person'] }

/** A game that begins in a drawn position, with these dice. */
function drawn(draw: Draw, script: readonly string[] = [], players: Setup['players'] = ['person']): Setup {
  const play = position(draw)
  return { game: 'tetrarchia', options: play.table.options, players, position: play.table.position ?? null, script }
}

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }
const words = ({ lines }: Update) => lines.map((line) => line.words)
const choices = ({ snapshot }: Update) => snapshot.question?.choices.map((choice) => choice.action)

async function refusal(host: TableHost, what: () => unknown) {
  try {
    await what()
  } catch (error) {
    return host.refusal(error)
  }
  throw new Error('it was not refused')
}

describe('a table of the page', () => {
  test('each game is fetched when it is asked for, by a new game or by what a save names', async () => {
    const fetched: string[] = []
    const games = new Map<string, AnyGame>([game, fallOfTheRomanEmpire].map((g: AnyGame) => [g.id, g]))
    const host = new TableHost({
      game: (id) => {
        fetched.push(id)
        const found = games.get(id)
        return found === undefined ? undefined : Promise.resolve(found)
      },
      bot: async () => idle,
      storage: new Device(),
      now: () => 0,
      newId: () => 'the-game',
    })
    const fall = 'fall-of-the-roman-empire'
    const { snapshot } = await host.create({ game: fall, options: {}, players: ['person', 'person'] })
    expect(snapshot).toMatchObject({ game: fall, question: { ask: 'set-up' } })
    await host.import(host.save())
    await host.open('the-game')
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
      newer: good.replace('"tabularium":1', '"tabularium":2'),
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
    const play = new LocalTable(game, { position: position(draw).table.position ?? null })
    await host.import(save(play))
    const { snapshot } = await host.act('secure')
    expect(snapshot.outcome?.winners).toEqual([0])
    expect(snapshot.ending).toContain('Victory')
    expect(snapshot.secret).toMatch(/^[0-9a-f]{32}$/)
    expect(await refusal(host, () => host.act('end'))).toMatchObject({ code: 'over' })
  })
})

describe('what is hidden', () => {
  const coins: AnyGame = toy
  const sit = async (...players: Setup['players']) => {
    const host = new TableHost({
      game: () => Promise.resolve(coins),
      bot: async () => ({ name: 'idle', plan: (_, { actions }) => [actions[0]] }),
      storage: new Device(),
      now: () => 0,
      newId: () => 'the-game',
    })
    return { host, update: await host.create({ game: coins.id, options: { players: 2, hand: 3 }, players }) }
  }

  test('a person sees what the seat that is asked may know, the other one when it is asked', async () => {
    const { host, update } = await sit('person', 'person')
    expect(update.snapshot).toMatchObject({ viewer: 0, view: { seat: 0 } })
    let { snapshot } = update
    for (let i = 0; snapshot.viewer === 0 && i < 20; i++) {
      const draw = snapshot.question?.choices.find(({ action }) => action === 'draw') ?? snapshot.question?.choices[0]
      snapshot = (await host.act(draw?.action ?? '')).snapshot
    }
    expect(snapshot).toMatchObject({ viewer: 1, view: { seat: 1 } })
    expect(host.at(0)).toMatchObject({ viewer: 1, view: { seat: 1 } })
  })

  test('what only a bot may know is not told', async () => {
    const { host, update } = await sit('bot:idle', 'person')
    expect(update.snapshot).toMatchObject({ viewer: 1, view: { seat: 1 } })
    for (let i = 0; i < 60; i++) {
      const { snapshot } = host.tell()
      if (snapshot.question === null) break
      if (snapshot.seats[snapshot.question.seat]?.player === 'person') {
        await host.act(snapshot.question.choices[i % snapshot.question.choices.length]?.action ?? '')
      } else await host.think()
    }
    const { lines, snapshot } = host.tell()
    expect(snapshot.length).toBeGreaterThan(3)
    expect(lines.filter(({ seats }) => seats !== null && !seats.includes(1))).toEqual([])
  })
})

describe('windows', () => {
  /** Tetrarchia as if to be asked in ETRVRIA were a window, and securing it were to pass. */
  const windowed: AnyGame = {
    ...game,
    decision(state) {
      const decision = game.decision(state)
      const legal = (name: string) => decision?.actions.find((action) => game.notation(action) === name)
      const pass = legal('move etruria') === undefined ? legal('secure') : undefined
      return decision && pass ? { ...decision, window: { moment: 'secure', pass } } : decision
    },
  }
  /** And as if nothing else could be done there. */
  const idling: AnyGame = {
    ...windowed,
    decision(state) {
      const decision = windowed.decision(state)
      return decision?.window === undefined ? decision : { ...decision, actions: [decision.window.pass] }
    },
  }
  const open = async (played = windowed, players: readonly Player[] = ['person']) => {
    const host = new TableHost({
      game: () => Promise.resolve(played),
      bot: async () => idle,
      storage: new Device(),
      now: () => 0,
      newId: () => 'the-game',
    })
    await host.create({ ...drawn({ emperors: { diocletian: 'roma', galerius: 'apulia' } }), players })
    return host
  }

  test('the page hears that it is one, and at what moment', async () => {
    const host = await open()
    expect((await host.act('move etruria')).snapshot.question?.window).toBe('secure')
    expect((await host.act('secure')).snapshot.question?.window).toBeNull()
  })

  test('who could only pass is not asked, unless another person would learn from it or he wants to be', async () => {
    const alone = await open(idling)
    alone.watch(['secure'])
    expect((await alone.act('move etruria')).snapshot.length).toBe(2)
    const together = await open(idling, ['person', 'person'])
    together.watch(['secure'])
    expect((await together.act('move etruria')).snapshot.length).toBe(1)
    const called = await open(idling)
    called.watch(['secure'], true)
    expect((await called.act('move etruria')).snapshot.length).toBe(1)
  })

  test('a person is asked at every window until he says otherwise', async () => {
    const host = await open()
    expect((await host.act('move etruria')).snapshot.length).toBe(1)
  })

  test('windows that are not watched are passed for him, and what happened is told', async () => {
    const host = await open()
    const update = host.watch([])
    expect(update?.snapshot.length).toBe(0)
    const after = await host.act('move etruria')
    expect(after.snapshot.length).toBe(2)
    expect(words(after)).toHaveLength(2)
  })

  test('a window that is watched, and the next one called for, are asked', async () => {
    const host = await open()
    host.watch(['secure'])
    expect((await host.act('move etruria')).snapshot.length).toBe(1)
    const other = await open()
    other.watch([], true)
    expect((await other.act('move etruria')).snapshot.length).toBe(1)
    expect((await other.act('move roma')).snapshot.length).toBe(2)
    expect((await other.act('move etruria')).snapshot.length).toBe(4)
  })
})

describe('a device that does not keep', () => {
  test('a full disk: the game goes on, says that it is not kept, and can be left and opened again', async () => {
    const { host, device } = table()
    device.full = true
    expect((await host.create(drawn(romans))).snapshot.kept).toBe(false)
    expect((await host.act('move etruria')).snapshot.length).toBe(1)
    expect(await host.kept()).toBe(false)
    await host.create({ ...drawn(romans), name: 'another' })
    expect(await host.list()).toMatchObject([{ lasting: false }, { lasting: false }])
    expect((await host.open('game-1')).snapshot).toMatchObject({ kept: false, length: 1 })
    expect(host.save()).toContain('move etruria')
  })

  test('when there is room again, it is kept again', async () => {
    const { host, device } = table()
    device.full = true
    await host.create(drawn(romans))
    device.full = false
    await host.act('move etruria')
    expect(await host.kept()).toBe(true)
    expect(device.games.get('game-1')).toMatchObject({ length: 1, lasting: true })
    expect(await host.list()).toMatchObject([{ id: 'game-1', lasting: true }])
  })

  test('forbidden storage is told, and a game can still be played', async () => {
    const { host, device } = table()
    device.forbidden = true
    expect(await refusal(host, () => host.list())).toMatchObject({ code: 'storage' })
    expect(await refusal(host, () => host.open('game-9'))).toMatchObject({ code: 'storage' })
    expect((await host.create(quick)).snapshot.kept).toBe(false)
    expect(await host.list()).toHaveLength(1)
    await host.remove('game-1')
  })

  test('what is not foreseen is told as a bug, not hidden', () => {
    const { host } = table()
    expect(host.refusal(new TypeError('oh'))).toEqual({ code: 'bug', message: 'oh', rule: null, clause: null })
    expect(host.refusal(new Fault('over', 'The game is over.')).code).toBe('over')
  })
})
