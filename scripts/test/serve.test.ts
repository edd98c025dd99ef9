/** The server of the page: what it gives, what it refuses, and what it survives. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveFiles } from '@tabularium/server/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-serve-'))
const page = join(folder, 'dist')
const BIG = 20_000_000
let server: Awaited<ReturnType<typeof serveFiles>>

beforeAll(async () => {
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html><p>Salve</p>')
  writeFileSync(join(page, 'assets', 'code-1.js'), 'export {}')
  writeFileSync(join(page, 'big.bin'), Buffer.alloc(BIG, 7))
  mkdirSync(`${page}-other`)
  writeFileSync(join(`${page}-other`, 'secret.txt'), 'secret')
  symlinkSync(join(`${page}-other`, 'secret.txt'), join(page, 'link.txt'))
  server = await serveFiles(0, page)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const fetched = (path: string, given: RequestInit = {}) => fetch(new URL(path, server.address), given)

/** What a client gets that writes whatever it likes. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () => socket.write(text))
    let got = ''
    socket.on('data', (data) => (got += data))
    socket.on('error', reject)
    socket.on('close', () => resolve(got))
  })
}

describe('the server of the page', () => {
  test('gives the page and its files, compressed or not', async () => {
    const index = await fetched('/')
    expect([index.status, await index.text()]).toEqual([200, '<!doctype html><p>Salve</p>'])
    expect(index.headers.get('content-encoding')).toBe('gzip')
    const bare = await fetched('/', { headers: { 'accept-encoding': 'identity' } })
    expect([await bare.text(), bare.headers.get('content-encoding')]).toEqual(['<!doctype html><p>Salve</p>', null])
    expect((await fetched('/assets/code-1.js')).headers.get('cache-control')).toContain('immutable')
    expect(index.headers.get('cache-control')).toBe('no-cache')
  })

  test('gives another page as soon as one is built', async () => {
    expect(await (await fetched('/')).text()).toContain('Salve')
    const later = await new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => 'Vale')
    writeFileSync(join(page, 'index.html'), `<!doctype html><p>${later}</p>`)
    expect(await (await fetched('/')).text()).toContain('Vale')
    writeFileSync(join(page, 'index.html'), '<!doctype html><p>Salve</p>')
  })

  test('lets the page run its own files only, in nobody’s frame', async () => {
    for (const path of ['/', '/assets/code-1.js', '/nowhere']) {
      const { headers } = await fetched(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('answers no %s', async (method) => {
    const answer = await fetched('/', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test.each(['/', '/big.bin'])('answers HEAD of %s without the file', async (path) => {
    const answer = await fetched(path, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  test('gives nothing outside its folder', async () => {
    for (const path of [
      '/../dist-other/secret.txt',
      '/%2e%2e/dist-other/secret.txt',
      '/..%2fdist-other%2fsecret.txt',
    ]) {
      expect(await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 404/)
    }
    expect((await fetched('/link.txt')).status).toBe(404)
    expect((await fetched('/assets')).status).toBe(404)
  })

  test('says that an address cannot be read', async () => {
    const bad = ['/%E0%A4%A', '/%00', '//[']
    for (const path of bad) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      expect(answer, path).toMatch(/^HTTP\/1.1 40[04]/)
    }
  })

  test('downloads that are broken off leave no file open, and it goes on', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length
    const isLinux = process.platform === 'linux'
    const before = isLinux ? openFiles() : 0
    for (let n = 0; n < 40; n++) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () => {
          socket.write('GET /big.bin HTTP/1.1\r\nhost: x\r\n\r\n')
          socket.once('data', () => socket.destroy())
        })
        socket.on('close', () => resolve())
        socket.on('error', () => undefined)
      })
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (isLinux) expect(openFiles()).toBeLessThan(before + 25)
    const whole = await (await fetched('/big.bin')).arrayBuffer()
    expect(whole.byteLength).toBe(BIG)
  })
})
