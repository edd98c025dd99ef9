import type { Toll, Words } from './catalogue.ts'

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
const stack = (leaders: number, units: number, pf: number) =>
  `${many(leaders, 'leader', 'leaders')}, ${many(units, 'unit', 'units')}, strength ${pf}`
const camp = { roman: 'Roman', barbarian: 'Barbarian' }

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
  groups: [
    ['Now', ['done', 'rest', 'all', 'yes', 'no', 'fight', 'evade', 'refuge']],
    ['Stratagems', ['play', 'initiative', 'assassination', 'usurpation', 'council']],
    ['Zones', ['to']],
    ['Peoples', ['people']],
    ['Dioceses', ['diocese']],
    ['Fleets', ['fleet']],
    ['Leaders and units', ['piece']],
  ],
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
    smc: 'An enemy SMC begins',
    moved: 'An enemy group has moved',
    battle: 'Before a battle',
    evasion: 'Before a roll to evade',
    resolution: 'Before the die of a battle',
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
  },
  wins: (its, percent) => `The ${camp[its]} wins the field: ${percent}%.`,
  outcome: (faces, percent, winner, attacker, defender) =>
    `${faces} (${percent}%): the ${camp[winner]} wins. ${attacker}; ${defender}.`,
  toll: (its, lost) => `${camp[its]}: ${toll(lost)}`,
  evasion: (percent) => `The defender may try to evade: ${percent}%.`,
  refuge: 'The defender may take refuge in the box.',

  turn: 'The year',
  year: (year, first, last) => `${year}: year ${year - first + 1} of ${last - first + 1}, to ${last}`,
  initiative: (its) => `The ${camp[its]} has the initiative.`,
  smc: (roman, barbarian) => `SMC left: Roman ${roman}, Barbarian ${barbarian}`,
  points: 'Victory points',
  pointsOf: (its, points) => `${camp[its]}: ${points} PV`,
  thisYear: 'This year:',
  noPoints: 'No points yet this year.',
  hand: 'Your stratagems',
  noHand: 'You hold none.',
  opponentHolds: (number) => `The other player holds ${number === 0 ? 'none' : number}.`,
  whyNot: 'Why not now?',
  whose: { roman: 'Roman', barbarian: 'Barbarian', both: 'either camp' },
  leaders: 'Leaders',
  titles: { augustus: 'Augustus', patrice: 'Patrice', usurper: 'Usurper', rex: 'Rex' },
  half: { west: 'West', east: 'East' },
  leaderHeads: ['Leader', 'Where', 'CC VS BT CP', 'Dies this year'],
  death:
    'CC: how much he commands; VS: strategy; BT: bonus in battle; CP: politics. A leader is tested for death once a year.',
  tested: 'This year’s deaths are settled.',
  peoples: 'Peoples',
  peopleHeads: ['People', 'Status', 'PF', ''],
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
  calendar: 'Who enters when',
  nobodyEnters: 'Nobody else enters.',
  forces: 'Forces in a zone',
  zone: 'Zone',
  nothingThere: 'Nobody stands there.',
  leader: ({ cc, vs, bt, cp }) => `CC ${cc}, VS ${vs}, BT ${bt}, CP ${cp}`,
  unit: (pf, qu) => `${pf} PF, QU ${qu}`,
  weak: 'weakened',
  legend: 'PF: strength; QU: quality; PV: victory points; SMC: a round of movement and combat.',
}
