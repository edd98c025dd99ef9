/** Hidden things are sealed after each step; what is shown later is opened to those who come to know it, and to nobody else. */
import { describe, expect, test } from 'vitest'
import { type AnyGame, LocalTable, secretFrom } from '../src/index.ts'
import { type HiddenProof, isOpenedBy, opening, SealWatch, seal } from '../src/proof.ts'
import { position } from './local-table-play.ts'
import { type State, toy } from './toy.ts'

const SECRET = secretFrom('seals')
const [RED, BLUE, AIDE] = [0, 1, 2]
const VIEWERS = [RED, BLUE, AIDE, null]

/** Positions before and after each of these actions. */
function steps(...actions: readonly (readonly [number, string])[]) {
  const table = new LocalTable(toy, {
    options: { players: 3, hand: 3 },
    dice: { secret: SECRET },
    position: position(),
  })
  return actions.map(([seat, action]) => {
    const before = table.state as State
    table.act(seat, action)
    return { before, after: table.state as State }
  })
}

const shown = (around: { before: State; after: State }, viewer: number | null) =>
  opening(SECRET, 7, toy, around, viewer)

const namesShown = (around: { before: State; after: State }) =>
  VIEWERS.map((viewer) => shown(around, viewer)?.things.map(({ thing }) => thing) ?? null)

/** A bowl of counters, some alike, into which nobody sees. */
const bowl = {
  ...toy,
  secrets: { things: ['gold', 'lead'], hoards: [{ knownTo: () => [], things: (s: readonly number[]) => s, lay() {} }] },
  view: (s: readonly number[], viewer: number | null) => ({ viewer, position: s, unseen: s }),
} as unknown as AnyGame

describe('what is opened', () => {
  test('a card that is looked at: to who looks and whoever sees through his eyes', () => {
    const [looked, drawn] = steps([RED, 'look'], [RED, 'draw'])
    expect(namesShown(looked)).toEqual([['follis'], null, ['follis'], null])
    expect(namesShown(drawn)).toEqual([null, null, null, null])
  })

  test('nothing, where the card that is seen came from another place than the one that became smaller', () => {
    // The top of the deck is a place of its own, into which the next card comes.
    const [drawn] = steps([RED, 'draw'])
    expect(namesShown(drawn)).toEqual([null, null, null, null])
  })

  test('of counters that are alike as many as are shown, each by itself', () => {
    const taken = (before: readonly number[], after: readonly number[]) => {
      const told = seal(SECRET, 7, bowl, before)
      const found = opening(SECRET, 7, bowl, { before, after }, null)
      if (found === null || !isOpenedBy(told, found)) throw new Error('Nothing is opened.')
      return found.things.map(({ thing }) => thing)
    }
    expect(taken([0, 0, 1], [0, 1])).toEqual(['gold'])
    expect(taken([1, 0, 0], [1])).toEqual(['gold', 'gold'])
    expect(taken([0, 1, 0, 1], [1, 0])).toEqual(['gold', 'lead'])
  })

  test('cards that are laid: to everybody who had not seen them, once they are shown', () => {
    const [first, second, laid, answered] = steps(
      [RED, 'pick as'],
      [RED, 'pick tressis'],
      [RED, 'lay'],
      [BLUE, 'yield'],
    )
    for (const each of [first, second, laid]) expect(namesShown(each)).toEqual([null, null, null, null])
    expect(namesShown(answered)).toEqual([null, ['as', 'tressis'], null, ['as', 'tressis']])
  })

  test('nothing, where cards come from two places that the viewer does not see', () => {
    const [, , guarded] = steps([RED, 'pick as'], [RED, 'lay'], [BLUE, 'guard dupondius'])
    expect(namesShown(guarded)).toEqual([['dupondius'], ['as'], ['dupondius'], null])
  })

  test('fits the seal of that step, place and secret, each thing once and no other', () => {
    const [, , , answered] = steps([RED, 'pick as'], [RED, 'pick tressis'], [RED, 'lay'], [BLUE, 'yield'])
    const found = shown(answered, BLUE)
    if (found === null) throw new Error('Nothing is opened.')
    const told = seal(SECRET, 7, toy, answered.before)
    const [as, tressis] = found.things
    expect(isOpenedBy(told, found)).toBe(true)
    for (const things of [[as], [tressis]]) expect(isOpenedBy(told, { ...found, things })).toBe(true)
    for (const things of [[as, as], [{ ...as, thing: 'aureus' }], [as, { ...tressis, salt: as.salt }]]) {
      expect(isOpenedBy(told, { ...found, things })).toBe(false)
    }
    expect(isOpenedBy(told, { ...found, place: 0 })).toBe(false)
    expect(isOpenedBy(told, { ...found, leaves: found.leaves.slice(1) })).toBe(false)
    for (const other of [
      seal(SECRET, 8, toy, answered.before),
      seal(SECRET, 7, toy, answered.after),
      seal(secretFrom('other'), 7, toy, answered.before),
    ]) {
      expect(isOpenedBy(other, found)).toBe(false)
    }
  })
})

describe('who watches seals', () => {
  const [looked] = steps([RED, 'look'])
  const [drawn] = steps([RED, 'draw'])
  const sealed = (step: number, state = looked.before): HiddenProof => ({ step, seal: seal(SECRET, step, toy, state) })
  const opened = (step: number): HiddenProof => {
    const found = opening(SECRET, step, toy, looked, RED)
    if (found === null) throw new Error('Nothing is opened.')
    return { ...sealed(step + 1, looked.after), opened: { ...found, step } }
  }
  const watched = (...proofs: readonly HiddenProof[]) => {
    const watch = new SealWatch()
    for (const proof of proofs) watch.take(proof)
    return [watch.isBroken, watch.opened]
  }

  test('believes what is sealed, step by step, and counts what was opened', () => {
    expect(watched()).toEqual([false, 0])
    expect(watched(sealed(3), sealed(4), sealed(6))).toEqual([false, 0])
    expect(watched(sealed(3), opened(3))).toEqual([false, 1])
  })

  test('may be told the same twice, but not another seal of the same step, nor of one before', () => {
    expect(watched(sealed(3), sealed(3))).toEqual([false, 0])
    expect(watched(sealed(3), sealed(3, drawn.after))).toEqual([true, 0])
    expect(watched(sealed(3), sealed(2))).toEqual([true, 0])
  })

  test('does not believe what opens another step than the last, or what was never sealed', () => {
    expect(watched(opened(3))[0]).toBe(true)
    expect(watched(sealed(3), sealed(4), opened(3))[0]).toBe(true)
    expect(watched(sealed(3, drawn.after), opened(3))[0]).toBe(true)
    const { opened: said, ...rest } = opened(3)
    expect(watched(sealed(3), { ...rest, ...(said && { opened: { ...said, step: 2 } }) })[0]).toBe(true)
  })

  test('once something did not fit, believes nothing more', () => {
    expect(watched(sealed(3), sealed(2), sealed(5), sealed(6))[0]).toBe(true)
  })
})
