import type { Level } from '@tabularium/ultimus-romanorum/shown'
import type { Toll, Words } from './catalogue.ts'

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
const stack = (leaders: number, units: number, pf: number) =>
  `${many(leaders, 'leader', 'leaders')}, ${many(units, 'unit', 'units')}, strength ${pf}`
const titled = (id: string) =>
  id.replace(/(^|-)(.)/g, (_, gap: string, one: string) => (gap && ' ') + one.toUpperCase())
const camp = { roman: 'Roman', barbarian: 'Barbarian' }
const titles = { augustus: 'Augustus', patrice: 'Patrice', usurper: 'Usurper', rex: 'Rex' }
const half = { west: 'West', east: 'East' }
const gained = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)
const levels: Record<Level, string> = {
  simple: '',
  decisive: ' decisively, with more than twice as many points',
  definitive: ' definitively, with more than five times as many points',
}

function toll({ hit, eliminated, pf }: Toll): string {
  if (hit === 0) return 'no loss'
  const what =
    eliminated === 0
      ? `${many(hit, 'unit', 'units')} weakened`
      : eliminated === hit
        ? `${many(hit, 'unit', 'units')} eliminated`
        : `${many(hit, 'unit', 'units')} hit, ${eliminated} of them eliminated`
  return `${what} (−${pf} PF)`
}

export const en: Words = {
  board: 'The board: zones of the Empire and of the peoples around it, and the seas',
  romans: (...numbers) => `Roman: ${stack(...numbers)}`,
  barbarians: (...numbers) => `Barbarian: ${stack(...numbers)}`,
  fleets: (number) => (number === 1 ? 'a fleet' : `${number} fleets`),
  markers: {
    plague: 'plague',
    epidemic: 'epidemic',
    council: 'ecumenical council',
    'civil-war': 'civil war',
    regnum: 'capital of a kingdom',
  },

  camp,
  headline: ({ year, phase, smc, vp }) =>
    `${year} · ${phase} · Roman ${vp[0]} PV, ${smc[0]} SMC · Barbarian ${vp[1]} PV, ${smc[1]} SMC`,
  standing: {
    movement: [['done', 'End movement']],
    group: [
      ['all', 'Take along all who may come'],
      ['done', 'Stop here'],
    ],
    stand: [
      ['evade', 'Try to evade'],
      ['refuge', 'Take refuge in the box'],
    ],
  },
  moments: {
    initiative: 'Initiative of the year',
    smc: 'An SMC begins',
    moved: 'A group or a fleet has moved',
    battle: 'Before a battle',
    evasion: 'Before a roll to evade',
    resolution: 'Before the die of a battle',
    fought: 'After a battle, and when combats end',
    usurpation: 'Before the roll of a usurpation',
    assassination: 'Before an assassination',
    council: 'Before the roll of a Council',
    balance: 'Before the points of the year',
  },

  battle: (at, attacker, defender) =>
    `Battle in ${at} as things stand: the ${camp[attacker.camp]} attacks with ${attacker.pf} PF (quality ${attacker.quality}, bonus ${attacker.bonus}), the ${camp[defender.camp]} defends with ${defender.pf} PF (quality ${defender.quality}, bonus ${defender.bonus}).`,
  brief: (at, attacker, defender, percent) =>
    `Battle in ${at}: ${camp[attacker.camp]} ${attacker.pf} PF against ${defender.pf}, wins ${percent}%.`,
  column: (ratio, column, shifts) =>
    shifts === '' ? `Column ${column}.` : `Column ${ratio}, shifted to ${column}: ${shifts}.`,
  die: (modifiers) => (modifiers === '' ? 'Nothing is added to the die.' : `Added to the die: ${modifiers}.`),
  modifiers: {
    'UR-T.combat-h': 'tactical bonus',
    'UR-T.combat-i': 'a free people defends outside the Empire',
    'UR-T.combat-j': 'an attack without Romans outside the Empire',
    'UR-T.combat-k': 'a kingdom defends its capital',
    'UR-T.combat-l': 'political capacity',
    'UR-T.combat-m': 'political capacity',
    'UR-T.combat-n': 'all attackers crossed a great river or a strait',
    'UR-T.combat-r': 'better quality',
    'UR-T.combat-s': 'poorer quality',
    'UR-T.combat-t': 'much better quality',
    'UR-T.combat-u': 'much poorer quality',
    'UR-T.events-3': 'discouragement of the Romans',
    'UR-T.events-5a': 'vigour of the Germans',
    'UR-T.events-12': 'donative to the palatini',
    'UR-6.3-an': 'Divine Favour',
  },
  wins: (its, percent) => `The ${camp[its]} wins the field: ${percent}%.`,
  outcome: (faces, percent, winner, attacker, defender) =>
    `${faces} (${percent}%): the ${camp[winner]} wins. ${attacker}; ${defender}.`,
  toll: (its, lost) => `${camp[its]}: ${toll(lost)}`,
  forced: (stratagem, rule) => `No die is rolled: ${stratagem} takes its place (${rule}).`,
  certain: (winner, attacker, defender) => `Certain: the ${camp[winner]} wins. ${attacker}; ${defender}.`,
  evasion: (percent) => `The defender may try to evade: ${percent}%.`,
  refuge: 'The defender may take refuge in the box.',

  turn: 'The year',
  year: (year, first, last) => `${year}: year ${year - first + 1} of ${last - first + 1}, to ${last}`,
  initiative: (its) => `The ${camp[its]} has the initiative.`,
  smc: (roman, barbarian) => `SMC left: Roman ${roman}, Barbarian ${barbarian}`,
  throne: (its, holders) =>
    `${half[its]}: ${holders.length === 0 ? 'the throne is vacant' : holders.map(([title, name]) => `${titles[title]} ${name}`).join(', ')}`,
  points: 'Victory points',
  pointsOf: (its, points) => `${camp[its]}: ${points} PV`,
  standings: (winner, level) =>
    winner === null ? 'As it stands: a draw.' : `As it stands the ${camp[winner]} would win${levels[level]}.`,
  thisYear: 'This year:',
  noPoints: 'No points yet this year.',
  allPoints: 'Points of every year',
  yearPoints: (year, roman, barbarian) => `${year}: Roman ${gained(roman)}, Barbarian ${gained(barbarian)}`,
  carried: (roman, barbarian) => `From before: Roman ${roman}, Barbarian ${barbarian}`,
  steps: 'This year, step by step',
  stepsHint: 'Beside each step, the clause that brought it about: press it to read it.',
  nothing: 'Nothing happened.',
  hand: 'Your stratagems',
  noHand: 'You hold none.',
  opponentHolds: (number) => `The other player holds ${number === 0 ? 'none' : number}.`,
  unseen: 'Stratagems you have not seen',
  unseenHint: 'In the bowl, or with the other player:',
  whyNot: 'Why not now?',
  whose: { roman: 'Roman', barbarian: 'Barbarian', both: 'either camp' },
  leaders: 'Leaders',
  titles,
  half,
  leaderHeads: ['Leader', 'Where', 'CC VS BT CP', 'Dies this year'],
  death:
    'CC: how much he commands; VS: strategy; BT: bonus in battle; CP: politics. A leader is tested for death once a year; never: he does not die of age.',
  tested: 'This year’s deaths are settled.',
  diesFrom: (year) => `from ${year}`,
  neverDies: 'never',
  peoples: 'Peoples',
  peopleHeads: ['People', 'Status', 'PF', 'How it stands'],
  status: {
    peace: 'at peace',
    war: 'at war',
    foederati: 'Foederati',
    revolt: 'in revolt',
    regnum: 'kingdom',
    client: 'client of Rome',
  },
  king: (name) => `king ${name}`,
  capital: (at) => `capital in ${at}`,
  ally: (of) => `with the ${of}`,
  majors: 'In capitals: major peoples.',
  sinceStart: 'since the beginning',
  calendar: 'Who enters when',
  nobodyEnters: 'Nobody else enters.',
  due: 'due',
  after: (name) => `once ${name} is dead`,
  comesBack: 'comes back',
  inPhase: (phase) => `next phase ${phase}`,
  forces: 'Forces in a zone',
  zone: 'Zone',
  nothingThere: 'Nobody stands there.',
  diocese: (name, its) => `Diocese of ${name}, ${half[its]}`,
  home: (people) => `Home of the ${people}`,
  wild: 'Outside the Empire, nobody’s home',
  town: (name, port, capital) =>
    `${name}: ${[capital ? 'imperial capital' : 'town', port && 'port'].filter(Boolean).join(', ')}`,
  sea: (open) => (open ? 'A sea that fleets sail' : 'A sea that fleets do not sail'),
  box: (city) => `The box where an Augustus attacked in ${city} may take refuge`,
  force: (quality, bonus) => `In a battle: quality ${quality}, bonus ${bonus}`,
  leader: ({ cc, vs, bt, cp }) => `CC ${cc}, VS ${vs}, BT ${bt}, CP ${cp}`,
  unit: (pf, qu, bt) => `${pf} PF, QU ${qu}, BT ${bt}`,
  categories: { li: 'limitanei', co: 'comitatenses', pa: 'palatini', bu: 'buccellarii' },
  weak: 'weakened',
  fresh: 'fresh',
  spoken: (pf, qu) => `strength ${pf}, quality ${qu}`,
  stackOf: (units, pf) => (units === 0 ? 'alone' : `with ${many(units, 'unit', 'units')}, strength ${pf}`),
  fleetName: (id) => (/^classis/.test(id) ? titled(id) : `Fleet ${id.replace(/\D/g, '')}`),
  moved: 'has moved',
  rallied: 'in the civil war',
  legend: 'PF: strength; QU: quality; PV: victory points; SMC: a round of movement and combat.',
  key: 'Counters and markers',
  pictures: {
    leader: 'A leader: CC, VS, BT and CP. His title stands above his name.',
    unit: 'A Roman unit: its category, its diocese by the colour of the band, and PF, QU, BT. Red: West; violet: East.',
    people: 'A unit of a people; the colour is that of its nation. B on a Roman unit: Barbarians in Roman service.',
    weak: 'Weakened: its other face, with a broken edge and a stroke across.',
    moved: 'Has moved in this SMC.',
    peace: 'Of a people at peace: nobody’s enemy.',
    stack: 'Several counters: their strength together; in the disc, how many they are.',
    fleet: 'A fleet.',
    foederati: 'Foederati: they serve Rome.',
    revolt: 'In revolt against Rome.',
    rallied: 'With a Usurper, in a civil war.',
    'civil-war': 'Here stands a Usurper: civil war.',
    regnum: 'The capital of a kingdom.',
    plague: 'Plague.',
    epidemic: 'Plague epidemic.',
    council: 'Ecumenical Council.',
    'pax-romana': 'Pax Romana: nobody is at war with Rome this year.',
  },
}
