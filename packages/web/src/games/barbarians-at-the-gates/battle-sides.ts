/** One side of a battle as the sheet draws it: its commander as a strip, its CU as counters. */
import { leaderName, nameTables } from '@tabularium/barbarians-at-the-gates/lexicon'
import { faceOf, type PlayerName, type PowerName, playerOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { BattleCounter, BattleSide, LeaderStrip, Onlooker } from '../../page/battle/battle.ts'
import { battleWords } from './battle-words.ts'
import { icons } from './icons.ts'
import { formOfPower, iconOfPower, isRoman, sideOfPower } from './sides.ts'

/** More CU than these are one counter with their number. */
const MOST = 12

export function countersOf(
  power: PowerName,
  cu: number,
  lost: number,
  { language }: Onlooker,
): readonly BattleCounter[] {
  const words = battleWords[language].counter(nameTables[language].power[power].people)
  const counter: BattleCounter = {
    words,
    form: formOfPower(power),
    owner: sideOfPower[power],
    icon: iconOfPower(power),
  }
  if (cu > MOST) return [{ ...counter, number: String(cu), ...(lost > 0 && { lost: `−${lost}` }) }]
  return Array.from({ length: cu }, (_, i) => (i >= cu - lost ? { ...counter, struck: 'lost' as const } : counter))
}

export function stripOf(
  leader: string | null,
  power: PowerName,
  view: View,
  { language }: Onlooker,
): readonly LeaderStrip[] {
  const face = leader === null ? undefined : faceOf(view, leader)
  if (face === undefined) return []
  const w = battleWords[language]
  return [
    {
      name: leaderName(face.id, language),
      title: nameTables[language].power[power].man,
      values: [
        [w.initiative, face.initiative],
        [w.tactical, face.tactical],
      ],
      side: sideOfPower[power],
      icon: face.emperor ? icons.emperor : isRoman(power) ? icons.leader : icons.king,
    },
  ]
}

/** Which player a seat is; null: somebody who only watches. */
export const playerOfSeat = ({ seat }: Onlooker): PlayerName | null =>
  seat === 'roman' || seat === 'barbarian' ? seat : null

export const isMine = (power: PowerName, onlooker: Onlooker): boolean => playerOfSeat(onlooker) === playerOf(power)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** His name, or that of the power. */
export function sideName(leader: string | null, power: PowerName, view: View, { language }: Onlooker): string {
  const face = leader === null ? undefined : faceOf(view, leader)
  return face === undefined ? capital(nameTables[language].power[power].people) : leaderName(face.id, language)
}

interface Drawn {
  readonly power: PowerName
  readonly cu: number
  readonly leader: string | null
  readonly role: string
  readonly lost?: number
  /** The largest figure, if it is not the number of CU. */
  readonly strength?: readonly [value: string, unit: string]
}

export function sideOf(
  { power, cu, leader, role, lost = 0, strength }: Drawn,
  view: View,
  onlooker: Onlooker,
): BattleSide {
  const [value, unit] = strength ?? [String(cu), battleWords[onlooker.language].unit]
  return {
    side: sideOfPower[power],
    role,
    name: sideName(leader, power, view, onlooker),
    strength: value,
    unit,
    icon: isRoman(power) ? icons.leader : icons.people,
    leaders: stripOf(leader, power, view, onlooker),
    counters: countersOf(power, cu, lost, onlooker),
  }
}
