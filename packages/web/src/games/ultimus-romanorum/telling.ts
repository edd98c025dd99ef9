/** How the events of Ultimus Romanorum stand in the log and in a recap. */
import type { Language, Roll } from '@tabularium/engine'
import { names } from '@tabularium/ultimus-romanorum/lexicon'
import { type CampName, isPlace, leaders, type UltimusEvent, units } from '@tabularium/ultimus-romanorum/shown'
import type { Head, Moved, SideName, Sign, SignName, Tally, Telling } from '../../page/log/telling.ts'
import { toldWords } from '../../page/log/told-words.ts'
import { catalogues } from './catalogues.ts'
import { leaderName } from './names.ts'
import { leads, rolled } from './rolled.ts'

type Event = UltimusEvent | Roll

interface Words {
  phase(year: number, phase: string): string
  sequence(number: number, camp: string): string
  weakened(count: number, at: string): string
  lost(count: number, at: string): string
  won(camp: string, at: string): string
}

const words: Record<Language, Words> = {
  en: {
    phase: (year, phase) => (year === 0 ? phase : `${year}, ${phase}`),
    sequence: (number, camp) => `Sequence ${number}, ${camp}`,
    weakened: (count, at) => `${count === 1 ? '1 unit' : `${count} units`} weakened, ${at}`,
    lost: (count, at) => `${count === 1 ? '1 counter' : `${count} counters`} lost, ${at}`,
    won: (camp, at) => `${camp} victory, ${at}`,
  },
  fr: {
    phase: (year, phase) => (year === 0 ? phase : `${year}, ${phase}`),
    sequence: (number, camp) => `Séquence ${number}, ${camp}`,
    weakened: (count, at) => `${count === 1 ? '1 unité affaiblie' : `${count} unités affaiblies`}, ${at}`,
    lost: (count, at) => `${count === 1 ? '1 pion perdu' : `${count} pions perdus`}, ${at}`,
    won: (camp, at) => `Victoire du ${camp}, ${at}`,
  },
}

/** The year, how many sequences have begun in it, and who is the Roman. */
function tally(event: Event, before: Tally): Tally {
  switch (event.type) {
    case 'year':
      return { ...before, year: event.year, sequence: 0 }
    case 'smc':
      return { ...before, sequence: (before.sequence ?? 0) + 1 }
    case 'exchange':
      return { ...before, roman: event.roman === 'second' ? 1 : 0 }
    default:
      return before
  }
}

/** UR-0.5-a: a camp is a role: who plays it changes when the camps are exchanged. */
function playerOf(camp: CampName, { roman = 0 }: Tally): string {
  return (camp === 'roman') === (roman === 0) ? 'first' : 'second'
}

function heads(event: Event, language: Language, before: Tally): Head | null {
  const w = words[language]
  switch (event.type) {
    case 'phase':
      return { words: w.phase(before.year ?? 0, names[language].phase[event.phase]), whose: null }
    case 'smc':
      return {
        words: w.sequence(before.sequence ?? 1, catalogues[language].camp[event.camp]),
        whose: playerOf(event.camp, before),
      }
    default:
      return null
  }
}

const icons: Partial<Record<Event['type'], SignName>> = {
  roll: 'die',
  year: 'time',
  phase: 'time',
  place: 'people',
  move: 'march',
  sail: 'fleet',
  fleet: 'fleet',
  weaken: 'loss',
  recover: 'shield',
  eliminate: 'death',
  status: 'people',
  alliance: 'people',
  capital: 'tower',
  rally: 'revolt',
  title: 'crown',
  usurpation: 'revolt',
  escort: 'march',
  stratagem: 'card',
  hand: 'card',
  drawn: 'card',
  returned: 'card',
  kept: 'card',
  initiative: 'sword',
  'smc-total': 'time',
  smc: 'sword',
  event: 'unrest',
  'pax-romana': 'calm',
  battle: 'battle',
  'battle-result': 'battle',
  refused: 'loss',
  score: 'laurels',
  exchange: 'crown',
  marker: 'plague',
  end: 'laurels',
}

const sides: Record<CampName, SideName> = { roman: 'rome', barbarian: 'barb' }

/** By the people of the first piece: whether it is allied is not told by its name. */
function sideOfPieces([first]: readonly string[]): SideName | null {
  if (first === undefined) return null
  const people = leaders.get(first)?.people ?? units.get(first)?.people ?? null
  return people === null ? 'rome' : 'barb'
}

function sideOf(event: Event): SideName | null {
  switch (event.type) {
    case 'place':
    case 'move':
    case 'weaken':
    case 'recover':
    case 'eliminate':
      return sideOfPieces(event.pieces)
    case 'rally':
    case 'usurpation':
      return 'usurper'
    case 'stratagem':
    case 'initiative':
    case 'smc':
    case 'score':
    case 'fleet':
      return sides[event.camp]
    case 'battle':
      return sides[event.attacker]
    case 'battle-result':
      return sides[event.winner]
    case 'end':
      return event.winner === null ? null : sides[event.winner]
    default:
      return null
  }
}

const sign = (event: Event): Sign => ({ icon: icons[event.type] ?? 'time', side: sideOf(event) })

function arrow(event: Event): Moved | null {
  if (event.type !== 'move' || !isPlace(event.from) || !isPlace(event.to)) return null
  const side = sideOfPieces(event.pieces) ?? 'rome'
  return { from: event.from, to: event.to, side, count: event.pieces.length }
}

function weight(event: Event): number {
  switch (event.type) {
    case 'end':
      return 100
    case 'exchange':
      return 95
    case 'title':
    case 'usurpation':
      return 85
    case 'battle-result':
      return 80
    case 'eliminate':
      return 60 + Math.min(20, event.pieces.length * 3)
    case 'score':
      return 50 + Math.min(20, Math.abs(event.points) * 2)
    case 'stratagem':
      return 58
    case 'weaken':
      return 45 + Math.min(10, event.pieces.length)
    case 'status':
    case 'event':
    case 'pax-romana':
      return 52
    case 'move':
      return 35 + Math.min(20, event.pieces.length)
    case 'place':
    case 'rally':
    case 'marker':
    case 'capital':
      return 30
    case 'sail':
      return 20
    default:
      return 0
  }
}

/** The best leader by name, or how many. */
function company(pieces: readonly string[], language: Language): string {
  const led = pieces.flatMap((piece) => leaders.get(piece) ?? []).sort((a, b) => b.cc - a.cc)
  return led[0] === undefined ? String(pieces.length) : leaderName(led[0], language)
}

function brief(event: Event, language: Language, name: (place: string) => string): string | null {
  const w = words[language]
  switch (event.type) {
    case 'move':
      return isPlace(event.from) && isPlace(event.to)
        ? toldWords[language].way(company(event.pieces, language), name(event.from), name(event.to))
        : null
    case 'weaken':
      return w.weakened(event.pieces.length, name(event.at))
    case 'eliminate':
      return event.pieces.some((piece) => leaders.has(piece)) ? null : w.lost(event.pieces.length, name(event.at))
    case 'battle-result':
      return w.won(catalogues[language].camp[event.winner], name(event.at))
    default:
      return null
  }
}

export const telling: Telling<UltimusEvent> = {
  tally,
  heads,
  sign,
  arrow,
  weight,
  brief,
  leads,
  rolled,
}
