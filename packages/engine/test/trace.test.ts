/** What goes into the running hash: a verifier writes it by `canonical`, as docs/dice.md says. */
import { expect, test } from 'vitest'
import { canonical } from '../src/digest.ts'
import { type Deed, plainDeed } from '../src/proof/journal.ts'
import { deedText } from '../src/proof/trace.ts'

const link = 'ab'.repeat(32)

const deeds: readonly Deed[] = [
  { kind: 'act', seat: 0, entries: [{ seat: 0, action: 'roll' }], link: null },
  { kind: 'act', seat: 1, entries: [{ seat: 1, action: 'go:"Roma"', link, joined: false }], link },
  { kind: 'redo', seat: 0, entries: [{ link, joined: true, action: 'é', seat: 0 }], link },
  {
    kind: 'act',
    seat: 0,
    entries: [
      { seat: 0, action: 'one', link },
      { seat: 0, action: 'two', link, joined: true },
    ],
    link,
  },
  { kind: 'undo', seat: 1, entries: 2 },
  { kind: 'begin', anchors: [link, null] },
  { kind: 'sit', seat: 1, player: 'person', name: 'Livia', anchor: link },
]

test.each(deeds)('$kind: as canonical writes it', (deed) => {
  expect(deedText(7, deed)).toBe(canonical({ ...plainDeed(deed), number: 7 }))
})
