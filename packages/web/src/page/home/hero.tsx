/** The wide place: where the reader was or, if nothing is kept, where to start. */
import type { Card } from '@tabularium/engine'
import type { Kept } from '../../table/protocol.ts'
import { language, ui } from '../settings.ts'
import { titleOf } from './covers.tsx'
import { pictureOf } from './pictures.ts'
import { Sign } from './sign.tsx'
import { homeWords } from './words.ts'

const LESSON = 'tetrarchia'

interface Scene {
  readonly title: string
  readonly text: string
}

/** What lies on the device may be of another version: then less is told. */
function told<T>(tell: () => T, otherwise: T): T {
  try {
    return tell()
  } catch {
    return otherwise
  }
}

/** A kept game in two sentences. */
function sceneOf(kept: Kept, card: Card): Scene {
  const w = homeWords()
  const { outline, options, players } = kept
  const people = players.filter((player) => player === 'person').length
  const isMine = people === 1 && players[Number(outline.asked)] === 'person'
  const scene = told(() => card.scene?.(outline, language.value) ?? null, null)
  const brief = told(() => card.brief(options, outline, language.value), '')
  const bot = players.find((player) => player !== 'person')?.slice('bot:'.length)
  const side = told(() => card.side?.(options, outline, players.indexOf('person'), language.value), undefined)
  const sides =
    people === 1 && side !== undefined ? ` ${w.side(side, bot === undefined ? null : lower(w.bots[bot] ?? bot))}` : ''
  return {
    title: scene === null ? kept.name : w.scene(scene, isMine),
    text: w.standing(titleOf(card), brief) + sides,
  }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const Picture = ({ game }: { game: string }) => <img class="scene" src={pictureOf(game, 'wide')} alt="" />

interface LeftOffProps {
  readonly kept: Kept
  readonly card: Card
  /** How many other games there are. */
  readonly others: number
  readonly onOthers: () => void
}

export function LeftOff({ kept, card, others, onOthers }: LeftOffProps) {
  const w = homeWords()
  const { title, text } = sceneOf(kept, card)
  return (
    <section class="hero" aria-labelledby="left-off">
      <Picture game={kept.game} />
      <div class="told">
        <p class="label">{w.leftOff}</p>
        <h1 id="left-off">{title}</h1>
        <p>{text}</p>
        <div class="acts">
          <a class="button gilt" href={`#/table/${kept.id}`}>
            <Sign of="play" /> {w.continue}
          </a>
          {others > 0 && (
            <button type="button" class="ghost" onClick={onOthers}>
              {w.more(others)}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

const StartLink = () => (
  <a class="button primary" href={`#/learn/${LESSON}`} title={ui().learnHint}>
    <Sign of="learn" size={18} /> {homeWords().startHere}
  </a>
)

/** Beside the wide place. */
export function StartHere() {
  const w = homeWords()
  return (
    <section class="start" aria-labelledby="start">
      <p class="label">{w.newHere}</p>
      <h2 id="start">{w.save}</h2>
      <p>{w.saveText}</p>
      <StartLink />
    </section>
  )
}

/** In the wide place, for who has no game. */
export function StartWide() {
  const w = homeWords()
  return (
    <section class="hero alone" aria-labelledby="start">
      <Picture game={LESSON} />
      <div class="told">
        <p class="label">{w.newHere}</p>
        <h1 id="start">{w.save}</h1>
        <p>{w.saveText}</p>
        <div class="acts">
          <StartLink />
        </div>
      </div>
    </section>
  )
}
