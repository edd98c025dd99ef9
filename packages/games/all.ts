/** Every game and every mind, loaded: for programs that may play any of them. */
import { list } from './index.ts'
import { loaded } from './loaded.ts'

export const { games, minds } = await loaded(list)
