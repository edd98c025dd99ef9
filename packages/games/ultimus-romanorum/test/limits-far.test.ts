/** Chapter 4.3: how far and how those of other peoples move, qualifier by qualifier. */
import { describe, expect, test } from 'vitest'
import { all, fight, history, some } from './combat-play.ts'
import { barbarians } from './movement-play.ts'

describe('4.3 Non-Roman movement', () => {
  test('UR-4.3-a: a leader alone goes as far as his 4 PM, outside the Empire', () => {
    const t = barbarians({ pieces: { 'yazdegard-ii': 'persae-6', 'persae-1': 'persae-6' }, peoples: { persae: 'war' } })
    t.act('piece yazdegard-ii', 'to persae-4', 'to persae-3')
    expect(t.why('to oriens-8')).toBe('UR-4.3-b')
    // He has two PM left; Persae 2 lies over a river.
    expect([t.cost('to persae-2'), t.cost('to persae-5')]).toEqual([2, 1])
    t.act('to persae-5')
    expect([t.at('yazdegard-ii'), t.asked, t.why('to persae-4')]).toEqual(['persae-5', 'group', undefined])
    t.act('to persae-4')
    expect([t.at('yazdegard-ii'), t.at('persae-1'), t.asked]).toEqual(['persae-4', 'persae-6', 'movement'])
  })

  test('UR-4.3-g: a unit that has made its one step moves no more in that E.1', () => {
    const t = barbarians({ pieces: { 'suevi-1': 'italia-1', 'suevi-2': 'suevi' }, peoples: { suevi: 'war' } })
    t.act('piece suevi-1', 'to italia-2')
    expect([t.asked, t.why('piece suevi-1'), t.why('piece suevi-2')]).toEqual(['movement', 'UR-2.E-c', undefined])
  })

  test('UR-4.3-i UR-4.3-j UR-4.3-k: nobody retreats or lands in a zone of origin that is closed to him', () => {
    // Suevi are beaten in Italia 1, between their own zone and that of the Alamanni.
    const beaten = (alamanni: string) =>
      fight(
        {
          pieces: { ...all('italia-1', 'suevi-1', ...some('co-italia', 2), 'victores'), 'alamanni-1': 'alamanni' },
          peoples: { suevi: 'war', alamanni },
          attacker: 'roman',
        },
        5,
      )
    expect([beaten('peace').asked, beaten('peace').why('to alamanni')]).toEqual(['retreat', 'UR-4.3-k'])
    expect(beaten('war').why('to alamanni')).toBeUndefined()
    const landing = (iberia: string) =>
      barbarians({
        pieces: { 'ostrogothi-1': 'aboard-fleet-1', 'iberia-1': 'iberia' },
        peoples: { ostrogothi: 'revolt', iberia },
        fleets: { 'fleet-1': { at: 'pontus-euxinus', camp: 'barbarian' } },
      })
        .act('fleet fleet-1', 'all')
        .why('to iberia')
    expect([landing('peace'), landing('war')]).toEqual(['UR-4.3-k', undefined])
  })

  test('UR-4.3-m: Hunni do not stop there in a retreat either', () => {
    const pieces = {
      ...all('moesiae-2', 'hunni-1', ...some('co-moesiae', 2), 'isauri'),
      'gepidae-1': 'gepidae',
    }
    const t = fight({ pieces, peoples: { hunni: 'war', gepidae: 'peace' }, attacker: 'roman' }, 6)
    expect([t.asked, t.why('to gepidae'), t.why('to thracia-1')]).toEqual(['retreat', 'UR-4.3-m', undefined])
  })

  test('UR-4.3-n: nor do they land farther than five zones from home', () => {
    const draw = (status: string) => ({
      pieces: { genseric: 'aboard-classis-occidentalis', 'vandali-1': 'aboard-classis-occidentalis' },
      peoples: { vandali: status },
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'barbarian' as const } },
    })
    const landing = (status: string) => barbarians(draw(status)).act('fleet classis-occidentalis', 'all')
    // Italia 6 is five zones from the Vandali, Italia 7 six.
    expect([landing('war').why('to italia-6'), landing('war').why('to italia-7')]).toEqual([undefined, 'UR-4.3-n'])
    expect(landing('revolt').why('to italia-7')).toBeUndefined()
  })

  test('UR-4.3-o: their leader is eliminated with them', () => {
    const pieces = {
      ...all('italia-6', 'genseric', 'vandali-1', 'victores', 'divitenses', 'scolae-w'),
      'li-italia-1': 'italia-5',
    }
    const t = fight({ pieces, peoples: { vandali: 'war' } }, 1)
    expect(history(t, 'battle-result')).toMatchObject([{ winner: 'roman' }])
    expect([t.at('vandali-1'), t.at('genseric')]).toEqual(['lost', 'gone'])
    expect(history(t, 'eliminate')).toMatchObject([
      { pieces: ['vandali-1'], rule: 'UR-4.3-o' },
      { pieces: ['genseric'], rule: 'UR-8.5.1-a' },
    ])
  })
})
