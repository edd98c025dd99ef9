import type { Catalogue, Ending } from '../catalogue.ts'
import { action } from './actions.ts'
import { ask } from './asks.ts'
import { event } from './events.ts'
import { capital, lexicon, player, camp as role, stratagem } from './lexicon.ts'
import { need, roll } from './rolls.ts'

const levels = { draw: 'draw', simple: 'victory', decisive: 'decisive victory', definitive: 'definitive victory' }

function outcome({ seat, camp, rule, level, roman, barbarian, year }: Ending): string {
  const points = `Roman ${roman} PV, Barbarian ${barbarian} PV, ${year}.`
  if (seat === null) return `The game is a draw. ${points}`
  const why = rule === 'UR-3.5.1-d' ? 'No Augustus is left. ' : ''
  return `${why}${capital(player[seat])} wins as ${role[camp]}: ${levels[level]}. ${points}`
}

export const en: Catalogue = {
  title: 'Ultimus Romanorum',
  seat: { first: 'First player', second: 'Second player' },
  lexicon,
  stratagem,
  asked: { roman: 'Roman: ', barbarian: 'Barbarian: ' },
  ask,
  action,
  option: {
    yes: 'Yes',
    no: 'No',
    all: 'All',
    historical: 'As in history',
    rest: 'The rest',
    fight: 'Fight',
    evade: 'Evade',
    refuge: 'Take refuge',
    initiative: 'For the initiative',
    assassination: 'Against an assassination',
    usurpation: 'Against a usurpation',
    council: 'For the Council',
  },
  done: 'Done',
  event,
  roll,
  need: (kind, number) => need[kind](number),
  anyRoll: (die, face) => `${die}: ${face}.`,
  rolled: (label, needed, sum, result) =>
    `${label}${needed === '' ? '' : ` (${needed})`}: ${sum}${result === '' ? '' : `, ${result}`}.`,
  outcome,
}
