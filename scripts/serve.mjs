/** Serves the built page: static files only. Text is compressed once and kept. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '..', 'packages', 'web', 'dist')

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
const compressed = new Map()

function gzipped(file) {
  if (!compressed.has(file)) compressed.set(file, gzipSync(readFileSync(file), { level: 9 }))
  return compressed.get(file)
}

function fileFor(folder, url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  const file = join(folder, path.endsWith(sep) ? join(path, 'index.html') : path)
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : undefined
}

function answer(folder, request, response) {
  let file
  try {
    file = fileFor(folder, request.url ?? '/')
  } catch {
    file = undefined
  }
  if (file === undefined) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
  const type = types[extname(file)] ?? 'application/octet-stream'
  // Files under assets carry their content's hash in their name; the others may change.
  const caching = file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
  const headers = { 'content-type': type, 'cache-control': caching, 'x-content-type-options': 'nosniff' }
  const isText = !type.startsWith('font/') && type !== 'application/octet-stream'
  if (isText && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return response
      .writeHead(200, { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' })
      .end(gzipped(file))
  }
  response.writeHead(200, headers)
  return createReadStream(file).pipe(response)
}

/** Listens on this machine alone; port 0 takes any free one. Resolves to the address and how to stop. */
export function serve(port = 0, folder = dist) {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('The page is not built: run npm run build first.')
  const server = createServer((request, response) => answer(folder, request, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = `http://127.0.0.1:${server.address().port}/`
      resolve({ address, close: () => new Promise((done) => server.close(done)) })
    })
  })
}
