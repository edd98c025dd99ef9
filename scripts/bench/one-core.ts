/** A process that is moved from core to core finds nothing of its own in the caches of the next one. */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

/** The last core: a system takes what comes from outside on the first. */
const PINNED = ['taskset', '-c', String(cpus().length - 1)]

const canPin = spawnSync(PINNED[0], [...PINNED.slice(1), process.execPath, '--version']).status === 0

/** A command that stays on one core, where the system has a way to say so. */
export const onOneCore = (command: readonly string[]): readonly string[] => (canPin ? [...PINNED, ...command] : command)
