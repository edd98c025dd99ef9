import { readdirSync, readFileSync } from 'node:fs'
import { type Language, languages, type Roll } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { actionsOf, DONE } from '../src/actions.ts'
import type { Frame } from '../src/frames.ts'
import { ultimusRomanorum as game, type UltimusEvent } from '../src/index.ts'
import { handlers } from '../src/machine.ts'
import { emptyPosition } from '../src/state/empty.ts'
import { procedureKinds, rollPurposes } from '../src/words/catalogue.ts'
import { asking, board, group, leader, piece, questions, state } from './questions.ts'

const said = (language: Language, event: UltimusEvent | Roll) => game.words(language).event(event)
const english = (event: UltimusEvent | Roll) => said('en', event)
const french = (event: UltimusEvent | Roll) => said('fr', event)
const roll = (die: string, face: number, purpose: Roll['purpose']): Roll => ({ type: 'roll', die, face, purpose })

/** Ids with a hyphen: nobody should read them. */
const ids = new Set(
  [...board.placeIds, ...board.pieceIds, ...board.fleetIds, ...board.peoples.map(({ id }) => id)].filter((id) =>
    id.includes('-'),
  ),
)
const isFit = (text: string) =>
  text.length > 0 &&
  !/undefined|NaN|null|\[object/.test(text) &&
  !(text.match(/[a-z]+(-[a-z0-9]+)+/g) ?? []).some((token) => ids.has(token))

describe('questions in words', () => {
  test('a frame is a question or a procedure, and the words know which', () => {
    const functions = Object.entries(handlers).flatMap(([kind, handler]) => ('run' in handler ? [kind] : []))
    expect([...procedureKinds].sort()).toEqual(functions.sort())
    expect(Object.keys(questions).sort()).toEqual(
      Object.keys(handlers)
        .filter((kind) => !functions.includes(kind))
        .sort(),
    )
  })

  for (const language of languages) {
    test(`every question and every action that could be named has words (${language})`, () => {
      const words = game.words(language)
      const { to, fleet, diocese, people: peoples, play, piece: pieces, option } = actionsOf(board)
      const everything = [...to, ...fleet, ...diocese, ...peoples, ...play, ...pieces, ...Object.values(option), DONE]
      const asked = new Set<string>()
      for (const frame of Object.values(questions)) {
        const s = asking(frame)
        asked.add(words.ask(s))
        expect([frame.kind, words.ask(s)].filter((text) => !isFit(text))).toEqual([])
        const texts = everything.map((action) => words.action(s, action))
        expect(texts.filter((text) => !isFit(text))).toEqual([])
      }
      // Two questions of chapter 6 and 3.5.2 are the same in words.
      expect(asked.size).toBe(Object.keys(questions).length - 1)
    })
  }

  test('nothing is asked when it is over', () => {
    const s = game.clone(state)
    s.end = { winner: null, rule: 'UR-10.3-d' }
    expect(game.words('en').ask(s)).toBe('')
  })

  const ask = (language: Language, frame: Frame) => game.words(language).ask(asking(frame))

  test('the camp that is asked is named', () => {
    expect(ask('en', { kind: 'next-battle', camp: 1 })).toBe('Barbarian: which battle is next?')
    expect(ask('fr', { kind: 'next-battle', camp: 0 })).toBe('Romain : quelle bataille ensuite ?')
    expect(ask('en', questions.refuge)).toBe('Roman: who goes into the box of Ravenna with Valentinian III?')
    expect(ask('en', questions.heir)).toBe('Roman: who is the new Augustus Occidentalis?')
  })

  test('a group on the march tells its PM', () => {
    expect(ask('en', group)).toBe('Roman: who goes with Aëtius in Viennensis IV, and where (4 PM)?')
    const onTheWay: Frame = { ...group, group: [leader, piece('co-galliae-1')], spent: 1, steps: 1 }
    expect(ask('en', onTheWay)).toBe(
      'Roman: Aëtius in Viennensis IV: 2 PM left. Go on, leave somebody behind, or stop?',
    )
    expect(ask('fr', onTheWay)).toBe(
      'Romain : Aetius en Viennensis IV : encore 2 PM. Continuer, laisser quelqu’un sur place ou s’arrêter ?',
    )
  })
})

describe('actions in words', () => {
  const act = (language: Language, frame: Frame, notation: string) => {
    const action = game.parse(notation)
    if (action === undefined) throw new Error(notation)
    return game.words(language).action(asking(frame), action)
  }

  test('one notation means what the question makes of it', () => {
    expect(act('en', group, 'to galliae-5')).toBe('March to Galliae V (1 PM)')
    expect(act('en', questions.retreat, 'to galliae-5')).toBe('Retreat to Galliae V')
    expect(act('en', questions['set-up-zone'], 'to galliae-5')).toBe('In Galliae V')
    expect(act('fr', { ...questions.fleet, group: [leader] }, 'to africa-4')).toBe('Débarquer en Africa IV')
    expect(act('fr', questions.fleet, 'to mare-internum-orientalis')).toBe('Naviguer en Mare Internum Orientalis')
  })

  test('pieces by name, with the face they show', () => {
    expect(act('en', group, 'piece co-galliae-1')).toBe('Take CO Galliae (weakened) along')
    expect(act('en', questions.losses, 'piece co-galliae-1')).toBe('Eliminate CO Galliae (weakened)')
    expect(act('fr', questions.losses, 'piece comites-alani')).toBe('Affaiblir Comites Alani')
    expect(act('en', questions.movement, 'piece aetius')).toBe('Move Aëtius from Viennensis IV')
  })

  test('options, stratagems and peoples', () => {
    expect(act('en', questions.stand, 'fight')).toBe('Fight')
    expect(act('fr', questions.window, 'play scourge-of-god')).toBe('Jouer Fléau de Dieu')
    expect(act('en', questions.window, 'done')).toBe('Play nothing')
    expect(act('fr', questions.uprising, 'people hunni')).toBe('Les Hunni se soulèvent')
    expect(act('fr', questions.uprising, 'people iberia')).toBe('L’Iberia se soulève')
    expect(act('en', questions.patrice, 'piece aetius')).toBe('Aëtius becomes Patrice of the West')
  })

  test('what is no answer is named all the same', () => {
    expect(act('en', questions.stand, 'to galliae-5')).toBe('Galliae V')
    expect(act('en', questions.stand, 'to ravenna-box')).toBe('Ravenna')
  })
})

describe('events in words', () => {
  test('a march', () => {
    const pieces = ['aetius', 'comites-alani', 'co-galliae-1']
    const event: UltimusEvent = { type: 'move', pieces, from: 'viennensis-4', to: 'galliae-5', how: 'march' }
    expect(english(event)).toBe('Aëtius marches from Viennensis IV to Galliae V with Comites Alani, CO Galliae.')
    expect(french(event)).toBe('Aetius marche de Viennensis IV en Galliae V avec Comites Alani, CO Galliae.')
  })

  test('units of one name are counted, and verbs agree', () => {
    const pieces = ['visigothi-1', 'visigothi-2', 'vandali-1']
    const event: UltimusEvent = { type: 'move', pieces, from: 'italia-4', to: 'italia-5', how: 'retreat' }
    expect(english(event)).toBe('2 Visigothi, Vandali retreat from Italia IV to Italia V.')
    expect(french(event)).toBe('2 Visigothi, Vandali se retirent d’Italia IV en Italia V.')
    const leaders: UltimusEvent = { ...event, pieces: ['aetius', 'avitus'], how: 'escape' }
    expect(english(leaders)).toBe('Aëtius and Avitus escape from Italia IV to Italia V.')
  })

  test('boxes and fleets', () => {
    const refuge: UltimusEvent = {
      type: 'move',
      pieces: ['valentinien-iii', 'scolae-w'],
      from: 'italia-4',
      to: 'ravenna-box',
      how: 'refuge',
    }
    expect(english(refuge)).toBe('Valentinian III takes refuge in the box of Ravenna with Scolae.')
    expect(french(refuge)).toBe('Valentinien III se réfugie dans la case de Ravenna avec Scolae.')
    const embark: UltimusEvent = {
      type: 'move',
      pieces: ['genseric', 'vandali-1'],
      from: 'africa-4',
      to: 'aboard-fleet-1',
      how: 'embark',
    }
    expect(english(embark)).toBe('Genseric goes aboard Fleet 1 in Africa IV with Vandali.')
    expect(french(embark)).toBe('Genseric monte à bord de la Flotte 1 en Africa IV avec Vandali.')
  })

  test('a leader’s end, and units', () => {
    const fallen = { type: 'eliminate', at: 'italia-4', forGood: true } as const
    expect(english({ ...fallen, pieces: ['aetius'], rule: 'UR-8.5.1-a' })).toBe('Aëtius falls in battle in Italia IV.')
    expect(french({ ...fallen, pieces: ['aetius'], rule: 'UR-6.3-t' })).toBe('Aetius meurt assassiné en Italia IV.')
    expect(english({ ...fallen, forGood: false, pieces: ['victores'], rule: 'UR-8.4.2-a' })).toBe(
      'Victores are eliminated in battle in Italia IV.',
    )
    expect(french({ ...fallen, pieces: ['victores', 'scolae-w'], rule: 'UR-9.3.5-b' })).toBe(
      'Unités éliminées : Victores, Scolae (en Italia IV, dans la ville, pour toujours).',
    )
  })

  test('peoples', () => {
    expect(english({ type: 'status', people: 'persae', status: 'war', rule: 'UR-T.events-14a' })).toBe(
      'The Persae go to war.',
    )
    expect(french({ type: 'status', people: 'iberia', status: 'war', rule: 'UR-6.2-i' })).toBe(
      'L’Iberia entre en guerre.',
    )
    expect(english({ type: 'capital', people: 'vandali', at: 'africa-4', king: 'genseric' })).toBe(
      'Genseric is king of the Vandali, with Africa IV for capital.',
    )
  })

  test('a battle and its result', () => {
    const joined: UltimusEvent = {
      type: 'battle',
      at: 'galliae-6',
      attacker: 'barbarian',
      attackers: ['attila', 'hunni-1', 'hunni-2'],
      defenders: ['aetius', 'visigothi-1'],
    }
    expect(english(joined)).toBe(
      'Battle in Galliae VI: the Barbarian attacks with Attila, 2 Hunni against Aëtius, Visigothi.',
    )
    const result: UltimusEvent = {
      type: 'battle-result',
      at: 'galliae-6',
      ratio: 6,
      shifts: [],
      modifiers: [],
      column: 6,
      row: 5,
      attacker: '1/2',
      defender: 'A',
      winner: 'barbarian',
    }
    expect(english(result)).toBe(
      'Column 3/2, row 5: attacker, losses 1/2; defender, all units weakened. The Barbarian wins in Galliae VI.',
    )
  })

  test('points and camps', () => {
    expect(english({ type: 'score', camp: 'roman', points: -3, rule: 'UR-6.1-j' })).toBe(
      'The Roman loses 3 PV (the tribute).',
    )
    expect(french({ type: 'exchange', half: 'west', roman: 'second' })).toBe(
      'Les camps sont échangés : le second joueur est désormais le Romain.',
    )
  })
})

describe('dice in words', () => {
  test('what was needed and what came', () => {
    expect(english(roll('d6', 3, { for: 'evasion', at: 'galliae-6', below: 4, modifier: 0 }))).toBe(
      'Evasion in Galliae VI (less than 4): 3, it succeeds.',
    )
    expect(english(roll('d10', 8, { for: 'assassination', leader: 'aetius', least: 8, modifier: -1 }))).toBe(
      'Attempt on Aëtius (8 or more): 8 - 1 = 7, he lives.',
    )
    expect(french(roll('d6', 4, { for: 'loyalty', leader: 'aetius', atLeast: 4 }))).toBe(
      'Loyauté d’Aetius (4 ou plus) : 4, il rejoint l’usurpation.',
    )
    expect(french(roll('d6', 5, { for: 'rebellion', people: 'gepidae', above: 5 }))).toBe(
      'Rébellion des Gepidae (plus de 5) : 5, elle échoue.',
    )
    expect(english(roll('d6', 2, { for: 'battle', at: 'galliae-6', column: 4, modifier: 1 }))).toBe(
      'Battle in Galliae VI (column 1/1): 2 + 1 = 3.',
    )
    expect(english(roll('d6', 4, { for: 'illness' }))).toBe('Which Augustus falls ill: 4, Occidentalis.')
  })

  test('a purpose without words is a plain sentence', () => {
    expect(english(roll('d6', 4, { for: 'weather' }))).toBe('d6: 4.')
    expect(french(roll('d6', 4, { for: 'weather' }))).toBe('d6 : 4.')
  })

  test('every purpose in the rules has words', () => {
    const root = new URL('../src/rules/', import.meta.url)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const named = files.flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/\.roll\([^{}]*\{\s*for: '([^']+)'/g)].map(
        ([, name]) => name,
      ),
    )
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !rollPurposes.some((known) => known === name))).toEqual([])
  })
})

describe('the end, the seats, the rules', () => {
  const ending = (language: Language, details: Record<string, string | number>, winners: number[], rule: string) =>
    game.words(language).outcome({ winners, rule, details })

  test('who has won, as what, and how clearly', () => {
    const details = { roman: 40, barbarian: 90, year: 453, level: 'decisive' }
    expect(ending('en', details, [0], 'UR-10.3-a')).toBe(
      'The first player wins as the Barbarian: decisive victory. Roman 40 PV, Barbarian 90 PV, 453.',
    )
    expect(ending('fr', { ...details, roman: 95, level: 'simple' }, [0], 'UR-10.3-a')).toBe(
      'Le premier joueur (le Romain) gagne : victoire. Romain 95 PV, Barbare 90 PV, 453.',
    )
    expect(ending('en', { ...details, roman: 95 }, [1], 'UR-3.5.1-d')).toMatch(
      /^No Augustus is left. The second player wins as the Barbarian/,
    )
    expect(ending('fr', { ...details, level: 'draw' }, [], 'UR-10.3-d')).toMatch(/^La partie est nulle/)
  })

  test('seats', () => {
    expect(game.words('en').seat('first')).toBe('First player')
    expect(game.words('fr').seat('second')).toBe('Second joueur')
  })

  test('each clause stands once, in both languages, and the rules refuse by no other', () => {
    expect(new Set(game.clauses).size).toBe(game.clauses.length)
    for (const language of languages) {
      const words = game.words(language)
      for (const id of game.clauses) expect(words.clause(id)?.length, id).toBeGreaterThan(15)
      expect(words.clause('UR-99-z')).toBeUndefined()
    }
    const root = new URL('../src/', import.meta.url)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const refused = files.flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/no\('(UR-[^']+)'\)/g)].map(([, id]) => id),
    )
    expect(refused.length).toBeGreaterThan(100)
    expect(refused.filter((id) => !game.clauses.includes(id))).toEqual([])
  })

  test('an empty position has words too', () => {
    const s = emptyPosition(board, game.options({}))
    s.stack.push({ kind: 'set-up', camp: 0 })
    expect(game.words('en').ask(s)).toMatch(/^Roman: place limitanei/)
  })
})
