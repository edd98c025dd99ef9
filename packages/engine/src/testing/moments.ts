/** What must hold in every position of every game. */
import { type AnyGame, type Decision, languages, type Seat } from '../contract.ts'
import { FastDice, secretFrom } from '../dice.ts'
import { writeView } from '../secrets.ts'
import { heard, RecordingTable, type Told } from '../table.ts'
import type { RuleId, Verdict } from '../verdict.ts'
import { knownOf, otherwise, seenJson } from './otherwise.ts'
import { type Complaint, sameJson, sameTold, seatsOf, type Trial, viewersOf } from './trial.ts'

/** A position on the way through a random game. */
export interface Moment extends Trial {
  readonly state: unknown
  readonly decision: Decision<unknown>
  readonly dice: FastDice
}

/** Looked at in positions on the way. */
export const momentProperties: Readonly<Record<string, (m: Moment) => Complaint>> = {
  'a game that asks has no outcome': ({ game, state }) =>
    game.outcome(state) === null ? undefined : 'it has an outcome and still asks',

  'seats exist': ({ game, options, decision }) => {
    const seats = seatsOf(game, options)
    return [decision.seat, ...decision.helpers].every((seat) => seats.includes(seat))
      ? undefined
      : `seat ${decision.seat} or a helper is not at the table`
  },

  'a window can be passed': ({ game, decision: { window, actions } }) => {
    if (window === undefined) return undefined
    const pass = game.notation(window.pass)
    return actions.some((action) => game.notation(action) === pass) ? undefined : `'${pass}' is not legal`
  },

  'a clone equals its original and stands alone': ({ game, state, decision, dice }) => {
    const before = written(game, state)
    const copy = game.clone(state)
    if (!sameJson(written(game, copy), before)) return 'the clone differs'
    game.apply(copy, decision.actions[dice.below(decision.actions.length)], new RecordingTable(dice))
    return sameJson(written(game, state), before) ? undefined : 'playing on the clone changed the original'
  },

  'what is written after another position is written as alone': ({ game, options, state, decision, dice }) => {
    const next = playOn(game, state, decision.actions[dice.below(decision.actions.length)], draw(dice)).state
    for (const viewer of viewersOf(game, options)) {
      const [before, after] = [game.view(state, viewer), game.view(next, viewer)]
      const known = { position: before.position, json: writeView(game, before) }
      const [alone, later] = [writeView(game, after), writeView(game, after, known)]
      if (!sameJson(JSON.stringify(alone), JSON.stringify(later))) return `viewer ${viewer} sees something else`
    }
    return undefined
  },

  'each legal action is named once, and the name means it': ({ game, state, decision, dice }) => {
    const names = decision.actions.map((action) => game.notation(action))
    if (new Set(names).size !== names.length) return `twice in the list: ${names.join(', ')}`
    const misread = names.find((name) => {
      const action = game.parse(name)
      return action === undefined || game.notation(action) !== name
    })
    if (misread !== undefined) return `'${misread}' does not read back`
    const i = dice.below(names.length)
    const seed = draw(dice)
    const meant = playOn(game, state, decision.actions[i], seed)
    const read = playOn(game, state, game.parse(names[i]), seed)
    return samePosition(game, meant.state, read.state) ? undefined : `'${names[i]}' does something else when read back`
  },

  'a name has one spelling': ({ game, decision, dice }) => {
    const name = game.notation(decision.actions[dice.below(decision.actions.length)])
    const odd = [` ${name}`, `${name} `, `${name}\n`, name.toUpperCase(), name.normalize('NFD'), `${name}.`]
    const taken = odd.find((text) => text !== name && game.parse(text) !== undefined)
    return taken === undefined ? undefined : `${JSON.stringify(taken)} is taken for an action`
  },

  'the legal list is what the verdicts allow': ({ game, state, decision }) => {
    const listed = new Set(decision.actions.map((action) => game.notation(action)))
    for (const action of game.candidates(state)) {
      const name = game.notation(action)
      const { ok } = game.verdict(state, action)
      if (ok !== listed.has(name)) return `'${name}' is ${ok ? 'allowed but not listed' : 'listed but not allowed'}`
      listed.delete(name)
    }
    return listed.size === 0 ? undefined : `listed but no candidate: ${[...listed].join(', ')}`
  },

  'what is refused is refused by a clause': ({ game, state }) => {
    const refusals = new Map<RuleId, unknown>()
    for (const action of game.candidates(state)) {
      const verdict = game.verdict(state, action)
      if (!verdict.ok) refusals.set(verdict.rule, action)
    }
    const words = languages.map((language) => game.words(language))
    for (const [rule, action] of refusals) {
      if (!game.clauses.includes(rule)) return `'${game.notation(action)}': no clause ${rule}`
      if (words.some((spoken) => !spoken.clause(rule))) return `'${game.notation(action)}': no words for clause ${rule}`
    }
    return undefined
  },

  'who is held stands on the board, by a clause': ({ game, state }) => {
    const words = languages.map((language) => game.words(language))
    for (const { piece, rule } of game.held?.(state) ?? []) {
      if (game.stands(state, piece) === undefined) return `'${piece}' is held, and stands nowhere`
      if (!game.clauses.includes(rule)) return `'${piece}' is held: no clause ${rule}`
      if (words.some((spoken) => !(spoken.held?.(state, { piece, rule }) ?? spoken.clause(rule)))) {
        return `'${piece}' is held: no words for clause ${rule}`
      }
    }
    return undefined
  },

  'asking changes nothing': ({ game, options, state }) => {
    const before = written(game, state)
    game.decision(state)
    for (const action of game.candidates(state)) game.verdict(state, action)
    for (const seat of viewersOf(game, options)) game.view(state, seat)
    game.outcome(state)
    return sameJson(written(game, state), before) ? undefined : 'the position changed'
  },

  'a written position reads back as itself': ({ game, options, state, decision, dice }) => {
    const back = game.read(JSON.parse(written(game, state)), game.options(options))
    if (!samePosition(game, state, back)) return 'the position differs'
    if (!sameQuestion(game, decision, game.decision(back))) return 'another question is asked'
    const other = seatsOf(game, options).find((seat) => !sameView(game, state, back, seat))
    if (other !== undefined) return `seat ${other} sees another position`
    const action = decision.actions[dice.below(decision.actions.length)]
    const seed = draw(dice)
    const [here, there] = [state, back].map((s) => playOn(game, s, action, seed))
    return samePosition(game, here.state, there.state) && sameTold(here.told, there.told)
      ? undefined
      : `'${game.notation(action)}' does something else there`
  },

  'a view leaks nothing': ({ game, options, state, decision, dice }) => {
    for (const viewer of viewersOf(game, options)) {
      const other = otherwise(game, state, viewer, dice)
      if (!sameView(game, game.clone(state), other, viewer)) return `viewer ${viewer} sees what it may not know`
      const question = game.decision(other)
      if (question?.seat !== decision.seat || question.ask !== decision.ask) {
        return `viewer ${viewer} can tell by who is asked or what for`
      }
      if (viewer !== null && mayAnswer(decision, viewer) && !sameQuestion(game, decision, question)) {
        return `seat ${viewer} is asked something else in a position it cannot tell from this one`
      }
    }
    return undefined
  },

  'what is imagined could be': ({ game, options, state, dice }) => {
    for (const viewer of viewersOf(game, options)) {
      const copy = game.clone(state)
      const known = knownOf(game, copy, viewer)
      const imagined = game.imagine(game.view(copy, viewer), dice)
      if (!sameJson(knownOf(game, imagined, viewer), known))
        return `viewer ${viewer} knows better than what is imagined`
      game.resample(copy, viewer, dice)
      if (!sameJson(knownOf(game, copy, viewer), known)) return `viewer ${viewer} knows better than what is dealt anew`
    }
    return undefined
  },

  /** Asking "may I?" and reading what is offered cost nothing, so they must tell nothing. */
  'verdicts and words leak nothing': ({ game, state, decision, dice }) => {
    const words = languages.map((language) => game.words(language))
    for (const seat of [decision.seat, ...decision.helpers]) {
      const other = otherwise(game, state, seat, dice)
      if (!isLike(game, state, other, decision, seat)) continue
      for (const action of game.candidates(state)) {
        if (sameVerdict(game.verdict(state, action), game.verdict(other, action))) continue
        return `seat ${seat} gets another verdict on '${game.notation(action)}' there`
      }
      const said = (s: unknown) =>
        words.map((w) => [w.ask(s), ...decision.actions.map((a) => w.action(s, a))].join('|'))
      if (said(state).join() !== said(other).join()) return `seat ${seat} reads other words there`
    }
    return undefined
  },

  /**
   * Whoever may take an action back must learn nothing by it: in all positions that the seat cannot tell apart, an
   * action that seals nothing is heard and seen alike. (No more can be asked: what comes to light by a die, a reveal or
   * the next seat's question may depend on what is hidden, and so may the open consequences of another seat's action.)
   */
  'what can be taken back shows nothing hidden': ({ game, state, decision, dice }) => {
    const i = dice.below(decision.actions.length)
    const seed = draw(dice)
    for (const seat of [decision.seat, ...decision.helpers]) {
      const other = otherwise(game, state, seat, dice)
      if (!isLike(game, state, other, decision, seat)) continue
      const here = playOn(game, state, decision.actions[i], seed)
      const there = playOn(game, other, decision.actions[i], seed)
      const sealed = [here, there].filter((played) => isSealed(game, played, decision)).length
      if (sealed === 2) continue
      const complaint = `by '${game.notation(decision.actions[i])}' seat ${seat}`
      if (sealed === 1) return `${complaint} can tell, for it can take it back only here or there`
      if (!sameHeard(here.told, there.told, seat)) return `${complaint} hears of it`
      if (!sameView(game, here.state, there.state, seat)) return `${complaint} sees it`
    }
    return undefined
  },

  'words exist in every language': ({ game, state, decision, dice }) => {
    const { told } = playOn(game, state, decision.actions[dice.below(decision.actions.length)], draw(dice))
    for (const language of languages) {
      const words = game.words(language)
      if (!words.ask(state)?.trim()) return `no question in ${language}`
      const mute = decision.actions.find((action) => !words.action(state, action)?.trim())
      if (mute !== undefined) return `no words for '${game.notation(mute)}' in ${language}`
      const untold = told.find(({ event }) => !words.event(event)?.trim())
      if (untold !== undefined) return `no words for '${untold.event.type}' in ${language}`
    }
    return undefined
  },
}

interface PlayedOn {
  readonly state: unknown
  readonly told: readonly Told[]
  /** A die was rolled or something was revealed. */
  readonly sealed: boolean
}

/** What an action would lead to; the position itself stays. The same seed rolls the same dice. */
function playOn(game: AnyGame, state: unknown, action: unknown, seed: string): PlayedOn {
  const next = game.clone(state)
  const table = new RecordingTable(new FastDice(secretFrom(seed)))
  game.apply(next, action, table)
  return { state: next, told: table.told, sealed: table.sealed }
}

function isSealed(game: AnyGame, { state, sealed }: PlayedOn, { seat }: Decision<unknown>): boolean {
  return sealed || game.decision(state)?.seat !== seat
}

const draw = (dice: FastDice): string => String(dice.below(0x1_0000_0000))

const written = (game: AnyGame, state: unknown): string => JSON.stringify(game.write(state))
function samePosition(game: AnyGame, a: unknown, b: unknown): boolean {
  return sameJson(written(game, a), written(game, b))
}

/** By names, as it is sent, and as it is in memory, as bots get it. */
function sameView(game: AnyGame, a: unknown, b: unknown, viewer: Seat | null): boolean {
  const [one, other] = [game.view(a, viewer), game.view(b, viewer)]
  const [sent, alsoSent] = [writeView(game, one), writeView(game, other)]
  return sameJson(JSON.stringify(sent), JSON.stringify(alsoSent)) && sameJson(seenJson(one), seenJson(other))
}

function sameHeard(a: readonly Told[], b: readonly Told[], seat: Seat): boolean {
  return sameJson(JSON.stringify(heard(a, seat)), JSON.stringify(heard(b, seat)))
}

/** Whether the seat, which may answer, cannot tell this position from the other. */
function isLike(game: AnyGame, state: unknown, other: unknown, decision: Decision<unknown>, seat: Seat): boolean {
  return sameView(game, state, other, seat) && sameQuestion(game, decision, game.decision(other))
}

function sameVerdict(a: Verdict, b: Verdict): boolean {
  return a.ok ? b.ok && a.cost === b.cost : !b.ok && a.rule === b.rule
}

function mayAnswer(decision: Decision<unknown>, seat: Seat): boolean {
  return decision.seat === seat || decision.helpers.includes(seat)
}

function sameQuestion(game: AnyGame, a: Decision<unknown> | null, b: Decision<unknown> | null): boolean {
  if (a === null || b === null) return a === b
  const names = (d: Decision<unknown>) => d.actions.map((action) => game.notation(action)).join('|')
  return a.seat === b.seat && a.helpers.join() === b.helpers.join() && a.ask === b.ask && names(a) === names(b)
}
