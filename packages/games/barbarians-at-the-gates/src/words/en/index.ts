import type { Catalogue, Ending } from '../catalogue.ts'
import { capital } from '../grammar.ts'
import type { Names } from '../names.ts'
import { action } from './actions.ts'
import { ask } from './asks.ts'
import { event, marchWords } from './events.ts'
import { plain } from './plain.ts'
import { atLeast, modifier, roll, rolled } from './rolls.ts'

function outcome({ winner, how, vp, needed, turn }: Ending, names: Names): string {
  const won = `${capital(names.player(winner))} wins`
  switch (how) {
    case 'no-cu':
      return `${won}: no Loyalist or Byzantine army is left (turn ${turn}, ${vp} VP).`
    case 'no-province':
      return `${won}: Rome has no province of its own any more (turn ${turn}, ${vp} VP).`
    case 'no-vp':
      return `${won}: Rome has no VP left on turn ${turn}.`
    case 'points':
      return winner === 'roman'
        ? `${won}: Rome has ${vp} VP at the end of turn ${turn} and needed ${needed}.`
        : `${won}: Rome has only ${vp} VP at the end of turn ${turn} and needed ${needed}.`
  }
}

export const en: Catalogue = {
  seat: { roman: 'Roman player', barbarian: 'Barbarian player' },
  asked: { roman: 'Roman: ', barbarian: 'Barbarian: ' },
  ask,
  action,
  plain,
  event,
  march: marchWords,
  taken: (spaces, to, n) => `Now ${n.control(to)}: ${n.list(spaces.map(n.space))}.`,
  roll,
  modifier,
  atLeast,
  rolled,
  outcome,
  set: (text) => text,
}
