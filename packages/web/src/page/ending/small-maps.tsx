/** Whose land was whose at a few moments of the game, small; a click looks at that moment. */

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Snapshot } from '../../table/protocol.ts'
import type { AnyBoard } from '../board/board-part.ts'
import { asidesOf } from '../log/asides.ts'
import { asides } from '../log/words.ts'
import { stopsOf } from '../replay/turn-track.ts'
import { lookAt } from '../session/looking-back.ts'
import type { Session } from '../session/session.ts'
import { language } from '../settings.ts'
import { momentsOf } from './moments.ts'
import { endWords } from './words.ts'
import '../../style/small-maps.css'

/** Discs are seen at a tenth of their size. */
const LARGER = 1.7

type View = Snapshot['view']

/** What was to be seen at each of these moments, as it comes. */
function useViews({ link }: Session, moments: readonly number[]): readonly (View | undefined)[] {
  const views = useSignal<Readonly<Record<number, View>>>({})
  useEffect(() => {
    for (const at of moments) {
      link.at(at).then(
        ({ view }) => (views.value = { ...views.value, [at]: view }),
        // The end is told without it.
        () => {},
      )
    }
  }, [moments.join()])
  return moments.map((at) => views.value[at])
}

function SmallMap({ board, view }: { board: AnyBoard; view: View }) {
  const held = board.holders(view)
  return (
    <svg viewBox={board.fit.join(' ')} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#land-shape" class="land" fill-rule="evenodd" />
      <g clip-path="url(#land)">
        {[...held].map(([place, owner]) => {
          const outline = board.outline(place)
          return outline === null ? null : <path key={place} class={`held ${owner}`} d={outline} />
        })}
      </g>
      {[...held].map(([place, owner]) => {
        const [x, y] = board.at(place)
        return (
          board.outline(place) === null && (
            <circle key={place} class={`held ${owner}`} cx={x} cy={y} r={board.disc * LARGER} />
          )
        )
      })}
    </svg>
  )
}

export function SmallMaps({ session }: { session: Session }) {
  const { board } = session.page
  const length = session.snapshot.value?.length ?? 0
  const moments = momentsOf(
    stopsOf(asidesOf(session).turns.value, asides().start, () => false),
    length,
  )
  const views = useViews(
    session,
    moments.map(({ at }) => at),
  )
  if (board === undefined || moments.length < 2) return null
  return (
    <ol class="small-maps" aria-label={endWords().maps}>
      {moments.map(({ at, words }, i) => (
        <li key={at}>
          <button type="button" lang={language.value} onClick={() => lookAt(session, at)}>
            <span class="small-frame">{views[i] !== undefined && <SmallMap board={board} view={views[i]} />}</span>
            {words}
          </button>
        </li>
      ))}
    </ol>
  )
}
