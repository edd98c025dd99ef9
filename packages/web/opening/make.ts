/** Plays the beginning of a game as its card begins it, for the build: what is to be seen then, whatever the dice say. */
import { type AnyGame, type Json, type Language, LocalTable, secretFrom } from '@tabularium/engine'
import { Room } from '@tabularium/engine/room'
import { list } from '@tabularium/games'
import type { Snapshot, Update } from '../src/table/protocol.ts'
import { Telling } from '../src/table/telling.ts'
import { commonOf } from './common.ts'

/** What is the same after so many beginnings does not depend on chance. */
const SECRETS = ['Alaric', 'Boniface', 'Crocus', 'Diocletian', 'Euric', 'Fritigern', 'Gaiseric', 'Honorius']

export interface Opening {
  /** As the card says. */
  readonly options: Json
  readonly players: readonly string[]
  readonly update: Update
}

type Quick = Pick<Opening, 'options' | 'players'>

interface Beginning {
  readonly seen: Snapshot
  /** What everybody may know. */
  readonly known: Json
}

function beginningOf(game: AnyGame, { options, players }: Quick, language: Language, secret: string): Beginning {
  const table = new LocalTable(game, { options, dice: { secret: secretFrom(secret) } })
  const nobody = () => Promise.reject(new Error('No bot plays here.'))
  const room = new Room(table, { players: players.map(playerOf), bot: nobody, past: [], carried: null })
  room.hold(true)
  const name = game.words(language).title
  const label = { id: '', name, names: [], kept: true, removed: false, hints: 0, notes: [], earlier: 0 }
  const sent: Update[] = []
  new Telling(
    room,
    language,
    () => label,
    (update) => sent.push(update),
  ).whole()
  const [first] = sent
  if (first === undefined || !('whole' in first.what)) throw new Error(`Nothing is to be seen of '${game.id}'.`)
  return { seen: first.what.whole, known: table.shown(null) }
}

const playerOf = (name: string) => (name === 'person' ? name : (`bot:${name.slice('bot:'.length)}` as const))

const asJson = (value: object): Json => JSON.parse(JSON.stringify(value))

const isSame = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size === 1

/** What the viewer sees or, if chance has dealt him something, what everybody may know. */
function viewIn(beginnings: readonly Beginning[]): Json | undefined {
  const own = beginnings.map(({ seen }) => seen.view)
  const [first, ...others] = isSame(own) ? own : beginnings.map(({ known }) => known)
  return others.reduce<Json | undefined>((common, next) => common && commonOf(common, next), first)
}

/** What is to be seen in all of them. Nobody is asked before he has seen what chance has dealt. */
function inAll(beginnings: readonly Beginning[]): Snapshot | null {
  const view = viewIn(beginnings)
  if (view === undefined) return null
  const [{ seen }] = beginnings
  const isAsked = isSame(beginnings.map((each) => [each.seen.view, each.seen.question]))
  return { ...seen, view, question: isAsked ? seen.question : null, commitment: null }
}

// All at once: whoever imports this file cannot fetch more later.
const known = await Promise.all(
  list.map(async ({ id, rules, card }) => ({ id, ...(await rules()), ...(await card()) })),
)

/** Null: chance decides what is to be seen. */
export function openingOf(id: string, language: Language): Json {
  const found = known.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no game '${id}'.`)
  const { game, card } = found
  const quick: Quick = card.quick
  const whole = inAll(SECRETS.map((secret) => beginningOf(game, quick, language, secret)))
  if (whole === null) return null
  const { viewer } = whole
  const ear = game.secrets.hoards.length > 0 ? viewer : null
  // Less than any number of the table's: what comes from there is believed.
  const update: Update = { number: -1, what: { whole }, ear, from: -1, lines: [] }
  const opening: Opening = { ...quick, update }
  return asJson(opening)
}

export { languages } from '@tabularium/engine'

export const gamesWithOpenings: readonly string[] = list.map(({ id }) => id)
