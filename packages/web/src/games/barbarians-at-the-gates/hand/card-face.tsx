/** A card as it is held: operations in the corner, title, picture, what it does, kind and years at the foot. */
import { cardName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { cards, ownerOf, yearsOfCard } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import { effectOf, handWords } from '../words/panels/hand-words.ts'
import { Picture } from './picture.tsx'
import '../../../style/gates-hand.css'
import '../../../style/gates-hand-small.css'

interface Props {
  readonly id: string
  readonly language: Language
  /** In place of what it does: why it is not played now. */
  readonly reason?: string | null
}

/** "Event · 364–387 · once". */
export function footOf(id: string, language: Language): string {
  const w = handWords(language)
  const card = cards.get(id)
  if (card === undefined) return ''
  const years = yearsOfCard(card)
  return [
    w.kinds[card.kind] ?? card.kind,
    years === null ? '' : `${years.from}–${years.to}`,
    card.removed ? w.once : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Longer words than this are parted where they have to be. */
const LONGEST = 10

/** A long word may be parted after a vowel near its middle. */
const parted = (word: string): string => {
  if (word.length <= LONGEST) return word
  const middle = word.length / 2
  const after = [...word.matchAll(/[aeiouyéè](?=[^aeiouyéè])/g)].map(({ index }) => index + 1)
  const [best] = after.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return best === undefined ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`
}

const titleOf = (id: string, language: Language): string => cardName(id, language).split(' ').map(parted).join(' ')

export function CardFace({ id, language, reason = null }: Props) {
  const w = handWords(language)
  const ops = cards.get(id)?.ops ?? 0
  return (
    <span class={`gates-face ${ownerOf(id)}`}>
      <span class="face-head">
        <i>
          <span aria-hidden="true">{ops}</span>
          <span class="sr">{`${w.ops(ops)}, `}</span>
        </i>
        <b>{titleOf(id, language)}</b>
      </span>
      <span class="face-picture">
        <Picture card={id} />
      </span>
      <span class="face-text">{reason ?? effectOf(id, language)}</span>
      <span class="face-foot">{footOf(id, language)}</span>
    </span>
  )
}
