/** Dice in words: what for, what was needed, what came and what was added to it. */
import type { Json, Purpose, Roll } from '@tabularium/engine'
import { isObject } from '@tabularium/engine'
import { type Catalogue, modifierNames, rollPurposes } from './catalogue.ts'
import type { Names } from './names.ts'

interface Modifier {
  readonly why: string
  readonly n: number
}

function modifierOf(value: Json): Modifier[] {
  if (!isObject(value)) return []
  const { why, n } = value
  return typeof why === 'string' && typeof n === 'number' ? [{ why, n }] : []
}

const modifiersIn = ({ modifiers }: Purpose): Modifier[] =>
  Array.isArray(modifiers) ? modifiers.flatMap((each) => modifierOf(each)) : []

const isNamed = (why: string): why is keyof typeof modifierNames => Object.hasOwn(modifierNames, why)

/** A clause, a reason of its own, or the card that gives it. */
const reason = (c: Catalogue, names: Names, why: string): string =>
  isNamed(why) ? c.modifier[modifierNames[why]] : names.card(why)

/** "4 + 2 (tactics) - 1 (enemy land) = 5" */
function sumWords(c: Catalogue, names: Names, face: number, modifiers: readonly Modifier[]): string {
  if (modifiers.length === 0) return String(face)
  const sum = modifiers.reduce((all, { n }) => all + n, face)
  const added = modifiers.map(({ why, n }) => `${n < 0 ? '−' : '+'} ${Math.abs(n)} (${reason(c, names, why)})`)
  return `${face} ${added.join(' ')} = ${sum}`
}

export function rollWords(c: Catalogue, names: Names, { die, face, purpose }: Roll): string {
  const known = rollPurposes.find((each) => each === purpose.for)
  if (known === undefined) return c.rolled(die, '', String(face), '')
  const { label, result } = c.roll[known]
  const { needs } = purpose
  const need = typeof needs === 'number' ? c.atLeast(needs) : ''
  const sum = sumWords(c, names, face, modifiersIn(purpose))
  return c.rolled(label(purpose, names), need, sum, result?.(face, purpose) ?? '')
}
