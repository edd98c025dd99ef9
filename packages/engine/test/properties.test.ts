import { describe, expect, test } from 'vitest'
import { type AnyGame, FastDice, no, RecordingTable, type Seat, secretFrom, yes } from '../src/index.ts'
import { fuzz, fuzzTable, type GameProperty, momentProperties, trial } from '../src/testing/properties.ts'
import { addToScores, besides, each, failsOf, failureOf, type Sabotage, sabotaged } from './sabotage.ts'
import { type Card, type State, toy } from './toy.ts'

const GAMES = 300

describe('an honest game', () => {
  test(`${GAMES} random games end and every property holds in every other position`, () => {
    let actions = 0
    for (let i = 0; i < GAMES; i++) actions += fuzz(trial(toy, 'honest', i), { every: 2 }).length
    expect(actions).toBeGreaterThan(GAMES * 10)
  })

  test(`${GAMES} random games at a table: every property of refusals, undo, redo, save, load and branch holds`, () => {
    let actions = 0
    for (let i = 0; i < GAMES; i++) actions += fuzzTable(trial(toy, 'honest', i))
    expect(actions).toBeGreaterThan(GAMES * 10)
  })

  test('the same trial gives the same game', () => {
    expect(fuzz(trial(toy, 'again', 1), { every: 1 })).toEqual(fuzz(trial(toy, 'again', 1), { every: 1 }))
    expect(fuzz(trial(toy, 'again', 1), { every: 1 })).not.toEqual(fuzz(trial(toy, 'again', 2), { every: 1 }))
  })
})

const top = (s: State): Card | null => s.deck.at(-1) ?? null
/** The words with some of them missing. */
const mute = (missing: Partial<ReturnType<typeof toy.words>>): Partial<typeof toy> => ({
  words: (language) => ({ ...toy.words(language), ...missing }),
})

type Judge = typeof toy.verdict

/** The same actions allowed, in other words. */
const verdicts = (allowed: Judge, refused: Judge): Partial<typeof toy> => ({
  verdict: (s, action) => (toy.verdict(s, action).ok ? allowed(s, action) : refused(s, action)),
})

type Viewer = Seat | null

/** The toy's views with something changed in what is seen. */
const seeing = (change: (seen: State, s: State, viewer: Viewer) => void): Partial<typeof toy> => ({
  view(s, viewer) {
    const view = toy.view(s, viewer)
    change(view.position, s, viewer)
    return view
  },
})

/** What a viewer does not see, place by place. */
const hiddenFrom = (s: State, viewer: Viewer) =>
  toy.secrets.hoards.flatMap((hoard) => (viewer !== null && hoard.knownTo(s).includes(viewer) ? [] : hoard.things(s)))

/** For each property, games of which it does not hold though all others do. */
const momentSabotages: Record<string, readonly Partial<typeof toy>[]> = {
  'a game that asks has no outcome': [{ outcome: () => ({ winners: [0], rule: 'TOY-5-a', details: {} }) }],
  'seats exist': [{ seats: () => ['red'] }],
  'a window can be passed': [
    {
      decision(s) {
        const decision = toy.decision(s)
        return decision && { ...decision, window: { moment: 'turn', pass: { kind: 'yield' } } }
      },
    },
  ],
  'a clone equals its original and stands alone': [
    { clone: (s) => ({ ...toy.clone(s), shown: s.shown }) },
    {
      clone(s) {
        const copy = toy.clone(s)
        addToScores(copy, 1)
        return copy
      },
    },
  ],
  'what is written after another position is written as alone': [
    { write: (s, before) => before?.json ?? toy.write(s) },
  ],
  'each legal action is named once, and the name means it': [
    {
      decision(s) {
        const decision = toy.decision(s)
        return decision && { ...decision, actions: [...decision.actions, ...decision.actions] }
      },
    },
    { parse: (text) => (text === 'draw' ? undefined : toy.parse(text)) },
    { parse: (text) => toy.parse(text === 'draw' ? 'toss' : text) },
    {
      decision(s) {
        const decision = toy.decision(s)
        return decision && { ...decision, actions: decision.actions.map((action) => ({ ...action, unnamed: true })) }
      },
      apply(s, action, table) {
        if ('unnamed' in action) addToScores(s, 1)
        toy.apply(s, action, table)
      },
    },
  ],
  'a name has one spelling': [{ parse: (text) => toy.parse(text.trim()) }],
  'the legal list is what the verdicts allow': [
    { verdict: (s, action) => (action.kind === 'resign' ? yes() : toy.verdict(s, action)) },
    { verdict: (s, action) => (action.kind === 'draw' ? no('TOY-4-a') : toy.verdict(s, action)) },
    { candidates: (s) => [...toy.candidates(s)].filter((action) => action.kind !== 'draw') },
  ],
  'what is refused is refused by a clause': [
    { verdict: (s, action) => (toy.verdict(s, action).ok ? yes() : no('TOY-9-z')) },
    { clauses: [] },
    mute({ clause: () => undefined }),
  ],
  'who is held stands on the board, by a clause': [
    { held: () => [{ piece: 'nobody', rule: 'TOY-1-a' }] },
    { held: () => [{ piece: 'hand', rule: 'TOY-9-z' }] },
    { held: () => [{ piece: 'hand', rule: 'TOY-1-a' }], ...mute({ held: () => '' }) },
  ],
  'asking changes nothing': [
    {
      candidates(s) {
        addToScores(s, 1)
        return toy.candidates(s)
      },
    },
    {
      verdict(s, action) {
        addToScores(s, 1)
        return toy.verdict(s, action)
      },
    },
  ],
  'a written position reads back as itself': [
    { read: (position, options) => ({ ...toy.read(position, options), score: [7, 7] }) },
    { write: (s) => toy.write({ ...s, score: [0, 0] }) },
    {
      write: (s) =>
        toy.write({ ...s, stack: s.stack.map((frame) => (frame.kind === 'turn' ? { ...frame, free: true } : frame)) }),
    },
    { write: (s) => toy.write({ ...s, deck: [...s.deck].sort() }) },
  ],
  'a view leaks nothing': [
    // The whole position is shown.
    seeing((seen, s) => Object.assign(seen, toy.clone(s))),
    // A number that depends on what is hidden.
    { view: (s, viewer) => Object.assign(toy.view(s, viewer), { hint: s.deck.indexOf('as') }) },
    // The other's hand lies in the order of its cards.
    seeing((seen, s, viewer) => {
      if (viewer === 1 && s.hands[0][0] > 'd') seen.hands[0][0] = '!'
    }),
    // What lies unseen is told place by place.
    { view: (s, viewer) => ({ ...toy.view(s, viewer), unseen: hiddenFrom(s, viewer) }) },
    // Who holds the as is asked for something else.
    {
      decision(s) {
        const decision = toy.decision(s)
        return decision && s.hands[decision.seat].includes('as') ? { ...decision, ask: 'answer' } : decision
      },
    },
  ],
  'what is imagined could be': [
    { imagine: (view, dice) => ({ ...toy.imagine(view, dice), score: [7, 7] }) },
    { imagine: (view) => toy.clone(view.position) },
    {
      resample(s, viewer, dice) {
        toy.resample(s, viewer, dice)
        s.deck.reverse()
      },
    },
  ],
  'verdicts and words leak nothing': [
    verdicts(toy.verdict, (s) => no(top(s) === 'as' ? 'TOY-1-a' : 'TOY-1-b')),
    verdicts((s) => yes(top(s) === 'as' ? 1 : 2), toy.verdict),
    { words: (language) => ({ ...toy.words(language), action: (s) => `Mind the ${top(s)}` }) },
  ],
  'what can be taken back shows nothing hidden': [
    besides('pick', (s, _, table) => table.tell({ type: 'seen', card: top(s) })),
    besides('pick', (s) => {
      if (top(s) === 'as') addToScores(s, 1)
    }),
    besides('pick', (s, _, table) => {
      if (top(s) === 'as') table.reveal({ type: 'seen', card: 'as' }, [1])
    }),
  ],
  'words exist in every language': [
    mute({ ask: () => ' ' }),
    mute({ action: () => '' }),
    { words: (language) => ({ ...toy.words(language), ...(language === 'fr' && { event: () => '' }) }) },
  ],
}

/** The properties that do not hold of a game in the positions of honest play. */
function brokenIn(game: AnyGame, games: number): string[] {
  const broken = new Set<string>()
  for (let i = 0; i < games; i++) {
    const honest = trial(toy, 'broken', i)
    const dice = new FastDice(secretFrom(honest.seed))
    const s = toy.setup(toy.options(honest.options), new RecordingTable(dice))
    for (let decision = toy.decision(s); decision !== null; decision = toy.decision(s)) {
      for (const [name, property] of Object.entries(momentProperties)) {
        const state = toy.clone(s)
        const asked = game.decision(toy.clone(s))
        if (asked === null) throw new Error('Nothing is asked.')
        if (property({ ...honest, game, state, decision: asked, dice }) !== undefined) broken.add(name)
      }
      toy.apply(s, decision.actions[dice.below(decision.actions.length)], new RecordingTable(dice))
    }
  }
  return [...broken]
}

describe('no check that cannot fail: positions', () => {
  test('every property is broken by a sabotage', () => {
    expect(Object.keys(momentSabotages).sort()).toEqual(Object.keys(momentProperties).sort())
  })

  test.each(each(momentSabotages))('%s (%i): the failure names it', (property, _, sabotage) => {
    expect(failureOf((tried) => fuzz(tried, { every: 1 }), sabotaged(sabotage))).toMatch(failsOf(property))
  })

  test.each(each(momentSabotages))('%s (%i): nothing else is broken', (property, _, sabotage) => {
    expect(brokenIn(sabotaged(sabotage), 10)).toEqual([property])
  })
})

const gameSabotages: Record<GameProperty, readonly Sabotage[]> = {
  'no dead ends': [
    {
      decision(s) {
        const decision = toy.decision(s)
        return decision?.ask === 'answer' ? { ...decision, actions: [] } : decision
      },
    },
  ],
  'every game ends': [{ apply: () => {} }],
  'every game ends with an outcome': [
    { outcome: () => null },
    { outcome: (s) => (toy.outcome(s) === null ? null : { winners: [9], rule: 'TOY-5-a', details: {} }) },
    { outcome: (s) => (toy.outcome(s) === null ? null : { winners: [0], rule: 'TOY-9-z', details: {} }) },
  ],
  'nothing breaks': [
    besides('lay', () => {
      throw new TypeError('undefined is not a function')
    }),
  ],
}

describe('no check that cannot fail: games', () => {
  test.each(each(gameSabotages))('%s (%i): the failure names it', (property, _, sabotage) => {
    expect(failureOf((tried) => fuzz(tried, { every: 1_000_000 }), sabotaged(sabotage))).toMatch(failsOf(property))
  })

  test('what broke is kept as the cause', () => {
    const game = sabotaged(gameSabotages['nothing breaks'][0])
    const play = () => Array.from({ length: 50 }, (_, i) => fuzz(trial(game, 'cause', i), { every: 1 }))
    expect(play).toThrow(expect.objectContaining({ cause: expect.any(TypeError) }))
  })
})
