/** The whole sum of a fight, one line for each thing that counts, with its clause. */
import type { Language } from '@tabularium/engine'
import type { Reached } from '@tabularium/engine/room'
import { type Chances, chancesOf, type EmperorName, type Sides, sidesOf, type View } from '@tabularium/tetrarchia/shown'
import { Clause } from '../../../page/clause.tsx'
import { percentOf } from '../../../page/said.ts'
import { pageWords } from '../words/index.ts'
import { placeName } from '../words/names.ts'

export interface Fought {
  readonly emperor: EmperorName
  readonly sides: Sides
  readonly chances: Chances
}

/** Where he stands before the attack: at the end of the march to it. */
function campOf({ way }: Reached, stands: string): string {
  return way.at(-2)?.place ?? stands
}

/** What an Emperor would fight. With Diarchia his colleague's tokens count too; the odds tell whether it is played. */
export function fightAt(view: View, emperor: EmperorName, reached: Reached): Fought | null {
  const stands = view.emperors[emperor]
  if (reached.odds === null || stands === null) return null
  const from = campOf(reached, stands)
  const fights = [false, true].map((diarchia) => {
    const sides = sidesOf(view, emperor, from, reached.place, diarchia)
    return { emperor, sides, chances: chancesOf(sides) }
  })
  const odds = reached.odds
  return fights.find(({ chances }) => Math.abs(chances.victory - odds) < 0.001) ?? null
}

type Line = readonly [words: string, rule: string]

function linesOf({ sides }: Fought, language: Language): readonly Line[] {
  const { card, emperor } = pageWords[language]
  const helpers: readonly Line[] = sides.helpers.map((name) => [card.helper(emperor[name]), 'TE-3.5-h'])
  return [
    [card.roman(sides.romanSupport), 'TE-3.5-d'],
    ...(helpers.length === 0 ? [[card.noHelper, 'TE-3.5-h'] as const] : helpers),
    [card.barbarian(sides.barbarianSupport), 'TE-3.5-e'],
    ...sides.armies.map((at): Line => [card.otherArmy(placeName(at)), 'TE-3.5-h']),
  ]
}

export function Fight({ fought, language }: { fought: Fought; language: Language }) {
  const { card, emperor } = pageWords[language]
  const { victory, draw, defeat } = fought.chances
  return (
    <div class="fight">
      <div class="fight-bar" aria-hidden="true">
        <i class="fight-ours" style={{ width: `${victory * 100}%` }} />
        <i class="fight-draw" style={{ width: `${draw * 100}%` }} />
        <i class="fight-theirs" style={{ width: `${defeat * 100}%` }} />
      </div>
      <p class="fight-chances">
        <span class="ours">
          {percentOf(victory)} {card.victory}
        </span>
        <span class="nobody">
          {percentOf(draw)} {card.draw}
        </span>
        <span class="theirs">
          {percentOf(defeat)} {card.defeat(emperor[fought.emperor])}
        </span>
      </p>
      <ul class="fight-sum plain">
        {linesOf(fought, language).map(([words, rule]) => (
          <li key={words}>
            <span>{words}</span>
            <Clause rule={rule} seen />
          </li>
        ))}
      </ul>
    </div>
  )
}
