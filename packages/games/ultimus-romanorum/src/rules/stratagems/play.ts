/** Chapter 6: whether a stratagem may be played, and playing it. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import type { Table } from '../../events.ts'
import type { Handlers, Question } from '../../handlers.ts'
import { type Camp, holds, itsCamp, ROMAN, type State } from '../../state.ts'
import { isBarbarianOnly, isPlayedIn, isRomanOnly, type Stratagem, stratagem } from '../../stratagem-kinds.ts'
import { battleVerdict, playInBattle } from '../combat/stratagems.ts'
import { augustaVerdict, isAugusta, playAugusta } from './augusta.ts'
import { spend } from './hand.ts'
import { hasTarget, type Target, targetsOf } from './kind.ts'
import { kindOf } from './kinds.ts'
import type { Moment } from './stratagems-frames.ts'

const BATTLE_KINDS: readonly Stratagem[] = [
  stratagem('scourge-of-god'),
  stratagem('furor-germanicus'),
  stratagem('divine-favour'),
  stratagem('opportune-flight'),
]

export const BATTLE_MOMENTS: readonly Moment[] = ['battle', 'evasion', 'resolution']

/** Moments before a roll, when only what bears on it is played. */
const ROLL_MOMENTS: readonly Moment[] = ['usurpation', 'assassination', 'council']

/** Whether a camp may play a stratagem now. It depends on nothing but the board and that camp's own hand. */
export function playVerdict(s: State, camp: Camp, kind: Stratagem, moment: Moment): Verdict {
  if (camp === ROMAN ? isBarbarianOnly(kind) : isRomanOnly(kind)) return no(camp === ROMAN ? 'UR-6-b' : 'UR-6-a')
  if (!holds(s, camp, kind)) return no('UR-6-f')
  if (!isPlayedIn(kind, s.phase)) return no('UR-6-i')
  if (isAugusta(kind)) return augustaVerdict(s, kind, moment)
  if (ROLL_MOMENTS.includes(moment)) return no(moment === 'usurpation' ? 'UR-2.C-h' : 'UR-6-j')
  const isInBattle = BATTLE_MOMENTS.includes(moment)
  if (BATTLE_KINDS.includes(kind)) return isInBattle ? battleVerdict(s, camp, kind) : no(battleRule(kind))
  if (isInBattle && moment !== 'battle') return no('UR-8.3-b')
  const definition = kindOf(kind)
  if (definition === undefined) return no('UR-6-i')
  return hasTarget(s, camp, definition) ? yes() : no(definition.rule)
}

/** Played before a roll of a battle, and only then. */
function battleRule(kind: Stratagem): string {
  return ['UR-6.2-q', 'UR-6.3-ah', 'UR-6.3-an', 'UR-6.3-q'][BATTLE_KINDS.indexOf(kind)]
}

/** UR-6-d: it is shown, and does what it does at once. */
export function play(s: State, camp: Camp, kind: Stratagem, moment: Moment, table: Table): void {
  if (isAugusta(kind)) return playAugusta(s, kind, moment, table)
  if (BATTLE_KINDS.includes(kind)) return playInBattle(s, camp, kind, table)
  const definition = kindOf(kind)
  if (definition === undefined) return
  spend(s, camp, kind, definition.counter ?? 'bowl', table)
  const targets = targetsOf(s, camp, definition)
  if (targets.length === 1) return definition.use(s, camp, targets[0], table)
  push(s, { kind: questions[definition.target], camp, stratagem: kind })
}

type TargetQuestion = 'stratagem-people' | 'stratagem-leader' | 'stratagem-zone'

const questions: Readonly<Record<Target, TargetQuestion>> = {
  nothing: 'stratagem-zone',
  people: 'stratagem-people',
  leader: 'stratagem-leader',
  zone: 'stratagem-zone',
}

/** On what is it used? */
function targetQuestion(pool: 'people' | 'piece' | 'to'): Question<TargetQuestion> {
  return {
    asks: itsCamp,
    candidates({ board }) {
      const all = actionsOf(board)
      if (pool === 'people') return all.people
      return pool === 'piece' ? all.piece.slice(0, board.leaders) : all.to.slice(0, board.zones)
    },
    verdict(s, { camp, stratagem: kind }, action) {
      const definition = kindOf(kind)
      if (definition === undefined) return no('UR-6-i')
      if (action.kind === 'people' && pool === 'people') return definition.allows(s, camp, action.people)
      if (action.kind === 'piece' && pool === 'piece' && action.piece < s.board.leaders) {
        return definition.allows(s, camp, action.piece)
      }
      if (action.kind === 'to' && pool === 'to' && action.place < s.board.zones) {
        return definition.allows(s, camp, action.place)
      }
      return no(definition.rule)
    },
    answer(s, { camp, stratagem: kind }, action, table) {
      pop(s)
      const use = (target: number) => kindOf(kind)?.use(s, camp, target, table)
      if (action.kind === 'people') use(action.people)
      if (action.kind === 'piece') use(action.piece)
      if (action.kind === 'to') use(action.place)
    },
  }
}

export const targetHandlers: Handlers<TargetQuestion> = {
  'stratagem-people': targetQuestion('people'),
  'stratagem-leader': targetQuestion('piece'),
  'stratagem-zone': targetQuestion('to'),
}
