/** The end of a game handed on: as a picture, or the whole game as a file. */
import type { TableLink } from '../../table/link.ts'
import { saveToFile, share } from '../files.ts'
import { Sign } from '../home/sign.tsx'
import { type Pictured, pictureOf } from './picture.ts'
import { endWords } from './words.ts'

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) === true

/** To another app where the device has a way; if not, among the downloads. */
async function sharePicture(name: string, pictured: Pictured): Promise<void> {
  const safe = name.replace(/[\\/:*?"<>|]/g, '-')
  const file = new File([await pictureOf(pictured)], `${safe}.png`, { type: 'image/png' })
  if (canShare(file)) {
    // Who changes his mind closes what the device shows: nothing is to be told.
    return navigator.share({ files: [file], title: pictured.headline }).catch(() => {})
  }
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(file)
  anchor.download = file.name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000)
}

const shareGame = (link: TableLink, name: string) =>
  canShare(new File([''], 'game.txt', { type: 'text/plain' })) ? share(link, name) : saveToFile(link, name)

interface Props {
  readonly link: TableLink
  readonly name: string
  readonly pictured: Pictured
}

export function ShareMenu({ link, name, pictured }: Props) {
  const w = endWords()
  return (
    <details class="share">
      <summary class="button">
        <Sign of="share" /> {w.share}
      </summary>
      <div>
        <button type="button" onClick={() => sharePicture(name, pictured)}>
          {w.picture}
        </button>
        <button type="button" onClick={() => shareGame(link, name)}>
          {w.file}
        </button>
      </div>
    </details>
  )
}
