/** docs/referee.md says what the games declare. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { list } from '../index.ts'
import { sectionOf } from './forms-page.ts'
import { Client } from './referee-play.ts'

const file = fileURLToPath(new URL('../../../docs/referee.md', import.meta.url))

const MADE = /(<!-- Made from the declarations of the games[^>]*-->\n).*(<!-- End of what is made -->)/s

test('the games in docs/referee.md are as they are declared (vitest -u renews it)', async () => {
  const page = await readFile(file, 'utf8')
  const sections: string[] = []
  for (const entry of list) {
    const { card } = await entry.card()
    const { forms } = (await entry.forms?.()) ?? {}
    if (forms !== undefined) sections.push(sectionOf(card.title, forms))
  }
  expect(page).toMatch(MADE)
  const made = page.replace(MADE, (_, begin, end) => `${begin}\n${sections.join('\n\n')}\n\n${end}`)
  await expect(made).toMatchFileSnapshot(file)
})

test('every op has a row in docs/referee.md', async () => {
  const page = await readFile(file, 'utf8')
  const { error } = new Client().ask({ op: 'no such' })
  const ops = /There are: (.*)\.$/.exec(String((error as { message?: string }).message))?.[1].split(', ') ?? []
  expect(ops.length).toBeGreaterThan(15)
  const rows = [...page.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, op]) => op)
  for (const op of ops) expect(rows).toContain(op)
})
