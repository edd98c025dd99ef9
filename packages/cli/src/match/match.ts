/** Programs and bots against each other: on the same dice with the sides swapped, and whoever breaks a rule loses. */
import { halfPoints } from '@tabularium/bots/lab'
import { type Bot, LocalTable, type Outcome, type Player, type Seat, save, secretFrom } from '@tabularium/engine'
import { SeatReferee } from '@tabularium/engine/referee'
import { Room } from '@tabularium/engine/room'
import type { Chosen } from '../arguments/chosen.ts'
import { type Limits, Program } from './program.ts'

/** Who plays: a bot of ours, or a command that starts a program. */
export type Entrant = { readonly name: string } & ({ readonly bot: Bot } | { readonly command: string })

export interface Terms {
  readonly chosen: Chosen
  /** Whether all win or lose together. */
  readonly shared: boolean
  readonly entrants: readonly Entrant[]
  readonly limits: Limits
  readonly stop: AbortSignal
}

/** Who of the entrants sits where, and by which seed. */
export interface Pairing {
  /** By seat: the number of the entrant. */
  readonly seating: readonly number[]
  readonly seed: string
}

export interface MatchGame {
  /** By entrant. */
  readonly points: readonly number[]
  /** null: somebody broke a rule before it was over. */
  readonly outcome: Outcome | null
  /** Who lost by what; null: nobody broke a rule. */
  readonly forfeit: { readonly entrant: number; readonly why: string } | null
  /** As far as it was played. */
  readonly save: string
}

/** undefined: it was stopped. */
export async function playMatchGame(terms: Terms, { seating, seed }: Pairing): Promise<MatchGame | undefined> {
  const { chosen, entrants } = terms
  const table = new LocalTable(chosen.game, {
    options: chosen.options,
    dice: { secret: secretFrom(`match ${seed}`) },
  })
  const seated = seating.map((entrant) => entrants[entrant])
  const players = seated.map((entrant): Player => ('bot' in entrant ? `bot:${entrant.bot.name}` : 'person'))
  const room = new Room(table, { players, bot: async (name) => botCalled(seated, name) })
  room.hold(true)
  const programs = seated.map((entrant, seat) =>
    'command' in entrant ? started(terms, entrant.command, room, seat) : undefined,
  )
  let loser: Seat | undefined
  try {
    const end = await playOut(room, programs, terms.stop)
    if (end === undefined) return undefined
    loser = end?.seat
    return counted(terms, seating, room, end)
  } finally {
    const isOver = table.decision === null
    await Promise.all(programs.map((program, seat) => program?.end(isOver && seat !== loser)))
  }
}

function started({ limits }: Terms, command: string, room: Room, seat: Seat): Program {
  return new Program(command, new SeatReferee(room, seat, { time: limits.seconds }), limits)
}

function botCalled(seated: readonly Entrant[], name: string): Bot {
  const found = seated.find((entrant) => 'bot' in entrant && entrant.bot.name === name)
  if (found === undefined || !('bot' in found)) throw new Error(`There is no bot '${name}' at this table.`)
  return found.bot
}

interface Broken {
  readonly seat: Seat
  readonly why: string
}

/** Who broke a rule, if anybody did; undefined: it was stopped. */
async function playOut(
  room: Room,
  programs: readonly (Program | undefined)[],
  stop: AbortSignal,
): Promise<Broken | null | undefined> {
  const { table } = room
  for (let { decision } = table; decision !== null; { decision } = table) {
    const { seat } = decision
    const program = programs[seat]
    if (program === undefined) await room.think()
    else {
      const why = await program.move(stop)
      if (why !== null && !stop.aborted) return { seat, why }
    }
    if (stop.aborted) return undefined
  }
  return null
}

/** Who breaks a rule gets nothing; the others have won, unless all win or lose together. */
function counted(
  { shared }: Terms,
  seating: readonly number[],
  { table, players }: Room,
  broken: Broken | null,
): MatchGame {
  const { outcome } = table
  const points = seating.map(() => 0)
  seating.forEach((entrant, seat) => {
    if (broken !== null) points[entrant] = shared || seat === broken.seat ? 0 : 2
    else if (outcome !== null) points[entrant] = halfPoints(outcome, seat, seating.length, shared)
  })
  const forfeit = broken === null ? null : { entrant: seating[broken.seat], why: broken.why }
  return { points, outcome, forfeit, save: save(table, { players }) }
}
