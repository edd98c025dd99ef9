/** The files of the built page. Text is compressed once and kept. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The page runs its own files and nothing else, in no frame of anybody's. Styles are also set on elements. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const always: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD']

/** By file and the moment it was written: a page that is built again is compressed again. */
const compressed = new Map<string, { readonly written: number; readonly bytes: Buffer }>()

function gzipped(file: string): Buffer {
  const written = statSync(file).mtimeMs
  const known = compressed.get(file)
  if (known?.written === written) return known.bytes
  const bytes = gzipSync(readFileSync(file), { level: 9 })
  compressed.set(file, { written, bytes })
  return bytes
}

/** The file that an address names, inside the folder; undefined: there is none. */
function fileFor(folder: string, url: string): string | undefined {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  const named = join(folder, path.endsWith(sep) ? join(path, 'index.html') : path)
  if (!existsSync(named) || !statSync(named).isFile()) return undefined
  const file = realpathSync(named)
  return file.startsWith(`${realpathSync(folder)}${sep}`) ? file : undefined
}

function plain(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { ...always, 'content-type': types['.txt'], ...headers }).end(`${text}\n`)
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!METHODS.includes(request.method)) {
    return plain(response, 405, 'Only reading is possible here.', { allow: METHODS.join(', ') })
  }
  let file: string | undefined
  try {
    file = fileFor(folder, request.url ?? '/')
  } catch {
    return plain(response, 400, 'This address cannot be read.')
  }
  if (file === undefined) return plain(response, 404, 'Not found')
  const type = types[extname(file)] ?? 'application/octet-stream'
  // Files under assets carry their content's hash in their name; the others may change.
  const caching = file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
  const headers = { ...always, 'content-type': type, 'cache-control': caching }
  const isText = !type.startsWith('font/') && type !== 'application/octet-stream'
  if (isText && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    const bytes = gzipped(file)
    const about = { ...headers, 'content-encoding': 'gzip', 'content-length': bytes.length, vary: 'accept-encoding' }
    response.writeHead(200, about).end(request.method === 'HEAD' ? undefined : bytes)
    return
  }
  await stream(file, headers, request, response)
}

/** The file is closed however the download ends. */
async function stream(
  file: string,
  headers: OutgoingHttpHeaders,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    response.writeHead(200, { ...headers, 'content-length': size })
    if (request.method === 'HEAD') response.end()
    else await pipeline(handle.createReadStream({ autoClose: false }), response)
  } finally {
    await handle.close()
  }
}

/** Somebody who goes away in the middle is no fault; whatever else fails is told to whoever asked, if he can still hear it. */
function failed(error: unknown, response: ServerResponse): void {
  const { code, message } =
    error instanceof Error
      ? { code: undefined, ...error, message: error.message }
      : { code: undefined, message: String(error) }
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE') return
  console.error(`A file could not be sent: ${message}`)
  if (response.headersSent) response.destroy()
  else plain(response, 500, 'This file could not be read.')
}

export type FileServer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers with the files of a folder that the page was built into. */
export function filesOf(folder: string): FileServer {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('The page is not built: run npm run build first.')
  return (request, response) => {
    answer(folder, request, response).catch((error) => failed(error, response))
  }
}

/** Files alone, on this machine alone; port 0 takes any free one. Resolves to the address and how to stop. */
export function serveFiles(
  port: number,
  folder: string,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createServer(filesOf(folder))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const taken = server.address()
      const address = `http://127.0.0.1:${typeof taken === 'object' && taken !== null ? taken.port : port}/`
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done())
          // A browser opens connections ahead of need, and one that never asked would be waited for.
          server.closeAllConnections()
        })
      resolve({ address, close })
    })
  })
}
