/** How the statements about a board file are written down, sentence by sentence. */
import type { RuleId } from '../verdict.ts'
import type { Breach, Statement } from './statements.ts'

/** For the files of one game. */
export function sentencesOn<File>() {
  type Check = Statement<File>['check']
  return {
    statement: (rule: RuleId, check: Check): Statement<File> => ({ rule, check }),
    /** What is not said, only inferred: a board that does not agree with it is noted, not refused. */
    inference: (rule: RuleId, check: Check): Statement<File> => ({ rule, check, inferred: true }),
    /** Holds a part of the file to one sentence. */
    holds: (path: Breach['path'], message: string, test: (file: File) => boolean): Check =>
      function* (file) {
        if (!test(file)) yield { path, message }
      },
  }
}

/** A list as it is said: "A, B and C". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Two lists of names with the same members, in whatever order. */
export const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join()
