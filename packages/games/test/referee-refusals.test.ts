/** What a referee refuses. */
import { FastDice, type JsonObject, LocalTable, secretFrom } from '@tabularium/engine'
import { LONGEST_LINE, Referee } from '@tabularium/engine/referee'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'
import { opened } from './referee-play.ts'

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
    ['act with one and several', '{"op":"act","action":"end","actions":["end"]}', 'malformed', /not both/],
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

  test('a line of 16 megabytes is read, one character more is not', () => {
    const client = opened()
    const line = '{"op":"history"}'
    expect(client.line(line.padEnd(16_777_216)).ok).toBe(true)
    expect(client.line(line.padEnd(16_777_217))).toMatchObject({ ok: false, error: { code: 'malformed' } })
  })

  test('300,000 members are looked at, one more is refused', () => {
    const client = opened()
    const listed = (count: number) =>
      client.line(`{"op":"legal","odd":[${Array.from({ length: count }, () => 1).join()}]}`).error
    expect(listed(299_998)).toMatchObject({ message: "'odd' is no member of this request." })
    expect(listed(299_999)).toMatchObject({ message: 'The request has more than 300000 members in all.' })
  })

  test('a name has up to 200 characters, and 100 actions are done together', () => {
    const client = opened()
    const named = (length: number) => client.ask({ op: 'legal', table: 'x'.repeat(length) }).error
    expect(named(200)).toMatchObject({ code: 'unknown' })
    expect(named(201)).toMatchObject({ code: 'malformed', message: "'table' must be at most 200 characters." })
    const acting = (length: number) => client.ask({ op: 'act', actions: Array(length).fill('win') }).error
    expect(acting(100)).toMatchObject({ message: expect.stringContaining("'win' names no action") })
    expect(acting(101)).toMatchObject({ message: "'actions' must be at most 100 actions." })
  })

  test('undo and redo of nothing are refused at a table of one seat too', () => {
    const client = opened()
    expect(client.do({ op: 'history' }).history).toEqual([])
    for (const op of ['undo', 'redo']) expect(client.ask({ op })).toMatchObject({ error: { code: 'undo' } })
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
