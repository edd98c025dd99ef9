/** Every call with what it takes: whatever does not fit is refused before anything is done. */
import { Fault, languages } from '@tabularium/engine'
import type { Receipt, Witness } from '@tabularium/engine/proof'
import type { TableHost } from './host.ts'
import type { CallName, SeenElsewhere, Setup } from './protocol.ts'
import {
  count,
  flag,
  json,
  listOf,
  nullable,
  oneOf,
  onlyMembers,
  optional,
  player,
  type Shape,
  text,
  textUpTo,
} from './shapes.ts'

const name = textUpTo(200)
const seat = count
/** Of a kept game: odd ones can be called anything. */
const id = text
const players = listOf(player, 0, 20)

const receipt = onlyMembers<Receipt>({
  number: count,
  trace: optional(name),
  link: optional(name),
  seal: optional(name),
})
const witness = onlyMembers<Witness>({ commitment: optional(name), receipts: optional(listOf(receipt)) })

const setup = onlyMembers<Setup>({
  id: optional(id),
  game: name,
  options: json,
  players,
  name: optional(name),
  names: optional(listOf(name, 0, 20)),
  passing: optional(flag),
  saved: optional(text),
  position: optional(json),
  script: optional(listOf(name)),
})

const seenElsewhere = onlyMembers<SeenElsewhere>({
  game: name,
  options: json,
  players,
  view: json,
  length: count,
  seat,
})

type Answer = (host: TableHost, args: readonly unknown[]) => unknown

/** A shape for each argument, in order. */
type Shapes<Args extends readonly unknown[]> = { readonly [Arg in keyof Args]: Shape<Args[Arg]> }

function call<const Args extends readonly unknown[]>(
  shapes: Shapes<Args>,
  method: (host: TableHost, ...args: Args) => unknown,
): Answer {
  return (host, args) => {
    const isFit = args.length === shapes.length && shapes.every((fits, i) => fits(args[i]))
    if (!isFit) throw new Fault('malformed', 'It does not read as a call.')
    return Reflect.apply(method, undefined, [host, ...args])
  }
}

const language = oneOf(...languages)

export const calls: Readonly<Record<CallName, Answer>> = {
  speak: call([language], (host, spoken) => host.speak(spoken)),
  soon: call([name], (host, game) => host.soon(game)),
  ping: call([], (host) => host.ping()),
  kept: call([], (host) => host.kept()),
  list: call([], (host) => host.list()),
  create: call([setup], (host, given) => host.create(given)),
  open: call([id], (host, kept) => host.open(kept)),
  leave: call([id], (host, kept) => host.leave(kept)),
  look: call([seat], (host, who) => host.look(who)),
  whole: call([], (host) => host.whole()),
  act: call([seat, count, name], (host, who, length, action) => host.act(who, length, action)),
  march: call([seat, count, listOf(name)], (host, who, length, actions) => host.march(who, length, actions)),
  undo: call([seat, count], (host, who, length) => host.undo(who, length)),
  redo: call([seat, count], (host, who, length) => host.redo(who, length)),
  hold: call([flag], (host, held) => host.hold(held)),
  hurry: call([], (host) => host.hurry()),
  patience: call([nullable(count)], (host, longest) => host.patience(longest)),
  watch: call([listOf(listOf(name)), flag], (host, wishes, next) => host.watch(wishes, next)),
  why: call([name], (host, action) => host.why(action)),
  hint: call([], (host) => host.hint()),
  hintAt: call([seenElsewhere], (host, seen) => host.hintAt(seen)),
  chances: call([seat], (host, who) => host.chances(who)),
  reach: call([name, nullable(count)], (host, piece, number) => host.reach(piece, number)),
  at: call([count], (host, number) => host.at(number)),
  earlier: call([], (host) => host.earlier()),
  branch: call([count], (host, number) => host.branch(number)),
  players: call([players], (host, given) => host.players(given)),
  save: call([], (host) => host.save()),
  export: call([id], (host, kept) => host.export(kept)),
  written: call([id], (host, kept) => host.written(kept)),
  import: call([text, text], (host, given, wish) => host.import(given, wish)),
  verify: call([text, witness], (host, given, kept) => host.verify(given, kept)),
  rename: call([id, name], (host, kept, wish) => host.rename(kept, wish)),
  keepAgain: call([], (host) => host.keepAgain()),
  remove: call([id], (host, kept) => host.remove(kept)),
}

/** Answers a call by its name. Throws a `Fault` if there is none, or if it does not take these. */
export function answer(host: TableHost, named: string, args: readonly unknown[]): unknown {
  if (!Object.hasOwn(calls, named)) throw new Fault('unknown', `There is no call '${named.slice(0, 40)}'.`)
  return calls[named as CallName](host, args)
}
