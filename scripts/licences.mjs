/** The licences of what is bundled, in full, as they ask for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

const FOLDER = `${sep}node_modules${sep}`
const IS_LICENCE = /^(licen[cs]e|copying|notice|ofl)(\W|$)/i

/** The folder of the package that a bundled file belongs to; undefined: it is our own. */
export function packageOf(file) {
  const path = file.split('?')[0].replaceAll('/', sep).replaceAll('\0', '')
  if (!path.includes(FOLDER)) return undefined
  let folder = dirname(path)
  while (folder.includes(FOLDER)) {
    const about = join(folder, 'package.json')
    if (existsSync(about) && JSON.parse(readFileSync(about, 'utf8')).name !== undefined) return folder
    folder = dirname(folder)
  }
  return undefined
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** One text of all of them. A package that ships no licence is told with what it declares. */
export function licencesOf(folders) {
  const texts = [...new Set(folders)].map((folder) => {
    const { name, version, license } = read(join(folder, 'package.json'))
    // Sets of icons tell their authors here.
    const { author, license: terms } = read(join(folder, 'info.json'))
    const by = author === undefined ? [] : [`By ${author.name}, ${author.url}\n${terms?.title}, ${terms?.url}`]
    const files = readdirSync(folder)
      .filter((file) => IS_LICENCE.test(file))
      .sort()
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
    return { name, text: [`${name} ${version} (${license})`, ...by, ...texts].join('\n\n') }
  })
  texts.sort((a, b) => a.name.localeCompare(b.name))
  return `${texts.map(({ text }) => text).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
