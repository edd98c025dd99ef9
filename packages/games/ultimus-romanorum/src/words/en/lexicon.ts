import type { CampName, HalfName } from '../../events.ts'
import type { Phase } from '../../state.ts'
import type { StratagemId } from '../../stratagem-kinds.ts'
import type { SeatName } from '../catalogue.ts'
import type { Lexicon } from '../names.ts'
import { leader } from './leaders.ts'

export const lexicon: Lexicon = {
  and: 'and',
  weakened: 'weakened',
  at({ kind, name }) {
    if (kind === 'off') return 'off the map'
    if (kind === 'fleet') return `aboard ${name}`
    return kind === 'box' ? `in the box of ${name}` : `in ${name}`
  },
  to({ kind, name }) {
    if (kind === 'off') return 'off the map'
    if (kind === 'fleet') return `aboard ${name}`
    return kind === 'box' ? `into the box of ${name}` : `to ${name}`
  },
  from({ kind, name }) {
    if (kind === 'off') return 'from off the map'
    return kind === 'box' ? `from the box of ${name}` : `from ${name}`
  },
  the: (people, isCountry) => (isCountry ? people : `the ${people}`),
  ofThe: (people, isCountry) => (isCountry ? `of ${people}` : `of the ${people}`),
  spareFleet: (number) => `Fleet ${number}`,
  leader,
}

export const camp: Record<CampName, string> = { roman: 'the Roman', barbarian: 'the Barbarian' }
export const half: Record<HalfName, string> = { west: 'the West', east: 'the East' }
export const adjective: Record<HalfName, string> = { west: 'Occidentalis', east: 'Orientalis' }
export const player: Record<SeatName, string> = { first: 'the first player', second: 'the second player' }

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`

export const phase: Record<Phase, string> = {
  'set-up': 'Set-up',
  A: 'Phase A: stratagems',
  B: 'Phase B: initiative',
  C: 'Phase C: geostrategy',
  D: 'Phase D: administration',
  E: 'Phase E: movement and combat',
  F: 'Phase F: campaign balance',
}

export const stratagem: Record<StratagemId, string> = {
  'minor-federation-treaty': 'Minor Federation Treaty',
  'major-federation-treaty': 'Major Federation Treaty',
  tribute: 'Tribute',
  'augusta-orientalis': 'Augusta Orientalis',
  'augusta-occidentalis': 'Augusta Occidentalis',
  papa: 'Papa',
  buccellarii: 'Buccellarii',
  'western-usurpation': 'Western Usurpation',
  'eastern-usurpation': 'Eastern Usurpation',
  'minor-uprising': 'One Minor People Uprising',
  'two-minor-uprisings': 'Two Minor Peoples Uprising',
  'three-minor-uprisings': 'Three Minor Peoples Uprising',
  'major-uprising': 'One Major People Uprising',
  'three-major-uprisings': 'Three Major Peoples Uprising',
  'scourge-of-god': 'Scourge of God',
  rex: 'Rex',
  'barbarian-alliance': 'Barbarian Alliance',
  bagaudes: 'Bagaudes',
  migration: 'Migration',
  initiative: 'Initiative',
  rebellion: 'Rebellion',
  'ecumenical-council': 'Ecumenical Council',
  'opportune-flight': 'Opportune Flight',
  assassination: 'Assassination',
  'plague-outbreak': 'Plague Outbreak',
  'plague-epidemic': 'Plague Epidemic',
  desertion: 'Desertion',
  'furor-germanicus': 'Furor Germanicus',
  'divine-favour': 'Divine Favour',
  fleet: 'Fleet',
  germanophobia: 'Germanophobia',
}
