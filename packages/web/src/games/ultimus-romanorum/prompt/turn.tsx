/** At the top of the prompt: which year of how many, and whose sequence it is. */
import type { View } from '@tabularium/ultimus-romanorum/shown'
import { yearsOf } from '@tabularium/ultimus-romanorum/shown'
import type { TurnProps } from '../../../page/game-page.ts'
import { movingCamp } from '../frames.ts'
import { tableWords } from '../words/table/index.ts'

export function Turn({ view, language }: TurnProps<View>) {
  const w = tableWords[language]
  const { first, last } = yearsOf(view)
  const camp = view.phase === 'E' ? movingCamp(view) : null
  const share = last === first ? 1 : (view.year - first + 1) / (last - first + 1)
  return (
    <div class="ultimus-turn">
      <p class="label">
        <span>{w.year(view.year, first, last)}</span>
        <span>{camp === null ? w.phases[view.phase] : w.sequence(camp, view.smc[camp === 'roman' ? 0 : 1])}</span>
      </p>
      <svg class="turn-line" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="3" class="to-come" />
        <rect width={share * 100} height="3" class="gone" />
      </svg>
    </div>
  )
}
