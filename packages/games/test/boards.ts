/** The data of the editions that are shipped. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '@tabularium/engine'

export const boardOf = (id: string): Json =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', id, 'src', 'edition', 'board.json'), 'utf8'))
