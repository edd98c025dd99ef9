/** What a referee tells beside its answer: cases, forecasts, ways, and why a game does not go back to its beginning. */
import { type AnyGame, digest, isObject, type JsonObject, type Language } from '@tabularium/engine'
import { Referee } from '@tabularium/engine/referee'
import { tetrarchia } from '@tabularium/tetrarchia'
import { describe, expect, test } from 'vitest'
import { Client, opened } from './referee-play.ts'

/** A Legion and three Forces in Rome may march, against two Forces of Barbarians beside it. */
function marching(): Client {
  const client = new Client()
  const areas = { roma: { legions: 1, forces: 3 }, venetia: { barbarianForces: 2 } }
  const position = { turn: 1, rrp: 0, areas, stack: [{ kind: 'roman-movement' }] }
  client.do({ op: 'create', game: 'fall-of-the-roman-empire', seed: 'ides', position })
  return client
}

describe('what a referee tells', () => {
  test('of a mistake of ours: that it is one, and what it says', () => {
    const referee = new Referee([
      {
        ...tetrarchia,
        decision() {
          throw new TypeError('an accident')
        },
      },
    ])
    const reply = JSON.parse(referee.handle(JSON.stringify({ op: 'create', game: tetrarchia.id, seed: 'ides' })))
    expect(reply.error).toEqual({ code: 'bug', message: 'This is a fault of Tabularium: an accident' })
  })

  test('why: the case is told beside the clause, and whom it binds, where the game says so', () => {
    const words = (language: Language) => ({
      ...tetrarchia.words(language),
      about: (name: string) => `the Emperor ${name}`,
      refusal: () => 'No enemy is here.',
    })
    const judge = (game: AnyGame): JsonObject => {
      const referee = new Referee([game])
      referee.handle(JSON.stringify({ op: 'create', game: game.id, seed: 'ides' }))
      referee.handle('{"op":"act","action":"arrive roma"}')
      return JSON.parse(referee.handle('{"op":"why","action":"subdue"}'))
    }
    const bound: AnyGame = {
      ...tetrarchia,
      words,
      verdict: (s, action) => {
        const verdict = tetrarchia.verdict(s, action)
        return verdict.ok ? verdict : { ...verdict, about: 'diocletian' }
      },
    }
    expect(judge(bound)).toMatchObject({ about: 'the Emperor diocletian', case: 'No enemy is here.' })
    expect(judge(tetrarchia)).toMatchObject({ ok: true, allowed: false, clause: expect.any(String) })
    expect(judge(tetrarchia)).not.toHaveProperty('about')
  })

  test('why: what can be foretold of an action is told with it', () => {
    const client = marching()
    const { actions } = client.do({ op: 'legal' })
    for (const [action, hasDice] of [
      ['march roma venetia', true],
      ['march roma liguria', false],
    ] as const) {
      const why = client.do({ op: 'why', action })
      const offered = (Array.isArray(actions) ? actions : []).find((each) => isObject(each) && each.action === action)
      expect([isObject(offered) && offered.forecast, 'forecast' in why]).toEqual([why.forecast, hasDice])
    }
  })

  test('reach: with all who can go, or as many as are wanted', () => {
    const client = marching()
    const steps = (number: JsonObject) => {
      const { reached } = client.do({ op: 'reach', piece: 'roma', ...number })
      return (Array.isArray(reached) ? reached : []).map((each) => isObject(each) && each.steps)
    }
    expect(steps({})).not.toEqual(steps({ number: 1 }))
    for (const each of steps({ number: 1 })) expect(each).toContain('with 1')
  })

  test('load: what was played under other rules goes on from its position, and the client is told why', () => {
    const client = opened()
    client.do({ op: 'act', action: 'arrive roma' })
    const { save } = client.do({ op: 'save' })
    expect(client.do({ op: 'load', save })).not.toHaveProperty('carried')
    const { sum: _, ...content } = JSON.parse(String(save))
    const older = { ...content, rules: 0, actions: ['subdue'] }
    const loaded = client.do({ op: 'load', save: JSON.stringify({ ...older, sum: digest(older) }) })
    expect(loaded).toMatchObject({ actions: 0, carried: { because: 'rules', actions: 1, lost: 0 } })
  })
})
