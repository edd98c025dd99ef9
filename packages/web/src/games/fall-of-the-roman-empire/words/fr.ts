import type { PageWords } from './page-words.ts'

const many = (n: number, one: string, more: string) => `${n} ${n < 2 ? one : more}`
const works = { fort: 'Le Fort', wall: 'Le Mur' } as const
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`

export const fr: PageWords = {
  turn: (turn, turns) => `Tour ${turn} sur ${turns}`,
  phases: {
    '': 'Mise en place',
    collection: 'Impôt',
    expenditure: 'Entretien',
    purchase: 'Achats',
    'barbarian-resources': 'Les peuples s’assemblent',
    'roman-movement': 'Mouvement romain',
    'barbarian-movement': 'Mouvement barbare',
    conflict: 'Conflits',
    'end-of-turn': 'Fin du tour',
    over: 'Fin',
  },
  steps: { tax: 'Impôt', pay: 'Solde', buy: 'Achat', gather: 'Afflux', march: 'Marche', raid: 'Raid', fight: 'Combat' },
  numbers: { treasury: 'au trésor', tax: 'prochain impôt', upkeep: 'entretien' },
  heading: {
    of: {
      'set-up': 'La première horde',
      expenditure: 'Entretien',
      purchase: 'Achats',
      entry: 'Ils s’assemblent',
      'roman-movement': 'Les Légions marchent',
      'barbarian-movement': 'Les peuples bougent',
      losses: 'Pertes',
      ride: 'Chevauchée',
    },
    legions: (n, at) => `${n === 1 ? 'Légion' : `${n} Légions`} en ${at}`,
    horde: (forces, cavalry, at) =>
      `${listed([...(forces > 0 ? [many(forces, 'Force', 'Forces')] : []), ...(cavalry > 0 ? [many(cavalry, 'Cavalerie', 'Cavaleries')] : [])])} en ${at}`,
    to: (from, to) => `${from} vers ${to}`,
  },
  stack: {
    forces: 'Forces',
    goes: (most, n) =>
      n === most ? `sur ${most} : toutes partent` : `sur ${most} : ${many(most - n, 'reste', 'restent')}`,
    allGo: (most) =>
      `${most === 1 ? 'La Force part' : `Les ${most} Forces partent`} aussi : hors de Roma aucune ne reste sans Légion, Fort ni Mur.`,
    alone: 'La Légion part seule. Sans une Force auprès d’elle après les conflits, elle est perdue.',
    none: 'Aucune Force ne peut l’accompagner.',
    stays: (kinds) =>
      kinds.length === 2 ? 'Fort et Mur restent.' : kinds.map((kind) => `${works[kind]} reste.`).join(''),
    pick: 'Emmener des Forces, puis choisir une région éclairée.',
    cavalry: (n) => `${many(n, 'Cavalerie', 'Cavaleries')}, une à la fois`,
    moved: (n) => `${many(n, 'a bougé', 'ont bougé')}`,
  },
  buying: {
    short: (income, upkeep, short) =>
      `Au prochain tour : impôt +${income}, entretien −${upkeep}. ${many(short, 'pion ne serait pas payé', 'pions ne seraient pas payés')}.`,
    holds: (income, upkeep) => `Au prochain tour : impôt +${income}, entretien −${upkeep}.`,
  },
  kinds: {
    'buy-legion': 'Légion',
    'buy-force': 'Force',
    'buy-fort': 'Fort',
    'buy-wall': 'Mur',
    'disband-legion': 'Légion',
    'disband-force': 'Force',
    'disband-fort': 'Fort',
    'disband-wall': 'Mur',
    'move-force': 'Forces',
    'move-cavalry': 'Cavalerie',
  },
  dies: (areas) => `Aucune Force en ${listed(areas)} : ce qui s’y trouve est perdu à jamais. FR-10-j`,
  idle: (n) => `${many(n, 'Légion n’a', 'Légions n’ont')} pas marché`,
  card: {
    roman: 'Rome',
    barbarian: 'Barbares',
    both: 'Disputée',
    nobody: 'Sans maître',
    terrain: { clear: 'Pays ouvert', mountains: 'Montagnes', forest: 'Forêt' },
    worth: (n) => `vaut ${n}`,
    route: (people) => `Route des ${people}`,
    against: (barbarians, romans) => `${barbarians} contre ${many(romans, 'Force', 'Forces')}`,
    fort: 'Fort, à chaque manche',
    terrainLine: { mountains: 'Montagnes, première manche', forest: 'Forêt, première manche' },
    cavalry: 'Cavalerie, première manche',
    column: (column) => `Colonne ${column}`,
    rome: (n) => `Rome gagne ${n} %`,
    barbarians: (n) => `Ils gagnent ${n} %`,
    ifNothing: 'si plus rien ne bouge',
    noFight: 'Pas de combat',
  },
  aid: {
    sequence: 'Un tour',
    parts: [
      ['collection', 'Rome perçoit la valeur de chaque région où elle a une Force.', 'FR-4-a'],
      ['expenditure', 'Rome paie 1 par pion, ou dissout.', 'FR-5-a'],
      ['purchase', 'Rome achète : Légions et Forces à Roma, ouvrages où sont des Forces.', 'FR-6-a'],
      ['barbarian-resources', 'Un dé : de 1 à 5 Forces viennent ; sur 6, une Cavalerie.', 'FR-7-a'],
      ['roman-movement', 'Chaque Légion franchit une frontière et emmène des Forces.', 'FR-8-a'],
      ['barbarian-movement', 'Forces et Cavaleries franchissent une frontière.', 'FR-9-a'],
      ['conflict', 'Où les deux ont des Forces, on se bat jusqu’au bout. Puis la Cavalerie chevauche.', 'FR-10-a'],
    ],
    table: 'Conflit',
    live: (at, column) => `${at} : colonne ${column}`,
    tableHint: 'Barbares pour chaque Romain, arrondi en dessous, puis modifié :',
    columns: 'Rapport',
    die: 'Dé',
    tells: 'Avant la barre ce que perdent les Barbares, après elle les Romains : x tout, h la moitié, – rien.',
    modifiers: [
      ['Fort, à chaque manche', '−1', 'FR-10-b'],
      ['Montagnes ou Forêt, première manche', '+1', 'FR-10-g'],
      ['Cavalerie, première manche', '+1', 'FR-10-g'],
    ],
    prices: 'Prix',
    priceOf: { legion: 'Légion, à Roma', force: 'Force, à Roma', fort: 'Fort', wall: 'Mur, arrête la Cavalerie' },
    upkeep: 'Chaque pion, chaque tour',
    wins: 'La fin',
    winsRoman: 'Rome gagne si le tour 20 finit sans que Roma soit prise.',
    winsBarbarian: 'Les Barbares gagnent avec une Force à Roma et aucune Force romaine.',
    key: 'Couleurs de la carte',
    keys: ['Rome', 'Barbares, hachuré', 'personne'],
    loss: (barbarian, roman) => `Barbares ${barbarian}, Romains ${roman}`,
  },
  tabs: { pieces: 'Pions', score: 'Score' },
  score: {
    treasury: 'Trésor',
    inHand: (n) => `${many(n, 'point', 'points')} en main`,
    tax: (n) => `+${n} au prochain impôt, en l’état`,
    upkeep: (n) => `−${n} d’entretien, 1 par pion romain`,
    rome: 'Roma',
    garrison: (n) =>
      n === 0
        ? 'Aucune Force ne la tient : une Force barbare y met fin à la partie.'
        : `${many(n, 'Force la tient', 'Forces la tiennent')}.`,
    threat: (area, n) =>
      n === 0
        ? 'Les Barbares y sont.'
        : `Les Barbares les plus proches : ${area}, à ${many(n, 'frontière', 'frontières')}.`,
    noThreat: 'Aucun Barbare n’est sur la carte.',
    forsaken: 'Sans Force, perdus après les conflits :',
    piles: 'Pions',
    pile: ['Pion', 'Sur la carte', 'Restants', 'Perdus'],
    rows: {
      legions: 'Légions',
      forces: 'Forces romaines',
      forts: 'Forts',
      walls: 'Murs',
      barbarianForces: 'Forces barbares',
      cavalry: 'Cavaleries',
    },
  },
  payItself: 'Payer l’entretien de soi-même',
  payHint: 'Quand tout peut être payé. On peut encore dissoudre : reprendre le paiement.',
  disbandInstead: 'Dissoudre plutôt',
}
