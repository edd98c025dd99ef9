/** The stratagems: what describes each, whose it is and when it is played. */
import type { RuleId } from '@tabularium/engine'
import type { CampName } from '../events.ts'
import type { StratagemId } from '../stratagem-kinds.ts'

const six = (chapter: number, ...letters: readonly string[]) => letters.map((letter) => `UR-6.${chapter}-${letter}`)

/** What describes each, the first clause first. */
const clauses: Readonly<Record<StratagemId, readonly RuleId[]>> = {
  'minor-federation-treaty': six(1, 'a', 'b', 'c'),
  'major-federation-treaty': six(1, 'd', 'e', 'f'),
  tribute: six(1, 'g', 'h', 'i', 'j', 'k'),
  'augusta-orientalis': six(1, 'n', 'o', 'p', 'q', 'r'),
  'augusta-occidentalis': six(1, 's', 't', 'u', 'v'),
  papa: six(1, 'aa', 'ab'),
  buccellarii: six(1, 'ac', 'ad'),
  'western-usurpation': six(2, 'a', 'b', 'c', 'd'),
  'eastern-usurpation': six(2, 'h', 'b', 'c', 'd'),
  'minor-uprising': six(2, 'i', 'j', 'k'),
  'two-minor-uprisings': six(2, 'l', 'j', 'k'),
  'three-minor-uprisings': six(2, 'm', 'j', 'k'),
  'major-uprising': six(2, 'n', 'k'),
  'three-major-uprisings': six(2, 'o', 'p'),
  'scourge-of-god': six(2, 'q', 'r', 's', 't', 'u'),
  rex: six(2, 'x', 'y', 'z', 'aa'),
  'barbarian-alliance': six(2, 'ab', 'ac', 'ad'),
  bagaudes: six(2, 'am', 'an', 'ao'),
  migration: six(2, 'ap', 'aq', 'as', 'at'),
  initiative: six(3, 'a', 'b'),
  rebellion: six(3, 'c', 'f', 'g'),
  'ecumenical-council': six(3, 'j', 'k', 'l', 'm'),
  'opportune-flight': six(3, 'o', 'q', 'r'),
  assassination: six(3, 's', 't', 'u'),
  'plague-outbreak': six(3, 'v', 'w', 'x', 'y'),
  'plague-epidemic': six(3, 'ab', 'ac', 'ad', 'ae'),
  desertion: six(3, 'af', 'ag'),
  'furor-germanicus': six(3, 'ah', 'ai', 'aj', 'ak'),
  'divine-favour': six(3, 'an'),
  fleet: six(3, 'ao', 'ap', 'aq'),
  germanophobia: six(3, 'ar', 'as', 'at'),
}

/** What the rules say of a stratagem, the first clause first; empty: there is none of that name. */
export const clausesOf = (stratagem: string): readonly RuleId[] => byName.get(stratagem) ?? []

const byName = new Map<string, readonly RuleId[]>(Object.entries(clauses))

/** UR-6-a UR-6-b UR-6-c: whose a stratagem is, by the chapter that describes it. */
export function whose(stratagem: string): CampName | 'both' {
  const [first = ''] = clausesOf(stratagem)
  return first.startsWith('UR-6.1') ? 'roman' : first.startsWith('UR-6.2') ? 'barbarian' : 'both'
}

/** UR-6.2-q UR-6.3-ah: the stratagem whose row of the combat table stands in the place of the die. */
export const inPlaceOfDie = (rule: RuleId): StratagemId =>
  rule.startsWith('UR-6.2') ? 'scourge-of-god' : 'furor-germanicus'

/** UR-6-j UR-2.E-g: the windows in which stratagems are played, in the order of the year. */
export const moments = [
  'initiative',
  'usurpation',
  'assassination',
  'council',
  'smc',
  'moved',
  'battle',
  'evasion',
  'resolution',
  'fought',
  'balance',
] as const
