import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boardSchemas } from '../board-schema.ts'
import { list } from '../index.ts'

const all = await boardSchemas(list)

test.each(all)('$game has an up-to-date JSON Schema beside its board: npx tsx scripts/board-schema.ts', (schema) => {
  expect(readFileSync(schema.file, 'utf8')).toBe(schema.text)
})

test('every game has one', () => {
  expect(all.map(({ game }) => game)).toEqual(list.map(({ id }) => id))
})
