/** The two camps as they are seen from afar. */
import type { Language } from '@tabularium/engine'
import type { CampName, View } from '@tabularium/ultimus-romanorum/shown'
import type { Emblem } from '../../page/game-page.ts'
import { icons } from './icons.ts'
import { tableWords } from './words/table/index.ts'

const looks: Record<CampName, Omit<Emblem, 'words'>> = {
  roman: { side: 'rome', form: 'square', icon: icons.palatini },
  barbarian: { side: 'barb', form: 'eight', icon: icons.people },
}

export const emblemOf = (camp: CampName, language: Language): Emblem => ({
  ...looks[camp],
  words: tableWords[language].exchange.camp[camp],
})

/** UR-0.5-d: whoever sits there plays the camp that is his now. */
export const emblem = (seat: number, { romanSeat }: View, language: Language): Emblem =>
  emblemOf(seat === romanSeat ? 'roman' : 'barbarian', language)
