/** The licences of what is bundled, in full, as they ask for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const modules = join(import.meta.dirname, '..', 'node_modules')
const IS_LICENCE = /^(licen[cs]e|copying|notice|ofl)(\W|$)/i
const IS_OURS = /^@tabularium\//

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
const about = (name) => read(join(modules, name, 'package.json'))

/** The packages of others that one of ours is made of, with theirs. */
export function madeOf(name, leftOut = [], known = new Set()) {
  for (const other of Object.keys(about(name).dependencies ?? {})) {
    if (known.has(other) || leftOut.includes(other)) continue
    known.add(other)
    madeOf(other, leftOut, known)
  }
  return [...known].filter((each) => !IS_OURS.test(each)).sort()
}

/** One text of all of them, each once. A package that ships no licence is told with what it declares. */
export function licencesOf(names) {
  const texts = [...new Set(names)].sort().map((name) => {
    const { version, license } = about(name)
    // Sets of icons tell their authors here.
    const { author, license: terms } = read(join(modules, name, 'info.json'))
    const by = author === undefined ? [] : [`By ${author.name}, ${author.url}\n${terms?.title}, ${terms?.url}`]
    const files = readdirSync(join(modules, name)).filter((file) => IS_LICENCE.test(file))
    const full = files.sort().map((file) => readFileSync(join(modules, name, file), 'utf8').trim())
    return [`${name} ${version} (${license})`, ...by, ...full].join('\n\n')
  })
  return `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
