import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { save } from '@tabularium/engine'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  act,
  asked,
  button,
  eventually,
  fromMenu,
  goHome,
  headline,
  inBrowser,
  inWorker,
  log,
  openDrawn,
  openFile,
  press,
  says,
} from './browser.ts'

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }
const game = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} `) })

const read = async (file: Download) => text(await file.createReadStream())

/** A device whose disk is full, as far as the page can tell. */
const FULL = `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') };`

/** Settled when the device has taken all that was done, as the worker tells. */
const KEPT = `globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given)
    globalThis.kept = () => new Promise((resolve) => {
      this.addEventListener('message', ({ data }) => data.id === 1e9 && resolve(data.value))
      this.postMessage({ id: 1e9, call: 'kept', args: [] })
    })
  }
}`

/** A device on which the page before this one has kept a record. */
const FIRST_KEPT = (record: string) => `globalThis.kept1 = new Promise((resolve) => {
  if (sessionStorage.kept1) return resolve()
  sessionStorage.kept1 = 'yes'
  const request = indexedDB.open('tabularium', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' })
  request.onsuccess = () => {
    const transaction = request.result.transaction('games', 'readwrite')
    transaction.objectStore('games').put(${record})
    transaction.oncomplete = () => resolve(request.result.close())
  }
})`

/** Version, records that still hold a save, entries, positions. */
const STORED = `new Promise((resolve) => {
  const request = indexedDB.open('tabularium')
  request.onsuccess = () => {
    const db = request.result
    const transaction = db.transaction(['games', 'entries', 'positions'])
    const all = (name) => new Promise((done) => {
      transaction.objectStore(name).getAll().onsuccess = ({ target }) => done(target.result)
    })
    Promise.all(['games', 'entries', 'positions'].map(all)).then(([games, entries, positions]) => {
      resolve([db.version, games.filter((game) => 'save' in game).length, entries.length, positions.length].join(' '))
      db.close()
    })
  }
})`

const records = join(import.meta.dirname, '..', '..', '..', 'games', 'tetrarchia', 'test', 'records', 'kept')
const oldRecord = readFileSync(join(records, 'against-a-bot.json'), 'utf8')

inBrowser('keeping games', (visit) => {
  test('a reload in the middle resumes the same position and log', async () => {
    const page = await visit()
    await openDrawn(page, position(romans).dice('VI', 2))
    await press(page, 'Move to Etruria (1 IP)', 'Secure Etruria (1 IP)')
    await act(page, 'end')
    await says(headline(page), /Galerius.*6 IP/)
    await press(page, /^Move to Lucania/)
    await says(headline(page), '5 IP')
    const before = await log(page).textContent()
    await page.reload()
    await says(headline(page), /Galerius.*5 IP/)
    expect(await log(page).textContent()).toBe(before)
    await press(page, 'Undo')
    await says(headline(page), '6 IP')
  })

  test('a page that is killed right after the device has taken an action loses nothing', async () => {
    const page = await visit({ before: KEPT })
    await openDrawn(page, position(romans))
    await press(page, 'Move to Etruria (1 IP)', 'Secure Etruria (1 IP)')
    await page.evaluate('kept()')
    const address = page.url()
    const context = page.context()
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await again.goto(address)
    await says(headline(again), '4 IP')
    await says(log(again), /moves from Roma to Etruria/)
  })

  test('a game kept by the page before this one is found, opened and kept on', async () => {
    const page = await visit({ at: '/credits', before: FIRST_KEPT(oldRecord) })
    await page.evaluate('kept1')
    await goHome(page)
    await game(page, 'against-a-bot').click()
    // It is over: how it ended lies over the table.
    await page.getByRole('dialog', { name: /^The Empire broke/ }).waitFor()
    await page.keyboard.press('Escape')
    await goHome(page)
    await game(page, 'against-a-bot').waitFor()
    expect(await page.evaluate<string>(STORED)).toMatch(/^2 0 \d+ 1$/)
  })

  test('a record that cannot be read hides no other game, and can be exported and deleted', async () => {
    const page = await visit({ at: '/credits', before: FIRST_KEPT('{"id":"odd","name":"odd one"}') })
    await page.evaluate('kept1')
    await goHome(page)
    await openDrawn(page, position(romans))
    await goHome(page)
    await game(page, 'a game').waitFor()
    const odd = page.getByRole('listitem').filter({ hasText: 'odd one' })
    await says(odd, 'cannot be read')
    const waiting = page.waitForEvent('download')
    await press(page, 'Save to a file: odd one')
    expect(await read(await waiting)).toContain('"id":"odd"')
    await press(page, 'Delete: odd one')
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
    await odd.waitFor({ state: 'detached' })
    expect(await game(page, 'a game').count()).toBe(1)
  })

  test('a double click does one thing', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await press(page, 'Move to Etruria (1 IP)', 'Move to Roma (1 IP)')
    await says(headline(page), '4 IP')
    // Two clicks in one go, before the page has heard of the first: the second comes late.
    await page.evaluate(`for (let n = 0; n < 2; n++) document.querySelector('[data-action="move etruria"]').click()`)
    await says(headline(page), '3 IP')
    await page.waitForTimeout(200)
    await says(headline(page), '3 IP')
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('a game that is open in one window is not opened in another, until it is left', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await press(page, 'Move to Etruria (1 IP)')
    await says(headline(page), '5 IP')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await says(other.getByRole('alert'), 'This game is open in another window.')
    await goHome(page)
    await page.getByRole('heading', { name: 'Tetrarchia' }).first().waitFor()
    await other.reload()
    await says(headline(other), '5 IP')
  })

  test('save to a file, open it again, look back and forth, play on from there', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await press(page, 'Move to Etruria (1 IP)', 'Secure Etruria (1 IP)', 'Move to Roma (1 IP)')
    const waiting = page.waitForEvent('download')
    await fromMenu(page, 'Save to a file')
    const file = await waiting
    expect(file.suggestedFilename()).toBe('a game.tabularium')
    const saved = await read(file)

    await goHome(page)
    await openFile(page, saved, 'brought back.tabularium')
    await page.getByRole('heading', { name: 'brought back' }).waitFor({ state: 'attached' })
    await says(headline(page), '3 IP')

    await fromMenu(page, 'Replay')
    const replay = page.getByRole('region', { name: 'Replay' })
    const slider = replay.getByRole('slider', { name: 'Replay' })
    await says(replay, 'Action 3 of 3')
    await slider.focus()
    await slider.press('ArrowLeft')
    await says(replay, 'Action 2 of 3')
    await slider.press('Home')
    await says(replay, 'Action 0 of 3')
    expect(await log(page).getByText('moves').count()).toBe(0)
    await press(page, 'On one action')
    await says(replay, 'Action 1 of 3')
    expect(await log(page).getByText('moves').count()).toBe(1)
    await eventually(() => button(page, 'Secure Etruria (1 IP)').count()).toBe(0)

    await press(page, 'Play on from here')
    await page.getByRole('heading', { name: /^brought back.* from / }).waitFor({ state: 'attached' })
    await press(page, 'Move to Cisalpina (1 IP)')
    await says(headline(page), '4 IP')
    await goHome(page)
    await game(page, 'brought back').filter({ hasText: '3 actions' }).click()
    await says(headline(page), '3 IP')
  })

  test('a replay leads back to the game', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await press(page, 'Move to Etruria (1 IP)')
    await fromMenu(page, 'Replay')
    await press(page, 'Back one action')
    await says(page.getByRole('region', { name: 'Replay' }), 'Action 0 of 1')
    await press(page, 'Back to the game')
    await says(headline(page), '5 IP')
    await button(page, 'Move to Roma (1 IP)').waitFor()
  })

  test('a game can be handed to another app, where the device has a way', async () => {
    const before = `navigator.canShare = () => true;
      navigator.share = async ({ files: [file] }) => { window.shared = file.name + ' ' + await file.text() };`
    const page = await visit({ before })
    await openDrawn(page, position(romans))
    await fromMenu(page, 'Share')
    await eventually(() => page.evaluate<string>('window.shared ?? ""')).toMatch(/^a game\.txt \{"tabularium":3/)
  })

  test('several games: listed, renamed, deleted after a question', async () => {
    const page = await visit()
    await page.getByRole('link', { name: 'Start here' }).waitFor()
    for (const name of ['first', 'second']) {
      await openFile(page, save(position(romans).table), `${name}.tabularium`)
      await headline(page).waitFor()
      await goHome(page)
    }
    await press(page, 'Rename: first')
    const rename = page.getByRole('dialog', { name: 'Rename' })
    await rename.getByRole('textbox', { name: 'New name' }).fill('The long war')
    await rename.getByRole('button', { name: 'Rename' }).click()
    await game(page, 'The long war').waitFor()

    await press(page, 'Delete: second')
    const ask = page.getByRole('dialog', { name: 'Delete' })
    await says(ask, 'Delete “second”? It cannot be brought back.')
    await page.keyboard.press('Escape')
    expect(await game(page, 'second').count()).toBe(1)
    await press(page, 'Delete: second')
    await ask.getByRole('button', { name: 'Delete' }).click()
    await game(page, 'second').waitFor({ state: 'detached' })
    await page.reload()
    await game(page, 'The long war').click()
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('The long war')
    await eventually(() => page.title()).toBe('The long war · Tabularium')
  })

  test('a broken save says what is wrong and loses nothing', async () => {
    const page = await visit()
    await openFile(page, save(position(romans).table), 'mine.tabularium')
    await press(page, 'Move to Etruria (1 IP)')
    await goHome(page)
    const good = save(position(romans).table)
    const broken: readonly (readonly [string, RegExp])[] = [
      [good.slice(0, 120), /could not be opened.*incomplete/],
      [good.replace('"ip":6', '"ip":9'), /could not be opened.*changed after it was written/],
      ['{"chess": true}', /could not be opened.*not a save/],
      [good.replace('"tabularium":3', '"tabularium":6'), /could not be opened.*newer Tabularium/],
    ]
    for (const [text, message] of broken) {
      await openFile(page, text, 'broken.tabularium')
      await says(page.getByRole('alert'), message)
      await says(page.getByRole('alert'), 'Your other games are untouched.')
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    }
    expect(await page.getByRole('link', { name: /actions? ·/ }).count()).toBe(1)
    await game(page, 'mine').click()
    await says(headline(page), '5 IP')
  })
})

inBrowser('when something fails', (visit) => {
  test('a full disk: the page says so, offers a file, and the game goes on', async () => {
    const page = await visit({ at: '/credits' })
    await inWorker(page, FULL)
    await goHome(page)
    await openDrawn(page, position(romans))
    const alert = page.getByRole('alert')
    await says(alert, 'This game is not being kept')
    await press(page, 'Move to Etruria (1 IP)')
    await says(headline(page), '5 IP')
    const waiting = page.waitForEvent('download')
    await alert.getByRole('button', { name: 'Save to a file' }).click()
    expect(await read(await waiting)).toContain('move etruria')
    await goHome(page)
    await game(page, 'a game').filter({ hasText: 'not being kept' }).click()
    await says(headline(page), '5 IP')
  })

  test('a table that stops answering is told, with what to do', async () => {
    const page = await visit({ at: '/credits', failures: true })
    await inWorker(
      page,
      `addEventListener('message', ({ data }) => { if (data.call === 'act') setTimeout(() => { throw new Error('boom') }) }, true);`,
    )
    await goHome(page)
    await openDrawn(page, position(romans))
    await press(page, 'Move to Etruria (1 IP)')
    await says(page.getByRole('alert'), 'The table does not answer any more. Reload the page')
    await page.unrouteAll()
    await press(page, 'Reload')
    await headline(page).waitFor()
    await press(page, /^Move to (Lucania|Roma)/)
    await says(log(page), 'moves')
  })

  test('an address that leads nowhere says so and leads home', async () => {
    const page = await visit({ at: '/table/no-such-game' })
    for (const address of ['', '#/new/chess', '#/learn/chess', '#/nowhere/at/all']) {
      if (address !== '') await page.evaluate(`location.hash = '${address}'`)
      await says(page.getByRole('alert'), /nothing at this address|no such game on this device/)
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
      await button(page, 'Play now').first().waitFor()
    }
  })

  test('dice that have run out are told, and the game can be left', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await act(page, 'end')
    await says(page.getByRole('alert'), 'dice of this game have run out')
    await says(asked(page), '6 IP')
  })
})
