/** A leader: his sign, name and title, and CC VS BT CP. */
import type { Language } from '@tabularium/engine'
import { type LeaderCounter, peoples, type View } from '@tabularium/ultimus-romanorum/shown'
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import { iconOf, ownerOfOne } from '../board/stacks.ts'
import { leaderName } from '../names.ts'
import { tableWords } from '../words/table/index.ts'

/** Of which half he holds his title. */
function halfOfTitle(view: View, id: string): 'west' | 'east' | null {
  const holds = (half: 'west' | 'east') => Object.values(view[half]).includes(id)
  return holds('west') ? 'west' : holds('east') ? 'east' : null
}

export function titleWords(view: View, { id, leader, title }: LeaderCounter, language: Language): string {
  const w = tableWords[language]
  const people = peoples.get(leader.people ?? '')?.name ?? null
  return title === null ? w.general(people) : w.title(title, halfOfTitle(view, id))
}

interface Props {
  readonly counter: LeaderCounter
  readonly view: View
  readonly language: Language
}

export function LeaderStrip({ counter, view, language }: Props) {
  const { leader } = counter
  const values = [
    ['CC', leader.cc],
    ['VS', leader.vs],
    ['BT', leader.bt],
    ['CP', leader.cp],
  ] as const
  return (
    <div class={`leader-strip ${ownerOfOne(counter)}`}>
      <span class="leader-sign">
        <InlineIcon d={iconOf(counter)} size={24} />
      </span>
      <span class="leader-name">
        <b>{leaderName(leader, language)}</b>
        <small>{titleWords(view, counter, language)}</small>
      </span>
      {values.map(([name, value]) => (
        <span key={name} class="leader-value">
          <b>{value}</b>
          <abbr>{name}</abbr>
        </span>
      ))}
    </div>
  )
}
