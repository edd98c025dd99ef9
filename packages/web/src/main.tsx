import { render } from 'preact'
import './style/tokens.css'
import './style/cinzel.css'
import './style/page.css'
import './page/board/counters/counters.css'
import '../map/palette.css'
import { App } from './page/app.tsx'
import { CounterDefs } from './page/board/counters/defs.tsx'
import { speak } from './page/settings.ts'

function Page() {
  return (
    <>
      <CounterDefs />
      <App />
    </>
  )
}

const root = document.getElementById('app')
if (root !== null) {
  void speak().then(() => {
    render(<Page />, root)
    // The faces of running text come when there is something to read.
    requestAnimationFrame(() => setTimeout(() => import('./style/fonts.css')))
  })
}
