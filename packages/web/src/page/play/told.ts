/** The map shows first who is selected; what is told of him beside it follows a frame later, so that neither waits for the other. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { afterPaint } from '../after-paint.ts'
import type { PieceName } from '../board/board-part.ts'

type Who = PieceName | null

interface Followed {
  readonly told: ReadonlySignal<Who>
  stop(): void
}

/** Follows who is selected a frame later, but never into another question. */
export function followed(question: ReadonlySignal<unknown>, selected: ReadonlySignal<Who>): Followed {
  const late = signal<{ readonly of: unknown; readonly who: Who }>({ of: null, who: null })
  let cancel = () => {}
  const stop = effect(() => {
    const now = { of: question.value, who: selected.value }
    cancel()
    if (now.of !== late.peek().of) late.value = now
    else cancel = afterPaint(() => (late.value = now))
  })
  const told = computed(() => (late.value.of === question.value ? late.value.who : selected.value))
  return {
    told,
    stop() {
      stop()
      cancel()
    },
  }
}
