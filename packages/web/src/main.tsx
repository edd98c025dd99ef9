import { render } from 'preact'
import './style/tokens.css'
import './style/first-fonts.css'
import './style/page.css'
import { App } from './page/app.tsx'
import './page/by-keys.ts'
import { speak } from './page/settings.ts'

const root = document.getElementById('app')
if (root !== null) {
  void speak().then(() => render(<App />, root))
}
