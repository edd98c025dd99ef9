/** Serves the built page: static files only. Text is compressed once and kept. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '..', 'packages', 'web', 'dist')

const types = {
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

const always = {
  'content-security-policy': policy,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const METHODS = ['GET', 'HEAD']

/** By file and the moment it was written: a page that is built again is compressed again. */
const compressed = new Map()

function gzipped(file) {
  const written = statSync(file).mtimeMs
  const known = compressed.get(file)
  if (known?.written === written) return known.bytes
  const bytes = gzipSync(readFileSync(file), { level: 9 })
  compressed.set(file, { written, bytes })
  return bytes
}

/** The file that an address names, inside the folder; undefined: there is none. */
function fileFor(folder, url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  const named = join(folder, path.endsWith(sep) ? join(path, 'index.html') : path)
  if (!existsSync(named) || !statSync(named).isFile()) return undefined
  const file = realpathSync(named)
  return file.startsWith(`${realpathSync(folder)}${sep}`) ? file : undefined
}

function plain(response, status, text, headers = {}) {
  response.writeHead(status, { ...always, 'content-type': types['.txt'], ...headers }).end(`${text}\n`)
}

async function answer(folder, request, response) {
  if (!METHODS.includes(request.method)) {
    return plain(response, 405, 'Only reading is possible here.', { allow: METHODS.join(', ') })
  }
  let file
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
    return response.writeHead(200, about).end(request.method === 'HEAD' ? undefined : bytes)
  }
  await stream(file, headers, request, response)
}

/** The file is closed however the download ends. */
async function stream(file, headers, request, response) {
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
function failed(error, response) {
  if (error?.code === 'ERR_STREAM_PREMATURE_CLOSE' || error?.code === 'ECONNRESET' || error?.code === 'EPIPE') return
  console.error(`A file could not be sent: ${error?.message ?? error}`)
  if (response.headersSent) response.destroy()
  else plain(response, 500, 'This file could not be read.')
}

/** Listens on this machine alone; port 0 takes any free one. Resolves to the address and how to stop. */
export function serve(port = 0, folder = dist) {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('The page is not built: run npm run build first.')
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((error) => failed(error, response))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = `http://127.0.0.1:${server.address().port}/`
      const close = () =>
        new Promise((done) => {
          server.close(done)
          // A browser opens connections ahead of need, and one that never asked would be waited for.
          server.closeAllConnections()
        })
      resolve({ address, close })
    })
  })
}
