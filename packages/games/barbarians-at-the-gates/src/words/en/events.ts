/** What happens. */
import { type EndingName, type EventOf, type EventWords, endingOf } from '../catalogue.ts'
import { type Because, because, causeOf } from '../causes.ts'
import { capital, signed } from '../grammar.ts'
import type { Names } from '../names.ts'
import {
  coming,
  dying,
  leaving,
  losses,
  notes,
  placing,
  plundering,
  relocating,
  scoring,
  taking,
  tribal,
  uses,
} from './reasons.ts'

/** As the number of CU asks: "1 CU falls", "2 CU fall". */
const verb = (number: number, one: string, more: string) => (number === 1 ? one : more)

function loseWords({ power, cu, space, rule }: EventOf<'lose'>, n: Names): string {
  const [one, more] = losses[causeOf(rule) ?? ''] ?? ['is lost', 'are lost']
  const cause = causeOf(rule)
  const where = cause === 'retreat' ? n.from(space) : cause === 'walls' ? `of ${n.space(space)}` : n.at(space)
  return `${n.cu(cu, power)} ${verb(cu, one, more)} ${where}.`
}

function displacedWords({ leader, space, forGood, rule }: EventOf<'displaced'>, n: Names): string {
  const who = n.leader(leader)
  if (forGood) return `${who} ${because(dying, rule) || 'is no more'} (${n.space(space)}).`
  return `${who} ${because(leaving, rule) || 'has to leave the map'} ${n.at(space)} and is displaced.`
}

const controlWords = ({ space, to, rule }: EventOf<'control'>, n: Names): string =>
  `${n.space(space)} ${because(taking, rule) || 'changes hands'}: now ${n.control(to)}.`

const reason = (table: Because, rule: string): string => {
  const why = because(table, rule)
  return why === '' ? '' : ` (${why})`
}

function enterWords({ leader, power, space, rule }: EventOf<'enter'>, n: Names): string {
  return `${n.leaderOf(leader, power)} ${because(coming, rule) || 'appears'} ${n.at(space)}.`
}

function tribeWords({ tribe, space, rule }: EventOf<'tribe'>, n: Names): string {
  const who = capital(n.theTribe(tribe))
  const cause = causeOf(rule)
  if (space === null) {
    if (cause === 'no-way') return `${who} can neither move nor stay: the tribe is lost.`
    if (cause === 'fallen-people') return `With their city the power of ${n.theTribe(tribe)} falls: the tribe is lost.`
    return `${who} have nowhere left to go: the tribe is lost.`
  }
  switch (cause) {
    case 'invasion':
      return `Invasion: ${n.theTribe(tribe)} appear ${n.at(space)}.`
    case 'ally':
      return `${who} rise ${n.at(space)}, as allies of Rome.`
    case 'settlement':
      return `Rome settles ${n.theTribe(tribe)} ${n.at(space)}.`
    case 'driven':
      return `${who} are driven away ${n.to(space)}.`
    case 'brought':
      return `${who} make ${n.space(space)} their home.`
    case 'thrown-back':
      return `${who} are thrown back ${n.to(space)}.`
    default:
      return `${who} are ${n.at(space)} now.`
  }
}

function moveWords({ leader, power, cu, from, to, via }: EventOf<'move'>, n: Names): string {
  const names = leader === null ? [] : [n.leader(leader)]
  if (from === to)
    return `${n.company(names, cu)} ${leader === null ? verb(cu, 'sallies', 'sally') : 'sallies'} out of ${n.space(from)}.`
  const hard = via === 'clear' || via === 'none' || via === 'naval' ? '' : ` ${n.via(via)}`
  const way = `${n.from(from)} ${n.to(to)}${hard}`
  const isSea = via === 'naval'
  if (leader === null)
    return `${n.cu(cu, power)} ${isSea ? verb(cu, 'sails', 'sail') : verb(cu, 'marches', 'march')} ${way}.`
  return `${n.leader(leader)} ${isSea ? 'sails' : 'marches'} ${way}${cu === 0 ? ', alone' : ` with ${n.cu(cu)}`}.`
}

/** A march of several steps, over land, by these spaces. */
export function marchWords({ leader, power, cu, from, to }: EventOf<'move'>, by: readonly string[], n: Names): string {
  const through = by.length === 0 ? '' : ` by ${n.list(by.map((space) => n.space(space)))}`
  const way = `${n.from(from)}${through} ${n.to(to)}`
  if (leader === null) return `${n.cu(cu, power)} ${verb(cu, 'marches', 'march')} ${way}.`
  return `${n.leader(leader)} marches ${way}${cu === 0 ? ', alone' : ` with ${n.cu(cu)}`}.`
}

function cardWords({ player, card, use }: EventOf<'card'>, n: Names): string {
  const who = capital(n.player(player))
  if (use === 'event') return `${who} plays ${n.card(card)}${notes[card] === undefined ? '' : `: ${notes[card]}`}.`
  return use === 'discard' ? `${who} discards ${n.card(card)}.` : `${who} uses ${n.card(card)} ${uses[use]}.`
}

const side = (leader: string | null, power: EventOf<'battle'>['attacker'], cu: number, n: Names) =>
  leader === null ? n.cu(cu, power) : `${n.leader(leader)} with ${n.cu(cu, power)}`

/** The shorter list tells as much as both. */
function provinceWords({ roman, lost }: EventOf<'provinces'>, n: Names): string {
  const all = roman.length + lost.length
  if (roman.length === 0) return `None of the ${all} provinces is Roman any more.`
  if (lost.length === 0) return `All ${all} provinces are Roman.`
  const held = `${roman.length} of ${all} provinces ${verb(roman.length, 'is', 'are')} Roman`
  const list = (ids: readonly string[]) => n.list(ids.map(n.province))
  return roman.length > lost.length ? `${held}, all but ${list(lost)}.` : `${held}: ${list(roman)}.`
}

const falls: Record<EndingName, string> = {
  'no-cu': 'The last army of Rome is gone',
  'no-province': 'Rome has lost its last province',
  'no-vp': 'Rome has no VP left',
  points: 'Rome has fallen too low',
}

export const event: EventWords = {
  turn: ({ turn }, n) => `${n.turn(turn)}.`,
  phase: ({ phase }, n) => `${n.phase(phase)}.`,
  wave: ({ section }, n) => `New cards join the decks: ${n.sectionNamed(section)}.`,
  shuffle: ({ player }, n) => `The deck is empty: ${n.player(player)} shuffles the discard pile.`,
  draw: ({ player, cards, reserve }, n) => {
    const drawn = n.grammar.count(cards, 'card', 'cards')
    return reserve
      ? `${capital(drawn)} ${verb(cards, 'goes', 'go')} face down into the Tribal Reserve.`
      : `${capital(n.player(player))} draws ${drawn}.`
  },
  hand: ({ cards }, n) => `New in hand: ${n.list(cards.map(n.card))}.`,
  control: controlWords,
  fort: ({ space, fort, rule }, n) => {
    if (fort === null) return `The fort of ${n.space(space)} is torn down.`
    if (causeOf(rule) === 'siege') return `The Colonia of ${n.space(space)} is reduced to a Castra.`
    return fort === 'castra' ? `${n.space(space)} has a Castra now.` : `${n.space(space)} has grown into a Colonia.`
  },
  plunder: ({ by, to, rule }) => `Plunder ${signed(by)}${reason(plundering, rule)}: the track is at ${to}.`,
  vp: ({ by, to, rule }) => `${signed(by)} VP${reason(scoring, rule)}: Rome has ${to}.`,
  place: ({ power, cu, space, rule }, n) =>
    `${because(placing, rule) || 'New troops'}: ${n.cu(cu, power)} ${n.at(space)}.`,
  lose: loseWords,
  turncoat: ({ from, to, cu, space }, n) =>
    `${n.cu(cu, from)} ${n.at(space)} ${verb(cu, 'goes', 'go')} over to ${n.power(to)}.`,
  displaced: displacedWords,
  enter: enterWords,
  tribe: tribeWords,
  siege: ({ space, besieger, rule }, n) => {
    if (besieger !== null) return `${capital(n.power(besieger))} lay siege to ${n.space(space)}.`
    return causeOf(rule) === 'siege'
      ? `The siege of ${n.space(space)} is over.`
      : `The siege of ${n.space(space)} is lifted.`
  },
  activate: ({ leader, ap }, n) => `${n.leader(leader)} sets out with ${ap} AP.`,
  move: moveWords,
  garrison: ({ space, leaders, cu }, n) =>
    `Behind the walls of ${n.space(space)}: ${n.company(leaders.map(n.leader), cu)}.`,
  avoid: ({ leader, from, to, succeeds }, n) =>
    succeeds
      ? `${n.leader(leader)} slips away ${n.from(from)} ${n.to(to)}.`
      : `${n.leader(leader)} cannot avoid battle ${n.at(from)}.`,
  intercept: ({ leader, from, to, succeeds }, n) =>
    succeeds
      ? `${n.leader(leader)} comes ${n.from(from)} and intercepts ${n.at(to)}.`
      : `${n.leader(leader)} comes too late to intercept ${n.at(to)}.`,
  refuse: ({ leader, from, to }, n) => `${n.leader(leader)} refuses battle ${n.at(from)} and goes back ${n.to(to)}.`,
  delay: ({ leader, space }, n) => `${n.leader(leader)} waits ${n.at(space)} for the combined attack.`,
  passage: () => 'The Allies open their land to the Loyalists for this impulse.',
  attrition: ({ lost }) => (lost === 0 ? 'They hold out.' : 'Supplies run out.'),
  provinces: provinceWords,
  'usurpation-ends': ({ rule }) =>
    causeOf(rule) === 'emperor-lost'
      ? 'The last Usurper Emperor is gone: the usurpation is over, and all he had is Loyalist.'
      : 'No Usurper leader is left: the usurpation is over, and all they had is Loyalist.',
  card: cardWords,
  reserve: ({ card, discarded }, n) =>
    discarded
      ? `From the Tribal Reserve: ${n.card(card)}.`
      : `${n.card(card)} serves the Tribal Reserve, and stays there.`,
  pass: ({ player }, n) => `${capital(n.player(player))} passes.`,
  claim: ({ claimed }) =>
    claimed
      ? 'The Roman player shows a Campaign card and takes the first impulse.'
      : 'The Roman player leaves the first impulse to the Barbarians.',
  tribal: ({ action, leader }, n) =>
    leader === null ? `Tribal action ${tribal[action]}.` : `Tribal action to activate ${n.leader(leader)}.`,
  'tribal-end': ({ ops, cancelled }) =>
    cancelled ? 'The Tribal action is called off.' : `The Tribal action has ${ops} ${verb(ops, 'OP', 'OPs')}.`,
  home: ({ leader, space }, n) => `${n.leader(leader)} goes home ${n.to(space)}.`,
  'lost-emperor': ({ leader }, n) => `${n.leader(leader)} finds no place in the Empire and never ascends the throne.`,
  allied: ({ tribe, allied }, n) =>
    allied
      ? `${capital(n.theTribe(tribe))} are allies of Rome now.`
      : `${capital(n.theTribe(tribe))} rise against Rome.`,
  relocate: ({ power, leaders, cu, from, to, rule }, n) => {
    const who = leaders.length === 0 ? n.cu(cu, power) : n.company(leaders.map(n.leader), cu)
    const goes = leaders.length > 1 || (leaders.length === 0 && cu !== 1) ? 'go' : 'goes'
    return `${who} ${goes} ${from === null ? '' : `${n.from(from)} `}${n.to(to)}${reason(relocating, rule)}.`
  },
  migrate: ({ tribe, from, to, leaders, cu, naval }, n) => {
    const along = [...leaders.map(n.leader), ...(cu > 0 ? [n.cu(cu)] : [])]
    const others = along.length === 0 ? '' : `, with ${n.list(along)}`
    return `${capital(n.theTribe(tribe))} ${naval ? 'sail' : 'migrate'} ${n.from(from)} ${n.to(to)}${others}.`
  },
  replaced: ({ leader, by }, n) => `${n.leader(by)} takes the place of ${n.leader(leader)}.`,
  'changes-sides': ({ leader, power }, n) =>
    power === 'usurper'
      ? `${n.leader(leader)} takes the purple as a Usurper.`
      : `${n.leader(leader)} goes over to ${n.power(power)}.`,
  swap: ({ kept }, n) =>
    `The usurpation succeeds: Usurpers are Loyalists now, and Loyalists Usurpers.${kept.length === 0 ? '' : ` Byzantine troops keep ${n.list(kept.map(n.space))} Loyalist.`}`,
  usurpator: ({ leader }, n) =>
    leader === null
      ? 'The old Successful Usurpator loses his title.'
      : `${n.leader(leader)} rules as Successful Usurpator.`,
  forbidden: ({ tribe, what, until }, n) => `For ${n.theTribe(tribe)} ${n.block(what)} ${n.until(until)}.`,
  'reserve-taken': () => 'The Roman player takes the top card of the Tribal Reserve into his hand.',
  battle: ({ space, attacker, attackingLeader, attackingCu, defender, defendingLeader, defendingCu }, n) => {
    const attack = attackingLeader === null ? verb(attackingCu, 'attacks', 'attack') : 'attacks'
    return `Battle of ${n.space(space)}: ${side(attackingLeader, attacker, attackingCu, n)} ${attack} ${side(defendingLeader, defender, defendingCu, n)}.`
  },
  scored: ({ power, losses: scored }, n) =>
    scored === 0
      ? `${capital(n.power(power))} do no harm.`
      : `${capital(n.power(power))} inflict ${n.grammar.count(scored, 'loss', 'losses')}.`,
  won: ({ space, winner, power }, n) =>
    `${capital(n.power(power))} ${winner === 'attackers' ? 'win the battle of' : 'hold'} ${n.space(space)}.`,
  retreat: ({ power, from, to, cu }, n) =>
    `${n.cu(cu, power)} ${verb(cu, 'retreats', 'retreat')} ${n.from(from)} ${n.to(to)}.`,
  'siege-points': ({ space, points, loss }, n) => {
    const gain =
      points === 0
        ? `The walls of ${n.space(space)} hold`
        : `The siege of ${n.space(space)} advances by ${n.grammar.count(points, 'point', 'points')}`
    return loss === 0 ? `${gain}.` : `${gain}; the besiegers must lose ${n.cu(loss)}.`
  },
  restack: ({ power, leaders, from, to, cu }, n) => {
    const who = leaders.length === 0 ? n.cu(cu, power) : n.company(leaders.map(n.leader), cu)
    return `${who} cannot stay ${n.at(from)} and ${leaders.length > 1 || (leaders.length === 0 && cu !== 1) ? 'go' : 'goes'} ${n.to(to)}.`
  },
  end: ({ winner, rule }) =>
    winner === 'roman' ? 'Rome stands: the Roman player wins.' : `${falls[endingOf(rule)]}: the Barbarian player wins.`,
}
