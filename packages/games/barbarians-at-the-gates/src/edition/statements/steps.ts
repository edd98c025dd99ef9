/** What a card does, with all that stands inside of its steps. */
import type { BoardFile, CardFile, Condition, Operation } from '../schema.ts'

/** A step, and what must hold before it is done. */
export interface Step {
  readonly operation: Operation
  readonly given: readonly Condition[]
}

/** Every step of a card, those inside of others too. */
export function* stepsOf(card: CardFile): Iterable<Step> {
  yield* stepsIn(card.do, card.requires)
}

function* stepsIn(list: readonly Operation[], given: readonly Condition[]): Iterable<Step> {
  for (const operation of list) {
    yield { operation, given }
    switch (operation.op) {
      case 'if':
        yield* stepsIn(operation.then, [...given, operation.cond])
        yield* stepsIn(operation.else ?? [], given)
        break
      case 'choose':
        for (const option of operation.options) yield* stepsIn(option, given)
        break
      case 'roll':
        for (const result of Object.values(operation.results)) yield* stepsIn(result, given)
        break
      case 'remove_cu':
      case 'discard':
        yield* stepsIn(operation.then ?? [], given)
    }
  }
}

type Of<Op extends Operation['op']> = Extract<Operation, { op: Op }>

/** The steps of one kind. */
export function stepsWith<Op extends Operation['op']>(card: CardFile, op: Op): readonly Of<Op>[] {
  return [...stepsOf(card)].map(({ operation }) => operation).filter((each): each is Of<Op> => each.op === op)
}

/** By the name as it is printed, whatever the apostrophe. */
export const cardsNamed = (file: BoardFile, name: string): readonly CardFile[] =>
  file.cards.filter((card) => card.name.en.replaceAll('’', "'") === name)

export const setsFlag = (card: CardFile, flag: Of<'flag'>['name']): boolean =>
  stepsWith(card, 'flag').some(({ name }) => name === flag)
