/** Checks a game that was played online by its file alone, or together with what a browser has kept of it. */
import { followsFrom, type Link } from '../chain.ts'
import type { AnyGame, Json, Language, Seat } from '../contract.ts'
import { commitment } from '../dice.ts'
import { canonical, digest } from '../digest.ts'
import { Fault } from '../fault.ts'
import type { LocalTable } from '../local-table.ts'
import { replay } from '../save/open.ts'
import { joinedIn, linksIn } from '../save/write.ts'
import { readSave, type Save } from '../save.ts'
import { type Seal, seal } from './hidden.ts'
import { type Deed, openingOf } from './journal.ts'
import { type ProvenPart, readOnlinePart, type WrittenStep } from './online-part.ts'
import { rollsOf, type SharedStretch, sharedIn, startOf } from './proven-file.ts'
import { firstTrace, type Trace, trace } from './trace.ts'
import { type Found, says } from './verify-words.ts'

/**
 * - `file`: it is the file of an online game, and nobody changed it by accident or without signing it again
 * - `commitment`: the secret is the one that was promised
 * - `anchors`: the dice began with the anchors that the table began with
 * - `chains`: every link is the next one of the chain of who acted
 * - `trace`: every step's running hash follows from the one before
 * - `log`: the steps can be done one after the other, and are the game that is told
 * - `rolls`: every die and every hidden draw follows from secret and links
 * - `position`: the game ends in the position that is told
 * - `receipts`: it is what a browser was told while it was played
 */
export type CheckName =
  | 'file'
  | 'commitment'
  | 'anchors'
  | 'chains'
  | 'trace'
  | 'log'
  | 'rolls'
  | 'position'
  | 'receipts'

export interface Check {
  readonly name: CheckName
  readonly ok: boolean
  readonly words: Readonly<Record<Language, string>>
}

/** What was added up: the promise, the secret that keeps it, the last running hash, and how much was looked at. */
export interface Sums {
  readonly commitment: string
  readonly secret: string
  readonly trace: Trace
  readonly steps: number
  readonly links: number
  readonly rolls: number
}

export interface Verified {
  readonly ok: boolean
  readonly checks: readonly Check[]
  /** null: the file could not be read. */
  readonly sums: Sums | null
}

/** What a browser keeps of an answer. */
export interface Receipt {
  /** Of the step. */
  readonly number: number
  /** Absent: it was told of the step by the seal alone. */
  readonly trace?: Trace | undefined
  /** The link it had sent; absent: the step was another's. */
  readonly link?: Link | undefined
  /** What it was told of hidden things. */
  readonly seal?: Seal | undefined
}

export interface Witness {
  /** As it was published before seats were filled. */
  readonly commitment?: string | undefined
  readonly receipts?: readonly Receipt[] | undefined
}

interface ProvenSave {
  readonly game: AnyGame
  readonly save: Save
  readonly dice: SharedStretch
  readonly part: ProvenPart
}

export function verifyFile(text: string, games: readonly AnyGame[], witness: Witness = {}): Verified {
  try {
    const file = readProven(text, games)
    const checks = [checkOf('file', undefined), ...checksOf(file, witness)]
    return { ok: checks.every(({ ok }) => ok), checks, sums: sumsOf(file) }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { ok: false, checks: [checkOf('file', { what: error.message })], sums: null }
  }
}

const checkOf = (name: CheckName, found: Found | undefined, count = 0): Check => ({
  name,
  ok: found === undefined,
  words: says(name, found, count),
})

/** A file is written in one way only, so that not even a space can be changed. */
function readProven(text: string, games: readonly AnyGame[]): ProvenSave {
  const save = readSave(text)
  if (`${JSON.stringify(JSON.parse(text))}\n` !== text) {
    throw new Fault('edited', 'This file is not as it was written: use another copy.')
  }
  const game = games.find(({ id }) => id === save.game)
  if (game === undefined) throw new Fault('foreign', `This is of '${save.game}', a game this Tabularium does not have.`)
  const dice = sharedIn(save.dice)
  const part = 'online' in save ? readOnlinePart(save.online) : undefined
  if (dice === undefined || part === undefined || !('rules' in save)) {
    throw new Fault('foreign', 'This is not the file of a game that was played online.')
  }
  return { game, save, dice, part }
}

function checksOf(file: ProvenSave, witness: Witness): readonly Check[] {
  const { dice, part } = file
  const { journal } = part
  const promised = commitment(dice.shared)
  const isKept = promised === part.commitment && (witness.commitment ?? promised) === promised
  const chains = checkChains(part)
  const played = play(file, witness)
  return [
    checkOf('commitment', isKept ? undefined : {}),
    checkOf('anchors', wrongAnchors(file)),
    checkOf('chains', chains.found, chains.links),
    checkOf('trace', wrongTrace(file), journal.length),
    checkOf('log', played.log ?? wrongLog(file, played.table), played.table.length),
    checkOf('rolls', played.rolls, rollsIn(part)),
    checkOf('position', wrongPosition(file, played.table)),
    ...(witness.receipts === undefined
      ? []
      : [checkOf('receipts', wrongReceipt(journal, witness.receipts) ?? played.seals, witness.receipts.length)]),
  ]
}

const rollsIn = ({ journal }: ProvenPart): number => journal.reduce((sum, { rolls }) => sum + rolls.length, 0)

function sumsOf({ dice, part }: ProvenSave): Sums {
  const { commitment, journal } = part
  return {
    commitment,
    secret: dice.shared,
    trace: journal.at(-1)?.trace ?? '',
    steps: journal.length,
    links: checkChains(part).links,
    rolls: rollsIn(part),
  }
}

const same = (a: Json, b: Json): boolean => canonical(a) === canonical(b)

/** One secret and the same anchors throughout; the table begins once, with these. */
function wrongAnchors({ save, dice, part }: ProvenSave): Found | undefined {
  const all = save.dice.filter((stretch) => 'shared' in stretch)
  const begun = part.journal.filter(({ what }) => what.kind === 'begin')
  const [first] = begun
  if (all.length !== 1 || save.dice.at(-1) !== all[0]) return { what: 'dice' }
  if (begun.length !== 1 || first?.what.kind !== 'begin') return { what: 'begin' }
  const isSame = same(part.anchors, dice.anchors) && same(first.what.anchors, dice.anchors)
  return isSame ? undefined : { step: first.number }
}

type Acted = Extract<Deed, { readonly kind: 'act' | 'redo' }>

/** Each link must hash to the one before of the same seat; somebody who sits down later begins a chain of his own. */
function checkChains({ journal }: ProvenPart): { readonly found: Found | undefined; readonly links: number } {
  const latest = new Map<Seat, Link | null>()
  let links = 0
  for (const { number, what } of journal) {
    if (what.kind === 'begin') for (const [seat, anchor] of what.anchors.entries()) latest.set(seat, anchor)
    if (what.kind === 'sit') latest.set(what.seat, what.anchor)
    if (what.kind !== 'act' && what.kind !== 'redo') continue
    if (!bearsItsLink(what)) return { found: { step: number }, links }
    if (what.link === null) continue
    const before = latest.get(what.seat) ?? null
    if (before === null || !followsFrom(what.link, before)) return { found: { step: number }, links }
    latest.set(what.seat, what.link)
    links++
  }
  return { found: undefined, links }
}

/** What one commit did bears its link; what the server did after it, passing for others, bears none. */
function bearsItsLink({ kind, seat, link, entries }: Acted): boolean {
  const first = entries.findIndex((entry) => entry.link === undefined)
  const own = first < 0 ? entries : entries.slice(0, first)
  const rest = entries.slice(own.length)
  return (
    (link === null) === (own.length === 0) &&
    // Who was asked may do again what a helper had done.
    own.every((entry) => entry.link === link && (entry.seat === seat || kind === 'redo')) &&
    rest.every((entry) => entry.link === undefined)
  )
}

function wrongTrace({ game, save, dice, part }: ProvenSave): Found | undefined {
  let latest = firstTrace(openingOf(game, save.options, part.commitment, part.start))
  for (const [i, { number, what, trace: told }] of part.journal.entries()) {
    latest = trace(dice.shared, latest, number, what)
    if (number !== part.journal[0].number + i || told !== latest) return { step: number }
  }
  return undefined
}

interface Played {
  readonly table: LocalTable
  readonly log: Found | undefined
  readonly rolls: Found | undefined
  readonly seals: Found | undefined
}

/** Plays every step, those that were taken back too, and compares the chance it used and what was told of hidden things. */
function play(file: ProvenSave, { receipts = [] }: Witness): Played {
  const { game, dice, part } = file
  const sealed = new Map(
    receipts.flatMap((kept) => (kept.seal === undefined ? [] : [[kept.number, kept.seal] as const])),
  )
  const table = beginning(file)
  let [rolls, hidden]: (Found | undefined)[] = []
  let log: Found | undefined = startOf(table) === part.start ? undefined : { what: 'start' }
  for (const { number, what, rolls: told } of part.journal) {
    try {
      if (!same(rollsOf(table, what), told)) rolls ??= { step: number }
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      log ??= { step: number, what: error.message }
      break
    }
    const expected = sealed.get(number)
    if (expected !== undefined && seal(dice.shared, number, game, table.state) !== expected) hidden ??= { step: number }
  }
  return { table, log, rolls, seals: hidden }
}

/** The table as the shared dice found it: at its set-up, or with what was done before elsewhere. */
function beginning({ game, save, dice }: ProvenSave): LocalTable {
  const { table, refused } = replay(game, {
    ...save,
    dice: save.dice.slice(0, save.dice.findIndex((stretch) => 'shared' in stretch) + 1),
    actions: save.actions.slice(0, dice.from),
  })
  if (refused !== undefined) throw refused
  return table
}

function wrongLog({ save }: ProvenSave, { log }: LocalTable): Found | undefined {
  const isSame =
    same(
      log.map(({ action }) => action),
      save.actions,
    ) &&
    same(
      log.flatMap(({ seat, asked }, i) => (seat === asked ? [] : [[i, seat]])),
      save.helpers,
    ) &&
    same(joinedIn(log).joined ?? [], save.joined ?? []) &&
    same(linksIn(log).links ?? [], save.links ?? [])
  return isSame ? undefined : { what: 'log' }
}

function wrongPosition({ game, save }: ProvenSave, table: LocalTable): Found | undefined {
  const latest: Json = game.write(table.state)
  return same(latest, save.latest) && save.end === digest(latest) ? undefined : {}
}

/** What a browser was told at a step must stand there, with the link it had sent. */
function wrongReceipt(journal: readonly WrittenStep[], receipts: readonly Receipt[]): Found | undefined {
  const steps = new Map(journal.map((step) => [step.number, step]))
  for (const { number, trace: kept, link } of receipts) {
    const step = steps.get(number)
    if (step === undefined || (kept ?? step.trace) !== step.trace) return { step: number }
    if (link !== undefined && !('link' in step.what && step.what.link === link)) return { step: number }
  }
  return undefined
}
