/** What the cards, the opponent's and the piles say. */

import type { PlayerName, UseName } from '@tabularium/barbarians-at-the-gates/shown'
import type { Language } from '@tabularium/engine'
import { effects as english } from './effects-en.ts'
import { effects as french } from './effects-fr.ts'

interface HandWords {
  readonly hand: string
  count(cards: number): string
  readonly close: string
  ops(ops: number): string
  readonly kinds: Readonly<Record<string, string>>
  /** Of a card that leaves the game once its event was played. */
  readonly once: string
  readonly later: string
  readonly onlyCampaign: string
  /** By clause: why the event of a card is not played now, where that can be said in a line. */
  readonly eventNot: Readonly<Record<string, string>>
  readonly sides: Readonly<Record<PlayerName, string>>
  readonly person: string
  holds(cards: number): string
  lastCard(card: string, use: UseName, ops: number): readonly [before: string, card: string, after: string]
  readonly noCard: string
  readonly playedNow: Readonly<Record<PlayerName, string>>
  readonly reserve: string
  readonly fromReserve: string
  /** Cards that were revealed before the one that is shown. */
  alsoRevealed(cards: readonly string[]): string
  inReserve(cards: number): string
  readonly baptism: string
  readonly used: Readonly<Record<UseName | 'reserve', string>>
}

const en: HandWords = {
  hand: 'Your hand',
  count: (cards) => `Your hand (${cards})`,
  close: 'Put the hand away',
  ops: (ops) => `${ops} ${ops === 1 ? 'operation' : 'operations'}`,
  kinds: { normal: 'Event', battle: 'Battle', response: 'Response', campaign: 'Campaign', invasion: 'Invasion' },
  once: 'once',
  later: 'Not now: something else is asked first.',
  onlyCampaign: 'Only a Campaign card gives the first impulse.',
  eventNot: {
    'BG-2.4.2.5-f': 'Its tribe is not in play.',
    'BG-2.6.2-b': 'Played in a battle.',
    'BG-7.1-an': 'What its event asks for does not hold now.',
    'BG-7.3.1-b': 'Played in the Strategy Phase.',
    'BG-7.3.1-j': 'Played in response, at the moment it names.',
    'BG-7.3.2-a': 'Played in a battle.',
  },
  sides: { roman: 'Rome', barbarian: 'Barbarians' },
  person: 'at this screen',
  holds: (cards) => `${cards === 0 ? 'no' : cards} ${cards === 1 ? 'card' : 'cards'} in hand`,
  lastCard: (card, use, ops) => [
    'Last card: ',
    card,
    use === 'event' ? ', as its event.' : `, ${en.used[use]} ${ops}.`,
  ],
  noCard: 'No card played yet this turn.',
  playedNow: { roman: 'Rome plays', barbarian: 'The Barbarians play' },
  reserve: 'Tribal Reserve',
  fromReserve: 'From the Reserve',
  alsoRevealed: (cards) => `Revealed before: ${cards.join(', ')}.`,
  inReserve: (cards) => `${cards} face down: for Tribal actions`,
  baptism: 'Barbarian Baptization lies face up: 2 OPs once a turn',
  used: {
    event: 'as its event',
    activate: 'to march with',
    reinforce: 'to raise units with',
    migrate: 'for a migration with',
    raid: 'for a raid with',
    march: 'for a forced march with',
    usurp: 'for a Successful Usurpation with',
    discard: 'discarded, for',
    reserve: 'revealed, for',
  },
}

const fr: HandWords = {
  hand: 'Votre main',
  count: (cards) => `Votre main (${cards})`,
  close: 'Ranger la main',
  ops: (ops) => `${ops} ${ops < 2 ? 'opération' : 'opérations'}`,
  kinds: { normal: 'Événement', battle: 'Bataille', response: 'Réponse', campaign: 'Campagne', invasion: 'Invasion' },
  once: 'une fois',
  later: 'Pas maintenant : autre chose est demandé d’abord.',
  onlyCampaign: 'Seule une carte de campagne donne la première impulsion.',
  eventNot: {
    'BG-2.4.2.5-f': 'Sa tribu n’est pas en jeu.',
    'BG-2.6.2-b': 'Se joue dans une bataille.',
    'BG-7.1-an': 'Ce que demande son événement n’est pas réuni.',
    'BG-7.3.1-b': 'Se joue à la phase de stratégie.',
    'BG-7.3.1-j': 'Se joue en réponse, au moment qu’elle nomme.',
    'BG-7.3.2-a': 'Se joue dans une bataille.',
  },
  sides: { roman: 'Rome', barbarian: 'Barbares' },
  person: 'à cet écran',
  holds: (cards) => `${cards === 0 ? 'aucune' : cards} ${cards < 2 ? 'carte' : 'cartes'} en main`,
  lastCard: (card, use, ops) => [
    'Dernière carte : ',
    card,
    use === 'event' ? ', comme événement.' : `, ${fr.used[use]} ${ops}.`,
  ],
  noCard: 'Aucune carte jouée ce tour.',
  playedNow: { roman: 'Rome joue', barbarian: 'Les Barbares jouent' },
  reserve: 'Réserve tribale',
  fromReserve: 'De la réserve',
  alsoRevealed: (cards) => `Révélées avant : ${cards.join(', ')}.`,
  inReserve: (cards) => `${cards} face cachée : pour des actions tribales`,
  baptism: 'Le baptême des Barbares est face visible : 2 PO une fois par tour',
  used: {
    event: 'comme événement',
    activate: 'pour marcher avec',
    reinforce: 'pour lever des unités avec',
    migrate: 'pour une migration avec',
    raid: 'pour un raid avec',
    march: 'pour une marche forcée avec',
    usurp: 'pour une usurpation réussie avec',
    discard: 'défaussée, valeur',
    reserve: 'révélée, valeur',
  },
}

// Both come with the hand, which is fetched after the first page.
const all: Readonly<Record<Language, HandWords>> = { en: en, fr: fr }
const effects: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: english, fr: french }

export const handWords = (language: Language): HandWords => all[language]

/** What the event of a card does, in a line or two. */
export const effectOf = (card: string, language: Language): string => effects[language][card] ?? ''
