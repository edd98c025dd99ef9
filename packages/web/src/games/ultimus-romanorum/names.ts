/** What people and units are called in a language. */
import type { Language } from '@tabularium/engine'
import { names } from '@tabularium/ultimus-romanorum/lexicon'
import { type Counter, isLeader, type Leader, leaders } from '@tabularium/ultimus-romanorum/shown'

export const leaderName = ({ id, name }: Pick<Leader, 'id' | 'name'>, language: Language): string =>
  names[language].leader[id] ?? name

/** Of a leader by id; the id itself, if there is none. */
export function leaderNamed(id: string, language: Language): string {
  const leader = leaders.get(id)
  return leader === undefined ? id : leaderName(leader, language)
}

/** The word by which a leader is known: Magister p. Thracias is Thracias, Valentinian III Valentinian. */
export function callName(leader: Pick<Leader, 'id' | 'name'>, language: Language): string {
  const words = leaderName(leader, language).split(' ')
  const spoken = words.filter((word) => !word.endsWith('.') && !/^(Magister|Comes|Dux|[IVX]+)$/.test(word))
  return spoken[0] ?? words[0] ?? ''
}

export const counterName = (counter: Counter, language: Language): string =>
  isLeader(counter) ? leaderName(counter.leader, language) : counter.unit.name

export const stratagemName = (id: string, language: Language): string =>
  Object.entries(names[language].stratagem).find(([name]) => name === id)?.[1] ?? id
