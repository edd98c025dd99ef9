/** What can be done at a place, or who can get there, where there is more than one answer. */
import type { PieceName } from '../board/board-part.ts'
import type { Option } from '../play/options.ts'
import type { Play } from '../play/play.ts'
import { percentOf } from '../said.ts'
import { language, ui } from '../settings.ts'
import { MOST } from './most.ts'
import { actorWords } from './named.ts'

/** Nobody is selected: who would go, what it costs him, and his chance. */
function whoGoes(play: Play, piece: PieceName, { cost, odds }: Option): string {
  const price = cost > 0 ? (play.session.page.price?.(cost, language.value) ?? '') : ''
  return [...actorWords(play, piece), price, odds === null ? '' : percentOf(odds)]
    .filter((part) => part !== '')
    .join(', ')
}

export function Several({ play }: { readonly play: Play }) {
  const isOfMany = play.selected.value === null
  return (
    <div class="prompt-buttons stacked">
      {play.options.value.slice(0, MOST - 1).map((option) => (
        <button key={option.steps.join()} type="button" class="choice" onClick={() => play.take(option)}>
          {isOfMany && option.piece !== null ? whoGoes(play, option.piece, option) : option.words}
        </button>
      ))}
      <button type="button" onClick={() => play.letGo()}>
        {ui().cancel}
      </button>
    </div>
  )
}
