/** The colours and forms of the five powers: classes of counters.css. */
import type { ControllerName, PowerName } from '@tabularium/barbarians-at-the-gates/shown'
import type { Owner } from '../../../page/board/counters/counter.tsx'

export const ownerOfPower: Readonly<Record<PowerName, Owner>> = {
  loyalist: 'rome',
  byzantine: 'east',
  usurper: 'usurper',
  barbarian: 'barb',
  allied: 'foed',
}

export const formOfPower = (power: PowerName): 'square' | 'eight' =>
  power === 'barbarian' || power === 'allied' ? 'eight' : 'square'

export const ownerOfPlace = (controller: ControllerName): Owner | null =>
  controller === 'none' ? null : ownerOfPower[controller]
