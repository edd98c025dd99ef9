/** What this game's part of the page says. The game's own words for actions and events come from the game. */
import type { Language } from '@tabularium/engine'
import type { ActionGroup } from '../../page/game-page.ts'

export interface Battle {
  readonly at: string
  readonly romans: number
  readonly forces: number
  readonly cavalry: number
  readonly fort: boolean
  readonly crn: number
  /** Whole percentages: that the Romans hold, that the Barbarians take it, that nobody is left. */
  readonly hold: number
  readonly take: number
  readonly nobody: number
}

export interface Loss {
  readonly at: string
  readonly legions: number
  readonly fort: boolean
  readonly wall: boolean
}

export interface BoardWords {
  readonly board: string
  legions(n: number): string
  romanForces(n: number): string
  barbarianForces(n: number): string
  cavalry(n: number): string
  readonly fort: string
  readonly wall: string
  readonly phases: Readonly<Record<string, string>>
  headline(turn: number, turns: number, phase: string, points: number): string
  turn(turn: number, turns: number): string
  readonly treasury: string
  points(rrp: number): string
  upkeep(n: number): string
  income(n: number): string
  readonly rome: string
  garrison(forces: number): string
  threat(area: string, borders: number): string
  readonly noThreat: string
  readonly forsaken: string
  readonly piles: string
  readonly pile: readonly [counter: string, available: string, dead: string]
  readonly rows: Readonly<Record<'legions' | 'forces' | 'forts' | 'walls' | 'barbarianForces' | 'cavalry', string>>
  readonly legend: string
  readonly groups: readonly ActionGroup[]
  readonly standing: Readonly<Record<string, readonly (readonly [string, string])[]>>
  conflict(battle: Battle): string
  dies(loss: Loss): string
}

const kinds = {
  now: ['pay', 'buy', 'done', 'with', 'lose', 'place', 'enter'],
  march: ['march'],
  move: ['move', 'ride'],
  disband: ['disband'],
} as const

const listed = (parts: readonly (string | false)[], and: string) => {
  const said = parts.filter((part) => part !== false)
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} ${and} ${said.at(-1)}`
}
const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`

const en: BoardWords = {
  board: 'Board of The Fall of the Roman Empire',
  legions: (n) => many(n, 'Legion', 'Legions'),
  romanForces: (n) => many(n, 'Roman Force', 'Roman Forces'),
  barbarianForces: (n) => many(n, 'Barbarian Force', 'Barbarian Forces'),
  cavalry: (n) => `${n} Cavalry`,
  fort: 'Fort',
  wall: 'Wall',
  phases: {
    'set-up': 'Set-up',
    expenditure: 'Upkeep',
    purchase: 'Purchases',
    entry: 'Barbarians gather',
    'roman-movement': 'Roman movement',
    march: 'Roman movement',
    'barbarian-movement': 'Barbarian movement',
    host: 'Barbarian movement',
    losses: 'Conflicts',
    ride: 'Cavalry rides',
  },
  headline: (turn, turns, phase, points) =>
    [`Turn ${turn} of ${turns}`, phase, many(points, 'resource point', 'resource points')]
      .filter((part) => part !== '')
      .join(' · '),
  turn: (turn, turns) => `Turn ${turn} of ${turns}`,
  treasury: 'Resources of Rome',
  points: (rrp) => `${many(rrp, 'resource point', 'resource points')} in hand`,
  upkeep: (n) => `Upkeep: ${n}, one for each Roman counter on the map`,
  income: (n) => `Next collection, as things stand: ${n}`,
  rome: 'Is Rome safe?',
  garrison: (forces) =>
    forces === 0
      ? 'No Force holds Rome: one Barbarian Force there ends the game.'
      : `${many(forces, 'Force holds', 'Forces hold')} Rome.`,
  threat: (area, borders) =>
    borders === 0
      ? 'Barbarians are in Rome.'
      : `The nearest Barbarians are in ${area}, ${many(borders, 'border', 'borders')} away.`,
  noThreat: 'There are no Barbarians on the map.',
  forsaken: 'No Roman Force is with them; unless one comes, they are lost for ever after the conflicts:',
  piles: 'Counters left',
  pile: ['Counter', 'Available', 'Dead'],
  rows: {
    legions: 'Legions',
    forces: 'Roman Forces',
    forts: 'Forts',
    walls: 'Walls',
    barbarianForces: 'Barbarian Forces',
    cavalry: 'Cavalry',
  },
  legend:
    'Red stacks are Roman, dark ones Barbarian; the number is the Forces, each gold sign a Legion or a Cavalry. Grey: has moved. A coin shows what an area is worth.',
  groups: [
    ['Now', kinds.now],
    ['March', kinds.march],
    ['Move', kinds.move],
    ['Disband', kinds.disband],
  ],
  standing: {
    expenditure: [['pay', 'Pay upkeep']],
    purchase: [
      ['buy legion', 'Buy a Legion'],
      ['buy force', 'Buy a Force'],
    ],
  },
  conflict: ({ at, romans, forces, cavalry, fort, crn, hold, take, nobody }) =>
    `Conflict in ${at}, if nothing more moves: ${many(romans, 'Roman Force', 'Roman Forces')}${fort ? ' with a Fort' : ''} against ${listed(
      [(forces > 0 || cavalry === 0) && many(forces, 'Force', 'Forces'), cavalry > 0 && `${cavalry} Cavalry`],
      'and',
    )}, first conflict ratio ${crn}. The Romans hold it ${hold}%, the Barbarians take it ${take}%${nobody > 0 ? `, nobody is left ${nobody}%` : ''}.`,
  dies: ({ at, legions, fort, wall }) =>
    `No Roman Force would be in ${at}: unless one comes, ${listed(
      [legions > 0 && many(legions, 'Legion', 'Legions'), fort && 'the Fort', wall && 'the Wall'],
      'and',
    )} there will be lost for ever after the conflicts (FR-10-j).`,
}

const fr: BoardWords = {
  board: 'Plateau de The Fall of the Roman Empire',
  legions: (n) => many(n, 'Légion', 'Légions'),
  romanForces: (n) => many(n, 'Force romaine', 'Forces romaines'),
  barbarianForces: (n) => many(n, 'Force barbare', 'Forces barbares'),
  cavalry: (n) => many(n, 'Cavalerie', 'Cavaleries'),
  fort: 'Fort',
  wall: 'Mur',
  phases: {
    'set-up': 'Mise en place',
    expenditure: 'Entretien',
    purchase: 'Achats',
    entry: 'Les Barbares se rassemblent',
    'roman-movement': 'Mouvement romain',
    march: 'Mouvement romain',
    'barbarian-movement': 'Mouvement barbare',
    host: 'Mouvement barbare',
    losses: 'Conflits',
    ride: 'Chevauchée',
  },
  headline: (turn, turns, phase, points) =>
    [`Tour ${turn} sur ${turns}`, phase, many(points, 'point de ressources', 'points de ressources')]
      .filter((part) => part !== '')
      .join(' · '),
  turn: (turn, turns) => `Tour ${turn} sur ${turns}`,
  treasury: 'Ressources de Rome',
  points: (rrp) => `${many(rrp, 'point de ressources', 'points de ressources')} en main`,
  upkeep: (n) => `Entretien : ${n}, un par pion romain sur la carte`,
  income: (n) => `Prochaine collecte, en l’état : ${n}`,
  rome: 'Rome est-elle sûre ?',
  garrison: (forces) =>
    forces === 0
      ? 'Aucune Force ne tient Rome : une seule Force barbare y met fin à la partie.'
      : `${many(forces, 'Force tient', 'Forces tiennent')} Rome.`,
  threat: (area, borders) =>
    borders === 0
      ? 'Les Barbares sont à Rome.'
      : `Les Barbares les plus proches : ${area}, à ${many(borders, 'frontière', 'frontières')}.`,
  noThreat: 'Aucun Barbare n’est sur la carte.',
  forsaken: 'Sans Force romaine ; si aucune ne vient, perdus à jamais après les conflits :',
  piles: 'Pions restants',
  pile: ['Pion', 'Disponibles', 'Perdus'],
  rows: {
    legions: 'Légions',
    forces: 'Forces romaines',
    forts: 'Forts',
    walls: 'Murs',
    barbarianForces: 'Forces barbares',
    cavalry: 'Cavaleries',
  },
  legend:
    'Les piles rouges sont romaines, les sombres barbares ; le nombre compte les Forces, chaque signe doré une Légion ou une Cavalerie. En gris : a bougé. La pièce dit ce que vaut une région.',
  groups: [
    ['Maintenant', kinds.now],
    ['Marches', kinds.march],
    ['Déplacements', kinds.move],
    ['Dissoudre', kinds.disband],
  ],
  standing: {
    expenditure: [['pay', 'Payer l’entretien']],
    purchase: [
      ['buy legion', 'Acheter une Légion'],
      ['buy force', 'Acheter une Force'],
    ],
  },
  conflict: ({ at, romans, forces, cavalry, fort, crn, hold, take, nobody }) =>
    `Conflit en ${at}, si plus rien ne bouge : ${many(romans, 'Force romaine', 'Forces romaines')}${fort ? ' avec un Fort' : ''} contre ${listed(
      [
        (forces > 0 || cavalry === 0) && many(forces, 'Force', 'Forces'),
        cavalry > 0 && many(cavalry, 'Cavalerie', 'Cavaleries'),
      ],
      'et',
    )}, premier rapport de conflit ${crn}. Les Romains tiennent ${hold} %, les Barbares prennent ${take} %${nobody > 0 ? `, personne ne reste ${nobody} %` : ''}.`,
  dies: ({ at, legions, fort, wall }) =>
    `Aucune Force romaine ne serait en ${at} : si aucune ne vient, ${listed(
      [legions > 0 && many(legions, 'Légion', 'Légions'), fort && 'le Fort', wall && 'le Mur'],
      'et',
    )} y seront perdus à jamais après les conflits (FR-10-j).`,
}

export const catalogues: Record<Language, BoardWords> = { en, fr }
