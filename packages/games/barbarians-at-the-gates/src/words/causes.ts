/** Why things happen, by the clause an event carries: for the words of both languages. */

const causes = {
  // What cards do.
  'BG-7.1-an': 'card',
  R26: 'east',
  // Losses, and leaders who are lost with them.
  'BG-12.2.4-d': 'battle',
  'BG-2.4.2.6-g': 'battle',
  'BG-12.4.1-q': 'retreat',
  'BG-2.4.2.6-h': 'retreat',
  'BG-12.4.2-f': 'way-back',
  'BG-14.1.2-t': 'walls',
  'BG-14.1.2-u': 'stranded',
  'BG-14.1.2-ah': 'raid',
  'BG-12.3-g': 'raid',
  'BG-10.6-a': 'raid',
  'BG-18.0-b': 'attrition',
  'BG-18.0-g': 'attrition',
  'BG-13.2-e': 'besieging',
  'BG-2.4.2.6-y': 'besieging',
  'BG-13.2-f': 'besieged',
  'BG-2.4.2.6-j': 'fallen-city',
  'BG-13.5-g': 'fallen-city',
  'BG-2.4.2.6-a': 'alone',
  'BG-9.0-ac': 'no-room',
  'BG-9.0-as': 'no-room',
  'BG-9.0-av': 'no-room',
  'BG-5.7-v': 'succession',
  'BG-5.7-y': 'succession',
  'BG-5.7-aa': 'succession',
  // Tribes that are lost.
  'BG-10.4.3-d': 'homeless',
  'BG-10.4.3-e': 'homeless',
  'BG-10.4.5-c': 'fallen-people',
  'BG-13.5-j': 'fallen-people',
  'BG-16.1.2-b': 'no-way',
  // Tribes that come or go.
  'BG-14.3-a': 'invasion',
  'BG-17.1-a': 'ally',
  'BG-17.1-b': 'ally',
  'BG-17.1-c': 'ally',
  'BG-10.4.3-b': 'driven',
  'BG-13.5-n': 'brought',
  'BG-16.2-u': 'thrown-back',
  // Who holds a space.
  'BG-10.2.2-k': 'force',
  'BG-10.5.3-p': 'force',
  'BG-19.1-a': 'occupation',
  'BG-14.1.2-aa': 'raid',
  'BG-14.1.2-s': 'threat',
  'BG-13.5-a': 'siege',
  'BG-13.5-e': 'siege',
  'BG-13.5-h': 'siege',
  'BG-13.2-g': 'siege',
  'BG-13.2-h': 'siege',
  'BG-10.4.3-g': 'overrun',
  'BG-10.4.3-m': 'refuge',
  'BG-16.2-j': 'migration',
  'BG-16.2-l': 'storm',
  'BG-15.1-b': 'settlement',
  'BG-15.1-c': 'settlement',
  'BG-15.1-e': 'settlement',
  'BG-15.1-f': 'settlement',
  'BG-15.1-i': 'settlement',
  'BG-15.1-j': 'settlement',
  'BG-15.1-m': 'room',
  'BG-15.4-b': 'revolt',
  'BG-15.4-d': 'revolt',
  'BG-15.4-e': 'revolt',
  'BG-15.4-f': 'revolt',
  'BG-15.4-g': 'revolt',
  'BG-17.2.1-f': 'usurpation',
  'BG-17.2.1-i': 'usurpation',
  'BG-17.2.1-j': 'usurpation',
  'BG-17.2.1-k': 'usurpation',
  'BG-17.2.1-m': 'usurpation',
  'BG-17.2.1-n': 'room',
  'BG-17.2.1-o': 'usurpation',
  'BG-17.2.2-m': 'room',
  'BG-17.2.3.1-a': 'usurpation-over',
  'BG-17.2.3.2-a': 'emperor-lost',
  'BG-19.3-a': 'isolation',
  // New pieces.
  'BG-5.7-a': 'tribe',
  'BG-5.7-c': 'tribe',
  'BG-5.7-d': 'capital',
  'BG-5.7-e': 'usurper',
  'BG-7.1-h': 'reinforcement',
  'BG-2.4.6-c': 'contested',
  'BG-5.7-w': 'contested',
  'BG-5.7-u': 'throne',
  'BG-5.7-i': 'return',
  // Points.
  'BG-5.6-a': 'provinces',
  'BG-2.4.2.6-o': 'emperor',
  'BG-14.1.1-b': 'plunder',
  'BG-14.1.1-c': 'plunder',
  'BG-12.5-a': 'battle',
} as const

export type Cause = (typeof causes)[keyof typeof causes]

/** What a language says of some causes. */
export type Because = Readonly<Partial<Record<Cause, string>>>

const causeOfRule: ReadonlyMap<string, Cause> = new Map(Object.entries(causes))

/** Undefined: nothing to tell. */
export const causeOf = (rule: string): Cause | undefined => causeOfRule.get(rule)

/** What a table says of the clause; nothing, if it says nothing. */
export function because(table: Because, rule: string): string {
  const cause = causeOf(rule)
  return (cause === undefined ? undefined : table[cause]) ?? ''
}
