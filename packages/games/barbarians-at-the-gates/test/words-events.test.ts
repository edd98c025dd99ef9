/** What happens, in words: one of each event, with every cause that has words of its own, and every die. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Language, languages, type Roll } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { events, type GatesEvent } from '../src/events.ts'
import { game } from '../src/index.ts'
import { type EventOf, type EventType, endings, modifierNames, rollPurposes } from '../src/words/catalogue.ts'
import { causeOf } from '../src/words/causes.ts'
import * as english from '../src/words/en/reasons.ts'
import * as french from '../src/words/fr/reasons.ts'
import { catalogues } from '../src/words/index.ts'
import { board } from './scene.ts'
import { told } from './words-told.ts'

/** As a test writes it, with common spaces. */
const said = (language: Language, event: GatesEvent | Roll) =>
  game.words(language).event(event).replaceAll('\u00a0', ' ')
const both = (event: GatesEvent | Roll) => [said('en', event), said('fr', event)]

test.each(Object.entries(told))('%s', (type, [event, en, fr]) => {
  expect(both({ type, ...event } as unknown as GatesEvent)).toEqual([en, fr])
})

describe('other turns of phrase', () => {
  const tell = <T extends EventType>(type: T, change: Partial<EventOf<T>>) =>
    both({ type, ...told[type][0], ...change } as unknown as GatesEvent)

  test('losses by their causes', () => {
    const lose = (rule: string) => tell('lose', { cu: 1, rule })
    expect(lose('BG-12.4.1-q')).toEqual([
      '1 Barbarian CU is lost on the retreat from Roma.',
      '1 UC barbare est perdue dans la retraite de Roma.',
    ])
    expect(lose('BG-18.0-b')).toEqual(['1 Barbarian CU wastes away in Roma.', '1 UC barbare dépérit à Roma.'])
    expect(lose('BG-14.1.2-t')[0]).toBe('1 Barbarian CU of the raiders falls under the walls of Roma.')
    expect(lose('none')).toEqual(['1 Barbarian CU is lost in Roma.', '1 UC barbare est perdue à Roma.'])
  })

  test('leaders who do not come back', () => {
    const gone = (rule: string) => tell('displaced', { forGood: true, rule })
    expect(gone('BG-2.4.2.6-g')).toEqual(['Stilicho falls in battle (Roma).', 'Stilicon tombe au combat (Roma).'])
    expect(gone('BG-5.7-v')[1]).toBe('Stilicon laisse le trône à son successeur (Roma).')
    expect(gone('none')).toEqual(['Stilicho is no more (Roma).', 'Stilicon n’est plus (Roma).'])
  })

  test('moves by sea, alone, without a leader, and sorties', () => {
    expect(tell('move', { via: 'naval', cu: 0 })).toEqual([
      'Alaric sails from Aquincum to Verona, alone.',
      'Alaric fait voile d’Aquincum vers Verona, seul.',
    ])
    expect(tell('move', { leader: null, cu: 1, via: 'clear' })[0]).toBe(
      '1 Barbarian CU marches from Aquincum to Verona.',
    )
    expect(tell('move', { from: 'roma', to: 'roma', via: 'none', cu: 2 })).toEqual([
      'Alaric with 2 CU sallies out of Roma.',
      'Alaric avec 2 UC fait une sortie de Roma.',
    ])
  })

  test('cards that are played or discarded, and cards of the Reserve', () => {
    expect(tell('card', { use: 'event' })).toEqual([
      'The Roman player plays Conscription.',
      'Le joueur romain joue « Conscription ».',
    ])
    expect(tell('card', { card: 'R26', use: 'event' })).toEqual([
      'The Roman player plays Eastern Conquests: Loyalists may enter Further East from now on.',
      'Le joueur romain joue « Conquêtes orientales » : les Loyalistes peuvent désormais entrer en Further East.',
    ])
    expect(Object.keys(english.notes).filter((id) => !board.cardOf.has(id))).toEqual([])
    expect(tell('draw', { player: 'roman', cards: 1, reserve: true })).toEqual([
      '1 card goes face down into the Tribal Reserve.',
      '1 carte va face cachée dans la Réserve tribale.',
    ])
  })

  test('plunder: what the event before has told is not told again', () => {
    expect(tell('plunder', { by: 3, rule: 'BG-16.2-l' })).toEqual([
      'Plunder +3: the track is at 5.',
      'Butin +3 : la piste est à 5.',
    ])
  })

  test('sieges that are lifted, or over', () => {
    const end = (rule: string) => tell('siege', { besieger: null, rule })
    expect(end('BG-13.4-d')).toEqual(['The siege of Roma is lifted.', 'Le siège de Roma est levé.'])
    expect(end('BG-13.5-a')).toEqual(['The siege of Roma is over.', 'Le siège de Roma est fini.'])
    expect(tell('control', { space: 'roma', to: 'barbarian', rule: 'BG-13.5-h' })).toEqual([
      'Roma falls: now Barbarian.',
      'Roma tombe : désormais Barbare.',
    ])
  })

  test('tribes that are lost', () => {
    expect(tell('tribe', { space: null, rule: 'BG-16.1.2-b' })).toEqual([
      'The Huns can neither move nor stay: the tribe is lost.',
      'Les Huns ne peuvent ni avancer ni rester : la tribu est perdue.',
    ])
  })

  test('provinces: the shorter list', () => {
    expect(tell('provinces', { roman: ['africa'], lost: ['germania', 'illyricum'] })).toEqual([
      '1 of 3 provinces is Roman: Africa.',
      '1 des 3 provinces est romaine : Africa.',
    ])
    expect(tell('provinces', { roman: [], lost: ['africa', 'germania'] })[0]).toBe(
      'None of the 2 provinces is Roman any more.',
    )
  })
})

describe('dice', () => {
  const roll = (face: number, purpose: Roll['purpose']): Roll => ({ type: 'roll', die: 'd6', face, purpose })

  test('a battle, with its modifiers by name', () => {
    const modifiers = [
      { why: 'BG-12.2.1-a', n: 2 },
      { why: 'BG-12.2.3-a', n: -1 },
      { why: 'B15', n: 1 },
    ]
    const purpose = { for: 'battle', at: 'roma', side: 'attackers', power: 'barbarian', cu: 4, modifier: 2, modifiers }
    expect(both(roll(3, purpose))).toEqual([
      '4 Barbarian CU attacking: 3 + 2 (better commander) − 1 (river) + 1 (Furor Teutonicus) = 5.',
      '4 UC barbares à l’attaque : 3 + 2 (meilleur chef) − 1 (fleuve) + 1 (Furor Teutonicus) = 5.',
    ])
  })

  test('reactions, sieges, attrition, raids and cards', () => {
    const modifiers = [{ why: 'tactics', n: 3 }]
    expect(both(roll(2, { for: 'avoid', leader: 'alaric', add: 3, needs: 6, modifiers }))).toEqual([
      'Alaric tries to avoid battle (6 or more): 2 + 3 (tactical rating) = 5.',
      'Alaric tente l’esquive (6 ou plus) : 2 + 3 (valeur tactique) = 5.',
    ])
    expect(
      said('fr', roll(2, { for: 'siege', at: 'aquileia', modifier: 1, modifiers: [{ why: 'engineers', n: 1 }] })),
    ).toBe('Siège d’Aquileia : 2 + 1 (ingénieurs romains) = 3.')
    expect(said('en', roll(4, { for: 'attrition', space: 'roma', power: 'usurper', cu: 3 }))).toBe(
      'Attrition in Roma, 3 Usurper CU: 4.',
    )
    expect(both(roll(6, { for: 'raid', space: 'roma', needs: 6 }))).toEqual([
      'Raiders under the walls of Roma (6 or more): 6, 1 CU is hit.',
      'Pillards sous les murs de Roma (6 ou plus) : 6, 1 UC est touchée.',
    ])
    expect(both(roll(5, { for: 'event', card: 'B52' }))).toEqual([
      'Fireships at Cape Bon: 5, 2 CU burn, and the fleet turns back.',
      'Brûlots au cap Bon : 5, 2 UC brûlent, et la flotte rebrousse chemin.',
    ])
  })

  test('a purpose without words is a plain sentence', () => {
    expect(both(roll(4, { for: 'weather' }))).toEqual(['d6: 4.', 'd6 : 4.'])
  })

  const sources = (root: URL) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file, root), 'utf8'))
  const rules = sources(new URL('../src/rules/', import.meta.url))

  test('every purpose and every modifier in the rules has words', () => {
    const named = rules.flatMap((text) => [...text.matchAll(/\bfor: '([^']+)'/g)].map(([, name]) => name))
    expect(new Set(named)).toEqual(new Set(rollPurposes.filter((each) => each !== 'avoid' && each !== 'intercept')))
    const why = rules.flatMap((text) => [...text.matchAll(/\bwhy: '([^']+)'/g)].map(([, name]) => name))
    expect(why.length).toBeGreaterThan(12)
    expect(why.filter((name) => !Object.hasOwn(modifierNames, name))).toEqual([])
  })

  test('every card that rolls a die says what follows', () => {
    const cards = ['R05', 'R18', 'B01', 'B05', 'B52']
    for (const card of cards)
      for (const language of languages) expect(said(language, roll(6, { for: 'event', card }))).toMatch(/: 6, ./)
  })
})

describe('both languages say as much', () => {
  test('the same events, rolls and modifiers', () => {
    const keys = (language: Language) => {
      const { event, roll, modifier, plain } = catalogues[language]
      return [event, roll, modifier, plain.option].map((table) => Object.keys(table).sort())
    }
    expect(keys('fr')).toEqual(keys('en'))
    expect(keys('en')[0]).toEqual(Object.keys(events).sort())
  })

  test('the same causes', () => {
    const keys = (tables: object) => Object.entries(tables).map(([name, table]) => [name, Object.keys(table).sort()])
    expect(keys(french)).toEqual(keys(english))
  })

  test('every cause is that of a clause or a card of the rules', () => {
    expect(causeOf('BG-12.2.4-d')).toBe('battle')
    expect(causeOf('BG-1.0-a')).toBeUndefined()
    const ids = [...Object.keys(modifierNames), ...Object.keys(endings)].filter((id) => id.startsWith('BG-'))
    expect(ids.filter((id) => !game.clauses.includes(id))).toEqual([])
  })
})

describe('the end, the seats, the rules', () => {
  const ending = (winner: 0 | 1, rule: string, vp: number) =>
    languages.map((language) =>
      game
        .words(language)
        .outcome({ winners: [winner], rule, details: { vp, needed: 5, turn: '9' } })
        .replaceAll('\u00a0', ' '),
    )

  test('who has won, by how much and why', () => {
    expect(ending(0, 'BG-4.3-b', 12)).toEqual([
      'The Roman player wins: Rome has 12 VP at the end of turn 9 and needed 5.',
      'Le joueur romain gagne : Rome a 12 PV à la fin du tour 9, et il lui en fallait 5.',
    ])
    expect(ending(1, 'BG-4.3-b', 4)[0]).toBe(
      'The Barbarian player wins: Rome has only 4 VP at the end of turn 9 and needed 5.',
    )
    expect(ending(1, 'BG-4.2-d', 0)).toEqual([
      'The Barbarian player wins: Rome has no VP left on turn 9.',
      'Le joueur barbare gagne : Rome n’a plus de PV au tour 9.',
    ])
    expect(ending(1, 'BG-4.2-a', 7)[1]).toBe(
      'Le joueur barbare gagne : il ne reste aucune armée loyaliste ou byzantine (tour 9, 7 PV).',
    )
    expect(ending(1, 'BG-4.2-b', 7)[0]).toBe(
      'The Barbarian player wins: Rome has no province of its own any more (turn 9, 7 VP).',
    )
  })

  test('seats, and whom a refusal is about', () => {
    expect(languages.map((language) => game.words(language).seat('barbarian'))).toEqual([
      'Barbarian player',
      'Joueur barbare',
    ])
    const about = (name: string) => languages.map((language) => game.words(language).about?.(name))
    expect(about('R29')).toEqual(['Scarponna', 'Scarponna'])
    expect(about('stilicho')).toEqual(['Stilicho', 'Stilicon'])
    expect(about('franks')).toEqual(['the Franks', 'les Francs'])
    expect([about('africa')[0], about('roma')[0]]).toEqual(['Africa', 'Roma'])
  })

  test('each clause stands once, in both languages; French has no English abbreviations', () => {
    expect(new Set(game.clauses).size).toBe(game.clauses.length)
    for (const id of game.clauses) {
      for (const language of languages) expect(game.words(language).clause(id)?.length, id).toBeGreaterThan(15)
      expect(game.words('fr').clause(id), id).not.toMatch(/\b(CU|AP|VP|OPs?)\b/)
    }
    expect(game.words('en').clause('BG-99-z')).toBeUndefined()
  })
})
