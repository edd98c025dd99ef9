/** What dice are rolled for. */
import type { Purpose } from '@tabularium/engine'
import { columnNames } from '../../rules/combat/table.ts'
import type { Need, RollPurpose, RollWords } from '../catalogue.ts'
import type { Names } from '../names.ts'

const text = (purpose: Purpose, key: string) => String(purpose[key] ?? '')
const leader = (what: string) => (purpose: Purpose, n: Names) => `${what} ${n.piece(text(purpose, 'leader'))}`
const zone = (what: string) => (purpose: Purpose, n: Names) => `${what} ${n.at(text(purpose, 'at'))}`

export const need: Record<Need, (number: number) => string> = {
  below: (number) => `less than ${number}`,
  atMost: (number) => `${number} or less`,
  atLeast: (number) => `${number} or more`,
  above: (number) => `more than ${number}`,
}

export const roll: Record<RollPurpose, RollWords> = {
  initiative: { label: () => 'Initiative', met: 'the Roman’s', missed: 'the Barbarian’s' },
  event: { label: () => 'Event of the year' },
  illness: {
    label: () => 'Which Augustus falls ill',
    read: (face) => (face % 2 === 0 ? 'Occidentalis' : 'Orientalis'),
  },
  anger: {
    label: () => 'Which capitals rage',
    read: (face) => (face === 0 ? 'all' : face % 2 === 0 ? 'those of the West' : 'those of the East'),
  },
  death: { label: leader('Death of'), met: 'he dies', missed: 'he lives' },
  approval: { label: leader('Consent of the East to'), met: 'yes', missed: 'no' },
  usurpation: { label: leader('Usurpation of'), met: 'validated', missed: 'not validated' },
  spokesman: { label: zone('Lot: who speaks for the troops') },
  loyalty: { label: leader('Loyalty of'), met: 'he joins the usurpation', missed: 'he stays loyal' },
  spread: {
    label: (purpose, n) => `The usurpation spreads to ${n.diocese(text(purpose, 'diocese'))}`,
    met: 'yes',
    missed: 'no',
  },
  rally: { label: zone('Rally of the units'), met: 'they join', missed: 'they do not join' },
  rex: { label: leader('A crown for'), met: 'he is king', missed: 'he is not king' },
  rebellion: {
    label: (purpose, n) => `Rebellion ${n.ofThe(text(purpose, 'people'))}`,
    met: 'it succeeds',
    missed: 'it fails',
  },
  assassination: { label: leader('Attempt on'), met: 'he dies', missed: 'he lives' },
  plague: { label: leader('Plague,'), met: 'he dies', missed: 'he lives' },
  council: { label: () => 'The Augustus at the Council', met: 'he prevails', missed: 'he does not prevail' },
  escape: { label: leader('Escape of'), met: 'he gets away', missed: 'he is caught' },
  evasion: { label: zone('Evasion'), met: 'it succeeds', missed: 'it fails' },
  battle: {
    label: (purpose, n) => `Battle ${n.at(text(purpose, 'at'))} (column ${columnNames[Number(purpose.column)] ?? '?'})`,
  },
  federation: { label: () => 'Federation', met: 'it succeeds', missed: 'it fails' },
  siege: { label: () => 'The city under siege', met: 'the enemy is at the walls', missed: 'it holds' },
  walls: { label: () => 'The walls of Constantinopolis', met: 'they fall', missed: 'they hold' },
}
