import { FastDice, type GameEvent, isObject, type Json, LocalTable, secretFrom } from '@tabularium/engine'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { describe, expect, test } from 'vitest'
import { position } from '../../games/ultimus-romanorum/test/play.ts'
import { isPosition } from '../src/games/ultimus-romanorum/position.ts'
import { reduce } from '../src/games/ultimus-romanorum/reduce.ts'

/** What the board shows of a position, and the line above it. */
function shown(view: Json): Json {
  if (!isPosition(view)) return null
  const { year, phase, smc, vp, initiative, event } = view
  const pieces = Object.entries(view.pieces).flatMap(([id, { at, weak = false, rallied = null }]) =>
    ['off', 'lost', 'gone'].includes(at) ? [] : [[id, at, weak, rallied].join(' ')],
  )
  const peoples = Object.entries(view.peoples).map(([id, { status, capital = '', king = '', ally = '' }]) =>
    [id, status, capital, king, ally].join(' '),
  )
  const thrones = [view.west, view.east].map(({ augustus = '', patrice = '', usurper = '' }) =>
    [augustus, patrice, usurper].join(' '),
  )
  const fleets = Object.entries(view.fleets).map(([id, { at, camp }]) => [id, at, camp].join(' '))
  return { year, phase, smc, vp, initiative, event, pieces: pieces.sort(), peoples, thrones, fleets }
}

function difference(got: Json, want: Json): string {
  if (!isObject(got) || !isObject(want)) return ''
  return Object.keys(want)
    .filter((key) => JSON.stringify(got[key]) !== JSON.stringify(want[key]))
    .map((key) => {
      const [a, b] = [got[key], want[key]]
      if (!Array.isArray(a) || !Array.isArray(b)) return `${key}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`
      const text = (list: readonly Json[]) => list.map(String)
      const [mine, theirs] = [text(a), text(b)]
      return `${key}: ${mine.filter((x) => !theirs.includes(x)).join(', ')} / ${theirs.filter((x) => !mine.includes(x)).join(', ')}`
    })
    .join('; ')
}

describe('the board follows events', () => {
  test.each(['scourge-of-god', 'placidia-425'])('through a random game of %s', (scenario) => {
    const table = new LocalTable(ultimusRomanorum, { options: { scenario }, dice: { secret: secretFrom(scenario) } })
    const dice = new FastDice(secretFrom(`moves of ${scenario}`))
    const found = new Map<string, string>()
    let before: Json = table.shown(0)
    for (let i = 0; i < 1500 && table.decision !== null; i++) {
      const { seat, actions } = table.decision
      const entry = table.act(seat, table.game.notation(actions[dice.below(actions.length)]))
      const events: readonly GameEvent[] = entry.told.map(({ event }) => event)
      const after: Json = table.shown(0)
      const wrong = difference(shown(events.reduce(reduce, before)), shown(after))
      if (wrong !== '')
        found.set(wrong.replace(/[\d-]+/g, '#').slice(0, 60), `${events.map(({ type }) => type).join(' ')}: ${wrong}`)
      before = after
    }
    expect([...found.values()]).toEqual([])
  })

  test('UR-5-k: when the camps are exchanged, each player keeps his points', () => {
    const view: Json = position({ vp: [3, 8] }).table.shown(0)
    const after = reduce(view, { type: 'exchange', half: 'west', roman: 'second' })
    expect(isPosition(after) && [after.romanSeat, after.vp]).toEqual([1, [8, 3]])
  })
})
