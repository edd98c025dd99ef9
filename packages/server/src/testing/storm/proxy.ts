/** A bad line between people and a server: it is late, says things twice and breaks, but never tells things in another order. */
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastDice } from '@tabularium/engine'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

export interface Weather {
  /** The longest delay of a message, in milliseconds. */
  readonly delay: number
  /** Of how many messages one is sent twice, and one breaks the line. */
  readonly twice: number
  readonly broken: number
}

export class BadLine {
  readonly #server: Server
  readonly #weather: Weather
  readonly #dice: FastDice
  readonly #ends = new Set<WebSocket>()
  /** Where the server listens now. */
  port = 0
  doubled = 0
  broken = 0

  private constructor(server: Server, weather: Weather, dice: FastDice) {
    this.#server = server
    this.#weather = weather
    this.#dice = dice
  }

  static async open(weather: Weather, dice: FastDice): Promise<BadLine> {
    const server = createServer()
    const line = new BadLine(server, weather, dice)
    const sockets = new WebSocketServer({ noServer: true })
    server.on('request', (request, response) => line.#forward(request, response))
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => {})
      sockets.handleUpgrade(request, socket, head, (near) => line.#join(near, request))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return line
  }

  get address(): string {
    const taken = this.#server.address()
    return `http://127.0.0.1:${typeof taken === 'object' && taken !== null ? taken.port : 0}/`
  }

  async close(): Promise<void> {
    for (const end of this.#ends) end.terminate()
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request
    const onward = ask({ host: '127.0.0.1', port: this.port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  #join(near: WebSocket, { url, headers }: IncomingMessage): void {
    const { cookie = '' } = headers
    const far = new WebSocket(`ws://127.0.0.1:${this.port}${url}`, { headers: { cookie }, perMessageDeflate: false })
    const opened = new Promise<void>((resolve) => far.once('open', resolve))
    const both = [near, far]
    const breakLine = () => {
      for (const end of both) {
        end.terminate()
        this.#ends.delete(end)
      }
    }
    for (const end of both) {
      this.#ends.add(end)
      end.on('error', () => {})
      end.on('close', breakLine)
    }
    this.#carry(near, far, opened, breakLine, true)
    this.#carry(far, near, opened, breakLine, false)
  }

  /** Only what people say is said twice: they number what they ask, a server numbers what it tells. */
  #carry(from: WebSocket, to: WebSocket, opened: Promise<void>, breakLine: () => void, doubles: boolean): void {
    const { delay, twice, broken } = this.#weather
    let last: Promise<unknown> = opened
    const send = (data: RawData) => {
      if (to.readyState === to.OPEN) to.send(data.toString())
    }
    from.on('message', (data) => {
      const wait = delay === 0 ? 0 : this.#dice.below(delay)
      last = last.then(async () => {
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        if (broken > 0 && this.#dice.below(broken) === 0) {
          this.broken++
          return breakLine()
        }
        send(data)
        if (!doubles || twice === 0 || this.#dice.below(twice) !== 0) return
        this.doubled++
        send(data)
      })
    })
  }
}
