import { list } from '@tabularium/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facesOf, faceWords, fallsOf } from '../../src/page/dice/kinds.ts'
import { inSmallDocument, SmallElement } from '../panel/small-dom.ts'

describe('how the dice fell', () => {
  test('a ten-sided die has ten faces, from 0 on', () => {
    expect(facesOf('d10')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    const [falls] = fallsOf([
      { die: 'd10', face: 0 },
      { die: 'd10', face: 9 },
    ])
    expect(falls?.counts.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    expect(falls).toMatchObject({ rolls: 2, each: 0.2, mean: 4.5, expectedMean: 4.5 })
  })

  test('each die is counted by itself', () => {
    const falls = fallsOf([
      { die: 'dVI', face: 6 },
      { die: 'd6', face: 1 },
      { die: 'd6', face: 2 },
    ])
    expect(falls.map(({ die, rolls, expectedMean }) => [die, rolls, expectedMean])).toEqual([
      ['d6', 2, 3.5],
      ['dVI', 1, 3.5],
    ])
    expect(faceWords('dVI', 6)).toBe('VI')
    expect(faceWords('d10', 0)).toBe('0')
  })

  test('a lot has as many faces as its name says', () => {
    expect(facesOf('d9')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const [falls] = fallsOf([
      { die: 'd8', face: 7 },
      { die: 'd8', face: 8 },
    ])
    expect(falls?.counts.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 1, 1])
    expect(falls).toMatchObject({ each: 0.25, expectedMean: 4.5 })
  })
})

describe('as it is drawn', () => {
  let leave = () => {}
  let DieBody: typeof import('../../src/page/dice/die.tsx').DieBody
  let preact: typeof import('preact')
  beforeAll(async () => {
    leave = inSmallDocument()
    preact = await import('preact')
    DieBody = (await import('../../src/page/dice/die.tsx')).DieBody
  })
  afterAll(() => leave())

  function drawn(die: string, face: number) {
    const root = new SmallElement('g')
    // Preact asks no more of an element than the small one has.
    preact.render(preact.h(DieBody, { die, face }), root as unknown as Element)
    const all = [...root.all()]
    preact.render(null, root as unknown as Element)
    return {
      pips: all.filter(({ localName }) => localName === 'circle').length,
      sides: all.filter((element) => element.is('body')).map(({ localName }) => localName),
      text: all.find(({ localName }) => localName === 'text')?.text ?? '',
    }
  }

  test('a ten-sided die is no cube, and has its number', () => {
    for (const face of facesOf('d10')) {
      expect(drawn('d10', face)).toEqual({ pips: 0, sides: ['path'], text: String(face) })
    }
  })

  test('a six-sided die has pips, or a Roman number', () => {
    expect(drawn('d6', 5)).toEqual({ pips: 5, sides: ['rect'], text: '' })
    expect(drawn('dVI', 4)).toEqual({ pips: 0, sides: ['rect'], text: 'IV' })
  })

  test('every face of every die that a game may roll is seen', async () => {
    const rolls = await Promise.all(list.map(async (entry) => (await entry.forms?.())?.forms.rolls ?? []))
    const names = new Set(rolls.flat().flatMap(({ dice }) => dice))
    expect([...names]).toContain('d9')
    for (const die of names) {
      for (const face of facesOf(die)) {
        const { pips, text } = drawn(die, face)
        expect(pips === face || text === faceWords(die, face), `${face} of ${die}`).toBe(true)
      }
    }
  })
})
