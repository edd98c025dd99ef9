import {
  FastDice,
  isObject,
  type Json,
  type JsonObject,
  LocalTable,
  secretFrom,
  verifyCommitment,
} from '@tabularium/engine'
import { LONGEST_LINE, Referee } from '@tabularium/engine/referee'
import { games } from '@tabularium/games'
import { describe, expect, test } from 'vitest'

/** A referee with its requests and replies as objects. */
class Client {
  readonly #referee = new Referee(games)

  line(line: string): JsonObject {
    const reply = this.#referee.handle(line)
    expect(reply).not.toContain('\n')
    const value: Json = JSON.parse(reply)
    if (!isObject(value)) throw new Error(`no object: ${reply}`)
    return value
  }

  ask(request: JsonObject): JsonObject {
    return this.line(JSON.stringify(request))
  }

  /** Must be done. */
  do(request: JsonObject): JsonObject {
    const reply = this.ask(request)
    expect(reply).toMatchObject({ ok: true })
    return reply
  }

  position(table = 'main'): Json {
    return this.do({ op: 'position', table }).position
  }
}

const game = 'tetrarchia'

/** A table where Diocletian is about to arrive. */
function opened(request: JsonObject = {}): Client {
  const client = new Client()
  client.do({ op: 'create', game, options: { level: '4000' }, seed: 'ides', ...request })
  return client
}

const next = { seat: 0, helpers: [], ask: 'roman-phase', choices: 5 }

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
    expect(reply.actions).toContainEqual({ action: 'move apulia', words: 'Move to APVLIA (1 IP)', cost: 1 })
    expect(client.do({ op: 'legal', language: 'fr' }).actions).toContainEqual({
      action: 'move apulia',
      words: 'Aller en APVLIA (1 PI)',
      cost: 1,
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

  test('act: tells what happened and what is asked next', () => {
    const client = opened()
    const events = [{ type: 'arrive', emperor: 'diocletian', at: 'roma' }]
    expect(client.do({ op: 'act', action: 'arrive roma' })).toEqual({ ok: true, seat: 0, events, next })
    const reply = client.do({ op: 'act', seat: 'tetrarchy', action: 'secure', language: 'en' })
    expect(reply.words).toEqual(["Diocletian's token in ROMA."])
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
    expect(all.words).toEqual(expect.arrayContaining(['Diocletian arrives in ROMA.']))
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
    expect(client.ask({ op: 'act', action: 'end' })).toMatchObject({ ok: false, error: { code: 'dice' } })
    expect(client.position()).toEqual(before)
    client.do({ op: 'dice', dice: ['III', 2] })
    client.do({ op: 'act', action: 'end' })
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

describe('what a referee refuses, and nothing has changed', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const lines: [name: string, line: string, code: string, message: RegExp][] = [
    ['an empty line', '', 'malformed', /empty/],
    ['a blank line', ' \t\r', 'malformed', /empty/],
    ['no JSON', 'move apulia', 'malformed', /not JSON/],
    ['half an object', '{"op":"legal"', 'malformed', /not JSON/],
    ['null', 'null', 'malformed', /JSON object/],
    ['a number', '7', 'malformed', /JSON object/],
    ['text', '"legal"', 'malformed', /JSON object/],
    ['a list', '[{"op":"legal"}]', 'malformed', /JSON object/],
    ['a line that is too long', `"${'x'.repeat(LONGEST_LINE)}"`, 'malformed', /longer than/],
    ['a nested one', `{"op":"create","game":"tetrarchia","options":${deep}}`, 'malformed', /nested/],
    ['a nested id', `{"op":"legal","id":${deep}}`, 'malformed', /nested/],
    ['no op', '{}', 'malformed', /'op' is missing/],
    ['an op that is no text', '{"op":7}', 'malformed', /'op' must be text/],
    ['an unknown op', '{"op":"frobnicate"}', 'unknown', /no op 'frobnicate'/],
    ['an op of objects', '{"op":"constructor"}', 'unknown', /no op/],
    ['__proto__', '{"op":"legal","__proto__":{"table":"b"}}', 'malformed', /__proto__/],
    ['an id that is no id', '{"op":"legal","id":[1]}', 'malformed', /'id' must be/],
    ['an unknown member', '{"op":"legal","tabel":"main"}', 'malformed', /'tabel' is no member/],
    ['an unknown table', '{"op":"legal","table":"b"}', 'unknown', /no table 'b'/],
    ['a table that is no text', '{"op":"legal","table":7}', 'malformed', /'table' must be text/],
    ['a table of objects', '{"op":"legal","table":"__proto__"}', 'unknown', /no table/],
    ['an endless table', `{"op":"legal","table":"${'x'.repeat(1000)}"}`, 'malformed', /200 characters/],
    ['close of an unknown table', '{"op":"close","table":"b"}', 'unknown', /no table/],
    ['an unknown language', '{"op":"legal","language":"de"}', 'malformed', /one of en, fr/],
    ['create without a game', '{"op":"create"}', 'malformed', /'game' is missing/],
    ['create of an unknown game', '{"op":"create","game":"chess"}', 'unknown', /no game 'chess'/],
    ['options that do not fit', '{"op":"create","game":"tetrarchia","options":{"level":"99"}}', 'malformed', /level/],
    ['a position that does not fit', '{"op":"create","game":"tetrarchia","position":[]}', 'malformed', /position/],
    ['a seed that is no text', '{"op":"create","game":"tetrarchia","seed":1}', 'malformed', /'seed' must be text/],
    ['a secret that is none', '{"op":"create","game":"tetrarchia","secret":"x"}', 'malformed', /32 hexadecimal/],
    ['dice that are no list', '{"op":"create","game":"tetrarchia","dice":"III"}', 'malformed', /list of faces/],
    ['a die that is no face', '{"op":"create","game":"tetrarchia","dice":[null]}', 'malformed', /'dice' \(0\)/],
    ['dice that run out', '{"op":"create","game":"tetrarchia","dice":[]}', 'dice', /run out/],
    ['dice that do not fit', '{"op":"create","game":"tetrarchia","dice":["IX"]}', 'dice', /no face/],
    ['seed and dice', '{"op":"create","game":"tetrarchia","seed":"a","dice":[]}', 'malformed', /not several/],
    ['act without an action', '{"op":"act"}', 'malformed', /'action' is missing/],
    ['act with an object', '{"op":"act","action":{"kind":"end"}}', 'malformed', /'action' must be text/],
    ['act with nonsense', '{"op":"act","action":"win"}', 'malformed', /names no action/],
    ['act against a rule', '{"op":"act","action":"move persia"}', 'illegal', /TE-/],
    ['act of no seat', '{"op":"act","seat":9,"action":"arrive roma"}', 'unknown', /no seat '9'/],
    ['act of a seat out of turn', '{"op":"act","seat":"west","action":"arrive roma"}', 'turn', /not for west/],
    ['act of a seat that is none', '{"op":"act","seat":true,"action":"end"}', 'malformed', /'seat' must be/],
    ['why without an action', '{"op":"why"}', 'malformed', /'action' is missing/],
    ['why with nonsense', '{"op":"why","action":"win"}', 'malformed', /names no action/],
    ['undo of nothing', '{"op":"undo"}', 'undo', /nothing to take back/],
    ['redo of nothing', '{"op":"redo"}', 'undo', /nothing to do again/],
    ['view without a seat', '{"op":"view"}', 'malformed', /'seat' is missing/],
    ['view of an unknown seat', '{"op":"view","seat":"north"}', 'unknown', /0 east, 1 west/],
    ['view of a negative seat', '{"op":"view","seat":-1}', 'unknown', /no seat '-1'/],
    ['events from nowhere', '{"op":"events","seat":0,"from":-1}', 'malformed', /whole number from 0/],
    ['branch without a place', '{"op":"branch","to":"b"}', 'malformed', /'at' is missing/],
    ['branch without a name', '{"op":"branch","at":0}', 'malformed', /'to' is missing/],
    ['branch after the end', '{"op":"branch","at":1,"to":"b"}', 'unknown', /no action 1/],
    ['load without a save', '{"op":"load"}', 'malformed', /'save' is missing/],
    ['load of something else', '{"op":"load","save":"{}"}', 'foreign', /not a Tabularium save/],
    ['load of half a save', '{"op":"load","save":"{\\"tabularium\\":1,"}', 'truncated', /incomplete/],
    ['load of a newer save', '{"op":"load","save":"{\\"tabularium\\":99}"}', 'newer', /newer/],
    ['load of an edited save', '{"op":"load","save":"{\\"tabularium\\":1}"}', 'edited', /changed/],
    ['load with an edition of no game', '{"op":"load","save":"","edition":{}}', 'malformed', /needs 'game'/],
  ]

  test.each(lines)('%s', (_, line, code, message) => {
    const client = opened({ options: { players: 2, level: '4000' } })
    const before = client.position()
    const reply = client.line(line)
    expect(reply).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(message) } })
    expect(client.position()).toEqual(before)
    expect(client.do({ op: 'history' }).history).toEqual([])
  })

  test('a refused action names its rule', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    const { error } = client.ask({ op: 'act', action: 'subdue' })
    expect(error).toEqual({ code: 'illegal', message: expect.any(String), rule: expect.stringMatching(/^TE-/) })
  })

  test('more tables than there is room for', () => {
    const client = opened()
    for (let i = 1; i < 1000; i++) client.do({ op: 'branch', at: 0, to: `${i}` })
    const refused = client.ask({ op: 'branch', at: 0, to: 'one more' })
    expect(refused).toMatchObject({ ok: false, error: { message: expect.stringContaining('1000') } })
    client.do({ op: 'branch', at: 0, to: '1' })
    client.do({ op: 'close', table: '1' })
    client.do({ op: 'branch', at: 0, to: 'one more' })
  })

  test('a bug in a game is answered, and the referee goes on', () => {
    const broken = {
      ...games[0],
      outcome: () => {
        throw new RangeError('off by one')
      },
    }
    const referee = new Referee([broken])
    referee.handle('{"op":"create","game":"tetrarchia"}')
    const reply = JSON.parse(referee.handle('{"op":"outcome","id":1}'))
    expect(reply).toEqual({ id: 1, ok: false, error: { code: 'bug', message: expect.stringContaining('off by one') } })
    expect(JSON.parse(referee.handle('{"op":"legal"}'))).toMatchObject({ ok: true })
  })
})

test('any action may be asked about in any position', () => {
  const options = { level: '4211', variants: ['imperium', 'mare-nostrum'] }
  const client = opened({ options })
  const names = actionNames(options)
  const dice = new FastDice(secretFrom('why'))
  for (let n = 0; n < 400; n++) {
    const { actions } = client.do({ op: 'legal' })
    if (!Array.isArray(actions) || actions.length === 0) break
    const legal = new Set(actions.map((a) => a.action))
    for (let i = 0; i < 10; i++) {
      const action = names[dice.below(names.length)]
      expect(client.do({ op: 'why', action }).allowed, action).toBe(legal.has(action))
    }
    client.do({ op: 'act', action: actions[dice.below(actions.length)].action })
  }
})

/** The names of all actions that come up in a game. */
function actionNames(options: JsonObject): string[] {
  const names = new Set<string>()
  const table = new LocalTable(games[0], { options, dice: { secret: secretFrom('names') } })
  const dice = new FastDice(secretFrom('names'))
  for (let { decision } = table; decision !== null; decision = table.decision) {
    for (const action of table.game.candidates(table.state)) names.add(table.game.notation(action))
    table.act(decision.seat, table.game.notation(decision.actions[dice.below(decision.actions.length)]))
  }
  return [...names]
}
