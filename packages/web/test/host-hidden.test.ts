/** What the page may know of a table, its windows, and devices that do not keep. */
import { type AnyGame, Fault, type Player } from '@tabularium/engine'
import { toy } from '@tabularium/engine/testing/toy'
import { describe, expect, test } from 'vitest'
import { answer } from '../src/table/calls.ts'
import { around, drawn, game, quick, refusal, romans, Screen, table, words } from './host-play.ts'

describe('what is hidden', () => {
  const coins: AnyGame = toy
  const sit = async (...players: readonly Player[]) => {
    const screen = new Screen({
      ...around(),
      game: () => Promise.resolve(coins),
      bot: async () => ({ name: 'idle', plan: (_, { actions }) => [actions[0]] }),
    })
    await screen.create({ game: coins.id, options: { players: 2, hand: 3 }, players })
    return screen
  }
  /** Draws if that is possible, until another seat is asked. */
  const playOn = async (screen: Screen) => {
    for (const { viewer } = screen.snapshot; screen.snapshot.viewer === viewer; ) {
      await screen.act(screen.choices.includes('draw') ? 'draw' : screen.choices[0])
    }
  }

  test('of several people nobody sees more than all may know before he says that he is there', async () => {
    const screen = await sit('person', 'person')
    expect(screen.snapshot).toMatchObject({
      viewer: null,
      view: { viewer: null },
      question: { seat: 0, choices: null },
    })
    expect(await refusal(screen.host, () => screen.host.look(1))).toMatchObject({ code: 'turn' })
    await screen.look()
    expect(screen.snapshot).toMatchObject({ viewer: 0, view: { viewer: 0 } })
    const sent = screen.updates.length
    await playOn(screen)
    expect(screen.snapshot).toMatchObject({
      viewer: null,
      view: { viewer: null },
      question: { seat: 1, choices: null },
    })
    expect(screen.updates.slice(sent).at(-1)?.what).toHaveProperty('whole')
    expect(screen.host.at(0)).toMatchObject({ viewer: null, view: { viewer: null } })
    expect(screen.host.why('draw')).toMatchObject({ ok: false, refusal: { code: 'turn' } })
    await screen.look()
    expect(screen.snapshot).toMatchObject({ viewer: 1, view: { viewer: 1 } })
    expect(screen.host.at(0)).toMatchObject({ viewer: 1, view: { viewer: 1 } })
  })

  test('who looks again hears only what he has not heard, and the page puts it together', async () => {
    const screen = await sit('person', 'person')
    await screen.look()
    for (let turn = 0; turn < 4 && screen.snapshot.question !== null; turn++) {
      await playOn(screen)
      if (screen.snapshot.question === null) break
      const { lines } = await screen.look()
      const before = turn === 0 ? -1 : 0
      expect(lines.every(({ action }) => action >= before)).toBe(true)
      const put = screen.mirror.lines
      await screen.whole()
      expect(put).toEqual(screen.mirror.lines)
    }
    expect(screen.snapshot.length).toBeGreaterThan(3)
  })

  test('what only a bot may know is neither told nor offered nor explained', async () => {
    const screen = await sit('bot:idle', 'person')
    expect(screen.snapshot).toMatchObject({ viewer: 1, view: { viewer: 1 }, question: { seat: 0, choices: null } })
    expect(screen.host.why('draw')).toMatchObject({ ok: false, refusal: { code: 'turn' } })
    for (let i = 0; i < 60 && screen.snapshot.question !== null; i++) {
      if (screen.botIsAsked) await screen.bots()
      else await screen.act(screen.choices[i % screen.choices.length])
    }
    expect(screen.snapshot.length).toBeGreaterThan(3)
    const asked = screen.updates.flatMap(({ what }) => ('whole' in what ? [what.whole] : []))
    expect(asked.every(({ viewer }) => viewer === 1)).toBe(true)
  })

  test('a person who takes the place of another is shown nothing before he says that he is there', async () => {
    const screen = await sit('person', 'person')
    await screen.look()
    await screen.players(['bot:idle', 'person'])
    expect(screen.snapshot).toMatchObject({ viewer: null, view: { viewer: null } })
  })
})

describe('calls', () => {
  test('what is late or doubled is refused, and done once', async () => {
    const { screen, host } = table()
    await screen.create(drawn(romans))
    host.act(0, 0, 'move etruria')
    expect(await refusal(host, () => host.act(0, 0, 'move etruria'))).toMatchObject({ code: 'late' })
    expect(await refusal(host, () => host.undo(0, 0))).toMatchObject({ code: 'late' })
    host.undo(0, 1)
    expect(await refusal(host, () => host.redo(0, 1))).toMatchObject({ code: 'late' })
    expect(screen.snapshot.length).toBe(0)
  })

  test('what does not read as a call is refused, and what is called by another name is unknown', async () => {
    const { screen, host } = table()
    await screen.create(drawn(romans))
    const odd: readonly (readonly [string, readonly unknown[]])[] = [
      ['act', ['move etruria']],
      ['act', [0, '0', 'move etruria']],
      ['act', [-1, 0, 'move etruria']],
      ['act', [0, 0, 'move etruria', 'and more']],
      ['act', [0, 0, 'x'.repeat(300)]],
      ['create', [{ ...quick, cheat: true }]],
      ['create', [{ ...quick, players: ['somebody'] }]],
      ['speak', ['la']],
      ['list', ['all']],
      ['at', [1.5]],
    ]
    for (const [call, args] of odd) {
      expect(await refusal(host, () => answer(host, call, args))).toMatchObject({ code: 'malformed' })
    }
    for (const call of ['think', 'constructor', 'refusal', '__proto__']) {
      expect(await refusal(host, () => answer(host, call, []))).toMatchObject({ code: 'unknown' })
    }
    answer(host, 'act', [0, 0, 'move etruria'])
    expect(screen.snapshot.length).toBe(1)
  })

  test('a page that missed an update asks for the whole, and has all again', async () => {
    const { screen } = table()
    await screen.create(drawn(romans))
    await screen.act('move etruria')
    const { number } = screen.updates.at(-1) ?? { number: 0 }
    const missed = { number: number + 2, what: { patch: undefined }, ear: null, from: 1, lines: [] }
    expect(screen.mirror.take(missed)).toBe(false)
    const before = [screen.snapshot, screen.mirror.lines]
    await screen.whole()
    expect([screen.snapshot, screen.mirror.lines]).toEqual(before)
  })

  test('what is sent for an action is what has changed', async () => {
    const { screen } = table()
    await screen.create(quick)
    const whole = JSON.stringify(screen.updates[0]).length
    await screen.act('fleet internum')
    expect(JSON.stringify(screen.updates[1]).length).toBeLessThan(whole / 2)
  })

  test('a bot that fails is told of, without a word of what it holds, and another takes its seat', async () => {
    const screen = new Screen({
      ...around(),
      game: () => Promise.resolve(game),
      bot: async (_, name) => {
        if (name === 'legate') throw new Error('it holds the ace')
        return { name, plan: (_view, { actions }) => [actions[0]] }
      },
    })
    await screen.create({ ...quick, players: ['bot:legate'] })
    await screen.bots()
    expect(screen.snapshot.trouble).toMatchObject({ code: 'bot' })
    expect(JSON.stringify(screen.updates)).not.toContain('it holds the ace')
    await screen.players(['person'])
    expect(screen.snapshot).toMatchObject({ trouble: null, viewer: 0 })
    await screen.act(screen.choices[0])
    expect(screen.snapshot.length).toBe(1)
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
    const screen = new Screen({ ...around(), game: () => Promise.resolve(played) })
    await screen.create({ ...drawn({ ...romans, players: players.length === 2 ? 2 : 1 }), players })
    return screen
  }

  test('the page hears that it is one, and at what moment', async () => {
    const host = await open()
    expect((await host.act('move etruria')).snapshot.question?.window).toBe('secure')
    expect((await host.act('secure')).snapshot.question?.window).toBeNull()
  })

  test('who could only pass is not asked, unless another person would learn from it or he wants to be', async () => {
    const alone = await open(idling)
    await alone.watch(['secure'])
    expect((await alone.act('move etruria')).snapshot.length).toBe(2)
    const together = await open(idling, ['person', 'person'])
    await together.watch(['secure'])
    expect((await together.act('move etruria')).snapshot.length).toBe(1)
    const called = await open(idling)
    await called.watch(['secure'], true)
    expect((await called.act('move etruria')).snapshot.length).toBe(1)
  })

  test('a person is asked at every window until he says otherwise', async () => {
    const host = await open()
    expect((await host.act('move etruria')).snapshot.length).toBe(1)
  })

  test('windows that are not watched are passed for him, and what happened is told', async () => {
    const host = await open()
    const update = await host.watch([])
    expect(update.snapshot.length).toBe(0)
    const after = await host.act('move etruria')
    expect(after.snapshot.length).toBe(2)
    expect(words(after)).toHaveLength(2)
  })

  test('a window that is watched, and the next one called for, are asked', async () => {
    const host = await open()
    await host.watch(['secure'])
    expect((await host.act('move etruria')).snapshot.length).toBe(1)
    const other = await open()
    await other.watch([], true)
    expect((await other.act('move etruria')).snapshot.length).toBe(1)
    expect((await other.act('move roma')).snapshot.length).toBe(2)
    expect((await other.act('move etruria')).snapshot.length).toBe(4)
  })
})

describe('a device that does not keep', () => {
  test('a full disk: the game goes on, says that it is not kept, and can be left and opened again', async () => {
    const { screen, host, device } = table()
    device.full = true
    expect((await screen.create(drawn(romans))).snapshot.kept).toBe(false)
    expect((await screen.act('move etruria')).snapshot.length).toBe(1)
    expect(await host.kept()).toBe(false)
    expect(screen.snapshot.kept).toBe(false)
    await screen.create({ ...drawn(romans), name: 'another' })
    expect(await host.list()).toMatchObject([{ lasting: false }, { lasting: false }])
    expect((await screen.open('game-1')).snapshot).toMatchObject({ kept: false, length: 1 })
    expect(host.save()).toContain('move etruria')
  })

  test('when there is room again, it is kept again', async () => {
    const { screen, host, device } = table()
    device.full = true
    await screen.create(drawn(romans))
    device.full = false
    await screen.act('move etruria')
    expect(await host.kept()).toBe(true)
    expect(screen.snapshot.kept).toBe(true)
    expect(device.games.get('game-1')).toMatchObject({ record: { length: 1 }, entries: [{ action: 'move etruria' }] })
    expect(await host.list()).toMatchObject([{ id: 'game-1', lasting: true }])
  })

  test('forbidden storage is told, and a game can still be played', async () => {
    const { screen, host, device } = table()
    device.forbidden = true
    expect(await refusal(host, () => host.list())).toMatchObject({ code: 'storage' })
    expect(await refusal(host, () => screen.open('game-9'))).toMatchObject({ code: 'storage' })
    expect((await screen.create(quick)).snapshot.kept).toBe(false)
    expect(await host.list()).toHaveLength(1)
    await host.remove('game-1')
  })

  test('what is not foreseen is told as a bug, not hidden', () => {
    const { host } = table()
    expect(host.refusal(new TypeError('oh'))).toEqual({ code: 'bug', message: 'oh', rule: null, clause: null })
    expect(host.refusal(new Fault('over', 'The game is over.')).code).toBe('over')
  })
})
