import type { Toll, Words } from './catalogue.ts'

const many = (n: number, one: string, more: string) => `${n} ${n < 2 ? one : more}`
const stack = (leaders: number, units: number, pf: number) =>
  `${many(leaders, 'chef', 'chefs')}, ${many(units, 'unité', 'unités')}, force ${pf}`
const camp = { roman: 'Romain', barbarian: 'Barbare' }

function toll({ hit, eliminated, pf }: Toll): string {
  if (hit === 0) return 'aucune perte'
  const what =
    eliminated === 0
      ? many(hit, 'unité affaiblie', 'unités affaiblies')
      : eliminated === hit
        ? many(hit, 'unité éliminée', 'unités éliminées')
        : `${many(hit, 'unité touchée', 'unités touchées')}, dont ${many(eliminated, 'éliminée', 'éliminées')}`
  return `${what} (−${pf} PF)`
}

export const fr: Words = {
  board: 'Le plateau : zones de l’Empire et des peuples d’alentour, et les mers',
  romans: (...numbers) => `Romain : ${stack(...numbers)}`,
  barbarians: (...numbers) => `Barbare : ${stack(...numbers)}`,
  fleets: (number) => (number === 1 ? 'une flotte' : `${number} flottes`),
  markers: {
    plague: 'peste',
    epidemic: 'épidémie',
    council: 'concile œcuménique',
    'civil-war': 'guerre civile',
    regnum: 'capitale d’un royaume',
  },

  camp,
  headline: ({ year, phase, smc, vp }) =>
    `${year} · ${phase} · Romain ${vp[0]} PV, ${smc[0]} SMC · Barbare ${vp[1]} PV, ${smc[1]} SMC`,
  groups: [
    ['Maintenant', ['done', 'rest', 'all', 'yes', 'no', 'fight', 'evade', 'refuge']],
    ['Stratagèmes', ['play', 'initiative', 'assassination', 'usurpation', 'council']],
    ['Zones', ['to']],
    ['Peuples', ['people']],
    ['Diocèses', ['diocese']],
    ['Flottes', ['fleet']],
    ['Chefs et unités', ['piece']],
  ],
  standing: {
    movement: [['done', 'Finir les mouvements']],
    group: [
      ['all', 'Emmener tous ceux qui peuvent venir'],
      ['done', 'S’arrêter ici'],
    ],
    stand: [
      ['evade', 'Tenter d’esquiver'],
      ['refuge', 'Se réfugier dans la case'],
    ],
  },
  moments: {
    initiative: 'Initiative de l’année',
    smc: 'Une SMC adverse commence',
    moved: 'Un groupe adverse a bougé',
    battle: 'Avant une bataille',
    evasion: 'Avant un jet d’esquive',
    resolution: 'Avant le dé d’une bataille',
    usurpation: 'Avant le jet d’une usurpation',
    assassination: 'Avant un assassinat',
    council: 'Avant le jet d’un Concile',
    balance: 'Avant les points de l’année',
  },

  battle: (at, attacker, defender) =>
    `Bataille en ${at}, en l’état : le ${camp[attacker.camp]} attaque avec ${attacker.pf} PF (qualité ${attacker.quality}, bonus ${attacker.bonus}), le ${camp[defender.camp]} défend avec ${defender.pf} PF (qualité ${defender.quality}, bonus ${defender.bonus}).`,
  brief: (at, attacker, defender, percent) =>
    `Bataille en ${at} : ${camp[attacker.camp]} ${attacker.pf} PF contre ${defender.pf}, l’emporte à ${percent} %.`,
  column: (ratio, column, shifts) =>
    shifts === '' ? `Colonne ${column}.` : `Colonne ${ratio}, décalée en ${column} : ${shifts}.`,
  die: (modifiers) => (modifiers === '' ? 'Rien ne s’ajoute au dé.' : `S’ajoute au dé : ${modifiers}.`),
  modifiers: {
    'UR-T.combat-h': 'bonus tactique',
    'UR-T.combat-i': 'un peuple libre défend hors de l’Empire',
    'UR-T.combat-j': 'une attaque sans Romains hors de l’Empire',
    'UR-T.combat-k': 'un royaume défend sa capitale',
    'UR-T.combat-l': 'capacité politique',
    'UR-T.combat-m': 'capacité politique',
    'UR-T.combat-n': 'tous les attaquants ont franchi un grand fleuve ou un détroit',
    'UR-T.combat-r': 'qualité meilleure',
    'UR-T.combat-s': 'qualité moindre',
    'UR-T.combat-t': 'qualité bien meilleure',
    'UR-T.combat-u': 'qualité bien moindre',
    'UR-T.events-3': 'découragement des Romains',
    'UR-T.events-5a': 'vigueur des Germains',
    'UR-T.events-12': 'donativum aux palatini',
  },
  wins: (its, percent) => `Le ${camp[its]} l’emporte : ${percent} %.`,
  outcome: (faces, percent, winner, attacker, defender) =>
    `${faces} (${percent} %) : le ${camp[winner]} l’emporte. ${attacker} ; ${defender}.`,
  toll: (its, lost) => `${camp[its]} : ${toll(lost)}`,
  evasion: (percent) => `Le défenseur peut tenter d’esquiver : ${percent} %.`,
  refuge: 'Le défenseur peut se réfugier dans la case.',

  turn: 'L’année',
  year: (year, first, last) => `${year} : année ${year - first + 1} sur ${last - first + 1}, jusqu’en ${last}`,
  initiative: (its) => `Le ${camp[its]} a l’initiative.`,
  smc: (roman, barbarian) => `SMC restantes : Romain ${roman}, Barbare ${barbarian}`,
  points: 'Points de victoire',
  pointsOf: (its, points) => `${camp[its]} : ${points} PV`,
  thisYear: 'Cette année :',
  noPoints: 'Aucun point encore cette année.',
  hand: 'Vos stratagèmes',
  noHand: 'Vous n’en tenez aucun.',
  opponentHolds: (number) => `L’autre joueur en tient ${number === 0 ? 'zéro' : number}.`,
  whyNot: 'Pourquoi pas maintenant ?',
  whose: { roman: 'Romain', barbarian: 'Barbare', both: 'les deux camps' },
  leaders: 'Chefs',
  titles: { augustus: 'Augustus', patrice: 'Patrice', usurper: 'Usurpateur', rex: 'Rex' },
  half: { west: 'Occident', east: 'Orient' },
  leaderHeads: ['Chef', 'Où', 'CC VS BT CP', 'Meurt cette année'],
  death:
    'CC : ce qu’il commande ; VS : stratégie ; BT : bonus au combat ; CP : politique. La mort d’un chef est tirée une fois par an.',
  tested: 'Les morts de cette année sont réglées.',
  peoples: 'Peuples',
  peopleHeads: ['Peuple', 'Statut', 'PF', ''],
  status: {
    peace: 'en paix',
    war: 'en guerre',
    foederati: 'Foederati',
    revolt: 'en révolte',
    regnum: 'royaume',
    client: 'client de Rome',
  },
  king: (name) => `roi ${name}`,
  capital: (at) => `capitale en ${at}`,
  ally: (of) => `avec les ${of}`,
  calendar: 'Qui entre quand',
  nobodyEnters: 'Plus personne n’entre.',
  forces: 'Forces d’une zone',
  zone: 'Zone',
  nothingThere: 'Personne ne s’y tient.',
  leader: ({ cc, vs, bt, cp }) => `CC ${cc}, VS ${vs}, BT ${bt}, CP ${cp}`,
  unit: (pf, qu) => `${pf} PF, QU ${qu}`,
  weak: 'affaiblie',
  legend: 'PF : force ; QU : qualité ; PV : points de victoire ; SMC : une séquence de mouvements et de combats.',
}
