import { isObject, type Json } from '@tabularium/engine'
import { steps } from '@tabularium/engine/testing/steps'
import { describe, expect, test } from 'vitest'
import { ultimusRomanorum } from '../src/index.ts'
import { reduce } from '../src/shown/reduce.ts'
import { isView, type View } from '../src/shown/view.ts'
import { position } from './play.ts'

function viewOf(view: Json): View {
  if (!isView(view)) throw new Error('no view')
  return view
}

const AWAY = ['off', 'lost', 'gone']

/** What the board shows of a position, and the line above it. */
function shown(view: View): Json {
  const { year, phase, smc, vp, initiative, event } = view
  const pieces = Object.entries(view.pieces).flatMap(([id, { at, weak = false, rallied = null }]) =>
    AWAY.includes(at) ? [] : [[id, at, weak, rallied].join(' ')],
  )
  const peoples = Object.entries(view.peoples).map(([id, { status, capital = '', king = '', ally = '' }]) =>
    [id, status, capital, king, ally].join(' '),
  )
  const thrones = [view.west, view.east].map(({ augustus = '', patrice = '', usurper = '' }) =>
    [augustus, patrice, usurper].join(' '),
  )
  const fleets = Object.entries(view.fleets).flatMap(([id, { at, camp }]) =>
    AWAY.includes(at) ? [] : [[id, at, camp].join(' ')],
  )
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
    const found = new Map<string, string>()
    for (const { before, events, after } of steps(ultimusRomanorum, scenario, { options: { scenario }, most: 1500 })) {
      const wrong = difference(shown(events.reduce(reduce, viewOf(before))), shown(viewOf(after)))
      if (wrong !== '')
        found.set(wrong.replace(/[\d-]+/g, '#').slice(0, 60), `${events.map(({ type }) => type).join(' ')}: ${wrong}`)
    }
    expect([...found.values()]).toEqual([])
  })

  test('UR-4.5.3-g: a king who is gone is king no more', () => {
    const vandali = { status: 'regnum', capital: 'africa-4', king: 'genseric' }
    const pieces = { 'vandali-1': 'africa-4', genseric: 'africa-4' }
    const view = viewOf(position({ pieces, peoples: { vandali } }).table.shown(0))
    const rule = 'UR-9.2-d'
    const after = reduce(view, { type: 'eliminate', pieces: ['genseric'], at: 'africa-4', forGood: true, rule })
    expect([view.peoples.vandali.king, after.peoples.vandali.king]).toEqual(['genseric', undefined])
    expect(after.peoples.vandali.capital).toBe('africa-4')
  })

  test('UR-5-k: when the camps are exchanged, each player keeps his points', () => {
    const view = viewOf(position({ vp: [3, 8] }).table.shown(0))
    const after = reduce(view, { type: 'exchange', half: 'west', roman: 'second' })
    expect([after.romanSeat, after.vp]).toEqual([1, [8, 3]])
  })
})
