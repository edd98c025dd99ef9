/** What is one thing is told as one: a march, spaces that go over together. */
import { describe, expect, test } from 'vitest'
import type { GatesEvent } from '../src/events.ts'
import { words } from '../src/words/index.ts'
import { board } from './scene.ts'

const { together, opens } = words(board, 'en')
const french = words(board, 'fr')

const step = (from: string, to: string, cu = 5): GatesEvent => ({
  type: 'move',
  leader: 'constantine-ii',
  power: 'loyalist',
  cu,
  from,
  to,
  via: 'clear',
})
const transit = board.file.spaces.find(({ type }) => type === 'transit')?.id ?? ''
const usurped = (space: string): GatesEvent => ({
  type: 'control',
  space,
  from: 'loyalist',
  to: 'usurper',
  rule: 'BG-17.2.2-h',
})

describe('Told together', () => {
  test('the steps of a march', () => {
    const march = [step('divodurum', 'vesontio'), step('vesontio', 'lugdunum'), step('lugdunum', 'massilia')]
    expect(together?.(march)).toBe(
      'Constantine II marches from Divodurum by Vesontio and Lugdunum to Massilia with 5 CU.',
    )
    expect(french.together?.(march)).toContain('marche de Divodurum par Vesontio et Lugdunum vers Massilia')
    expect(together?.([step('bonna', transit), step(transit, 'colonia')])).toBe(
      'Constantine II marches from Bonna to Colonia with 5 CU.',
    )
  })

  test('not those of another march, of another number, or by sea', () => {
    const first = step('divodurum', 'vesontio')
    expect(together?.([first, step('lugdunum', 'massilia')])).toBeUndefined()
    expect(together?.([first, step('vesontio', 'lugdunum', 4)])).toBeUndefined()
    expect(together?.([first, { ...step('vesontio', 'lugdunum'), via: 'naval' } as GatesEvent])).toBeUndefined()
    expect(together?.([first, usurped('vesontio')])).toBeUndefined()
  })

  test('spaces that go over to one power', () => {
    const all = [usurped('londinium'), usurped('lindum'), usurped('eburacum')]
    expect(together?.(all)).toBe('Now Usurper: Londinium, Lindum and Eburacum.')
    expect(french.together?.(all)).toMatch(/^Chacune désormais .*\s: Londinium, Lindum et Eburacum\.$/)
    const back = { ...usurped('lindum'), to: 'loyalist' } as GatesEvent
    expect(together?.([...all, back])).toBeUndefined()
  })

  test('a card begins a paragraph, and a step does not', () => {
    expect(opens?.({ type: 'card', player: 'roman', card: 'R09', use: 'activate' })).toBe(true)
    expect(opens?.(step('divodurum', 'vesontio'))).toBe(false)
  })
})
