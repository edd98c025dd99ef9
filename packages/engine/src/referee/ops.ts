/** Everything a referee can be asked. */
import * as z from 'zod/mini'
import type { Json, JsonObject } from '../contract.ts'
import { Fault } from '../fault.ts'
import type { Entry } from '../history.ts'
import { LocalTable } from '../local-table.ts'
import { seenBy } from '../room/seen-by.ts'
import { load } from '../save.ts'
import { heard } from '../table.ts'
import { committed, gameSummary, judgement, outcomeOf, question, rolled, summary, told, whatNext } from './replies.ts'
import {
  count,
  data,
  diceMembers,
  diceSource,
  envelope,
  language,
  name,
  names,
  type Op,
  op,
  seat,
  seatAt,
  text,
  viewer,
  viewerAt,
} from './request.ts'

const bare = z.strictObject(envelope)

/** Where words are always given. */
const inWords = z._default(language, 'en')

const games = op(bare, (rooms) => ({ games: rooms.games.map(gameSummary) }))

const create = op(
  z.strictObject({
    ...envelope,
    ...diceMembers,
    game: name,
    options: z.optional(data),
    position: z.optional(data),
    edition: z.optional(data),
  }),
  (rooms, request) => {
    const { options, position } = request
    const table = new LocalTable(rooms.game(request.game, request.edition), {
      dice: diceSource(request),
      ...(options !== undefined && { options }),
      ...(position !== undefined && { position }),
    })
    rooms.open(request.table, table)
    return summary(request.table, table)
  },
)

const legal = op(z.strictObject({ ...envelope, language: inWords }), (rooms, request) =>
  question(rooms.room(request.table), request.language),
)

const why = op(z.strictObject({ ...envelope, language: inWords, action: name }), (rooms, request) =>
  judgement(rooms.room(request.table), request.action, request.language),
)

/** Where a piece of the seat that is asked can get to. */
const reach = op(
  z.strictObject({ ...envelope, language: inWords, piece: name, number: z.optional(count) }),
  (rooms, request) => {
    const room = rooms.room(request.table)
    const outlet = seenBy(room, room.table.decision?.seat ?? null, request.language)
    const reached: Json = JSON.parse(JSON.stringify(outlet.reach(request.piece, request.number ?? null)))
    return { reached }
  },
)

const tellingMembers = { seat: z.optional(seat), language: z.optional(language) }

function actionsOf(action: string | undefined, actions: readonly string[] | undefined): readonly string[] {
  if (action === undefined && actions === undefined) throw new Fault('malformed', "'action' is missing.")
  if (action !== undefined && actions !== undefined) {
    throw new Fault('malformed', "Give 'action' or 'actions', not both.")
  }
  return actions ?? (action === undefined ? [] : [action])
}

const act = op(
  z.strictObject({
    ...envelope,
    ...tellingMembers,
    action: z.optional(name),
    actions: z.optional(names),
    length: z.optional(count),
  }),
  (rooms, request) => {
    const room = rooms.room(request.table)
    const { table } = room
    const { action, actions, length } = request
    const by = request.seat === undefined ? (table.decision?.seat ?? 0) : seatAt(table, request.seat)
    const done = room.actTogether(by, actionsOf(action, actions), length)
    const events = done.flatMap((entry) => heard(entry.told, by))
    return {
      seat: by,
      ...(actions !== undefined && { done: done.length }),
      ...told(table, events, request.language),
      ...whatNext(table),
    }
  },
)

/** The last action and, where several were done together, all of them. */
function namesOf(member: string, entries: readonly Entry[]): JsonObject {
  const actions = entries.map(({ action }) => action)
  return { [member]: actions[actions.length - 1], ...(actions.length > 1 && { actions }) }
}

const undo = op(z.strictObject({ ...envelope, seat: z.optional(seat) }), (rooms, request) => {
  const room = rooms.room(request.table)
  const { table } = room
  const by = request.seat === undefined ? (table.log.at(-1)?.asked ?? 0) : seatAt(table, request.seat)
  return { ...namesOf('undone', room.undo(by)), ...whatNext(table) }
})

const redo = op(z.strictObject({ ...envelope, ...tellingMembers }), (rooms, request) => {
  const room = rooms.room(request.table)
  const { table } = room
  const by = request.seat === undefined ? (table.decision?.seat ?? 0) : seatAt(table, request.seat)
  const done = room.redo(by)
  const events = done.flatMap((entry) => heard(entry.told, by))
  return { ...namesOf('redone', done), ...told(table, events, request.language), ...whatNext(table) }
})

const view = op(z.strictObject({ ...envelope, seat: viewer }), (rooms, request) => {
  const room = rooms.room(request.table)
  return { view: seenBy(room, viewerAt(room.table, request.seat), 'en').now().view }
})

/** All that a seat, or with null somebody who only watches, gets to see. */
const seen = op(z.strictObject({ ...envelope, seat: viewer, language: inWords }), (rooms, request) => {
  const room = rooms.room(request.table)
  const now = seenBy(room, viewerAt(room.table, request.seat), request.language).now()
  const sent: Json = JSON.parse(JSON.stringify(now))
  return { seen: sent }
})

const events = op(
  z.strictObject({ ...envelope, seat, from: z._default(count, 0), language: z.optional(language) }),
  (rooms, request) => {
    const table = rooms.table(request.table)
    return told(table, table.events(seatAt(table, request.seat), request.from), request.language)
  },
)

const map = op(bare, (rooms, request) => ({ map: rooms.table(request.table).game.map() }))

const position = op(bare, (rooms, request) => {
  const table = rooms.table(request.table)
  const written: Json = table.game.write(table.state)
  return { position: written, digest: table.digest }
})

const history = op(bare, (rooms, request) => ({
  history: rooms.table(request.table).log.map(({ seat, action, sealed }) => ({ seat, action, sealed })),
}))

const branch = op(z.strictObject({ ...envelope, ...diceMembers, at: count, to: name }), (rooms, request) => {
  const table = rooms.table(request.table).branch(request.at, diceSource(request))
  rooms.open(request.to, table)
  return summary(request.to, table)
})

const dice = op(z.strictObject({ ...envelope, ...diceMembers }), (rooms, request) => {
  const table = rooms.table(request.table)
  table.changeDice(diceSource(request))
  return { from: table.length }
})

const outcome = op(z.strictObject({ ...envelope, language: inWords }), (rooms, request) => ({
  outcome: outcomeOf(rooms.table(request.table), request.language),
}))

const commitment = op(bare, (rooms, request) => ({ dice: committed(rooms.table(request.table)) }))

const rolls = op(bare, (rooms, request) => ({ rolls: rolled(rooms.table(request.table)) }))

const saveOp = op(bare, (rooms, request) => ({ save: rooms.room(request.table).save() }))

const loadOp = op(
  z.strictObject({ ...envelope, save: text, game: z.optional(name), edition: z.optional(data) }),
  (rooms, request) => {
    const { game, edition } = request
    if (edition !== undefined && game === undefined) throw new Fault('malformed', "'edition' needs 'game' beside it.")
    const { table, ...seating } = load(game === undefined ? rooms.games : [rooms.game(game, edition)], request.save)
    const { carried, players } = rooms.open(request.table, table, seating)
    return {
      ...summary(request.table, table),
      players: [...players],
      ...(carried !== null && { carried: { ...carried } }),
    }
  },
)

const close = op(bare, (rooms, request) => {
  rooms.close(request.table)
  return { closed: request.table }
})

export const ops: ReadonlyMap<string, Op> = new Map(
  Object.entries({
    games,
    create,
    legal,
    why,
    reach,
    act,
    undo,
    redo,
    view,
    seen,
    events,
    map,
    position,
    history,
    branch,
    dice,
    outcome,
    commitment,
    rolls,
    save: saveOp,
    load: loadOp,
    close,
  }),
)
