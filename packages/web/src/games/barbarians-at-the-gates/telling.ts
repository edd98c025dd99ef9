/** How the events of Barbarians at the Gates stand in the log and in a recap. */
import { leaderName, nameTables, tribeName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  board,
  cards,
  counterOf,
  type GatesEvent,
  isSpace,
  leaders,
  type PlayerName,
  turnTrack,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { Language, Roll } from '@tabularium/engine'
import type { Head, Moved, SideName, Sign, SignName, Tally, Telling } from '../../page/log/telling.ts'
import { toldWords } from '../../page/log/told-words.ts'
import { gathered, kindred } from './gathering.ts'
import { sideOfPlayer, sideOfPower } from './sides.ts'
import { tellingWords } from './telling-words.ts'

type Event = GatesEvent | Roll

/** Response and Battle cards belong to the impulse in which they are played. */
const REACTIONS = ['battle', 'response']

/** Whose impulse begins with this; null: none does. */
function begins(event: Event, { tribal = 0 }: Tally): PlayerName | null {
  switch (event.type) {
    case 'pass':
      return event.player
    case 'tribal':
      return 'roman'
    case 'card': {
      const isReaction = event.use === 'event' && REACTIONS.includes(cards.get(event.card)?.kind ?? '')
      return isReaction || (event.use === 'discard' && tribal > 0) ? null : event.player
    }
    default:
      return null
  }
}

/** The turn, how many impulses have begun in it, and whether a Tribal action is under way. */
function tally(event: Event, before: Tally): Tally {
  if (event.type === 'turn') return { turn: turnTrack.indexOf(event.turn), impulse: 0, tribal: 0 }
  const { impulse = 0 } = before
  const counted = begins(event, before) === null ? before : { ...before, impulse: impulse + 1 }
  if (event.type === 'tribal') return { ...counted, tribal: 1 }
  return event.type === 'tribal-end' || event.type === 'phase' ? { ...counted, tribal: 0 } : counted
}

function heads(event: Event, language: Language, now: Tally): Head | null {
  const w = tellingWords[language]
  const turn = turnTrack[now.turn ?? 0] ?? 'A'
  const { from } = board.tables.turns[now.turn ?? 0] ?? { from: 0 }
  if (event.type === 'turn') return { words: w.turn(event.turn, from), whose: null }
  if (event.type === 'phase') {
    return { words: w.phase(turn, nameTables[language].phase[event.phase]), whose: null }
  }
  const player = begins(event, { ...now, tribal: event.type === 'tribal' ? 0 : (now.tribal ?? 0) })
  return player === null ? null : { words: w.impulse(turn, now.impulse ?? 1, w.player[player]), whose: player }
}

const icons: Record<Event['type'], SignName> = {
  roll: 'die',
  turn: 'time',
  phase: 'time',
  wave: 'card',
  shuffle: 'card',
  draw: 'card',
  hand: 'card',
  control: 'tower',
  fort: 'tower',
  plunder: 'coins',
  vp: 'laurels',
  place: 'army',
  lose: 'loss',
  turncoat: 'revolt',
  displaced: 'death',
  enter: 'emperor',
  tribe: 'people',
  siege: 'tower',
  activate: 'march',
  move: 'march',
  garrison: 'shield',
  avoid: 'march',
  intercept: 'sword',
  refuse: 'march',
  delay: 'time',
  passage: 'march',
  attrition: 'loss',
  provinces: 'laurels',
  'usurpation-ends': 'calm',
  card: 'card',
  reserve: 'card',
  pass: 'time',
  claim: 'card',
  tribal: 'people',
  'tribal-end': 'people',
  home: 'march',
  'lost-emperor': 'death',
  allied: 'people',
  relocate: 'march',
  migrate: 'people',
  replaced: 'emperor',
  'changes-sides': 'revolt',
  swap: 'crown',
  usurpator: 'crown',
  forbidden: 'card',
  'reserve-taken': 'card',
  battle: 'battle',
  scored: 'battle',
  won: 'battle',
  retreat: 'march',
  'siege-points': 'tower',
  restack: 'march',
  end: 'laurels',
}

/** By what is printed on his counter: that a tribe is Allied its leader's name does not tell. */
function sideOfLeader(leader: string | null): SideName | null {
  const printed = leader === null ? undefined : leaders.get(counterOf(leader))
  return printed === undefined ? null : sideOfPower[printed.power]
}

function sideOf(event: Event): SideName | null {
  switch (event.type) {
    case 'card':
    case 'pass':
    case 'draw':
    case 'shuffle':
      return sideOfPlayer[event.player]
    case 'end':
      return sideOfPlayer[event.winner]
    case 'place':
    case 'lose':
    case 'enter':
    case 'move':
    case 'attrition':
    case 'relocate':
    case 'scored':
    case 'won':
    case 'retreat':
    case 'restack':
    case 'changes-sides':
      return sideOfPower[event.power]
    case 'turncoat':
      return sideOfPower[event.to]
    case 'battle':
      return sideOfPower[event.attacker]
    case 'control':
      return event.to === 'none' ? null : sideOfPower[event.to]
    case 'siege':
      return event.besieger === null ? null : sideOfPower[event.besieger]
    case 'allied':
      return event.allied ? 'foed' : 'barb'
    case 'migrate':
    case 'tribe':
    case 'plunder':
      return 'barb'
    case 'tribal':
    case 'tribal-end':
    case 'reserve':
    case 'passage':
      return 'foed'
    case 'swap':
    case 'usurpator':
      return 'usurper'
    case 'activate':
    case 'avoid':
    case 'intercept':
    case 'refuse':
    case 'delay':
    case 'displaced':
    case 'home':
      return sideOfLeader(event.leader)
    default:
      return null
  }
}

const sign = (event: Event): Sign => ({ icon: icons[event.type], side: sideOf(event) })

/** Marches, migrations, interceptions and retreats. */
function arrow(event: Event): Moved | null {
  switch (event.type) {
    case 'move':
    case 'retreat':
    case 'relocate':
    case 'restack': {
      const { from, to, cu } = event
      if (from === null || from === to || !isSpace(from) || !isSpace(to)) return null
      return { from, to, side: sideOfPower[event.power], ...(cu > 0 && { count: cu }) }
    }
    case 'migrate':
      return { from: event.from, to: event.to, side: 'barb', ...(event.cu > 0 && { count: event.cu }) }
    case 'avoid':
    case 'intercept':
    case 'refuse':
      if (event.type !== 'refuse' && !event.succeeds) return null
      return { from: event.from, to: event.to, side: sideOfLeader(event.leader) ?? 'rome' }
    default:
      return null
  }
}

function weight(event: Event): number {
  switch (event.type) {
    case 'end':
      return 100
    case 'swap':
    case 'usurpator':
      return 95
    case 'changes-sides':
    case 'usurpation-ends':
      return 88
    case 'vp':
      return 70 + Math.min(20, Math.abs(event.by) * 5)
    case 'won':
      return 80
    case 'card':
      return event.use === 'event' ? 76 : 40
    case 'tribe':
    case 'allied':
      return 74
    case 'displaced':
      return event.forGood ? 72 : 55
    case 'enter':
    case 'replaced':
      return 62
    case 'control':
      return 60
    case 'migrate':
      return 58
    case 'lose':
      return 50 + Math.min(20, event.cu * 3)
    case 'siege':
      return 56
    case 'plunder':
      return 48 + Math.min(10, Math.abs(event.by) * 2)
    case 'fort':
      return 42
    case 'move':
      return 35 + Math.min(15, event.cu)
    case 'place':
      return 30 + Math.min(10, event.cu)
    case 'intercept':
    case 'avoid':
      return event.succeeds ? 45 : 15
    case 'turncoat':
      return 54
    case 'retreat':
      return 25
    default:
      return 0
  }
}

function brief(event: Event, language: Language, name: (place: string) => string): string | null {
  const w = tellingWords[language]
  const power = nameTables[language].power
  switch (event.type) {
    case 'move': {
      if (event.from === event.to) return null
      const who = event.leader === null ? w.cu(event.cu) : leaderName(event.leader, language)
      return toldWords[language].way(who, name(event.from), name(event.to))
    }
    case 'migrate':
      return toldWords[language].way(tribeName(event.tribe, language), name(event.from), name(event.to))
    case 'lose':
      return w.lost(w.cu(event.cu), name(event.space))
    case 'won':
      return w.won(power[event.power].people, name(event.space))
    case 'control':
      return event.to === 'none' ? null : w.taken(name(event.space), nameTables[language].control[event.to])
    default:
      return null
  }
}

/** Under the walls raiders lose CU or nothing happens. */
const leads = ({ purpose }: Roll, { type }: Event) => purpose.for !== 'raid' || type === 'lose'

/** "rolled 4, 6 with modifiers" */
function rolled({ face, purpose }: Roll, language: Language): string {
  const w = tellingWords[language]
  const add = Number(purpose.modifier ?? purpose.add ?? 0)
  return add === 0 ? toldWords[language].rolled(face) : w.modified(face, face + add)
}

export const telling: Telling<GatesEvent> = {
  tally,
  heads,
  sign,
  arrow,
  weight,
  brief,
  kindred,
  gathered,
  leads,
  rolled,
}
