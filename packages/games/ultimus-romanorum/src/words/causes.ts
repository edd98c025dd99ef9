/** Why things happen, by the clause an event carries: for the words of both languages. */

/** Why pieces are weakened, eliminated or dead. */
const fates = {
  'UR-T.leaders-e': 'natural',
  'UR-8.5.1-a': 'battle',
  'UR-6.3-t': 'murder',
  'UR-6.3-x': 'plague',
  'UR-7.1-h': 'escape',
  'UR-9.2-d': 'sea',
  'UR-9.2-c': 'sea',
  'UR-8.2.2-g': 'box',
  'UR-9.3.5-b': 'box',
  'UR-3.6.4-j': 'overthrown',
  'UR-9.4-ab': 'overthrown',
  'UR-6.3-w': 'plague',
  'UR-6.3-ad': 'plague',
  'UR-6.3-ag': 'desertion',
  'UR-6.3-as': 'germanophobia',
  'UR-T.events-1a': 'famine',
  'UR-T.events-13a': 'plague',
  'UR-8.4.2-a': 'battle',
  'UR-8.4.2-b': 'battle',
  'UR-8.4.2-f': 'battle',
  'UR-8.4.1-c': 'trapped',
  'UR-4.3-o': 'trapped',
  'UR-4.4.2-i': 'trapped',
  'UR-9.3.3-a': 'dismissed',
  'UR-9.3.1-b': 'homeless',
  'UR-9.3.1-g': 'homeless',
  'UR-3.3.1-h': 'homeless',
  'UR-9.3.1-e': 'abroad',
  'UR-9.3.1-h': 'abroad',
  'UR-9.3.1-f': 'abroad',
  'UR-9.3.2-e': 'abroad',
  'UR-T.leaders-u': 'departed',
  'UR-T.leaders-v': 'departed',
} as const

export type Fate = (typeof fates)[keyof typeof fates]

const fateOfRule: ReadonlyMap<string, Fate> = new Map(Object.entries(fates))

/** Undefined: nothing to tell. */
export const fateOf = (rule: string): Fate | undefined => fateOfRule.get(rule)

/** What points are scored for. */
const merits = {
  'UR-10.1-a': 'great-battle',
  'UR-10.1-b': 'leader',
  'UR-10.1-c': 'attila',
  'UR-10.2-a': 'minor-pacified',
  'UR-10.2-b': 'augusti',
  'UR-10.2-c': 'concord',
  'UR-10.2-d': 'east',
  'UR-10.2-e': 'west',
  'UR-10.2-f': 'major-pacified',
  'UR-10.2-g': 'pax-romana',
  'UR-10.2-h': 'zones',
  'UR-10.2-i': 'towns',
  'UR-10.2-j': 'usurpation',
  'UR-10.2-k': 'vacant',
  'UR-10.2-l': 'regna',
  'UR-10.2-m': 'roma',
  'UR-6.3-k': 'council-sits',
  'UR-6.3-m': 'council',
  'UR-6.1-i': 'tribute',
  'UR-6.1-j': 'tribute',
} as const

export type Merit = (typeof merits)[keyof typeof merits]

const meritOfRule: ReadonlyMap<string, Merit> = new Map(Object.entries(merits))

export const meritOf = (rule: string): Merit | undefined => meritOfRule.get(rule)

/** What has come to nothing. */
const failures = {
  'UR-3.6.2-f': 'usurpation',
  'UR-3.6.3-i': 'loyal',
  'UR-3.6.3-x': 'rally',
  'UR-3.5.2-p': 'approval',
  'UR-6.2-aa': 'rex',
  'UR-6.3-e': 'rebellion',
  'UR-6.3-t': 'assassination',
} as const

export type Failure = (typeof failures)[keyof typeof failures]

const failureOfRule: ReadonlyMap<string, Failure> = new Map(Object.entries(failures))

export const failureOf = (rule: string): Failure | undefined => failureOfRule.get(rule)
