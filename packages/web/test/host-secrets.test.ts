/** Every message of a host over whole random games: nothing in it depends on what the one who looks may not know. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import {
  type AnyGame,
  canonical,
  FastDice,
  type JsonObject,
  LocalTable,
  load,
  type Player,
  secretFrom,
} from '@tabularium/engine'
import { patched, Room, type Seen, seenBy, type Viewer } from '@tabularium/engine/room'
import { otherwise } from '@tabularium/engine/testing'
import { toy } from '@tabularium/engine/testing/toy'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { tetrarchia } from '@tabularium/tetrarchia'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { expect, test } from 'vitest'
import type { Update } from '../src/table/protocol.ts'
import { around, Screen } from './host-play.ts'

const random = (seed: string) => {
  const dice = new FastDice(secretFrom(seed))
  return {
    name: 'random',
    plan: (_: unknown, { actions }: { readonly actions: readonly unknown[] }) => [actions[dice.below(actions.length)]],
  }
}

interface Recorded {
  readonly updates: readonly Update[]
  readonly table: LocalTable
  readonly players: readonly Player[]
}

/** A whole game, or as much of it, played by bots and people at random; people look when they are asked. */
async function record(game: AnyGame, options: JsonObject, players: readonly Player[], most: number): Promise<Recorded> {
  const seed = `${game.id} ${players.join(' ')}`
  const screen = new Screen({
    ...around(undefined, seed),
    game: () => Promise.resolve(game),
    bot: async () => random(seed),
  })
  await screen.create({ game: game.id, options, players })
  const dice = new FastDice(secretFrom(seed))
  while (screen.snapshot.question !== null && screen.snapshot.length < most) {
    const { viewer, length } = screen.snapshot
    if (screen.botIsAsked) {
      screen.host.hold(false)
      while (screen.botIsAsked && screen.snapshot.length < most) await new Promise((resolve) => setTimeout(resolve))
      screen.host.hold(true)
    } else if (viewer === null) await screen.look()
    else if (screen.snapshot.canUndo && dice.below(8) === 0) screen.host.undo(viewer, length)
    else screen.host.act(viewer, length, screen.choices[dice.below(screen.choices.length)])
  }
  return { updates: screen.updates, table: load([game], screen.host.save()).table, players }
}

/** Everything that was to be seen, message by message, as the page puts it together. */
function* seenIn(updates: readonly Update[]): Generator<{ readonly seen: Seen; readonly update: Update }> {
  let seen: Seen | null = null
  for (const update of updates) {
    const { what } = update
    seen =
      'whole' in what ? what.whole : JSON.parse(JSON.stringify(patched(JSON.parse(JSON.stringify(seen)), what.patch)))
    if (seen !== null) yield { seen, update }
  }
}

const part = ({ view, question, outcome, ending }: Seen) =>
  canonical(JSON.parse(JSON.stringify({ view, question, outcome, ending })))

/** What the viewer would see if all that he may not know were otherwise. */
function seenOtherwise({ table, players }: Recorded, length: number, viewer: Viewer, dice: FastDice): string {
  const { game, options } = table
  const position = game.write(otherwise(game, table.at(length), viewer, dice))
  const other = new Room(new LocalTable(game, { options, position, dice: { script: [] } }), { players })
  return part(seenBy(other, viewer, 'en').now())
}

function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, i) => letter !== other[i])
  return `${one.slice(Math.max(0, at - 60), at + 60)} | ${other.slice(Math.max(0, at - 60), at + 60)}`
}

/** The messages that hold what the viewer may not know; and those that could not be made from what he may. */
function leaks(recorded: Recorded, every: number): string[] {
  const { updates, table } = recorded
  const { hoards } = table.game.secrets
  const dice = new FastDice(secretFrom('otherwise'))
  const found: string[] = []
  let at = 0
  let viewer: Viewer | undefined
  for (const { seen, update } of seenIn(updates)) {
    if (hoards.length > 0 && viewer !== seen.viewer && !('whole' in update.what))
      found.push(`a patch to ${seen.viewer}`)
    viewer = seen.viewer
    if (at++ % every !== 0 || isTakenBack(updates, update, seen.length)) continue
    const other = seenOtherwise(recorded, seen.length, seen.viewer, dice)
    if (other !== part(seen)) found.push(`${seen.length} to ${seen.viewer}: ${difference(part(seen), other)}`)
  }
  return found
}

/** What was later taken back is not in the log that the truth is played from. */
function isTakenBack(updates: readonly Update[], update: Update, length: number): boolean {
  const later = updates.slice(updates.indexOf(update) + 1)
  return later.some(({ what }) => {
    const then = 'whole' in what ? what.whole.length : lengthIn(what.patch)
    return then !== undefined && then < length
  })
}

function lengthIn(patch: unknown): number | undefined {
  const changed = typeof patch === 'object' && patch !== null ? Reflect.get(patch, 'length') : undefined
  return Array.isArray(changed) && typeof changed[0] === 'number' ? changed[0] : undefined
}

const GAMES: readonly (readonly [AnyGame, JsonObject, number, number])[] = [
  [tetrarchia, { players: 2 }, 120, 5],
  [fallOfTheRomanEmpire, {}, 150, 5],
  [ultimusRomanorum, { scenario: 'stilicho-405', years: 1 }, 250, 4],
  [barbariansAtTheGates, { scenario: 'successor-strife' }, 150, 4],
  [toy, { players: 2, hand: 3 }, 60, 1],
]
const SEATINGS: readonly (readonly Player[])[] = [
  ['person', 'bot:random'],
  ['bot:random', 'person'],
  ['person', 'person'],
  ['bot:random', 'bot:random'],
]

const cases = GAMES.flatMap(([game, ...rest]) =>
  SEATINGS.map((players) => [`${game.id}: ${players.join(' and ')}`, game, ...rest, players] as const),
)

test.each(cases)('%s', async (_, game, options, most, every, players) => {
  const recorded = await record(game, options, players, most)
  expect(recorded.updates.length).toBeGreaterThan(5)
  expect(leaks(recorded, every)).toEqual([])
})

test('a message made for somebody else is found', async () => {
  const recorded = await record(ultimusRomanorum, { scenario: 'stilicho-405', years: 1 }, ['person', 'bot:random'], 120)
  const { table } = recorded
  const whole = seenBy(new Room(table, { players: recorded.players }), 1, 'en').now()
  const stamp = { id: '', name: '', names: [], kept: true, removed: false, hints: 0, notes: [], earlier: 0 }
  const planted: Update = {
    number: 1,
    what: { whole: { ...whole, viewer: 0, ...stamp } },
    ear: 0,
    from: 0,
    lines: [],
  }
  expect(leaks({ ...recorded, updates: [planted] }, 1)).not.toEqual([])
})
