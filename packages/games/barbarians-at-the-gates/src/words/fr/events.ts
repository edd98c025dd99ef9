/** Ce qui arrive. */
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

/** Selon le nombre d’UC : « 1 UC tombe », « 2 UC tombent ». */
const verb = (number: number, one: string, more: string) => (number < 2 ? one : more)

function loseWords({ power, cu, space, rule }: EventOf<'lose'>, n: Names): string {
  const [one, more] = losses[causeOf(rule) ?? ''] ?? ['est perdue', 'sont perdues']
  const isFrom = causeOf(rule) === 'retreat' || causeOf(rule) === 'walls'
  const where = isFrom ? n.from(space) : n.at(space)
  return `${n.cu(cu, power)} ${verb(cu, one, more)} ${where}.`
}

function displacedWords({ leader, space, forGood, rule }: EventOf<'displaced'>, n: Names): string {
  const who = n.leader(leader)
  if (forGood) return `${who} ${because(dying, rule) || 'n’est plus'} (${n.space(space)}).`
  return `${who} ${because(leaving, rule) || 'doit quitter la carte'} ${n.at(space)} : il est écarté.`
}

const controlWords = ({ space, to, rule }: EventOf<'control'>, n: Names): string =>
  `${n.space(space)} ${because(taking, rule) || 'change de mains'} : désormais ${n.control(to)}.`

const reason = (table: Because, rule: string): string => {
  const why = because(table, rule)
  return why === '' ? '' : ` (${why})`
}

function enterWords({ leader, power, space, rule }: EventOf<'enter'>, n: Names): string {
  return `${n.leaderOf(leader, power)} ${because(coming, rule) || 'apparaît'} ${n.at(space)}.`
}

function tribeWords({ tribe, space, rule }: EventOf<'tribe'>, n: Names): string {
  const who = capital(n.theTribe(tribe))
  const cause = causeOf(rule)
  if (space === null) {
    if (cause === 'no-way') return `${who} ne peuvent ni avancer ni rester : la tribu est perdue.`
    if (cause === 'fallen-people') return `Avec sa ville tombe la puissance ${n.ofTribe(tribe)} : la tribu est perdue.`
    return `${who} n’ont plus nulle part où aller : la tribu est perdue.`
  }
  switch (cause) {
    case 'invasion':
      return `Invasion : ${n.theTribe(tribe)} apparaissent ${n.at(space)}.`
    case 'ally':
      return `${who} se lèvent ${n.at(space)}, alliés de Rome.`
    case 'settlement':
      return `Rome établit ${n.theTribe(tribe)} ${n.at(space)}.`
    case 'driven':
      return `${who} sont chassés ${n.to(space)}.`
    case 'brought':
      return `${who} font leur foyer ${n.from(space)}.`
    case 'thrown-back':
      return `${who} sont rejetés ${n.to(space)}.`
    default:
      return `${who} sont maintenant ${n.at(space)}.`
  }
}

function moveWords({ leader, power, cu, from, to, via }: EventOf<'move'>, n: Names): string {
  const names = leader === null ? [] : [n.leader(leader)]
  if (from === to) {
    const leaves = leader === null ? verb(cu, 'fait', 'font') : 'fait'
    return `${n.company(names, cu)} ${leaves} une sortie ${n.from(from)}.`
  }
  const hard = via === 'clear' || via === 'none' || via === 'naval' ? '' : ` ${n.via(via)}`
  const way = `${n.from(from)} ${n.to(to)}${hard}`
  const isSea = via === 'naval'
  if (leader === null)
    return `${n.cu(cu, power)} ${isSea ? verb(cu, 'fait voile', 'font voile') : verb(cu, 'marche', 'marchent')} ${way}.`
  return `${n.leader(leader)} ${isSea ? 'fait voile' : 'marche'} ${way}${cu === 0 ? ', seul' : ` avec ${n.cu(cu)}`}.`
}

/** Une marche de plusieurs étapes, par terre, par ces espaces. */
export function marchWords({ leader, power, cu, from, to }: EventOf<'move'>, by: readonly string[], n: Names): string {
  const through = by.length === 0 ? '' : ` par ${n.list(by.map((space) => n.space(space)))}`
  const way = `${n.from(from)}${through} ${n.to(to)}`
  if (leader === null) return `${n.cu(cu, power)} ${verb(cu, 'marche', 'marchent')} ${way}.`
  return `${n.leader(leader)} marche ${way}${cu === 0 ? ', seul' : ` avec ${n.cu(cu)}`}.`
}

function cardWords({ player, card, use }: EventOf<'card'>, n: Names): string {
  const who = capital(n.player(player))
  const name = `« ${n.card(card)} »`
  if (use === 'event') return `${who} joue ${name}${notes[card] === undefined ? '' : ` : ${notes[card]}`}.`
  return use === 'discard' ? `${who} défausse ${name}.` : `${who} utilise ${name} ${uses[use]}.`
}

const side = (leader: string | null, power: EventOf<'battle'>['attacker'], cu: number, n: Names) =>
  leader === null ? n.cu(cu, power) : `${n.leader(leader)} avec ${n.cu(cu, power)}`

/** La liste la plus courte en dit autant que les deux. */
function provinceWords({ roman, lost }: EventOf<'provinces'>, n: Names): string {
  const all = roman.length + lost.length
  if (roman.length === 0) return `Aucune des ${all} provinces n’est plus romaine.`
  if (lost.length === 0) return `Les ${all} provinces sont romaines.`
  const held = `${roman.length} des ${all} provinces ${verb(roman.length, 'est romaine', 'sont romaines')}`
  const list = (ids: readonly string[]) => n.list(ids.map(n.province))
  return roman.length > lost.length ? `${held}, toutes sauf ${list(lost)}.` : `${held} : ${list(roman)}.`
}

const falls: Record<EndingName, string> = {
  'no-cu': 'La dernière armée de Rome n’est plus',
  'no-province': 'Rome a perdu sa dernière province',
  'no-vp': 'Rome n’a plus de PV',
  points: 'Rome est tombée trop bas',
}

const areMany = (leaders: readonly string[], cu: number) => leaders.length > 1 || (leaders.length === 0 && cu > 1)

export const event: EventWords = {
  turn: ({ turn }, n) => `${n.turn(turn)}.`,
  phase: ({ phase }, n) => `${n.phase(phase)}.`,
  wave: ({ section }, n) => `De nouvelles cartes entrent dans les paquets : ${n.sectionNamed(section)}.`,
  shuffle: ({ player }, n) => `Le paquet est vide : ${n.player(player)} mélange la défausse.`,
  draw: ({ player, cards, reserve }, n) => {
    const drawn = n.grammar.count(cards, 'carte', 'cartes')
    return reserve
      ? `${drawn} ${verb(cards, 'va', 'vont')} face cachée dans la Réserve tribale.`
      : `${capital(n.player(player))} pioche ${drawn}.`
  },
  hand: ({ cards }, n) => `Nouvelles en main : ${n.list(cards.map(n.card))}.`,
  control: controlWords,
  fort: ({ space, fort, rule }, n) => {
    if (fort === null) return `Le fort ${n.from(space)} est rasé.`
    if (causeOf(rule) === 'siege') return `La Colonia ${n.from(space)} est réduite à un Castra.`
    return fort === 'castra' ? `${n.space(space)} reçoit un Castra.` : `${n.space(space)} devient une Colonia.`
  },
  plunder: ({ by, to, rule }) => `Butin ${signed(by)}${reason(plundering, rule)} : la piste est à ${to}.`,
  vp: ({ by, to, rule }) => `${signed(by)} PV${reason(scoring, rule)} : Rome en a ${to}.`,
  place: ({ power, cu, space, rule }, n) =>
    `${because(placing, rule) || 'Nouvelles troupes'} : ${n.cu(cu, power)} ${n.at(space)}.`,
  lose: loseWords,
  turncoat: ({ from, to, cu, space }, n) =>
    `${n.cu(cu, from)} ${n.at(space)} ${verb(cu, 'passe', 'passent')} ${n.toPower(to)}.`,
  displaced: displacedWords,
  enter: enterWords,
  tribe: tribeWords,
  siege: ({ space, besieger, rule }, n) => {
    if (besieger !== null) return `${capital(n.power(besieger))} mettent le siège devant ${n.space(space)}.`
    return causeOf(rule) === 'siege' ? `Le siège ${n.from(space)} est fini.` : `Le siège ${n.from(space)} est levé.`
  },
  activate: ({ leader, ap }, n) => `${n.leader(leader)} se met en route avec ${ap} PA.`,
  move: moveWords,
  garrison: ({ space, leaders, cu }, n) =>
    `Derrière les murs ${n.from(space)} : ${n.company(leaders.map(n.leader), cu)}.`,
  avoid: ({ leader, from, to, succeeds }, n) =>
    succeeds
      ? `${n.leader(leader)} s’esquive ${n.from(from)} ${n.to(to)}.`
      : `${n.leader(leader)} ne peut esquiver la bataille ${n.at(from)}.`,
  intercept: ({ leader, from, to, succeeds }, n) =>
    succeeds
      ? `${n.leader(leader)} accourt ${n.from(from)} et intercepte ${n.at(to)}.`
      : `${n.leader(leader)} vient trop tard pour intercepter ${n.at(to)}.`,
  refuse: ({ leader, from, to }, n) => `${n.leader(leader)} refuse la bataille ${n.at(from)} et retourne ${n.to(to)}.`,
  delay: ({ leader, space }, n) => `${n.leader(leader)} attend ${n.at(space)} l’attaque combinée.`,
  passage: () => 'Les Alliés ouvrent leurs terres aux Loyalistes pour cette impulsion.',
  attrition: ({ lost }) => (lost === 0 ? 'Elles tiennent bon.' : 'Les vivres manquent.'),
  provinces: provinceWords,
  'usurpation-ends': ({ rule }) =>
    causeOf(rule) === 'emperor-lost'
      ? 'Le dernier Empereur usurpateur n’est plus : l’usurpation est finie, et tout ce qu’il tenait est loyaliste.'
      : 'Il ne reste aucun chef usurpateur : l’usurpation est finie, et tout ce qu’ils tenaient est loyaliste.',
  card: cardWords,
  reserve: ({ card, discarded }, n) =>
    discarded
      ? `De la Réserve tribale : « ${n.card(card)} ».`
      : `« ${n.card(card)} » sert la Réserve tribale, et y reste.`,
  pass: ({ player }, n) => `${capital(n.player(player))} passe.`,
  claim: ({ claimed }) =>
    claimed
      ? 'Le joueur romain montre une carte de campagne et prend la première impulsion.'
      : 'Le joueur romain laisse la première impulsion aux Barbares.',
  tribal: ({ action, leader }, n) =>
    leader === null ? `Action tribale ${tribal[action]}.` : `Action tribale pour activer ${n.leader(leader)}.`,
  'tribal-end': ({ ops, cancelled }) =>
    cancelled ? 'L’action tribale est annulée.' : `L’action tribale dispose de ${ops} PO.`,
  home: ({ leader, space }, n) => `${n.leader(leader)} rentre chez les siens ${n.at(space)}.`,
  'lost-emperor': ({ leader }, n) => `${n.leader(leader)} ne trouve aucune place dans l’Empire et ne régnera jamais.`,
  allied: ({ tribe, allied }, n) =>
    allied
      ? `${capital(n.theTribe(tribe))} sont désormais alliés de Rome.`
      : `${capital(n.theTribe(tribe))} se soulèvent contre Rome.`,
  relocate: ({ power, leaders, cu, from, to, rule }, n) => {
    const who = leaders.length === 0 ? n.cu(cu, power) : n.company(leaders.map(n.leader), cu)
    const go = areMany(leaders, cu) ? 'vont' : 'va'
    return `${who} ${go} ${from === null ? '' : `${n.from(from)} `}${n.to(to)}${reason(relocating, rule)}.`
  },
  migrate: ({ tribe, from, to, leaders, cu, naval }, n) => {
    const others = [...leaders.map(n.leader), ...(cu > 0 ? [n.cu(cu)] : [])]
    const along = others.length === 0 ? '' : `, avec ${n.list(others)}`
    return `${capital(n.theTribe(tribe))} ${naval ? 'font voile' : 'migrent'} ${n.from(from)} ${n.to(to)}${along}.`
  },
  replaced: ({ leader, by }, n) => `${n.leader(by)} prend la place ${n.grammar.of(n.leader(leader))}.`,
  'changes-sides': ({ leader, power }, n) =>
    power === 'usurper'
      ? `${n.leader(leader)} prend la pourpre en Usurpateur.`
      : `${n.leader(leader)} passe ${n.toPower(power)}.`,
  swap: ({ kept }, n) =>
    `L’usurpation réussit : les Usurpateurs sont désormais Loyalistes, et les Loyalistes Usurpateurs.${kept.length === 0 ? '' : ` Des troupes byzantines gardent ${n.list(kept.map(n.space))} aux Loyalistes.`}`,
  usurpator: ({ leader }, n) =>
    leader === null
      ? 'L’ancien Usurpateur victorieux perd son titre.'
      : `${n.leader(leader)} règne en Usurpateur victorieux.`,
  forbidden: ({ tribe, what, until }, n) => `Pour ${n.theTribe(tribe)}, ${n.block(what)} ${n.until(until)}.`,
  'reserve-taken': () => 'Le joueur romain prend en main la première carte de la Réserve tribale.',
  battle: ({ space, attacker, attackingLeader, attackingCu, defender, defendingLeader, defendingCu }, n) => {
    const attack = attackingLeader === null ? verb(attackingCu, 'attaque', 'attaquent') : 'attaque'
    return `Bataille ${n.from(space)} : ${side(attackingLeader, attacker, attackingCu, n)} ${attack} ${side(defendingLeader, defender, defendingCu, n)}.`
  },
  scored: ({ power, losses: scored }, n) =>
    scored === 0
      ? `${capital(n.power(power))} n’infligent aucune perte.`
      : `${capital(n.power(power))} infligent ${n.grammar.count(scored, 'perte', 'pertes')}.`,
  won: ({ space, winner, power }, n) =>
    winner === 'attackers'
      ? `${capital(n.power(power))} gagnent la bataille ${n.from(space)}.`
      : `${capital(n.power(power))} tiennent ${n.space(space)}.`,
  retreat: ({ power, from, to, cu }, n) =>
    `${n.cu(cu, power)} ${verb(cu, 'se replie', 'se replient')} ${n.from(from)} ${n.to(to)}.`,
  'siege-points': ({ space, points, loss }, n) => {
    const gain =
      points === 0
        ? `Les murs ${n.from(space)} tiennent`
        : `Le siège ${n.from(space)} avance de ${n.grammar.count(points, 'point', 'points')}`
    return loss === 0 ? `${gain}.` : `${gain} ; les assiégeants doivent perdre ${n.cu(loss)}.`
  },
  restack: ({ power, leaders, from, to, cu }, n) => {
    const who = leaders.length === 0 ? n.cu(cu, power) : n.company(leaders.map(n.leader), cu)
    const [can, go] = areMany(leaders, cu) ? ['ne peuvent rester', 'vont'] : ['ne peut rester', 'va']
    return `${who} ${can} ${n.at(from)} et ${go} ${n.to(to)}.`
  },
  end: ({ winner, rule }) =>
    winner === 'roman'
      ? 'Rome tient bon : le joueur romain gagne.'
      : `${falls[endingOf(rule)]} : le joueur barbare gagne.`,
}
