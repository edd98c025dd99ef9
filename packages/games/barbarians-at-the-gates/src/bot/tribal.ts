/** Tribal actions: what allies do for the cards of the Tribal Reserve, which nobody has seen. */
import { type Action, actionsOf, OPTIONS } from '../actions.ts'
import { derived, type Leader } from '../board.ts'
import type { FrameOf } from '../frames.ts'
import { mayPlayEvent } from '../rules/cards/playable.ts'
import { apFor } from '../rules/map/activation.ts'
import { tribalVerdict } from '../rules/sequence/strategy/tribal.ts'
import { ALLIED, handOf, powerOf, ROMAN, reserveSize } from '../state.ts'
import { eventWorth } from './events.ts'
import type { Choice } from './impulse.ts'
import { regretOf } from './keeping.ts'
import { type March, marchesOf, marchWorth } from './marches.ts'
import type { Outlook } from './outlook.ts'
import { type Answer, inTurn } from './ranking.ts'
import { reinforcementWorth } from './reinforcing.ts'
import { weights } from './weights.ts'

type Tribal = FrameOf<'tribal'>

/** Cards of the Reserve serve for nothing else, and have to be spent. */
const PRICE = 0.01
const MOST_OPS = 3

/** By the number of cards: the chance that they make 3 OPs or more, of all cards of the ROMAN player that have OPs. */
const enoughFor = derived(({ cards }) => {
  const shares = [0, 0, 0, 0]
  const own = cards.filter(({ player, ops }) => player === ROMAN && ops >= 1)
  for (const { ops } of own) shares[ops] += 1 / own.length
  const two = shares[1] * shares[1]
  return [0, shares[3], 1 - two, 1]
})

const alliedMarches = ({ sv, fields }: Outlook): readonly March[] => marchesOf(sv, fields, [ALLIED])

/** What could be announced. */
export function tribalChoices(look: Outlook): Choice[] {
  const { s } = look
  const found: Choice[] = []
  const cards = reserveSize(s)
  if (cards === 0 && !tribalVerdict(s, 'tribal-activate').ok) return found
  const isAlly = (leader: Leader): boolean => powerOf(s, leader) === ALLIED
  const ops = cards >= 2 ? MOST_OPS : 2
  const cost = PRICE * Math.min(2, cards)
  const chance = enoughFor(s.board)[Math.min(MOST_OPS, cards)]
  const worths = {
    'tribal-activate': look.activations.best(ROMAN, ops, [], isAlly).gain - cost,
    'tribal-reinforce': chance * reinforcementWorth(look, ALLIED) - 2 * cost,
    // Tried: it costs a card that an activation makes more of.
    'tribal-march': -0.15,
  }
  for (const name of ['tribal-activate', 'tribal-reinforce', 'tribal-march'] as const) {
    if (tribalVerdict(s, name).ok) found.push({ action: OPTIONS[name], worth: worths[name] })
  }
  return found
}

/** By OPs, what the action brings: less than nothing where they are not enough for it. */
function worthsOf(look: Outlook, { action, leader }: Tribal): readonly number[] {
  const { s } = look
  switch (action) {
    case 'activate':
      return [0, 1, 2, 3].map((ops) => {
        const ap = leader < 0 || ops === 0 ? undefined : apFor(s, leader, ops)
        return ap === undefined ? -1 : look.activations.gain(leader, ap)
      })
    case 'reinforce':
      return [-1, -1, -1, reinforcementWorth(look, ALLIED)]
    case 'march': {
      const marches = alliedMarches(look)
      return [0, 1, 2, 3].map((ops) => (ops === 0 ? -1 : marchWorth(marches, 2 * ops)))
    }
  }
}

/** Cards are revealed until the OPs are enough; a card of the hand makes up what is missing if it is worth that. */
export function tribalAnswer(look: Outlook, frame: Tribal): Answer {
  const { option } = actionsOf(look.s.board)
  const worths = worthsOf(look, frame)
  const { ops } = frame
  const isEnough = worths[ops] >= 0 && Math.max(...worths) - worths[ops] <= weights.reserve
  if (isEnough) return inTurn([option.stop, option.cancel, option.reveal])
  return inTurn([option.reveal, option.baptize, ...handCards(look, worths, ops), option.stop, option.cancel])
}

/** Cards of the hand that bring more, added, than they are worth kept; the best first. */
function handCards(look: Outlook, worths: readonly number[], ops: number): readonly Action[] {
  const { s } = look
  const found: Choice[] = []
  for (const card of handOf(s, ROMAN)) {
    const event = mayPlayEvent(s, ROMAN, card).ok ? eventWorth(look, ROMAN, card) : 0
    const then = worths[Math.min(MOST_OPS, ops + s.board.cards[card].ops)]
    const worth = then - Math.max(0, worths[ops]) - regretOf(look, ROMAN, card, event)
    if (worth > 0) found.push({ action: actionsOf(s.board).use.discard[card], worth })
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ action }) => action)
}
