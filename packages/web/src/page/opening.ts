/**
 * A new game is to be seen before its rules are here: how it begins is known since the page was built. What chance decides
 * is told by the table, which is fetched when that has been painted; what is pressed meanwhile waits for it, in order.
 */

import { openings } from 'virtual:openings'
import { isObject, type Json } from '@tabularium/engine'
import { newId } from '../table/new-id.ts'
import type { Setup, Update } from '../table/protocol.ts'
import { show } from './begun.ts'
import { wanted } from './settings.ts'
import { begin, letRest, tables } from './tables.ts'

const isSame = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** Whether that set-up means no other game than the card's, whose options are written out in what is to be seen. */
function isAsOnCard(setup: Setup, card: Pick<Setup, 'options' | 'players'>, whole: Json): boolean {
  const { options, players, names = [], name, passing, saved, position, script } = setup
  if (!isObject(options) || !isObject(card.options) || !isObject(whole)) return false
  const given = Object.entries(options)
  const isUsual = given.every(
    ([option, value]) => isSame(value, whole[option]) || isSame(value, cardsOwn(card, option)),
  )
  const isWhole = Object.keys(card.options).every((option) => option in options)
  const isPlain = [name, passing, saved, position, script].every((special) => special === undefined)
  return (
    isUsual && isWhole && isPlain && isSame([...players], [...card.players]) && names.every((given) => given === '')
  )
}

const cardsOwn = ({ options }: Pick<Setup, 'options'>, option: string) =>
  isObject(options) ? options[option] : undefined

/** What is to be seen at first; null: that is known only when the rules are here. */
async function seenAtFirst(setup: Setup): Promise<Update | null> {
  try {
    const { default: opening } = await openings[setup.game][wanted.peek()]()
    const what = opening?.update.what
    if (opening === null || what === undefined || !('whole' in what)) return null
    return isAsOnCard(setup, opening, what.whole.options) ? opening.update : null
  } catch {
    return null
  }
}

/** Of that game alone. */
const named = (update: Update, id: string): Update =>
  'whole' in update.what ? { ...update, what: { whole: { ...update.what.whole, id } } } : update

export const beginNew = (setup: Setup): Promise<void> =>
  begin(async () => {
    const update = await seenAtFirst(setup)
    if (update === null) return tables().create(setup)
    const id = newId()
    letRest()
    const link = tables()
    const created = link.create({ ...setup, id })
    const opened = link.open(id)
    opened.catch(() => {})
    show({ id, update: named(update, id), opening: created.then(() => opened) }, setup)
    return id
  })
