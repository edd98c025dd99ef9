/** How games come to the table: from what the device keeps, from files, under a name of their own. */
import {
  type AnyGame,
  digest,
  isObject,
  isOfToday,
  type Json,
  joinedIn,
  type KeptGame,
  type Language,
  type Loaded,
  linksIn,
  type Player,
  resumeKept,
  save,
  thoughtsIn,
  versionFor,
} from '@tabularium/engine'
import { isBot } from '@tabularium/engine/room'
import type { Era } from './earlier.ts'
import type { Stored } from './keeper.ts'
import type { FirstRecord } from './records.ts'
import type { WholeGame } from './shelf.ts'

export type Opened = Omit<Loaded, 'players'> & { readonly players: readonly Player[]; readonly eras: readonly Era[] }

interface Reopened extends Opened {
  /** What the device has of it; undefined: it is to be written from its beginning. */
  readonly stored: Stored | undefined
}

/** One of the first kept games holds a save. */
export async function reopened(
  game: AnyGame,
  found: { readonly first: FirstRecord } | { readonly game: WholeGame },
): Promise<Reopened> {
  if ('first' in found) {
    const { players, save } = found.first
    return { ...(await loaded([game], save)), players, stored: undefined }
  }
  const { record, entries, position } = found.game
  const opened = await reopenedTable(game, found.game)
  const isAsKept = opened.table.length === entries.length && opened.past.length === record.past.length
  const stored = isAsKept ? { entries: entries.length, position: position.at } : undefined
  return { ...opened, players: record.players, stored }
}

export async function loaded(games: readonly AnyGame[], text: string): Promise<Loaded & Pick<Opened, 'eras'>> {
  const { load, erasOf, writtenIn } = await import('./loading.ts')
  const read = load(games, text)
  return { ...read, eras: erasOf(writtenIn(text), read.past.length) }
}

/** Under the rules it was played by there is nothing to find out. */
async function reopenedTable(game: AnyGame, whole: WholeGame): Promise<Omit<Opened, 'players'>> {
  const { record, entries, position: kept } = whole
  const { past, carried, eras = [] } = record
  const written: KeptGame = { ...record, entries, kept }
  if (isOfToday(game, written)) return { table: resumeKept(game, written), past, carried, eras }
  const { reopen, erasOf } = await import('./loading.ts')
  const opened = reopen(game, written)
  return { ...opened, eras: erasOf({ ...record, past: past.length, eras }, opened.past.length) }
}

/** A kept game as a file. */
export async function exported(game: AnyGame, whole: WholeGame): Promise<string> {
  const { table, past } = await reopenedTable(game, whole)
  return save(table, { players: whole.record.players, past })
}

/**
 * A kept game as a file, without playing it. If its position is not that of its last action this is a save of the first
 * form, which holds no position; that form does not say who plays, nor what was done under earlier rules.
 */
export function unplayed({ record, entries, position: kept }: WholeGame): string {
  const { game, rules, edition, options, position, dice, players, past } = record
  const isLatest = kept.at === entries.length
  const content = {
    tabularium: isLatest ? versionFor(dice, entries) : 1,
    game,
    ...(isLatest && { rules }),
    edition,
    options,
    ...(position !== undefined && { position }),
    dice,
    actions: entries.map(({ action }) => action),
    helpers: entries.flatMap(({ seat, asked }, i) => (seat === asked ? [] : [[i, seat]])),
    ...linksIn(entries),
    ...(isLatest && { ...joinedIn(entries), ...thoughtsIn(entries), latest: kept.position, players }),
    ...(isLatest && past.length > 0 && { past: past.map(([seat, action]) => [seat, action]) }),
    end: isLatest ? digest(kept.position) : '',
  }
  return `${JSON.stringify({ ...content, sum: digest(content) })}\n`
}

/** A seat whose bot is not known here is a person's. */
export function seatedAt(seats: number, players: readonly Player[], known: readonly string[]): readonly Player[] {
  return Array.from({ length: seats }, (_, i) => {
    const player = players[i] ?? 'person'
    return isBot(player) && !known.includes(player.slice('bot:'.length)) ? 'person' : player
  })
}

/** The wish itself or, if a game is called so, with a number after it. */
export function freeName(wish: string, taken: ReadonlySet<string>): string {
  const stem = wish.replace(/ \(\d+\)$/, '')
  for (let n = 1; ; n++) {
    const name = n === 1 ? wish : `${stem} (${n})`
    if (!taken.has(name)) return name
  }
}

/** Of a game that goes on from a moment of another: "My war, from turn 5". */
export function branchName(name: string, moment: string, language: Language): string {
  const stem = name.replace(/( \(\d+\))?(, (from|depuis) [^,]+)?$/, '')
  if (moment === '') return stem
  return language === 'fr' ? `${stem}, depuis ${moment}` : `${stem}, from ${moment}`
}

/** The game that a save names, if it is one. */
export function gameNamedIn(text: string): string | undefined {
  try {
    const content: Json = JSON.parse(text)
    return isObject(content) && typeof content.game === 'string' ? content.game : undefined
  } catch {
    return undefined
  }
}
