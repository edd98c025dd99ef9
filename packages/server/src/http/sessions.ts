/** Who a request is from: a random cookie, of which only the hash is kept. */
import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Refusing } from '../refusing.ts'

export const COOKIE = 'tabularium'

export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** Of a new password, as the power of two: about 300 ms of a thread. Few at once, and those who come in crowds are told to wait. */
const USUAL_COST = 15
const AT_ONCE = 2
const WAITING = 20

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(what: () => Promise<T>): Promise<T> {
  if (waiting.length >= WAITING) throw new Refusing('slow', 'Too many people sign in at this moment.', 5)
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  running++
  try {
    return await what()
  } finally {
    running--
    waiting.shift()?.()
  }
}

/** Passwords, as dear to guess as the cost says. */
export class Passwords {
  readonly #cost: number
  /** Somebody who does not exist takes as long as a wrong password. */
  readonly #nobody: string

  constructor(cost = USUAL_COST) {
    this.#cost = cost
    this.#nobody = written(cost, Buffer.alloc(16), Buffer.alloc(32))
  }

  /** A PHC string. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    return written(this.#cost, salt, await derived(password, salt, this.#cost))
  }

  async fits(password: string, hash: string | null | undefined): Promise<boolean> {
    const [, , parameters = '', salt = '', key = ''] = (hash ?? this.#nobody).split('$')
    const cost = Number(/^ln=(\d+),/.exec(parameters)?.[1] ?? this.#cost)
    const found = await derived(password, Buffer.from(salt, 'base64'), cost)
    return timingSafeEqual(found, Buffer.from(key, 'base64')) && hash != null
  }
}

const derived = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  inTurn(() => derive(password.normalize('NFKC'), salt, 32, { N: 2 ** cost, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }))

const written = (cost: number, salt: Buffer, key: Buffer): string =>
  `$scrypt$ln=${cost},r=8,p=3$${salt.toString('base64')}$${key.toString('base64')}`

/** To be read from paper: no letter that looks like another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 100 bits, in groups of five. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)])
  return [0, 5, 10, 15].map((from) => letters.slice(from, from + 5).join('')).join('-')
}

/** As it may be typed. */
export const tidyCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
