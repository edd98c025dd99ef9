/** Puts the app among the others on the device, where the browser offers it. */
import { installer } from '../install.ts'
import { Sign } from './sign.tsx'
import { homeWords } from './words.ts'

export function InstallButton() {
  const install = async () => {
    await installer.value?.prompt()
    installer.value = null
  }
  return (
    <button type="button" class="of-bar" onClick={install}>
      <Sign of="install" size={18} /> <span>{homeWords().install}</span>
    </button>
  )
}
