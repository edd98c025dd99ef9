/** Chapters 6.2 and 6.4: uprisings. */
import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import type { People } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Handlers } from '../../handlers.ts'
import { CLIENT, FOEDERATI, isMajorPeople, PEACE, type State, statusOfPeople, theBarbarian } from '../../state.ts'
import { type Stratagem, type StratagemId, stratagem, stratagemIds } from '../../stratagem-kinds.ts'
import { headOf } from '../peoples/alliance.ts'
import { canRise, enterWar, revolt } from '../peoples/status.ts'
import type { KindOn } from './kind.ts'

interface Uprising {
  readonly major: boolean
  /** UR-6.4-c: at most. */
  readonly peoples: number
  readonly rule: RuleId
}

const uprisings: Partial<Record<StratagemId, Uprising>> = {
  'minor-uprising': { major: false, peoples: 1, rule: 'UR-6.2-i' },
  'two-minor-uprisings': { major: false, peoples: 2, rule: 'UR-6.2-l' },
  'three-minor-uprisings': { major: false, peoples: 3, rule: 'UR-6.2-m' },
  'major-uprising': { major: true, peoples: 1, rule: 'UR-6.2-n' },
  'three-major-uprisings': { major: true, peoples: 3, rule: 'UR-6.2-o' },
}

const NONE: Uprising = { major: false, peoples: 0, rule: 'UR-6.2-i' }

const uprisingNamed = (kind: Stratagem): Uprising => uprisings[stratagemIds[kind]] ?? NONE

/** UR-6.2-i UR-6.2-j UR-6.2-k UR-6.4-e: at peace or Foederati, and of that size. */
function eligible(s: State, people: People, { major, rule }: Uprising): Verdict {
  if (statusOfPeople(s, people) === CLIENT) return no('UR-4.4.2-c')
  if (isMajorPeople(s, people) !== major) return no(rule)
  if (headOf(s, people) !== people) return no('UR-6.2-ad')
  if (statusOfPeople(s, people) === FOEDERATI || canRise(s, people)) return yes()
  return no(statusOfPeople(s, people) === PEACE ? 'UR-4.2.3-a' : rule)
}

function raise(s: State, people: People, rule: RuleId, table: Table): void {
  if (statusOfPeople(s, people) === FOEDERATI) revolt(s, people, rule === 'UR-6.2-i' ? 'UR-6.2-j' : rule, table)
  else enterWar(s, people, rule, table)
}

/** UR-6.4-c UR-6.4-d: as many as it says, or all there are. */
function raiseMany(s: State, kind: Stratagem, left: number, table: Table): void {
  const uprising = uprisingNamed(kind)
  const found = s.board.everyPeople.filter((people) => eligible(s, people, uprising).ok)
  if (left === 0 || found.length === 0) return
  if (found.length > left) return push(s, { kind: 'uprising', stratagem: kind, left })
  for (const people of found) if (eligible(s, people, uprising).ok) raise(s, people, uprising.rule, table)
}

/** UR-6.2-p: the greatest of them happens once. */
export function uprisingOf(id: StratagemId): KindOn<'nothing'> {
  const kind = stratagem(id)
  const uprising = uprisingNamed(kind)
  return {
    target: 'nothing',
    ...(id === 'three-major-uprisings' && { counter: 'removed' as const }),
    rule: uprising.rule,
    allows: (s) => (s.board.everyPeople.some((people) => eligible(s, people, uprising).ok) ? yes() : no(uprising.rule)),
    use: (s, _camp, _target, table) => raiseMany(s, kind, uprising.peoples, table),
  }
}

export const uprisingHandlers: Handlers<'uprising'> = {
  uprising: {
    asks: theBarbarian,
    candidates: ({ board }) => actionsOf(board).people,
    verdict(s, { stratagem: kind }, action) {
      return action.kind === 'people' ? eligible(s, action.people, uprisingNamed(kind)) : no('UR-6.4-d')
    },
    answer(s, { stratagem: kind, left }, action, table) {
      pop(s)
      if (action.kind !== 'people') return
      raise(s, action.people, uprisingNamed(kind).rule, table)
      raiseMany(s, kind, left - 1, table)
    },
  },
}
