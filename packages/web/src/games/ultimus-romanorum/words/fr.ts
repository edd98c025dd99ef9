import type { Level } from '@tabularium/ultimus-romanorum/shown'
import type { Toll, Words } from './catalogue.ts'

const many = (n: number, one: string, more: string) => `${n} ${n < 2 ? one : more}`
const stack = (leaders: number, units: number, pf: number) =>
  `${many(leaders, 'chef', 'chefs')}, ${many(units, 'unité', 'unités')}, force ${pf}`
const titled = (id: string) =>
  id.replace(/(^|-)(.)/g, (_, gap: string, one: string) => (gap && ' ') + one.toUpperCase())
const camp = { roman: 'Romain', barbarian: 'Barbare' }
const titles = { augustus: 'Augustus', patrice: 'Patrice', usurper: 'Usurpateur', rex: 'Rex' }
const half = { west: 'Occident', east: 'Orient' }
const gained = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)
const levels: Record<Level, string> = {
  simple: '',
  decisive: ' de façon décisive, avec plus du double des points',
  definitive: ' de façon définitive, avec plus du quintuple des points',
}

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
  board: 'Le plateau : zones de l’Empire et des peuples d’alentour, et les mers',
  romans: (...numbers) => `Romain : ${stack(...numbers)}`,
  barbarians: (...numbers) => `Barbare : ${stack(...numbers)}`,
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
  standing: {
    movement: [['done', 'Finir les mouvements']],
    group: [
      ['all', 'Emmener tous ceux qui peuvent venir'],
      ['done', 'S’arrêter ici'],
    ],
    stand: [
      ['evade', 'Tenter l’évasion'],
      ['refuge', 'Se réfugier dans la case'],
    ],
  },
  moments: {
    initiative: 'Initiative de l’année',
    smc: 'Une SMC commence',
    moved: 'Un groupe ou une flotte a bougé',
    battle: 'Avant une bataille',
    evasion: 'Avant un jet d’évasion',
    resolution: 'Avant le dé d’une bataille',
    fought: 'Après une bataille et à la fin des combats',
    usurpation: 'Avant le jet d’une usurpation',
    assassination: 'Avant un assassinat',
    council: 'Avant le jet d’un Concile',
    balance: 'Avant les points de l’année',
  },

  battle: (at, attacker, defender) =>
    `Bataille en ${at}, en l’état : le ${camp[attacker.camp]} attaque avec ${attacker.pf} PF (qualité ${attacker.quality}, bonus ${attacker.bonus}), le ${camp[defender.camp]} défend avec ${defender.pf} PF (qualité ${defender.quality}, bonus ${defender.bonus}).`,
  brief: (at, attacker, defender, percent) =>
    `Bataille en ${at} : ${camp[attacker.camp]} ${attacker.pf} PF contre ${defender.pf}, l’emporte à ${percent} %.`,
  column: (ratio, column, shifts) =>
    shifts === '' ? `Colonne ${column}.` : `Colonne ${ratio}, décalée en ${column} : ${shifts}.`,
  die: (modifiers) => (modifiers === '' ? 'Rien ne s’ajoute au dé.' : `S’ajoute au dé : ${modifiers}.`),
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
    'UR-6.3-an': 'Faveur divine',
  },
  wins: (its, percent) => `Le ${camp[its]} l’emporte : ${percent} %.`,
  outcome: (faces, percent, winner, attacker, defender) =>
    `${faces} (${percent} %) : le ${camp[winner]} l’emporte. ${attacker} ; ${defender}.`,
  toll: (its, lost) => `${camp[its]} : ${toll(lost)}`,
  forced: (stratagem, rule) => `Aucun dé n’est jeté : ${stratagem} en tient lieu (${rule}).`,
  certain: (winner, attacker, defender) => `Certain : le ${camp[winner]} l’emporte. ${attacker} ; ${defender}.`,
  evasion: (percent) => `Le défenseur peut tenter l’évasion : ${percent} %.`,
  refuge: 'Le défenseur peut se réfugier dans la case.',

  turn: 'L’année',
  year: (year, first, last) => `${year} : année ${year - first + 1} sur ${last - first + 1}, jusqu’en ${last}`,
  initiative: (its) => `Le ${camp[its]} a l’initiative.`,
  smc: (roman, barbarian) => `SMC restantes : Romain ${roman}, Barbare ${barbarian}`,
  throne: (its, holders) =>
    `${half[its]} : ${holders.length === 0 ? 'le trône est vacant' : holders.map(([title, name]) => `${titles[title]} ${name}`).join(', ')}`,
  points: 'Points de victoire',
  pointsOf: (its, points) => `${camp[its]} : ${points} PV`,
  standings: (winner, level) =>
    winner === null ? 'En l’état : partie nulle.' : `En l’état, le ${camp[winner]} l’emporterait${levels[level]}.`,
  thisYear: 'Cette année :',
  noPoints: 'Aucun point encore cette année.',
  allPoints: 'Les points de chaque année',
  yearPoints: (year, roman, barbarian) => `${year} : Romain ${gained(roman)}, Barbare ${gained(barbarian)}`,
  carried: (roman, barbarian) => `D’avant : Romain ${roman}, Barbare ${barbarian}`,
  steps: 'Cette année, pas à pas',
  stepsHint: 'À côté de chaque pas, l’article qui l’a provoqué : appuyez dessus pour le lire.',
  nothing: 'Rien ne s’est passé.',
  hand: 'Vos stratagèmes',
  noHand: 'Vous n’en tenez aucun.',
  opponentHolds: (number) => (number === 0 ? 'L’autre joueur n’en tient aucun.' : `L’autre joueur en tient ${number}.`),
  unseen: 'Les stratagèmes que vous n’avez pas vus',
  unseenHint: 'Dans le bol, ou chez l’autre joueur :',
  whyNot: 'Pourquoi pas maintenant ?',
  whose: { roman: 'Romain', barbarian: 'Barbare', both: 'les deux camps' },
  leaders: 'Chefs',
  titles,
  half,
  leaderHeads: ['Chef', 'Où', 'CC VS BT CP', 'Meurt cette année'],
  death:
    'CC : ce qu’il commande ; VS : stratégie ; BT : bonus au combat ; CP : politique. La mort d’un chef est tirée une fois par an ; jamais : il ne meurt pas de vieillesse.',
  tested: 'Les morts de cette année sont réglées.',
  diesFrom: (year) => `dès ${year}`,
  neverDies: 'jamais',
  peoples: 'Peuples',
  peopleHeads: ['Peuple', 'Statut', 'PF', 'Comment'],
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
  majors: 'En capitales : les peuples majeurs.',
  sinceStart: 'depuis le début',
  calendar: 'Qui entre quand',
  nobodyEnters: 'Plus personne n’entre.',
  due: 'dû',
  after: (name) => `une fois ${name} mort`,
  comesBack: 'revient',
  inPhase: (phase) => `prochaine phase ${phase}`,
  forces: 'Forces d’une zone',
  zone: 'Zone',
  nothingThere: 'Personne ne s’y tient.',
  diocese: (name, its) => `Diocèse ${name}, ${half[its]}`,
  home: (people) => `Zone d’origine : ${people}`,
  wild: 'Hors de l’Empire, origine de personne',
  town: (name, port, capital) =>
    `${name} : ${[capital ? 'capitale impériale' : 'ville', port && 'port'].filter(Boolean).join(', ')}`,
  sea: (open) => (open ? 'Une mer où naviguent les flottes' : 'Une mer où les flottes ne vont pas'),
  box: (city) => `La case où un Augustus attaqué à ${city} peut se réfugier`,
  force: (quality, bonus) => `En bataille : qualité ${quality}, bonus ${bonus}`,
  leader: ({ cc, vs, bt, cp }) => `CC ${cc}, VS ${vs}, BT ${bt}, CP ${cp}`,
  unit: (pf, qu, bt) => `${pf} PF, QU ${qu}, BT ${bt}`,
  categories: { li: 'limitanei', co: 'comitatenses', pa: 'palatini', bu: 'buccellarii' },
  weak: 'affaiblie',
  fresh: 'fraîche',
  spoken: (pf, qu) => `force ${pf}, qualité ${qu}`,
  stackOf: (units, pf) => (units === 0 ? 'seul' : `avec ${many(units, 'unité', 'unités')}, force ${pf}`),
  fleetName: (id) => (/^classis/.test(id) ? titled(id) : `Flotte ${id.replace(/\D/g, '')}`),
  moved: 'a bougé',
  rallied: 'dans la guerre civile',
  legend: 'PF : force ; QU : qualité ; PV : points de victoire ; SMC : une séquence de mouvements et de combats.',
  key: 'Pions et marqueurs',
  pictures: {
    leader: 'Un chef : CC, VS, BT et CP. Son titre est au-dessus de son nom.',
    unit: 'Une unité romaine : sa catégorie, son diocèse par la couleur de la bande, et PF, QU, BT. Rouge : Occident ; violet : Orient.',
    people:
      'Une unité d’un peuple, à la couleur de sa nation. B sur une unité romaine : des Barbares au service de Rome.',
    weak: 'Affaiblie : son autre face, au bord brisé, barrée d’un trait.',
    moved: 'A bougé dans cette SMC.',
    peace: 'D’un peuple en paix : l’ennemi de personne.',
    stack: 'Plusieurs pions : leur force à tous ; dans le disque, combien ils sont.',
    fleet: 'Une flotte.',
    foederati: 'Foederati : ils servent Rome.',
    revolt: 'En révolte contre Rome.',
    rallied: 'Avec un Usurpateur, dans une guerre civile.',
    'civil-war': 'Ici se tient un Usurpateur : guerre civile.',
    regnum: 'La capitale d’un royaume.',
    plague: 'Peste.',
    epidemic: 'Épidémie de peste.',
    council: 'Concile œcuménique.',
    'pax-romana': 'Pax Romana : personne n’est en guerre avec Rome cette année.',
  },
}
