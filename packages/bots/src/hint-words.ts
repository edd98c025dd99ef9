/** How a hint is said. */
import type { Language } from '@tabularium/engine'

export interface HintParts {
  readonly what: string
  /** The chance of the die it leads to; null: none is rolled. */
  readonly odds: number | null
  readonly gain: string | null
  readonly risk: string | null
  /** Of the chance to win. */
  readonly change: number
  readonly other: { readonly what: string; readonly less: number } | null
}

/** Less than this is no difference. */
const SLIGHT = 0.005

const percent = (share: number): number => Math.round(Math.abs(share) * 100)

/** "1 point", "4 points": the same in both languages. */
const points = (share: number): string => `${percent(share)} point${percent(share) === 1 ? '' : 's'}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function english({ what, odds, gain, risk, change, other }: HintParts): string {
  const chance = odds === null ? '' : `: ${percent(odds)}%`
  const first = `${capital(what)}${chance}${gain === null ? '' : odds === null ? `: ${gain}` : `, and ${gain}`}.`
  const second = risk === null ? '' : ` It costs: ${risk}.`
  const third = Math.abs(change) < SLIGHT ? '' : ` Your chance ${change > 0 ? 'rises' : 'falls'} by ${points(change)}.`
  const last = other === null || other.less < SLIGHT ? '' : ` Next best: ${other.what}, ${points(other.less)} less.`
  return first + second + third + last
}

function french({ what, odds, gain, risk, change, other }: HintParts): string {
  const chance = odds === null ? '' : `\u00a0: ${percent(odds)} %`
  const first = `${capital(what)}${chance}${gain === null ? '' : odds === null ? `\u00a0: ${gain}` : `, et ${gain}`}.`
  const second = risk === null ? '' : ` Le prix\u00a0: ${risk}.`
  const third =
    Math.abs(change) < SLIGHT ? '' : ` Vos chances ${change > 0 ? 'montent' : 'baissent'} de ${points(change)}.`
  const last =
    other === null || other.less < SLIGHT ? '' : ` Ensuite\u00a0: ${other.what}, ${points(other.less)} de moins.`
  return first + second + third + last
}

export const hintWords: Readonly<Record<Language, (parts: HintParts) => string>> = { en: english, fr: french }
