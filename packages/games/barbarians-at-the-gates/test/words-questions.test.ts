/** Every question and every answer has words. */
import { type Language, languages } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { actionsOf } from '../src/actions.ts'
import { NONE } from '../src/board.ts'
import type { Frame } from '../src/frames.ts'
import { game } from '../src/index.ts'
import { handlers } from '../src/machine.ts'
import { procedureKinds } from '../src/words/catalogue.ts'
import { cardOptions as englishOptions } from '../src/words/en/card-asks.ts'
import { cardOptions as frenchOptions } from '../src/words/fr/card-asks.ts'
import { catalogues } from '../src/words/index.ts'
import { board, space, tribe } from './scene.ts'
import {
  activation,
  arrival,
  asking,
  battle,
  card,
  compose,
  migration,
  program,
  questions,
  raid,
} from './words-questions.ts'

const NBSP = '\u00a0'
/** As a test writes it, with common spaces. */
const plain = (text: string) => text.replaceAll(NBSP, ' ')
const ask = (language: Language, ...stack: readonly Frame[]) => plain(game.words(language).ask(asking(...stack)))
const both = (...stack: readonly Frame[]) => languages.map((language) => ask(language, ...stack))

const isFit = (text: string) =>
  text.trim() === text && text.length > 0 && !/undefined|NaN|\bnull\b|\[object| {2}|BG-| [.,)]/.test(text)

describe('questions', () => {
  test('a frame is a question or a procedure, and the words know which', () => {
    const kinds = Object.entries(handlers)
    const steps = kinds.flatMap(([kind, handler]) => ('run' in handler ? [kind] : []))
    expect([...procedureKinds].sort()).toEqual(steps.sort())
    expect(Object.keys(questions).sort()).toEqual(
      kinds.flatMap(([kind]) => (steps.includes(kind) ? [] : [kind])).sort(),
    )
  })

  test.each(languages)('every question, and everything that could be named in it, has words (%s)', (language) => {
    const words = game.words(language)
    const everything = [...actionsOf(board).byNotation.values()]
    const asked = new Set<string>()
    for (const stack of Object.values<readonly Frame[]>(questions)) {
      const s = asking(...stack)
      const text = words.ask(s)
      asked.add(text)
      expect([stack.at(-1)?.kind, isFit(text), text.endsWith('?') || text.endsWith(')')], text).toEqual([
        stack.at(-1)?.kind,
        true,
        true,
      ])
      const unfit = everything.filter((action) => !isFit(words.action(s, action)))
      expect(
        unfit.slice(0, 3).map((action) => [stack.at(-1)?.kind, game.notation(action), words.action(s, action)]),
      ).toEqual([])
    }
    expect(asked.size).toBe(Object.keys(questions).length)
  })

  test('nothing is asked when it is over', () => {
    const s = asking({ kind: 'regain' })
    s.end = { winner: 1, rule: 'BG-4.2-d' }
    expect([game.words('en').ask(s), game.words('fr').ask(s)]).toEqual(['', ''])
  })

  test('both languages answer the same questions with the same kinds of answers', () => {
    const shape = (language: Language) =>
      Object.entries(catalogues[language].action)
        .map(([kind, answers]) => [kind, Object.keys(answers).sort(), Object.keys(answers.option ?? {}).sort()])
        .sort()
    expect(shape('fr')).toEqual(shape('en'))
  })

  test('French marks have spaces that do not break', () => {
    const text = game.words('fr').ask(asking({ kind: 'regain' }))
    expect(text).toBe(`Barbare${NBSP}: quelle tribu alliée se tourne contre Rome${NBSP}?`)
  })

  test('an activated leader, his CU and his AP', () => {
    expect(both(activation, { kind: 'orders', player: 0 })).toEqual([
      'Roman: Aetius with 3 CU in Roma: 5 AP left. What next?',
      'Romain : Aetius avec 3 UC à Roma : encore 5 PA. Que faire ?',
    ])
    expect(both(activation, compose('activation'))).toEqual([
      'Roman: who goes along with Aetius from Roma: how many Loyalist CU (0 to 4)?',
      'Romain : qui part de Roma avec Aetius : combien d’UC loyalistes (0 à 4) ?',
    ])
  })

  test('those who have come are named', () => {
    expect(both(arrival, ...questions.avoid.slice(1))).toEqual([
      'Roman: Rua with 6 CU comes to Roma. Who tries to avoid battle?',
      'Romain : Rua avec 6 UC arrive à Roma. Qui tente l’esquive ?',
    ])
    expect(ask('en', arrival, { kind: 'refuse', player: 1, space: space('roma') })).toBe(
      'Barbarian: Rua with 6 CU: intercepted in Roma. Go back to Verona and lose all AP, or fight?',
    )
  })

  test('a battle: what each side has, and what is still to lose', () => {
    expect(both(...questions['battle-card'])).toEqual([
      'Roman: battle of Roma, your 5 CU against 6. Play a Battle card?',
      'Romain : bataille de Roma, 5 UC de votre côté contre 6. Jouer une carte de bataille ?',
    ])
    expect(ask('en', ...questions['lose-cu'])).toBe('Roman: battle of Roma: which CU is lost? (2 to lose.)')
    expect(ask('fr', ...questions.retreat)).toBe('Romain : Aetius avec 5 UC : vers où se replier de Roma ?')
  })

  test('a march, a raid, a migration', () => {
    const current = { power: 0, at: space('roma'), ap: 4, leader: NONE } as const
    const marching: Frame = {
      kind: 'marching',
      player: 0,
      powers: [0],
      left: 2,
      reach: 6,
      rider: 0,
      marched: [],
      origin: NONE,
      current,
    }
    expect(ask('en', marching)).toBe('Roman: forced march of 1 Loyalist CU in Roma: 4 AP left. Where to?')
    expect(both(raid, { kind: 'raid-orders' })).toEqual([
      'Barbarian: raiders in Verona, 2 CU: 7 AP left. Where to?',
      'Barbare : pillards à Verona, 2 UC : encore 7 PA. Vers où ?',
    ])
    const moving: Frame = { ...migration, current: { tribe: tribe('franks'), left: 1, hasMoved: true, leaders: [] } }
    expect(both(moving)).toEqual([
      'Barbarian: the Franks in Noviomagus can move 1 space. Where to?',
      'Barbare : les Francs à Noviomagus peuvent avancer de 1 case. Vers où ?',
    ])
  })

  test('what a card asks is said with its name', () => {
    expect(both(...questions['event-space'])).toEqual([
      'Roman: Conscription: where do 2 Loyalist CU go?',
      'Romain : Conscription : où vont 2 UC loyalistes ?',
    ])
    expect(both(...questions['event-whether'])).toEqual([
      'Roman: Bureaucratic Revolution: take the top card of the Tribal Reserve into your hand?',
      'Romain : Révolution bureaucratique : prendre en main la première carte de la Réserve tribale ?',
    ])
  })

  test('every card that offers a choice has words for each part of it', () => {
    const choosing = board.cards.filter(({ file }) => file.do.some(({ op }) => op === 'choose')).map(({ id }) => id)
    // Exploratores follows from who rolls.
    expect(Object.keys(englishOptions).sort()).toEqual(choosing.filter((id) => id !== 'R20').sort())
    expect(Object.keys(frenchOptions)).toEqual(Object.keys(englishOptions))
  })

  test('a window says what it answers', () => {
    const window = (moment: 'enemy-naval' | 'battle-end'): Frame => ({
      kind: 'window',
      moment,
      parties: [0, 1],
      turn: 1,
      passed: 0,
    })
    expect(ask('en', { ...activation, to: space('carthago') }, window('enemy-naval'))).toBe(
      'Barbarian: Aetius in Roma would sail to Carthago. Play a Response card?',
    )
    expect(ask('fr', battle, window('battle-end'))).toBe(
      'Barbare : la bataille de Roma est finie. Jouer une carte de réponse ?',
    )
  })
})

describe('answers', () => {
  const act = (notation: string, ...stack: readonly Frame[]) => {
    const action = game.parse(notation)
    if (action === undefined) throw new Error(notation)
    return languages.map((language) => plain(game.words(language).action(asking(...stack), action)))
  }

  test('one notation means what the question makes of it', () => {
    const orders: Frame[] = [activation, { kind: 'orders', player: 0 }]
    expect(act('to veldidena', raid, { kind: 'raid-orders' })).toEqual([
      'March to Veldidena over rough ground (2 AP)',
      'Marcher vers Veldidena en terrain difficile (2 PA)',
    ])
    expect(act('to florentia', ...orders)).toEqual(['March to Florentia (1 AP)', 'Marcher vers Florentia (1 PA)'])
    expect(act('to ancona', ...questions.retreat)[0]).toMatch(/^Retreat to Ancona/)
    expect(act('to ancona', ...questions['place-leader'])).toEqual(['In Ancona', 'À Ancona'])
    expect(act('to roma', ...questions.settlement)).toEqual(['Settle them in Roma', 'Les établir à Roma'])
    expect(act('done', ...orders)).toEqual(['Stop in Roma', 'S’arrêter à Roma'])
  })

  test('cards are named with their OPs and what they are used for', () => {
    const impulse: Frame = { kind: 'impulse', player: 0 }
    expect(act('activate R14', impulse)).toEqual([
      'Activate a leader with Conscription (2)',
      'Activer un chef avec Conscription (2)',
    ])
    expect(act('march R14', impulse)).toEqual([
      'Forced march of up to 4 CU: Conscription (2)',
      'Marche forcée de 4 UC au plus : Conscription (2)',
    ])
    expect(act('event R39', impulse)).toEqual([
      'Play Bureaucratic Revolution as an event',
      'Jouer « Révolution bureaucratique » comme événement',
    ])
    expect(act('migrate B52', impulse)[0]).toBe('Migration of up to 1 tribe: Fireships at Cape Bon (1)')
  })

  test('leaders with the AP they would get, or what the die must show', () => {
    expect(act('leader aetius', ...questions['pick-leader'])).toEqual([
      'Activate Aetius in Roma (6 AP)',
      'Activer Aetius à Roma (6 PA)',
    ])
    expect(act('leader aetius', ...questions.intercept)).toEqual([
      'Aetius in Roma intercepts, on any roll',
      'Aetius à Roma intercepte, sur tout jet',
    ])
    expect(act('leader valentinian-iii', ...questions.intercept)[0]).toMatch(
      /^Valentinian III in Roma intercepts, on \d or more$/,
    )
    expect(act('leader stilicho', ...questions['pick-leader'])[1]).toMatch(/^Activer Stilicon \(/)
  })

  test('CU and powers', () => {
    expect(act('take 3', ...questions.compose)).toEqual(['Take 3 CU along', 'Emmener 3 UC'])
    expect(act('power byzantine', ...questions['lose-cu'])).toEqual(['Lose 1 Byzantine CU', 'Perdre 1 UC byzantine'])
    expect(act('power usurper', ...questions['event-power'])).toEqual(['The Usurpers', 'Les Usurpateurs'])
    expect(act('take 0', ...questions.migrants)).toEqual(['No CU goes along', 'Aucune UC ne part'])
    expect(act('fort ancona', ...questions.reinforce)).toEqual([
      'Turn the Castra in Ancona into a Colonia',
      'Faire du Castra d’Ancona une Colonia',
    ])
  })

  test('the choices that a card offers', () => {
    expect(act('second', ...questions['event-option'])).toEqual([
      '1 Loyalist CU in each of two Walled Cities',
      '1 UC loyaliste dans chacune de deux villes fortifiées',
    ])
    const frozen: Frame = { kind: 'event-option', card: card('B42'), player: 1, options: [0, 1], isOptional: false }
    expect(act('first', program('B42'), frozen)[0]).toBe('Activate a Barbarian leader with 4 AP, rivers as clear')
  })

  test('what is no answer is named all the same', () => {
    const refuse = questions.refuse
    expect(act('to roma', ...refuse)).toEqual(['Roma', 'Roma'])
    expect(act('sail roma', ...refuse)).toEqual(['Roma by sea', 'Roma par mer'])
    expect(act('raid B42', ...refuse)).toEqual(['Raid: The Frozen Rhine (1)', 'Raid : Le Rhin gelé (1)'])
    expect(act('tribe franks', ...refuse)).toEqual(['the Franks', 'les Francs'])
    expect(act('power allied', ...refuse)).toEqual(['the Allies', 'les Alliés'])
    expect(act('stop', ...refuse)).toEqual(['Enough', 'Assez'])
  })
})
