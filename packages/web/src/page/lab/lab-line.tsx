/** In the bar of other pages: how far the run is that goes on meanwhile. */
import { underway } from '../../lab/underway.ts'
import { Sign } from '../home/sign.tsx'
import { route } from '../router.ts'
import { titled } from '../said.ts'
import { duration, number, percent } from './numbers.ts'
import { labWords } from './words/index.ts'
import '../../style/lab-line.css'

export function LabLine() {
  const w = labWords()
  const to = route.value
  // The laboratory's own pages tell more.
  if (underway.value === null || (to.at === 'further' && to.path[0] === 'lab')) return null
  const { id, done, asked, left } = underway.value
  const parts = [w.progress(number(done), number(asked)), ...(left === null ? [] : [w.run.left(duration(left))])]
  const words = titled(w.title, parts.join(', '))
  return (
    <a class="lab-line" href={`#/lab/run/${id}`} aria-label={words} title={words}>
      <Sign of="study" size={15} /> {percent(done / asked, 0)}
    </a>
  )
}
