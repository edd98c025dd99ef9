/** A game that is being studied in the background, by several workers at once; what they find does not depend on how many they are. */
import { signal } from '@preact/signals'
import type { Mark, Run } from '@tabularium/bots/study'
import type { Language, Seat } from '@tabularium/engine'
import type { Refusal } from '@tabularium/engine/room'
import { Refused } from '../table/link.ts'
import type { Hand } from './hand.ts'

/** What is to be studied: the file of a game, and for whom. */
export interface Studied {
  readonly save: string
  readonly seat: Seat
  readonly language: Language
}

/** The turn in which the action of that number was done, or all of the game. */
export type Scope = { readonly action: number } | 'game'

export interface StudyState {
  /** How many choices have been looked into, and how many there are; 0: not known yet. */
  readonly done: number
  readonly all: number
  /** In the order of the game. */
  readonly marks: readonly Mark[]
  readonly isRunning: boolean
  /** Why it ended before its time; null: it did not. */
  readonly refusal: Refusal | null
}

export const UNSTUDIED: StudyState = { done: 0, all: 0, marks: [], isRunning: false, refusal: null }

const inOrder = (marks: readonly Mark[]): readonly Mark[] => [...marks].sort((a, b) => a.action - b.action)

/** The turn of the last of them that began by then. */
function turnAt(begun: readonly { readonly action: number; readonly turn: number }[], action: number): number {
  return (begun.findLast((point) => point.action <= action) ?? begun[0])?.turn ?? 0
}

export class Studying {
  readonly state = signal(UNSTUDIED)
  readonly #hire: () => Hand
  readonly #cores: number
  readonly #hands = new Set<Hand>()
  #isStopped = false

  constructor(hire: () => Hand, cores: number) {
    this.#hire = hire
    this.#cores = cores
  }

  /** Settled when all is looked into, or nothing more is. */
  async look(studied: Studied, scope: Scope): Promise<void> {
    this.#tell({ ...UNSTUDIED, isRunning: true })
    try {
      const first = this.#hired()
      const opened = await first.ask('study', studied.save, studied.seat, studied.language)
      const turn = scope === 'game' ? null : turnAt(opened.points, scope.action)
      const isMeant = (each: { readonly turn: number }) => turn === null || each.turn === turn
      const runs = opened.runs.filter(isMeant)
      this.#tell({ all: runs.length, marks: inOrder(opened.luck.filter(isMeant)) })
      await this.#shared(first, studied, runs)
    } catch (error) {
      if (!this.#isStopped) this.#tell({ refusal: error instanceof Refused ? error.refusal : null })
    }
    this.stop()
  }

  /** At once; what was found stays. */
  stop(): void {
    this.#isStopped = true
    for (const hand of this.#hands) hand.end()
    this.#hands.clear()
    this.#tell({ isRunning: false })
  }

  async #shared(first: Hand, studied: Studied, runs: readonly Run[]): Promise<void> {
    let next = 0
    const lane = async (hand: Hand) => {
      for (let run = runs[next++]; run !== undefined && !this.#isStopped; run = runs[next++]) {
        const found = await hand.ask('looked', run)
        const { done, marks } = this.state.value
        this.#tell({ done: done + 1, marks: inOrder([...marks, ...found]) })
      }
    }
    const further = async () => {
      const hand = this.#hired()
      await hand.ask('study', studied.save, studied.seat, studied.language)
      return lane(hand)
    }
    const more = Math.min(this.#cores, runs.length) - 1
    await Promise.all([lane(first), ...Array.from({ length: Math.max(0, more) }, further)])
  }

  #hired(): Hand {
    const hand = this.#hire()
    this.#hands.add(hand)
    return hand
  }

  #tell(more: Partial<StudyState>): void {
    this.state.value = { ...this.state.value, ...more }
  }
}
