/** A place in few lines: whose, what land, who is there, and with a selection the sum of the fight. */
import { areas, holderOf, nameOf, standAt, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import { icons as shared } from '../../../page/board/counters/icons.ts'
import type { PlaceCardProps } from '../../../page/game-page.ts'
import { icons } from '../icons.ts'
import { pageWords } from '../words/index.ts'
import { barbarianWords, romanWords } from '../words/stand.ts'
import { fightAfter, Sum } from './fight.tsx'

const signs = { roman: icons.force, barbarian: icons.horde, both: shared.swords } as const
const inks = { roman: 'rome-ink', barbarian: 'barb-ink', both: '' } as const

export function PlaceCard({ place, view, language, reached }: PlaceCardProps<View>) {
  const w = pageWords[language].card
  const area = areas.get(place)
  const holder = holderOf(view, place)
  const stand = standAt(view, place)
  const fight = fightAfter(view, place, reached?.steps ?? [])
  const there = [romanWords(stand, language), barbarianWords(stand, language)].filter((words) => words !== '')
  return (
    <div class="fall-card">
      <header>
        <h3>{nameOf(place)}</h3>
        {holder === null ? (
          <span class="muted">{w.nobody}</span>
        ) : (
          <span class={inks[holder]}>
            <InlineIcon d={signs[holder]} size={14} /> {w[holder]}
          </span>
        )}
      </header>
      <p class="muted">
        {w.terrain[area?.terrain ?? '']}, {w.worth(area?.rv ?? 0)}
      </p>
      {area?.bira != null && <p class="muted">{w.route(area.bira[language])}</p>}
      {there.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {fight !== null && (
        <>
          <Sum fight={fight} language={language} />
          <p class="muted small">{w.ifNothing}</p>
        </>
      )}
    </div>
  )
}
