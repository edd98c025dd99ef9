/** Pourquoi l’on jette les dés. */
import type { Purpose } from '@tabularium/engine'
import { columnNames } from '../../rules/combat/table.ts'
import type { Need, RollPurpose, RollWords } from '../catalogue.ts'
import type { Names } from '../names.ts'
import { of } from './lexicon.ts'

const text = (purpose: Purpose, key: string) => String(purpose[key] ?? '')
const leader = (what: string) => (purpose: Purpose, n: Names) => `${what} ${of(n.piece(text(purpose, 'leader')))}`
const zone = (what: string) => (purpose: Purpose, n: Names) => `${what} ${n.at(text(purpose, 'at'))}`

export const need: Record<Need, (number: number) => string> = {
  below: (number) => `moins de ${number}`,
  atMost: (number) => `${number} ou moins`,
  atLeast: (number) => `${number} ou plus`,
  above: (number) => `plus de ${number}`,
}

export const roll: Record<RollPurpose, RollWords> = {
  initiative: { label: () => 'Initiative', met: 'au Romain', missed: 'au Barbare' },
  event: { label: () => 'Événement de l’année' },
  illness: {
    label: () => 'Quel Augustus est malade',
    read: (face) => (face % 2 === 0 ? 'Occidentalis' : 'Orientalis'),
  },
  anger: {
    label: () => 'Quelles capitales grondent',
    read: (face) => (face === 0 ? 'toutes' : face % 2 === 0 ? 'celles d’Occident' : 'celles d’Orient'),
  },
  death: { label: leader('Mort'), met: 'il meurt', missed: 'il vit' },
  approval: {
    label: (purpose, n) => `Accord de l’Orient pour ${n.piece(text(purpose, 'leader'))}`,
    met: 'oui',
    missed: 'non',
  },
  usurpation: { label: leader('Usurpation'), met: 'validée', missed: 'non validée' },
  spokesman: { label: zone('Tirage au sort de qui parle pour les troupes') },
  loyalty: { label: leader('Loyauté'), met: 'il rejoint l’usurpation', missed: 'il reste loyal' },
  spread: {
    label: (purpose, n) => `Extension de l’usurpation en ${n.diocese(text(purpose, 'diocese'))}`,
    met: 'oui',
    missed: 'non',
  },
  rally: { label: zone('Ralliement des unités'), met: 'elles rejoignent', missed: 'elles ne rejoignent pas' },
  rex: { label: leader('Couronne'), met: 'il est roi', missed: 'il n’est pas roi' },
  rebellion: {
    label: (purpose, n) => `Rébellion ${n.ofThe(text(purpose, 'people'))}`,
    met: 'elle réussit',
    missed: 'elle échoue',
  },
  assassination: { label: leader('Assassinat'), met: 'il meurt', missed: 'il vit' },
  plague: {
    label: (purpose, n) => `Peste, ${n.piece(text(purpose, 'leader'))}`,
    met: 'il meurt',
    missed: 'il vit',
  },
  council: { label: () => 'L’Augustus au Concile', met: 'il l’emporte', missed: 'il ne l’emporte pas' },
  escape: { label: leader('Fuite'), met: 'il s’échappe', missed: 'il est pris' },
  evasion: { label: zone('Évasion'), met: 'elle réussit', missed: 'elle échoue' },
  battle: {
    label: (purpose, n) =>
      `Bataille ${n.at(text(purpose, 'at'))} (colonne ${columnNames[Number(purpose.column)] ?? '?'})`,
  },
  federation: { label: () => 'Fédération', met: 'elle réussit', missed: 'elle échoue' },
  siege: { label: () => 'La ville assiégée', met: 'l’ennemi est aux murs', missed: 'elle tient' },
  walls: { label: () => 'Les murs de Constantinopolis', met: 'ils tombent', missed: 'ils tiennent' },
}
