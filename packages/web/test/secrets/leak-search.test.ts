/** The search for leaks finds what it should and nothing else: messages and texts are planted, and so is the truth. */
import type { Json } from '@tabularium/engine'
import type { Line, Patch, Viewer } from '@tabularium/engine/room'
import { expect, test } from 'vitest'
import type { Message, Snapshot } from '../../src/table/protocol.ts'
import { leaks, linesNotFor, nameOf, type Text, type Truth, wanted } from './leak-search.ts'

const UPRISING = nameOf('major-uprising')
const BAGAUDES = nameOf('bagaudes')

type Hands = readonly (readonly string[])[]

/** Both held an uprising; then the first played his, and drew a fleet. */
const played: readonly Hands[] = [
  [['major-uprising'], ['major-uprising', 'bagaudes']],
  [['fleet'], ['major-uprising', 'bagaudes']],
]

interface Planted {
  readonly open?: Readonly<Record<string, string>>
  readonly asked?: string
  readonly lines?: readonly Line[]
}

function truth(held: readonly Hands[], { open = {}, asked = '', lines = [] }: Planted = {}): Truth {
  return {
    seats: ['first', 'second'],
    length: held.length - 1,
    held: (length) => held[length],
    open: (_, member) => open[member],
    asked: () => asked,
    told: () => lines,
  }
}

const line = (action: number, words: string): Line => ({ action, words, event: { type: 'play' } })

const update = (
  what: Extract<Message, { update: unknown }>['update']['what'],
  lines: readonly Line[] = [],
): Message => ({
  update: { number: 1, what, ear: 0, from: 0, lines },
})

function whole(viewer: Viewer, length: number, hands: Json): Message {
  return update({ whole: { viewer, length, view: { hands } } as unknown as Snapshot })
}

/** The first looks at his hand; then one action comes as this patch. */
const afterOne = (patch: Patch): readonly Message[] => [
  whole(0, 0, { first: { 'major-uprising': 1 }, second: 2 }),
  update({ patch: { length: [1], ...patch } as Patch }),
]

const found = (messages: readonly Message[], texts: readonly Text[] = [], true_ = truth(played)) =>
  leaks({ messages, texts }, true_).map(({ where, stratagem }) => `${where} ${stratagem}`)

const text = (members: Partial<Text>): Text => ({
  messages: 1,
  covered: false,
  held: {},
  asked: {},
  all: {},
  ...members,
})

test('a hand of another is a leak, in a message for one seat and in one for nobody', () => {
  const hands = { first: { 'major-uprising': 1 }, second: { bagaudes: 1 } }
  expect(found([whole(0, 0, hands)])).toEqual(['message bagaudes'])
  expect(found([whole(null, 0, { first: { 'major-uprising': 1 }, second: 2 })])).toContain('message major-uprising')
  expect(found([whole(1, 0, { first: 1, second: { 'major-uprising': 1, bagaudes: 1 } })])).toEqual([])
})

test('what goes out of the own hand is no leak, though the other holds the same', () => {
  expect(found(afterOne({ view: { hands: { first: { 'major-uprising': null, fleet: [1] } } } }))).toEqual([])
})

test('what the other gains in the same patch is one', () => {
  const hands = { first: { 'major-uprising': null }, second: { 'major-uprising': [2] as const } }
  expect(found(afterOne({ view: { hands } }))).toEqual(['message major-uprising'])
  expect(found(afterOne({ view: { hands: { ...hands, second: { 'major-uprising': null } } } }))).toEqual([
    'message major-uprising',
  ])
})

test('what goes out of the own hand and was never there is one', () => {
  expect(found(afterOne({ view: { hands: { first: { bagaudes: null } } } }))).toEqual(['message bagaudes'])
})

test('the same named elsewhere in the patch is one', () => {
  const choices = [[{ action: 'play major-uprising' }]] as const
  const patch: Patch = { view: { hands: { first: { 'major-uprising': null } } }, question: { choices } }
  expect(found(afterOne(patch))).toEqual(['message major-uprising'])
})

test('the same named where everybody may read it is none, if it is so in truth', () => {
  const patch: Patch = { view: { peoples: { bagaudes: { status: ['war'] } }, initiative: ['roman'] } }
  const peoples = { bagaudes: { status: 'war' } }
  const open = { peoples: JSON.stringify(peoples), initiative: '"roman"' }
  expect(found(afterOne(patch))).toEqual(['message bagaudes'])
  expect(found(afterOne(patch), [], truth(played, { open }))).toEqual([])
  const otherwise = { ...open, peoples: '{"bagaudes":{"status":"peace"}}' }
  expect(found(afterOne(patch), [], truth(played, { open: otherwise }))).toEqual(['message bagaudes'])
})

test('what goes out of a hand is a leak to nobody in particular', () => {
  const messages = [
    whole(null, 0, { first: 1, second: 2 }),
    update({ patch: { length: [1], view: { hands: { first: { 'major-uprising': null } } } } }),
  ]
  expect(found(messages)).toEqual(['message major-uprising'])
})

test('a text that offers what another holds is a leak; covered, the own hand is one too', () => {
  const messages = [whole(0, 0, { first: { 'major-uprising': 1 }, second: 2 })]
  expect(found(messages, [text({ held: { [BAGAUDES]: `Play ${BAGAUDES}` } })])).toEqual(['page bagaudes'])
  expect(found(messages, [text({ held: { [UPRISING]: UPRISING } })])).toEqual([])
  expect(found(messages, [text({ covered: true, held: { [UPRISING]: UPRISING } })])).toContain('page major-uprising')
})

test('a text may name what the viewer was told of before, but not offer it', () => {
  const messages = [whole(0, 1, { first: { fleet: 1 }, second: 2 })]
  const bagaudes = { [BAGAUDES]: BAGAUDES }
  const told = (action: number) => truth(played, { lines: [line(action, `Second plays ${BAGAUDES}.`)] })
  expect(found(messages, [text({ all: bagaudes })])).toEqual(['page bagaudes'])
  expect(found(messages, [text({ all: bagaudes })], told(0))).toEqual([])
  expect(found(messages, [text({ all: bagaudes })], told(1))).toEqual(['page bagaudes'])
  expect(found(messages, [text({ held: bagaudes, all: bagaudes })], told(0))).toEqual(['page bagaudes'])
})

test('what is asked may name the stratagem that everybody is told is being played', () => {
  const messages = [whole(0, 1, { first: { fleet: 1 }, second: 2 })]
  const asked = text({ asked: { [UPRISING]: `${UPRISING}: which people rises?` } })
  expect(found(messages, [asked])).toEqual(['page major-uprising'])
  expect(found(messages, [asked], truth(played, { asked: `${UPRISING}: which people rises?` }))).toEqual([])
})

test('a line for other ears is found', () => {
  const heard = truth(played, { lines: [line(0, 'First plays.')] })
  const sent = update({ patch: undefined }, [line(0, 'First plays.'), line(0, `Second draws ${BAGAUDES}.`)])
  expect(linesNotFor({ messages: [sent], texts: [] }, heard)).toEqual([`0 Second draws ${BAGAUDES}.`])
})

test('the names of stratagems are found, and not where they mean something else', () => {
  const namedIn = (words: string) =>
    wanted.filter(([, pattern]) => new RegExp(pattern).test(words)).map(([name]) => name)
  for (const [name] of wanted) expect(namedIn(`Play ${name}`)).toEqual([name])
  for (const [name] of wanted) expect(namedIn(`${name} × 2 (Barbarian)`)).toEqual([name])
  const others =
    'Genseric, Rex. Fleet 2. Buccellarii 3. The Bagaudes are at war. Initiative of the year. The Scourge of God'
  expect(namedIn(others)).toEqual([])
})
