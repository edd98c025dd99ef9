/** The dice of Ultimus Romanorum in the log: what each can have led to, and how it stands under that. */
import type { Language, Roll } from '@tabularium/engine'
import type { UltimusEvent } from '@tabularium/ultimus-romanorum/shown'
import { toldWords } from '../../page/log/told-words.ts'
import { leaderNamed } from './names.ts'

type Event = UltimusEvent | Roll
type Needs = 'below' | 'atMost' | 'atLeast' | 'above'

/** UR-T.combat-c: the ratios over the columns. */
const COLUMNS = ['1/3', '1/2', '2/3', '4/5', '1/1', '5/4', '3/2', '2/1', '3/1', '4/1']

const words: Record<Language, Record<Needs, (number: number) => string> & { of(who: string, rolled: string): string }> =
  {
    en: {
      below: (number) => `less than ${number}`,
      atMost: (number) => `${number} or less`,
      atLeast: (number) => `${number} or more`,
      above: (number) => `more than ${number}`,
      of: (who, rolled) => `${who}: ${rolled}`,
    },
    fr: {
      below: (number) => `moins de ${number}`,
      atMost: (number) => `${number} ou moins`,
      atLeast: (number) => `${number} ou plus`,
      above: (number) => `plus de ${number}`,
      of: (who, rolled) => `${who}\u202f: ${rolled}`,
    },
  }

const met: Record<Needs, (sum: number, number: number) => boolean> = {
  below: (sum, number) => sum < number,
  atMost: (sum, number) => sum <= number,
  atLeast: (sum, number) => sum >= number,
  above: (sum, number) => sum > number,
}

const NEEDS: readonly Needs[] = ['below', 'atMost', 'atLeast', 'above']

export interface Need {
  readonly kind: Needs
  readonly number: number
  readonly modifier: number
}

/** What a roll has to come to; null: its face is only read. */
export function needOf({ purpose }: Roll): Need | null {
  const kind = NEEDS.find((each) => typeof purpose[each] === 'number')
  if (kind === undefined) return null
  return { kind, number: Number(purpose[kind]), modifier: Number(purpose.modifier ?? 0) }
}

export const isMet = ({ kind, number, modifier }: Need, face: number): boolean => met[kind](face + modifier, number)

export const needWords = ({ kind, number }: Need, language: Language): string => words[language][kind](number)

/** What each die can lead to at once, if it came to what was needed and if it did not; absent: to nothing that is told. */
const consequences: Readonly<Record<string, readonly [yes: readonly Event['type'][], no: readonly Event['type'][]]>> = {
  initiative: [['initiative'], ['initiative']],
  event: [['event'], ['event']],
  rex: [['status'], ['refused']],
  rebellion: [['alliance'], ['refused']],
  usurpation: [['title'], ['refused']],
  loyalty: [['rally'], ['refused']],
  rally: [['rally'], ['refused']],
  approval: [['title'], ['refused']],
  assassination: [['eliminate'], ['refused']],
  plague: [['eliminate'], []],
  death: [['eliminate'], []],
  escape: [['move'], ['eliminate']],
  battle: [['battle-result'], ['battle-result']],
  council: [['score'], []],
  siege: [['eliminate'], []],
  walls: [['eliminate'], []],
  federation: [['status'], ['status']],
}

/** Leaders that an event names; null: it names none, whoever it is about. */
function leadersOf(event: Event): readonly string[] | null {
  switch (event.type) {
    case 'eliminate':
    case 'move':
    case 'rally':
      return event.pieces
    case 'title':
      return event.leader === null ? [] : [event.leader]
    default:
      return null
  }
}

/** The rule by which Augusti die in their cities. */
const IN_THE_BOX = 'UR-8.2.2-g'

export function leads(roll: Roll, event: Event): boolean {
  const need = needOf(roll)
  const [yes, no] = consequences[String(roll.purpose.for)] ?? [[], []]
  if (!(need === null || isMet(need, roll.face) ? yes : no).includes(event.type)) return false
  const { for: what, leader } = roll.purpose
  if ((what === 'siege' || what === 'walls') && event.type === 'eliminate') return event.rule === IN_THE_BOX
  return typeof leader !== 'string' || (leadersOf(event)?.includes(leader) ?? true)
}

const sumWords = (face: number, modifier: number): string =>
  modifier === 0 ? String(face) : `${face} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${face + modifier}`

/** Whom it was for, what fell and what was needed. */
export function rolled(roll: Roll, language: Language): string {
  const { face, purpose } = roll
  const w = toldWords[language]
  if (purpose.for === 'battle') return w.column(face, COLUMNS[Number(purpose.column)] ?? '')
  const need = needOf(roll)
  const said =
    need === null
      ? w.rolled(face)
      : `${w.rolled(sumWords(face, need.modifier))} (${words[language][need.kind](need.number)})`
  return typeof purpose.leader === 'string' ? words[language].of(leaderNamed(purpose.leader, language), said) : said
}
