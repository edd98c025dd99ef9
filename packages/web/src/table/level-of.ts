import type { Player } from '@tabularium/engine'
import { isBot } from '@tabularium/engine/room'

/** The bot that somebody plays against, by its name; undefined: none. */
export const levelOf = (players: readonly Player[]): string | undefined => players.find(isBot)?.slice('bot:'.length)
