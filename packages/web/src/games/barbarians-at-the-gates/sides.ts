/** Whose colour each power has. */
import type { PlayerName, PowerName } from '@tabularium/barbarians-at-the-gates/shown'
import type { SideName } from '../../page/log/telling.ts'

export const sideOfPower: Readonly<Record<PowerName, SideName>> = {
  loyalist: 'rome',
  byzantine: 'east',
  usurper: 'usurper',
  barbarian: 'barb',
  allied: 'foed',
}

export const sideOfPlayer: Readonly<Record<PlayerName, SideName>> = { roman: 'rome', barbarian: 'barb' }
