/** Requests over HTTP that nobody who means well sends. */
import type { FastDice } from '@tabularium/engine'

export interface HostileRequest {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

const pick = <T>(dice: FastDice, values: readonly T[]): T => values[dice.below(values.length)]
const json = { 'content-type': 'application/json' }
const DEEP = 5000

const BODIES: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"name":null}',
  '{"name":"","language":"en"}',
  '{"name":"a\\u0000b","language":"en"}',
  '{"name":"Nero","language":"la"}',
  '{"name":"Nero","language":"en","admin":true}',
  '{"__proto__":{"polluted":true},"name":"Nero","language":"en"}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  `{"name":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  `{"name":"${'x'.repeat(5000)}","language":"en"}`,
]

const FORGED: readonly string[] = [
  'tabularium=',
  `tabularium=${'A'.repeat(43)}`,
  `tabularium=${'%00'.repeat(10)}`,
  `tabularium=${'x'.repeat(5000)}`,
  'tabularium[]=a; tabularium=b',
  '__proto__=polluted',
]

type Make = (dice: FastDice, table: string) => HostileRequest

export const requests: Readonly<Record<string, Make>> = {
  'a bad body': (dice) => ({
    method: 'POST',
    path: pick(dice, ['/api/me', '/api/account', '/api/session', '/api/session/recovery', '/api/tables', '/api/push']),
    body: pick(dice, BODIES),
    headers: json,
  }),
  'a body of another kind': (dice) => ({
    method: 'POST',
    path: '/api/tables',
    body: pick(dice, BODIES),
    headers: { 'content-type': pick(dice, ['text/plain', 'application/xml', 'multipart/form-data', 'x']) },
  }),
  'a forged cookie': (dice, table) => ({
    method: 'POST',
    path: pick(dice, ['/api/tables', `/api/tables/${table}/seats`, `/api/tables/${table}/published`]),
    body: '{"seat":0,"anchor":null}',
    headers: { ...json, cookie: pick(dice, FORGED) },
  }),
  'another page': (dice, table) => ({
    method: pick(dice, ['POST', 'DELETE', 'PATCH']),
    path: pick(dice, ['/api/me', `/api/tables/${table}`, '/api/session']),
    body: '{}',
    headers: { ...json, origin: pick(dice, ['https://evil.example', 'null', 'http://127.0.0.1:1', 'file://']) },
  }),
  'a path to elsewhere': (dice) => ({
    method: 'GET',
    path: pick(dice, [
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/assets/..%5c..%5c..%5cetc/passwd',
      '/%2e%2e/%2e%2e/package.json',
      '/api/tables/..%2f..%2fme',
      '/api/tables/%00',
      `/api/tables/${'a'.repeat(1000)}`,
      '/api/tables/__proto__',
      '/api/%ff%fe',
      '//evil.example/api',
      '/api/tables?list=__proto__',
      '/api/tables?list=mine&list=open',
    ]),
  }),
  'a table that is not there': (dice) => ({
    method: pick(dice, ['GET', 'DELETE']),
    path: `/api/tables/${Array.from({ length: 24 }, () => dice.below(16).toString(16)).join('')}`,
  }),
  'a seat of others': (dice, table) => ({
    method: pick(dice, ['POST', 'DELETE']),
    path: `/api/tables/${table}/seats/${pick(dice, ['0', '1', '-1', 'x', '1e9', '%00'])}`,
    body: '{}',
    headers: json,
  }),
  'a way that is not there': (dice, table) => ({
    method: pick(dice, ['PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']),
    path: `/api/tables/${table}`,
  }),
}

/** More than a server reads. */
export const tooLarge = (): HostileRequest => ({
  method: 'POST',
  path: '/api/tables',
  body: `{"game":"${'x'.repeat(4_400_000)}"}`,
  headers: json,
})

/** What is not even HTTP, for a bare connection. */
export const BARE: readonly string[] = [
  'GARBAGE\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /api/me HTTP/1.1\r\n\r\n',
  'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef',
  'POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 4\r\n\r\nzz\r\n',
  `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  '\u0000\u0001\u0002\u0003\r\n\r\n',
]
