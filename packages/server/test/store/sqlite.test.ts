import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { storeOn } from '../../src/store/open.ts'
import { drivers, openDriver } from '../../src/store/sqlite/driver.ts'
import { everyStore } from './contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0

describe.each([...(await drivers()).keys()])('SQLite by %s', (name) => {
  const newFile = () => join(folder, `${++files}.sqlite`)
  const open = async (file: string) => storeOn(file, await openDriver(file, name))

  everyStore(() => open(newFile()))
})
