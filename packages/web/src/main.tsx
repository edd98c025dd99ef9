import '@fontsource/cinzel/latin-600.css'
import { render } from 'preact'
import './style/page.css'
import './style/board.css'
import '../map/palette.css'
import { App } from './page/app.tsx'
import { speak } from './page/settings.ts'

const root = document.getElementById('app')
if (root !== null) void speak().then(() => render(<App />, root))
