/** Above a card that is pointed at: its uses that undo takes back, each one press. The panel has them all, in words. */
import { uses } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { Choice } from '@tabularium/engine/room'
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import { isMeant } from '../../../page/press.ts'
import { panelWords } from '../words/panels/index.ts'
import { isQuick } from './one-press.ts'
import { useIcons } from './use-icons.ts'

interface Props {
  readonly card: string
  readonly choices: readonly Pick<Choice, 'action'>[]
  readonly language: Language
  readonly onPlay: (action: string) => void
}

export function Quick({ card, choices, language, onPlay }: Props) {
  const words = panelWords[language].uses
  const its = uses.filter((use) => isQuick(use, card) && choices.some(({ action }) => action === `${use} ${card}`))
  if (its.length === 0) return null
  return (
    <span class="quick-uses" aria-hidden="true">
      {its.map((use) => (
        <button
          key={use}
          type="button"
          tabIndex={-1}
          data-quick={`${use} ${card}`}
          title={words.title[use]}
          onClick={(event) => isMeant(event) && onPlay(`${use} ${card}`)}
        >
          <InlineIcon d={useIcons[use]} size={22} />
        </button>
      ))}
    </span>
  )
}
