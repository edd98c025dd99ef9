/** Ratings from duels, by Bradley and Terry's model: who is rated x above another gets 1 / (1 + 10^(-x / 400)) of the points. */

import type { Counts } from '../tally.ts'
import { type Interval, Z } from './statistics.ts'

/** Rounds of two players on the same dice with the sides swapped. */
export interface Duel {
  readonly one: number
  readonly other: number
  /** How often each sum of half points of `one` came up. */
  readonly rounds: Counts
  /** The largest sum. */
  readonly most: number
}

/** From the last player on, who has 0. */
export interface Rating {
  readonly rating: number
  readonly interval: Interval
}

const SCALE = 400 / Math.LN10
const STEPS = 100
const LONGEST_STEP = 2
const NEAR = 1e-12

/**
 * To the rounds of each duel one is added that brings all and one that brings nothing, so that nobody is rated infinitely above another. The intervals
 * follow from the variance of the rounds, whatever the model says of it.
 */
export function bradleyTerry(players: number, duels: readonly Duel[]): readonly Rating[] {
  const played = duels.map(summed)
  const free = players - 1
  const strengths = Array.from({ length: players }, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const { slope, bend } = derivatives(played, strengths, free)
    const change = solved(bend, slope)
    const largest = Math.max(...change.map(Math.abs), 0)
    const part = Math.min(1, LONGEST_STEP / largest)
    for (let i = 0; i < free; i++) strengths[i] += part * change[i]
    if (largest < NEAR) break
  }
  const { bend, noise } = derivatives(played, strengths, free)
  return strengths.map((strength, i) => {
    const deviation = i === free ? 0 : deviationOf(bend, noise, i)
    const at = (times: number) => SCALE * (strength + times * Z * deviation)
    return { rating: at(0), interval: [at(-1), at(1)] }
  })
}

interface Summed {
  readonly one: number
  readonly other: number
  /** Shares of `one`, with how often each came up. */
  readonly shares: readonly (readonly [share: number, times: number])[]
}

function summed({ one, other, rounds, most }: Duel): Summed {
  const shares = Object.entries(rounds).map(([sum, times]) => [Number(sum) / most, times] as const)
  return { one, other, shares: [[0, 1], [1, 1], ...shares] }
}

type Matrix = readonly number[][]

const zeros = (size: number): Matrix => Array.from({ length: size }, () => Array.from({ length: size }, () => 0))

/** Of the likelihood: its slope, how it bends, and the spread of the slope as the rounds show it. */
function derivatives(duels: readonly Summed[], strengths: readonly number[], free: number) {
  const slope = Array.from({ length: free }, () => 0)
  const [bend, noise] = [zeros(free), zeros(free)]
  for (const { one, other, shares } of duels) {
    const expected = 1 / (1 + Math.exp(strengths[other] - strengths[one]))
    let [pull, square, times] = [0, 0, 0]
    for (const [share, n] of shares) {
      pull += n * (share - expected)
      square += n * (share - expected) ** 2
      times += n
    }
    if (one < free) slope[one] += pull
    if (other < free) slope[other] -= pull
    addPair(bend, one, other, times * expected * (1 - expected))
    addPair(noise, one, other, square)
  }
  return { slope, bend, noise }
}

function addPair(matrix: Matrix, one: number, other: number, value: number): void {
  const free = matrix.length
  for (const i of [one, other]) {
    for (const j of [one, other]) if (i < free && j < free) matrix[i][j] += i === j ? value : -value
  }
}

/** The root of place (i, i) of bend^-1 noise bend^-1. */
function deviationOf(bend: Matrix, noise: Matrix, i: number): number {
  const row = solved(
    bend,
    bend.map((_, j) => (i === j ? 1 : 0)),
  )
  let sum = 0
  row.forEach((a, j) => {
    row.forEach((b, k) => {
      sum += a * noise[j][k] * b
    })
  })
  return Math.sqrt(sum)
}

/** x of matrix x = right, by Gauss; the matrix is symmetric and positive. */
function solved(matrix: Matrix, right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i]])
  const size = rows.length
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const factor = rows[j][i] / rows[i][i]
      for (let k = i; k <= size; k++) rows[j][k] -= factor * rows[i][k]
    }
  }
  const found = Array.from({ length: size }, () => 0)
  for (let i = size - 1; i >= 0; i--) {
    let left = rows[i][size]
    for (let k = i + 1; k < size; k++) left -= rows[i][k] * found[k]
    found[i] = left / rows[i][i]
  }
  return found
}
