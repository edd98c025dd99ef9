import { type AnyGame, FastDice, languages, RecordingTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { ultimusRomanorum } from '../src/index.ts'
import { stratagemIds } from '../src/stratagem-kinds.ts'
import { position } from './play.ts'

const game: AnyGame = ultimusRomanorum
const { board } = position({}).state

/** Ids with a hyphen: nobody should read them. */
const ids = new Set(
  [
    ...board.placeIds,
    ...board.pieceIds,
    ...board.fleetIds,
    ...stratagemIds,
    ...[...board.peoples, ...board.dioceses].map(({ id }) => id),
  ].filter((id) => id.includes('-')),
)

const isFit = (text: string) =>
  text.length > 0 &&
  !/undefined|NaN|null|\[object| {2}|UR-/.test(text) &&
  !(text.match(/[a-z]+(-[a-z0-9]+)+/g) ?? []).some((token) => ids.has(token))

/** A sentence begins with a capital or a number and ends with a stop. */
const isSentence = (text: string) => isFit(text) && /^[\p{Lu}\d]/u.test(text) && /[.?!)]$/.test(text)

/** How many decisions lie between two whose answers are all put into words. */
const STRIDE = 7

interface Heard {
  readonly unfit: string[]
  readonly events: Set<string>
  readonly asks: Set<string>
}

/** Plays at random and reads everything. */
function listen(scenario: string, seed: string, heard: Heard): void {
  const dice = new FastDice(secretFrom(`game ${seed}`))
  const mind = new FastDice(secretFrom(`mind ${seed}`))
  const books = languages.map((language) => game.words(language))
  const keep = (text: string, isGood: (text: string) => boolean) => {
    if (!isGood(text)) heard.unfit.push(text)
  }
  const hear = (table: RecordingTable) => {
    for (const { event } of table.told) {
      heard.events.add(event.type)
      for (const words of books) keep(words.event(event), isSentence)
    }
  }
  let table = new RecordingTable(dice)
  const s = game.setup(game.options({ scenario }), table)
  hear(table)
  let asked = 0
  for (let decision = game.decision(s); decision !== null; decision = game.decision(s)) {
    heard.asks.add(decision.ask)
    for (const words of books) {
      keep(words.ask(s), isSentence)
      if (asked % STRIDE === 0) for (const action of decision.actions) keep(words.action(s, action), isFit)
    }
    table = new RecordingTable(dice)
    game.apply(s, decision.actions[mind.below(decision.actions.length)], table)
    hear(table)
    asked++
  }
  const outcome = game.outcome(s)
  for (const words of books) keep(outcome === null ? '' : words.outcome(outcome), isSentence)
}

describe('random games are told to the end in both languages', () => {
  const heard: Heard = { unfit: [], events: new Set(), asks: new Set() }

  test.each([
    ['scourge-of-god', 'a'],
    ['scourge-of-god', 'b'],
    ['stilicho-405', 'c'],
    ['placidia-425', 'd'],
  ])('%s, seed %s', { timeout: 60_000 }, (scenario, seed) => {
    listen(scenario, seed, heard)
    expect(heard.unfit.slice(0, 10)).toEqual([])
  })

  test('much was heard', () => {
    expect(heard.events.size).toBeGreaterThan(24)
    expect(heard.asks.size).toBeGreaterThan(20)
  })
})
