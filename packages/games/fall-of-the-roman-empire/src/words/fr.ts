import type { BarbarianCounterName, Phase, RomanCounterName } from '../events.ts'
import type { Side } from '../options.ts'
import type { Catalogue } from './catalogue.ts'

export const roman: Record<RomanCounterName, string> = { legion: 'Légion', force: 'Force', fort: 'Fort', wall: 'Mur' }
const barbarian: Record<BarbarianCounterName, string> = { force: 'Force barbare', cavalry: 'Cavalerie' }
const people: Record<Side, string> = { roman: 'Les Romains', barbarian: 'Les Barbares' }
const one = (counter: RomanCounterName) =>
  `${counter === 'fort' || counter === 'wall' ? 'un' : 'une'} ${roman[counter]}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const phases: Record<Phase, string> = {
  collection: 'perception des ressources',
  expenditure: 'entretien',
  purchase: 'achats',
  'barbarian-resources': 'rassemblement des Barbares',
  'roman-movement': 'mouvement romain',
  'barbarian-movement': 'mouvement barbare',
  conflict: 'conflits',
  'end-of-turn': 'fin du tour',
}

/** Every word of a name takes the plural: 2 Forces barbares. */
export const plural = (n: number, words: string) => `${n} ${n < 2 ? words : words.replace(/(\p{L})(?= |$)/gu, '$1s')}`
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
const host = (forces: number, cavalry: number) =>
  listed([
    ...(forces > 0 || cavalry === 0 ? [plural(forces, 'Force')] : []),
    ...(cavalry > 0 ? [plural(cavalry, 'Cavalerie')] : []),
  ])
const signed = (n: number, what: string) => (n === 0 ? '' : ` ${n > 0 ? '+' : '-'} ${Math.abs(n)} (${what})`)
const points = (n: number) => `${n} ${n < 2 ? 'point' : 'points'} de ressources`

const end = (winner: Side, turn: number) =>
  winner === 'barbarian'
    ? `Tour ${turn} : les Barbares tiennent Rome. Le Barbare gagne.`
    : `Le tour ${turn} s’achève et Rome est debout. Le Romain gagne.`

export const fr: Catalogue = {
  title: 'La Chute de l’Empire romain',
  seat: { roman: 'Le Romain', barbarian: 'Le Barbare' },
  ask: {
    setUp: (forces) => `Choisir une route d’invasion pour les ${forces} premières Forces.`,
    expenditure: (count, rrp) =>
      count > rrp
        ? `L’entretien coûte ${count} et il n’y a que ${points(rrp)} : licencier jusqu’à ce qu’ils suffisent.`
        : `Payer ${count} sur ${points(rrp)} pour l’entretien, ou licencier d’abord des pions.`,
    purchase: (rrp) => `Acheter : il reste ${points(rrp)}.`,
    entry: (counter, left) =>
      counter === 'cavalry'
        ? 'Placer la Cavalerie sur une route d’invasion.'
        : `Placer une Force sur une route d’invasion (${left} à placer).`,
    romanMovement: 'Faire marcher les Légions, ou finir le mouvement.',
    march: (from, to) => `Combien de Forces vont avec la Légion de ${from} à ${to} ?`,
    barbarianMovement: 'Déplacer Forces et Cavalerie, ou finir le mouvement.',
    host: (from, to) => `Combien de Forces vont de ${from} à ${to} ?`,
    losses: (at, number) => `Choisir ${number === 1 ? 'le pion perdu' : `les ${number} pions perdus`} en ${at}.`,
    ride: 'Après les conflits, chaque Cavalerie peut encore gagner une région voisine.',
  },
  action: {
    place: (at, forces) => `Placer ${plural(forces, 'Force')} en ${at}`,
    disband: (counter, at, alone) =>
      `Licencier ${one(counter)} en ${at}${alone > 0 ? `, et ${plural(alone, 'Force')} avec` : ''}`,
    pay: (count) => `Payer ${count}`,
    buy: (counter, at, price) => `Acheter ${one(counter)} en ${at} (${price})`,
    enter: (counter, at) => `${barbarian[counter]} en ${at}`,
    march: (from, to) => `Marcher de ${from} à ${to}`,
    move: (counter, from, to) => `${counter === 'cavalry' ? 'Cavalerie' : 'Forces'} de ${from} à ${to}`,
    with: (forces, isRoman) =>
      forces === 0 ? 'La Légion seule' : isRoman ? `Avec ${plural(forces, 'Force')}` : plural(forces, 'Force'),
    lose: (forces, cavalry) => `Perdre ${host(forces, cavalry)}`,
    ride: (from, to) => `La Cavalerie va de ${from} à ${to}`,
    done: {
      purchase: 'Ne plus rien acheter',
      'roman-movement': 'Finir le mouvement romain',
      'barbarian-movement': 'Finir le mouvement barbare',
      ride: 'Ne pas aller plus loin',
    },
  },
  event: {
    invasionRoll: (face) => `Le Barbare lance un ${face}.`,
    conflictRoll: (face, at, crn) => `Le Romain lance un ${face} pour ${at} (rapport ${crn}).`,
    roll: (die, face) => `${die} : ${face}.`,
    phase: (turn, phase) => `Tour ${turn} : ${phases[phase]}.`,
    setUp: (at, forces) => `Les Barbares rassemblent ${plural(forces, 'Force')} en ${at}.`,
    collection: (sum, areas, rrp) => `Les Romains perçoivent ${sum} de ${plural(areas, 'région')} et ont ${rrp}.`,
    disband: (counter, at, number, alone) =>
      alone
        ? `${plural(number, roman[counter])} en ${at}, sans soutien, ${number === 1 ? 'part' : 'partent'} aussi.`
        : `${capital(one(counter))} en ${at} : licenciement.`,
    payment: (counters, rrp) => `L’entretien de ${plural(counters, 'pion')} est payé ; il reste ${rrp}.`,
    purchase: (counter, at, cost, rrp) => `Achat d’${one(counter)} en ${at} pour ${cost} ; il reste ${rrp}.`,
    invasion: (counter, number, missing) =>
      `${number === 0 ? 'Rien ne vient' : `${plural(number, barbarian[counter])} ${number === 1 ? 'vient' : 'viennent'}`}${
        missing > 0 ? ` ; ${missing} de plus viendrai${missing === 1 ? 't' : 'ent'}, mais la réserve est vide` : ''
      }.`,
    entry: (counter, at) => `Une ${barbarian[counter]} entre en ${at}.`,
    march: (from, to, forces) =>
      `Une Légion marche de ${from} à ${to}, ${forces === 0 ? 'seule' : `avec ${plural(forces, 'Force')}`}.`,
    move: (counter, from, to, number) =>
      `${plural(number, barbarian[counter])} ${number === 1 ? 'va' : 'vont'} de ${from} à ${to}.`,
    conflict: (at, romans, forces, cavalry) =>
      `Conflit en ${at} : ${plural(romans, 'Force romaine')} contre ${host(forces, cavalry)} barbares.`,
    round: (r) =>
      `${r.round}e manche en ${r.at} : ${r.barbarians} contre ${r.romans} font ${r.ratio}${signed(r.fort, 'Fort')}${signed(
        r.terrain,
        'terrain',
      )}${signed(r.cavalry, 'Cavalerie')}, rapport ${r.crn}, dé ${r.die} : les Barbares perdent ${fr.loss[r.barbarian]}, les Romains ${fr.loss[r.roman]}.`,
    losses: (at, side, forces, cavalry) => `${people[side]} en ${at} perdent ${host(forces, cavalry)}.`,
    conflictEnd(at, holder, romans, forces, cavalry) {
      if (holder === null) return `Il ne reste aucune Force en ${at}.`
      return holder === 'roman'
        ? `Les Romains tiennent ${at} avec ${plural(romans, 'Force')}.`
        : `Les Barbares prennent ${at} avec ${host(forces, cavalry)}.`
    },
    dead: (at, legions, forts, walls) =>
      `Sans Forces romaines en ${at}, perte définitive : ${listed([
        ...(legions > 0 ? [plural(legions, 'Légion')] : []),
        ...(forts > 0 ? ['le Fort'] : []),
        ...(walls > 0 ? ['le Mur'] : []),
      ])}.`,
    ride: (from, to) => `Une Cavalerie va de ${from} à ${to}.`,
    end,
  },
  loss: { '-': 'rien', h: 'la moitié', x: 'tout' },
  outcome: (winner, turn, rrp) =>
    winner === 'roman' ? `${end(winner, turn)} Il reste ${points(rrp)}.` : end(winner, turn),
}
