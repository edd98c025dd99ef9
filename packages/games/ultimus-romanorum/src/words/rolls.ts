/** Dice in words: what was needed, what came, what follows. */
import type { Purpose, Roll } from '@tabularium/engine'
import { type Catalogue, type Need, rollPurposes } from './catalogue.ts'
import type { Names } from './names.ts'

/** How the chapters call what a roll has to come to. */
const needs: Readonly<Record<string, Need>> = {
  below: 'below',
  atMost: 'atMost',
  most: 'atMost',
  atLeast: 'atLeast',
  least: 'atLeast',
  above: 'above',
}

function needOf(purpose: Purpose): readonly [Need, number] | null {
  for (const [key, need] of Object.entries(needs)) {
    const number = purpose[key]
    if (typeof number === 'number') return [need, number]
  }
  return null
}

function isMet(need: Need, number: number, sum: number): boolean {
  switch (need) {
    case 'below':
      return sum < number
    case 'atMost':
      return sum <= number
    case 'atLeast':
      return sum >= number
    case 'above':
      return sum > number
  }
}

function sumWords(face: number, modifier: number): string {
  return modifier === 0
    ? String(face)
    : `${face} ${modifier > 0 ? '+' : '-'} ${Math.abs(modifier)} = ${face + modifier}`
}

export function rollWords(c: Catalogue, names: Names, { die, face, purpose }: Roll): string {
  const known = rollPurposes.find((each) => each === purpose.for)
  if (known === undefined) return c.anyRoll(die, face)
  const { label, met = '', missed = '', read } = c.roll[known]
  const need = needOf(purpose)
  const modifier = typeof purpose.modifier === 'number' ? purpose.modifier : 0
  const sum = sumWords(face, modifier)
  if (need === null) return c.rolled(label(purpose, names), '', sum, read?.(face) ?? '')
  const [kind, number] = need
  return c.rolled(label(purpose, names), c.need(kind, number), sum, isMet(kind, number, face + modifier) ? met : missed)
}
