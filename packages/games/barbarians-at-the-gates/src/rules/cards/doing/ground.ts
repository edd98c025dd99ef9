/** Operations on control, forts and attrition: some spaces one after the other. */

import { d6 } from '@tabularium/engine'
import { replace } from '@tabularium/engine/machine'
import { NONE, type Space } from '../../../board.ts'
import {
  BARBARIANS,
  CASTRA,
  COLONIA,
  type Controller,
  controlOf,
  fortAt,
  isOpenLand,
  LOYALIST,
  NO_FORT,
  type Power,
  playerOf,
  powerNames,
  type State,
  setFort,
  tribeAt,
  USURPER,
} from '../../../state.ts'
import { convert } from '../../map/control.ts'
import { type Event, eventWith, goOn, type OpOf } from '../program.ts'
import { everyCu, powerCalled } from '../reading/selectors.ts'
import { askPower, askSpace, type Doing, pick } from './doing.ts'
import { EVENT, removeCu } from './effects.ts'
import { isAnySpace, spacesFor } from './where.ts'

/** In a province, and in that of the others; a transit space is in none. */
const isInProvinceOf = (s: State, event: Event, space: Space): boolean =>
  s.board.provinceOf[space] !== NONE &&
  event.picked.every((picked) => s.board.provinceOf[picked] === s.board.provinceOf[space])

type Control = OpOf<'control'>

const mayControl = (s: State, event: Event, op: Control, space: Space): boolean =>
  controlOf(s, space) !== powerCalled(op.to) &&
  tribeAt(s, space) === NONE &&
  (op.same_province !== true || isInProvinceOf(s, event, space))

const toControl = (s: State, event: Event, op: Control): Space[] =>
  spacesFor(s, event, op.where, powerCalled(op.to), true).filter((space) => mayControl(s, event, op, space))

export const controlling: Doing<Control> = {
  can: (s, event, op) =>
    isAnySpace(s, event, op.where, { power: powerCalled(op.to), isStrict: true }, (space) =>
      mayControl(s, event, op, space),
    ),
  run(s, event, op, table) {
    if (event.count >= op.n) goOn(s, event)
    else askSpace(controlling, s, event, op, toControl(s, event, op), table, { isOptional: event.count > 0 })
  },
  space(s, event, op, space, table) {
    convert(s, space, powerCalled(op.to) as Controller, op.plunder === 'normal' ? 'taken' : 'given', EVENT, table)
    pick(s, event, space)
  },
}

type FortOp = OpOf<'fort'>

const BUILT = {
  castra: [NO_FORT],
  upgrade: [CASTRA],
  castra_or_upgrade: [NO_FORT, CASTRA],
  downgrade: [CASTRA, COLONIA],
}

/** BG-2.4.4-b to BG-2.4.4-d BG-2.4.4-l BG-2.4.4-m; at most one step in each space. */
function mayFortify(s: State, event: Event, op: FortOp, space: Space): boolean {
  const holder = controlOf(s, space)
  const from: readonly number[] = BUILT[op.action]
  return (
    isOpenLand(s, space) &&
    (holder === LOYALIST || holder === USURPER) &&
    from.includes(fortAt(s, space)) &&
    !event.picked.includes(space)
  )
}

const toFortify = (s: State, event: Event, op: FortOp): Space[] =>
  spacesFor(s, event, op.where, LOYALIST, true).filter((space) => mayFortify(s, event, op, space))

export const fortifying: Doing<FortOp> = {
  can: (s, event, op) =>
    isAnySpace(s, event, op.where, { power: LOYALIST, isStrict: true }, (space) => mayFortify(s, event, op, space)),
  run(s, event, op, table) {
    if (event.count >= op.n) goOn(s, event)
    else askSpace(fortifying, s, event, op, toFortify(s, event, op), table, { isOptional: event.count > 0 })
  },
  space(s, event, op, space, table) {
    const to = op.action === 'downgrade' ? fortAt(s, space) - 1 : fortAt(s, space) + 1
    setFort(s, space, to === 0 ? NO_FORT : to === 1 ? CASTRA : COLONIA)
    const fort = to === 0 ? null : to === 1 ? 'castra' : 'colonia'
    table.tell({ type: 'fort', space: s.board.spaceIds[space], fort, rule: EVENT })
    pick(s, event, space)
  },
}

type Attrition = OpOf<'attrition_roll'>

const wasting = (s: State, space: Space, powers: readonly Power[]): Power[] =>
  powers.filter((power) => everyCu(s, space, power) > 0)

const mayWaste = (s: State, event: Event, op: Attrition, space: Space): boolean =>
  !event.picked.includes(space) && (op.same_province !== true || isInProvinceOf(s, event, space))

const toWaste = (s: State, event: Event, op: Attrition): Space[] =>
  spacesFor(s, event, op.where, BARBARIANS, false).filter((space) => mayWaste(s, event, op, space))

/** A roll on the Attrition table for all those CU of a space together; their owner chooses the losses. */
export const attriting: Doing<Attrition> = {
  can: (s, event, op) =>
    isAnySpace(s, event, op.where, { power: BARBARIANS, isStrict: false }, (space) => mayWaste(s, event, op, space)),
  run(s, event, op, table) {
    const space = event.picked.at(-1)
    const powers = space === undefined ? [] : wasting(s, space, op.power.map(powerCalled))
    if (space !== undefined && event.number > 0 && powers.length > 0) {
      if (powers.length > 1) askPower(attriting, s, event, op, powers, table, playerOf(powers[0]))
      else {
        removeCu(s, space, powers[0], event.number, table)
        replace(s, eventWith(event, { number: 0 }))
      }
    } else if (event.count >= op.n) goOn(s, event)
    else askSpace(attriting, s, event, op, toWaste(s, event, op), table, { isOptional: event.count > 0 })
  },
  space(s, event, op, space, table) {
    const powers = wasting(s, space, op.power.map(powerCalled))
    const cu = powers.reduce((sum: number, power) => sum + everyCu(s, space, power), 0)
    const die = table.roll(d6, {
      for: 'attrition',
      space: s.board.spaceIds[space],
      power: powerNames[powers[0]],
      cu,
      modifier: op.drm,
      modifiers: op.drm === 0 ? [] : [{ why: 'card', n: op.drm }],
    })
    const lost = s.board.attrition(die + op.drm, cu)
    table.tell({ type: 'attrition', space: s.board.spaceIds[space], power: powerNames[powers[0]], cu, lost })
    pick(s, event, space, { number: lost })
  },
  power(s, event, _op, power, table) {
    const space = event.picked[event.picked.length - 1]
    removeCu(s, space, power, 1, table)
    replace(s, eventWith(event, { number: event.number - 1 }))
  },
}
