/** The sum of a battle: one line for each modifier, with its clause. */
import type { Language } from '@tabularium/engine'
import type { SumLine } from '../../page/battle/battle.ts'
import type { Facts } from './battle-facts.ts'
import { battleWords } from './battle-words.ts'
import { catalogues } from './catalogues.ts'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

export function sumOf(facts: Facts, language: Language): readonly SumLine[] {
  const w = battleWords[language]
  const { modifiers } = catalogues[language]
  const named = (rule: string) => capital(modifiers[rule] ?? w.otherModifiers)
  const shifts = facts.shifts.map(({ rule, value }) => ({ words: named(rule), clause: rule, value: w.shift(value) }))
  const equal = { words: w.equalTroops, clause: 'UR-T.combat-r', value: '0' }
  const added = facts.modifiers.map(({ rule, value }) => ({ words: named(rule), clause: rule, value: signed(value) }))
  const hasTactics = added.some(({ clause }) => clause === 'UR-T.combat-h')
  return [
    { words: w.ratio(facts.attacker.pf, facts.defender.pf), clause: 'UR-8.3-d', value: facts.ratioColumn },
    ...(shifts.length === 0 ? [equal] : shifts),
    { words: w.column, clause: null, value: facts.column, isTotal: true },
    ...(!hasTactics ? [{ words: w.tactics, clause: 'UR-T.combat-h', value: '0' }] : []),
    ...added,
    ...(facts.forced === null ? [] : [{ words: w.forced, clause: facts.forced, value: '' }]),
    { words: w.total, clause: 'UR-T.combat-q', value: signed(facts.modifier), isTotal: true },
  ]
}
