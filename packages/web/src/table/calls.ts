/** Every call with what it takes: whatever does not fit is refused before anything is done. */
import { Fault, languages } from '@tabularium/engine'
import * as z from 'zod/mini'
import type { TableHost } from './host.ts'
import type { CallName } from './protocol.ts'

const name = z.string().check(z.maxLength(200))
const count = z.int().check(z.minimum(0))
const seat = count
const text = z.string()
const player = z.union([z.literal('person'), z.templateLiteral(['bot:', z.string().check(z.regex(/^[a-z-]{1,40}$/))])])
const players = z.array(player).check(z.maxLength(20))

const setup = z.strictObject({
  game: name,
  options: z.json(),
  players,
  name: z.optional(name),
  passing: z.optional(z.boolean()),
  position: z.optional(z.json()),
  script: z.optional(z.array(name)),
})

type Answer = (host: TableHost, args: readonly unknown[]) => unknown

function call<Args extends readonly unknown[]>(
  schema: z.ZodMiniType<Args>,
  method: (host: TableHost, ...args: Args) => unknown,
): Answer {
  return (host, args) => {
    const result = schema.safeParse(args)
    if (!result.success) throw new Fault('malformed', `It does not read as a call: ${result.error.issues[0].message}.`)
    return method(host, ...result.data)
  }
}

const nothing = z.tuple([])
const one = z.tuple([name])

export const calls: Readonly<Record<CallName, Answer>> = {
  speak: call(z.tuple([z.enum(languages)]), (host, language) => host.speak(language)),
  kept: call(nothing, (host) => host.kept()),
  list: call(nothing, (host) => host.list()),
  create: call(z.tuple([setup]), (host, given) => host.create(given)),
  open: call(one, (host, id) => host.open(id)),
  leave: call(one, (host, id) => host.leave(id)),
  look: call(z.tuple([seat]), (host, who) => host.look(who)),
  whole: call(nothing, (host) => host.whole()),
  act: call(z.tuple([seat, count, name]), (host, ...given) => host.act(...given)),
  undo: call(z.tuple([seat, count]), (host, ...given) => host.undo(...given)),
  redo: call(z.tuple([seat, count]), (host, ...given) => host.redo(...given)),
  hold: call(z.tuple([z.boolean()]), (host, held) => host.hold(held)),
  watch: call(z.tuple([z.array(name), z.boolean()]), (host, ...given) => host.watch(...given)),
  why: call(one, (host, action) => host.why(action)),
  at: call(z.tuple([count]), (host, number) => host.at(number)),
  branch: call(z.tuple([count]), (host, number) => host.branch(number)),
  players: call(z.tuple([players]), (host, given) => host.players(given)),
  save: call(nothing, (host) => host.save()),
  export: call(one, (host, id) => host.export(id)),
  import: call(z.tuple([text, text]), (host, ...given) => host.import(...given)),
  rename: call(z.tuple([name, name]), (host, ...given) => host.rename(...given)),
  remove: call(one, (host, id) => host.remove(id)),
}

/** Answers a call by its name. Throws a `Fault` if there is none, or if it does not take these. */
export function answer(host: TableHost, named: string, args: readonly unknown[]): unknown {
  if (!Object.hasOwn(calls, named)) throw new Fault('unknown', `There is no call '${named.slice(0, 40)}'.`)
  return calls[named as CallName](host, args)
}
