import { isObject, type Json, type Roll } from '@tabularium/engine'
import { steps } from '@tabularium/engine/testing/steps'
import { describe, expect, test } from 'vitest'
import type { GatesEvent } from '../src/events.ts'
import { barbariansAtTheGates as game } from '../src/index.ts'
import { spaces } from '../src/shown/printed.ts'
import { reduce } from '../src/shown/reduce.ts'
import { controlOf, cuAt, insideAt, isView, placeOf, powers, type View } from '../src/shown/view.ts'

const SCENARIOS = [
  'successor-strife',
  'the-frozen-rhine',
  'the-scourge-of-god',
  'the-migrations',
  'barbarians-at-the-gates',
]

function viewOf(view: Json): View {
  if (!isView(view)) throw new Error('no view')
  return view
}

/** What the board shows of a position, and the tracks beside it. Who is inside walls and who outside is left to the next view. */
function shown(view: View): Record<string, Json> {
  const { turn, phase, vp, plunder, hands, decks, reserve, usurpator = null } = view
  const places = [...spaces.keys()].map((id) => {
    const { fort = '', siege = '' } = view.spaces[id] ?? {}
    return [id, controlOf(view, id), fort, siege].join(' ')
  })
  const units = [...spaces.keys()].flatMap((id) =>
    powers.flatMap((power) => {
      const cu = cuAt(view, id, power) + insideAt(view, id, power)
      return cu === 0 ? [] : [[id, power, cu].join(' ')]
    }),
  )
  const leaders = Object.entries(view.leaders).flatMap(([id, { flipped = false }]) => {
    const at = placeOf(view, id)
    return at === null ? [] : [[id, at, flipped].join(' ')]
  })
  const tribes = Object.entries(view.tribes).flatMap(([id, { allied = false }]) => {
    const at = placeOf(view, id)
    return at === null ? [] : [[id, at, allied].join(' ')]
  })
  const cards = Object.entries(view.cards).map(([id, { pile }]) => [id, pile].join(' '))
  const tracks = { turn, phase, vp, plunder, hands, decks, reserve, usurpator }
  return { ...tracks, places, units, leaders: leaders.sort(), tribes: tribes.sort(), cards: cards.sort() }
}

function difference(got: Json, want: Json): string {
  if (!isObject(got) || !isObject(want)) return ''
  return Object.keys(want)
    .filter((key) => JSON.stringify(got[key]) !== JSON.stringify(want[key]))
    .map((key) => {
      const [a, b] = [got[key], want[key]]
      if (!Array.isArray(a) || !Array.isArray(b)) return `${key}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`
      const [mine, theirs] = [a.map(String), b.map(String)]
      return `${key}: ${mine.filter((x) => !theirs.includes(x)).join(', ')} / ${theirs.filter((x) => !mine.includes(x)).join(', ')}`
    })
    .join('; ')
}

/** What the first seat is told: not what the other player draws. */
const toldToRoman = (event: GatesEvent | Roll): boolean => event.type !== 'hand' || event.player === 'roman'

/** What events do not tell: how many were chosen just now, whose CU are borrowed, and from where a wave takes cards. */
function untold(before: View, events: readonly (GatesEvent | Roll)[]): readonly string[] {
  const isChosenNow = before.stack.some(({ purpose }) => purpose === 'intercept' || purpose === 'avoid')
  const isBorrowed = before.stack.some(({ mods }) => Array.isArray(mods) && mods.includes('counts-as-barbarian'))
  const isTaken = events.some((event) => event.type === 'wave' && event.leaves)
  return [
    ...(isChosenNow ? ['units', 'leaders'] : []),
    ...(isBorrowed ? ['units'] : []),
    ...(isTaken ? ['decks', 'hands', 'reserve'] : []),
  ]
}

describe('the board follows events', () => {
  test.each(SCENARIOS)('through random games of %s', (scenario) => {
    const found = new Map<string, string>()
    for (const seed of ['one', 'two']) {
      const played = steps(game, `${scenario} ${seed}`, { options: { scenario }, most: 1000 })
      for (const { before, events, after } of played) {
        const got = shown(events.filter(toldToRoman).reduce(reduce, viewOf(before)))
        const want = shown(viewOf(after))
        for (const key of untold(viewOf(before), events)) got[key] = want[key]
        const wrong = difference(got, want)
        const kinds = events.map(({ type }) => type).join(' ')
        if (wrong !== '') found.set(`${viewOf(before).stack.at(-1)?.kind} ${kinds}`.slice(0, 60), `${kinds}: ${wrong}`)
      }
    }
    expect([...found.values()]).toEqual([])
  })
})
