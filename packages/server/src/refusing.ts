/** What a server would not do, with a code that a page has words for. */
import type { ApiCode } from '@tabularium/online'

export class Refusing extends Error {
  readonly code: ApiCode
  /** After how many seconds it may be tried again. */
  readonly retry: number | undefined

  constructor(code: ApiCode, message: string, retry?: number) {
    super(message)
    this.name = 'Refusing'
    this.code = code
    this.retry = retry
  }
}
