/** What lies on the board, each with its picture. */
import { type Counter, leaders, units } from '@tabularium/ultimus-romanorum/shown'
import type { ComponentChild } from 'preact'
import { CounterFace, Fleet, Marker, type MarkerKind, Stack } from '../counters.tsx'
import type { Words } from '../words/catalogue.ts'

type State = Partial<{ readonly moved: boolean; readonly isAtPeace: boolean; readonly weak: boolean }>

/** A counter as it would lie there: of a leader the Patrice's. */
function counter(id: string, state: State = {}): Counter[] {
  const lying = { id, camp: 'roman', isAtPeace: false, moved: false, rallied: null, mark: null, ...state } as const
  const leader = leaders.get(id)
  const unit = units.get(id)
  if (leader !== undefined) return [{ ...lying, leader, title: 'patrice' }]
  return unit === undefined ? [] : [{ ...lying, unit, weak: state.weak === true }]
}

const face = (id: string, state?: State) => counter(id, state).map((each) => <CounterFace key={id} counter={each} />)

const marker = (kind: MarkerKind): readonly [string, ComponentChild] => [
  kind,
  <Marker key={kind} kind={kind} scale={1.6} />,
]

const SAMPLES: readonly (readonly [name: string, picture: ComponentChild])[] = [
  ['leader', face('aetius')],
  ['unit', face('co-galliae-1')],
  ['people', face('visigothi-1')],
  ['weak', face('co-galliae-1', { weak: true })],
  ['moved', face('co-galliae-1', { moved: true })],
  ['peace', face('visigothi-1', { isAtPeace: true })],
  ['stack', <Stack key="stack" camp="roman" counters={[...counter('comites-seniores'), ...counter('victores')]} />],
  ['fleet', <Fleet key="fleet" camp="roman" moved={false} />],
  ...(
    ['foederati', 'revolt', 'rallied', 'civil-war', 'regnum', 'plague', 'epidemic', 'council', 'pax-romana'] as const
  ).map(marker),
]

export function Key({ w }: { w: Words }) {
  return (
    <ul class="plain key">
      {SAMPLES.map(([name, picture]) => (
        <li key={name}>
          <svg class="ultimus" viewBox="-21 -21 42 42" aria-hidden="true">
            {picture}
          </svg>
          <span>{w.pictures[name]}</span>
        </li>
      ))}
    </ul>
  )
}
