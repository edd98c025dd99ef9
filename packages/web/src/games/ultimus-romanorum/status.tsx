/** What a player wants to know besides the board, in the order in which it is asked for. */
import type { ComponentChildren } from 'preact'
import type { StatusProps } from '../../page/game-page.ts'
import type { Line } from '../../table/protocol.ts'
import '../../style/ultimus.css'
import { catalogues } from './catalogues.ts'
import { HandPanel } from './panels/hand.tsx'
import { Calendar, Leaders } from './panels/leaders.tsx'
import { Peoples } from './panels/peoples.tsx'
import { ZoneForces } from './panels/zone.tsx'
import { isPosition, type Position, scenarioOf } from './position.ts'
import type { Words } from './words/catalogue.ts'

/** What was told since the year began. */
function ofThisYear(told: readonly Line[]): readonly Line[] {
  return told.slice(told.findLastIndex(({ event }) => event.type === 'year') + 1)
}

export function Fold({ title, open, children }: { title: string; open?: boolean; children: ComponentChildren }) {
  return (
    <details class="fold" open={open ?? false}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  )
}

function Year({ view, w, lines }: { view: Position; w: Words; lines: readonly Line[] }) {
  const scenario = scenarioOf(view)
  const [first, last] = [scenario?.start ?? view.year, scenario?.end ?? view.year]
  const label = w.year(view.year, first, last)
  const event = lines.findLast((line) => line.event.type === 'event')
  const [roman, barbarian] = view.smc
  return (
    <>
      <h3>{w.turn}</h3>
      <meter class="turns" min={0} max={last - first + 1} value={view.year - first + 1} aria-label={label} />
      <ul class="plain">
        <li>{label}</li>
        <li>{w.initiative(view.initiative)}</li>
        <li>{w.smc(roman, barbarian)}</li>
        {event !== undefined && <li>{event.words}</li>}
      </ul>
    </>
  )
}

function Points({ view, w, lines }: { view: Position; w: Words; lines: readonly Line[] }) {
  const scored = lines.filter(({ event }) => event.type === 'score')
  return (
    <>
      <h3>{w.points}</h3>
      <p>
        <strong>{w.pointsOf('roman', view.vp[0])}</strong> · <strong>{w.pointsOf('barbarian', view.vp[1])}</strong>
      </p>
      {scored.length === 0 ? (
        <p class="hint">{w.noPoints}</p>
      ) : (
        <>
          <p class="hint">{w.thisYear}</p>
          <ul class="plain">
            {scored.map((line, i) => (
              <li key={i}>
                {line.words} <small>{String(line.event.rule)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

export function Status({ view, language, session }: StatusProps) {
  if (!isPosition(view)) return null
  const w = catalogues[language]
  const lines = ofThisYear(session.told.value)
  return (
    <div class="status ultimus-status">
      <Year view={view} w={w} lines={lines} />
      <Points view={view} w={w} lines={lines} />
      <HandPanel view={view} language={language} session={session} />
      <Fold title={w.leaders}>
        <Leaders view={view} w={w} session={session} />
      </Fold>
      <Fold title={w.calendar}>
        <Calendar view={view} w={w} />
      </Fold>
      <Fold title={w.peoples}>
        <Peoples view={view} w={w} />
      </Fold>
      <ZoneForces view={view} w={w} session={session} />
      <p class="hint">{w.legend}</p>
    </div>
  )
}
