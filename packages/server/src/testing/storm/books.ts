/** What is in the books after a storm, compared with what people were told. */
import { type AnyGame, followsFrom, type Secret } from '@tabularium/engine'
import { type Trace, trace } from '@tabularium/engine/proof'
import { games } from '@tabularium/games/all'
import { serverSecret } from '../../hall/dice.ts'
import { openingTrace, roomOf } from '../../hall/journal.ts'
import type { Step, Store, TableRow } from '../../store/store.ts'
import type { Acknowledged } from './player.ts'

/** Everything that is wrong with one table's books; nothing, if all is well. */
export async function faultsOf(store: Store, id: string, told: readonly Acknowledged[]): Promise<readonly string[]> {
  const row = await store.table(id)
  if (row === undefined) return [`table ${id} is gone`]
  const game = games.find((each) => each.id === row.game)
  if (game === undefined || row.state === 'open') return [`table ${id} never began`]
  const steps = await store.journal(id, 0)
  const first = openingTrace(game, row, undefined)
  const faults = [
    ...numbers(row, steps),
    ...traces(first, serverSecret(row.dice), steps),
    ...keys(steps, told),
    ...links(steps),
    ...(await positions(store, game, row, steps)),
  ]
  return faults.map((fault) => `table ${id} (${row.game}): ${fault}`)
}

function* numbers({ length }: TableRow, steps: readonly Step[]): Iterable<string> {
  if (length !== steps.length) yield `the row has ${length} steps, the journal ${steps.length}`
  for (const [i, { number }] of steps.entries()) if (number !== i) yield `step ${i} has number ${number}`
}

function* traces(first: Trace, secret: Secret, steps: readonly Step[]): Iterable<string> {
  let before = first
  for (const { number, what, trace: told } of steps) {
    if (told !== trace(secret, before, number, what)) yield `the trace breaks at step ${number}`
    before = told
  }
}

/** Every acknowledged commit is there, as it was told, and none is there twice. */
function* keys(steps: readonly Step[], told: readonly Acknowledged[]): Iterable<string> {
  const byKey = new Map<string, Step>()
  for (const step of steps) {
    if (step.key === null) continue
    if (byKey.has(step.key)) yield `step ${step.number} was done before, as ${byKey.get(step.key)?.number}`
    byKey.set(step.key, step)
  }
  for (const { key, number, trace } of told) {
    const step = byKey.get(key)
    if (step === undefined) yield `step ${number} was acknowledged and is lost`
    else if (step.number !== number || step.trace !== trace) yield `step ${number} was acknowledged as another`
  }
  const known = new Set(told.map(({ key }) => key))
  for (const [key, { number }] of byKey) if (!known.has(key)) yield `step ${number} was never acknowledged to anybody`
}

/** Each seat's links follow from its anchor, one after the other. */
function* links(steps: readonly Step[]): Iterable<string> {
  const last = new Map<number, string>()
  for (const { number, what } of steps) {
    if (what.kind === 'begin') {
      for (const [seat, anchor] of what.anchors.entries()) if (anchor !== null) last.set(seat, anchor)
    }
    if ((what.kind !== 'act' && what.kind !== 'redo') || what.link === null) continue
    const before = last.get(what.seat) ?? ''
    if (!followsFrom(what.link, before)) yield `the link of step ${number} does not follow`
    last.set(what.seat, what.link)
  }
}

/** What was kept on the way leads to where the whole journal leads. */
async function positions(
  store: Store,
  game: AnyGame,
  row: TableRow,
  steps: readonly Step[],
): Promise<readonly string[]> {
  const whole = roomOf(game, row, undefined, steps, undefined).table.digest
  const kept = roomOf(game, row, undefined, steps, await store.kept(row.id)).table.digest
  return whole === kept ? [] : ['the kept position leads elsewhere than the journal']
}
