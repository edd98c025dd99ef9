/** What stands in a zone that is pointed at or chosen, with the sum of it. */
import { useSignal } from '@preact/signals'
import {
  type CampName,
  type Counter,
  dioceses,
  faceOf,
  forceOf,
  halfOf,
  isLeader,
  nameOf,
  peoples,
  places,
  refuges,
  seas,
  strength,
  type View,
  zones,
} from '@tabularium/ultimus-romanorum/shown'
import { useEffect } from 'preact/hooks'
import type { Session } from '../../../page/session/session.ts'
import { heldIn, NOTHING } from '../held.ts'
import type { Words } from '../words/catalogue.ts'
import '../../../style/forms.css'

/** What a place is, and its town. */
function about(place: string, w: Words): string {
  const zone = zones.get(place)
  if (zone === undefined) return refuges.has(place) ? w.box(nameOf(place)) : w.sea(seas.get(place)?.open === true)
  const diocese = dioceses.get(zone.diocese ?? '')
  const land =
    diocese !== undefined
      ? w.diocese(diocese.name, halfOf(diocese))
      : zone.people === null
        ? w.wild
        : w.home(peoples.get(zone.people)?.name ?? zone.people)
  return [land, ...zone.towns.map(({ name, port, capital }) => w.town(name, port, capital))].join('. ')
}

/** What has become of it, in words. */
function states(counter: Counter, w: Words): readonly string[] {
  return [
    !isLeader(counter) && counter.weak && w.weak,
    counter.moved && w.moved,
    counter.rallied !== null && w.rallied,
    counter.isAtPeace && (w.status.peace ?? ''),
    counter.mark !== null && (w.status[counter.mark] ?? ''),
  ].filter((part) => part !== false)
}

function CounterLine({ counter, w }: { counter: Counter; w: Words }) {
  if (isLeader(counter)) {
    const { leader, title } = counter
    return (
      <li>
        <strong>{leader.name}</strong>
        {title !== null && `, ${w.titles[title]}`} <small>{[w.leader(leader), ...states(counter, w)].join(', ')}</small>
      </li>
    )
  }
  const { unit } = counter
  const { pf, qu, bt } = faceOf(counter)
  const category = w.categories[unit.category ?? '']
  return (
    <li>
      {unit.name}{' '}
      <small>
        {[...(category === undefined ? [] : [category]), w.unit(pf, qu, bt), ...states(counter, w)].join(', ')}
      </small>
    </li>
  )
}

function Force({ counters, w }: { counters: readonly Counter[]; w: Words }) {
  const force = forceOf(counters)
  return force === null ? null : <p class="hint">{w.force(force.quality, force.bonus)}</p>
}

function Side({ camp, counters, w }: { camp: CampName; counters: readonly Counter[]; w: Words }) {
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
      <Force counters={counters} w={w} />
    </>
  )
}

export function ZoneForces({ view, w, session }: { view: View; w: Words; session: Session }) {
  const chosen = useSignal(places[0] ?? '')
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
          {places.map((place) => (
            <option key={place} value={place}>
              {nameOf(place)}
            </option>
          ))}
        </select>
      </label>
      <p class="hint">{about(chosen.value, w)}</p>
      <Side camp="roman" counters={held.roman} w={w} />
      <Side camp="barbarian" counters={held.barbarian} w={w} />
      {rest !== '' && <p>{rest}</p>}
      {held.roman.length + held.barbarian.length === 0 && rest === '' && <p>{w.nothingThere}</p>}
    </>
  )
}
