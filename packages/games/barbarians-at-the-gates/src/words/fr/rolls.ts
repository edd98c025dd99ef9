/** Pourquoi l’on jette les dés. */
import type { Purpose } from '@tabularium/engine'
import type { Catalogue, ModifierName, RollPurpose, RollWords } from '../catalogue.ts'
import { powerNamed } from '../names.ts'

const text = (purpose: Purpose, key: string) => String(purpose[key] ?? '')

/** Ce que veut dire un dé sur une carte. */
const cardRolls: Readonly<Record<string, (face: number) => string>> = {
  R05: (face) => (face >= 4 ? 'il est pris' : 'il s’échappe'),
  R18: (face) => (face >= 5 ? 'une UC de pillards tombe' : 'sans effet'),
  B01: (face) => (face >= 5 ? 'l’Empereur est tué' : 'l’Empereur en réchappe'),
  B05: (face) => (face >= 4 ? 'la place tombe' : 'la surprise échoue'),
  B52: (face) =>
    face >= 5 ? '2 UC brûlent, et la flotte rebrousse chemin' : face >= 3 ? '1 UC brûle' : 'la flotte passe',
}

export const roll: Readonly<Record<RollPurpose, RollWords>> = {
  attrition: {
    label: (purpose, n) =>
      `Attrition ${n.at(text(purpose, 'space'))}, ${n.cu(Number(purpose.cu), powerNamed(text(purpose, 'power')))}`,
  },
  avoid: { label: (purpose, n) => `${n.leader(text(purpose, 'leader'))} tente l’esquive` },
  intercept: { label: (purpose, n) => `${n.leader(text(purpose, 'leader'))} tente d’intercepter` },
  raid: {
    label: (purpose, n) => `Pillards sous les murs ${n.from(text(purpose, 'space'))}`,
    result: (face, { needs }) => (face >= Number(needs) ? '1 UC est touchée' : 'sans effet'),
  },
  event: {
    label: (purpose, n) => n.card(text(purpose, 'card')),
    result: (face, purpose) => cardRolls[text(purpose, 'card')]?.(face) ?? '',
  },
  battle: {
    label: (purpose, n) => {
      const role = purpose.side === 'attackers' ? 'à l’attaque' : 'en défense'
      return `${n.cu(Number(purpose.cu), powerNamed(text(purpose, 'power')))} ${role}`
    },
  },
  siege: { label: (purpose, n) => `Siège ${n.from(text(purpose, 'at'))}` },
}

export const modifier: Readonly<Record<ModifierName, string>> = {
  tactics: 'valeur tactique',
  road: 'voie romaine',
  hostile: 'terre ennemie',
  card: 'carte',
  engineers: 'ingénieurs romains',
  court: 'les marais de Ravenna',
  leadership: 'meilleur chef',
  superiority: 'supériorité au combat',
  river: 'fleuve',
  strait: 'détroit',
  landing: 'débarquement',
  fort: 'fort',
  masses: 'plus de 10 UC',
  caught: 'esquive manquée',
  interception: 'interception',
}

export const atLeast: Catalogue['atLeast'] = (number) => `${number} ou plus`

export const rolled: Catalogue['rolled'] = (label, need, sum, result) =>
  `${label}${need === '' ? '' : ` (${need})`} : ${sum}${result === '' ? '' : `, ${result}`}.`
