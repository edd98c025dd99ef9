/** Counters and markers, as printed: a square about the origin, `SIDE` wide. */

import {
  type CampName,
  type Counter,
  dioceses,
  faceOf,
  isLeader,
  type LeaderCounter,
  peoples,
  strength,
  type Title,
  type UnitCounter,
  type ZoneMarker,
} from '@tabularium/ultimus-romanorum/shown'
import type { ComponentChildren } from 'preact'
import { chart } from './old-scenery.tsx'

export const SIDE = chart.type.stack
const FACE = SIDE - 4

/** As all that is lettered on the map. */
export const latin = (text: string) => text.toUpperCase().replaceAll('U', 'V').replaceAll('J', 'I')

/** A half of the Empire, or the nation of a people. */
function colourOf(counter: Counter): string {
  const { half, people } = isLeader(counter) ? counter.leader : counter.unit
  if (people !== null) return peoples.get(people)?.nationality ?? 'german'
  return half ?? 'household'
}

/** Longer names are set in two lines. */
const isInTwoLines = (text: string): boolean => text.length > 9 && text.includes(' ')

/** In one line or two, drawn together where they are too wide. */
function Name({ text, y, size, whole = false }: { text: string; y: number; size: number; whole?: boolean }) {
  const words = latin(text).split(' ')
  const lines = whole || !isInTwoLines(text) ? [words.join(' ')] : [words.slice(0, -1).join(' '), words.at(-1)]
  return (
    <>
      {lines.map((line = '', i) => {
        const tooWide = line.length * size * 0.72 > FACE - 3
        return (
          <text
            key={line}
            class="counter-name"
            y={y + i * size * 0.98}
            font-size={size}
            {...(tooWide && { textLength: FACE - 3, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {line}
          </text>
        )
      })}
    </>
  )
}

/** Signs about the origin, ten units high. */
const SIGNS: Readonly<Record<string, string>> = {
  leader: 'M-5 5V0C-5-5 5-5 5 0V5H2V0H-2V5zM-1-4V-6H1V-4z',
  li: 'M-5 5V-3H-3V-1H-1V-3H1V-1H3V-3H5V5H1.5V2H-1.5V5z',
  co: 'M0-5L5-3V1C5 3.5 2 5 0 6C-2 5-5 3.5-5 1V-3zM-.7-3V4H.7V-3z',
  pa: 'M0-5L1.2-2.2L6-4L4 1L1.5 1.6L2.4 5H-2.4L-1.5 1.6L-4 1L-6-4L-1.2-2.2z',
  bu: 'M-5 4L4-5L5-4L-4 5zM5 4L-4-5L-5-4L4 5z',
  people: 'M-5-4L-3.6-5L5 4L4 5zM1-5C4-5 6-3 6 0L3-1.4L0-3.4zM-5.5 2L-2 5.5L-6 6z',
  ship: 'M-7 2H7L5 6H-5zM-.6-6H.6V1H-.6zM1.4-5C5-4 5.6-1 5.4 1H1.4z',
}

const TITLES: Readonly<Record<Title, string>> = {
  augustus: 'AVGVSTVS',
  patrice: 'PATRICE',
  usurper: 'VSVRPATOR',
  rex: 'REX',
}

function Face({ kind, children }: { kind: string; children: ComponentChildren }) {
  return (
    <g class={kind}>
      <rect class="counter-face" x={-FACE / 2} y={-FACE / 2} width={FACE} height={FACE} rx="2.5" />
      {children}
    </g>
  )
}

const stateOf = (counter: Counter) =>
  `${counter.moved ? ' moved' : ''}${counter.isAtPeace ? ' at-peace' : ''}${counter.rallied === null ? '' : ' rallied'}`

/** CC-VS-BT-CP under his name, his title above it. */
function LeaderFace({ counter }: { counter: LeaderCounter }) {
  const { leader, title } = counter
  return (
    <Face kind={`ur-counter leader-counter ${colourOf(counter)}${stateOf(counter)}`}>
      {title === null ? (
        <path d={SIGNS.leader} class="counter-sign" transform="translate(0 -9.2) scale(.75)" />
      ) : (
        <TitleBand title={title} />
      )}
      <Name text={leader.name} y={isInTwoLines(leader.name) ? -1.2 : 2.6} size={isInTwoLines(leader.name) ? 5 : 6} />
      <text class="counter-values" y="12.4" font-size="7">
        {`${leader.cc}-${leader.vs}-${leader.bt}-${leader.cp}`}
      </text>
      <Mark counter={counter} />
    </Face>
  )
}

function TitleBand({ title }: { title: Title }) {
  return (
    <g class={`title-band ${title}`}>
      <rect x={-FACE / 2 + 1} y={-FACE / 2 + 1} width={FACE - 2} height="7.4" rx="1.5" />
      <text y={-FACE / 2 + 6.5} font-size={title === 'usurper' ? 4.4 : 4.9}>
        {TITLES[title]}
      </text>
    </g>
  )
}

/** What a unit is called on its counter: its diocese, its people, or its own name. */
function unitName({ unit }: UnitCounter): string {
  if (unit.category === 'li' || unit.category === 'co') return dioceses.get(unit.diocese ?? '')?.name ?? ''
  return unit.name.replace(/ \d+$/, '')
}

/** PF-QU-BT under its category or its people, and the band of its diocese. */
function UnitFace({ counter }: { counter: UnitCounter }) {
  const { unit, weak } = counter
  const { pf, qu, bt } = faceOf(counter)
  const name = unitName(counter)
  const isLong = isInTwoLines(name)
  const rise = isLong ? -7.5 : -5
  return (
    <Face kind={`ur-counter unit-counter ${colourOf(counter)}${stateOf(counter)}${weak ? ' weak' : ''}`}>
      {unit.diocese !== null && (
        <rect
          x={-FACE / 2 + 1}
          y={-FACE / 2 + 1}
          width={FACE - 2}
          height="4"
          class="diocese-band"
          fill={`var(--zone-${unit.diocese})`}
        />
      )}
      {weak && <path d={`M${-FACE / 2} ${FACE / 2}L${FACE / 2} ${-FACE / 2}`} class="weak-bar" />}
      <path
        d={SIGNS[unit.category ?? 'people']}
        class="counter-sign"
        transform={`translate(${unit.category === null ? 0 : -7} ${rise}) scale(${isLong ? 0.7 : 0.82})`}
      />
      {unit.category !== null && (
        <text class="counter-category" x="5" y={rise + 3} font-size={isLong ? 7 : 8}>
          {unit.category.toUpperCase()}
        </text>
      )}
      <Name text={name} y={isLong ? 0.6 : 4.6} size={isLong ? 4.3 : 4.9} />
      <text class="counter-values" y="13" font-size="9">
        {`${pf}-${qu}-${bt}`}
      </text>
      {unit.barbarian && (
        <text class="counter-category" x="12" y={rise + 1} font-size="4.6">
          B
        </text>
      )}
      <Mark counter={counter} />
    </Face>
  )
}

/** Foederati, in revolt, or gone over to the Usurper. */
function Mark({ counter: { mark, rallied } }: { counter: Counter }) {
  if (rallied !== null) return <Marker kind="rallied" x={FACE / 2 - 1} y={-FACE / 2 + 1} scale={0.55} />
  return mark === null ? null : <Marker kind={mark} x={FACE / 2 - 1} y={-FACE / 2 + 1} scale={0.55} />
}

export function CounterFace({ counter }: { counter: Counter }) {
  return isLeader(counter) ? <LeaderFace counter={counter} /> : <UnitFace counter={counter} />
}

export type MarkerKind = ZoneMarker | 'foederati' | 'revolt' | 'rallied' | 'pax-romana'

/** Discs fourteen units wide: a sign each, and a colour. */
const MARKERS: Readonly<Record<MarkerKind, string>> = {
  foederati: 'M-4 1C-2-2 2-2 4 1M-4 1L-1 3.6M4 1L1 3.6M-1.4 1.4L1.4 4',
  revolt: 'M0-4.6C3-2 4 0 2.6 3C1.4 5-1.4 5-2.6 3C-4 0-1.6-.6-1-2.4C-.4-1 .6-1 .4.4C1.6-.6.6-3 0-4.6z',
  rallied: 'M-4.4-2.6V3H4.4V-2.6L2 .4L0-3.6L-2 .4zM-4 4.4H4',
  regnum: 'M-4.8-2.6V3H4.8V-2.6L2.2.4L0-3.8L-2.2.4z',
  plague: 'M0-4.8C3.4-4.8 4.4-2 3.4.2L2.2 1.4V3.6H-2.2V1.4L-3.4.2C-4.4-2-3.4-4.8 0-4.8zM-1.8-2V-.6M1.8-2V-.6M0 .6V1.6',
  epidemic: 'M-4-4L4 4M4-4L-4 4M0-5V5M-5 0H5',
  council: 'M-.9-5H.9V-2H4V-.2H.9V5H-.9V-.2H-4V-2H-.9z',
  'civil-war': 'M-4.4 4.4L4.4-4.4M-4.4-4.4L4.4 4.4M-4.4 2L-2 4.4M4.4 2L2 4.4',
  'pax-romana': 'M0 5C-4 3-5-1-3-4.4M0 5C4 3 5-1 3-4.4M-3.6 0L-5.4-1M3.6 0L5.4-1M-2 3L-4 3.4M2 3L4 3.4',
}

export function Marker({
  kind,
  x = 0,
  y = 0,
  scale = 1,
}: {
  kind: MarkerKind
  x?: number
  y?: number
  scale?: number
}) {
  return (
    <g class={`ur-marker ${kind}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="7.5" />
      <path d={MARKERS[kind]} />
    </g>
  )
}

export function Fleet({ camp, moved }: { camp: CampName; moved: boolean }) {
  return (
    <g class={`ur-fleet ${camp}${moved ? ' moved' : ''}`}>
      <rect x="-11" y="-11" width="22" height="22" rx="3" class="counter-face" />
      <path d={SIGNS.ship} class="counter-sign" transform="scale(1.15)" />
    </g>
  )
}

/** The word by which a leader is known. */
const callName = (name: string): string => name.split(' ').find((word) => !word.endsWith('.')) ?? name

/** How many squares are seen under the uppermost. */
const MOST_BELOW = 3

/** Counters of one camp in one place: one lies as it is; of several, the top one's name and the total strength. */
export function Stack({ counters, camp }: { counters: readonly Counter[]; camp: CampName }) {
  const [top] = counters
  if (top === undefined) return null
  if (counters.length === 1) return <CounterFace counter={top} />
  const below = Math.min(MOST_BELOW, counters.length - 1)
  const pf = strength(counters)
  const name = isLeader(top)
    ? top.leader.name
    : top.unit.people === null
      ? top.unit.name
      : (peoples.get(top.unit.people)?.name ?? '')
  const rests = counters.every((counter) => counter.moved)
  const isAtPeace = counters.every((counter) => counter.isAtPeace)
  const mark = counters.find((counter) => counter.mark !== null)?.mark ?? null
  const title = isLeader(top) ? top.title : null
  // The Roman's stack covers the lower left of the Barbarian's beside it.
  const side = camp === 'roman' ? -1 : 1
  return (
    <g class={`ur-stack ${camp}`}>
      {Array.from({ length: below }, (_, i) => (
        <g key={i} transform={`translate(${(below - i) * 1.6} ${(below - i) * 1.6})`}>
          <Face kind={`ur-counter ${colourOf(counters[Math.min(counters.length - 1, below - i)] ?? top)}`}>{null}</Face>
        </g>
      ))}
      <Face kind={`ur-counter ${colourOf(top)}${rests ? ' moved' : ''}${isAtPeace ? ' at-peace' : ''}`}>
        {title === null ? (
          <Name text={name.replace(/^(Magister p\.|Comes|Dux) /, '')} y={-7.6} size={6.4} whole />
        ) : (
          <>
            <TitleBand title={title} />
            <Name text={callName(name)} y={-0.6} size={5.8} whole />
          </>
        )}
        <text class="stack-total" y={title === null ? 10 : 12.4} font-size={title === null ? 17 : 14.5}>
          {pf}
        </text>
        {rests ? <path d="M-13 13H13" class="rest-bar" /> : null}
      </Face>
      <g transform={`translate(${FACE / 2 - 1} ${FACE / 2 - 1})`} class="stack-number">
        <circle r="6.4" />
        <text y="2.9" font-size="8.4">
          {counters.length}
        </text>
      </g>
      {mark !== null && <Marker kind={mark} x={(FACE / 2 - 1) * side} y={(1 - FACE / 2) * side} scale={0.8} />}
    </g>
  )
}
