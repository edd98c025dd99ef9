/** How Tetrarchia's events stand in the log and in a recap. */
import type { Language, Roll } from '@tabularium/engine'
import type { EmperorName, TetrarchiaEvent, TokenName } from '@tabularium/tetrarchia/shown'
import type { Head, Moved, Sign, SignName, Telling } from '../../page/log/telling.ts'
import { toldWords } from '../../page/log/told-words.ts'
import { pageWords } from './words/index.ts'

type Event = TetrarchiaEvent | Roll
type Of<Type> = Extract<TetrarchiaEvent, { type: Type }>

interface Words {
  turn(emperor: string, round: number): string
  after(emperor: string): string
  way(from: string, to: string): string
  revolts(at: string): string
  unrest(at: string): string
  calm(at: string): string
  lost(token: string, at: string): string
  enters(at: string): string
  destroyed(at: string): string
  leaves(emperor: string): string
  rises(at: string): string
  region(face: string): string
  holds(face: string, holds: boolean): string
}

const words: Record<Language, Words> = {
  en: {
    turn: (emperor, round) => `${emperor}, round ${round}`,
    after: (emperor) => `Barbarians, after ${emperor}`,
    way: (from, to) => `${from} to ${to}`,
    revolts: (at) => `${at} revolts`,
    unrest: (at) => `Unrest, ${at}`,
    calm: (at) => `${at} is calm`,
    lost: (token, at) => `${token} falls, ${at}`,
    enters: (at) => `A new army, ${at}`,
    destroyed: (at) => `Army destroyed, ${at}`,
    leaves: (emperor) => `${emperor} leaves the board`,
    rises: (at) => `Uprising, ${at}`,
    region: (face) => `region ${face}`,
    holds: (face, holds) => `rolled ${face}, the broken link ${holds ? 'lets it through' : 'stops it'}`,
  },
  fr: {
    turn: (emperor, round) => `${emperor}, manche ${round}`,
    after: (emperor) => `Barbares, après ${emperor}`,
    way: (from, to) => `${from} vers ${to}`,
    revolts: (at) => `${at} se révolte`,
    unrest: (at) => `Troubles, ${at}`,
    calm: (at) => `${at} est calme`,
    lost: (token, at) => `${token} tombe, ${at}`,
    enters: (at) => `Nouvelle armée, ${at}`,
    destroyed: (at) => `Armée détruite, ${at}`,
    leaves: (emperor) => `${emperor} quitte le plateau`,
    rises: (at) => `Soulèvement, ${at}`,
    region: (face) => `région ${face}`,
    holds: (face, holds) => `dé ${face}, le lien rompu ${holds ? 'laisse passer' : 'arrête'}`,
  },
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI']
const isEnemy = (token: TokenName | null) => token === 'revolt' || token === 'unrest'

function heads(event: Event, language: Language): Head | null {
  const { emperor } = pageWords[language]
  switch (event.type) {
    case 'turn':
      return {
        words: words[language].turn(emperor[event.emperor], Math.floor(event.turn / 4) + 1),
        whose: event.emperor,
      }
    case 'barbarian-phase':
      return { words: words[language].after(emperor[event.emperor]), whose: null }
    default:
      return null
  }
}

/** TE-1-c: with three at the table the Augustus plays the Caesar whom nobody sits for. */
const seatsOfEmperor: Readonly<Record<EmperorName, readonly string[]>> = {
  diocletian: ['tetrarchy', 'east', 'diocletian'],
  galerius: ['tetrarchy', 'east', 'galerius', 'diocletian'],
  constantius: ['tetrarchy', 'west', 'constantius', 'maximian'],
  maximian: ['tetrarchy', 'west', 'maximian'],
}

function isOf(whose: string, seat: string, seats: readonly string[]): boolean {
  const able = Object.entries(seatsOfEmperor).find(([emperor]) => emperor === whose)?.[1] ?? []
  return able.find((each) => seats.includes(each)) === seat
}

function tokenSign({ was, now }: Of<'token'>): Sign {
  const icon: SignName = now === 'revolt' ? 'revolt' : now === 'unrest' ? 'unrest' : now === null ? 'calm' : 'tower'
  const isGain = now !== null ? !isEnemy(now) : isEnemy(was)
  return { icon, side: isGain ? 'rome' : 'barb' }
}

const icons: Partial<Record<Event['type'], SignName>> = {
  fleet: 'fleet',
  sail: 'fleet',
  turn: 'emperor',
  arrive: 'emperor',
  leave: 'emperor',
  absent: 'emperor',
  move: 'march',
  attack: 'battle',
  combat: 'battle',
  strengthen: 'sword',
  army: 'army',
  'barbarian-phase': 'army',
  uprising: 'revolt',
  protected: 'shield',
  power: 'crown',
  favour: 'crown',
  glory: 'laurels',
  end: 'laurels',
}

const ofBarbarians: readonly Event['type'][] = ['army', 'barbarian-phase', 'uprising']

function sign(event: Event): Sign {
  switch (event.type) {
    case 'roll':
      return { icon: 'die', side: null }
    case 'token':
      return tokenSign(event)
    case 'attack':
      return { icon: 'battle', side: event.attacker === 'army' ? 'barb' : 'rome' }
    case 'combat':
      return { icon: 'battle', side: event.result === 'defeat' ? 'barb' : 'rome' }
    case 'end':
      return { icon: 'laurels', side: event.victory ? 'rome' : 'barb' }
    default:
      return { icon: icons[event.type] ?? 'time', side: ofBarbarians.includes(event.type) ? 'barb' : 'rome' }
  }
}

function arrow(event: Event): Moved | null {
  if (event.type === 'army' && event.change === 'advance') return { from: event.from, to: event.to, side: 'barb' }
  if (event.type === 'move') return { from: event.from, to: event.to, side: 'rome' }
  return null
}

function tokenWeight({ was, now }: Of<'token'>): number {
  if (was !== null && !isEnemy(was)) return 70
  return now === 'revolt' ? 60 : now === 'unrest' ? 40 : 20
}

function weight(event: Event): number {
  switch (event.type) {
    case 'end':
      return 100
    case 'leave':
      return 90
    case 'army':
      return { enter: 75, advance: 65, destroyed: 55, halt: 10 }[event.change]
    case 'token':
      return event.cause === 'secure' || event.cause === 'subdue' ? 15 : tokenWeight(event)
    case 'combat':
      return 80
    case 'uprising':
      return 30
    case 'move':
    case 'sail':
      return 12
    default:
      return 0
  }
}

function brief(event: Event, language: Language, name: (place: string) => string): string | null {
  const w = words[language]
  switch (event.type) {
    case 'token':
      return tokenBrief(event, language, name(event.at))
    case 'army':
      if (event.change === 'advance') return w.way(name(event.from), name(event.to))
      if (event.change === 'halt') return null
      return event.change === 'enter' ? w.enters(name(event.at)) : w.destroyed(name(event.at))
    case 'move':
      return `${pageWords[language].emperor[event.emperor]}, ${w.way(name(event.from), name(event.to))}`
    case 'leave':
      return w.leaves(pageWords[language].emperor[event.emperor])
    case 'uprising':
      return w.rises(name(event.at))
    default:
      return null
  }
}

function tokenBrief({ was, now }: Of<'token'>, language: Language, at: string): string | null {
  const w = words[language]
  if (now === 'revolt') return w.revolts(at)
  if (now === 'unrest') return w.unrest(at)
  if (now !== null || was === null) return null
  return isEnemy(was) ? w.calm(at) : w.lost(pageWords[language].token[was], at)
}

function rolled({ die, face, purpose }: Roll, language: Language): string {
  const w = words[language]
  const written = die === 'dVI' ? (ROMAN[face - 1] ?? '') : String(face)
  switch (purpose.for) {
    case 'broken-link':
      return w.holds(written, face >= 4)
    case 'region':
    case 'aftermath':
      return w.region(written)
    default:
      return toldWords[language].rolled(written)
  }
}

/** The Empire is lost by what stands on the board, not by the die before. */
const leads = (_: Roll, { type }: Event) => type !== 'end'

export const telling: Telling<TetrarchiaEvent> = { heads, isOf, sign, arrow, weight, brief, leads, rolled }
