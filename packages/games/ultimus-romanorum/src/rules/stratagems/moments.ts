/** UR-2.E-f UR-6-j: the moments at which a stratagem could be played out of turn. */
import { openWindow as openFor } from '@tabularium/engine/machine'
import { BARBARIAN, type Camp, handSize, ROMAN, type State } from '../../state.ts'
import type { Moment } from './stratagems-frames.ts'

/** Asks a camp whether it plays something, whatever it holds; one that holds nothing at all is known to hold nothing. */
export function openWindow(s: State, camp: Camp, moment: Moment): void {
  if (handSize(s, camp) > 0) openFor(s, moment, [camp])
}

/** UR-2.E-g: asks the active camp, then the other, until both have let it pass in succession. */
export function openToBoth(s: State, active: Camp, moment: Moment): void {
  openFor(s, moment, active === ROMAN ? ROMAN_FIRST : BARBARIAN_FIRST)
}

const ROMAN_FIRST: readonly Camp[] = [ROMAN, BARBARIAN]
const BARBARIAN_FIRST: readonly Camp[] = [BARBARIAN, ROMAN]
