/** A battle as its sheet shows it: before the die, and after it. Games make these; nothing here knows a rule. */
import type { Json, JsonObject, Language } from '@tabularium/engine'
import type { Line, Question } from '@tabularium/engine/room'
import type { CounterProps } from '../board/counters/counter.tsx'
import type { SideName } from '../log/telling.ts'

/** A counter in the sheet, and what became of it. */
export interface BattleCounter extends Omit<CounterProps, 'children' | 'size'> {
  readonly words: string
  /** After the die: it is lost, or some of it are; absent: nothing happened to it. */
  readonly struck?: 'lost' | 'weakened'
  /** How many of a stack are lost: "−3". */
  readonly lost?: string
}

export interface LeaderStrip {
  readonly name: string
  readonly title: string
  readonly values: readonly (readonly [name: string, value: number])[]
  readonly side: SideName
  readonly icon: string
}

export interface BattleSide {
  readonly side: SideName
  /** "You, Rome"; "Defending". */
  readonly role: string
  readonly name: string
  /** The largest figure of the page, and what it counts. */
  readonly strength: string
  readonly unit: string
  readonly icon: string
  readonly leaders: readonly LeaderStrip[]
  readonly counters: readonly BattleCounter[]
}

/** One line of the sum, with the clause that says so. */
export interface SumLine {
  readonly words: string
  readonly clause: string | null
  readonly value: string
  readonly isTotal?: boolean
}

/** One way it may end. */
export interface Ending {
  readonly words: string
  readonly chance: number
  readonly side: SideName | null
}

export interface TableCell {
  readonly words: string
  /** Who gains by it; null: neither. */
  readonly side: SideName | null
}

export interface BattleTable {
  readonly title: string
  readonly columns: readonly string[]
  /** The column that is read; null: all are. */
  readonly live: number | null
  readonly rows: readonly { readonly head: string; readonly cells: readonly TableCell[] }[]
  readonly note: string
}

/** What one face of the die brings. */
export interface FaceCard {
  readonly face: number
  readonly title: string
  readonly words: string
  readonly side: SideName
}

export interface Battle {
  readonly place: string
  readonly title: string
  readonly left: BattleSide
  readonly right: BattleSide
  readonly sum: readonly SumLine[]
  /** "If fought to the end". */
  readonly about: string
  /** Who wins, and how likely. */
  readonly wins: Ending
  /** The two-sided bar: left, neither, right. */
  readonly chances: readonly Ending[]
  readonly endings: readonly Ending[]
  readonly stake: string | null
  readonly table: BattleTable | null
  readonly faces: readonly FaceCard[] | null
  /** The dice as they lie before the roll. */
  readonly dice: BattleResult['dice']
  /** What is rolled: "One die. 1 to 5 wins in time, 6 loses." */
  readonly hint: string
  /** What the button says of an act that leads to the dice, but does not roll them at once; absent: that they are rolled. */
  readonly goes?: string
}

/** What came of it. */
export interface BattleResult {
  readonly dice: readonly { readonly die: string; readonly face: number }[]
  /** The cell that was read: row and column; or the face. */
  readonly cell: readonly [row: number, column: number] | null
  readonly face: number | null
  /** In one word, from the viewer's side. */
  readonly word: string
  readonly side: SideName | null
  readonly sentence: string
  readonly losses: { readonly left: string; readonly right: string }
  readonly points: readonly { readonly words: string; readonly clause: string | null }[]
  /** The chance that who looks had; null: it was nobody's he plays. */
  readonly had: number | null
}

/** One roll of a battle: the sheet before it and what came of it; null: not rolled yet. */
export interface BattleRound {
  readonly before: Battle
  /** With the counters that fell. */
  readonly after: Battle
  readonly result: BattleResult
}

/** Who looks: the name of his seat; null: somebody who only watches. */
export interface Onlooker {
  readonly seat: string | null
  readonly language: Language
  /** What a place is called. */
  name(place: string): string
}

/** An action that rolls, with what is foretold of it. */
export interface Attack {
  readonly action: string
  readonly forecast: JsonObject
  /** Where who attacks will have marched to before; null: he stands there. */
  readonly from: string | null
}

/** What a game knows of its battles. Loaded when the first is fought. */
export interface BattlePart {
  /** The battle that an action begins; null: none. */
  before(attack: Attack, view: Json, onlooker: Onlooker): Battle | null
  /** The battle that a question is about, which goes on by its answers; null: none. */
  asked?(question: Question, view: Json, onlooker: Onlooker): Battle | null
  /**
   * The rounds that these lines tell of. `told`: what was told before them; `view`: the position before them; `known`: the
   * battle as it was shown before the die, if it was.
   */
  fought(
    lines: readonly Line[],
    told: readonly Line[],
    view: Json,
    onlooker: Onlooker,
    known: Battle | null,
  ): readonly BattleRound[]
}

/** What the page must know of battles before their part is loaded. */
export interface BattleSigns {
  /** Whether an action rolls the dice of a battle at once. */
  rolls(action: string): boolean
  /** Whether a question is asked within a battle. */
  isWithin?(question: Question): boolean
  /** How many of these lines, from the first on, tell of one battle; 0: none begins here. */
  span(lines: readonly Line[]): number
  load(): Promise<BattlePart>
}
