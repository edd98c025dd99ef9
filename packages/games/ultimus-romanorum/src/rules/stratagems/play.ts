/** Chapter 6: whether a stratagem may be played, and playing it. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf, zoneNamed } from '../../actions.ts'
import type { Table } from '../../events.ts'
import type { Handlers, Question } from '../../handlers.ts'
import { type Camp, holds, itsCamp, ROMAN, type State } from '../../state.ts'
import { isBarbarianOnly, isPlayedIn, isRomanOnly, type Stratagem, stratagem } from '../../stratagem-kinds.ts'
import { battleVerdict, playInBattle } from '../combat/stratagems.ts'
import { augustaVerdict, isAugusta, playAugusta } from './augusta.ts'
import { spend } from './hand.ts'
import { hasTarget, type Target, useOnOnly } from './kind.ts'
import { kindOf } from './kinds.ts'
import type { Moment } from './stratagems-frames.ts'

export const BATTLE_KINDS: readonly Stratagem[] = [
  stratagem('scourge-of-god'),
  stratagem('furor-germanicus'),
  stratagem('divine-favour'),
  stratagem('opportune-flight'),
]

export const isInBattle = (moment: Moment): boolean =>
  moment === 'battle' || moment === 'evasion' || moment === 'resolution'

/** Before a roll, when only what bears on it is played. */
const isBeforeRoll = (moment: Moment): boolean =>
  moment === 'usurpation' || moment === 'assassination' || moment === 'council'

/** Whether a camp may play a stratagem now. It depends on nothing but the board and that camp's own hand. */
export function playVerdict(s: State, camp: Camp, kind: Stratagem, moment: Moment): Verdict {
  if (camp === ROMAN ? isBarbarianOnly(kind) : isRomanOnly(kind)) return no(camp === ROMAN ? 'UR-6-b' : 'UR-6-a')
  if (!holds(s, camp, kind)) return no('UR-6-f')
  if (!isPlayedIn(kind, s.phase)) return no('UR-6-i')
  if (isAugusta(kind)) return augustaVerdict(s, kind, moment)
  if (isBeforeRoll(moment)) return no(moment === 'usurpation' ? 'UR-2.C-h' : 'UR-6-j')
  if (BATTLE_KINDS.includes(kind)) return isInBattle(moment) ? battleVerdict(s, camp, kind) : no(battleRule(kind))
  const definition = kindOf(kind)
  if (definition === undefined) return no('UR-6-i')
  return hasTarget(s, camp, definition) ? yes() : no(definition.rule)
}

const BATTLE_RULES = ['UR-6.2-q', 'UR-6.3-ah', 'UR-6.3-an', 'UR-6.3-q'] as const

/** Played before a roll of a battle, and only then. */
const battleRule = (kind: Stratagem): string => BATTLE_RULES[BATTLE_KINDS.indexOf(kind)]

/** UR-6-d: it is shown, and does what it does at once. */
export function play(s: State, camp: Camp, kind: Stratagem, moment: Moment, table: Table): void {
  if (isAugusta(kind)) return playAugusta(s, kind, moment, table)
  if (BATTLE_KINDS.includes(kind)) return playInBattle(s, camp, kind, table)
  const definition = kindOf(kind)
  if (definition === undefined) return
  spend(s, camp, kind, definition.counter ?? 'bowl', table)
  if (!useOnOnly(s, camp, definition, table)) {
    push(s, { kind: questions[definition.target], camp, stratagem: kind })
  }
}

type TargetQuestion = 'stratagem-people' | 'stratagem-leader' | 'stratagem-zone'

const questions: Readonly<Record<Target, TargetQuestion>> = {
  nothing: 'stratagem-zone',
  people: 'stratagem-people',
  leader: 'stratagem-leader',
  zone: 'stratagem-zone',
  place: 'stratagem-zone',
}

/** On whom or where is it used? Whatever else is named is no answer. */
const onPeople: Question<'stratagem-people'> = {
  asks: itsCamp,
  candidates: ({ board }) => actionsOf(board).people,
  verdict(s, { camp, stratagem: kind }, action) {
    const definition = kindOf(kind)
    if (definition?.target !== 'people') return no('UR-6-i')
    return action.kind === 'people' ? definition.allows(s, camp, action.people) : no(definition.rule)
  },
  answer(s, { camp, stratagem: kind }, action, table) {
    pop(s)
    const definition = kindOf(kind)
    if (definition?.target === 'people' && action.kind === 'people') definition.use(s, camp, action.people, table)
  },
}

const onLeader: Question<'stratagem-leader'> = {
  asks: itsCamp,
  candidates: ({ board }) => actionsOf(board).piece.slice(0, board.leaders),
  verdict(s, { camp, stratagem: kind }, action) {
    const definition = kindOf(kind)
    if (definition?.target !== 'leader') return no('UR-6-i')
    const isOne = action.kind === 'piece' && action.piece < s.board.leaders
    return isOne ? definition.allows(s, camp, action.piece) : no(definition.rule)
  },
  answer(s, { camp, stratagem: kind }, action, table) {
    pop(s)
    const definition = kindOf(kind)
    if (definition?.target === 'leader' && action.kind === 'piece') definition.use(s, camp, action.piece, table)
  },
}

const inZone: Question<'stratagem-zone'> = {
  asks: itsCamp,
  candidates({ board }, { stratagem: kind }) {
    const isSea = kindOf(kind)?.target === 'place'
    return actionsOf(board).to.slice(0, board.zones + (isSea ? board.seas : 0))
  },
  verdict(s, { camp, stratagem: kind }, action) {
    const definition = kindOf(kind)
    if (definition?.target === 'place') {
      return action.kind === 'to' ? definition.allows(s, camp, action.place) : no(definition.rule)
    }
    if (definition?.target !== 'zone') return no('UR-6-i')
    const zone = zoneNamed(s.board, action)
    return zone === undefined ? no(definition.rule) : definition.allows(s, camp, zone)
  },
  answer(s, { camp, stratagem: kind }, action, table) {
    pop(s)
    const definition = kindOf(kind)
    const zone = zoneNamed(s.board, action)
    if (definition?.target === 'place' && action.kind === 'to') definition.use(s, camp, action.place, table)
    if (definition?.target === 'zone' && zone !== undefined) definition.use(s, camp, zone, table)
  },
}

export const targetHandlers: Handlers<TargetQuestion> = {
  'stratagem-people': onPeople,
  'stratagem-leader': onLeader,
  'stratagem-zone': inZone,
}
