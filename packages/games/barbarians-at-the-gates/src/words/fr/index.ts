import type { Catalogue, Ending } from '../catalogue.ts'
import { capital } from '../grammar.ts'
import type { Names } from '../names.ts'
import { action } from './actions.ts'
import { ask } from './asks.ts'
import { event, marchWords } from './events.ts'
import { plain } from './plain.ts'
import { atLeast, modifier, roll, rolled } from './rolls.ts'

function outcome({ winner, how, vp, needed, turn }: Ending, names: Names): string {
  const won = `${capital(names.player(winner))} gagne`
  switch (how) {
    case 'no-cu':
      return `${won} : il ne reste aucune armée loyaliste ou byzantine (tour ${turn}, ${vp} PV).`
    case 'no-province':
      return `${won} : Rome n’a plus une seule province à elle (tour ${turn}, ${vp} PV).`
    case 'no-vp':
      return `${won} : Rome n’a plus de PV au tour ${turn}.`
    case 'points':
      return winner === 'roman'
        ? `${won} : Rome a ${vp} PV à la fin du tour ${turn}, et il lui en fallait ${needed}.`
        : `${won} : Rome n’a que ${vp} PV à la fin du tour ${turn}, et il lui en fallait ${needed}.`
  }
}

/** No line breaks before a double mark, nor inside quotation marks. */
const set = (text: string): string => text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')

export const fr: Catalogue = {
  seat: { roman: 'Joueur romain', barbarian: 'Joueur barbare' },
  asked: { roman: 'Romain : ', barbarian: 'Barbare : ' },
  ask,
  action,
  plain,
  event,
  march: marchWords,
  taken: (spaces, to, n) => `Chacune désormais ${n.control(to)} : ${n.list(spaces.map(n.space))}.`,
  roll,
  modifier,
  atLeast,
  rolled,
  outcome,
  set,
}
