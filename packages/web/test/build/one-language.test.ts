/** Words by language, as the build fetches them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { oneLanguage } from '../../one-language.ts'
import { bringWords, speakIn, spoken } from '../../src/words/spoken.ts'

const packages = join(import.meta.dirname, '..', '..', '..')

describe('a module with two catalogues', () => {
  test('fetches each when its language is wanted', () => {
    const code = `import { en } from './en.ts'\nimport { fr } from './fr.ts'\n\nexport const all: Record<Language, Words> = { en, fr }\n`
    expect(oneLanguage(code, '/spoken.ts')).toBe(
      `import { spoken } from '/spoken.ts'\n\nexport const all: Record<Language, Words> = spoken({ ` +
        `en: () => import('./en.ts').then((words) => words.en), fr: () => import('./fr.ts').then((words) => words.fr) })\n`,
    )
  })

  test.each([
    ['its own', `const en = 1\nconst fr = 2\nexport const all = { en, fr }`],
    ['one only', `import { en } from './en.ts'\nexport const all = { en, fr }`],
    ['no record', `import { en } from './en.ts'\nimport { fr } from './fr.ts'\nexport const all = [en, fr]`],
  ])('is left as it is: %s', (_, code) => {
    expect(oneLanguage(code, '/spoken.ts')).toBe(undefined)
  })

  test.each(['tetrarchia', 'fall-of-the-roman-empire', 'ultimus-romanorum', 'barbarians-at-the-gates'])(
    '%s: what it tells and what its page says',
    (game) => {
      const folders = [join(packages, 'games', game, 'src'), join(packages, 'web/src/games', game)]
      const files = folders.flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      const split = files.filter(
        (file) => file.endsWith('.ts') && oneLanguage(readFileSync(file, 'utf8'), '') !== undefined,
      )
      expect(split.length).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('words that come when they are wanted', () => {
  test('are fetched once, and others stand in for what is not here', async () => {
    const asked: string[] = []
    const word = (language: string) => async () => {
      asked.push(language)
      return language
    }
    const words = spoken({ en: word('en'), fr: word('fr') })
    expect(() => words.en).toThrow('not here yet')
    speakIn('en')
    await Promise.all([bringWords(), bringWords()])
    expect([words.en, words.fr, asked]).toEqual(['en', 'en', ['en']])
    speakIn('fr')
    await bringWords()
    speakIn('en')
    await bringWords()
    expect([words.en, words.fr, asked]).toEqual(['en', 'fr', ['en', 'fr']])
  })

  test('are asked for again if they did not come', async () => {
    let isThere = false
    const words = spoken({
      en: async () => (isThere ? 'word' : Promise.reject(new Error('gone'))),
      fr: async () => 'mot',
    })
    await expect(bringWords()).rejects.toThrow('gone')
    isThere = true
    await bringWords()
    expect(words.en).toBe('word')
  })
})
