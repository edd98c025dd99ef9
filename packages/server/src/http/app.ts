/** The server's door: what comes in by HTTP and by sockets, and what may not. */
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import type { About } from '@tabularium/online'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { Refusing } from '../refusing.ts'
import type { Door } from './door.ts'
import { always } from './files.ts'
import { addressKey, Limits } from './limits.ts'
import { mineRoutes } from './mine.ts'
import { peopleRoutes } from './people.ts'
import { isExpected, refuse } from './refusals.ts'
import { socketRoute } from './socket.ts'
import { tableRoutes } from './table-routes.ts'

/** Bytes of a request; a game that is taken along has four million. */
const BODY = 4_300_000

export async function openDoor(door: Door): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY,
    trustProxy: door.behindProxy,
    // What is asked for, not with what: cookies and bodies are nobody's business.
    logger: door.log
      ? {
          redact: ['req.headers'],
          serializers: { req: briefly },
          ...(door.logTo !== undefined && { stream: { write: door.logTo } }),
        }
      : false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
  })
  await app.register(cookie)
  await app.register(websocket, { options: { maxPayload: 64 * 1024, perMessageDeflate: false } })
  // Before the routes, which take the handler that is there.
  app.setErrorHandler((error, request, reply) => {
    if (!isExpected(error)) request.log.error({ err: error }, 'failed')
    refuse(reply, error)
  })
  guard(app, door)
  const limits = new Limits(120 * door.leniency, 20 * door.leniency, door.now)
  app.addHook('onRequest', async (request) => {
    const wait = request.url.startsWith('/api/') ? limits.take(addressKey(request.ip)) : 0
    if (wait > 0) throw new Refusing('slow', 'Too much was asked for from this address.', wait)
  })
  await app.register(async (api) => {
    api.get('/api/about', async (): Promise<About> => {
      const { pushKey, mail } = door.notifier
      return { version: door.version, pushKey, mail }
    })
    peopleRoutes(api, door)
    mineRoutes(api, door)
    tableRoutes(api, door)
    socketRoute(api, door)
  })
  app.get('/health', async () => {
    await door.hall.store.due(-1, 1)
    return { ok: true }
  })
  app.get('/metrics', async (_request, reply) => {
    reply.type(door.metrics.type)
    return door.metrics.told(door.hall)
  })
  app.setNotFoundHandler((request, reply) => {
    if (door.files === null || request.url.startsWith('/api/'))
      return refuse(reply, new Refusing('missing', 'Not found.'))
    reply.hijack()
    return door.files(request.raw, reply.raw)
  })
  return app
}

const briefly = (request: FastifyRequest) => ({ method: request.method, url: request.url.split('?')[0] })

/** Whoever changes something comes from the page itself. */
function guard(app: FastifyInstance, { origin }: Door): void {
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(always)) reply.header(name, value)
    reply.header('cache-control', 'no-store')
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && request.headers.upgrade === undefined
    if (!isRead && !isOwn(request, origin)) throw new Refusing('origin', 'This came from another page.')
  })
}

function isOwn({ headers, host }: FastifyRequest, origin: string | null): boolean {
  const from = headers.origin
  // Programs send none; a browser always does where it matters.
  if (from === undefined) return headers['sec-fetch-site'] === undefined
  if (origin !== null) return from === origin
  try {
    return new URL(from).host === host
  } catch {
    return false
  }
}
