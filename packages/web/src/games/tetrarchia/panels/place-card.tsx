/** What there is to know of a place; with a selection, what going there costs and how a fight there would go. */
import type { Language } from '@tabularium/engine'
import {
  type EmperorName,
  emperors,
  isSecured,
  linksOf,
  phasesToRome,
  provinces,
  regionNamed,
  said,
  seas,
  tokenAt,
  type View,
} from '@tabularium/tetrarchia/shown'
import type { ComponentChildren } from 'preact'
import type { PlaceCardProps } from '../../../page/game-page.ts'
import { percentOf } from '../../../page/said.ts'
import { pageWords } from '../words/index.ts'
import { placeName } from '../words/names.ts'
import { Fight, fightAt } from './fight.tsx'

type Province = NonNullable<ReturnType<typeof provinces.get>>

function Row({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="card-row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function PlaceCard({ place, view, language, selected, reached }: PlaceCardProps<View>) {
  const province = provinces.get(place)
  const emperor = emperors.find((name) => name === selected) ?? null
  const fought = emperor === null || reached === null ? null : fightAt(view, emperor, reached)
  return (
    <article class="tetrarchia-card">
      {fought !== null && <b class="card-odds">{percentOf(fought.chances.victory)}</b>}
      <h3>{fought === null ? placeName(place) : pageWords[language].card.attack(placeName(place))}</h3>
      {province === undefined ? <Sea sea={place} view={view} language={language} /> : null}
      {province !== undefined && <Subtitle province={province} language={language} />}
      {reached !== null && <Going reached={reached} language={language} />}
      {fought !== null && <Fight fought={fought} language={language} />}
      {province !== undefined && fought === null && <Land province={province} view={view} language={language} />}
    </article>
  )
}

function Subtitle({ province, language }: { province: Province; language: Language }) {
  const { card } = pageWords[language]
  const region = regionNamed.get(province.region)
  const numbered = province.number === null ? '' : `, ${region?.numeral}·${province.number}`
  return (
    <p class="card-under">
      {said(province.region)}
      {numbered}
      {province.border && `, ${card.border}`}
    </p>
  )
}

function Going({
  reached,
  language,
}: Pick<PlaceCardProps<View>, 'language'> & { reached: NonNullable<PlaceCardProps<View>['reached']> }) {
  const way = reached.way.slice(0, -1).map(({ place }) => placeName(place))
  return <p class="card-reach">{pageWords[language].card.reach(reached.cost, way.join(', '))}</p>
}

interface PartProps {
  readonly province: Province
  readonly view: View
  readonly language: Language
}

function Land({ province, view, language }: PartProps) {
  const { card } = pageWords[language]
  const army = view.armies.find((each) => each?.at === province.id) ?? null
  const costs = costsIn(province, view, language)
  return (
    <dl>
      <Row label={card.here}>{whatIsHere(province, view, language)}</Row>
      {army !== null && <Row label="Roma">{card.march(phasesToRome(army))}</Row>}
      {province.border && (
        <Row label={said(card.border)}>{isSecured(view, province.id) ? card.secured : card.open}</Row>
      )}
      {province.capital !== null && <CapitalRow province={province} view={view} language={language} />}
      <Row label={card.links}>{linksIn(province.id, language)}</Row>
      {province.seas.length > 0 && <Row label={card.coast}>{coastsOf(province, view, language)}</Row>}
      {costs !== null && <Row label={card.costs}>{costs}</Row>}
    </dl>
  )
}

function whatIsHere({ id }: Province, view: View, language: Language): string {
  const words = pageWords[language]
  const token = tokenAt(view, id)
  const figures = emperors.filter((name) => view.emperors[name] === id).map((name) => words.emperor[name])
  if (view.armies.some((army) => army?.at === id)) figures.push(words.army)
  return [token === null ? words.card.quiet : words.token[token], ...figures].join(', ')
}

function CapitalRow({ province, view, language }: PartProps) {
  const { card, emperor } = pageWords[language]
  const { capital } = province
  if (capital === null) return null
  const owner = emperors.find((name): name is EmperorName => name === capital.emperor)
  const words = owner === undefined ? card.romaCapital : card.capital(capital.city, emperor[owner])
  return <Row label="♛">{tokenAt(view, province.id) === null ? words : `${words}, ${card.covered}`}</Row>
}

function linksIn(province: string, language: Language): string {
  const { card } = pageWords[language]
  const links = linksOf.get(province) ?? []
  return links.map(({ to, broken }) => (broken ? `${placeName(to)} (${card.broken})` : placeName(to))).join(', ')
}

function coastsOf({ seas: coasts }: Province, view: View, language: Language): string {
  const { card } = pageWords[language]
  return coasts
    .map((sea) => `${placeName(sea)}: ${(view.fleets[sea] ?? 0) > 0 ? card.withFleet : card.noFleet}`)
    .join('; ')
}

/** What an Emperor can do there; null: nothing. TE-3.1-d TE-3.3-a TE-3.3-d TE-3.4-a TE-3.4-b TE-3.4-c */
function costsIn({ id, border }: Province, view: View, language: Language): string | null {
  const { card, price } = pageWords[language]
  const token = tokenAt(view, id)
  if (token === null) return `${price(border ? 2 : 1)} ${card.secure}`
  if (token === 'unrest') return `${price(1)} ${card.subdue}`
  if (token === 'revolt') return `+${price(1)} ${card.enter}, ${price(2)} ${card.subdue}, ${price(1)} ${card.calm}`
  return null
}

function Sea({ sea, view, language }: { sea: string; view: View; language: Language }) {
  const words = pageWords[language]
  const next = seas.get(sea)?.adjacent.map(placeName).join(', ')
  return (
    <dl>
      <Row label={words.card.here}>{words.fleets(view.fleets[sea] ?? 0)}</Row>
      <Row label={words.card.adjacent}>{next}</Row>
    </dl>
  )
}
