/** Stacks, fleets and markers on the map. */
import type { Language } from '@tabularium/engine'
import type { View } from '@tabularium/ultimus-romanorum/shown'
import type { PieceName, PiecesProps } from '../../../page/board/board-part.ts'
import { Counter, Roundel, Tab } from '../../../page/board/counters/counter.tsx'
import { icons as shared } from '../../../page/board/counters/icons.ts'
import { memo } from '../../../page/memo.ts'
import { icons } from '../icons.ts'
import { callName } from '../names.ts'
import { FLEET, type FleetStand, placedIn, type RoundelKind, type Stack } from './stacks.ts'

/** At a stack's corner so many are seen. */
const MOST = 3
const ROUNDEL = 13.5

const SIGNS: Readonly<Record<RoundelKind, string>> = {
  foederati: icons.foederati,
  revolt: icons.revolt,
  augustus: icons.leader,
  patrice: icons.palatini,
  rex: icons.king,
  regnum: icons.king,
  plague: icons.plague,
  epidemic: icons.plague,
  council: icons.council,
  'civil-war': shared.swords,
}

export const signOf = (kind: RoundelKind): string => SIGNS[kind]

function Roundels({ kinds, x, y }: { kinds: readonly RoundelKind[]; x: number; y: number }) {
  const shown = kinds.length > MOST ? kinds.slice(0, MOST - 1) : kinds
  const step = (i: number) => `translate(${x} ${y + i * ROUNDEL * 0.86})`
  return (
    <>
      {shown.map((kind, i) => (
        <g key={kind} transform={step(i)}>
          <Roundel tone={`ur-${kind}`} icon={SIGNS[kind]} size={ROUNDEL} />
        </g>
      ))}
      {kinds.length > shown.length && (
        <g class="roundel more" transform={step(shown.length)}>
          <circle r={ROUNDEL / 2} />
          <text y="2.8" font-size="8">{`+${kinds.length - shown.length}`}</text>
        </g>
      )}
    </>
  )
}

interface StackProps {
  readonly stack: Stack
  /** Whom a click means. */
  readonly actor: PieceName
  readonly language: Language
}

const StackPiece = memo(({ stack, actor, language }: StackProps) => {
  const { at, size, owner, form, icon, counters, leader, pf, roundels } = stack
  const half = size / 2
  const rests = counters.every(({ moved }) => moved)
  const isAtPeace = counters.every((counter) => counter.isAtPeace)
  return (
    <g
      data-piece={actor}
      class={isAtPeace ? 'ur-stack at-peace' : 'ur-stack'}
      transform={`translate(${at[0]} ${at[1]})`}
    >
      <Counter
        form={form}
        owner={owner}
        size={size}
        icon={pf === 0 ? icons.leader : icon}
        {...(pf > 0 && { number: pf })}
        under={counters.length > 5 ? 2 : counters.length > 1 ? 1 : 0}
        spent={rests}
      />
      {leader !== null && (
        <Tab
          owner={owner}
          words={callName(leader.leader, language)}
          y={-half - 7.5}
          icon={owner === 'barb' || owner === 'foed' ? icons.king : icons.leader}
          size={8.6}
        />
      )}
      <Roundels kinds={roundels} x={half} y={-half + 4} />
    </g>
  )
})

const FleetPiece = memo(({ fleet }: { fleet: FleetStand }) => (
  <g data-piece={fleet.id} class="ur-fleet" transform={`translate(${fleet.at[0]} ${fleet.at[1]})`}>
    <Counter
      form="round"
      owner={fleet.camp === 'roman' ? 'rome' : 'barb'}
      size={FLEET}
      icon={icons.fleet}
      spent={fleet.moved}
    />
  </g>
))

/** The first of a stack that can act, else its first. */
function actorOf({ counters }: Stack, acting: ReadonlySet<PieceName>): PieceName {
  const ids = counters.map(({ id }) => id)
  return ids.find((id) => acting.has(id)) ?? ids[0] ?? ''
}

export function Pieces({ view, language, acting }: PiecesProps<View>) {
  const { stacks, fleets, lying } = placedIn(view)
  return (
    <g class="counters ultimus">
      {lying.map(({ place, at, roundels }) => (
        <g key={place} transform={`translate(${at[0]} ${at[1]})`}>
          <Roundels kinds={roundels} x={0} y={0} />
        </g>
      ))}
      {fleets.map((fleet) => (
        <FleetPiece key={fleet.id} fleet={fleet} />
      ))}
      {stacks.map((stack) => {
        const actor = actorOf(stack, acting)
        return <StackPiece key={stack.key} stack={stack} actor={actor} language={language} />
      })}
    </g>
  )
}
