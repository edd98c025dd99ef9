/** R37, Eagles Leave Britain: BG-17.1-a to BG-17.1-e. */
import { type Leader, NONE, type Space } from '../../../board.ts'
import type { SpaceSelector } from '../../../edition/schema.ts'
import {
  ALLIED,
  BYZANTINE,
  controlOf,
  cuAt,
  isBesieged,
  LOYALIST,
  leadersAt,
  type State,
  sideOfLeader,
} from '../../../state.ts'
import { convert } from '../../map/control.ts'
import { placeAlliedTribe } from '../../tribes/invasion.ts'
import { askSpace, type Doing, pick } from '../doing/doing.ts'
import { EVENT } from '../doing/effects.ts'
import { isNew } from '../doing/placing.ts'
import { goOn } from '../program.ts'
import { isBesiegedLeader, READ_LOYALIST, spacesMeant } from '../reading/selectors.ts'
import type { SpecialOp } from './corrected.ts'
import { relocate } from './relocating.ts'

type Special = Doing<SpecialOp>

const FREE_CITY: SpaceSelector = { type: ['walled'], control: ['loyalist'], unbesieged: true }
const HAVENS: SpaceSelector = {
  first_of: [
    { ...FREE_CITY, no_other_power: true, group: ['Gallia'] },
    { ...FREE_CITY, no_other_power: true, group: ['Italia'] },
  ],
}
const SEATS: SpaceSelector = { ...FREE_CITY, province: ['britannia-romana'] }

/** Cities of Gallia, or of Italia if Gallia has none. */
const havens = (s: State): readonly Space[] => spacesMeant(s, HAVENS, READ_LOYALIST)

/** Where the Britons may settle: in Londinium, or else in another city. */
function seats(s: State): readonly Space[] {
  const all = spacesMeant(s, SEATS, READ_LOYALIST)
  const capital = all.filter((space) => s.board.isCapital[space])
  return capital.length > 0 ? capital : all
}

const leaving = (s: State, space: Space): Leader[] =>
  leadersAt(s, space).filter((leader) => sideOfLeader(s, leader) === LOYALIST && !isBesiegedLeader(s, leader))

const isLeft = (s: State, space: Space): boolean =>
  cuAt(s, space, LOYALIST) + cuAt(s, space, BYZANTINE) > 0 || leaving(s, space).length > 0

const garrisons = (s: State): Space[] =>
  s.board.everySpace.filter((space) => s.board.isInBritanniae[space] && isLeft(s, space))

const britonsOf = (s: State) => s.board.tribeOf.get('britons') ?? NONE

export const mayEaglesLeave = (s: State): boolean =>
  isNew(s, britonsOf(s)) && seats(s).length > 0 && (garrisons(s).length === 0 || havens(s).length > 0)

/** First: all who are not besieged go, each stack to a city of its own choice. */
export const eaglesLeave: Special = {
  can: () => true,
  run(s, event, op, table) {
    if (garrisons(s).length === 0) goOn(s, event)
    else askSpace(eaglesLeave, s, event, op, havens(s), table)
  },
  space(s, event, _op, space, table) {
    const [from] = garrisons(s)
    const cu = [cuAt(s, from, LOYALIST), cuAt(s, from, BYZANTINE), 0, 0, 0]
    relocate(s, from, space, leaving(s, from), cu, table)
    pick(s, event, space)
  },
}

const BRITONS = 2

export const eaglesLondinium: Special = {
  can: () => false,
  run: (s, event, op, table) => askSpace(eaglesLondinium, s, event, op, seats(s), table),
  space(s, event, _op, space, table) {
    placeAlliedTribe(s, britonsOf(s), space, BRITONS, table)
    goOn(s, event)
  },
}

/** Last: the rest of the province is theirs, but for what is besieged. */
export const eaglesSpaces: Special = {
  can: () => false,
  run(s, event, _op, table) {
    for (const space of s.board.everySpace) {
      const province = s.board.provinces[s.board.provinceOf[space]]
      if (province?.id === 'britannia-romana' && controlOf(s, space) === LOYALIST && !isBesieged(s, space))
        convert(s, space, ALLIED, 'given', EVENT, table)
    }
    goOn(s, event)
  },
}
