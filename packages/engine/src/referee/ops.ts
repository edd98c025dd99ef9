/** Everything a referee can be asked. */
import * as z from 'zod/mini'
import type { Json } from '../contract.ts'
import { Fault } from '../fault.ts'
import { LocalTable } from '../local-table.ts'
import { load, save } from '../save.ts'
import { heard } from '../table.ts'
import { committed, gameSummary, judgement, outcomeOf, question, summary, told, whatNext } from './replies.ts'
import {
  count,
  data,
  diceMembers,
  diceSource,
  envelope,
  language,
  name,
  type Op,
  op,
  seat,
  seatAt,
  text,
} from './request.ts'

const bare = z.strictObject(envelope)

/** Where words are always given. */
const inWords = z._default(language, 'en')

const games = op(bare, (room) => ({ games: room.games.map(gameSummary) }))

const create = op(
  z.strictObject({
    ...envelope,
    ...diceMembers,
    game: name,
    options: z.optional(data),
    position: z.optional(data),
    edition: z.optional(data),
  }),
  (room, request) => {
    const { options, position } = request
    const table = new LocalTable(room.game(request.game, request.edition), {
      dice: diceSource(request),
      ...(options !== undefined && { options }),
      ...(position !== undefined && { position }),
    })
    room.open(request.table, table)
    return summary(request.table, table)
  },
)

const legal = op(z.strictObject({ ...envelope, language: inWords }), (room, request) =>
  question(room.table(request.table), request.language),
)

const why = op(z.strictObject({ ...envelope, language: inWords, action: name }), (room, request) =>
  judgement(room.table(request.table), request.action, request.language),
)

const tellingMembers = { seat: z.optional(seat), language: z.optional(language) }

const act = op(z.strictObject({ ...envelope, ...tellingMembers, action: name }), (room, request) => {
  const table = room.table(request.table)
  const by = request.seat === undefined ? (table.decision?.seat ?? 0) : seatAt(table, request.seat)
  const entry = table.act(by, request.action)
  return { seat: by, ...told(table, heard(entry.told, by), request.language), ...whatNext(table) }
})

const undo = op(z.strictObject({ ...envelope, seat: z.optional(seat) }), (room, request) => {
  const table = room.table(request.table)
  const by = request.seat === undefined ? (table.log.at(-1)?.asked ?? 0) : seatAt(table, request.seat)
  return { undone: table.undo(by).action, ...whatNext(table) }
})

const redo = op(z.strictObject({ ...envelope, ...tellingMembers }), (room, request) => {
  const table = room.table(request.table)
  const by = request.seat === undefined ? (table.decision?.seat ?? 0) : seatAt(table, request.seat)
  const entry = table.redo(by)
  return { redone: entry.action, ...told(table, heard(entry.told, by), request.language), ...whatNext(table) }
})

const view = op(z.strictObject({ ...envelope, seat }), (room, request) => {
  const table = room.table(request.table)
  return { view: table.shown(seatAt(table, request.seat)) }
})

const events = op(
  z.strictObject({ ...envelope, seat, from: z._default(count, 0), language: z.optional(language) }),
  (room, request) => {
    const table = room.table(request.table)
    return told(table, table.events(seatAt(table, request.seat), request.from), request.language)
  },
)

const position = op(bare, (room, request) => {
  const table = room.table(request.table)
  const written: Json = table.game.write(table.state)
  return { position: written, digest: table.digest }
})

const history = op(bare, (room, request) => ({
  history: room.table(request.table).log.map(({ seat, action, sealed }) => ({ seat, action, sealed })),
}))

const branch = op(z.strictObject({ ...envelope, ...diceMembers, at: count, to: name }), (room, request) => {
  const table = room.table(request.table).branch(request.at, diceSource(request))
  room.open(request.to, table)
  return summary(request.to, table)
})

const dice = op(z.strictObject({ ...envelope, ...diceMembers }), (room, request) => {
  const table = room.table(request.table)
  table.changeDice(diceSource(request))
  return { from: table.length }
})

const outcome = op(z.strictObject({ ...envelope, language: inWords }), (room, request) => ({
  outcome: outcomeOf(room.table(request.table), request.language),
}))

const commitment = op(bare, (room, request) => ({ dice: committed(room.table(request.table)) }))

const saveOp = op(bare, (room, request) => ({ save: save(room.table(request.table)) }))

const loadOp = op(
  z.strictObject({ ...envelope, save: text, game: z.optional(name), edition: z.optional(data) }),
  (room, request) => {
    const { game, edition } = request
    if (edition !== undefined && game === undefined) throw new Fault('malformed', "'edition' needs 'game' beside it.")
    const { table } = load(game === undefined ? room.games : [room.game(game, edition)], request.save)
    room.open(request.table, table)
    return summary(request.table, table)
  },
)

const close = op(bare, (room, request) => {
  room.close(request.table)
  return { closed: request.table }
})

export const ops: ReadonlyMap<string, Op> = new Map(
  Object.entries({
    games,
    create,
    legal,
    why,
    act,
    undo,
    redo,
    view,
    events,
    position,
    history,
    branch,
    dice,
    outcome,
    commitment,
    save: saveOp,
    load: loadOp,
    close,
  }),
)
