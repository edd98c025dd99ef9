/** The examples of docs/referee.md and docs/dice.md, in another language: they know nothing but these pages. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type AnyGame, commitment, digest, type JsonObject, LocalTable, save, secretFrom } from '@tabularium/engine'
import { OnlinePlay, playOnline } from '@tabularium/engine/testing'
import { games } from '@tabularium/games/all'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from './build.ts'
import { program } from './program.ts'

const example = (name: string) => fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0
const why = hasPython ? '' : ' (skipped: there is no python3)'

let folder: string
beforeAll(() => {
  build()
  folder = mkdtempSync(join(tmpdir(), 'tabularium-examples-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function python(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)('python3', args)
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}

/** A whole campaign takes tens of thousands of actions. */
const briefly = (game: AnyGame): JsonObject => (game.id === 'ultimus-romanorum' ? { years: 2 } : {})

/** Plays by the bot, and keeps what it leaves. */
async function played(game: AnyGame): Promise<{ outcome: JsonObject; saved: JsonObject; rolls: JsonObject[] }> {
  const options = ['--options', JSON.stringify(briefly(game)), '--keep', folder]
  const command = [process.execPath, program, 'referee']
  const { code, out, err } = await python(example('bot.py'), ...options, game.id, 'kalends', ...command)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const kept = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return { outcome: JSON.parse(out), saved: kept('save.json'), rolls: kept('rolls.json') }
}

const dice = (...published: string[]) =>
  python(example('dice.py'), join(folder, 'save.json'), join(folder, 'rolls.json'), ...published)

describe.skipIf(!hasPython)(`in Python${why}`, () => {
  test.each(games)('a bot plays a whole game of $id, and its dice are worked out again', async (game) => {
    const { outcome, rolls } = await played(game)
    expect(outcome).toMatchObject({ winners: expect.any(Array), rule: expect.any(String), clause: expect.any(String) })
    const { code, out } = await dice(commitment(secretFrom('kalends')))
    expect({ code, out }).toEqual({ code: 0, out: `All ${rolls.length} rolls follow from the secrets of the save.\n` })
    expect(rolls.length).toBeGreaterThan(5)
  })

  test('a roll that was changed is found, and so is another commitment', async () => {
    const { rolls } = await played(games[0])
    expect((await dice(commitment(secretFrom('ides')))).err).toContain('committed')
    const last = rolls.length - 1
    const changed = rolls.map((roll, i) => (i === last ? { ...roll, face: (Number(roll.face) % 6) + 1 } : roll))
    writeFileSync(join(folder, 'rolls.json'), JSON.stringify(changed))
    expect(await dice()).toMatchObject({ code: 1, err: expect.stringContaining(`Roll ${last} of action`) })
  })

  test('dice that were changed on the way are followed', async () => {
    const table = new LocalTable(games[0], { options: { level: '4000' }, dice: { secret: secretFrom('one') } })
    const turn = (to: string) => {
      table.act(0, 'arrive roma')
      table.act(0, `move ${to}`)
      table.act(0, 'end')
    }
    table.changeDice({ secret: secretFrom('two') })
    turn('etruria')
    table.changeDice({ script: ['III', '2'] })
    turn('lucania')
    writeFileSync(join(folder, 'save.json'), save(table))
    const rolls = table.rolls().map(({ die, ...rolled }) => ({ ...rolled, sides: die.sides, low: die.low }))
    writeFileSync(join(folder, 'rolls.json'), JSON.stringify(rolls))
    expect(await dice()).toMatchObject({ code: 0 })
  })

  const verify = (text: string, ...published: string[]) => {
    const file = join(folder, 'online.json')
    writeFileSync(file, text)
    return python(example('verify.py'), file, ...published)
  }

  const online = (game: AnyGame, bots: readonly number[] = []) =>
    playOnline(new OnlinePlay(game, briefly(game), 'nones', bots), 'nones', 300)

  test.each(games)('an online game of $id is verified by its file', async (game) => {
    const play = online(game, game.id === 'tetrarchia' ? [] : [1])
    const { code, out, err } = await verify(play.file, commitment(play.secret))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const rolls = Number(/(\d+) rolls: verified/.exec(out)?.[1])
    expect(rolls).toBeGreaterThan(10)
  })

  test('an online game that was changed, and signed again, is not', async () => {
    const play = online(games[1])
    const { sum: _, ...content } = JSON.parse(play.file)
    const changed = (change: (copy: typeof content) => void) => {
      const copy = structuredClone(content)
      change(copy)
      return verify(JSON.stringify({ ...copy, sum: digest(copy) }))
    }
    const { journal } = content.online
    const rolled = journal.findLastIndex((step: JsonObject) => 'rolls' in step && step.number !== 0)
    const acted = journal.findIndex(({ what }: { what: JsonObject }) => what.kind === 'act')
    const cases: [change: (copy: typeof content) => void, wrong: string][] = [
      [(copy) => Object.assign(copy.dice[0], { shared: secretFrom('another') }), 'promised'],
      [(copy) => copy.online.anchors.reverse(), 'anchors'],
      [(copy) => copy.online.journal[rolled].rolls[0].splice(3, 1, 99), 'shows 99'],
      [(copy) => copy.online.journal.splice(acted, 1), 'is missing'],
      [(copy) => Object.assign(copy.online.journal[acted].what, { seat: 99 }), 'not the next one'],
      [(copy) => Object.assign(copy.online.journal[acted], { trace: '00'.repeat(32) }), 'does not follow'],
      [(copy) => copy.actions.push('end'), 'do not lead to the log'],
    ]
    for (const [change, wrong] of cases) {
      expect(await changed(change)).toMatchObject({ code: 1, err: expect.stringContaining(wrong) })
    }
    expect(await verify(play.file, commitment(secretFrom('another')))).toMatchObject({ code: 1 })
    expect(await verify(play.file.replace('"seat":0', '"seat":1'))).toMatchObject({ code: 1 })
    expect(await verify('{}')).toMatchObject({ code: 1, err: expect.stringContaining('not the file') })
  })
})
