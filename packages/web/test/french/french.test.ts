/** French as it is set: every text of the games and of the page. */
import { expect, test } from 'vitest'
import { frenchTexts } from './texts.ts'
import { faultsIn, mended } from './typography.ts'

test('texts are found in every game and on the page', () => {
  const files = new Set(frenchTexts().map(({ file }) => file))
  for (const part of ['tetrarchia', 'fall-of-the-roman-empire', 'ultimus-romanorum', 'barbarians-at-the-gates']) {
    expect([...files].filter((file) => file.includes(`games/${part}/src/words/`)).length, part).toBeGreaterThan(1)
  }
  expect(files).toContain('packages/web/src/words/fr.ts')
  expect(files).toContain('packages/web/src/page/home/words.ts')
})

test('no text breaks what French typesetting asks for', () => {
  const broken = frenchTexts().flatMap(({ file, text }) => faultsIn(text).map((fault) => `${file}: ${fault}: ${text}`))
  expect(broken).toEqual([])
})

test.each([
  ['Tour 3 : les Barbares', 'a space that may break before a colon'],
  ['Tour 3: les Barbares', 'no space before a colon'],
  ['Vraiment ? oui', 'a space that may break before ; ! ? or »'],
  ['Vraiment? oui', 'no space before ; ! ? or »'],
  ['de 1 000 parties', 'thousands with a space that may break'],
  ['les 5 RRP', 'an English abbreviation'],
  ['la 1ère fois', 'an ordinal as it is not written'],
  ['qui obtient 1 au dé', 'a die without its article'],
])('%s: %s', (text, fault) => {
  expect(faultsIn(text)).toContain(fault)
})

test('what is mended is right', () => {
  expect(faultsIn(mended('Tour 3 : « oui » ; de 1 000 parties ? Non !'))).toEqual([])
})
