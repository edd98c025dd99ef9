/** What a position holds, as plain lists by index. */
import { HALVES } from '../src/board.ts'
import * as state from '../src/state.ts'
import { bowl, hands, type State } from '../src/state.ts'
import { everyStratagem } from '../src/stratagem-kinds.ts'

export function look(s: State) {
  const { everyPiece, everyPeople, everyFleet } = s.board
  return {
    patron: everyPiece.map((piece) => state.patronOf(s, piece)),
    rallied: everyPiece.map((piece) => state.ralliedTo(s, piece)),
    status: everyPeople.map((people) => state.statusOfPeople(s, people)),
    isMajor: everyPeople.map((people) => (state.isMajorPeople(s, people) ? 1 : 0)),
    capital: everyPeople.map((people) => state.capitalOf(s, people)),
    king: everyPeople.map((people) => state.kingOf(s, people)),
    augustus: HALVES.map((half) => state.augustusOf(s, half)),
    patrice: HALVES.map((half) => state.patriceOf(s, half)),
    usurper: HALVES.map((half) => state.usurperOf(s, half)),
    hasWon: HALVES.map((half) => state.hasWon(s, half)),
    fled: HALVES.map((half) => state.hasFled(s, half)),
    fleetAt: everyFleet.map((fleet) => state.whereIsFleet(s, fleet)),
    fleetCamp: everyFleet.map((fleet) => state.campOfFleet(s, fleet)),
    fleetMoved: everyFleet.map((fleet) => state.hasFleetMoved(s, fleet)),
    fleetReturns: everyFleet.map((fleet) => state.fleetReturns(s, fleet)),
    hands: hands.map((hand) => everyStratagem.map((kind) => hand.get(s, kind))),
    bowl: everyStratagem.map((kind) => bowl.get(s, kind)),
    fresh: ([0, 1] as const).map((seat) => state.freshOf(s, seat)),
    smc: ([0, 1] as const).map((camp) => state.smcLeft(s, camp)),
    vp: ([0, 1] as const).map((camp) => state.pointsOf(s, camp)),
  }
}
