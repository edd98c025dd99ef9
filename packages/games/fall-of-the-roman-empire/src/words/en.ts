import type { BarbarianCounterName, Phase, RomanCounterName } from '../events.ts'
import type { Side } from '../options.ts'
import type { Catalogue } from './catalogue.ts'

export const roman: Record<RomanCounterName, string> = { legion: 'Legion', force: 'Force', fort: 'Fort', wall: 'Wall' }
const barbarian: Record<BarbarianCounterName, string> = { force: 'Barbarian Force', cavalry: 'Cavalry' }
const seat: Record<Side, string> = { roman: 'The Roman', barbarian: 'The Barbarian' }
const people: Record<Side, string> = { roman: 'The Romans', barbarian: 'The Barbarians' }

const phases: Record<Phase, string> = {
  collection: 'collection of resources',
  expenditure: 'upkeep',
  purchase: 'purchases',
  'barbarian-resources': 'the Barbarians gather',
  'roman-movement': 'Roman movement',
  'barbarian-movement': 'Barbarian movement',
  conflict: 'conflicts',
  'end-of-turn': 'end of the turn',
}

export const plural = (n: number, word: string) => `${n} ${word}${n === 1 || word === 'Cavalry' ? '' : 's'}`
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const host = (forces: number, cavalry: number) =>
  listed([
    ...(forces > 0 || cavalry === 0 ? [plural(forces, 'Force')] : []),
    ...(cavalry > 0 ? [plural(cavalry, 'Cavalry')] : []),
  ])
const signed = (n: number, what: string) => (n === 0 ? '' : ` ${n > 0 ? '+' : '-'} ${Math.abs(n)} (${what})`)

const end = (winner: Side, turn: number) =>
  winner === 'barbarian'
    ? `Turn ${turn}: the Barbarians hold Rome. The Barbarian wins.`
    : `Turn ${turn} is over and Rome stands. The Roman wins.`

export const en: Catalogue = {
  title: 'The Fall of the Roman Empire',
  seat,
  ask: {
    setUp: (forces) => `Choose an invasion route for your first ${forces} Forces.`,
    expenditure: (count, rrp) =>
      count > rrp
        ? `Upkeep is ${count}, but there are only ${rrp} resource points: disband until they suffice.`
        : `Pay ${count} of ${rrp} resource points as upkeep, or disband counters first.`,
    purchase: (rrp) => `Buy: ${plural(rrp, 'resource point')} left.`,
    entry: (counter, left) =>
      counter === 'cavalry'
        ? 'Place the Cavalry on an invasion route.'
        : `Place a Force on an invasion route (${left} to place).`,
    romanMovement: 'March with your Legions, or end your movement.',
    march: (from, to) => `How many Forces go with the Legion from ${from} to ${to}?`,
    barbarianMovement: 'Move Forces and Cavalry, or end your movement.',
    host: (from, to) => `How many Forces go from ${from} to ${to}?`,
    losses: (at, number) => `Choose the ${plural(number, 'counter')} you lose in ${at}.`,
    ride: 'After the conflicts each Cavalry may ride on to a bordering area.',
  },
  action: {
    place: (at, forces) => `Place ${plural(forces, 'Force')} in ${at}`,
    disband: (counter, at, alone) =>
      `Disband a ${roman[counter]} in ${at}${alone > 0 ? `, and ${plural(alone, 'Force')} with it` : ''}`,
    pay: (count) => `Pay ${count}`,
    buy: (counter, at, price) => `Buy a ${roman[counter]} in ${at} (${price})`,
    enter: (counter, at) => `${barbarian[counter]} to ${at}`,
    march: (from, to) => `March from ${from} to ${to}`,
    move: (counter, from, to) => `${counter === 'cavalry' ? 'Cavalry' : 'Forces'} from ${from} to ${to}`,
    with: (forces, isRoman) =>
      forces === 0 ? 'The Legion alone' : isRoman ? `With ${plural(forces, 'Force')}` : plural(forces, 'Force'),
    lose: (forces, cavalry) => `Lose ${host(forces, cavalry)}`,
    ride: (from, to) => `Cavalry rides from ${from} to ${to}`,
    done: {
      purchase: 'Buy nothing more',
      'roman-movement': 'End Roman movement',
      'barbarian-movement': 'End Barbarian movement',
      ride: 'Ride no further',
    },
  },
  event: {
    invasionRoll: (face) => `The Barbarian rolls a ${face}.`,
    conflictRoll: (face, at, crn) => `The Roman rolls a ${face} for ${at} (conflict ratio ${crn}).`,
    roll: (die, face) => `${die}: ${face}.`,
    phase: (turn, phase) => `Turn ${turn}: ${phases[phase]}.`,
    setUp: (at, forces) => `The Barbarians gather ${plural(forces, 'Force')} in ${at}.`,
    collection: (sum, areas, rrp) => `The Romans collect ${sum} from ${plural(areas, 'area')} and have ${rrp}.`,
    disband: (counter, at, number, alone) =>
      alone
        ? `${plural(number, roman[counter])} in ${at} would stand alone and ${number === 1 ? 'goes' : 'go'} too.`
        : `A ${roman[counter]} in ${at} is disbanded.`,
    payment: (counters, rrp) => `Upkeep for ${plural(counters, 'counter')} is paid; ${rrp} left.`,
    purchase: (counter, at, cost, rrp) => `A ${roman[counter]} is bought in ${at} for ${cost}; ${rrp} left.`,
    invasion: (counter, number, missing) =>
      `${number === 0 ? 'Nothing comes' : `${plural(number, barbarian[counter])} ${number === 1 ? 'comes' : 'come'}`}${
        missing > 0 ? `; ${missing} more would, but none ${missing === 1 ? 'is' : 'are'} available` : ''
      }.`,
    entry: (counter, at) => `A ${barbarian[counter]} enters in ${at}.`,
    march: (from, to, forces) =>
      `A Legion marches from ${from} to ${to} ${forces === 0 ? 'alone' : `with ${plural(forces, 'Force')}`}.`,
    move: (counter, from, to, number) =>
      `${plural(number, barbarian[counter])} ${number === 1 ? 'moves' : 'move'} from ${from} to ${to}.`,
    conflict: (at, romans, forces, cavalry) =>
      `Conflict in ${at}: ${plural(romans, 'Roman Force')} against ${host(forces, cavalry)} of the Barbarians.`,
    round: (r) =>
      `Round ${r.round} in ${r.at}: ${r.barbarians}:${r.romans} is ${r.ratio}${signed(r.fort, 'Fort')}${signed(
        r.terrain,
        'terrain',
      )}${signed(r.cavalry, 'Cavalry')}, conflict ratio ${r.crn}, die ${r.die}: the Barbarians lose ${en.loss[r.barbarian]}, the Romans ${en.loss[r.roman]}.`,
    losses: (at, side, forces, cavalry) => `${people[side]} in ${at} lose ${host(forces, cavalry)}.`,
    conflictEnd(at, holder, romans, forces, cavalry) {
      if (holder === null) return `No Forces are left in ${at}.`
      return holder === 'roman'
        ? `The Romans hold ${at} with ${plural(romans, 'Force')}.`
        : `The Barbarians take ${at} with ${host(forces, cavalry)}.`
    },
    dead: (at, legions, forts, walls) =>
      `Without Roman Forces, ${listed([
        ...(legions > 0 ? [plural(legions, 'Legion')] : []),
        ...(forts > 0 ? ['the Fort'] : []),
        ...(walls > 0 ? ['the Wall'] : []),
      ])} in ${at} ${legions + forts + walls === 1 ? 'is' : 'are'} lost for ever.`,
    ride: (from, to) => `A Cavalry rides from ${from} to ${to}.`,
    end,
  },
  loss: { '-': 'nothing', h: 'half', x: 'all' },
  outcome: (winner, turn, rrp) =>
    winner === 'roman' ? `${end(winner, turn)} ${plural(rrp, 'resource point')} left.` : end(winner, turn),
}
