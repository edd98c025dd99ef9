/** Random games of every scenario are told to the end, in both languages. */
import { FastDice, type GameEvent, type Language, languages, RecordingTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { events } from '../src/events.ts'
import { game } from '../src/index.ts'
import { board } from './scene.ts'

/** Ids with a hyphen or a number: nobody should read them. */
const ids = new Set(
  [
    ...board.spaceIds,
    ...board.leaders.flatMap(({ faces }) => faces.map(({ id }) => id)),
    ...[...board.tribes, ...board.provinces, ...board.cards].map(({ id }) => id),
    ...board.file.scenarios.map(({ id }) => id),
  ].filter((id) => /[-\d]/.test(id)),
)

const isFit = (text: string): boolean =>
  text.trim() === text &&
  text.length > 0 &&
  !/undefined|NaN|\bnull\b|\[object| {2}|BG-| [.,)]|\( |''/.test(text) &&
  !(text.match(/[A-Za-z]+(-?[A-Za-z0-9]+)+/g) ?? []).some((token) => ids.has(token))

/** A sentence begins with a capital, a number or a sign and ends with a stop. */
const isSentence = (text: string): boolean => isFit(text) && /^[\p{Lu}\d«+−]/u.test(text) && /[.?!)]$/.test(text)

/** Spaces as French wants them. */
const isSet = (text: string, language: Language): boolean =>
  language === 'en' || !/[^\u00a0][:;?!»]|«[^\u00a0]|\bC[U]\b|\b[AV]P\b/.test(text)

/** Same in both languages: a name and nothing else. */
const isName = (text: string): boolean => !/[a-z] [a-z]/.test(text)

/** How many decisions lie between two whose answers are all put into words. */
const STRIDE = 5

interface Heard {
  readonly unfit: Set<string>
  readonly events: Set<string>
  readonly asks: Set<string>
}

/** Plays at random and reads everything. */
function listen(scenario: string, seed: string, heard: Heard): void {
  const dice = new FastDice(secretFrom(`game ${seed}`))
  const mind = new FastDice(secretFrom(`mind ${seed}`))
  const books = languages.map((language) => [language, game.words(language)] as const)
  const keep = (say: (words: (typeof books)[number][1]) => string, isGood: (text: string) => boolean) => {
    const texts = books.map(([language, words]) => {
      const text = say(words)
      if (!isGood(text) || !isSet(text, language)) heard.unfit.add(text)
      return text
    })
    if (texts[0] === texts[1] && !isName(texts[0])) heard.unfit.add(`the same: ${texts[0]}`)
  }
  const hear = (table: RecordingTable) => {
    for (const { event } of table.told) {
      heard.events.add(nameOf(event))
      keep((words) => words.event(event as Parameters<typeof words.event>[0]), isSentence)
    }
  }
  let table = new RecordingTable(dice)
  const s = game.setup(game.options({ scenario }), table)
  hear(table)
  let asked = 0
  for (let decision = game.decision(s); decision !== null; decision = game.decision(s)) {
    heard.asks.add(decision.ask)
    keep((words) => words.ask(s), isSentence)
    if (asked++ % STRIDE === 0) for (const action of decision.actions) keep((words) => words.action(s, action), isFit)
    table = new RecordingTable(dice)
    game.apply(s, decision.actions[mind.below(decision.actions.length)], table)
    hear(table)
  }
  const outcome = game.outcome(s)
  keep((words) => (outcome === null ? '' : words.outcome(outcome)), isSentence)
}

const nameOf = (event: GameEvent): string =>
  event.type === 'roll' ? `roll ${String((event.purpose as { for: string }).for)}` : event.type

describe('random games', () => {
  const heard: Heard = { unfit: new Set(), events: new Set(), asks: new Set() }

  test.each(board.file.scenarios.flatMap(({ id }) => [0, 1, 2].map((number) => [id, `${id} ${number}`])))(
    '%s, %s',
    (scenario, seed) => {
      listen(scenario, seed, heard)
      expect([...heard.unfit].slice(0, 12)).toEqual([])
    },
  )

  test('much was heard', () => {
    expect([...heard.events].filter((type) => type in events).length).toBeGreaterThan(40)
    expect(heard.asks.size).toBeGreaterThan(28)
  })
})
