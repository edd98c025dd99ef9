/** A fleet in the panel: who is ashore beside it and may go aboard, and who is aboard and may land. */
import { isLeader, type View } from '@tabularium/ultimus-romanorum/shown'
import type { StackProps } from '../../../page/game-page.ts'
import { stackWith } from '../board/stacks.ts'
import { LeaderStrip } from '../cards/leader-strip.tsx'
import { Unit, unitWords } from '../cards/unit.tsx'
import { frameOf } from '../frames.ts'
import { tableWords } from '../words/table/index.ts'

interface Props extends Pick<StackProps<View>, 'view' | 'language' | 'onChoose'> {
  readonly words: string
  readonly ids: readonly string[]
  /** Who lands; null: they are not aboard. */
  readonly landing: readonly string[] | null
}

function Listed({ view, language, words, ids, landing, onChoose }: Props) {
  const counters = ids.flatMap((id) => stackWith(view, id)?.counters.filter((counter) => counter.id === id) ?? [])
  if (counters.length === 0) return null
  return (
    <>
      <p class="stack-words">{words}</p>
      <ul class="plain stack-units crew">
        {counters.map((counter) => (
          <li key={counter.id} class={isLeader(counter) ? 'crew-leader' : ''}>
            <button
              type="button"
              class={`tick ${landing?.includes(counter.id) ? 'in' : 'plain'} choice`}
              data-action={`piece ${counter.id}`}
              {...(landing !== null && { 'aria-pressed': landing.includes(counter.id) })}
              onClick={() => onChoose(`piece ${counter.id}`)}
            >
              {isLeader(counter) ? (
                <LeaderStrip counter={counter} view={view} language={language} />
              ) : (
                <>
                  <Unit counter={counter} language={language} silent />
                  <span class="sr">{unitWords(counter, language)}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Crew({ view, language, offered, onChoose }: StackProps<View>) {
  const w = tableWords[language]
  const named = offered.flatMap(({ action, kind }) =>
    action.startsWith('piece ') ? [{ id: action.slice('piece '.length), isAshore: kind === 'embark' }] : [],
  )
  const idsOf = (isAshore: boolean) => named.filter((each) => each.isAshore === isAshore).map(({ id }) => id)
  const props = { view, language, onChoose }
  return (
    <div class="ultimus-stack">
      <Listed {...props} words={w.embark} ids={idsOf(true)} landing={null} />
      <Listed {...props} words={w.land} ids={idsOf(false)} landing={frameOf(view).group} />
    </div>
  )
}
