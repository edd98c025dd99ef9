/** Ce qui arrive. */
import type { Result } from '../../board.ts'
import type { CampName } from '../../events.ts'
import { columnNames } from '../../rules/combat/table.ts'
import type { EventOf, EventWords } from '../catalogue.ts'
import { type Failure, type Fate, failureOf, fateOf, type Merit, meritOf } from '../causes.ts'
import { type Company, type Names, resultNamed, type StatusName, statusNamed, stratagemNamed } from '../names.ts'
import {
  adjective,
  camp,
  capital,
  half,
  inHalf,
  ofCamp,
  ofHalf,
  phase,
  player,
  plural,
  stratagem,
  toCamp,
} from './lexicon.ts'

/** As the subject agrees: one leader does, units do. */
const verb = ({ isOne }: Company, one: string, many: string) => (isOne ? one : many)
const withRest = ({ rest }: Company) => (rest === '' ? '' : ` avec ${rest}`)
/** Units are feminine, whatever their names. */
const units = ({ count, all }: Company, participle: string) =>
  `${count === 1 ? 'Unité' : 'Unités'} ${participle}${count === 1 ? '' : 's'} : ${all}`

const playerNamed = (seat: string) => (seat === 'second' ? player.second : player.first)

/** A leader's end. */
const deaths: Partial<Record<Fate, string>> = {
  natural: 'meurt',
  battle: 'tombe au combat',
  murder: 'meurt assassiné',
  plague: 'meurt de la peste',
  escape: 'est pris et meurt',
  sea: 'disparaît en mer',
  box: 'meurt dans la ville',
  overthrown: 'est renversé et meurt',
  departed: 'quitte les Romains',
  homeless: 'n’a nulle part où revenir',
}

const reasons: Record<Fate, string> = {
  natural: '',
  battle: 'au combat',
  murder: '',
  plague: 'par la peste',
  escape: '',
  sea: 'en mer',
  box: 'dans la ville',
  overthrown: '',
  desertion: 'par désertion',
  germanophobia: 'par Germanophobia',
  famine: 'par la famine',
  trapped: 'sans issue',
  dismissed: '',
  homeless: 'sans lieu où revenir',
  abroad: 'trop loin',
  departed: '',
}

const merits: Record<Merit, string> = {
  'great-battle': 'une grande bataille gagnée',
  leader: 'un chef ennemi',
  attila: 'la mort d’Attila',
  'minor-pacified': 'un peuple mineur pacifié par les armes',
  'major-pacified': 'un peuple majeur pacifié par les armes',
  augusti: 'les deux Augusti dans une capitale',
  concord: 'pas de guerre civile',
  east: 'les capitales d’Orient',
  west: 'les capitales d’Occident',
  'pax-romana': 'Pax Romana',
  zones: 'zones de l’Empire',
  towns: 'zones de l’Empire avec une ville',
  usurpation: 'une usurpation',
  vacant: 'un trône vacant',
  regna: 'un Regnum fondé',
  roma: 'Roma',
  'council-sits': 'le Concile siège',
  council: 'le Concile',
  tribute: 'le tribut',
}

const failures: Record<Failure, (what: string) => string> = {
  usurpation: () => 'L’usurpation n’est pas validée.',
  loyal: (what) => `${what} reste loyal.`,
  rally: () => 'Les unités ne rejoignent pas.',
  approval: (what) => `L’Orient n’accepte pas ${what}.`,
  rex: () => 'Aucun Regnum n’est fondé.',
  rebellion: () => 'La rébellion échoue.',
  assassination: () => 'L’assassinat échoue.',
}

const statuses: Record<StatusName, readonly [one: string, many: string]> = {
  peace: ['fait la paix', 'font la paix'],
  war: ['entre en guerre', 'entrent en guerre'],
  foederati: ['devient Foederati', 'deviennent Foederati'],
  revolt: ['se révolte', 'se révoltent'],
  regnum: ['forme un Regnum', 'forment un Regnum'],
  client: ['est sous le Romain', 'sont sous le Romain'],
}

const results: Record<Result, string> = {
  E: 'toutes les unités éliminées',
  A: 'toutes les unités affaiblies',
  R: 'aucune perte',
  '1/4': 'pertes 1/4',
  '1/2': 'pertes 1/2',
  '3/4': 'pertes 3/4',
}

const happenings = [
  'Famine en Occident : les unités en Galliae, Viennensis et Hispaniae sont affaiblies',
  'Année au climat désastreux : 1 PM de moins pour tous',
  'Découragement romain : -1 pour les unités romaines contre les non-Romains',
  'Maladie d’un Augustus',
  'Vigueur guerrière germanique : +1 pour qui a des unités germaniques',
  'Agitation politique : les Augusti regagnent leurs capitales',
  'Hiver rigoureux : une SMC de moins, Rhenus et Danuvius sont gelés',
  'Influence pacifique divine : une SMC chacun',
  'Mers dangereuses : pas de mouvement naval',
  'Difficultés de ravitaillement des troupes romaines : une SMC de plus pour le Barbare',
  'Vindicte populaire : les troupes restent dans les capitales',
  'Donation aux Palatini : +1 pour les palatini contre les non-Romains',
  'Peste en Orient : les unités en Oriens sont affaiblies',
  'Versatilité perse',
  'Versatilité hunnique',
]

function moveWords({ pieces, from, to, how }: EventOf<'move'>, n: Names): string {
  const company = n.company(pieces)
  const does = (one: string, many: string) => `${company.subject} ${verb(company, one, many)}`
  const rest = withRest(company)
  switch (how) {
    case 'march':
      return `${does('marche', 'marchent')} ${n.from(from)} ${n.to(to)}${rest}.`
    case 'embark':
      return `${does('monte', 'montent')} ${n.to(to)} ${n.at(from)}${rest}.`
    case 'land':
      return `${does('débarque', 'débarquent')} ${n.from(from)} ${n.at(to)}${rest}.`
    case 'evade':
      return `${does('s’évade', 's’évadent')} ${n.from(from)} ${n.to(to)}${rest}.`
    case 'retreat':
      return `${does('se retire', 'se retirent')} ${n.from(from)} ${n.to(to)}${rest}.`
    case 'escape':
      return `${does('s’échappe', 's’échappent')} ${n.from(from)} ${n.to(to)}${rest}.`
    case 'flight':
      return `${does('se dérobe', 'se dérobent')} ${n.from(from)} ${n.to(to)}${rest}.`
    case 'refuge':
      return n.isBox(to)
        ? `${does('se réfugie', 'se réfugient')} ${n.at(to)}${rest}.`
        : `${does('sort', 'sortent')} ${n.from(from)}${rest}.`
    case 'home':
      return `${does('rentre', 'rentrent')} ${n.from(from)} ${n.to(to)}${rest}.`
  }
}

function eliminateWords({ pieces, at, forGood, rule }: EventOf<'eliminate'>, n: Names): string {
  const company = n.company(pieces)
  const fate = fateOf(rule)
  if (pieces.every(n.isLeader)) {
    const end = (fate === undefined ? undefined : deaths[fate]) ?? (forGood ? 'meurt' : 'tombe')
    return `${company.all} ${end} ${n.at(at)}.`
  }
  if (fate === 'dismissed') return `${company.all} ${n.at(at)}, sans leur chef, se dispersent.`
  if (fate === undefined && !forGood) {
    return `${company.all} ${company.isAlone ? 'quitte' : 'quittent'} la carte ${n.at(at)}.`
  }
  const reason = fate === undefined ? '' : reasons[fate]
  const how = [n.isOff(at) ? '' : n.at(at), reason, forGood ? 'pour toujours' : ''].filter((text) => text !== '')
  return `${units(company, 'éliminée')}${how.length === 0 ? '' : ` (${how.join(', ')})`}.`
}

function markerWords({ marker, at }: EventOf<'marker'>, n: Names): string {
  if (n.isFleet(marker)) {
    return at === null ? `La ${n.fleet(marker)} quitte la carte.` : `La ${n.fleet(marker)} apparaît ${n.at(at)}.`
  }
  switch (marker) {
    case 'plague-outbreak':
      return at === null ? 'La peste s’éteint.' : `La peste éclate ${n.at(at)}.`
    case 'plague-epidemic':
      return at === null ? 'L’épidémie s’éteint.' : `Une épidémie de peste éclate ${n.at(at)}.`
    case 'ecumenical-council':
      return at === null ? 'Le Concile est fini.' : `Un Concile œcuménique se réunit ${n.at(at)}.`
    case 'migration':
      return at === null ? 'La migration est finie.' : `${capital(n.the(at))} ${n.isCountry(at) ? 'migre' : 'migrent'}.`
    default:
      return at === null ? `${marker} : retiré.` : `${marker} ${n.at(at)}.`
  }
}

function rallyWords({ pieces, half: its, rule }: EventOf<'rally'>, n: Names): string {
  const company = n.company(pieces)
  const does = (one: string, many: string) => `${company.all} ${company.isAlone ? one : many}`
  if (its !== null) return `${does('rejoint', 'rejoignent')} l’usurpation ${inHalf[its]}.`
  if (rule === 'UR-5-d') return `${does('sert', 'servent')} le nouvel Augustus.`
  return rule === 'UR-3.6.4-l'
    ? `${does('revient', 'reviennent')} au Romain.`
    : `${does('quitte', 'quittent')} l’usurpation.`
}

function titleWords({ title, half: its, leader }: EventOf<'title'>, n: Names): string {
  switch (title) {
    case 'augustus':
      return leader === null
        ? `Le trône ${ofHalf[its]} est vacant.`
        : `${n.piece(leader)} est Augustus ${adjective[its]}.`
    case 'patrice':
      return leader === null
        ? `${capital(half[its])} n’a plus de Patrice.`
        : `${n.piece(leader)} est Patrice ${ofHalf[its]}.`
    case 'usurper':
      return leader === null
        ? `Il n’y a plus d’Usurpateur ${inHalf[its]}.`
        : `${n.piece(leader)} est Usurpateur ${inHalf[its]}.`
  }
}

function capitalWords({ people, at, king }: EventOf<'capital'>, n: Names): string {
  if (at === null) return `Le Regnum ${n.ofThe(people)} n’est plus.`
  return king === null
    ? `La capitale ${n.ofThe(people)} est ${n.place(at)} ; le trône est vide.`
    : `${n.piece(king)} est roi ${n.ofThe(people)}, avec ${n.place(at)} pour capitale.`
}

const win: Record<CampName, string> = { roman: 'Le Romain gagne.', barbarian: 'Le Barbare gagne.' }

export const event: EventWords = {
  year: ({ year }) => `L’année ${year}.`,
  phase: ({ phase: its }) => `${phase[its]}.`,
  place({ pieces, at }, n) {
    const company = n.company(pieces)
    return `${company.all} ${company.isAlone ? 'apparaît' : 'apparaissent'} ${n.at(at)}.`
  },
  move: moveWords,
  sail: ({ fleet, from, to }, n) => `La ${n.fleet(fleet)} navigue ${n.from(from)} ${n.to(to)}.`,
  fleet: ({ fleet, camp: its }, n) => `La ${n.fleet(fleet)} passe ${toCamp[its]}.`,
  weaken({ pieces, at, rule }, n) {
    const fate = fateOf(rule)
    const reason = fate === undefined || reasons[fate] === '' ? '' : `, ${reasons[fate]}`
    return `${units(n.company(pieces), 'affaiblie')} (${n.at(at)}${reason}).`
  },
  recover: ({ pieces }, n) => `${units(n.company(pieces), 'rétablie')}.`,
  eliminate: eliminateWords,
  status: ({ people, status }, n) =>
    `${capital(n.the(people))} ${statuses[statusNamed(status)][n.isCountry(people) ? 0 : 1]}.`,
  alliance({ people, major }, n) {
    const [one, many] = major === null ? ['est sans allié', 'sont sans allié'] : ['rejoint', 'rejoignent']
    const does = `${capital(n.the(people))} ${n.isCountry(people) ? one : many}`
    return major === null ? `${does}.` : `${does} ${n.the(major)}.`
  },
  capital: capitalWords,
  rally: rallyWords,
  title: titleWords,
  usurpation: ({ half: its, won }) => `L’usurpation ${inHalf[its]} ${won ? 'réussit' : 'échoue'}.`,
  escort: ({ leader }, n) => `${n.piece(leader)} doit escorter le jeune Augustus en Occident.`,
  stratagem: ({ camp: its, stratagem: id }) => `${capital(camp[its])} joue ${stratagemNamed(stratagem, id)}.`,
  hand({ seat, change, rule }) {
    const number = Math.abs(change)
    const does = change < 0 ? 'remet' : rule === 'UR-2.A-b' ? 'tire' : 'reçoit'
    return `${capital(playerNamed(seat))} ${does} ${number === 1 ? 'un stratagème' : plural(number, 'stratagème')}.`
  },
  drawn: ({ seat, stratagem: id }) => `${capital(playerNamed(seat))} tire ${stratagemNamed(stratagem, id)}.`,
  kept: ({ seat }) => `${capital(playerNamed(seat))} garde tous ses stratagèmes, car tous lui servent.`,
  returned: ({ seat, stratagem: id }) => `${capital(playerNamed(seat))} remet ${stratagemNamed(stratagem, id)}.`,
  initiative: ({ camp: its }) => `${capital(camp[its])} a l’initiative.`,
  'smc-total': ({ total, roman, barbarian }) =>
    `${total} SMC cette année : ${roman} au Romain, ${barbarian} au Barbare.`,
  smc: ({ camp: its, left }) => `SMC ${ofCamp[its]} (${left} à jouer).`,
  event: ({ number }) => `Événement ${number}, ${happenings[number - 1] ?? 'rien'}.`,
  'pax-romana': ({ broken }) =>
    broken ? 'Un Augustus est mort : la Pax Romana est rompue.' : 'Pax Romana : personne n’est en guerre avec Rome.',
  battle: ({ at, attacker, attackers, defenders }, n) =>
    `Bataille ${n.at(at)} : ${camp[attacker]} attaque avec ${n.company(attackers).all}, contre ${n.company(defenders).all}.`,
  'battle-result': ({ at, column, row, attacker, defender, winner }, n) =>
    `Colonne ${columnNames[column]}, ligne ${row} : attaquant, ${results[resultNamed(attacker)]} ; défenseur, ${results[resultNamed(defender)]}. ${capital(camp[winner])} l’emporte ${n.at(at)}.`,
  refused({ what, rule }, n) {
    const failure = failureOf(rule)
    return failure === undefined ? `${n.piece(what)} : en vain.` : failures[failure](n.piece(what))
  },
  score({ camp: its, points, rule }) {
    const merit = meritOf(rule)
    const does = points < 0 ? 'perd' : 'marque'
    return `${capital(camp[its])} ${does} ${Math.abs(points)} PV${merit === undefined ? '' : ` (${merits[merit]})`}.`
  },
  exchange: ({ roman }) => `Les camps sont échangés : ${playerNamed(roman)} est désormais le Romain.`,
  marker: markerWords,
  end({ winner, rule }) {
    if (winner === null) return 'La partie est nulle.'
    return rule === 'UR-3.5.1-d' ? `Il ne reste aucun Augustus. ${win[winner]}` : win[winner]
  },
}
