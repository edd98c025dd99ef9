/** How the events of The Fall of the Roman Empire stand in the log and in a recap. */
import type { Language, Roll } from '@tabularium/engine'
import type { FallEvent } from '@tabularium/fall-of-the-roman-empire/shown'
import type { Head, Moved, Sign, SignName, Telling } from '../../page/log/telling.ts'
import { toldWords } from '../../page/log/told-words.ts'

type Event = FallEvent | Roll
type Of<Type> = Extract<FallEvent, { type: Type }>
type Phase = Of<'phase'>['phase']
type Whose = 'roman' | 'barbarian' | 'nobody'

interface Words {
  turn(turn: number, whose: Whose): string
  ride(from: string, to: string): string
  takes(at: string): string
  holds(at: string): string
  empty(at: string): string
  falls(legions: number, at: string): string
}

const words: Record<Language, Words> = {
  en: {
    turn: (turn, whose) => `Turn ${turn}, ${{ roman: 'Rome', barbarian: 'Barbarians', nobody: 'conflicts' }[whose]}`,
    ride: (from, to) => `Cavalry, ${from} to ${to}`,
    takes: (at) => `Barbarians take ${at}`,
    holds: (at) => `Rome holds ${at}`,
    empty: (at) => `Nobody is left in ${at}`,
    falls: (legions, at) =>
      legions === 0 ? `Works lost, ${at}` : `${legions === 1 ? 'A Legion' : `${legions} Legions`} lost, ${at}`,
  },
  fr: {
    turn: (turn, whose) => `Tour ${turn}, ${{ roman: 'Rome', barbarian: 'Barbares', nobody: 'conflits' }[whose]}`,
    ride: (from, to) => `Cavalerie, ${from} vers ${to}`,
    takes: (at) => `Les Barbares prennent ${at}`,
    holds: (at) => `Rome tient ${at}`,
    empty: (at) => `Personne ne reste en ${at}`,
    falls: (legions, at) =>
      legions === 0
        ? `Ouvrages perdus, ${at}`
        : `${legions === 1 ? 'Une Légion perdue' : `${legions} Légions perdues`}, ${at}`,
  },
}

const whoseIs: Record<Phase, Whose> = {
  collection: 'roman',
  expenditure: 'roman',
  purchase: 'roman',
  'barbarian-resources': 'barbarian',
  'roman-movement': 'roman',
  'barbarian-movement': 'barbarian',
  conflict: 'nobody',
  'end-of-turn': 'nobody',
}

function heads(event: Event, language: Language): Head | null {
  if (event.type !== 'phase') return null
  const whose = whoseIs[event.phase]
  return { words: words[language].turn(event.turn, whose), whose: whose === 'nobody' ? null : whose }
}

const icons: Partial<Record<Event['type'], SignName>> = {
  roll: 'die',
  phase: 'time',
  'set-up': 'army',
  collection: 'coins',
  payment: 'coins',
  purchase: 'shield',
  disband: 'loss',
  invasion: 'army',
  entry: 'army',
  march: 'march',
  move: 'army',
  ride: 'rider',
  conflict: 'battle',
  round: 'battle',
  losses: 'loss',
  'conflict-end': 'tower',
  dead: 'death',
  end: 'laurels',
}

const ofRome: readonly Event['type'][] = ['collection', 'payment', 'purchase', 'disband', 'march', 'dead']
const ofBarbarians: readonly Event['type'][] = ['set-up', 'invasion', 'entry', 'move', 'ride']

function sideOf(event: Event): Sign['side'] {
  if (event.type === 'losses') return event.side === 'roman' ? 'rome' : 'barb'
  if (event.type === 'conflict-end') return event.holder === 'roman' ? 'rome' : event.holder === null ? null : 'barb'
  if (event.type === 'end') return event.winner === 'roman' ? 'rome' : 'barb'
  return ofRome.includes(event.type) ? 'rome' : ofBarbarians.includes(event.type) ? 'barb' : null
}

function sign(event: Event): Sign {
  const icon = (event.type === 'move' || event.type === 'entry') && event.counter === 'cavalry' ? 'rider' : undefined
  return { icon: icon ?? icons[event.type] ?? 'time', side: sideOf(event) }
}

function arrow(event: Event): Moved | null {
  switch (event.type) {
    case 'march':
      return { from: event.from, to: event.to, side: 'rome', count: event.forces + 1 }
    case 'move':
      return { from: event.from, to: event.to, side: 'barb', count: event.number }
    case 'ride':
      return { from: event.from, to: event.to, side: 'barb', count: 1 }
    default:
      return null
  }
}

function weight(event: Event): number {
  switch (event.type) {
    case 'end':
      return 100
    case 'dead':
      return 90
    case 'conflict-end':
      return event.holder === 'barbarian' ? 80 : 55
    case 'losses':
      return 45
    case 'move':
    case 'march':
      return 40 + Math.min(20, event.type === 'move' ? event.number : event.forces)
    case 'ride':
      return 41
    case 'invasion':
      return 50
    case 'purchase':
      return 30
    case 'disband':
      return 20
    case 'entry':
    case 'set-up':
      return 15
    default:
      return 0
  }
}

function brief(event: Event, language: Language, name: (place: string) => string): string | null {
  const w = words[language]
  switch (event.type) {
    case 'move':
      return toldWords[language].way(event.number, name(event.from), name(event.to))
    case 'march':
      return toldWords[language].way(event.forces + 1, name(event.from), name(event.to))
    case 'ride':
      return w.ride(name(event.from), name(event.to))
    case 'conflict-end':
      if (event.holder === null) return w.empty(name(event.at))
      return event.holder === 'roman' ? w.holds(name(event.at)) : w.takes(name(event.at))
    case 'dead':
      return w.falls(event.legions, name(event.at))
    default:
      return null
  }
}

/** FR-10-i: as printed over the columns. */
export const columnWords = (crn: number): string => (crn < 1 ? '<1' : crn >= 5 ? '5+' : String(crn))

function rolled({ face, purpose }: Roll, language: Language): string {
  const w = toldWords[language]
  return purpose.for === 'conflict' ? w.column(face, columnWords(Number(purpose.crn))) : w.rolled(face)
}

export const telling: Telling<FallEvent> = {
  heads,
  sign,
  arrow,
  weight,
  brief,
  rolled,
}
