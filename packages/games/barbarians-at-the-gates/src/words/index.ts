/** Barbarians at the Gates in words: questions, actions, events and clauses, from the catalogue of a language. */
import { clausesOf, type Language, type Outcome, type Roll, type RuleId, type Words } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action } from '../actions.ts'
import type { Board } from '../board.ts'
import type { GatesEvent } from '../events.ts'
import type { Frame, FrameOf } from '../frames.ts'
import { asked, verdict } from '../machine.ts'
import { playerNames, type State, turnNames } from '../state.ts'
import {
  type ActionWords,
  type Answers,
  type Asks,
  type Catalogue,
  type EventOf,
  type EventType,
  type EventWords,
  endingOf,
  procedureKinds,
  type QuestionKind,
} from './catalogue.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { type Names, namesOf, powerNamed } from './names.ts'
import { rollWords } from './rolls.ts'
import rules from './rules.json' with { type: 'json' }
import { type Scene, sceneOf } from './scene.ts'
import { marchOf, takenOf } from './together.ts'

export const catalogues: Record<Language, Catalogue> = { en, fr }

const book = clausesOf(rules)
export const clauses: readonly RuleId[] = [...book.keys()]

export function words(board: Board, language: Language): Words<State, Action, GatesEvent> {
  const c = catalogues[language]
  const names = namesOf(board, language)
  return {
    title: 'Barbarians at the Gates',
    seat: (name) => c.seat[playerNames.find((player) => player === name) ?? 'roman'],
    ask: (s) => c.set(askWords(c, names, s)),
    action: (s, action, cost) => c.set(actionWords(c, names, s, action, cost)),
    event: (event) => c.set(isRoll(event) ? rollWords(c, names, event) : tellerOf(c.event, event)(event, names)),
    together(events) {
      const march = marchOf(board, events)
      if (march !== undefined) return c.set(c.march(march.whole, march.by, names))
      const taken = takenOf(events)
      const spaces = taken?.map(({ space }) => space) ?? []
      return taken === undefined ? undefined : c.set(c.taken(spaces, taken[0].to, names))
    },
    opens: ({ type }) => type === 'card' || type === 'phase',
    outcome: (outcome) => c.set(outcomeWords(c, names, outcome)),
    clause: (rule) => book.get(rule)?.[language],
    about: (name) => aboutWords(board, names, name),
    held: (_, { piece }) => c.set(c.plain.held(aboutWords(board, names, piece))),
  }
}

type QuestionFrame = { [K in QuestionKind]: FrameOf<K> }[QuestionKind]

const procedures: ReadonlySet<string> = new Set(procedureKinds)
const isQuestion = (frame: Frame): frame is QuestionFrame => !procedures.has(frame.kind)

/** The question that is asked; undefined: the game is over. */
function questionIn(s: State): QuestionFrame | undefined {
  if (s.end !== null || s.stack.length === 0) return undefined
  const frame = top(s)
  return isQuestion(frame) ? frame : undefined
}

function askWords(c: Catalogue, names: Names, s: State): string {
  const frame = questionIn(s)
  if (frame === undefined) return ''
  const scene = sceneOf(s, names, () => 0)
  return c.asked[playerNames[asked(s) === 0 ? 0 : 1]] + askOf(c.ask, frame)(scene, frame)
}

function askOf<K extends QuestionKind>(asks: Asks, frame: FrameOf<K>): (scene: Scene, frame: FrameOf<K>) => string {
  return asks[frame.kind]
}

function actionWords(c: Catalogue, names: Names, s: State, action: Action, cost?: number): string {
  const scene = sceneOf(s, names, () => {
    if (cost !== undefined) return cost
    const judged = verdict(s, action)
    return judged.ok ? judged.cost : 0
  })
  const frame = questionIn(s)
  const said = frame === undefined ? undefined : answerWords(answersOf(c.action, frame), scene, frame, action)
  return said ?? plainWords(c, scene, action)
}

function answersOf<K extends QuestionKind>(actions: ActionWords, frame: FrameOf<K>): Answers<FrameOf<K>> {
  return actions[frame.kind]
}

function answerWords<F>(answers: Answers<F>, scene: Scene, frame: F, action: Action): string | undefined {
  switch (action.kind) {
    case 'use':
      return answers.use?.(scene, action.card, action.use, frame)
    case 'to':
      return answers.to?.(scene, action.space, frame)
    case 'sail':
      return answers.sail?.(scene, action.space, frame)
    case 'fort':
      return answers.fort?.(scene, action.space, frame)
    case 'leader':
      return answers.leader?.(scene, action.leader, frame)
    case 'tribe':
      return answers.tribe?.(scene, action.tribe, frame)
    case 'power':
      return answers.power?.(scene, action.power, frame)
    case 'take':
      return answers.take?.(scene, action.number, frame)
    case 'option':
      return answers.option?.[action.option]?.(scene, frame)
  }
}

/** What it names, in a question to which it is no answer. */
function plainWords({ plain }: Catalogue, scene: Scene, action: Action): string {
  switch (action.kind) {
    case 'use':
      return plain.use(action.use, scene.cardOps(action.card))
    case 'to':
      return scene.space(action.space)
    case 'sail':
      return plain.sail(scene.space(action.space))
    case 'fort':
      return plain.fort(scene.space(action.space))
    case 'leader':
      return scene.leader(action.leader)
    case 'tribe':
      return scene.theTribe(action.tribe)
    case 'power':
      return scene.power(action.power)
    case 'take':
      return scene.cu(action.number)
    case 'option':
      return plain.option[action.option]
  }
}

const isRoll = (event: GatesEvent | Roll): event is Roll => event.type === 'roll'

function tellerOf<T extends EventType>(
  events: EventWords,
  event: EventOf<T>,
): (event: EventOf<T>, names: Names) => string {
  return events[event.type]
}

function outcomeWords(c: Catalogue, names: Names, { winners, rule, details }: Outcome): string {
  const ending = {
    winner: playerNames[winners[0] === 0 ? 0 : 1],
    how: endingOf(rule),
    vp: Number(details.vp),
    needed: Number(details.needed),
    turn: turnNames.find((turn) => turn === details.turn) ?? 'A',
  }
  return c.outcome(ending, names)
}

/** Whom or what a refusal is about: a card, a leader, a tribe, a power, a province or a space. */
function aboutWords(board: Board, names: Names, name: string): string {
  if (board.cardOf.has(name)) return names.card(name)
  if (board.leaderOf.has(name)) return names.leader(name)
  if (board.tribeOf.has(name)) return names.theTribe(name)
  const power = powerNamed(name)
  if (power !== undefined) return names.power(power)
  if (board.provinces.some(({ id }) => id === name)) return names.province(name)
  return names.space(name)
}
