import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { games } from '@tabularium/games/all'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { run } from '../src/index.ts'
import { build } from './build.ts'
import { type Ended, ended, program, start, tabularium } from './program.ts'

let folder = ''
beforeAll(async () => {
  build()
  folder = await mkdtemp(join(tmpdir(), 'tabularium-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => {
  vi.unstubAllEnvs()
})

const game = 'tetrarchia'

/** The same without a process of its own. */
async function inside(...args: string[]): Promise<Ended> {
  let out = ''
  let err = ''
  const io = {
    out: (line: string) => {
      out += `${line}\n`
    },
    err: (line: string) => {
      err += `${line}\n`
    },
  }
  const code = await run(args, io, games)
  return { code, out, err }
}

describe('help', () => {
  test.each([[[]], [['help']], [['--help']], [['-h']], [['help', 'help']]])('%j', async (args) => {
    const { code, out, err } = await inside(...args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const command of ['demo', 'simulate', 'match', 'ladder', 'replay', 'verify', 'referee', 'edition'])
      expect(out).toContain(command)
  })

  test.each(['demo', 'simulate', 'match', 'ladder', 'replay', 'verify', 'referee', 'edition'])(
    'on %s',
    async (command) => {
      const [long, short] = await Promise.all([inside('help', command), inside(command, '--help')])
      expect(long).toMatchObject({ code: 0, err: '' })
      expect(long.out).toContain(`Usage: tabularium ${command}`)
      expect(short).toEqual(long)
      expect(Math.max(...long.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
    },
  )

  test('the version', async () => {
    const version = await tabularium('--version')
    expect(version).toEqual({ code: 0, out: expect.stringMatching(/^tabularium \d+\.\d+\.\d+\n$/), err: '' })
    expect(await inside('version')).toEqual(version)
  })
})

describe('a command line that does not read: one line, a hint, exit code 2', () => {
  const wrong: [args: string[], message: RegExp][] = [
    [['conquer'], /no command 'conquer'/],
    [['help', 'conquer'], /no help on 'conquer'/],
    [['__proto__'], /no command/],
    [['referee', '--fast'], /Unknown option '--fast'/],
    [['referee', 'tetrarchia'], /Unexpected argument 'tetrarchia'/],
    [['simulate'], /Which game/],
    [['simulate', 'chess'], /no game 'chess'. The games are: tetrarchia/],
    [['simulate', game, 'twice'], /'twice' is one word too many/],
    [['simulate', game, '--game', '5'], /Unknown option '--game'/],
    [['simulate', game, '--games', '0'], /--games takes a whole number from 1, not '0'/],
    [['simulate', game, '--games', '1e3'], /--games takes a whole number/],
    [['simulate', game, '--games'], /--games/],
    [['simulate', game, '--cores', 'all'], /--cores takes a whole number/],
    [['simulate', game, '--bot', 'caesar'], /no bot 'caesar'.*random/],
    [['simulate', game, '--bot', 'random', '--bots', 'random'], /not both/],
    [['simulate', game, '--players', '2', '--bots', 'random'], /one bot for each seat: east, west/],
    [['simulate', game, '--level', '9999'], /level.*Given: \{"level":"9999"\}; the defaults are/],
    [['simulate', game, '--players', '9'], /players/],
    [['simulate', game, '--players', 'two'], /--players takes a whole number/],
    [['simulate', game, '--variants', 'monarchy'], /variants/],
    [['simulate', game, '--option', 'level'], /KEY=VALUE/],
    [['simulate', game, '--compare'], /What is to be other stands after --compare/],
    [['simulate', game, '--compare', '--games', '5'], /Unknown option '--games'/],
    [['simulate', game, '--compare', '--bot', 'caesar'], /no bot 'caesar'/],
    [['simulate', game, '--compare', 'chess'], /'chess' cannot be compared/],
    [['simulate', game, '--queue', 'mysql://here'], /--queue takes postgres:/],
    [['simulate', game, '--queue', 'postgres://here/x', '--lease', '0'], /--lease takes a whole number/],
    [['ladder'], /The bots of which game/],
    [['ladder', game, '--bots', 'random'], /two levels at least/],
    [['ladder', game, '--bots', 'random,random'], /names a bot twice/],
    [['ladder', game, '--bots', 'random,caesar'], /no bot 'caesar'/],
    [['ladder', game, '--rounds', '0'], /--rounds takes a whole number/],
    [['simulate', game, '--save', '3'], /--save takes two words/],
    [['simulate', game, '--save', 'last', 'game.json'], /--save takes a whole number from 0/],
    [['demo', 'chess'], /no game 'chess'/],
    [['demo', '--language', 'de'], /no language 'de'. The languages are: en, fr/],
    [['demo', '--delay', 'long'], /--delay takes a whole number/],
    [['demo', '--bot', 'caesar'], /no bot 'caesar'/],
    [['replay'], /Which save/],
    [['replay', 'a', 'b'], /'b' is one word too many/],
    [['replay', 'a', '--upto', '-1'], /--upto/],
  ]

  test('in a process of its own', async () => {
    expect(await tabularium('conquer')).toEqual(await inside('conquer'))
  })

  test.each(wrong)('%j', async (args, message) => {
    const { code, out, err } = await inside(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    const [line, hint, ...rest] = err.split('\n')
    expect(line).toMatch(message)
    expect(line).toMatch(/^tabularium: /)
    expect(hint).toMatch(/^Try: tabularium help/)
    expect(rest).toEqual([''])
  })
})

/** What a simulation found out, without what differs from run to run. */
function figures(json: string) {
  const { run, ...rest } = JSON.parse(json)
  const number = expect.any(Number)
  expect(run).toEqual({ cores: number, played: number, seconds: number, cpuSecondsPerGame: number })
  return rest
}

describe('simulate', () => {
  const simulate = (...args: string[]) => tabularium('simulate', game, '--bot', 'random', '--quiet', ...args)

  test('the same figures on one core and on two', async () => {
    const args = ['--games', '150', '--level', '4211', '--seed', 'cores', '--json']
    const [one, two] = await Promise.all([simulate(...args, '--cores', '1'), simulate(...args, '--cores', '2')])
    expect(one).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(two.out).run.cores).toBe(2)
    expect(figures(two.out)).toEqual(figures(one.out))
    expect(figures(one.out)).toMatchObject({
      game,
      options: { level: [4, 2, 1, 1] },
      bots: ['random'],
      seed: 'cores',
      asked: 150,
      games: 150,
      nobody: { count: expect.any(Number) },
      figures: { turns: { mean: expect.any(Number) }, decisions: { median: expect.any(Number) } },
    })
  })

  test('another seed, other figures', async () => {
    const [a, b] = await Promise.all(['a', 'b'].map((seed) => simulate('--games', '20', '--seed', seed, '--json')))
    expect(figures(a.out).figures).not.toEqual(figures(b.out).figures)
  })

  test('options of the game, a bot for each seat', async () => {
    const args = ['--players', '2', '--variants', 'the-great,imperium', '--option', 'objective=rivalry']
    const { out } = await tabularium('simulate', game, '--games', '3', '--json', ...args, '--bots', 'random,tiro')
    expect(figures(out)).toMatchObject({
      options: { players: 2, variants: ['imperium', 'the-great'], objective: 'rivalry' },
      bots: ['random', 'tiro'],
      winners: [{ seat: 'east' }, { seat: 'west' }],
      figures: { turns: {} },
    })
  })

  test('tables for people', async () => {
    const { code, out } = await simulate('--games', '10')
    expect(code).toBe(0)
    for (const word of ['won by', 'ended by', '95 % interval', 'turns', '10 games in']) expect(out).toContain(word)
  })

  test('two settings on the same dice', async () => {
    const csv = join(folder, 'compared.csv')
    const args = ['--games', '40', '--seed', 'pair', '--level', '5300', '--csv', csv, '--json']
    const { code, out } = await simulate(...args, '--compare', '--bot', 'tiro')
    expect(code).toBe(0)
    const { settings, winners } = figures(out)
    expect(settings).toMatchObject([
      { bots: ['random'], options: { level: [5, 3, 0, 0] }, games: 40 },
      { bots: ['tiro'], options: { level: [5, 3, 0, 0] }, games: 40, seed: 'pair' },
    ])
    const won = settings[1].winners[0].share - settings[0].winners[0].share
    expect(winners[0].difference).toBeCloseTo(won, 12)
    expect(winners[0].interval[0]).toBeGreaterThan(0)
    const rows = (await readFile(csv, 'utf8')).trimEnd().split('\r\n')
    expect(rows[0]).toBe('setting,part,name,count,value,low,high')
    expect(rows).toContain(`2-1,won,tetrarchy,40,${winners[0].difference},${winners[0].interval.join(',')}`)
    expect(rows.filter((row) => /^[12],chance,1,40,0\.\d+,,$/.test(row))).toHaveLength(2)
  })

  test('stopped by Ctrl-C it counts the games from the first on', async () => {
    const args = ['simulate', game, '--bot', 'random', '--seed', 'stop', '--json']
    const child = start(...args, '--games', '100000000')
    const output = ended(child)
    // It tells how far it is: when some games are played, it is stopped.
    for (let told = ''; !/[1-9]\d* of 100000000/.test(told); ) told += String((await once(child.stderr, 'data'))[0])
    child.kill('SIGINT')
    const { code, out } = await output
    expect(code).toBe(130)
    const { asked, games, ...found } = figures(out)
    expect(asked).toBe(100_000_000)
    expect(games).toBeGreaterThan(0)
    const again = await tabularium(...args, '--quiet', '--games', String(games))
    expect(figures(again.out)).toEqual({ asked: games, games, ...found })
  })

  test('on another edition', async () => {
    const board = await readFile(new URL('../../games/tetrarchia/src/edition/board.json', import.meta.url), 'utf8')
    const file = join(folder, 'board.json')
    await writeFile(file, board.replace('"edition": "reconstructed"', '"edition": "mine"'))
    const { out } = await simulate('--games', '2', '--edition', file, '--json')
    expect(figures(out).edition.id).toBe('mine')
    await writeFile(file, board.slice(0, 100))
    const refused = () => inside('simulate', game, '--bot', 'random', '--edition', file)
    expect(await refused()).toMatchObject({ code: 1, err: expect.stringContaining('is not JSON') })
    await writeFile(file, '{}')
    expect(await refused()).toMatchObject({ code: 1, err: expect.stringContaining('does not hold') })
    await rm(file)
    expect(await refused()).toMatchObject({ code: 1, err: expect.stringContaining('there is no such file or folder') })
  })
})

describe('demo and replay', () => {
  test('a game told in both languages, saved and told again', async () => {
    const file = join(folder, 'ides.json')
    const demo = (...args: string[]) => tabularium('demo', '--level', '5300', '--seed', 'ides', ...args)
    const [en, fr] = await Promise.all([demo('--save', file), demo('--language', 'fr')])
    expect(en).toMatchObject({ code: 0, err: '' })
    expect(fr).toMatchObject({ code: 0, err: '' })
    expect(en.out).toContain("Not the publisher's board")
    expect(en.out).toMatch(/^Diocletian's turn: 6 IP\.$/m)
    expect(en.out).toMatch(/\nThe end\n.*Score -?\d+/s)
    expect(fr.out).toMatch(/\nFin de la partie\n.*Score -?\d+/s)
    expect(en.out).not.toContain('\u001b')

    const told = (text: string) => text.slice(text.search(/^(Set-up|Mise en place)$/m))
    const [again, encore] = await Promise.all([
      tabularium('replay', file),
      tabularium('replay', file, '--language', 'fr'),
    ])
    expect(told(again.out)).toBe(told(en.out))
    expect(told(encore.out)).toBe(told(fr.out))

    const asked = await tabularium('replay', file, '--questions')
    expect(asked.out).toContain(' | ')
    expect(again.out).not.toContain(' | ')

    const commitment = /dice commitment (\w+)/.exec(en.out)?.[1] ?? ''
    const checked = await inside('replay', file, '--upto', '3', '--commitment', commitment)
    expect(checked.out).toContain('The published commitment is kept.')
    expect(checked.out).toContain('After 3 actions the game is not over.')
    const other = await inside('replay', file, '--commitment', 'f'.repeat(64))
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('not the dice that were published') })
  })

  test('a march of several steps is one sentence, unless the questions are told too', async () => {
    const demo = (...args: string[]) => inside('demo', 'barbarians-at-the-gates', '--seed', 'demo1', ...args)
    const [story, whole] = [await demo(), await demo('--questions')]
    expect(story.out).toMatch(/^ {4}\S.* marches from .* by .* and .* to .*\.$/m)
    expect(story.out).not.toContain(' | ')
    expect(whole.out).not.toMatch(/ marches from .* by .* to /)
    expect(whole.out).toContain('Roman player | ')
    const end = (text: string) => text.slice(text.indexOf('The end'))
    expect(end(story.out)).toBe(end(whole.out))
  })

  test('Barbarians at the Gates is told in French, line by line as in English', async () => {
    const demo = (...args: string[]) => inside('demo', 'barbarians-at-the-gates', '--seed', 'demo1', ...args)
    const [en, fr] = [await demo(), await demo('--language', 'fr')]
    expect(fr).toMatchObject({ code: 0, err: '' })
    expect(fr.out).toMatch(/^Tour A \(337-350\)\.\n {4}Phase de pioche\.$/m)
    expect(fr.out).toMatch(/^ {4}Le joueur barbare joue «\s.+\s»\.$/m)
    expect(fr.out).toMatch(/\nFin de la partie\nVictoire\s: Joueur barbare\n.*\(BG-4\.3-b\)\n$/)
    expect(fr.out.slice(fr.out.indexOf('Tour A'))).not.toMatch(/ (?:the|of|CU|VP|OPs) /)
    expect(fr.out.split('\n').length).toBe(en.out.split('\n').length)
  })

  test('every variant and number of players can be shown', async () => {
    const args = ['--players', '3', '--variants', 'imperium,mare-nostrum,diarchia,patres-patriae,the-great']
    const { code, out } = await tabularium('demo', game, '--bot', 'random', '--seed', 'variants', ...args)
    expect(code).toBe(0)
    expect(out).toContain('The end')
  })

  test('Ctrl-C ends it, and what was played is saved', async () => {
    const file = join(folder, 'stopped.json')
    const child = start('demo', '--bot', 'random', '--seed', 'stopped', '--delay', '200', '--save', file)
    const output = ended(child)
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    const { code, out } = await output
    expect(code).toBe(130)
    expect(out).toMatch(/After \d+ actions the game is not over\.\n$/)
    expect((await tabularium('replay', file)).code).toBe(0)
  })

  test('a folder that is not there is said before the game is played', async () => {
    const file = join(folder, 'no', 'such.json')
    expect(await inside('demo', '--save', file)).toEqual({
      code: 1,
      out: '',
      err: `tabularium: Cannot write ${file}: there is no such file or folder.\n`,
    })
  })

  test('broken saves: what is wrong with them, in one line, exit code 1', async () => {
    const file = join(folder, 'whole.json')
    await tabularium('demo', '--bot', 'random', '--seed', 'whole', '--save', file)
    const whole = await readFile(file, 'utf8')
    const broken = join(folder, 'broken.json')
    const replayed = async (text: string) => {
      await writeFile(broken, text)
      return inside('replay', broken)
    }
    const cases: [string, RegExp][] = [
      ['', /not a Tabularium save/],
      ['[]', /not a Tabularium save/],
      [whole.slice(0, 200), /incomplete/],
      [whole.replace('"end"', '"secure"'), /changed after it was written/],
      [whole.replace('"tabularium":3', '"tabularium":6'), /newer/],
    ]
    for (const [text, message] of cases) {
      const { code, out, err } = await replayed(text)
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(message)
      expect(err.trimEnd()).not.toContain('\n')
    }
    expect(await inside('replay', folder)).toMatchObject({ code: 1, err: expect.stringContaining('is a folder') })
  })

  test.skipIf(process.platform !== 'linux')('output to a full disk is said in one line', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [program, 'help'], { stdio: ['ignore', full, 'pipe'] })
    const err = child.stderr === null ? '' : await text(child.stderr)
    closeSync(full)
    expect(err).toBe('tabularium: Cannot write the output: the disk is full.\n')
  })

  test('a reader that has seen enough is no error', async () => {
    const child = start('demo', '--bot', 'random', '--seed', 'x')
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [code] = await once(child, 'close')
    expect(code).toBe(0)
  })
})

describe('what nobody expected', () => {
  const [whole] = games
  const broken = {
    ...whole,
    options: () => {
      throw new RangeError('off by one', { cause: new Error('a fence without posts') })
    },
  }
  const told = async () => {
    const lines: string[] = []
    const io = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(line) }
    return { code: await run(['demo'], io, [broken]), lines }
  }

  test('is called a bug, without a stack', async () => {
    vi.stubEnv('DEBUG', '')
    expect(await told()).toEqual({
      code: 1,
      lines: [
        'tabularium: this is a bug in Tabularium: off by one a fence without posts',
        'With DEBUG=1 it shows where.',
      ],
    })
  })

  test('shows where if DEBUG is set', async () => {
    vi.stubEnv('DEBUG', '1')
    expect((await told()).lines[1]).toContain('commands.test.ts')
  })
})
