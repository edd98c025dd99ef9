/** A plot on the page, as wide as its place, and as a file. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Control } from '../../control.tsx'
import { download } from '../../files.ts'
import { inFile, onPage, type Sheet } from '../plots/drawing.ts'
import { labWords } from '../words/index.ts'

/** What is drawn, and what a file of it is called. */
export interface Drawn {
  readonly file: string
  draw(sheet: Sheet): string
}

/** How wide a plot is in a file, and at most on the page; and until its place is known. */
const WIDEST = 720
const USUAL = 560
const NARROWEST = 240

export function Plot({ draw }: Pick<Drawn, 'draw'>) {
  const place = useRef<HTMLDivElement>(null)
  const width = useSignal(USUAL)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) width.value = Math.min(WIDEST, Math.max(NARROWEST, entry.contentRect.width))
    })
    if (place.current !== null) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const drawn = draw({ width: width.value, palette: onPage })
  return <div ref={place} class="plot" dangerouslySetInnerHTML={{ __html: drawn }} />
}

/** Saves it as SVG, in the colours of the day. */
export function SavePlot({ title, drawn: { file, draw } }: { title: string; drawn: Drawn }) {
  const save = () => download(draw({ width: WIDEST, palette: inFile }), file, 'svg', 'image/svg+xml')
  return <Control icon="download" label={labWords().run.savePicture(title)} onClick={save} />
}
