/** The sum of a fight that would follow, one line for each thing that counts. */
import { type Language, percentages } from '@tabularium/engine'
import {
  areas,
  escortOf,
  type Fight,
  fightOf,
  type Sides,
  sidesAt,
  standAt,
  type View,
} from '@tabularium/fall-of-the-roman-empire/shown'
import { columnWords } from '../telling.ts'
import { pageWords } from '../words/index.ts'
import { standWords } from '../words/stand.ts'

/** How many go by these steps: the number that one of them says, else all that can. */
function going(steps: readonly string[], most: number): number {
  const said = steps.map((step) => /^with (\d+)$/.exec(step)?.[1]).find((number) => number !== undefined)
  return said === undefined ? most : Number(said)
}

/** Who would stand there after the steps. */
export function after(view: View, steps: readonly string[]): { readonly at: string; readonly sides: Sides } | null {
  const [kind, first = '', second = '', third = ''] = steps[0]?.split(' ') ?? []
  if (kind === 'march') {
    const there = sidesAt(view, second)
    const romans = there.romans + going(steps, escortOf(view, first).most)
    return { at: second, sides: { ...there, romans } }
  }
  if (kind !== 'move') return null
  const there = sidesAt(view, third)
  const { barbarianForces = 0, movedBarbarianForces = 0 } = standAt(view, second)
  if (first === 'cavalry') return { at: third, sides: { ...there, cavalry: there.cavalry + 1 } }
  const forces = there.forces + going(steps, barbarianForces - movedBarbarianForces)
  return { at: third, sides: { ...there, forces } }
}

export function fightAfter(view: View, place: string, steps: readonly string[]): Fight | null {
  const stands = after(view, steps)
  return stands === null || stands.at !== place ? fightOf(view, place) : fightOf(view, place, stands.sides)
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`)

export function Sum({ fight, language }: { fight: Fight; language: Language }) {
  const w = pageWords[language].card
  const s = standWords[language]
  const { romans, forces, cavalry, ratio, shifts, odds } = fight
  const [roman, barbarian] = percentages([odds.roman, odds.barbarian, Math.max(0, 1 - odds.roman - odds.barbarian)])
  const isRomes = odds.roman >= odds.barbarian
  const host = [s.forces(forces), ...(cavalry > 0 ? [s.cavalry(cavalry)] : [])].join(', ')
  const terrain = areas.get(fight.at)?.terrain ?? 'clear'
  const lines: readonly (readonly [words: string, value: number])[] = [
    [w.fort, shifts.fort],
    [w.terrainLine[terrain] ?? '', shifts.terrain],
    [w.cavalry, shifts.cavalry],
  ]
  return (
    <dl class="fall-sum">
      <div>
        <dt>{w.against(host, romans)}</dt>
        <dd>
          {forces + cavalry} : {romans} = {ratio}
        </dd>
      </div>
      {lines.map(
        ([words, value]) =>
          value !== 0 && (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{signed(value)}</dd>
            </div>
          ),
      )}
      <div class="total">
        <dt>{w.column(columnWords(fight.crn))}</dt>
        <dd class={isRomes ? 'rome-ink' : 'barb-ink'}>{isRomes ? w.rome(roman ?? 0) : w.barbarians(barbarian ?? 0)}</dd>
      </div>
    </dl>
  )
}
