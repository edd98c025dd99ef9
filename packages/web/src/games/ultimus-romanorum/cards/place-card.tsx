/** The card of a place: whose it is, what it is worth, who stands there, and the sum of the fight. */
import {
  type CampName,
  type Counter,
  dioceses,
  heldIn,
  isLeader,
  nameOf,
  peoples,
  strength,
  type View,
  zones,
} from '@tabularium/ultimus-romanorum/shown'
import type { PlaceCardProps } from '../../../page/game-page.ts'
import { percentOf } from '../../../page/said.ts'
import { factsForetold } from '../battle-facts.ts'
import { sumOf } from '../battle-sum.ts'
import { stackWith } from '../board/stacks.ts'
import { holdersOf } from '../board/washes.tsx'
import { catalogues } from '../catalogues.ts'
import { counterName } from '../names.ts'
import { tableWords } from '../words/table/index.ts'
import '../../../style/ultimus-card.css'

/** Names of leaders, then how many units of each kind. */
function companyOf(counters: readonly Counter[], language: PlaceCardProps<View>['language']): string {
  const counts = new Map<string, number>()
  for (const counter of counters) {
    const name = isLeader(counter)
      ? counterName(counter, language)
      : counter.unit.category !== null
        ? (catalogues[language].categories[counter.unit.category] ?? counter.unit.name)
        : (peoples.get(counter.unit.people ?? '')?.name ?? counter.unit.name)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ')
}

/** What an occupied zone scores for the Barbarian. */
function worthOf(place: string): number {
  const zone = zones.get(place)
  if (zone === undefined || zone.diocese === null) return 0
  if (zone.towns.some(({ name }) => name === 'Roma')) return 5
  return zone.towns.length > 0 ? 2 : 1
}

export function PlaceCard({ place, view, language, selected, reached }: PlaceCardProps<View>) {
  const w = tableWords[language]
  const c = catalogues[language]
  const zone = zones.get(place)
  const held = heldIn(view).get(place)
  const owner = holdersOf(view).get(place) ?? ''
  const diocese = dioceses.get(zone?.diocese ?? '')
  const side = (camp: CampName) => {
    const counters = held?.[camp] ?? []
    return counters.length === 0 ? null : (
      <p class={`card-side ${camp}`}>
        <b>{w.force(camp, strength(counters))}</b>
        {companyOf(counters, language)}
      </p>
    )
  }
  const marks = held?.markers.map(({ kind }) => c.markers[kind] ?? kind) ?? []
  const stack = selected === null ? null : stackWith(view, selected)
  const enemy = stack === null ? null : stack.camp === 'roman' ? held?.barbarian : held?.roman
  const facts = reached === null ? null : factsForetold(reached.forecast)
  return (
    <div class="ultimus-card">
      <h3>{nameOf(place)}</h3>
      <p class={`card-owner ${owner}`}>{[w.owner[owner], diocese?.name].filter(Boolean).join(' · ')}</p>
      {zone?.towns.map(({ name, port, capital }) => (
        <p key={name}>{c.town(name, port, capital)}</p>
      ))}
      {zone !== undefined && <p class="muted">{worthOf(place) > 0 ? w.worth(worthOf(place)) : w.noWorth}</p>}
      {marks.length > 0 && <p>{marks.join(', ')}</p>}
      {side('roman')}
      {side('barbarian')}
      {held === undefined && <p class="muted">{w.nobody}</p>}
      {reached !== null && stack !== null && (
        <p class="card-fight">
          <span>{enemy && enemy.length > 0 ? w.versus(stack.pf, strength(enemy)) : reached.words}</span>
          <b>{reached.odds === null ? w.cost(reached.cost) : percentOf(reached.odds)}</b>
        </p>
      )}
      {facts !== null && (
        <dl class="card-sum">
          {sumOf(facts, language).map(({ words, value, isTotal }) => (
            <div key={words} class={isTotal ? 'total' : ''}>
              <dt>{words}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
