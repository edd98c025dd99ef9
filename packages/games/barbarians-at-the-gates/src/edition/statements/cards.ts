/** Chapters 2.6, 6.1, 7.3 and 14.3: what holds for all cards, or for all of a kind. */
import { sections } from '../../terms.ts'
import type { BoardFile, CardFile, Condition } from '../schema.ts'
import { stepsOf, stepsWith } from './steps.ts'
import { type Breach, type Check, holds, statement } from './survey.ts'

const DECK = 55

/** Holds every card to one sentence. */
const everyCard = (test: (card: CardFile, file: BoardFile) => boolean, message: (card: string) => string): Check =>
  function* (file) {
    for (const [i, card] of file.cards.entries()) {
      if (!test(card, file)) yield { path: ['cards', i], message: message(`${card.name.en} (${card.id})`) }
    }
  }

const some = (message: string, test: (card: CardFile) => boolean): Check =>
  holds(['cards'], message, ({ cards }) => cards.some(test))

/** BG-6.1-c */
function* fiveSections({ cards }: BoardFile): Iterable<Breach> {
  for (const side of ['roman', 'barbarian'] as const) {
    const missing = sections.filter((section) => !cards.some((card) => card.side === side && card.section === section))
    if (missing.length > 0)
      yield { path: ['cards'], message: `The ${side} deck has no cards of ${missing.join(', ')}.` }
  }
}

const isCampaign = (card: CardFile) =>
  stepsWith(card, 'activate').some(({ mods }) => mods?.includes('campaign') === true)

/** That the marker of this tribe is in play, on either side. */
const saysInPlay = (condition: Condition, tribe: string): boolean =>
  'tribe_in_play' in condition && condition.tribe_in_play.split(':')[0] === tribe

/** BG-2.4.2.5-f */
function flipsInPlay(card: CardFile, { leaders }: BoardFile): boolean {
  return [...stepsOf(card)].every(({ operation, given }) => {
    if (operation.op !== 'flip_leader') return true
    const tribe = leaders.find(({ id, reverse }) => [id, reverse?.id].includes(operation.leader))?.tribe ?? null
    return tribe === null || given.some((condition) => saysInPlay(condition, tribe))
  })
}

/** BG-14.3-a */
function* entersByInvasion({ tribes, cards }: BoardFile): Iterable<Breach> {
  for (const [i, { name, entry }] of tribes.entries()) {
    const kind = cards.find(({ id }) => id === entry.card)?.kind
    if (entry.side === 'barbarian' && kind !== 'invasion')
      yield { path: ['tribes', i, 'entry', 'card'], message: `${name} enter by an Invasion card.` }
  }
}

const ofDeck = (side: CardFile['side']) => (file: BoardFile) => file.cards.filter((card) => card.side === side).length

export const cards = [
  statement(
    'BG-2.1-a',
    holds(
      ['cards'],
      `There are ${DECK} Roman cards and ${DECK} Barbarian ones.`,
      (file) => ofDeck('roman')(file) === DECK && ofDeck('barbarian')(file) === DECK,
    ),
  ),
  statement(
    'BG-7.1-a',
    everyCard(
      ({ ops }) => ops >= 1 && ops <= 3,
      (card) => `${card} has 1, 2 or 3 OPs.`,
    ),
  ),
  statement('BG-6.1-c', fiveSections),
  statement(
    'BG-7.3.4-a',
    everyCard(
      ({ removed, after }) => removed === (after === 'removed'),
      (card) => `${card}: is it removed or not?`,
    ),
  ),
  statement(
    'BG-2.6.2-b',
    everyCard(
      ({ kind, timing }) => (kind === 'battle') === timing.includes('battle'),
      (card) => `${card}: Battle cards are played in battles, and no others.`,
    ),
  ),
  statement(
    'BG-7.3.2-a',
    everyCard(
      ({ kind, played_by }) => kind !== 'battle' || played_by === 'either',
      (card) => `${card} may be played by either player.`,
    ),
  ),
  statement(
    'BG-7.3.1-j',
    everyCard(
      ({ kind, timing }) => (kind === 'response') === timing.some((each) => each !== 'impulse' && each !== 'battle'),
      (card) => `${card}: Response cards name the moment, and no others.`,
    ),
  ),
  statement(
    'BG-2.6.4-b',
    everyCard(
      (card) => card.kind !== 'invasion' || stepsWith(card, 'place_tribe').length > 0,
      (card) => `${card} brings a tribe.`,
    ),
  ),
  statement(
    'BG-2.6.4-c',
    everyCard(
      ({ kind, side }) => kind !== 'invasion' || side === 'barbarian',
      (card) => `${card} is in the Barbarian deck.`,
    ),
  ),
  statement('BG-14.3-a', entersByInvasion),
  statement(
    'BG-10.5.1-a',
    everyCard(
      (card) => (card.kind === 'campaign') === isCampaign(card),
      (card) => `${card}: Campaign cards activate leaders one after another.`,
    ),
  ),
  statement(
    'BG-2.4.2.5-f',
    everyCard(flipsInPlay, (card) => `${card} replaces a leader only while his Tribal Marker is in play.`),
  ),
  statement(
    'BG-2.4.4-i',
    some('A card upgrades a Castra.', (card) =>
      stepsWith(card, 'fort').some(({ action }) => action === 'upgrade' || action === 'castra_or_upgrade'),
    ),
  ),
  statement(
    'BG-4.1-e',
    some('A card changes VP.', (card) => stepsWith(card, 'vp').length > 0),
  ),
  statement(
    'BG-5.7-f',
    some('A card brings Byzantine CU.', (card) =>
      stepsWith(card, 'place_cu').some(({ power }) => power === 'byzantine'),
    ),
  ),
]
