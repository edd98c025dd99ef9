/** Fleets: where each is and whose. */
import type { Board, Fleet, Place } from '../board.ts'
import { access, type State } from '../position/fields.ts'
import type { Camp } from '../terms.ts'

const { at, camp, moved, returns } = access.fleets

/** Its place, or OFF, LOST. */
export const whereIsFleet = (s: State, fleet: Fleet): Place => at.get(s, fleet)
export const putFleet = (s: State, fleet: Fleet, to: Place): void => at.set(s, fleet, to)

export const campOfFleet = (s: State, fleet: Fleet): Camp => camp.get(s, fleet)
export const giveFleet = (s: State, fleet: Fleet, to: Camp): void => camp.set(s, fleet, to)

/** It was used in this SMC. */
export const hasFleetMoved = (s: State, fleet: Fleet): boolean => moved.get(s, fleet) === 1
export const setFleetMoved = (s: State, fleet: Fleet, isSo: boolean): void => moved.set(s, fleet, isSo ? 1 : 0)

/** The year in which it returns; 0. */
export const fleetReturns = (s: State, fleet: Fleet): number => returns.get(s, fleet)
export const setFleetReturn = (s: State, fleet: Fleet, year: number): void => returns.set(s, fleet, year)

/** The place aboard a fleet. */
export const deckOf = (board: Board, fleet: Fleet): Place => board.everyPlace[board.aboard + fleet]
export const fleetOfPlace = (board: Board, place: Place): Fleet => board.everyFleet[place - board.aboard]
