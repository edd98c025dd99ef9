/** Who a request is from: a random cookie, of which only the hash is kept. */
import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Refusing } from '../refusing.ts'

export const COOKIE = 'tabularium'

export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** About 300 ms of a thread: few at once, and those who come in crowds are told to wait. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
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

/** A PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await inTurn(() => derive(password.normalize('NFKC'), salt, 32, COST))
  return `$scrypt$ln=15,r=8,p=3$${salt.toString('base64')}$${key.toString('base64')}`
}

/** Somebody who does not exist takes as long as a wrong password. */
const NOBODY = `$scrypt$ln=15,r=8,p=3$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`

export async function fits(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, , , salt = '', key = ''] = (hash ?? NOBODY).split('$')
  const expected = Buffer.from(key, 'base64')
  const derived = await inTurn(() => derive(password.normalize('NFKC'), Buffer.from(salt, 'base64'), 32, COST))
  return timingSafeEqual(derived, expected) && hash != null
}

/** To be read from paper: no letter that looks like another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 100 bits, in groups of five. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)])
  return [0, 5, 10, 15].map((from) => letters.slice(from, from + 5).join('')).join('-')
}

/** As it may be typed. */
export const tidyCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
