import type { CampName, HalfName } from '../../events.ts'
import type { Phase } from '../../state.ts'
import type { StratagemId } from '../../stratagem-kinds.ts'
import type { SeatName } from '../catalogue.ts'
import type { Lexicon } from '../names.ts'

const isVowel = (name: string) => /^[AEIOUYHÉ]/.test(name)
export const of = (name: string) => (isVowel(name) ? `d’${name}` : `de ${name}`)

export const lexicon: Lexicon = {
  and: 'et',
  weakened: 'face affaiblie',
  at({ kind, name }) {
    if (kind === 'off') return 'hors de la carte'
    if (kind === 'fleet') return `à bord de la ${name}`
    return kind === 'box' ? `dans la case de ${name}` : `en ${name}`
  },
  to({ kind, name }) {
    if (kind === 'off') return 'hors de la carte'
    if (kind === 'fleet') return `à bord de la ${name}`
    return kind === 'box' ? `dans la case de ${name}` : `en ${name}`
  },
  from({ kind, name }) {
    if (kind === 'off') return 'de hors de la carte'
    if (kind === 'fleet') return `de la ${name}`
    return kind === 'box' ? `de la case de ${name}` : of(name)
  },
  the(people, isCountry) {
    return isCountry ? `l’${people}` : `les ${people}`
  },
  ofThe: (people, isCountry) => (isCountry ? `de l’${people}` : `des ${people}`),
  spareFleet: (number) => `Flotte ${number}`,
  leader: {},
}

export const camp: Record<CampName, string> = { roman: 'le Romain', barbarian: 'le Barbare' }
export const ofCamp: Record<CampName, string> = { roman: 'du Romain', barbarian: 'du Barbare' }
export const toCamp: Record<CampName, string> = { roman: 'au Romain', barbarian: 'au Barbare' }
export const half: Record<HalfName, string> = { west: 'l’Occident', east: 'l’Orient' }
export const inHalf: Record<HalfName, string> = { west: 'en Occident', east: 'en Orient' }
export const ofHalf: Record<HalfName, string> = { west: 'd’Occident', east: 'd’Orient' }
export const adjective: Record<HalfName, string> = { west: 'Occidentalis', east: 'Orientalis' }
export const player: Record<SeatName, string> = { first: 'le premier joueur', second: 'le second joueur' }

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const plural = (n: number, word: string) => `${n} ${word}${n < 2 ? '' : 's'}`

export const phase: Record<Phase, string> = {
  'set-up': 'Mise en place',
  A: 'Phase A : stratagèmes',
  B: 'Phase B : initiative',
  C: 'Phase C : géostratégie',
  D: 'Phase D : administration',
  E: 'Phase E : mouvements et combats',
  F: 'Phase F : bilan de campagne',
}

export const stratagem: Record<StratagemId, string> = {
  'minor-federation-treaty': 'Traité de Fédération mineur',
  'major-federation-treaty': 'Traité de Fédération majeur',
  tribute: 'Tribut',
  'augusta-orientalis': 'Augusta Orientalis',
  'augusta-occidentalis': 'Augusta Occidentalis',
  papa: 'Papa',
  buccellarii: 'Buccellarii',
  'western-usurpation': 'Usurpation en Occident',
  'eastern-usurpation': 'Usurpation en Orient',
  'minor-uprising': 'Soulèvement d’un peuple mineur',
  'two-minor-uprisings': 'Soulèvement de deux peuples mineurs',
  'three-minor-uprisings': 'Soulèvement de trois peuples mineurs',
  'major-uprising': 'Soulèvement d’un peuple majeur',
  'three-major-uprisings': 'Soulèvement de trois peuples majeurs',
  'scourge-of-god': 'Fléau de Dieu',
  rex: 'Rex',
  'barbarian-alliance': 'Alliance barbare',
  bagaudes: 'Bagaudes',
  migration: 'Migration',
  initiative: 'Initiative',
  rebellion: 'Rébellion',
  'ecumenical-council': 'Concile œcuménique',
  'opportune-flight': 'Fuite opportune',
  assassination: 'Assassinat',
  'plague-outbreak': 'Foyer de peste',
  'plague-epidemic': 'Épidémie de peste',
  desertion: 'Désertion',
  'furor-germanicus': 'Furor Germanicus',
  'divine-favour': 'Faveur divine',
  fleet: 'Flotte',
  germanophobia: 'Germanophobia',
}
