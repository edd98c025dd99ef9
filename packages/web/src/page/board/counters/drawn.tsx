/** A counter in a panel: a small drawing of its own, about its middle. */
import type { ComponentChildren } from 'preact'

interface Props {
  /** In units, which are pixels at the usual text size. */
  readonly width: number
  readonly height: number
  /** All of it in words; absent: somebody else says it. */
  readonly words?: string
  readonly children: ComponentChildren
}

export function Drawn({ width, height, words, children }: Props) {
  const shared = {
    class: 'drawn',
    viewBox: `${-width / 2} ${-height / 2} ${width} ${height}`,
    style: { width: `${width / 16}rem`, height: `${height / 16}rem` },
  }
  if (words === undefined) {
    return (
      <svg {...shared} aria-hidden="true">
        {children}
      </svg>
    )
  }
  return (
    <svg {...shared} role="img" aria-label={words}>
      {children}
    </svg>
  )
}
