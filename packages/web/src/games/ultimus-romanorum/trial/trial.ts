/** A single die of Ultimus Romanorum on its sheet: it decides whether a leader lives, or whether a force slips away from battle. */
import type { Roll } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import { type CampName, campOf, leaders, placeOf, titleOf, type View } from '@tabularium/ultimus-romanorum/shown'
import type { Battle, BattleRound, BattleSide, Ending, Onlooker, SumLine } from '../../../page/battle/battle.ts'
import { icons as shared } from '../../../page/board/counters/icons.ts'
import { facesOf } from '../../../page/dice/kinds.ts'
import { isRoll } from '../../../page/log/turns.ts'
import { type Side, sidesTold } from '../battle-facts.ts'
import { campOfSeat, pointsIn, SIDES, sideOf } from '../battle-sides.ts'
import { signed } from '../battle-sum.ts'
import { icons } from '../icons.ts'
import { leaderName } from '../names.ts'
import { isMet, type Need, needOf, needWords } from '../rolled.ts'
import { leaderTested } from '../tested.ts'
import { KINDS, type Kind, trialWords } from './words.ts'

/** Whether what is needed saves who is tested. */
const SAVES: ReadonlySet<Kind> = new Set(['escape', 'evasion'])

const CLAUSES: Readonly<Record<Kind, string>> = {
  death: 'UR-T.leaders-e',
  plague: 'UR-6.3-x',
  assassination: 'UR-6.3-t',
  escape: 'UR-7.1-h',
  siege: 'UR-9.3.5-b',
  evasion: 'UR-8.2.1-b',
}

interface Die {
  readonly roll: Roll
  readonly need: Need
}

/** One die; for the Augustus of the East two, of which the second is that of his walls. */
interface Trial {
  readonly kind: Kind
  readonly first: Die
  readonly second: Die | null
  readonly place: string
  /** By the name of the leader, or of the place. */
  readonly who: string
  readonly tested: Side
  /** The force against them; null: it is no force. */
  readonly against: Side | null
  /** The throne that would be left vacant is his. */
  readonly isAugustus: boolean
}

const kindOf = ({ purpose }: Roll): Kind | undefined => KINDS.find((kind) => kind === purpose.for)

function dieOf(roll: Roll | undefined): Die | null {
  const need = roll === undefined ? null : needOf(roll)
  return roll === undefined || need === null ? null : { roll, need }
}

function trialIn(lines: readonly Line[], told: readonly Line[], view: View, onlooker: Onlooker): Trial | null {
  const [roll, walls] = lines.map(({ event }) => event).filter(isRoll)
  const [first, second] = [dieOf(roll), dieOf(walls)]
  const kind = roll === undefined ? undefined : kindOf(roll)
  if (first === null || kind === undefined) return null
  if (kind === 'evasion') {
    const at = String(first.roll.purpose.at)
    const sides = sidesTold(at, told, view)
    if (sides === null) return null
    const [attacker, defender] = sides
    const who = onlooker.name(at)
    return { kind, first, second: null, place: at, who, tested: defender, against: attacker, isAugustus: false }
  }
  const id = leaderTested(second?.roll ?? first.roll, view)
  const leader = leaders.get(id ?? '')
  if (leader === undefined) return null
  return {
    kind,
    first,
    second,
    place: placeOf(view, leader.id) ?? '',
    who: leaderName(leader, onlooker.language),
    tested: { camp: campOf(view, leader.id), units: [], leaders: [leader.id], pf: 0 },
    against: null,
    isAugustus: titleOf(view, leader.id) === 'augustus',
  }
}

const otherCamp = (camp: CampName): CampName => (camp === 'roman' ? 'barbarian' : 'roman')

/** The faces on which whoever is tested is spared by this die. */
function sparing({ roll, need }: Die, isSaving: boolean): readonly number[] {
  return facesOf(roll.die).filter((face) => isMet(need, face) === isSaving)
}

function chanceOf({ kind, first, second }: Trial): number {
  const share = (die: Die, isSaving: boolean) => sparing(die, isSaving).length / facesOf(die.roll.die).length
  const spared = share(first, SAVES.has(kind))
  return second === null ? spared : spared + (1 - spared) * share(second, false)
}

function isSpared({ kind, first, second }: Trial): boolean {
  const by = (die: Die, isSaving: boolean) => sparing(die, isSaving).includes(die.roll.face)
  return by(first, SAVES.has(kind)) || (second !== null && by(second, false))
}

/** "0", "0–8" */
const span = (faces: readonly number[]): string =>
  faces.length < 2 ? faces.join('') : `${Math.min(...faces)}–${Math.max(...faces)}`

function sumOf({ kind, first, second }: Trial, { language }: Onlooker): readonly SumLine[] {
  const w = trialWords[language]
  const needs: SumLine = { words: w.kinds[kind].needs, clause: CLAUSES[kind], value: needWords(first.need, language) }
  const modifier = signed(first.need.modifier)
  return [
    needs,
    ...(kind === 'assassination' ? [{ words: w.augusta, clause: 'UR-6.1-x', value: modifier }] : []),
    ...(kind === 'evasion' ? [{ words: w.favour, clause: 'UR-6.3-an', value: modifier }] : []),
    ...(second === null ? [] : [{ words: w.walls, clause: 'UR-9.3.5-d', value: needWords(second.need, language) }]),
  ]
}

/** What threatens a leader, with the faces on which it has him. */
function danger({ kind, first, tested }: Trial, { language }: Onlooker): BattleSide {
  const w = trialWords[language]
  const faces = facesOf(first.roll.die).filter((face) => !sparing(first, SAVES.has(kind)).includes(face))
  return {
    side: SIDES[otherCamp(tested.camp)],
    role: w.against,
    name: w.kinds[kind].danger,
    strength: span(faces),
    unit: w.faces,
    icon: kind === 'plague' ? icons.plague : shared.swords,
    leaders: [],
    counters: [],
  }
}

function sheetOf(trial: Trial, view: View, onlooker: Onlooker): Battle {
  const { kind, first, second, tested, against, place } = trial
  const w = trialWords[onlooker.language]
  const { title, lives, dies } = w.kinds[kind]
  const camp = campOfSeat(onlooker, view)
  const isMine = camp === tested.camp
  const drawn = sideOf(tested, false, isMine, view, onlooker)
  const own =
    against === null
      ? { ...drawn, role: w.role(isMine), strength: span(sparing(first, SAVES.has(kind))), unit: w.faces }
      : drawn
  const other =
    against === null ? danger(trial, onlooker) : sideOf(against, true, camp === against.camp, view, onlooker)
  const spared: Ending = { words: lives, chance: chanceOf(trial), side: own.side }
  const doomed: Ending = { words: dies, chance: 1 - chanceOf(trial), side: other.side }
  const isLeft = camp === null || isMine
  const chances = isLeft ? [spared, doomed] : [doomed, spared]
  return {
    place,
    title: title(trial.who),
    left: isLeft ? own : other,
    right: isLeft ? other : own,
    sum: sumOf(trial, onlooker),
    about: '',
    wins: isLeft ? spared : doomed,
    chances,
    endings: chances,
    stake: trial.isAugustus ? w.throne : null,
    table: null,
    faces: null,
    dice: [first, ...(second === null ? [] : [second])].map(({ roll }) => ({ die: roll.die, face: 4 })),
    hint: w.kinds[kind].needs,
  }
}

/** The one round of a die that decides by itself; none: these lines tell of another. */
export function trialRounds(
  lines: readonly Line[],
  told: readonly Line[],
  view: View,
  onlooker: Onlooker,
): readonly BattleRound[] {
  const trial = trialIn(lines, told, view, onlooker)
  if (trial === null) return []
  const { lives, dies, spared, doomed } = trialWords[onlooker.language].kinds[trial.kind]
  const sheet = sheetOf(trial, view, onlooker)
  const isSaved = isSpared(trial)
  const { roll } = trial.second ?? trial.first
  const rolls = [trial.first, ...(trial.second === null ? [] : [trial.second])].map((die) => die.roll)
  const side = SIDES[isSaved ? trial.tested.camp : (trial.against?.camp ?? otherCamp(trial.tested.camp))]
  return [
    {
      before: sheet,
      after: sheet,
      result: {
        dice: rolls.map(({ die, face }) => ({ die, face })),
        cell: null,
        face: roll.face,
        word: isSaved ? lives : dies,
        side,
        sentence: (isSaved ? spared : doomed)(roll.face, trial.who),
        losses: { left: '', right: '' },
        points: pointsIn(lines, onlooker),
        had: campOfSeat(onlooker, view) === null ? null : sheet.wins.chance,
      },
    },
  ]
}
