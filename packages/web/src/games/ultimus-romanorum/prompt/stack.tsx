/** The selected stack in the panel: its leader, who goes with him and who is left behind. */
import { useSignal } from '@preact/signals'
import type { Choice } from '@tabularium/engine/room'
import { isLeader, type LeaderCounter, type UnitCounter, type View } from '@tabularium/ultimus-romanorum/shown'
import type { StackProps } from '../../../page/game-page.ts'
import { stackWith } from '../board/stacks.ts'
import { LeaderStrip } from '../cards/leader-strip.tsx'
import { Unit, unitWords } from '../cards/unit.tsx'
import { frameOf } from '../frames.ts'
import { leaderName } from '../names.ts'
import { tableWords } from '../words/table/index.ts'
import { Crew } from './crew.tsx'

/** What a counter in the panel does. */
type Tick = 'in' | 'out' | 'locked' | 'plain'

interface Company {
  readonly head: LeaderCounter | null
  readonly leaders: readonly LeaderCounter[]
  readonly units: readonly UnitCounter[]
  /** On the march already, or chosen to be. */
  readonly group: readonly string[]
  readonly isGroup: boolean
  readonly steps: number
}

function partyOf(view: View, piece: string): Company | null {
  const frame = frameOf(view)
  const isGroup = frame.kind === 'group'
  const stack = stackWith(view, isGroup ? (frame.leader ?? frame.group[0] ?? piece) : piece)
  if (stack === null) return null
  const leaders = stack.counters.filter(isLeader)
  const units = stack.counters.filter((each): each is UnitCounter => !isLeader(each))
  const head = leaders.find(({ id }) => id === (isGroup ? frame.leader : piece)) ?? null
  return { head, leaders, units, group: isGroup ? frame.group : [], isGroup, steps: frame.steps }
}

const named = (offered: readonly Choice[], id: string) => offered.find(({ action }) => action === `piece ${id}`)

function tickOf(party: Company, offered: readonly Choice[], id: string): Tick {
  if (!party.isGroup) return 'plain'
  if (party.group.includes(id)) return 'in'
  return named(offered, id) === undefined ? 'locked' : 'out'
}

/** Who joins so that all are there but one. Before the first step nobody leaves a group: it is formed again. */
const without = (party: Company, id: string): readonly string[] => [
  `piece ${party.head?.id ?? ''}`,
  ...party.group.filter((each) => each !== id && each !== party.head?.id).map((each) => `piece ${each}`),
]

export function Stack(props: StackProps<View>) {
  return frameOf(props.view).kind === 'fleet' ? <Crew {...props} /> : <Party {...props} />
}

function Party({ view, language, piece, offered, session, onChoose }: StackProps<View>) {
  const w = tableWords[language]
  const why = useSignal<string | null>(null)
  const party = partyOf(view, piece)
  if (party === null) return null
  const { head, leaders, units, group, isGroup } = party
  const press = async (id: string) => {
    why.value = null
    const tick = tickOf(party, offered, id)
    if (tick === 'locked') {
      const refusal = await session.whyNot(`piece ${id}`)
      why.value = refusal === null ? null : [refusal.message, refusal.rule].filter(Boolean).join(' ')
      return
    }
    if (tick === 'in' && named(offered, id) === undefined && head !== null) {
      if (await session.undo()) await session.play(without(party, id))
      return
    }
    onChoose(`piece ${id}`)
  }
  /** Nobody is chosen yet: all who may come are, and then one is left. */
  const begin = async () => {
    if (head === null || units.length === 0) return
    await session.play([`piece ${head.id}`, 'all'])
  }
  const going = units.filter(({ id }) => group.includes(id)).length
  const isOffered = offered.length > 0
  return (
    <div class="ultimus-stack">
      {isGroup && head !== null && <p class="stack-words">{w.goes(going, head.leader.cc)}</p>}
      {!isGroup && head !== null && units.length > 0 && (
        <p class="stack-words">{w.whoGoes(leaderName(head.leader, language), head.leader.cc)}</p>
      )}
      {(head === null ? leaders : [head, ...leaders.filter((each) => each !== head)]).map((counter) => (
        <LeaderStrip key={counter.id} counter={counter} view={view} language={language} />
      ))}
      <ul class="plain stack-units">
        {units.map((counter) => {
          const tick = tickOf(party, offered, counter.id)
          return (
            <li key={counter.id}>
              <button
                type="button"
                class={`tick ${tick}`}
                {...((tick === 'in' || tick === 'out') && { 'aria-pressed': tick === 'in' })}
                disabled={!isOffered}
                onClick={() => (isGroup || head === null ? press(counter.id) : begin())}
              >
                <Unit counter={counter} language={language} silent />
                <span class="sr">{unitWords(counter, language)}</span>
                {tick === 'locked' && <Lock />}
              </button>
            </li>
          )
        })}
      </ul>
      {isGroup && units.some(({ id, unit }) => unit.category === 'li' && group.includes(id)) && (
        <p class="stack-why">{w.heldBack}</p>
      )}
      {why.value !== null && (
        <p class="stack-why" role="status">
          {why.value}
        </p>
      )}
    </div>
  )
}

function Lock() {
  return (
    <svg class="tick-lock" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z" />
    </svg>
  )
}
