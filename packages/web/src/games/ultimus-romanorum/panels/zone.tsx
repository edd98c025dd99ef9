/** What stands in a zone that is pointed at or chosen, with the sum of it. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Session } from '../../../page/session.ts'
import {
  type Camp,
  type Counter,
  faceOf,
  heldIn,
  isLeader,
  NOTHING,
  type Position,
  spots,
  strength,
} from '../position.ts'
import type { Words } from '../words/catalogue.ts'

function CounterLine({ counter, w }: { counter: Counter; w: Words }) {
  if (isLeader(counter)) {
    const { leader, title } = counter
    return (
      <li>
        <strong>{leader.name}</strong>
        {title !== null && `, ${w.titles[title]}`} <small>{w.leader(leader)}</small>
      </li>
    )
  }
  const { pf, qu } = faceOf(counter)
  return (
    <li>
      {counter.unit.name}{' '}
      <small>
        {w.unit(pf, qu)}
        {counter.weak ? `, ${w.weak}` : ''}
      </small>
    </li>
  )
}

function Side({ camp, counters, w }: { camp: Camp; counters: readonly Counter[]; w: Words }) {
  if (counters.length === 0) return null
  const number = counters.filter(isLeader).length
  const total = [number, counters.length - number, strength(counters)] as const
  return (
    <>
      <h4>{camp === 'roman' ? w.romans(...total) : w.barbarians(...total)}</h4>
      <ul class="plain">
        {counters.map((counter) => (
          <CounterLine key={counter.id} counter={counter} w={w} />
        ))}
      </ul>
    </>
  )
}

export function ZoneForces({ view, w, session }: { view: Position; w: Words; session: Session }) {
  const chosen = useSignal(spots[0]?.spot ?? '')
  const pointed = session.pointed.value
  useEffect(() => {
    if (pointed !== null) chosen.value = pointed
  }, [pointed])
  const held = heldIn(view).get(chosen.value) ?? NOTHING
  const parts = [
    held.fleets.length > 0 && w.fleets(held.fleets.length),
    ...held.markers.map(({ kind }) => w.markers[kind] ?? kind),
  ]
  const rest = parts.filter((part) => part !== false).join(', ')
  return (
    <>
      <h3>{w.forces}</h3>
      <label class="row">
        <span>{w.zone}</span>
        <select
          value={chosen.value}
          onChange={(event) => {
            chosen.value = event.currentTarget.value
            session.pointed.value = chosen.value
          }}
        >
          {spots.map(({ spot, name }) => (
            <option key={spot} value={spot}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Side camp="roman" counters={held.roman} w={w} />
      <Side camp="barbarian" counters={held.barbarian} w={w} />
      {rest !== '' && <p>{rest}</p>}
      {held.roman.length + held.barbarian.length === 0 && rest === '' && <p>{w.nothingThere}</p>}
    </>
  )
}
