/**
 * Chapter 3.5: what an attack costs, and the rulebook's example of one. An army that has devastated HISPANIA stands in
 * NARBONENSIS; Maximian is in GERMANIA SVPERIOR with tokens in CISALPINA and ETRVRIA; Constantius has one in LVGDVNENSIS.
 */
import {
  areLinked,
  chain,
  isRoman,
  linkBetween,
  type Name,
  neighbours,
  provincePath,
  provincesOf,
  type Survey,
} from '../survey.ts'
import { type Breach, type Check, inference, listed, type Statement, statement } from './statement.ts'

const threeBlueTokens = ['CISALPINA', 'ETRVRIA', 'ROMA']

function inRevolt(board: Survey): ReadonlySet<Name> {
  return new Set(['NARBONENSIS', ...provincesOf(board, 'HISPANIA')])
}

/** TE-3.5-g: his placed tokens, ROMA's, and his capital's unless the example covers it with another token. */
function tokensOf(board: Survey, emperor: string, placed: readonly Name[]): ReadonlySet<Name> {
  const covered = new Set([...inRevolt(board), 'CISALPINA', 'ETRVRIA', 'LVGDVNENSIS'])
  const capitals = board.file.provinces.filter((p) => p.capital?.emperor === emperor && !covered.has(p.name))
  return new Set([...placed, 'ROMA', ...capitals.map((p) => p.name)])
}

/** TE-3.5-d: the best chain that starts where he stands or next to it. */
function support(board: Survey, tokens: ReadonlySet<Name>, from: Name): number {
  return Math.max(...[from, ...neighbours(board, from)].map((start) => chain(board, start, tokens).size))
}

/** Attacks are said to cost 2 or 3 IP. Armies on a border stand on no Revolt token, so only a broken link would keep it at 2. */
function* borderLinksAreBroken(board: Survey): Iterable<Breach> {
  for (const [i, [a, b]] of board.ends.entries()) {
    const border = [a, b].find((name) => !isRoman(board, name))
    if (border === undefined || board.file.links[i].broken) continue
    yield {
      path: ['links', i, 'broken'],
      message: `The link of ${a} and ${b} is normal: an attack on ${border} would cost 1 IP; attacks cost 2 or 3.`,
    }
  }
}

function* mustBeLinked(board: Survey, a: Name, b: Name): Iterable<Breach> {
  if (areLinked(board, a, b)) return
  yield { path: ['links'], message: `${a} and ${b} are not linked; they are in the example.` }
}

function* mustBe(kind: 'normal' | 'broken', board: Survey, a: Name, b: Name): Iterable<Breach> {
  const link = linkBetween(board, a, b)
  const found = link?.broken ? 'broken' : 'normal'
  if (link === undefined || found === kind) return
  yield {
    path: ['links', link.index, 'broken'],
    message: `The link of ${a} and ${b} is ${found}; in the example it is ${kind}.`,
  }
}

function* attackFromGermaniaSuperior(board: Survey): Iterable<Breach> {
  yield* mustBeLinked(board, 'NARBONENSIS', 'GERMANIA SVPERIOR')
  yield* mustBe('normal', board, 'NARBONENSIS', 'GERMANIA SVPERIOR')
}

function* attackThroughTheAlps(board: Survey): Iterable<Breach> {
  yield* mustBeLinked(board, 'NARBONENSIS', 'CISALPINA')
  yield* mustBe('broken', board, 'NARBONENSIS', 'CISALPINA')
}

function* chainOfThreeBlueTokens(board: Survey): Iterable<Breach> {
  yield* mustBeLinked(board, 'CISALPINA', 'ETRVRIA')
  yield* mustBeLinked(board, 'ETRVRIA', 'ROMA')
}

/** `tokens`: the three of the example, or with his capital uncovered. */
function* addsThree(board: Survey, tokens: ReadonlySet<Name>): Iterable<Breach> {
  for (const from of ['GERMANIA SVPERIOR', 'CISALPINA']) {
    const found = support(board, tokens, from)
    if (found === 3) continue
    yield {
      path: provincePath(board, from),
      message: `From ${from}, ${listed([...tokens])} give Maximian a support of ${found}; in the example it is 3.`,
    }
  }
}

const maximianAddsThree: Check = (board) => addsThree(board, new Set(threeBlueTokens))

/** Read with his capital uncovered; a printed board that differs here covers it in the picture. */
function* hisCapitalAddsNothing(board: Survey): Iterable<Breach> {
  const tokens = tokensOf(board, 'maximian', threeBlueTokens)
  if (tokens.size > threeBlueTokens.length) yield* addsThree(board, tokens)
}

function* armyAddsSeven(board: Survey): Iterable<Breach> {
  const found = chain(board, 'NARBONENSIS', inRevolt(board)).size
  if (found === 7) return
  yield {
    path: provincePath(board, 'NARBONENSIS'),
    message: `NARBONENSIS and HISPANIA in revolt make a chain of ${found} from NARBONENSIS; in the example it is 7.`,
  }
}

/** Where Constantius can be: next to the army and to his token, and in no province that others hold. */
function postsOfConstantius(board: Survey, red: ReadonlySet<Name>): readonly Name[] {
  const held = new Set([...red, ...inRevolt(board), ...threeBlueTokens, 'GERMANIA SVPERIOR'])
  return neighbours(board, 'NARBONENSIS').filter(
    (name) => isRoman(board, name) && !held.has(name) && areLinked(board, name, 'LVGDVNENSIS'),
  )
}

/** Read with his capital uncovered; a printed board that differs here covers it in the picture. */
function* constantiusAddsOne(board: Survey): Iterable<Breach> {
  const red = tokensOf(board, 'constantius', ['LVGDVNENSIS'])
  const others = [...red].filter((name) => name !== 'LVGDVNENSIS')
  const posts = postsOfConstantius(board, red)
  const surplus = (post: Name) =>
    [post, 'LVGDVNENSIS'].flatMap((a) => others.filter((b) => areLinked(board, a, b)).map((b) => [a, b] as const))
  if (posts.length === 0) {
    const message = 'No free province is linked to NARBONENSIS and LVGDVNENSIS; in the example Constantius holds one.'
    yield { path: provincePath(board, 'LVGDVNENSIS'), message }
  } else if (posts.every((post) => surplus(post).length > 0)) {
    for (const [a, b] of surplus(posts[0])) {
      yield {
        path: ['links', linkBetween(board, a, b)?.index ?? 0],
        message: `${a} and ${b} are linked: Constantius would have more than the +1 from LVGDVNENSIS that the example gives.`,
      }
    }
  }
}

function* tarraconensisJoinsHispania(board: Survey): Iterable<Breach> {
  yield* mustBeLinked(board, 'TARRACONENSIS', 'NARBONENSIS')
}

function* onlyTarraconensisJoinsHispania(board: Survey): Iterable<Breach> {
  for (const name of provincesOf(board, 'HISPANIA')) {
    const link = linkBetween(board, name, 'NARBONENSIS')
    if (link === undefined || name === 'TARRACONENSIS') continue
    yield {
      path: ['links', link.index],
      message: `${name} and NARBONENSIS are linked: only TARRACONENSIS may join the army to HISPANIA.`,
    }
  }
}

function* allFourCanBeLinkedToTheArmy(board: Survey): Iterable<Breach> {
  yield* mustBeLinked(board, 'LVGDVNENSIS', 'NARBONENSIS')
  yield* mustBeLinked(board, 'CISALPINA', 'NARBONENSIS')
}

function* attackOnRhaetia(board: Survey): Iterable<Breach> {
  yield* mustBeLinked(board, 'PANNONIA SVPERIOR', 'RHAETIA')
}

function* armiesComeToRhaetia({ ways }: Survey): Iterable<Breach> {
  if (ways.some((way) => way.includes('RHAETIA'))) return
  yield { path: ['paths'], message: 'No path leads through RHAETIA; in the example an army stands there.' }
}

function* pannoniaBetweenTwoChains(board: Survey): Iterable<Breach> {
  yield* mustBeLinked(board, 'PANNONIA SVPERIOR', 'DALMATIA')
  if (threeBlueTokens.some((name) => areLinked(board, 'PANNONIA SVPERIOR', name))) return
  yield {
    path: provincePath(board, 'PANNONIA SVPERIOR'),
    message: `PANNONIA SVPERIOR is linked to none of ${listed(threeBlueTokens)}; in the example it is.`,
  }
}

const dalmatiaIsAChainOfOne: Check = (board) => dalmatiaIsApart(board, threeBlueTokens)

function* dalmatiaIsApartFromHisCapital(board: Survey): Iterable<Breach> {
  const tokens = tokensOf(board, 'maximian', threeBlueTokens)
  yield* dalmatiaIsApart(
    board,
    [...tokens].filter((name) => !threeBlueTokens.includes(name)),
  )
}

function* dalmatiaIsApart(board: Survey, tokens: readonly Name[]): Iterable<Breach> {
  for (const name of tokens) {
    const link = linkBetween(board, 'DALMATIA', name)
    if (link === undefined) continue
    yield {
      path: ['links', link.index],
      message: `DALMATIA and ${name} are linked; in the example a token in DALMATIA is a chain of its own.`,
    }
  }
}

function* armyComesThroughTheAlps({ file, ways }: Survey): Iterable<Breach> {
  for (const [i, way] of ways.entries()) {
    const next = way.indexOf('NARBONENSIS') + 1
    const isOnItsWay = file.paths[i].region === 'HISPANIA' && next > 0 && next < way.length
    if (!isOnItsWay || way[next] === 'CISALPINA') continue
    const message = `From NARBONENSIS the army of HISPANIA goes to ${way[next]}; in the example it goes to CISALPINA.`
    yield { path: ['paths', i, 'path', next], message }
  }
}

export const attack: readonly Statement[] = [
  inference('TE-3.5-a', borderLinksAreBroken),
  statement('TE-3.5-x4', attackFromGermaniaSuperior, ['NARBONENSIS', 'GERMANIA SVPERIOR']),
  statement('TE-3.5-x4', attackThroughTheAlps, ['NARBONENSIS', 'CISALPINA']),
  statement('TE-3.5-x4', chainOfThreeBlueTokens, threeBlueTokens),
  statement('TE-3.5-x4', maximianAddsThree, ['GERMANIA SVPERIOR', ...threeBlueTokens]),
  inference('TE-3.5-x4', hisCapitalAddsNothing, ['GERMANIA SVPERIOR', ...threeBlueTokens]),
  statement('TE-3.5-x4', armyAddsSeven, ['NARBONENSIS', 'TARRACONENSIS']),
  inference('TE-3.5-x5', constantiusAddsOne, ['NARBONENSIS', 'LVGDVNENSIS', 'GERMANIA SVPERIOR', ...threeBlueTokens]),
  statement('TE-3.5-x6', tarraconensisJoinsHispania, ['TARRACONENSIS', 'NARBONENSIS']),
  statement('TE-3.5-x6', onlyTarraconensisJoinsHispania, ['TARRACONENSIS', 'NARBONENSIS']),
  statement('TE-3.5-x7', allFourCanBeLinkedToTheArmy, ['LVGDVNENSIS', 'CISALPINA', 'NARBONENSIS']),
  statement('TE-3.5-x8', attackOnRhaetia, ['PANNONIA SVPERIOR', 'RHAETIA']),
  statement('TE-3.5-x8', armiesComeToRhaetia, ['RHAETIA']),
  statement('TE-3.5-x8', pannoniaBetweenTwoChains, ['PANNONIA SVPERIOR', 'DALMATIA', ...threeBlueTokens]),
  statement('TE-3.5-x8', dalmatiaIsAChainOfOne, ['DALMATIA', ...threeBlueTokens]),
  inference('TE-3.5-x8', dalmatiaIsApartFromHisCapital, ['DALMATIA', ...threeBlueTokens]),
  statement('TE-3.5-x9', armyComesThroughTheAlps, ['NARBONENSIS', 'CISALPINA']),
]
