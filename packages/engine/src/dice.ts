/** Chance. Every roll of every game comes from one of these sources. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { isLink, type Link } from './chain.ts'
import type { Purpose } from './contract.ts'
import { Fault } from './fault.ts'

export interface Die {
  readonly name: string
  readonly sides: number
  /** The lowest face: 1 on most dice, 0 on a ten-sided one. */
  readonly low: number
  /** How a face is written, lowest first, where it is not a plain number. */
  readonly faces?: readonly string[]
}

export const d6: Die = { name: 'd6', sides: 6, low: 1 }

export interface Dice {
  /** `purpose`: what it is rolled for, should there be something to say about it. */
  face(die: Die, purpose?: Purpose): number
}

/** The dice of a table. */
export interface TableDice extends Dice {
  /** How far the source has been read; put back when an action comes to nothing. */
  used: number
  /** Of dice that depend on who acts: told before the set-up and before each action. */
  begin?(turn: Turn): void
}

/** What the dice of one action depend on. */
export interface Turn {
  /** The latest link of anybody in the log, that of this action if it has one; null: there was none with these dice. */
  readonly link: Link | null
  /** How many actions have been done since, with that one; with null, since these dice began. -1: the set-up. */
  readonly place: number
}

/** 128 bits, written as 32 hexadecimal digits. */
export type Secret = string

export function newSecret(): Secret {
  return bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(16)))
}

/** The same words always give the same secret: for simulations that can be run again. */
export function secretFrom(seed: string): Secret {
  return bytesToHex(sha256(utf8ToBytes(`tabularium seed ${seed}`)).subarray(0, 16))
}

export function isSecret(text: unknown): text is Secret {
  return typeof text === 'string' && /^[0-9a-f]{32}$/.test(text)
}

/** What is published before the first roll: it fixes the secret without telling it. */
export function commitment(secret: Secret): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('tabularium commitment '), hexToBytes(secret))))
}

/** Whether a revealed secret is the one that was committed to. */
export function verifyCommitment(published: string, secret: Secret): boolean {
  return isSecret(secret) && commitment(secret) === published
}

const BLOCK = 32

/** Block k of the stream is HMAC-SHA-256(key, "tabularium dice" k), its bytes read in order; a byte that would favour some faces is passed over. */
class Stream implements TableDice {
  used = 0
  readonly #key: Uint8Array
  #block: Uint8Array = new Uint8Array(0)
  #blockNumber = -1

  constructor(key: Uint8Array) {
    this.#key = key
  }

  face(die: Die): number {
    if (!(die.sides >= 1 && die.sides <= 256)) throw new Fault('dice', `A die has 1 to 256 sides, not ${die.sides}.`)
    const fair = 256 - (256 % die.sides)
    let byte = this.#nextByte()
    while (byte >= fair) byte = this.#nextByte()
    return die.low + (byte % die.sides)
  }

  #nextByte(): number {
    const number = Math.floor(this.used / BLOCK)
    if (number !== this.#blockNumber) {
      this.#block = hmac(sha256, this.#key, utf8ToBytes(`tabularium dice ${number}`))
      this.#blockNumber = number
    }
    return this.#block[this.used++ % BLOCK]
  }
}

function keyOf(secret: Secret): Uint8Array {
  if (!isSecret(secret)) throw new Fault('malformed', 'A dice secret is 32 hexadecimal digits.')
  return hexToBytes(secret)
}

/** The dice of a game that is played in one place: one stream from its secret. */
export class KeyedDice extends Stream {
  constructor(secret: Secret) {
    super(keyOf(secret))
  }
}

/** Dice that a server and the people at its table make together, so that none of them can know or choose a roll. */
export type SharedSource = {
  /** The server's, promised before anybody sat down. */
  readonly shared: Secret
  /** The end of each person's hash chain, by seat; null: he brings none, as bots do. */
  readonly anchors: readonly (Link | null)[]
}

/** Each action has a stream of its own, from the secret and the latest link that somebody gave. See docs/dice.md. */
export class SharedDice implements TableDice {
  readonly #key: Uint8Array
  readonly #anchors: string
  #turn: Turn = SET_UP
  /** Opened by the first roll: most actions roll nothing. */
  #stream: Stream | undefined

  constructor({ shared, anchors }: SharedSource) {
    this.#key = keyOf(shared)
    if (!anchors.every((anchor) => anchor === null || isLink(anchor))) {
      throw new Fault('malformed', 'An anchor is 64 hexadecimal digits.')
    }
    this.#anchors = anchors.map((anchor) => anchor ?? '-').join(' ')
  }

  get used(): number {
    return this.#stream?.used ?? 0
  }

  set used(used: number) {
    if (used !== this.used) this.#opened().used = used
  }

  begin(turn: Turn): void {
    this.#turn = turn
    this.#stream = undefined
  }

  face(die: Die): number {
    return this.#opened().face(die)
  }

  #opened(): Stream {
    const { link, place } = this.#turn
    this.#stream ??= new Stream(
      hmac(sha256, this.#key, utf8ToBytes(`tabularium roll ${place} ${link ?? this.#anchors}`)),
    )
    return this.#stream
  }
}

/** Before all actions. */
export const SET_UP: Turn = { link: null, place: -1 }

/** Where dice come from. */
export type DiceSource = { readonly secret: Secret } | { readonly script: readonly string[] } | SharedSource

export function openDice(source: DiceSource): TableDice {
  if ('secret' in source) return new KeyedDice(source.secret)
  return 'shared' in source ? new SharedDice(source) : new ScriptedDice(source.script)
}

/** The secret that was promised beforehand; scripted dice have none. */
export function secretOf(source: DiceSource): Secret | undefined {
  if ('secret' in source) return source.secret
  return 'shared' in source ? source.shared : undefined
}

/** The source and nothing else, as it is written down. */
export function plainSource(source: DiceSource): DiceSource {
  if ('secret' in source) return { secret: source.secret }
  return 'shared' in source ? { shared: source.shared, anchors: [...source.anchors] } : { script: [...source.script] }
}

/** Given faces in a given order: `'3'` for a die of plain numbers, `'III'` for a Roman one. */
export class ScriptedDice implements TableDice {
  used = 0
  readonly #script: readonly string[]

  constructor(script: readonly (string | number)[]) {
    this.#script = script.map(String)
  }

  face(die: Die, purpose?: Purpose): number {
    if (this.used >= this.#script.length) {
      const rolls = this.used === 1 ? '1 roll' : `${this.used} rolls`
      throw wanting(die, purpose, `The scripted dice have run out after ${rolls}: the next is a`)
    }
    const text = this.#script[this.used]
    for (let i = 0; i < die.sides; i++) {
      if (faceName(die, die.low + i) === text) {
        this.used++
        return die.low + i
      }
    }
    throw wanting(die, purpose, `Scripted roll ${this.used + 1} is '${text}', which is no face of a`)
  }
}

/** Says which roll is wanted, in words and as data. */
function wanting(die: Die, purpose: Purpose | undefined, what: string): Fault {
  const faces = Array.from({ length: die.sides }, (_, i) => faceName(die, die.low + i))
  const wanted = { die: die.name, faces, purpose: purpose ?? null }
  return new Fault('dice', `${what} ${die.name}${purpose === undefined ? '' : inWords(purpose)}.`, { wanted })
}

function inWords({ for: what, ...beside }: Purpose): string {
  const details = Object.entries(beside).map(([name, value]) => `${name} ${value}`)
  return ` for ${what}${details.length === 0 ? '' : ` (${details.join(', ')})`}`
}

export function faceName(die: Die, face: number): string {
  return die.faces?.[face - die.low] ?? String(face)
}

/**
 * xoshiro128**: fast and even, but not secret. For search, simulations and random players.
 */
export class FastDice implements Dice {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: Secret) {
    if (!isSecret(seed)) throw new Fault('malformed', 'A dice secret is 32 hexadecimal digits.')
    this.#a = Number.parseInt(seed.slice(0, 8), 16) | 0
    this.#b = Number.parseInt(seed.slice(8, 16), 16) | 0
    this.#c = Number.parseInt(seed.slice(16, 24), 16) | 0
    this.#d = Number.parseInt(seed.slice(24, 32), 16) | 1
  }

  face(die: Die): number {
    return die.low + this.below(die.sides)
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    return Math.floor((this.#next() / 0x1_0000_0000) * n)
  }

  #next(): number {
    let x = Math.imul(this.#b, 5)
    x = Math.imul((x << 7) | (x >>> 25), 9)
    const t = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= t
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return x >>> 0
  }
}
