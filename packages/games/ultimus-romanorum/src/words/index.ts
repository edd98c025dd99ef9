/** Ultimus Romanorum in words: questions, actions, events and clauses, from the catalogue of a language. */
import { clausesOf, type Language, type Outcome, type Roll, type RuleId, type Words } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action } from '../actions.ts'
import type { Board } from '../board.ts'
import type { UltimusEvent } from '../events.ts'
import type { Frame, FrameOf } from '../frames.ts'
import { asked, verdict } from '../machine.ts'
import { seatNames } from '../options.ts'
import { BARBARIAN, campNames, ROMAN, type State } from '../state.ts'
import { insteadOf } from './cases/instead.ts'
import { boundBy, caseOf, cases, heldCase } from './cases/refusal.ts'
import {
  type ActionWords,
  type Answers,
  type Asks,
  type Catalogue,
  type EventOf,
  type EventType,
  type EventWords,
  type Level,
  procedureKinds,
  type QuestionKind,
} from './catalogue.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { type Names, namesOf, type Scene, sceneOf } from './names.ts'
import { rollWords } from './rolls.ts'
import rules from './rules.json' with { type: 'json' }

export const catalogues: Record<Language, Catalogue> = { en, fr }

const book = clausesOf(rules)
export const clauses: readonly RuleId[] = [...book.keys()]

export function words(board: Board, language: Language): Words<State, Action, UltimusEvent> {
  const c = catalogues[language]
  const names = namesOf(board, c.lexicon)
  const plainScene = (s: State) => sceneOf(s, names, c, () => 0)
  return {
    title: c.title,
    seat: (name) => c.seat[seatNames.find((seat) => seat === name) ?? 'first'],
    ask: (s) => askWords(c, names, s),
    action: (s, action, cost) => actionWords(c, names, s, action, cost),
    event: (event) => eventWords(c, names, event),
    outcome: (outcome) => outcomeWords(c, outcome),
    clause: (rule) => book.get(rule)?.[language],
    about: (piece) => names.piece(piece),
    instead: insteadOf,
    refusal: (s, action, no) => caseOf(cases[language], plainScene(s), action, no),
    held: (s, held) => heldCase(cases[language], plainScene(s), held),
    bound: (s, action, clause) => boundBy(cases[language], plainScene(s), action, clause),
  }
}

type QuestionFrame = { [K in QuestionKind]: FrameOf<K> }[QuestionKind]

const procedures: ReadonlySet<string> = new Set(procedureKinds)
const isQuestion = (frame: Frame): frame is QuestionFrame => !procedures.has(frame.kind)

function askWords(c: Catalogue, names: Names, s: State): string {
  const frame = top(s)
  if (s.end !== null || !isQuestion(frame)) return ''
  return (
    c.asked[campNames[asked(s) === s.romanSeat ? ROMAN : BARBARIAN]] +
    askOf(c.ask, frame)(
      sceneOf(s, names, c, () => 0),
      frame,
    )
  )
}

function askOf<K extends QuestionKind>(asks: Asks, frame: FrameOf<K>): (scene: Scene, frame: FrameOf<K>) => string {
  return asks[frame.kind]
}

function actionWords(c: Catalogue, names: Names, s: State, action: Action, cost?: number): string {
  const scene = sceneOf(s, names, c, () => {
    if (cost !== undefined) return cost
    const judged = verdict(s, action)
    return judged.ok ? judged.cost : 0
  })
  const frame = top(s)
  const said =
    s.end === null && isQuestion(frame) ? answerWords(answersOf(c.action, frame), scene, frame, action) : undefined
  return said ?? plainWords(c, scene, action)
}

function answersOf<K extends QuestionKind>(actions: ActionWords, frame: FrameOf<K>): Answers<FrameOf<K>> {
  return actions[frame.kind]
}

function answerWords<F>(answers: Answers<F>, scene: Scene, frame: F, action: Action): string | undefined {
  switch (action.kind) {
    case 'to':
      return answers.to?.(scene, action.place, frame)
    case 'piece':
      return answers.piece?.(scene, action.piece, frame)
    case 'people':
      return answers.people?.(scene, action.people, frame)
    case 'diocese':
      return answers.diocese?.(scene, action.diocese, frame)
    case 'fleet':
      return answers.fleet?.(scene, action.fleet, frame)
    case 'play':
      return answers.play?.(scene, action.stratagem, frame)
    case 'option':
      return answers.option?.[action.option]?.(scene, frame)
    case 'done':
      return answers.done?.(scene, frame)
  }
}

/** What it names, in a question to which it is no answer. */
function plainWords(c: Catalogue, scene: Scene, action: Action): string {
  switch (action.kind) {
    case 'to':
      return scene.place(action.place)
    case 'piece':
      return scene.piece(action.piece)
    case 'people':
      return scene.people(action.people)
    case 'diocese':
      return scene.diocese(action.diocese)
    case 'fleet':
      return scene.fleet(action.fleet)
    case 'play':
      return scene.stratagem(action.stratagem)
    case 'option':
      return c.option[action.option]
    case 'done':
      return c.done
  }
}

function eventWords(c: Catalogue, names: Names, event: UltimusEvent | Roll): string {
  return isRoll(event) ? rollWords(c, names, event) : tellerOf(c.event, event)(event, names)
}

const isRoll = (event: UltimusEvent | Roll): event is Roll => event.type === 'roll'

function tellerOf<T extends EventType>(
  events: EventWords,
  event: EventOf<T>,
): (event: EventOf<T>, names: Names) => string {
  return events[event.type]
}

const levels: readonly Level[] = ['draw', 'simple', 'decisive', 'definitive']

function outcomeWords(c: Catalogue, { winners, rule, details }: Outcome): string {
  const [roman, barbarian] = [Number(details.roman), Number(details.barbarian)]
  return c.outcome({
    seat: seatNames[winners[0] ?? -1] ?? null,
    // UR-3.5.1-d: without any Augustus the points do not matter.
    camp: rule === 'UR-3.5.1-d' || barbarian > roman ? 'barbarian' : 'roman',
    rule,
    level: levels.find((level) => level === details.level) ?? 'simple',
    roman,
    barbarian,
    year: Number(details.year),
  })
}
