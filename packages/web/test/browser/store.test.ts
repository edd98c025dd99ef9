/** The browser's store: odd records, other forms of it, and windows that hold it. */
import { text } from 'node:stream/consumers'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, eventually, goHome, headline, inBrowser, inWorker, openDrawn, press, says } from './browser.ts'

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }
const game = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} `) })
const listed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Does something with the store as it is, by code that has `games`, an object store. */
const inStore = (page: Page, code: string) =>
  page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('tabularium')
    request.onsuccess = () => {
      const transaction = request.result.transaction(request.result.objectStoreNames, 'readwrite')
      const games = transaction.objectStore('games')
      ${code}
      transaction.oncomplete = () => resolve(request.result.close())
      transaction.onabort = () => reject(transaction.error)
    }
  })`)

/** A store of that form, held open by this window until \`letGo()\` is called; made anew. */
const heldStore = (version: number) => `new Promise((resolve) => {
  const request = indexedDB.open('tabularium', ${version})
  request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' })
  request.onsuccess = () => {
    globalThis.letGo = () => request.result.close()
    resolve()
  }
})`

/** A record that reads well, but for this. */
const withMembers = (members: string) => `games.openCursor().onsuccess = ({ target: { result } }) => {
  if (result) games.put({ ...result.value, ${members} })
}`

inBrowser('the store of the browser', (visit) => {
  test('odd records of every kind are listed as such; the others are listed, opened and played', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await goHome(page)
    await game(page, 'a game').waitFor()
    await inStore(page, withMembers(`id: 'late', name: 'late one', changed: 1e300`))
    await inStore(page, withMembers(`id: 'void', name: 'void one', options: null, outline: { round: {} }`))
    await inStore(page, `games.put({ id: 7, name: 'numbered one' })`)
    await inStore(page, `games.put({ id: ['a', 1], name: 'listed one' })`)
    await inStore(page, `games.put({ id: 'x'.repeat(300), name: 'long one' })`)
    await inStore(page, `const ring = { id: 'ring', name: 'ring one', n: 1n }; ring.self = ring; games.put(ring)`)
    await page.reload()
    await game(page, 'a game').waitFor()
    for (const name of ['late', 'numbered', 'listed', 'long', 'ring']) {
      await says(listed(page, `${name} one`), 'cannot be read')
      const waiting = page.waitForEvent('download')
      await press(page, `Save to a file: ${name} one`)
      expect(await text(await (await waiting).createReadStream())).toContain(`"name":"${name} one"`)
      await press(page, `Delete: ${name} one`)
      await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
      await listed(page, `${name} one`).waitFor({ state: 'detached' })
    }
    await listed(page, 'void one').waitFor()
    await game(page, 'a game').click()
    await press(page, 'Move to Etruria (1 IP)')
    await says(headline(page), '5 IP')
  })

  test('a record that the browser itself cannot read hides no other', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await goHome(page)
    await inStore(page, `games.put({ id: 'lost', name: 'lost one' })`)
    await inWorker(
      page,
      `{
        const { get } = IDBObjectStore.prototype
        IDBObjectStore.prototype.getAll = () => { throw new DOMException('Failed to read large value', 'DataError') }
        IDBObjectStore.prototype.get = function (key) {
          if (key === 'lost') throw new DOMException('Failed to read large value', 'DataError')
          return get.call(this, key)
        }
      }`,
    )
    await page.reload()
    await game(page, 'a game').waitFor()
    await says(listed(page, 'lost'), 'cannot be read')
    await press(page, 'Delete: lost')
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
    await listed(page, 'lost').waitFor({ state: 'detached' })
    await game(page, 'a game').click()
    await headline(page).waitFor()
  })

  test('a store of a newer Tabularium is left as it is, and that is told', async () => {
    const page = await visit({ at: '/credits' })
    await page.evaluate(`${heldStore(9)}.then(() => letGo())`)
    await goHome(page)
    const alert = page.getByRole('alert')
    await says(alert, /kept by a newer Tabularium.*Reload/)
    await openDrawn(page, position(romans))
    await says(alert, 'This game is not being kept')
    await press(page, 'Move to Etruria (1 IP)')
    await says(headline(page), '5 IP')
    const version = `new Promise((resolve) => { indexedDB.open('tabularium').onsuccess = (event) => resolve(event.target.result.version) })`
    expect(await page.evaluate(version)).toBe(9)
  })

  test('a store that an older window holds open: told at once, and all is well when it is closed', async () => {
    const page = await visit({ at: '/credits' })
    const older = await page.context().newPage()
    await older.goto(page.url())
    await older.evaluate(heldStore(1))
    await goHome(page)
    const alert = page.getByRole('alert')
    await says(alert, /Another window.*older Tabularium.*Close/)
    // Not only the first time.
    await page.getByRole('link', { name: 'Credits' }).click()
    await goHome(page)
    await says(alert, /Another window.*older Tabularium.*Close/)
    await older.close()
    await page.reload()
    await page.getByRole('link', { name: 'Start here' }).waitFor()
    expect(await alert.count()).toBe(0)
    await openDrawn(page, position(romans))
    await goHome(page)
    await game(page, 'a game').waitFor()
  })

  test('a store that does not answer is told of too', async () => {
    const page = await visit({ at: '/credits', locale: 'fr-FR' })
    // The table's patience is ten times shorter.
    const hasty =
      'const wait = setTimeout; globalThis.setTimeout = (what, time) => wait(what, time === 5000 ? 500 : time)'
    await inWorker(page, `IDBFactory.prototype.open = () => ({}); { ${hasty} }`)
    await goHome(page)
    await says(page.getByRole('alert'), /Une autre fenêtre.*plus ancien/)
  })

  test('the browser is asked to keep the games once there is one', async () => {
    const page = await visit({
      before: `globalThis.asked = 0
        StorageManager.prototype.persisted = async () => asked > 0
        StorageManager.prototype.persist = async () => ++asked > 0`,
    })
    await button(page, 'Play now').first().waitFor()
    expect(await page.evaluate('asked')).toBe(0)
    await openDrawn(page, position(romans))
    await eventually(() => page.evaluate('asked')).toBe(1)
    await goHome(page)
    await game(page, 'a game').click()
    await headline(page).waitFor()
    expect(await page.evaluate('asked')).toBe(1)
  })
})
