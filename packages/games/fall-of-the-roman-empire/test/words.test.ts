import { readFileSync } from 'node:fs'
import { languages } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { fallOfTheRomanEmpire as game } from '../src/index.ts'
import { position } from './play.ts'

describe('the rules in our own words', () => {
  test('each clause stands once, in both languages', () => {
    expect(new Set(game.clauses).size).toBe(game.clauses.length)
    expect(game.clauses).toHaveLength(58)
    for (const language of languages) {
      for (const id of game.clauses) expect(game.words(language).clause(id)?.length).toBeGreaterThan(20)
    }
    expect(game.words('en').clause('FR-99-z')).toBeUndefined()
  })

  test('every clause that the rules refuse by is one of them', () => {
    const sources = ['questions.ts', 'rules/set-up.ts', 'rules/expenditure.ts', 'rules/purchase.ts']
    sources.push('rules/barbarian-resources.ts', 'rules/roman-movement.ts', 'rules/barbarian-movement.ts')
    sources.push('rules/conflict/losses.ts', 'rules/conflict/ride.ts', 'rules/winning.ts')
    const named = sources.flatMap((file) => {
      const text = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')
      return [...text.matchAll(/no\('(FR-[^']+)'\)/g)].map((match) => match[1])
    })
    expect(named.length).toBeGreaterThan(15)
    for (const rule of named) expect(game.clauses).toContain(rule)
  })
})

describe('events and actions in words', () => {
  const said = (language: 'en' | 'fr', event: Parameters<ReturnType<typeof game.words>['event']>[0]) =>
    game.words(language).event(event)

  test('a round of a conflict tells its sum', () => {
    const t = position({
      ask: 'barbarian-movement',
      areas: { moesia: { legions: 1, forces: 4, barbarianForces: 6, cavalry: 1 }, gothia: { barbarianForces: 1 } },
    }).done(5)
    const events = t.last.told.map(({ event }) => event)
    const texts = (language: 'en' | 'fr') => events.map((event) => t.table.game.words(language).event(event))
    expect(texts('en')).toEqual([
      'Turn 1: conflicts.',
      'Conflict in Moesia: 4 Roman Forces against 6 Forces and 1 Cavalry of the Barbarians.',
      'The Roman rolls a 5 for Moesia (conflict ratio 3).',
      'Round 1 in Moesia: 7:4 is 1 + 1 (terrain) + 1 (Cavalry), conflict ratio 3, die 5: the Barbarians lose half, the Romans half.',
      'The Romans in Moesia lose 2 Forces.',
    ])
    expect(texts('fr')[1]).toBe('Conflit en Moesia : 4 Forces romaines contre 6 Forces et 1 Cavalerie barbares.')
  })

  test('numbers agree', () => {
    expect(said('en', { type: 'invasion', die: 1, counter: 'force', number: 1, missing: 0 })).toBe(
      '1 Barbarian Force comes.',
    )
    expect(said('fr', { type: 'invasion', die: 4, counter: 'force', number: 2, missing: 2 })).toBe(
      '2 Forces barbares viennent ; 2 de plus viendraient, mais la réserve est vide.',
    )
    expect(said('en', { type: 'dead', at: 'venetia', legions: 1, forts: 1, walls: 0 })).toBe(
      'Without Roman Forces, 1 Legion and the Fort in Venetia are lost for ever.',
    )
    expect(said('en', { type: 'losses', at: 'venetia', side: 'barbarian', forces: 0, cavalry: 2 })).toBe(
      'The Barbarians in Venetia lose 2 Cavalry.',
    )
  })

  test('seats have names', () => {
    expect(game.words('en').seat('barbarian')).toBe('The Barbarian')
    expect(game.words('fr').seat('roman')).toBe('Le Romain')
  })
})
