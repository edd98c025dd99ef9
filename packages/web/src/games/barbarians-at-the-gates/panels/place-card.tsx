/** The card of a place: what it is and counts for, whose, who is there, what leads there, and the sum of the fight. */
import { leaderName, spaceName, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  besiegerOf,
  type ConnectionType,
  connections,
  controlOf,
  cuIn,
  faceOf,
  fortAt,
  garrisonIn,
  holdOf,
  isInside,
  leadersAt,
  type PowerName,
  powerOf,
  provinces,
  spaces,
  tribes,
  tribesAt,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import type { PlaceCardProps } from '../../../page/game-page.ts'
import { ownerOf, ownerOfPower } from '../board/owners.ts'
import { panelWords } from '../words/panels/index.ts'
import { type ReadingWords, readingWords } from '../words/panels/reading-words.ts'
import { FightSum } from './fight-sum.tsx'
import '../../../style/panel-tables.css'
import '../../../style/gates-panels.css'

type Props = PlaceCardProps<View>

const KINDS: readonly ConnectionType[] = ['clear', 'rough', 'river', 'strait']

/** By connection: what lies at its other end. */
function waysFrom(place: string): readonly (readonly [ConnectionType, readonly string[]])[] {
  return KINDS.map((kind) => {
    const ends = connections.filter(({ a, b, type }) => type === kind && (a === place || b === place))
    return [kind, ends.map(({ a, b }) => (a === place ? b : a))] as const
  }).filter(([, ends]) => ends.length > 0)
}

/** A Transit space is told by what lies beyond it. */
const endName = (place: string, language: Language): string =>
  spaces.get(place)?.type === 'transit' ? '…' : spaceName(place, language)

/** More leaders than these are a number. */
const MOST_NEAR = 4

/** Who stands one step away, with what the step costs. */
function nearTo(view: View, place: string, language: Language, w: ReadingWords): string {
  const near = connections.flatMap(({ a, b, cost }) => {
    const other = a === place ? b : b === place ? a : null
    if (other === null) return []
    return leadersAt(view, other)
      .filter((leader) => !isInside(view, leader))
      .map((leader) => `${leaderName(faceOf(view, leader)?.id ?? leader, language)} (${w.place.cost(cost)})`)
  })
  const shown = near.slice(0, MOST_NEAR)
  return near.length > shown.length
    ? `${shown.join(', ')} ${w.place.besides(near.length - shown.length)}`
    : shown.join(', ')
}

function Company({ view, place, language }: { view: View; place: string; language: Language }) {
  const w = panelWords[language].stack
  const cu = cuIn(view, place)
  const all = leadersAt(view, place).filter((leader) => !isInside(view, leader))
  const powers = [...new Set<PowerName>([...cu.map(([power]) => power), ...all.map((leader) => powerOf(view, leader))])]
  return (
    <>
      {powers.map((power) => {
        const names = all
          .filter((leader) => powerOf(view, leader) === power)
          .map((leader) => leaderName(faceOf(view, leader)?.id ?? leader, language))
        const number = cu.find(([its]) => its === power)?.[1] ?? 0
        return (
          <p key={power} class={`card-side owner-mark ${ownerOfPower(power)}`}>
            <b>{w.cu(number, power)}</b> {names.join(', ')}
          </p>
        )
      })}
    </>
  )
}

/** Walls, garrison, siege, fort. */
function Walls({ view, place, language }: { view: View; place: string; language: Language }) {
  const w = readingWords(language)
  const type = spaces.get(place)?.type
  const fort = fortAt(view, place)
  const besieger = besiegerOf(view, place)
  if (type !== 'capital' && type !== 'walled' && fort === null) return null
  const garrison = garrisonIn(view, place).map(([power, cu]) => panelWords[language].stack.cu(cu, power))
  const inside = leadersAt(view, place)
    .filter((leader) => isInside(view, leader))
    .map((leader) => leaderName(faceOf(view, leader)?.id ?? leader, language))
  const within = [...garrison, ...inside]
  return (
    <>
      {fort !== null && <p>{w.place[fort]}</p>}
      {besieger !== null && <p class="card-siege">{w.place.siege(w.powers[besieger])}</p>}
      {besieger !== null && <p>{within.length > 0 ? w.place.garrison(within.join(', ')) : w.place.emptyGarrison}</p>}
    </>
  )
}

function Province({ view, place, language }: { view: View; place: string; language: Language }) {
  const w = readingWords(language).place
  const space = spaces.get(place)
  const id = space?.type === 'transit' ? null : (space?.province ?? null)
  if (id === null) return null
  const hold = holdOf(view, id)
  return (
    <p class="muted">
      {w.province(provinces.get(id)?.name ?? id, hold.isRoman)} · {w.hold(hold.held, hold.of)}
    </p>
  )
}

function seasOf(place: string, w: ReadingWords): string {
  const ports = spaces.get(place)?.ports ?? []
  return ports.map((sea) => (sea === 'mare-nostrum' ? w.place.mediterranean : w.place.atlantic)).join(', ')
}

export function PlaceCard({ place, view, language, reached }: Props) {
  const w = readingWords(language)
  const space = spaces.get(place)
  if (space === undefined) return null
  const control = controlOf(view, place)
  const markers = tribesAt(view, place)
  const near = nearTo(view, place, language, w)
  const seas = seasOf(place, w)
  const isEmpty = cuIn(view, place).length + leadersAt(view, place).length + markers.length === 0
  return (
    <div class="gates-card">
      <h3>{spaceName(place, language)}</h3>
      <p class={`card-owner owner-mark ${ownerOf(view, place) ?? ''}`}>
        {w.types[space.type]} · {space.type === 'transit' || control === 'none' ? w.nobodys : w.powers[control]}
      </p>
      <Province view={view} place={place} language={language} />
      <p class="muted">{w.place.worth[space.type]}</p>
      <Walls view={view} place={place} language={language} />
      {markers.map((tribe) => (
        <p key={tribe}>
          {w.place.marker(
            tribeName(tribe, language),
            view.tribes[tribe]?.allied === true,
            tribes.get(tribe)?.score ?? 0,
          )}
        </p>
      ))}
      <Company view={view} place={place} language={language} />
      {isEmpty && <p class="muted">{w.place.nobody}</p>}
      {waysFrom(place).map(([kind, ends]) => (
        <p key={kind} class={`muted way-line ${kind}`}>
          {w.place.ways(w.ways[kind], ends.map((end) => endName(end, language)).join(', '))}
        </p>
      ))}
      {seas !== '' && <p class="muted">{w.place.port(seas)}</p>}
      {near !== '' && <p class="muted">{w.place.near(near)}</p>}
      {reached !== null && <FightSum reached={reached} language={language} />}
    </div>
  )
}
