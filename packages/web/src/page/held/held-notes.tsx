/** Whom a rule keeps from acting in a place: the case, then the clause. */
import type { HeldPiece } from '@tabularium/engine/room'
import type { PlaceName } from '../board/board-part.ts'
import { Padlock } from '../board/counters/padlock.tsx'
import type { Play } from '../play/play.ts'
import { language } from '../settings.ts'
import { heldWords } from './held-words.ts'

/** Those in a place, by the clause that holds them. */
function heldAt({ session, whereabouts }: Play, place: PlaceName): readonly (readonly HeldPiece[])[] {
  const found = new Map<string, HeldPiece[]>()
  for (const held of session.offered.value?.held ?? []) {
    if (whereabouts.value.get(held.piece) !== place) continue
    const others = found.get(held.rule)
    if (others === undefined) found.set(held.rule, [held])
    else others.push(held)
  }
  return [...found.values()]
}

export function HeldNotes({ play, place }: { play: Play; place: PlaceName }) {
  return (
    <>
      {heldAt(play, place).map(([first, ...others]) =>
        first === undefined ? null : (
          <p key={first.rule} class="held-note">
            <svg width="15" height="15" viewBox="-6 -6 12 12" aria-hidden="true">
              <Padlock />
            </svg>{' '}
            {first.words} {others.length > 0 && `${heldWords[language.value].others(others.length)} `}
            <button type="button" class="link" data-rule={first.rule} tabIndex={-1}>
              {first.rule}
            </button>
          </p>
        ),
      )}
    </>
  )
}

/** The same of all places, for those who cannot see the map. */
export function HeldList({ play }: { play: Play }) {
  const held = play.session.offered.value?.held ?? []
  if (held.length === 0) return null
  return (
    <>
      <h2>{heldWords[language.value].held}</h2>
      <ul class="plain">
        {[...new Set(held.map(({ words, rule }) => `${words} ${rule}`))].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  )
}
