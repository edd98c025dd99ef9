/** The picture on a card, drawn when it is here: who holds the card reads it before. */
import { InlineIcon } from '../../../page/board/counters/icon.tsx'
import { fetched } from '../../../page/fetched.ts'
import { whenQuiet } from '../../../page/lazy.tsx'
import { pictureOf } from './faces.ts'

const pictures = fetched(() => whenQuiet().then(() => import('./pictures.ts').then(({ icons }) => icons)))

export const Picture = ({ card }: { card: string }) => <InlineIcon d={pictures()?.[pictureOf(card)] ?? ''} size={46} />
