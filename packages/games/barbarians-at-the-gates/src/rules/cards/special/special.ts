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

export const specialOf = ({ what }: SpecialOp): Special => specials[what]
