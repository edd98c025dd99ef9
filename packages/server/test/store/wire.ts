/** A wire to PostgreSQL that can be cut after something was asked and before it is answered. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

export interface Wire {
  /** The same database, by way of this wire. */
  readonly url: string
  /** Cuts the connection on which this text is sent next, when the answer comes. */
  cutAnswerTo(text: string): void
  /** How often it was cut. */
  readonly cuts: () => number
  close(): void
}

export async function wireTo(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url)
  let awaited: string | null = null
  let cuts = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let isToBeCut = false
    near.on('data', (data) => {
      if (awaited !== null && data.includes(awaited)) [isToBeCut, awaited] = [true, null]
      far.write(data)
    })
    far.on('data', (data) => {
      if (!isToBeCut) near.write(data)
      else if (!near.destroyed) {
        cuts++
        near.destroy()
        far.destroy()
      }
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const by = new URL(url)
  by.port = typeof address === 'object' && address !== null ? String(address.port) : ''
  return {
    url: by.href,
    cutAnswerTo: (text) => {
      awaited = text
    },
    cuts: () => cuts,
    close: () => server.close(),
  }
}
