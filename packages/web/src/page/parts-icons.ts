/** Icons of controls in parts of the page that come later: imported by each part that shows one. */
import { addIcons } from './control.tsx'
import { moreControls } from './more-icons.ts'

addIcons(moreControls)
