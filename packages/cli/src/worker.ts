/** One thread of a simulation: plays the batches it is given. */
import { type Batch, Player, type Setting } from '@tabularium/bots/lab'
import { games } from '@tabularium/games/all'
import { workerData } from 'piscina'
import { seatedIn } from './bots.ts'

const settings: readonly Setting[] = workerData
const player = new Player(settings.map((setting) => seatedIn(games, setting)))

export default (batch: Batch) => player.play(batch)
