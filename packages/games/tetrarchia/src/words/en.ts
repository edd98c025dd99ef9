import type { TokenName } from '../events.ts'
import type { Catalogue } from './catalogue.ts'

const emperor = {
  diocletian: 'Diocletian',
  galerius: 'Galerius',
  constantius: 'Constantius',
  maximian: 'Maximian',
} as const

export const token = (name: TokenName) =>
  name === 'unrest' ? 'Unrest' : name === 'revolt' ? 'Revolt' : `${emperor[name]}'s token`

const sum = (s: { die: number; support: number; bonus: number; times: number; value: number }) =>
  `(${s.die} + ${s.support}${s.bonus > 0 ? ` + ${s.bonus}` : ''})${s.times > 1 ? ` x ${s.times}` : ''} = ${s.value}`

const end = (victory: boolean, rule: string) => {
  if (victory) return 'The six borders are secured: the Empire is saved.'
  return rule === 'TE-5-b'
    ? 'An army enters Roma. The Empire is lost.'
    : 'No token is left to place. The Empire is lost.'
}

export const en: Catalogue = {
  title: 'Tetrarchia',
  emperor,
  seat: { ...emperor, tetrarchy: 'The Tetrarchy', east: 'The East', west: 'The West' },
  ask: {
    fleets: (left) => `Place ${left === 1 ? 'the last fleet' : `a fleet (${left} left)`} in a sea zone.`,
    arrival: (name) => `${name} arrives: in Roma or in his capital?`,
    romanPhase: (name, ip) =>
      ip === 0
        ? `${name} has no IP left.`
        : `${name} has ${ip} IP: go to a province, act where he stands, or end his turn.`,
    passing: (name) => `${name} stands in another Emperor's province and must move on.`,
    combat: (fight) => `${fight} Will Galerius spend a token for +1?`,
    block: (from) => `The army in ${from} is about to attack Constantius. Will he spend a token to stop it?`,
  },
  action: {
    fleet: (sea) => `Fleet to ${sea}`,
    arrive: (at) => `Arrive in ${at}`,
    move: (to, cost) => `Move to ${to} (${cost} IP)`,
    order: (name, to, cost) => `Order ${name} to ${to} (${cost} IP)`,
    sail: (from, to, cost) => `Send a fleet from ${from} to ${to} (${cost} IP)`,
    secure: (at, cost) => `Secure ${at} (${cost} IP)`,
    subdue: (name, at, cost) => `Remove the ${token(name)} in ${at} (${cost} IP)`,
    calm: (at) => `Turn the Revolt in ${at} to Unrest (1 IP)`,
    attack: (at, cost, odds) => `Attack the army in ${at} (${cost} IP; ${odds})`,
    power: (name) =>
      name === 'maximian' ? 'Spend a token: one more IP this turn' : 'Spend a token: move other Emperors this turn',
    take: 'Take 1 IP from Galerius',
    give: 'Give 1 IP to Maximian',
    end: (ip) => (ip > 0 ? `End the Roman phase (${ip} IP unspent)` : 'End the Roman phase'),
    strengthen: 'Spend a token: +1',
    accept: 'Let the dice stand',
    block: 'Spend a token: stop the army',
    stand: 'Let it attack',
  },
  event: {
    roll(die, face, purpose) {
      switch (purpose.for) {
        case 'broken-link':
          return `The broken link ${purpose.from} - ${purpose.to}: ${face}, ${Number(face) >= 4 ? 'it holds' : 'it is cut'}.`
        case 'combat':
          return `${die} for the combat: ${face}.`
        case 'first-revolt':
        case 'extra-revolt':
          return `${die} for a Revolt${purpose.region === undefined ? '' : ` in ${purpose.region}`}: ${face}.`
        case 'first-army':
          return `${die} for an army: ${face}.`
        case 'aftermath':
          return `${die} for the aftermath: region ${face}.`
        case 'region':
          return `${die} for the region: ${face}.`
        default:
          return `${die} for the province: ${face}.`
      }
    },
    fleet: (sea) => `A fleet is placed in ${sea}.`,
    turn: (name, ip) => `${name}'s turn: ${ip} IP.`,
    arrive: (name, at) => `${name} arrives in ${at}.`,
    absent: (name) => `${name} can arrive nowhere and misses his Roman phase.`,
    move: (name, from, to, cost, ordered) =>
      `${name} ${ordered ? 'is ordered' : 'moves'} from ${from} to ${to} (${cost} IP).`,
    sail: (name, from, to) => `${name} sends a fleet from ${from} to ${to}.`,
    token(at, was, now, cause) {
      if (now === null)
        return `${token(was ?? 'unrest')} is removed from ${at}${cause === 'subdue' ? '' : ` (${cause})`}.`
      const place = was === null ? `${token(now)} in ${at}` : `${token(was)} turns to ${token(now)} in ${at}`
      return cause === 'result' || cause === 'secure' || cause === 'calm' ? `${place}.` : `${place} (${cause}).`
    },
    attack: (byEmperor, name, from, at) =>
      byEmperor ? `${name} attacks the army in ${at} from ${from}.` : `The army in ${from} attacks ${name} in ${at}.`,
    combat: (name, army, roman, barbarian, result) =>
      `${name} ${sum(roman)} against the army in ${army} ${sum(barbarian)}: ${result}.`,
    strengthen: (name, bonus) => `${name} adds 1 to his die (+${bonus}).`,
    enter: (at, region) => `An army enters ${at} (${region}).`,
    advance: (from, to) => `The army in ${from} advances to ${to}.`,
    halt: (at, before, why) =>
      `The army in ${at} does not reach ${before}: ${
        why === 'army'
          ? 'another army is in its way'
          : why === 'constantius'
            ? 'Constantius stops it'
            : 'the broken link is cut'
      }.`,
    destroyed: (at) => `The army in ${at} is destroyed.`,
    leave: (name, from, why) =>
      `${name} leaves the board from ${from}: ${why === 'revolt' ? 'the province is in revolt' : 'he is defeated'}.`,
    barbarianPhase: (name) => `Barbarian phase of ${name}'s turn.`,
    protected: (at) => `${at} is protected: nothing happens.`,
    uprising: (at) => `Uprising in ${at}!`,
    power: (name) => `${name} spends a token from his hand for his power.`,
    favour: (from, to) => `One IP goes from ${from} to ${to}.`,
    glory: (name, change) => `${name} ${change > 0 ? 'wins' : 'loses'} one glory.`,
    end,
  },
  outcome: (victory, rule, score, turns, borders) =>
    `${end(victory, rule)} Score ${score} of 10, ${borders} of 6 borders secured, ${turns} turns.`,
  great: (name) => `${name} is the Great.`,
  half: (name, east) => `${name} rules the ${east ? 'East' : 'West'}.`,
  concord: 'Nobody rules the others.',
  odds: (victory, draw, defeat) => `victory ${victory}%, draw ${draw}%, defeat ${defeat}%`,
}
