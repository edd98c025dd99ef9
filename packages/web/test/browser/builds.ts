/** Builds of the page that follow one another, served at one address. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveFiles } from '@tabularium/server/files'

const dist = join(import.meta.dirname, '..', '..', 'dist')

/** Serves a copy of the page; `deploy` puts a build in its place that has other files and says `title`. */
export async function serveBuilds() {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-builds-'))
  cpSync(dist, folder, { recursive: true })
  const { address, close } = await serveFiles(0, folder)
  let number = 1
  let shown = 'Board wargames of the fall of Rome, rules enforced'
  return {
    address,
    deploy(title: string): void {
      number++
      rebuild(folder, number, (text) => text.replace(new RegExp(`${shown}(?=[\`'"])`), title))
      shown = title
    },
    async close(): Promise<void> {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isText = (name: string) => /\.(js|css|html)$/.test(name)

/** Every file under assets gets another name, there and wherever it is named; none stays under the old one. */
function rebuild(folder: string, number: number, change: (text: string) => string): void {
  const assets = join(folder, 'assets')
  const names = readdirSync(assets)
  const renamed = (name: string) => name.replace(/\.[a-z0-9]+$/, `${number}$&`)
  const rewrite = (file: string) => {
    let text = readFileSync(file, 'utf8')
    for (const name of names) text = text.replaceAll(name, renamed(name))
    text = change(text).replace(/const VERSION = "[^"]*"/, `const VERSION = "build-${number}"`)
    writeFileSync(file, text)
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)))
  for (const name of readdirSync(assets)) if (isText(name)) rewrite(join(assets, name))
  for (const name of readdirSync(folder)) if (isText(name)) rewrite(join(folder, name))
}
