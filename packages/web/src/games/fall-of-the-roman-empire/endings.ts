/** How a conflict may end, gathered into a few bars. */
import type { Ending as Way } from '@tabularium/fall-of-the-roman-empire/shown'
import type { Ending } from '../../page/battle/battle.ts'

interface Words {
  left(few: number, many: number): string
  readonly gone: string
  readonly nobody: string
}

const MOST_BARS = 4

/** By how many of a side are left, most first; neighbours stand together where there would be too many bars. */
export function endingsLeft(all: readonly Way[], camp: 'roman' | 'barbarian', words: Words): readonly Ending[] {
  const mine = (way: Way) => (camp === 'roman' ? way.romans : way.barbarians)
  const theirs = (way: Way) => (camp === 'roman' ? way.barbarians : way.romans)
  const [own, other] = camp === 'roman' ? (['rome', 'barb'] as const) : (['barb', 'rome'] as const)
  const sum = (ways: readonly Way[]) => ways.reduce((total, { chance }) => total + chance, 0)
  const numbers = [...new Set(all.filter((way) => mine(way) > 0).map(mine))].sort((a, b) => b - a)
  const size = Math.ceil(numbers.length / MOST_BARS)
  const bars: Ending[] = []
  for (let i = 0; i < numbers.length; i += size) {
    const group = numbers.slice(i, i + size)
    const ways = all.filter((way) => group.includes(mine(way)))
    bars.push({ words: words.left(group.at(-1) ?? 0, group[0] ?? 0), chance: sum(ways), side: own })
  }
  const lost = sum(all.filter((way) => mine(way) === 0 && theirs(way) > 0))
  const nobody = sum(all.filter((way) => mine(way) === 0 && theirs(way) === 0))
  return [
    ...bars,
    ...(lost > 0 ? [{ words: words.gone, chance: lost, side: other }] : []),
    ...(nobody > 0 ? [{ words: words.nobody, chance: nobody, side: null }] : []),
  ]
}
