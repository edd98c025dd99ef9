/** Which colour, form and sign each power has. */
import type { PlayerName, PowerName } from '@tabularium/barbarians-at-the-gates/shown'
import type { SideName } from '../../page/log/telling.ts'
import { icons } from './icons.ts'

export const sideOfPower: Readonly<Record<PowerName, SideName>> = {
  loyalist: 'rome',
  byzantine: 'east',
  usurper: 'usurper',
  barbarian: 'barb',
  allied: 'foed',
}

export type ForceForm = 'square' | 'eight' | 'ended'

/** Rome is square, her enemies are eight-sided, her allies round-ended. */
export const formOfPower = (power: PowerName): ForceForm =>
  power === 'barbarian' ? 'eight' : power === 'allied' ? 'ended' : 'square'

export const isRoman = (power: PowerName): boolean => formOfPower(power) === 'square'

/** What its CU carry. */
export const iconOfPower = (power: PowerName): string =>
  power === 'barbarian' ? icons.people : power === 'allied' ? icons.foederati : icons.unit

export const sideOfPlayer: Readonly<Record<PlayerName, SideName>> = { roman: 'rome', barbarian: 'barb' }
