/** One thread of a simulation: plays the batches it is given. */
import { games } from '@tabularium/games/all'
import { workerData } from 'piscina'
import { type Batch, Player, type Setting } from './simulation/batch.ts'

const setting: Setting = workerData
const player = new Player(games, setting)

export default (batch: Batch) => player.play(batch)
