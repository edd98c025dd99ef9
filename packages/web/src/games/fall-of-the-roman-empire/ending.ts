/** How The Fall of the Roman Empire ends: Rome is taken, or stands. */
import { TURNS } from '@tabularium/fall-of-the-roman-empire/shown'
import type { EndingOf } from '../../page/ending/verdict.ts'

const words = {
  en: {
    fallen: 'Rome has fallen',
    stands: 'Rome stands',
    taken: (turn: number, short: number, isMine: boolean) =>
      `The Barbarians hold the city in turn ${turn}, ${short === 1 ? 'one turn' : `${short} turns`} short of ${isMine ? 'your' : 'Rome’s'} victory.`,
    lastTurn: 'The Barbarians hold the city in the last turn.',
    held: (legions: number, forces: number) =>
      `Twenty turns are over. ${legions} ${legions === 1 ? 'Legion' : 'Legions'} and ${forces} ${forces === 1 ? 'Force' : 'Forces'} are left to tell of it.`,
    sides: ['Rome', 'the Barbarians'],
  },
  fr: {
    fallen: 'Rome est tombée',
    stands: 'Rome est debout',
    taken: (turn: number, short: number, isMine: boolean) =>
      `Les Barbares tiennent la ville au tour ${turn}, à ${short === 1 ? 'un tour' : `${short} tours`} de ${isMine ? 'votre victoire' : 'la victoire de Rome'}.`,
    lastTurn: 'Les Barbares tiennent la ville au dernier tour.',
    held: (legions: number, forces: number) =>
      `Les vingt tours sont passés. Il reste ${legions} ${legions > 1 ? 'Légions' : 'Légion'} et ${forces} ${forces > 1 ? 'Forces' : 'Force'} pour le raconter.`,
    sides: ['Rome', 'les Barbares'],
  },
}

const ROMAN = 0

export const endingOf: EndingOf = ({ winners, details }, mine, language) => {
  const w = words[language]
  const isHeld = winners.includes(ROMAN)
  const turn = Number(details.turn)
  const taken = turn < TURNS ? w.taken(turn, TURNS - turn, mine === ROMAN) : w.lastTurn
  return {
    headline: isHeld ? w.stands : w.fallen,
    text: isHeld ? w.held(Number(details.legions), Number(details.forces)) : taken,
    tone: isHeld ? 'rome' : 'barb',
    side: (seat) => w.sides[seat] ?? '',
    isShared: false,
  }
}
