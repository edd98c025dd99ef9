import type { TableWords } from './catalogue.ts'
import { effects } from './effects-fr.ts'

const camp = { roman: 'Romain', barbarian: 'Barbare' }
const half = { west: 'Occident', east: 'Orient' }
const many = (n: number, one: string, more: string) => `${n} ${n < 2 ? one : more}`

export const fr: TableWords = {
  phases: {
    'set-up': 'Mise en place',
    A: 'Stratagèmes',
    B: 'Initiative',
    C: 'Géostratégie',
    D: 'Administration',
    E: 'Marche et bataille',
    F: 'Bilan',
  },
  set: 'Mise en place',
  year: (year, first, last) => `An ${year - first + 1} sur ${last - first + 1}`,
  smcLeft: (left) => `${left} SMC à jouer`,
  pv: (its, points) => `${camp[its]} ${points} PV`,
  sequence: (its, left) => `${camp[its]}, ${left} SMC`,
  title: (title, its) => {
    const where = its === null ? '' : ` d’${half[its]}`
    return { augustus: `Augustus${where}`, patrice: `Patrice${where}`, usurper: `Usurpateur${where}`, rex: 'Roi' }[
      title
    ]
  },
  general: (people) => (people === null ? 'Général' : `Chef des ${people}`),
  inPlace: (who, place) => `${who}, ${place}`,
  moving: { roman: 'Le Romain se déplace', barbarian: 'Le Barbare se déplace' },
  idle: (stacks) => `${stacks} ${stacks === 1 ? 'pile peut' : 'piles peuvent'} encore bouger`,
  battleAt: (place) => `Bataille, ${place}`,
  stratagems: 'Stratagèmes',
  whoGoes: (leader, most) =>
    `${leader} commande ${most} unités. Tous ceux qui peuvent le suivent ; touchez-en une pour la laisser.`,
  goes: (units, most) => `${units} unités sur ${most} marchent avec lui.`,
  embark: 'Touchez qui embarque : deux unités au plus, et des chefs.',
  land: 'À bord. Touchez qui débarque.',
  heldBack: 'Les limitanei le retiennent dans leur diocèse : laissez-les pour aller plus loin. UR-3.2.1-a',
  force: (its, pf) => `${camp[its]}, ${pf} PF`,
  owner: {
    rome: 'Romain, Occident',
    east: 'Romain, Orient',
    foed: 'Foederati',
    usurper: 'Usurpateur',
    barb: 'Barbare',
    people: 'Hors de l’Empire',
    realm: 'Hors de l’Empire',
    wild: 'À personne',
  },
  worth: (points) => `${many(points, 'point', 'points')} par an à un peuple en guerre ici`,
  noWorth: 'Aucun point hors de l’Empire',
  nobody: 'Personne ne s’y tient.',
  versus: (attacker, defender) => `${attacker} PF contre ${defender}, si rien ne bouge plus`,
  cost: (pm) => `${pm} PM`,
  units: (count) => many(count, 'unité', 'unités'),
  price: (cost) => `${cost} PM`,
  attack: (place) => `Attaquer ${place}`,
  march: (place, cost) => `Marcher en ${place}, ${cost} PM`,
  stop: 'S’arrêter',
  endMoves: 'Fin des mouvements',
  nothing: 'Ne rien jouer',
  short: {
    all: 'Tous l’accompagnent',
    fight: 'Combattre',
    evade: 'Esquiver',
    refuge: 'Se réfugier',
    historical: 'Comme dans l’histoire',
    rest: 'Répartir le reste',
  },
  refusal: {
    enemy: (who) => [`${who} est à l’ennemi. Choisissez d’abord l’un des vôtres, puis allez-y.`, null],
    moved: (who) => [`${who} a marché dans cette SMC.`, 'UR-2.E-c'],
    far: (who, place) => [`${who} n’atteint pas ${place} dans cette SMC.`, 'UR-7.2-a'],
    empty: (place) => [`Personne des vôtres n’est en ${place}.`, null],
  },
  exchange: {
    title: 'Les camps s’échangent',
    label: (year) => `An ${year}`,
    why: (its, augustus) =>
      `L’usurpation en ${half[its]} a réussi${augustus === null ? '' : ` : ${augustus} est Augustus`}. Qui l’a menée est Rome désormais ; qui a perdu le trône mène ses ennemis.`,
    you: (its) => `Vous êtes maintenant le ${camp[its]}`,
    yourself: 'Vous',
    camp: { roman: 'Rome', barbarian: 'Les Barbares' },
    was: (its) => `le ${camp[its]} jusqu’ici`,
    kept: 'points gardés',
    points: 'Les points restent au joueur qui les a gagnés ; désormais chacun marque pour son nouveau camp.',
    hands: 'Les stratagèmes restent dans la main qui les tient.',
    goOn: 'Continuer',
  },
  aid: {
    sequence: 'L’année',
    steps: {
      A: 'Chacun tire un stratagème.',
      B: 'Un dé décide de l’initiative.',
      C: 'Les chefs entrent ; soulèvements, usurpations.',
      D: 'Partage des SMC ; événement, morts, renforts.',
      E: 'Les camps marchent et se battent tour à tour, une SMC chacun.',
      F: 'Échange des camps ; points ; pertes réparées.',
    },
    combat: 'Combat',
    combatHint:
      'Attaquant / défenseur. E : éliminé ; A : tous affaiblis ; R : sans pertes ; ¼ à ¾ : affaiblit cette part de ce que l’ennemi a perdu. Qui subit E ou A a perdu.',
    costs: 'Ce que coûte une marche',
    costRows: [
      ['Entrer dans une zone', '1 PM'],
      ['Franchir Rhin, Danube, Tigre, Euphrate', '+1'],
      ['Franchir un détroit', 'indiqué'],
      ['Tous les pas hors de l’Empire', '2 PM au plus'],
      ['Une unité sans chef', '1 pas'],
    ],
    points: 'Points de l’année',
    roman: [
      ['Les deux Augusti en capitale', '1'],
      ['Pas de guerre civile', '1'],
      ['Toutes les capitales d’Orient', '1'],
      ['Toutes les capitales d’Occident', '1'],
      ['Un peuple pacifié au combat, mineur ou majeur', '1 ou 3'],
      ['Pax Romana', '5'],
    ],
    barbarian: [
      ['Zone de l’Empire tenue par un peuple en guerre', '1'],
      ['De même, avec une ville', '2'],
      ['Roma', '5'],
      ['Guerre civile', '3'],
      ['Un trône vacant', '3'],
      ['Chaque nouveau royaume', '5'],
    ],
    now: 'À présent',
    key: 'Sur la carte',
    washes: {
      rome: 'Occident',
      east: 'Orient',
      foed: 'Foederati',
      usurper: 'Usurpateur',
      barb: 'Tenu par des Barbares',
    },
  },
  hand: {
    notYours: 'Pas de votre camp : il retourne au bol en phase F.',
    later: 'Pas maintenant : autre chose est demandé d’abord.',
    play: 'Jouer',
    discard: 'Rendre',
    theirs: (count) => `L’autre joueur en tient ${count}`,
    effects,
  },
  tabs: { peoples: 'Peuples', leaders: 'Chefs', points: 'Points' },
}
