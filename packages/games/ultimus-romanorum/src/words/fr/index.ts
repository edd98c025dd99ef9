import type { Catalogue, Ending } from '../catalogue.ts'
import { action } from './actions.ts'
import { ask } from './asks.ts'
import { event } from './events.ts'
import { capital, lexicon, player, camp as role, stratagem } from './lexicon.ts'
import { need, roll } from './rolls.ts'

const levels = { draw: 'nul', simple: 'victoire', decisive: 'victoire décisive', definitive: 'victoire définitive' }

function outcome({ seat, camp, rule, level, roman, barbarian, year }: Ending): string {
  const points = `Romain ${roman} PV, Barbare ${barbarian} PV, ${year}.`
  if (seat === null) return `La partie est nulle. ${points}`
  const why = rule === 'UR-3.5.1-d' ? 'Il ne reste aucun Augustus. ' : ''
  return `${why}${capital(player[seat])} (${role[camp]}) gagne : ${levels[level]}. ${points}`
}

export const fr: Catalogue = {
  title: 'Ultimus Romanorum',
  seat: { first: 'Premier joueur', second: 'Second joueur' },
  lexicon,
  stratagem,
  asked: { roman: 'Romain : ', barbarian: 'Barbare : ' },
  ask,
  action,
  option: {
    yes: 'Oui',
    no: 'Non',
    all: 'Tous',
    historical: 'Comme dans l’histoire',
    rest: 'Le reste',
    fight: 'Combattre',
    evade: 'S’évader',
    refuge: 'Se réfugier',
    initiative: 'Pour l’initiative',
    assassination: 'Contre un assassinat',
    usurpation: 'Contre une usurpation',
    council: 'Pour le Concile',
  },
  done: 'Fini',
  event,
  roll,
  need: (kind, number) => need[kind](number),
  anyRoll: (die, face) => `${die} : ${face}.`,
  rolled: (label, needed, sum, result) =>
    `${label}${needed === '' ? '' : ` (${needed})`} : ${sum}${result === '' ? '' : `, ${result}`}.`,
  outcome,
}
