/** What happens. */
import type { Result } from '../../board.ts'
import type { CampName } from '../../events.ts'
import { columnNames } from '../../rules/combat/table.ts'
import type { EventOf, EventWords } from '../catalogue.ts'
import { type Failure, type Fate, failureOf, fateOf, type Merit, meritOf } from '../causes.ts'
import { type Company, type Names, resultNamed, type StatusName, statusNamed, stratagemNamed } from '../names.ts'
import { adjective, camp, capital, half, phase, player, plural, stratagem } from './lexicon.ts'

/** As the subject agrees: one leader does, units do. */
const verb = ({ isOne }: Company, one: string, many: string) => (isOne ? one : many)
const withRest = ({ rest }: Company) => (rest === '' ? '' : ` with ${rest}`)
const are = ({ isAlone }: Company) => (isAlone ? 'is' : 'are')

const playerNamed = (seat: string) => (seat === 'second' ? player.second : player.first)

/** A leader's end. */
const deaths: Partial<Record<Fate, string>> = {
  natural: 'dies',
  battle: 'falls in battle',
  murder: 'is murdered',
  plague: 'dies of the plague',
  escape: 'is caught and dies',
  sea: 'is lost at sea',
  box: 'dies in the city',
  overthrown: 'is overthrown and dies',
  departed: 'leaves the Romans',
  homeless: 'has nowhere to return to',
}

const reasons: Record<Fate, string> = {
  natural: '',
  battle: ' in battle',
  murder: '',
  plague: ' by the plague',
  escape: '',
  sea: ' at sea',
  box: ' in the city',
  overthrown: '',
  desertion: ' by desertion',
  germanophobia: ' by Germanophobia',
  famine: ' by the famine',
  trapped: ', with no way out',
  dismissed: ', without their leader',
  homeless: ', with nowhere to return to',
  abroad: ', too far from home',
  departed: '',
}

const merits: Record<Merit, string> = {
  'great-battle': 'a great battle won',
  leader: 'an enemy leader',
  attila: 'the death of Attila',
  'minor-pacified': 'a minor people pacified by arms',
  'major-pacified': 'a major people pacified by arms',
  augusti: 'both Augusti in a capital',
  concord: 'no civil war',
  east: 'the capitals of the East',
  west: 'the capitals of the West',
  'pax-romana': 'Pax Romana',
  zones: 'zones of the Empire',
  towns: 'zones of the Empire with a town',
  usurpation: 'a usurpation',
  vacant: 'a vacant throne',
  regna: 'a Regnum founded',
  roma: 'Roma',
  'council-sits': 'the Council sits',
  council: 'the Council',
  tribute: 'the tribute',
}

const failures: Record<Failure, (what: string) => string> = {
  usurpation: () => 'The usurpation is not validated.',
  loyal: (what) => `${what} stays loyal.`,
  rally: () => 'The units do not join.',
  approval: (what) => `The East does not accept ${what}.`,
  rex: () => 'No Regnum is founded.',
  rebellion: () => 'The rebellion fails.',
  assassination: () => 'The assassination fails.',
}

const statuses: Record<StatusName, readonly [one: string, many: string]> = {
  peace: ['makes peace', 'make peace'],
  war: ['goes to war', 'go to war'],
  foederati: ['becomes Foederati', 'become Foederati'],
  revolt: ['revolts', 'revolt'],
  regnum: ['forms a Regnum', 'form a Regnum'],
  client: ['is under the Roman', 'are under the Roman'],
}

const results: Record<Result, string> = {
  E: 'all units eliminated',
  A: 'all units weakened',
  R: 'no loss',
  '1/4': 'losses 1/4',
  '1/2': 'losses 1/2',
  '3/4': 'losses 3/4',
}

const happenings = [
  'Famine in the West: units in Galliae, Viennensis and Hispaniae are weakened',
  'Disastrous weather: 1 PM less for all',
  'Roman discouragement: -1 for Roman units against non-Romans',
  'Illness of an Augustus',
  'German vigour: +1 for whoever has German units',
  'Political unrest: the Augusti return to their capitals',
  'Harsh winter: one SMC less, Rhenus and Danuvius are frozen',
  'Divine peace: one SMC each',
  'Dangerous seas: no naval movement',
  'Roman supply difficulties: one more SMC for the Barbarian',
  'Popular anger: troops stay in the capitals',
  'Donative to the palatini: +1 for palatini against non-Romans',
  'Plague in the East: units in Oriens are weakened',
  'Persian fickleness',
  'Hunnic fickleness',
]

function moveWords({ pieces, from, to, how }: EventOf<'move'>, n: Names): string {
  const company = n.company(pieces)
  const does = (one: string, many: string) => `${company.subject} ${verb(company, one, many)}`
  const rest = withRest(company)
  switch (how) {
    case 'march':
      return `${does('marches', 'march')} ${n.from(from)} ${n.to(to)}${rest}.`
    case 'embark':
      return `${does('goes', 'go')} ${n.to(to)} ${n.at(from)}${rest}.`
    case 'land':
      return `${does('lands', 'land')} ${n.at(to)} ${n.from(from)}${rest}.`
    case 'evade':
      return `${does('evades', 'evade')} ${n.from(from)} ${n.to(to)}${rest}.`
    case 'retreat':
      return `${does('retreats', 'retreat')} ${n.from(from)} ${n.to(to)}${rest}.`
    case 'escape':
      return `${does('escapes', 'escape')} ${n.from(from)} ${n.to(to)}${rest}.`
    case 'flight':
      return `${does('slips away', 'slip away')} ${n.from(from)} ${n.to(to)}${rest}.`
    case 'refuge':
      return n.isBox(to)
        ? `${does('takes refuge', 'take refuge')} ${n.at(to)}${rest}.`
        : `${does('comes out', 'come out')} ${n.from(from).replace(/^from/, 'of')}${rest}.`
    case 'home':
      return `${does('goes home', 'go home')} ${n.from(from)} ${n.to(to)}${rest}.`
  }
}

function eliminateWords({ pieces, at, forGood, rule }: EventOf<'eliminate'>, n: Names): string {
  const company = n.company(pieces)
  const fate = fateOf(rule)
  if (pieces.every(n.isLeader)) {
    const end = (fate === undefined ? undefined : deaths[fate]) ?? (forGood ? 'dies' : 'is lost')
    return `${company.all} ${end} ${n.at(at)}.`
  }
  if (fate === 'dismissed') return `${company.all} ${n.at(at)} go home${reasons.dismissed}.`
  if (fate === undefined && !forGood) return `${company.all} ${verb(company, 'leaves', 'leave')} the map ${n.at(at)}.`
  const reason = fate === undefined ? '' : reasons[fate]
  const lost = `${company.all} ${are(company)} eliminated${forGood ? ' for good' : ''}`
  if (n.isOff(at)) return `${lost}${reason}.`
  return reason.startsWith(',') ? `${lost} ${n.at(at)}${reason}.` : `${lost}${reason} ${n.at(at)}.`
}

function markerWords({ marker, at }: EventOf<'marker'>, n: Names): string {
  if (n.isFleet(marker)) {
    return at === null ? `${n.fleet(marker)} is removed from the map.` : `${n.fleet(marker)} is placed ${n.at(at)}.`
  }
  switch (marker) {
    case 'plague-outbreak':
      return at === null ? 'The plague is over.' : `Plague breaks out ${n.at(at)}.`
    case 'plague-epidemic':
      return at === null ? 'The epidemic is over.' : `A plague epidemic breaks out ${n.at(at)}.`
    case 'ecumenical-council':
      return at === null ? 'The Council is over.' : `An Ecumenical Council meets ${n.at(at)}.`
    case 'migration':
      return at === null
        ? 'The migration is over.'
        : `${capital(n.the(at))} ${n.isCountry(at) ? 'migrates' : 'migrate'}.`
    default:
      return at === null ? `${marker} is removed.` : `${marker} ${n.at(at)}.`
  }
}

function rallyWords({ pieces, half: its, rule }: EventOf<'rally'>, n: Names): string {
  const company = n.company(pieces)
  const does = (one: string, many: string) => `${company.all} ${company.isAlone ? one : many}`
  if (its !== null) return `${does('joins', 'join')} the usurpation in ${half[its]}.`
  if (rule === 'UR-5-d') return `${does('serves', 'serve')} the new Augustus.`
  return rule === 'UR-3.6.4-l'
    ? `${does('returns', 'return')} to the Roman.`
    : `${does('leaves', 'leave')} the usurpation.`
}

function titleWords({ title, half: its, leader }: EventOf<'title'>, n: Names): string {
  switch (title) {
    case 'augustus':
      return leader === null
        ? `The throne of ${half[its]} is vacant.`
        : `${n.piece(leader)} is Augustus ${adjective[its]}.`
    case 'patrice':
      return leader === null
        ? `${capital(half[its])} has no Patrice any more.`
        : `${n.piece(leader)} is Patrice of ${half[its]}.`
    case 'usurper':
      return leader === null
        ? `There is no Usurper in ${half[its]} any more.`
        : `${n.piece(leader)} is Usurper in ${half[its]}.`
  }
}

const win: Record<CampName, string> = { roman: 'The Roman wins.', barbarian: 'The Barbarian wins.' }

function capitalWords({ people, at, king }: EventOf<'capital'>, n: Names): string {
  if (at === null) return `The Regnum ${n.ofThe(people)} is no more.`
  return king === null
    ? `The capital ${n.ofThe(people)} is ${n.place(at)}; they have no king.`
    : `${n.piece(king)} is king ${n.ofThe(people)}, with ${n.place(at)} for capital.`
}

export const event: EventWords = {
  year: ({ year }) => `The year ${year}.`,
  phase: ({ phase: its }) => `${phase[its]}.`,
  place: ({ pieces, at }, n) => {
    const company = n.company(pieces)
    return `${company.all} ${company.isAlone ? 'appears' : 'appear'} ${n.at(at)}.`
  },
  move: moveWords,
  sail: ({ fleet, from, to }, n) => `${n.fleet(fleet)} sails ${n.from(from)} ${n.to(to)}.`,
  fleet: ({ fleet, camp: its }, n) => `${n.fleet(fleet)} passes to ${camp[its]}.`,
  weaken: ({ pieces, at, rule }, n) => {
    const company = n.company(pieces)
    const fate = fateOf(rule)
    return `${company.all} ${n.at(at)} ${are(company)} weakened${fate === undefined ? '' : reasons[fate]}.`
  },
  recover: ({ pieces }, n) => {
    const company = n.company(pieces)
    return `${company.all} ${company.isAlone ? 'recovers' : 'recover'}.`
  },
  eliminate: eliminateWords,
  status: ({ people, status }, n) =>
    `${capital(n.the(people))} ${statuses[statusNamed(status)][n.isCountry(people) ? 0 : 1]}.`,
  alliance({ people, major }, n) {
    const [one, many] = major === null ? ['stands alone', 'stand alone'] : ['joins', 'join']
    const does = `${capital(n.the(people))} ${n.isCountry(people) ? one : many}`
    return major === null ? `${does}.` : `${does} ${n.the(major)}.`
  },
  capital: capitalWords,
  rally: rallyWords,
  title: titleWords,
  usurpation: ({ half: its, won }) => `The usurpation in ${half[its]} ${won ? 'succeeds' : 'fails'}.`,
  escort: ({ leader }, n) => `${n.piece(leader)} is to escort the young Augustus to the West.`,
  stratagem: ({ camp: its, stratagem: id }) => `${capital(camp[its])} plays ${stratagemNamed(stratagem, id)}.`,
  hand({ seat, change, rule }) {
    const does = change < 0 ? 'puts back' : rule === 'UR-2.A-b' ? 'draws' : 'receives'
    return `${capital(playerNamed(seat))} ${does} ${Math.abs(change) === 1 ? 'a stratagem' : plural(Math.abs(change), 'stratagem')}.`
  },
  drawn: ({ seat, stratagem: id }) => `${capital(playerNamed(seat))} draws ${stratagemNamed(stratagem, id)}.`,
  kept: ({ seat }) => `${capital(playerNamed(seat))} keeps every stratagem, for all can be used.`,
  returned: ({ seat, stratagem: id }) => `${capital(playerNamed(seat))} puts back ${stratagemNamed(stratagem, id)}.`,
  initiative: ({ camp: its }) => `${capital(camp[its])} has the initiative.`,
  'smc-total': ({ total, roman, barbarian }) =>
    `${total} SMC this year: ${roman} for the Roman, ${barbarian} for the Barbarian.`,
  smc: ({ camp: its, left }) => `SMC of ${camp[its]} (${left} to go).`,
  event: ({ number }) => `Event ${number}, ${happenings[number - 1] ?? 'nothing'}.`,
  'pax-romana': ({ broken }) =>
    broken ? 'An Augustus is dead: the Pax Romana is broken.' : 'Pax Romana: nobody is at war with Rome.',
  battle: ({ at, attacker, attackers, defenders }, n) =>
    `Battle ${n.at(at)}: ${camp[attacker]} attacks with ${n.company(attackers).all} against ${n.company(defenders).all}.`,
  'battle-result': ({ at, column, row, attacker, defender, winner }, n) =>
    `Column ${columnNames[column]}, row ${row}: attacker, ${results[resultNamed(attacker)]}; defender, ${results[resultNamed(defender)]}. ${capital(camp[winner])} wins ${n.at(at)}.`,
  refused({ what, rule }, n) {
    const failure = failureOf(rule)
    return failure === undefined ? `${n.piece(what)}: it comes to nothing.` : failures[failure](n.piece(what))
  },
  score({ camp: its, points, rule }) {
    const merit = meritOf(rule)
    const does = points < 0 ? 'loses' : 'scores'
    return `${capital(camp[its])} ${does} ${Math.abs(points)} PV${merit === undefined ? '' : ` (${merits[merit]})`}.`
  },
  exchange: ({ roman }) => `The camps are exchanged: ${playerNamed(roman)} is the Roman now.`,
  marker: markerWords,
  end: ({ winner, rule }) => {
    if (winner === null) return 'The game is a draw.'
    return rule === 'UR-3.5.1-d' ? `No Augustus is left. ${win[winner]}` : win[winner]
  },
}
