/** The socket of a table. */
import type { TableId } from '@tabularium/online'
import type { Dial } from '../../table/wire.ts'
import { language } from '../settings.ts'
import { addressOf } from './api.ts'

export function dialTo(table: TableId): Dial {
  return ({ onOpen, onText, onClose }) => {
    const address = addressOf(`tables/${table}/play?language=${language.peek()}`)
    address.protocol = address.protocol.replace('http', 'ws')
    address.hash = ''
    const socket = new WebSocket(address)
    socket.addEventListener('open', onOpen)
    socket.addEventListener('message', ({ data }) => onText(String(data)))
    socket.addEventListener('close', onClose)
    return {
      send: (text) => {
        if (socket.readyState === socket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  }
}
