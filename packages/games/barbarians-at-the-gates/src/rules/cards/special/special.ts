/** The operations that only one card has, by name. */
import type { Doing } from '../doing/doing.ts'
import {
  adrianopleLoss,
  coloniaFalls,
  confederation,
  garrisonsEmpty,
  garrisonsGather,
  garrisonsLeader,
  garrisonsTurn,
  mursaLosses,
} from './barbarian.ts'
import type { SpecialName, SpecialOp } from './corrected.ts'
import { eaglesLeave, eaglesLondinium, eaglesSpaces } from './eagles.ts'
import {
  aquileiaAmbush,
  exploratores,
  fireships,
  fleetInterdicts,
  gaisoPursuit,
  garrisonSurprised,
  leo,
  mutinousLegions,
  watchtowers,
} from './responses.ts'
import {
  courtMoves,
  feudingKings,
  heraclius,
  majorian,
  mallobaudes,
  neposAlone,
  radagaisus,
  vetranioSpace,
} from './roman.ts'

type Special = Doing<SpecialOp>

const specials: Readonly<Record<SpecialName, Special>> = {
  'vetranio-space': vetranioSpace,
  'mursa-losses': mursaLosses,
  'gaiso-pursuit': gaisoPursuit,
  'aquileia-ambush': aquileiaAmbush,
  'fleet-interdicts': fleetInterdicts,
  watchtowers,
  exploratores,
  'feuding-kings': feudingKings,
  mallobaudes,
  'eagles-leave': eaglesLeave,
  'eagles-londinium': eaglesLondinium,
  'eagles-spaces': eaglesSpaces,
  radagaisus,
  'court-moves': courtMoves,
  heraclius,
  'nepos-alone': neposAlone,
  leo,
  majorian,
  'colonia-falls': coloniaFalls,
  confederation,
  'garrisons-leader': garrisonsLeader,
  'garrisons-gather': garrisonsGather,
  'garrisons-turn': garrisonsTurn,
  'garrisons-empty': garrisonsEmpty,
  'garrison-surprised': garrisonSurprised,
  'mutinous-legions': mutinousLegions,
  'adrianople-loss': adrianopleLoss,
  fireships,
}

const of = ({ what }: SpecialOp): Special => specials[what]

export const doSpecial: Special = {
  can: (s, event, op) => of(op).can(s, event, op),
  run: (s, event, op, table) => of(op).run(s, event, op, table),
  space: (s, event, op, choice, table) => of(op).space?.(s, event, op, choice, table),
  leader: (s, event, op, choice, table) => of(op).leader?.(s, event, op, choice, table),
  tribe: (s, event, op, choice, table) => of(op).tribe?.(s, event, op, choice, table),
  power: (s, event, op, choice, table) => of(op).power?.(s, event, op, choice, table),
  take: (s, event, op, choice, table) => of(op).take?.(s, event, op, choice, table),
  option: (s, event, op, choice, table) => of(op).option?.(s, event, op, choice, table),
  whether: (s, event, op, choice, table) => of(op).whether?.(s, event, op, choice, table),
}
