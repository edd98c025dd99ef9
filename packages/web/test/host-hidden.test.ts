/** What the page may know of a table, its windows, and devices that do not keep. */
import { type AnyGame, Fault } from '@tabularium/engine'
import { toy } from '@tabularium/engine/testing/toy'
import { describe, expect, test } from 'vitest'
import { TableHost } from '../src/table/host.ts'
import type { Player, Setup } from '../src/table/protocol.ts'
import { around, drawn, game, quick, refusal, romans, table, words } from './host-play.ts'

describe('what is hidden', () => {
  const coins: AnyGame = toy
  const sit = async (...players: Setup['players']) => {
    const host = new TableHost({
      ...around(),
      game: () => Promise.resolve(coins),
      bot: async () => ({ name: 'idle', plan: (_, { actions }) => [actions[0]] }),
    })
    return { host, update: await host.create({ game: coins.id, options: { players: 2, hand: 3 }, players }) }
  }

  test('a person sees what the seat that is asked may know, the other one when it is asked', async () => {
    const { host, update } = await sit('person', 'person')
    expect(update.snapshot).toMatchObject({ viewer: 0, view: { viewer: 0 } })
    let { snapshot } = update
    for (let i = 0; snapshot.viewer === 0 && i < 20; i++) {
      const draw = snapshot.question?.choices.find(({ action }) => action === 'draw') ?? snapshot.question?.choices[0]
      snapshot = (await host.act(draw?.action ?? '')).snapshot
    }
    expect(snapshot).toMatchObject({ viewer: 1, view: { viewer: 1 } })
    expect(host.at(0)).toMatchObject({ viewer: 1, view: { viewer: 1 } })
  })

  test('what only a bot may know is not told', async () => {
    const { host, update } = await sit('bot:idle', 'person')
    expect(update.snapshot).toMatchObject({ viewer: 1, view: { viewer: 1 } })
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
      ...around(),
      game: () => Promise.resolve(played),
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
