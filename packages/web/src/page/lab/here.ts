/** The laboratory of this page: one, however often the reader comes back to it. */
import { handOf } from '../../lab/hand.ts'
import { Laboratory } from '../../lab/laboratory.ts'
import { runsStore } from '../../lab/runs-store.ts'
import { underway } from '../../lab/underway.ts'
import { claim } from '../../table/claim.ts'
import { newWorker } from '../tables.ts'

/** One core is left to the page. */
const cores = Math.max(1, (navigator.hardwareConcurrency || 2) - 1)

export const laboratory = new Laboratory({
  store: runsStore(),
  cores,
  hire: () => handOf(newWorker()),
  claim,
  now: () => performance.now(),
  underway,
})
