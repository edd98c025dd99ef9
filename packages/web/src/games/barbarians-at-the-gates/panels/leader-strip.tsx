/** A leader in a line: his sign, name and what he is; initiative and tactical rating, and what he has left. */
import { leaderName, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { faceOf, isEmperor, isInside, leaders, powerOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import { ownerOfPower } from '../board/owners.ts'
import { icons } from '../icons.ts'
import { panelWords } from '../words/panels/index.ts'

interface Props {
  readonly view: View
  readonly language: Language
  readonly leader: string
  /** What he has left to spend; absent: nothing is spent. */
  readonly ap?: number | null
}

export function leaderRank(view: View, leader: string, language: Language): string {
  const w = panelWords[language].stack
  if (isEmperor(view, leader)) return w.emperor
  const tribe = leaders.get(leader)?.tribe ?? null
  const rank = w.leader(powerOf(view, leader), tribe === null ? null : tribeName(tribe, language))
  return isInside(view, leader) ? `${rank}, ${w.inGarrison}` : rank
}

export function LeaderStrip({ view, language, leader, ap = null }: Props) {
  const w = panelWords[language].stack
  const face = faceOf(view, leader)
  if (face === undefined) return null
  const values: readonly (readonly [string, number])[] = [
    [w.ir, face.initiative],
    [w.tr, face.tactical],
  ]
  const rank = leaderRank(view, leader, language)
  return (
    <div class={`gates-strip ${ownerOfPower(powerOf(view, leader))}`}>
      <span class="strip-sign">
        <InlineIcon d={isEmperor(view, leader) ? icons.emperor : icons.leader} size={22} />
      </span>
      <span class="strip-name">
        <b>{leaderName(face.id, language)}</b>
        <small>{rank}</small>
      </span>
      {values.map(([name, value]) => (
        <span key={name} class="strip-value">
          <b>{value}</b>
          <abbr>{name}</abbr>
        </span>
      ))}
      {ap !== null && <b class="strip-ap">{w.ap(ap)}</b>}
    </div>
  )
}
