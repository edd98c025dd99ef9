import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  commitment,
  type Die,
  d6,
  FastDice,
  Fault,
  faceName,
  isSecret,
  KeyedDice,
  LocalTable,
  newSecret,
  ScriptedDice,
  secretFrom,
  verifyCommitment,
} from '../src/index.ts'
import { toy } from './toy.ts'

const SECRET = '000102030405060708090a0b0c0d0e0f'
const d10: Die = { name: 'd10', sides: 10, low: 0 }
const dVI: Die = { name: 'dVI', sides: 6, low: 1, faces: ['I', 'II', 'III', 'IV', 'V', 'VI'] }
/** A byte of the stream, as it comes. */
const d256: Die = { name: 'd256', sides: 256, low: 0 }
const die = (sides: number): Die => ({ name: `d${sides}`, sides, low: 1 })

const faces = (dice: { face(die: Die): number }, die: Die, n: number) => Array.from({ length: n }, () => dice.face(die))

const faultOf = (act: () => unknown): Fault => {
  try {
    act()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('no fault')
}

const codeOf = (act: () => unknown): string => faultOf(act).code

/** Pearson's statistic against even chances. */
function chiSquare(rolled: readonly number[], { sides, low }: Die): number {
  const count = Array.from({ length: sides }, () => 0)
  for (const face of rolled) count[face - low]++
  const expected = rolled.length / sides
  return count.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

/** Wilson and Hilferty: chi-square with these degrees of freedom is above this once in a thousand times. */
const onceInAThousand = (freedom: number) =>
  freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3

describe('keyed dice', () => {
  test('known answer: the first bytes and the first dice of a fixed secret', () => {
    const bytes = Buffer.from(faces(new KeyedDice(SECRET), d256, 40)).toString('hex')
    expect(bytes).toBe('90a20a67551563788d4bf2593fd8fcc808bdc4f1d55c2889523dcdf3559844c4747985bc24827913')
    expect(faces(new KeyedDice(SECRET), d6, 20)).toEqual([1, 1, 5, 2, 2, 4, 4, 1, 4, 4, 3, 6, 4, 1, 3, 3, 4, 5, 2, 4])
  })

  test('every byte is that of HMAC-SHA-256 by node:crypto, over a hundred blocks', () => {
    for (const secret of [SECRET, secretFrom('a'), 'f'.repeat(32)]) {
      const key = Buffer.from(secret, 'hex')
      const blocks = Array.from({ length: 100 }, (_, k) =>
        createHmac('sha256', key).update(`tabularium dice ${k}`).digest(),
      )
      expect(faces(new KeyedDice(secret), d256, 3200)).toEqual([...Buffer.concat(blocks)])
    }
  })

  test('every byte is that of HMAC-SHA-256 by WebCrypto', async () => {
    const { subtle } = globalThis.crypto
    const bytes = Buffer.from(SECRET, 'hex')
    const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const stream: number[] = []
    for (let k = 0; k < 20; k++) {
      stream.push(...new Uint8Array(await subtle.sign('HMAC', key, new TextEncoder().encode(`tabularium dice ${k}`))))
    }
    expect(faces(new KeyedDice(SECRET), d256, 640)).toEqual(stream)
  })

  test('a die is the next byte that favours no face, modulo its sides', () => {
    for (const sides of [2, 3, 6, 10, 20, 100, 110, 200]) {
      const dice = new KeyedDice(SECRET)
      const stream = new KeyedDice(SECRET)
      for (let i = 0; i < 500; i++) {
        let byte = stream.face(d256)
        while (byte >= Math.floor(256 / sides) * sides) byte = stream.face(d256)
        expect(dice.face(die(sides))).toBe(1 + (byte % sides))
        expect(dice.used).toBe(stream.used)
      }
    }
  })

  test('2 to 20 sides: no face is favoured', () => {
    for (let sides = 2; sides <= 20; sides++) {
      const rolled = faces(new KeyedDice(secretFrom(`fair ${sides}`)), die(sides), 60_000)
      expect(chiSquare(rolled, die(sides))).toBeLessThan(onceInAThousand(sides - 1))
    }
  })

  test('the test for favour finds a die that takes every byte', () => {
    const rolled = faces(new KeyedDice(SECRET), d256, 60_000).map((byte) => byte % 20)
    expect(chiSquare(rolled, { ...die(20), low: 0 })).toBeGreaterThan(onceInAThousand(19))
  })

  test('put back to where it was, the source gives the same again, across blocks', () => {
    const dice = new KeyedDice(SECRET)
    faces(dice, d6, 25)
    const { used } = dice
    const first = faces(dice, d6, 100)
    dice.used = used
    expect(faces(dice, d6, 100)).toEqual(first)
  })

  test('one side is no chance; a die of no sides or of more than a byte has is refused', () => {
    expect(new KeyedDice(SECRET).face(die(1))).toBe(1)
    for (const sides of [0, -1, 257, 1000, Number.NaN]) {
      expect(codeOf(() => new KeyedDice(SECRET).face(die(sides)))).toBe('dice')
    }
  })

  test('what is no secret makes no dice', () => {
    for (const text of [
      '',
      'abc',
      SECRET.toUpperCase().replaceAll('0', 'A'),
      `${SECRET}0`,
      `${SECRET}\n`,
      'g'.repeat(32),
    ]) {
      expect(isSecret(text)).toBe(false)
      expect(codeOf(() => new KeyedDice(text))).toBe('malformed')
      expect(codeOf(() => new FastDice(text))).toBe('malformed')
    }
    for (const value of [undefined, null, 7, {}, [SECRET]]) expect(isSecret(value)).toBe(false)
  })
})

describe('secrets', () => {
  test('a commitment is SHA-256 by node:crypto over its name and the 16 bytes', () => {
    const bytes = Buffer.concat([Buffer.from('tabularium commitment '), Buffer.from(SECRET, 'hex')])
    expect(commitment(SECRET)).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(commitment(SECRET)).toBe('e571d228e87d559988318064a8dea0de6bec86889c29ff96436d44041d0d50d7')
  })

  test('the committed secret verifies and no other does', () => {
    const published = commitment(SECRET)
    expect(verifyCommitment(published, SECRET)).toBe(true)
    expect(verifyCommitment(published, secretFrom('other'))).toBe(false)
    expect(verifyCommitment(published.replace(/^./, 'x'), SECRET)).toBe(false)
    for (const text of ['', 'x', SECRET.toUpperCase(), `${SECRET}00`])
      expect(verifyCommitment(published, text)).toBe(false)
  })

  test('new secrets are 32 hexadecimal digits and never the same; every bit comes up both ways', () => {
    const secrets = Array.from({ length: 1000 }, newSecret)
    expect(secrets.every(isSecret)).toBe(true)
    expect(new Set(secrets).size).toBe(1000)
    const bits = secrets.map((secret) => BigInt(`0x${secret}`))
    expect(bits.reduce((a, b) => a | b)).toBe((1n << 128n) - 1n)
    expect(bits.reduce((a, b) => a & b)).toBe(0n)
  })

  test('the same words give the same secret, on every platform and for good', () => {
    expect(secretFrom('a game')).toBe('83c73a372179ad5cd96b952417c1a350')
    expect(secretFrom('a game')).toBe(createHash('sha256').update('tabularium seed a game').digest('hex').slice(0, 32))
    expect(secretFrom('Ætius ☧')).toBe(
      createHash('sha256').update('tabularium seed Ætius ☧').digest('hex').slice(0, 32),
    )
    expect(secretFrom('a game')).not.toBe(secretFrom('a game '))
  })
})

/** xoshiro128** 1.1 as its authors publish it (Blackman and Vigna, prng.di.unimi.it), in whole numbers without a sign. */
function reference(s: [number, number, number, number]): number {
  const rotl = (x: number, k: number) => ((x << k) | (x >>> (32 - k))) >>> 0
  const result = Math.imul(rotl(Math.imul(s[1], 5) >>> 0, 7), 9) >>> 0
  const t = (s[1] << 9) >>> 0
  s[2] = (s[2] ^ s[0]) >>> 0
  s[3] = (s[3] ^ s[1]) >>> 0
  s[1] = (s[1] ^ s[2]) >>> 0
  s[0] = (s[0] ^ s[3]) >>> 0
  s[2] = (s[2] ^ t) >>> 0
  s[3] = rotl(s[3], 11)
  return result
}

describe('fast dice', () => {
  const WORD = 0x1_0000_0000

  test('the reference gives the published vector for the state 1, 2, 3, 4', () => {
    const s: [number, number, number, number] = [1, 2, 3, 4]
    const published = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]
    expect(published.map(() => reference(s))).toEqual(published)
  })

  test('they are xoshiro128**, word for word', () => {
    for (const seed of [
      '0000000100000002000000030000000b',
      'ffffffffffffffffffffffffffffffff',
      secretFrom('odd').replace(/.$/, '1'),
    ]) {
      const word = (i: number) => Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16)
      const s: [number, number, number, number] = [word(0), word(1), word(2), word(3)]
      const dice = new FastDice(seed)
      for (let i = 0; i < 2000; i++) expect(dice.below(WORD)).toBe(reference(s))
    }
  })

  test('a seed of zeros still gives chance', () => {
    expect(new Set(faces(new FastDice('0'.repeat(32)), d10, 200)).size).toBe(10)
  })

  test('all faces of a die and no others, none favoured', () => {
    for (const [i, thrown] of [d6, d10, dVI, die(2), die(20)].entries()) {
      const rolled = faces(new FastDice(secretFrom(`fast ${i}`)), thrown, 20_000)
      const all = Array.from({ length: thrown.sides }, (_, n) => thrown.low + n)
      expect([...new Set(rolled)].sort((a, b) => a - b)).toEqual(all)
      expect(chiSquare(rolled, thrown)).toBeLessThan(onceInAThousand(thrown.sides - 1))
    }
  })

  test('below(n) is a whole number from 0 to n - 1', () => {
    const dice = new FastDice(SECRET)
    for (let n = 1; n <= 300; n++) {
      const drawn = Array.from({ length: 50 }, () => dice.below(n))
      expect(drawn.every((x) => Number.isInteger(x) && x >= 0 && x < n)).toBe(true)
    }
  })
})

describe('scripted dice', () => {
  test('give the faces of the script in order, plain, from zero and Roman', () => {
    const dice = new ScriptedDice(['3', 6, 'IV', '0', 9, 'I'])
    expect([d6, d6, dVI, d10, d10, dVI].map((thrown) => dice.face(thrown))).toEqual([3, 6, 4, 0, 9, 1])
    expect(dice.used).toBe(6)
  })

  test('a face is written as the die writes it', () => {
    expect([1, 4, 6].map((face) => faceName(dVI, face))).toEqual(['I', 'IV', 'VI'])
    expect([0, 9].map((face) => faceName(d10, face))).toEqual(['0', '9'])
  })

  test('a face that the die does not have is refused and stays next', () => {
    for (const [text, thrown] of [
      ['7', d6],
      ['0', d6],
      ['10', d10],
      ['3', dVI],
      ['VII', dVI],
      ['iii', dVI],
      ['', d6],
      [' 3', d6],
    ] as const) {
      const dice = new ScriptedDice([text])
      expect(() => dice.face(thrown)).toThrow(`Scripted roll 1 is '${text}', which is no face of a ${thrown.name}.`)
      expect(dice.used).toBe(0)
    }
  })

  test('a script that has run out says so, and how far it came', () => {
    const dice = new ScriptedDice(['3'])
    dice.face(d6)
    expect(codeOf(() => dice.face(dVI))).toBe('dice')
    expect(() => dice.face(dVI)).toThrow('have run out after 1 roll: the next is a dVI.')
    expect(dice.used).toBe(1)
  })

  test('and which roll is wanted: the die, what for, and the faces it has', () => {
    const purpose = { for: 'combat', emperor: 'galerius', support: 2 }
    for (const [script, message] of [
      [[], 'have run out after 0 rolls: the next is a dVI for combat (emperor galerius, support 2).'],
      [['9'], "Scripted roll 1 is '9', which is no face of a dVI for combat (emperor galerius, support 2)."],
    ] as const) {
      const fault = faultOf(() => new ScriptedDice(script).face(dVI, purpose))
      expect(fault.message).toContain(message)
      expect(fault.wanted).toEqual({ die: 'dVI', faces: ['I', 'II', 'III', 'IV', 'V', 'VI'], purpose })
    }
  })

  test('a roll for something of which no more is told is wanted without brackets', () => {
    expect(() => new ScriptedDice([]).face(d6, { for: 'invasion' })).toThrow('the next is a d6 for invasion.')
  })

  test('running out in the middle of an action leaves a table as it was, the dice too', () => {
    const table = new LocalTable(toy, {
      dice: { script: ['5'] },
      position: {
        deck: ['denarius', 'aureus', 'solidus', 'follis'],
        hands: [
          ['quinarius', 'sestertius'],
          ['as', 'dupondius'],
        ],
        shown: [],
        score: [0, 0],
        resigned: null,
        stack: [
          { kind: 'turn', seat: 0, picked: ['tressis'], looked: false, free: true },
          { kind: 'answer', seat: 1 },
        ],
      },
    })
    const { digest } = table
    for (let i = 0; i < 3; i++) expect(codeOf(() => table.act(1, 'guard as'))).toBe('dice')
    expect([table.digest, table.length, table.events(0), table.decision?.ask]).toEqual([digest, 0, [], 'answer'])
    table.act(1, 'yield')
    expect(table.act(1, 'toss').told[0].event).toMatchObject({ type: 'roll', face: 5 })
    expect(codeOf(() => table.act(1, 'guard as'))).toBe('illegal')
  })
})
