/** UR-4.2.3-e: peoples with several zones of origin. */
import { describe, expect, test } from 'vitest'
import { adjust, administer } from './phases.ts'
import type { Draw } from './play.ts'
import { geostrategy, inWindow } from './stratagem-play.ts'

describe('4.2.3 Zones of origin', () => {
  const homes = ['to picti-1', 'to picti-2', 'to picti-3']

  test('UR-4.2.3-e: where it has several zones of origin the Barbarian chooses for each unit that enters war', () => {
    const t = geostrategy('barbarian', ['minor-uprising']).act('play minor-uprising', 'people picti')
    expect([t.asked, t.seat, t.legal]).toEqual(['adjust-zone', 'second', homes])
    t.act('to picti-3')
    expect([t.at('picti-1'), t.legal]).toEqual(['picti-3', homes])
    expect([t.act('to picti-3').at('picti-2'), t.asked]).toEqual(['picti-3', 'geostrategy'])
  })

  test('UR-4.2.3-e: and for each that returns, in 9.4', () => {
    const t = adjust({
      peoples: { picti: 'war' },
      pieces: { 'picti-1': 'britanniae-1', 'picti-2': { at: 'lost', lostIn: 'britanniae-1', lostFrom: 'barbarian' } },
    })
    expect([t.seat, t.legal]).toEqual(['second', homes])
    expect(t.act('to picti-2').at('picti-2')).toBe('picti-2')
  })

  test('UR-4.2.3-e: after Tribute and events too, leaders and all but those who are at home already', () => {
    const draw: Draw = {
      peoples: { hunni: 'war' },
      pieces: {
        ...{ attila: 'galliae-5', 'hunni-1': 'galliae-5', 'hunni-2': 'hunni-2', 'dux-hunni': 'hunni-1' },
        ...{ 'hunni-3': 'gone', 'hunni-4': 'gone', 'hunni-5': 'gone', 'hunni-6': 'gone' },
      },
    }
    const bought = inWindow('roman', ['tribute'], draw).act('play tribute')
    const event = administer({ deathsTested: true, ...draw }, 'event', 6, 9)
    for (const t of [bought, event]) {
      expect([t.status('hunni'), t.seat, t.legal]).toEqual(['peace', 'second', ['to hunni-1', 'to hunni-2']])
      t.act('to hunni-2', 'to hunni-1')
      expect([t.at('hunni-1'), t.at('attila')]).toEqual(['hunni-2', 'hunni-1'])
      expect([t.at('hunni-2'), t.at('dux-hunni'), t.asked === 'adjust-zone']).toEqual(['hunni-2', 'hunni-1', false])
    }
  })
})
