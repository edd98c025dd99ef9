/**
 * What leaves a room tells nothing hidden. Two rooms differ only in what a viewer may not know, by the declaration of secrets
 * alone; every byte that the viewer gets must be the same, now and over the next actions that bring nothing to light.
 */
import { type AnyGame, type Json, languages, type Seat } from '../contract.ts'
import { FastDice, secretFrom } from '../dice.ts'
import { LocalTable } from '../local-table.ts'
import { Room } from '../room/room.ts'
import { type Question, seenBy, type Viewer } from '../room/seen-by.ts'
import { SilentTable } from '../table.ts'
import { otherwise } from './otherwise.ts'
import { type Complaint, type Fail, failing, type Trial, unbroken, viewersOf } from './trial.ts'

export type RoomProperty = 'what leaves a room tells nothing hidden' | 'nothing breaks'

/** How a game is looked at through rooms. */
export interface Peeping {
  /** Look at one position in so many. */
  readonly every: number
  /** How many actions are played on in both rooms. */
  readonly further: number
}

/** How often the rooms really differed: a property that compares equal things proves nothing. */
export interface Peeped {
  readonly looks: number
  readonly differing: number
}

/** Plays one random game, and looks into pairs of rooms on the way. */
export function fuzzRoom(trial: Trial, { every, further }: Peeping): Peeped {
  const { game, options, seed } = trial
  const actions: string[] = []
  const fail: Fail<RoomProperty> = failing(trial, () => actions)
  let looks = 0
  let differing = 0
  unbroken(fail, () => {
    const dice = new FastDice(secretFrom(`room ${seed}`))
    const silent = new SilentTable(dice)
    const state = game.setup(game.options(options), silent)
    for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
      if (dice.below(every) === 0) {
        for (const viewer of viewersOf(game, options)) {
          const other = otherwise(game, state, viewer, dice)
          looks++
          if (JSON.stringify(game.write(other)) !== JSON.stringify(game.write(state))) differing++
          const complaint = compare(game, options, [state, other], viewer, further, dice)
          if (complaint !== undefined) fail('what leaves a room tells nothing hidden', complaint)
        }
      }
      const action = decision.actions[dice.below(decision.actions.length)]
      actions.push(game.notation(action))
      game.apply(state, action, silent)
    }
  })
  return { looks, differing }
}

type Pair<T> = readonly [T, T]

function compare(
  game: AnyGame,
  options: Json,
  states: Pair<unknown>,
  viewer: Viewer,
  further: number,
  dice: FastDice,
): Complaint {
  const secret = secretFrom(`pair ${dice.below(0x1_0000_0000)}`)
  const rooms = states.map(
    (s) => new Room(new LocalTable(game, { options, position: game.write(s), dice: { secret } })),
  )
  const [here, there] = rooms
  for (let n = 0; ; n++) {
    const [mine, others] = rooms.map((room) => everything(room, viewer, new FastDice(secretFrom(`${secret} ${n}`))))
    const differs = mine.findIndex(([, bytes], i) => bytes !== others[i]?.[1])
    if (differs >= 0) return `viewer ${viewer} can tell by ${mine[differs][0]} after ${n} actions`
    const step = n === further ? undefined : playBoth(here, there, viewer, dice)
    if (step === undefined) return undefined
  }
}

/** Everything that a viewer can get from a room, each with its name. */
function everything(room: Room, viewer: Viewer, dice: FastDice): (readonly [what: string, bytes: string])[] {
  const got: (readonly [string, string])[] = []
  const take = (what: string, value: unknown) => got.push([what, JSON.stringify(value)])
  const tried = actionsToTry(room, viewer, dice)
  for (const language of languages) {
    const outlet = seenBy(room, viewer, language)
    for (const [member, value] of Object.entries(outlet.now())) take(member, value)
    take('lines', outlet.lines(-1))
    take('an earlier moment', outlet.at(dice.below(room.length + 1)))
    for (const action of tried) take(`the answer to why not '${action}'`, outlet.why(action))
    const moving = piecesToTry(outlet.question(), dice)
    for (const piece of moving) take(`the reach of ${piece}`, outlet.reach(piece))
  }
  for (const action of tried)
    if (viewer === null || !mayAct(room, viewer)) take('a refusal', refusalOf(room, viewer, action))
  take('what undoing answers', undoing(room, viewer))
  return got
}

/** Actions that a viewer could name out of nothing but what he sees: all of the game's, a few at a time. */
function actionsToTry(room: Room, viewer: Viewer, dice: FastDice): string[] {
  const { game, state } = room.table
  const named = [...game.candidates(game.imagine(game.view(state, viewer), new FastDice(secretFrom('try'))))]
  const all = named.map((action) => game.notation(action))
  return Array.from({ length: Math.min(8, all.length) }, () => all[dice.below(all.length)])
}

/** Pieces that could be asked about: some of those that may act. */
function piecesToTry(question: Question | null, dice: FastDice): string[] {
  const named = [...new Set((question?.choices ?? []).flatMap(({ piece }) => piece ?? []))]
  return Array.from({ length: Math.min(3, named.length) }, () => named[dice.below(named.length)])
}

function mayAct({ table }: Room, seat: Seat): boolean {
  const { decision } = table
  return decision !== null && (decision.seat === seat || decision.helpers.includes(seat))
}

/** What somebody hears who tries an action that is not his to do. */
function refusalOf(room: Room, viewer: Viewer, action: string): unknown {
  const outlet = seenBy(room, viewer, 'en')
  try {
    room.act(viewer ?? -1, action)
  } catch (error) {
    return outlet.refusal(error)
  }
  return 'it was done'
}

function undoing({ table }: Room, viewer: Viewer): unknown {
  if (viewer === null) return null
  return [table.undoFault(viewer)?.message, table.redoFault(viewer)?.message]
}

/** Plays the same action in both rooms; undefined: there is none, or it brought something to light. */
function playBoth(here: Room, there: Room, viewer: Viewer, dice: FastDice): string | undefined {
  const { decision, game } = here.table
  if (decision === null || there.table.decision === null) return undefined
  const others = new Set(there.table.decision.actions.map((action) => game.notation(action)))
  const both = decision.actions.map((action) => game.notation(action)).filter((action) => others.has(action))
  if (both.length === 0) return undefined
  const action = both[dice.below(both.length)]
  const done = [here, there].map((room) => room.act(decision.seat, action))
  // A seat that learns something may go other ways from there, and what was revealed to the viewer is his to know.
  const isOpen = done.every(({ told }) => told.every(({ seats, shown }) => seats === undefined && !shown))
  return isOpen || (viewer !== null && viewer === decision.seat && done.every(({ sealed }) => !sealed))
    ? action
    : undefined
}
