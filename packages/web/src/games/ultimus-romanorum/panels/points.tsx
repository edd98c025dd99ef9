/** The points, where each came from, who would win, and who sits on the thrones. */
import type { Language } from '@tabularium/engine'
import { clauseOf } from '@tabularium/ultimus-romanorum/clauses'
import { pointsOf, standings, type View } from '@tabularium/ultimus-romanorum/shown'
import type { Session } from '../../../page/session/session.ts'
import { leaderNamed } from '../names.ts'
import type { Words } from '../words/catalogue.ts'
import { type Dated, eventsOf, type Line } from './history.ts'
import { ClauseRef, Fold } from './parts.tsx'

interface Props {
  readonly view: View
  readonly w: Words
  readonly language: Language
  readonly session: Session
  readonly past: readonly Dated[]
}

const TITLES = ['augustus', 'patrice', 'usurper'] as const

function throne(view: View, half: 'west' | 'east', w: Words, language: Language): string {
  return w.throne(
    half,
    TITLES.flatMap((title) => {
      const id = view[half][title]
      return id === undefined ? [] : [[title, leaderNamed(id, language)] as const]
    }),
  )
}

/** A line of what was told, with its clause. */
export function Told({ line, language, session }: { line: Line; language: Language; session: Session }) {
  const clause = clauseOf(line.event)
  return (
    <li>
      {line.words} {clause !== null && <ClauseRef id={clause} language={language} session={session} />}
    </li>
  )
}

export function Points({ view, w, language, session, past }: Props) {
  const points = past.filter(({ line }) => line.event.type === 'score' || line.event.type === 'exchange')
  const now = points.filter(({ year }) => year === view.year)
  const years = [...new Set(points.map(({ year }) => year))].reverse()
  const scored = pointsOf(eventsOf(points))
  const before = [view.vp[0] - scored[0], view.vp[1] - scored[1]] as const
  const isCarried = before.some((each) => each !== 0)
  const most = Math.max(1, ...view.vp)
  return (
    <>
      {(['roman', 'barbarian'] as const).map((camp, i) => (
        <p key={camp} class="points-bars points-track">
          <strong>{w.pointsOf(camp, view.vp[i])}</strong>
          <progress class={camp} aria-hidden="true" max={most} value={Math.max(0, view.vp[i])} />
        </p>
      ))}
      <p>{w.standings(...standings(view.vp))}</p>
      <p class="hint">{throne(view, 'west', w, language)}</p>
      <p class="hint">{throne(view, 'east', w, language)}</p>
      {now.length === 0 ? (
        <p class="hint">{w.noPoints}</p>
      ) : (
        <>
          <p class="hint">{w.thisYear}</p>
          <ul class="plain">
            {now.map(({ line }, i) => (
              <Told key={i} line={line} language={language} session={session} />
            ))}
          </ul>
        </>
      )}
      {(years.length > 0 || isCarried) && (
        <Fold title={w.allPoints}>
          {years.map((year) => {
            const its = points.filter((each) => each.year === year)
            const later = points.filter((each) => each.year > year && each.line.event.type === 'exchange')
            return (
              <details key={year}>
                <summary>{w.yearPoints(year, ...pointsOf(eventsOf([...its, ...later])))}</summary>
                <ul class="plain">
                  {its.map(({ line }, i) => (
                    <Told key={i} line={line} language={language} session={session} />
                  ))}
                </ul>
              </details>
            )
          })}
          {isCarried && <p>{w.carried(...before)}</p>}
        </Fold>
      )}
    </>
  )
}
