/** Who has gone where in this impulse, tied by number to the ways on the map. */
import { leaderName, spaceName, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { tribes } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { Journey } from '../board/plan.ts'
import { storyWords } from '../words/story/index.ts'

function whoOf({ who, cu }: Journey, language: Language): string {
  if (who === null) return storyWords[language].cu(cu)
  return tribes.has(who) ? tribeName(who, language) : leaderName(who, language)
}

export function Journeys({ journeys, language }: { journeys: readonly Journey[]; language: Language }) {
  const name = (space: string | undefined) => (space === undefined ? '' : spaceName(space, language))
  return (
    <ol class="plain journeys">
      {journeys.map((journey, i) => (
        <li key={`${i} ${journey.way.join()}`}>
          <i class={`number ${journey.side}`}>{i + 1}</i>
          <span>
            <b>{whoOf(journey, language)}</b> {name(journey.way[0])} → {name(journey.way.at(-1))}
          </span>
        </li>
      ))}
    </ol>
  )
}
