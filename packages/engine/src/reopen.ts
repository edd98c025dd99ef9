/** A kept game, whatever its rules were: from its last position, by its log, or carried over. */
import type { AnyGame } from './contract.ts'
import { Fault } from './fault.ts'
import { type KeptGame, resumeKept } from './kept-game.ts'
import type { LocalTable } from './local-table.ts'
import { carriedOn, checkEdition, isAt, type Opened, replay, unreadable, whyOther } from './save/open.ts'
import { type Carried, joinedIn, linksIn, type PastAction, thoughtsIn } from './save/write.ts'

/** From its last position. If rules or edition have changed since: by the whole log or, if that does not fit, from there. */
export function reopen(game: AnyGame, written: KeptGame): Opened {
  checkEdition(game, written.edition)
  const { past, carried } = written
  const because = whyOther(game, written)
  if (because === null) return { table: resumeKept(game, written), past, carried }
  const whole = replayed(game, written)
  return whole === undefined ? goOn(game, written, because) : { table: whole, past, carried }
}

/** The whole log, if it still leads through the position that was kept. */
function replayed(game: AnyGame, written: KeptGame): LocalTable | undefined {
  const { entries, kept } = written
  const actions = entries.map(({ action }) => action)
  const helpers = entries.flatMap(({ seat, asked }, i) => (seat === asked ? [] : [[i, seat] as const]))
  try {
    const more = { ...joinedIn(entries), ...linksIn(entries), ...thoughtsIn(entries) }
    const { table, refused } = replay(game, { ...written, actions, helpers, ...more })
    return refused === undefined && isAt(table, kept.at, kept.position) ? table : undefined
  } catch (error) {
    if (error instanceof Fault) return undefined
    throw error
  }
}

/** From the position, with its own dice as far as what was done after it may still be done. */
function goOn(game: AnyGame, written: KeptGame, because: Carried['because']): Opened {
  const { entries, kept } = written
  const table = onward(game, written, because)
  const past = [...written.past, ...table.log.map(({ seat, action }): PastAction => [seat, action])]
  const lost = entries.length - table.length
  const latest = table.length === kept.at ? kept.position : game.write(table.state)
  return carriedOn(game, written.options, latest, past, { because, actions: past.length, lost })
}

function onward(game: AnyGame, written: KeptGame, because: Carried['because']): LocalTable {
  const { entries, kept } = written
  try {
    const table = resumeKept(game, written, entries.slice(0, kept.at))
    for (const { seat, action, joined, link = null, thought } of entries.slice(kept.at)) {
      const next = written.dice.find(({ from }) => from > kept.at && from === table.length)
      if (next !== undefined) table.changeDice(next)
      try {
        table.act(seat, action, joined, link, thought)
      } catch (error) {
        if (error instanceof Fault) break
        throw error
      }
    }
    return table
  } catch (error) {
    throw error instanceof Fault ? unreadable(because, error) : error
  }
}
