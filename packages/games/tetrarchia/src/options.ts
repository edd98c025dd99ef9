/** What the players choose before a game: how many they are, the level and the variants. */
import { type FastDice, Fault, isObject, type Json, type Seat } from '@tabularium/engine'
import { listOf, type Option, oneOf, parseOptions, usually, whole } from '@tabularium/engine/options'
import { CONSTANTIUS, DIOCLETIAN, type Emperor, EVERY_EMPEROR, emperors, GALERIUS, MAXIMIAN } from './board.ts'

export const variants = ['imperium', 'mare-nostrum', 'diarchia', 'patres-patriae', 'the-great'] as const
export type Variant = (typeof variants)[number]

const LEVEL = 'four digits, such as 4211: tokens 2 to 5, fleets 0 to 3, extra Revolts 0 to 3, armies 0 to 3'

export interface Options {
  readonly [key: string]: Json
  readonly players: number
  readonly level: readonly [number, number, number, number]
  readonly variants: readonly Variant[]
  readonly sharedCaesar: 'galerius' | 'constantius'
  readonly objective: 'rivalry' | 'concord'
}

/** TE-2-d TE-2-e: tokens for each Emperor, fleets, extra Revolts, armies at the start. */
const levelOption: Option<Options['level']> = (value, wrong) => {
  if (!Array.isArray(value) || value.length !== 4) return wrong(LEVEL)
  const step = (i: number, low: number, high: number) => whole(low, high)(value[i], (what) => wrong(what, i))
  return [step(0, 2, 5), step(1, 0, 3), step(2, 0, 3), step(3, 0, 3)]
}

const choices = {
  players: usually(whole(1, 4), 1),
  level: usually(levelOption, [4, 2, 0, 0]),
  variants: usually(listOf(oneOf(variants), 'a list of variants'), []),
  /** TE-1-c: the Caesar whom three players share. */
  sharedCaesar: usually(oneOf(['galerius', 'constantius']), 'galerius'),
  /** TE-6.5-c: what players of The Great aim at. */
  objective: usually(oneOf(['rivalry', 'concord']), 'concord'),
}

/** Reads options; a level may also be written as four digits, `"4211"`. */
export function readOptions(input: Json): Options {
  const read = parseOptions(choices, withLevelAsList(input), 'Tetrarchia')
  const chosen = variants.filter((v) => read.variants.includes(v))
  if (read.objective === 'rivalry' && (!chosen.includes('the-great') || read.players % 2 === 1)) {
    throw new Fault('illegal', 'Rivalry needs the variant the-great and two or four players.', 'TE-6.5-c')
  }
  return { ...read, variants: chosen }
}

/** Any number of players at any level with any variants. */
export function randomOptions(dice: FastDice): Options {
  const players = 1 + dice.below(4)
  const chosen = variants.filter(() => dice.below(2) === 0)
  const canRival = chosen.includes('the-great') && players % 2 === 0
  return {
    players,
    level: [2 + dice.below(4), dice.below(4), dice.below(4), dice.below(4)],
    variants: chosen,
    sharedCaesar: dice.below(2) === 0 ? 'galerius' : 'constantius',
    objective: canRival && dice.below(2) === 0 ? 'rivalry' : 'concord',
  }
}

function withLevelAsList(input: Json): Json {
  if (!isObject(input)) return input
  const options: { [key: string]: Json } = { ...input }
  if (typeof options.level === 'string' && /^\d{4}$/.test(options.level)) options.level = [...options.level].map(Number)
  return options
}

/** TE-1-b TE-1-c: the seats, each named after what it plays. */
export function seatNames(options: Options): readonly string[] {
  switch (options.players) {
    case 1:
      return ['tetrarchy']
    case 2:
      return ['east', 'west']
    case 3:
      return ['diocletian', options.sharedCaesar === 'galerius' ? 'constantius' : 'galerius', 'maximian']
    default:
      return emperors
  }
}

export function isShared(options: Options, emperor: Emperor): boolean {
  return options.players === 3 && emperors[emperor] === options.sharedCaesar
}

/** TE-1-b TE-1-c: the seat that has the last word over an Emperor. */
export function seatOf(options: Options, emperor: Emperor): Seat {
  switch (options.players) {
    case 1:
      return 0
    case 2:
      return emperor < CONSTANTIUS ? 0 : 1
    case 3:
      if (emperor === DIOCLETIAN || (emperor === GALERIUS && isShared(options, emperor))) return 0
      if (emperor === MAXIMIAN || (emperor === CONSTANTIUS && isShared(options, emperor))) return 2
      return 1
    default:
      return emperor
  }
}

const NOBODY: readonly Seat[] = []
const OTHERS: readonly (readonly Seat[])[] = [
  [1, 2],
  [0, 2],
  [0, 1],
]

/** TE-1-c: who else may act for an Emperor. */
export function helpersOf(options: Options, emperor: Emperor): readonly Seat[] {
  return isShared(options, emperor) ? OTHERS[seatOf(options, emperor)] : NOBODY
}

export function emperorsOf(options: Options, seat: Seat): readonly Emperor[] {
  return EVERY_EMPEROR.filter((e) => seatOf(options, e) === seat && !isShared(options, e))
}

export function plays(options: Options, variant: Variant): boolean {
  return options.variants.includes(variant)
}
