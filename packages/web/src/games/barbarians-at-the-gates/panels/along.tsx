/** Who goes along: leaders picked up one after the other, then how many CU. */
import { frameOf, subjectOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { AskProps } from '../../../page/game-page.ts'
import { panelWords } from '../words/panels/index.ts'
import { HowMany } from './how-many.tsx'
import { LeaderStrip } from './leader-strip.tsx'
import { namesIn } from './said.ts'

type Props = AskProps<View>

/** Questions that ask how many CU, and before that perhaps which leaders. */
export const COMPANY = ['compose', 'migrants', 'retreat-inside', 'relief', 'event-take']

export function Along({ view, language, question, only, onChoose, onUndo }: Props) {
  const w = panelWords[language].stack
  const { leader, purpose } = subjectOf(view)
  const taken = namesIn(frameOf(view, 'compose')?.with)
  const open = question.choices.filter(({ action }) => only === null || only[0] === action)
  const joining = open.filter(({ kind }) => kind === 'join')
  const takes = open.filter(({ kind }) => kind === 'take')
  return (
    <div class="gates-along">
      {leader !== null && <LeaderStrip view={view} language={language} leader={leader} />}
      {taken.map((id) => (
        <button key={id} type="button" class="tick in" aria-pressed="true" onClick={onUndo}>
          <LeaderStrip view={view} language={language} leader={id} />
        </button>
      ))}
      {joining.length > 0 && <p class="muted small">{w.along}</p>}
      {joining.map(({ action, piece, words }) => (
        <button
          key={action}
          type="button"
          class="tick out choice"
          aria-pressed="false"
          aria-label={words}
          data-action={action}
          onClick={() => onChoose(action)}
        >
          <LeaderStrip view={view} language={language} leader={piece ?? ''} />
        </button>
      ))}
      <HowMany
        choices={takes}
        legend={w.purpose[purpose ?? 'activation'] ?? w.purpose.activation ?? ''}
        besides={open.length - takes.length + taken.length}
        onChoose={onChoose}
      />
    </div>
  )
}
