import { FastDice, type JsonObject, secretFrom, verifyCommitment } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'
import { Client, game, next, opened } from './referee-play.ts'

describe('what a referee can be asked', () => {
  test('games: each with its edition, its default options and their seats', () => {
    const reply = new Client().do({ op: 'games' })
    expect(reply.games).toEqual(
      games.map((each) =>
        expect.objectContaining({
          id: each.id,
          title: each.words('en').title,
          edition: each.edition,
          options: each.options({}),
          seats: each.seats(each.options({})),
        }),
      ),
    )
    expect(reply.games).toContainEqual(expect.objectContaining({ id: game, seats: ['tetrarchy'] }))
  })

  test('create: the same seed gives the same game, no seed a fresh one', () => {
    const client = opened()
    const first = client.do({ op: 'create', game, seed: 'x' })
    expect(client.do({ op: 'create', game, seed: 'x' })).toEqual(first)
    expect(client.do({ op: 'create', game, secret: secretFrom('x') })).toEqual(first)
    const { commitment } = client.do({ op: 'create', game })
    expect(client.do({ op: 'create', game }).commitment).not.toBe(commitment)
  })

  test('create: scripted dice, numbers or names of faces', () => {
    const client = new Client()
    const dice = [...'665544332211', 2, 3, 4, 5, 6]
    expect(client.do({ op: 'create', game, options: { level: '4000' }, dice }).commitment).toBeNull()
    const { events } = client.do({ op: 'events', seat: 0 })
    expect(events).toContainEqual(expect.objectContaining({ type: 'roll', die: 'd6', face: 5 }))
  })

  test('create: from a position', () => {
    const position = opened().position()
    const client = new Client()
    client.do({ op: 'create', game, options: { level: '4000' }, position })
    expect(client.position()).toEqual(position)
  })

  test('create: seats and options are told', () => {
    const reply = new Client().do({ op: 'create', game, options: { players: 2 } })
    expect(reply).toMatchObject({ table: 'main', game, seats: ['east', 'west'], options: { players: 2 }, actions: 0 })
  })

  test('create: the data of another printing are checked', () => {
    const reply = new Client().ask({ op: 'create', game, edition: { game } })
    expect(reply).toMatchObject({ ok: false, error: { code: 'malformed' } })
  })

  test('legal: who is asked, what, and every answer with its cost', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    const reply = client.do({ op: 'legal' })
    expect(reply).toMatchObject({ seat: 0, helpers: [], ask: { id: 'roman-phase' } })
    const about = { kind: 'move', piece: 'diocletian', place: 'apulia' }
    expect(reply.actions).toContainEqual({ action: 'move apulia', words: 'Move to Apulia (1 IP)', cost: 1, ...about })
    expect(client.do({ op: 'legal', language: 'fr' }).actions).toContainEqual({
      action: 'move apulia',
      words: 'Aller en Apulia (1 PI)',
      cost: 1,
      ...about,
    })
  })

  test('why: allowed and what it costs, or the clause', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    expect(client.do({ op: 'why', action: 'move apulia' })).toEqual({ ok: true, allowed: true, cost: 1 })
    const refused = client.do({ op: 'why', action: 'subdue' })
    expect(refused).toMatchObject({ allowed: false, rule: expect.stringMatching(/^TE-/), clause: expect.any(String) })
    expect(client.do({ op: 'why', action: 'subdue', language: 'fr' }).clause).not.toBe(refused.clause)
  })

  test('reach: where a piece gets to; act: its steps together, taken back and done again together', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    const { reached } = client.do({ op: 'reach', piece: 'diocletian' })
    const far = [...(Array.isArray(reached) ? reached : [])].find(({ steps }) => steps.length === 2)
    expect(far).toMatchObject({ kind: 'move', cost: 2, odds: null, seals: false })
    expect(client.do({ op: 'act', actions: far.steps })).toMatchObject({ seat: 0, done: 2 })
    expect(client.do({ op: 'undo' })).toMatchObject({ undone: far.steps[1], actions: far.steps })
    expect(client.do({ op: 'redo' })).toMatchObject({ redone: far.steps[1], actions: far.steps })
    expect(client.do({ op: 'history' }).history).toHaveLength(3)
  })

  test('act: tells what happened and what is asked next', () => {
    const client = opened()
    const events = [{ type: 'arrive', emperor: 'diocletian', at: 'roma' }]
    expect(client.do({ op: 'act', action: 'arrive roma' })).toEqual({ ok: true, seat: 0, events, next })
    const reply = client.do({ op: 'act', seat: 'tetrarchy', action: 'secure', language: 'en' })
    expect(reply.words).toEqual(["Diocletian's token in Roma."])
  })

  test('undo and redo', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    const before = client.position()
    const done = client.do({ op: 'act', action: 'secure' })
    const after = client.position()
    expect(client.do({ op: 'undo', seat: 0 })).toEqual({ ok: true, undone: 'secure', next })
    expect(client.position()).toEqual(before)
    expect(client.do({ op: 'redo' })).toMatchObject({ redone: 'secure', events: done.events, next: done.next })
    expect(client.position()).toEqual(after)
    client.do({ op: 'undo' })
    client.do({ op: 'redo', seat: 'tetrarchy', language: 'fr' })
    expect(client.position()).toEqual(after)
  })

  test('view, by the number or the name of a seat', () => {
    const client = opened({ options: { players: 2, level: '4000' } })
    const { view } = client.do({ op: 'view', seat: 1 })
    expect(view).toMatchObject({ turn: 0, ip: 6 })
    expect(client.do({ op: 'view', seat: 'west' }).view).toEqual(view)
  })

  test('events, from an action on, in words if wanted', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    const { events } = client.do({ op: 'act', action: 'secure' })
    expect(client.do({ op: 'events', seat: 0, from: 1 })).toEqual({ ok: true, events })
    const all = client.do({ op: 'events', seat: 0, language: 'en' })
    expect(all.words).toEqual(expect.arrayContaining(['Diocletian arrives in Roma.']))
    expect(client.do({ op: 'events', seat: 0, from: 99 }).events).toEqual([])
  })

  test('history', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    client.do({ op: 'act', action: 'end' })
    expect(client.do({ op: 'history' }).history).toEqual([
      { seat: 0, action: 'arrive roma', sealed: false },
      { seat: 0, action: 'end', sealed: true },
    ])
  })

  test('branch: another table from there on, its dice its own', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    const there = client.position()
    client.do({ op: 'act', action: 'secure' })
    const reply = client.do({ op: 'branch', at: 1, to: 'what if', dice: ['III', 2] })
    expect(reply).toMatchObject({ table: 'what if', actions: 1, commitment: null })
    expect(client.position('what if')).toEqual(there)
    const { events } = client.do({ op: 'act', table: 'what if', action: 'end' })
    expect(events).toContainEqual({ type: 'roll', die: 'dVI', face: 3, purpose: { for: 'region' } })
    expect(client.do({ op: 'history' }).history).toHaveLength(2)
  })

  test('dice: scripted from now on; when they run out nothing has changed', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    expect(client.do({ op: 'dice', dice: ['III'] })).toEqual({ ok: true, from: 1 })
    const before = client.position()
    expect(client.ask({ op: 'act', action: 'end' })).toMatchObject({
      ok: false,
      error: {
        code: 'dice',
        message: expect.stringContaining('a d6 for province (region ILLYRICVM)'),
        wanted: { die: 'd6', faces: ['1', '2', '3', '4', '5', '6'], purpose: { for: 'province', region: 'ILLYRICVM' } },
      },
    })
    expect(client.position()).toEqual(before)
    client.do({ op: 'dice', dice: ['III', 2] })
    client.do({ op: 'act', action: 'end' })
  })

  test('rolls: every one with its die, hidden draws too, by the action that asked for it', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    client.do({ op: 'dice', dice: ['III', 2] })
    client.do({ op: 'act', action: 'end' })
    const { rolls } = client.do({ op: 'rolls' })
    const ofSetUp = { action: -1, die: 'd6', sides: 6, low: 1, face: expect.any(Number) }
    expect(rolls).toContainEqual({ ...ofSetUp, purpose: { for: 'first-revolt', region: 'AFRICA' } })
    expect((rolls as object[]).slice(-2)).toEqual([
      { action: 1, die: 'dVI', sides: 6, low: 1, face: 3, purpose: { for: 'region' } },
      { action: 1, die: 'd6', sides: 6, low: 1, face: 2, purpose: { for: 'province', region: 'ILLYRICVM' } },
    ])
    client.do({ op: 'create', game: 'ultimus-romanorum', seed: 'bowl', options: { years: 1 } })
    playOut(client, 'main')
    const drawn = client.do({ op: 'rolls' }).rolls as readonly JsonObject[]
    expect(drawn.some(({ purpose }) => purpose === null)).toBe(true)
  })

  test('outcome, commitment: the secret is told when the game is over', () => {
    const client = opened()
    expect(client.do({ op: 'outcome' }).outcome).toBeNull()
    const { commitment } = client.do({ op: 'create', game, seed: 'ides', options: { level: '4000' } })
    expect(client.do({ op: 'commitment' }).dice).toEqual([{ from: 0, commitment }])
    playOut(client, 'main')
    const { outcome } = client.do({ op: 'outcome', language: 'fr' })
    expect(outcome).toMatchObject({ winners: [], rule: expect.any(String), clause: expect.any(String) })
    const secret = secretFrom('ides')
    expect(client.do({ op: 'commitment' }).dice).toEqual([{ from: 0, commitment, secret }])
    expect(verifyCommitment(String(commitment), secret)).toBe(true)
  })

  test('save and load', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    const { save } = client.do({ op: 'save' })
    expect(client.do({ op: 'load', table: 'copy', save })).toMatchObject({ table: 'copy', actions: 1, next })
    expect(client.position('copy')).toEqual(client.position())
    client.do({ op: 'load', table: 'copy', game, save })
    const other = client.ask({ op: 'load', table: 'copy', game: 'fall-of-the-roman-empire', save })
    expect(other).toMatchObject({ ok: false, error: { code: 'foreign' } })
  })

  test('close', () => {
    const client = opened()
    expect(client.do({ op: 'close' })).toEqual({ ok: true, closed: 'main' })
    expect(client.ask({ op: 'legal' })).toMatchObject({ ok: false, error: { code: 'unknown' } })
  })

  test('the id comes back, with refusals too', () => {
    const client = opened()
    expect(client.ask({ op: 'games', id: 'a' }).id).toBe('a')
    expect(client.ask({ op: 'nonsense', id: 7 }).id).toBe(7)
    expect(client.ask({ op: 'games' })).not.toHaveProperty('id')
  })
})

/** Plays at random to the end. Answers how many actions it took. */
function playOut(client: Client, table: string): number {
  const dice = new FastDice(secretFrom(table))
  for (let n = 0; ; n++) {
    const { actions } = client.do({ op: 'legal', table })
    if (!Array.isArray(actions) || actions.length === 0) return n
    const reply = client.do({ op: 'act', table, action: actions[dice.below(actions.length)].action })
    if (reply.next === null) expect(reply.outcome).toMatchObject({ rule: expect.any(String) })
  }
}

test('a game that is over asks nothing and refuses everything', () => {
  const client = opened()
  playOut(client, 'main')
  expect(client.do({ op: 'legal' })).toMatchObject({ seat: null, ask: null, actions: [], outcome: { winners: [] } })
  for (const request of [
    { op: 'act', action: 'end' },
    { op: 'why', action: 'end' },
  ]) {
    expect(client.ask(request)).toMatchObject({ ok: false, error: { code: 'over' } })
  }
  expect(client.ask({ op: 'undo' })).toMatchObject({ ok: false, error: { code: 'undo' } })
})

test('several tables at once do not touch each other', () => {
  const client = opened()
  client.do({ op: 'create', table: 'b', game, options: { level: '4000' }, seed: 'ides' })
  const before = client.position('b')
  client.do({ op: 'act', action: 'arrive roma' })
  expect(client.position('b')).toEqual(before)
  client.do({ op: 'act', table: 'b', action: 'arrive bithynia' })
  expect(client.position('b')).not.toEqual(client.position())
})

test('two games by the same requests are the same game', () => {
  const [a, b] = [opened(), opened()]
  expect(playOut(a, 'main')).toBe(playOut(b, 'main'))
  expect(a.position()).toEqual(b.position())
})
