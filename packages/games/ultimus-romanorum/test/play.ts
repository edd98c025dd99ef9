/** Draws a position in a few lines, gives the dice, plays and looks. */
import type { Json, Start } from '@tabularium/engine'
import { asJson, TestPlay } from '@tabularium/engine/testing'
import type { Piece } from '../src/board.ts'
import { ultimusRomanorum } from '../src/index.ts'
import { campNames, campOf, isWeak, type State, whereIs } from '../src/state.ts'
import { look } from './look.ts'

/** A position by names, with shorter ways to say where pieces stand. */
export interface Draw {
  readonly year?: number
  readonly scenario?: string
  /** Where pieces stand: a place, or more about them. */
  readonly pieces?: Readonly<Record<string, string | object>>
  /** The status of peoples, or more about them. */
  readonly peoples?: Readonly<Record<string, string | object>>
  readonly west?: object
  readonly east?: object
  readonly stack?: readonly object[]
  readonly hands?: { readonly first: object; readonly second: object }
  readonly smc?: readonly [number, number]
  readonly [field: string]: unknown
}

const YEAR = { kind: 'year', step: 'balance' }
const MOVEMENT = [
  { kind: 'sequences', camp: 'barbarian', extra: false },
  { kind: 'smc', camp: 'roman', step: 'combats' },
  { kind: 'movement', camp: 'roman' },
]

/** Whatever goes on is part of a year. */
export const inYear = (stack: readonly object[]): readonly object[] =>
  stack.length === 0 || Reflect.get(stack[0], 'kind') === 'year' ? stack : [YEAR, ...stack]

/** What is left out is as in an empty year 450 with two Augusti in their capitals, asked in phase E of the Roman. */
export function position({ scenario = 'campaign-405-476', pieces = {}, peoples = {}, stack, ...rest }: Draw): Play {
  const drawn: Json = asJson({
    year: 450,
    phase: 'E',
    west: { augustus: 'valentinien-iii' },
    east: { augustus: 'theodose-ii' },
    stack: inYear(stack ?? MOVEMENT),
    smc: [1, 1],
    ...rest,
    pieces: {
      'valentinien-iii': { at: 'italia-4' },
      'theodose-ii': { at: 'thracia-3' },
      ...Object.fromEntries(
        Object.entries(pieces).map(([id, entry]) => [id, typeof entry === 'string' ? { at: entry } : entry]),
      ),
    },
    peoples: Object.fromEntries(
      Object.entries(peoples).map(([id, entry]) => [id, typeof entry === 'string' ? { status: entry } : entry]),
    ),
  })
  return new Play({ options: { scenario }, position: drawn, dice: { script: [] } })
}

/** A game from its set-up, with these dice. */
export function setUp(scenario: string, ...dice: readonly (string | number)[]): Play {
  return new Play({ options: { scenario }, dice: { script: dice.map(String) } })
}

export class Play extends TestPlay<State> {
  constructor(start: Start, game = ultimusRomanorum) {
    super(game, start)
  }

  /** Where a piece is, or `off`, `lost`, `gone`. */
  at(id: string): string {
    const place = whereIs(this.state, this.piece(id))
    return place >= 0 ? this.state.board.placeIds[place] : (['off', 'lost', 'gone'][-1 - place] ?? 'off')
  }

  isWeak(id: string): boolean {
    return isWeak(this.state, this.piece(id))
  }

  camp(id: string): string {
    return campNames[campOf(this.state, this.piece(id))]
  }

  status(people: string): string {
    const written = asJson(ultimusRomanorum.write(this.state))
    return JSON.parse(JSON.stringify(written)).peoples[people].status
  }

  get vp(): { roman: number; barbarian: number } {
    const [roman, barbarian] = this.look.vp
    return { roman, barbarian }
  }

  /** What the position holds, as plain lists. */
  get look() {
    return look(this.state)
  }

  piece(id: string): Piece {
    const piece = this.state.board.pieceOf.get(id)
    if (piece === undefined) throw new Error(`no piece '${id}'`)
    return piece
  }
}
