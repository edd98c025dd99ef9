/** Draws a position in a few lines, gives the dice, plays and looks. */
import type { Json, Start } from '@tabularium/engine'
import { asJson, TestPlay } from '@tabularium/engine/testing'
import { ultimusRomanorum } from '../src/index.ts'
import type { PositionFile } from '../src/position/schema.ts'
import { campNames, campOf, type State } from '../src/state.ts'

type PieceFile = NonNullable<PositionFile['pieces']>[string]

export interface Draw extends Omit<Partial<PositionFile>, 'pieces' | 'peoples'> {
  /** Where pieces stand: a place, or more about them. */
  readonly pieces?: Readonly<Record<string, string | PieceFile>>
  /** The status of peoples, or more about them. */
  readonly peoples?: Readonly<Record<string, string | object>>
  readonly scenario?: string
}

/** What is left out is as in an empty year 450 with two Augusti in their capitals, asked in phase E of the Roman. */
export function position({ scenario = 'campaign-405-476', pieces = {}, peoples = {}, ...rest }: Draw): Play {
  const drawn: Json = asJson({
    year: 450,
    phase: 'E',
    west: { augustus: 'valentinien-iii' },
    east: { augustus: 'theodose-ii' },
    stack: [
      { kind: 'year', step: 'balance' },
      { kind: 'sequences', camp: 'barbarian', extra: false },
      { kind: 'smc', camp: 'roman', step: 'combats' },
      { kind: 'movement', camp: 'roman' },
    ],
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
  constructor(start: Start) {
    super(ultimusRomanorum, start)
  }

  /** Where a piece is, or `off`, `lost`, `gone`. */
  at(id: string): string {
    const { board, at } = this.state
    const place = at[this.piece(id)]
    return place >= 0 ? board.placeIds[place] : (['off', 'lost', 'gone'][-1 - place] ?? 'off')
  }

  isWeak(id: string): boolean {
    return this.state.weak[this.piece(id)] === 1
  }

  camp(id: string): string {
    return campNames[campOf(this.state, this.piece(id))]
  }

  status(people: string): string {
    const written = asJson(ultimusRomanorum.write(this.state))
    return JSON.parse(JSON.stringify(written)).peoples[people].status
  }

  get vp(): { roman: number; barbarian: number } {
    const [roman, barbarian] = this.state.vp
    return { roman, barbarian }
  }

  #pieceOf: ReadonlyMap<string, number> | undefined

  piece(id: string): number {
    this.#pieceOf ??= this.state.board.pieceOf
    const piece = this.#pieceOf.get(id)
    if (piece === undefined) throw new Error(`no piece '${id}'`)
    return piece
  }
}
