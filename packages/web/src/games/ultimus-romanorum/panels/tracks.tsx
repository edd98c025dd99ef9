/** The tracks of the year, of the SMC and of the victory points, and where each point came from. */
import type { Language } from '@tabularium/engine'
import { clauseOf } from '@tabularium/ultimus-romanorum/clauses'
import { type CampName, leaders, pointsOf, standings, type View, yearsOf } from '@tabularium/ultimus-romanorum/shown'
import type { Session } from '../../../page/session/session.ts'
import type { Words } from '../words/catalogue.ts'
import { type Dated, eventsOf, type Line, ofThisYear } from './history.ts'
import { ClauseRef, Fold } from './parts.tsx'

interface Props {
  readonly view: View
  readonly told: readonly Line[]
  readonly w: Words
  readonly language: Language
  readonly session: Session
  readonly past: readonly Dated[]
}

/** A track of more years than this has their last two figures only. */
const LONG = 20

function YearTrack({ now, first, last }: { now: number; first: number; last: number }) {
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i)
  return (
    <ol class="year-track" aria-hidden="true">
      {years.map((year) => (
        <li key={year} class={year < now ? 'past' : year === now ? 'now' : 'to-come'}>
          {years.length > LONG ? String(year).slice(-2) : year}
        </li>
      ))}
    </ol>
  )
}

/** As many as were shared out this year, those that are left filled. */
function SmcTrack({ camp, left, all }: { camp: CampName; left: number; all: number }) {
  return (
    <span class={`smc-track ${camp}`}>
      {Array.from({ length: Math.max(left, all) }, (_, i) => (
        <i key={i} class={i < left ? 'left' : ''} />
      ))}
    </span>
  )
}

const TITLES = ['augustus', 'patrice', 'usurper'] as const

function throne(view: View, half: 'west' | 'east', w: Words): string {
  return w.throne(
    half,
    TITLES.flatMap((title) => {
      const id = view[half][title]
      return id === undefined ? [] : [[title, leaders.get(id)?.name ?? id] as const]
    }),
  )
}

export function Year({ view, told, w, language, session }: Props) {
  const lines = ofThisYear(told)
  const { first, last } = yearsOf(view)
  const happening = lines.findLast((line) => line.event.type === 'event')
  const shared = lines.map(({ event }) => event).findLast((event) => event.type === 'smc-total')
  const [roman, barbarian] = view.smc
  return (
    <>
      <h3>{w.turn}</h3>
      <YearTrack now={view.year} first={first} last={last} />
      <ul class="plain">
        <li>{w.year(view.year, first, last)}</li>
        <li>{w.initiative(view.initiative)}</li>
        <li>
          {w.smc(roman, barbarian)}
          <div class="smc-tracks" aria-hidden="true">
            <SmcTrack camp="roman" left={roman} all={shared?.roman ?? 0} />
            <SmcTrack camp="barbarian" left={barbarian} all={shared?.barbarian ?? 0} />
          </div>
        </li>
        {happening !== undefined && <Told line={happening} language={language} session={session} />}
        <li>{throne(view, 'west', w)}</li>
        <li>{throne(view, 'east', w)}</li>
      </ul>
    </>
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
      <h3>{w.points}</h3>
      {(['roman', 'barbarian'] as const).map((camp, i) => (
        <p key={camp} class="points-track">
          <strong>{w.pointsOf(camp, view.vp[i])}</strong>
          <span class={camp} aria-hidden="true" style={{ width: `${(100 * Math.max(0, view.vp[i])) / most}%` }} />
        </p>
      ))}
      <p>{w.standings(...standings(view.vp))}</p>
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
