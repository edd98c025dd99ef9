/** What dice are rolled for. */
import type { Purpose } from '@tabularium/engine'
import type { Catalogue, ModifierName, RollPurpose, RollWords } from '../catalogue.ts'
import { powerNamed } from '../names.ts'

const text = (purpose: Purpose, key: string) => String(purpose[key] ?? '')

/** What a die means on a card. */
const cardRolls: Readonly<Record<string, (face: number) => string>> = {
  R05: (face) => (face >= 4 ? 'he is caught' : 'he gets away'),
  R18: (face) => (face >= 5 ? 'a raider falls' : 'no harm'),
  B01: (face) => (face >= 5 ? 'the Emperor is killed' : 'the Emperor escapes'),
  B05: (face) => (face >= 4 ? 'the place falls' : 'the surprise fails'),
  B52: (face) =>
    face >= 5 ? '2 CU burn, and the fleet turns back' : face >= 3 ? '1 CU burns' : 'the fleet gets through',
}

export const roll: Readonly<Record<RollPurpose, RollWords>> = {
  attrition: {
    label: (purpose, n) =>
      `Attrition ${n.at(text(purpose, 'space'))}, ${n.cu(Number(purpose.cu), powerNamed(text(purpose, 'power')))}`,
  },
  avoid: { label: (purpose, n) => `${n.leader(text(purpose, 'leader'))} tries to avoid battle` },
  intercept: { label: (purpose, n) => `${n.leader(text(purpose, 'leader'))} tries to intercept` },
  raid: {
    label: (purpose, n) => `Raiders under the walls of ${n.space(text(purpose, 'space'))}`,
    result: (face, { needs }) => (face >= Number(needs) ? '1 CU is hit' : 'no harm'),
  },
  event: {
    label: (purpose, n) => n.card(text(purpose, 'card')),
    result: (face, purpose) => cardRolls[text(purpose, 'card')]?.(face) ?? '',
  },
  battle: {
    label: (purpose, n) => {
      const role = purpose.side === 'attackers' ? 'attacking' : 'defending'
      return `${n.cu(Number(purpose.cu), powerNamed(text(purpose, 'power')))} ${role}`
    },
  },
  siege: { label: (purpose, n) => `Siege of ${n.space(text(purpose, 'at'))}` },
}

export const modifier: Readonly<Record<ModifierName, string>> = {
  tactics: 'tactical rating',
  road: 'Roman road',
  hostile: 'enemy land',
  card: 'card',
  engineers: 'Roman engineers',
  court: 'the marshes of Ravenna',
  leadership: 'better commander',
  superiority: 'Combat Superiority',
  river: 'river',
  strait: 'strait',
  landing: 'landing from the sea',
  fort: 'fort',
  masses: 'more than 10 CU',
  caught: 'failed to avoid battle',
  interception: 'interception',
}

export const atLeast: Catalogue['atLeast'] = (number) => `${number} or more`

export const rolled: Catalogue['rolled'] = (label, need, sum, result) =>
  `${label}${need === '' ? '' : ` (${need})`}: ${sum}${result === '' ? '' : `, ${result}`}.`
