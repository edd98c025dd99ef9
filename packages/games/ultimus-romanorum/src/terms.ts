/** The rulebook's words for camps, statuses and phases, and what stands for a place where there is none. */
import type { Place } from './board.ts'

/** Where a piece is that is not on the map. */
/** It has not entered yet, or it is not in use: a minor people at peace, buccellarii without a leader. */
export const OFF = -1 as Place
/** Eliminated; the rules may bring it back. */
export const LOST = -2 as Place
/** Removed from the game for good. */
export const GONE = -3 as Place

export const ROMAN = 0
export const BARBARIAN = 1
/** UR-0.5-a: a role, not a player. */
export type Camp = typeof ROMAN | typeof BARBARIAN
export const otherCamp = (camp: Camp): Camp => (camp === ROMAN ? BARBARIAN : ROMAN)
export const campNames = ['roman', 'barbarian'] as const

export const PEACE = 0
export const WAR = 1
export const FOEDERATI = 2
export const REVOLT = 3
export const REGNUM = 4
/** UR-4.4.2-a: Armenia, the Roman's without being Foederati. */
export const CLIENT = 5
export type Status = typeof PEACE | typeof WAR | typeof FOEDERATI | typeof REVOLT | typeof REGNUM | typeof CLIENT
export const statusNames = ['peace', 'war', 'foederati', 'revolt', 'regnum', 'client'] as const

export const phases = ['set-up', 'A', 'B', 'C', 'D', 'E', 'F'] as const
export type Phase = (typeof phases)[number]

/** What the Augusta was played for, until the roll it bears on. */
export const favourNames = ['assassination', 'usurpation', 'council'] as const
export type Favour = (typeof favourNames)[number]
