/** The words that the file shares: powers, sections, turns, and the ids of cards. */
import { id } from '@tabularium/engine/form'
import * as z from 'zod/mini'
import { powerNames, sections, turnNames } from '../../terms.ts'

export const power = z.enum(powerNames)
export const player = z.enum(['roman', 'barbarian'])
export const side = z.enum(['barbarian', 'allied']).check(z.describe('Of a Tribal Marker.'))
export const section = z.enum(sections)
export const turn = z.enum(turnNames)
export const sea = z.enum(['oceanus-atlanticus', 'mare-nostrum'])
export const spaceType = z.enum(['capital', 'walled', 'cultivated', 'border', 'transit'])
export const connectionType = z.enum(['clear', 'rough', 'river', 'strait'])
export const group = z.enum(['Britanniae', 'Gallia', 'Italia'])
export const cardId = z.string().check(z.regex(/^[RB][0-9]{2}$/, 'a card is R or B and two digits.'))
export const small = z.int().check(z.minimum(0), z.maximum(99))
export const change = z.int().check(z.minimum(-9), z.maximum(9))

const MOST_LISTED = 64
/** A list that is not empty, as selectors have them. */
export const some = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.minLength(1), z.maxLength(16))
/** A list that may be empty. */
export const many = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(MOST_LISTED))
export const ids = some(id)
