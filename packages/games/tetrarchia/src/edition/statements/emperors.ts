/** Chapter 1: the four Emperors and their capitals. */
import { emperors as inTurnOrder } from '../../board.ts'
import { provincePath, type Survey } from '../survey.ts'
import { type Breach, listed, statement } from './statement.ts'

const titles = {
  diocletian: { name: 'Diocletian', colour: 'green', rank: 'augustus', half: 'east' },
  galerius: { name: 'Galerius', colour: 'yellow', rank: 'caesar', half: 'east' },
  constantius: { name: 'Constantius', colour: 'red', rank: 'caesar', half: 'west' },
  maximian: { name: 'Maximian', colour: 'blue', rank: 'augustus', half: 'west' },
} as const

function* fourEmperors({ file }: Survey): Iterable<Breach> {
  for (const id of inTurnOrder) {
    if (file.emperors.some((e) => e.id === id)) continue
    yield { path: ['emperors'], message: `${titles[id].name} is missing: his id is '${id}'.` }
  }
  for (const [i, { id }] of file.emperors.entries()) {
    if (inTurnOrder.some((known) => known === id)) continue
    yield {
      path: ['emperors', i, 'id'],
      message: `'${id}' is not one of the four Emperors: ${inTurnOrder.join(', ')}.`,
    }
  }
}

function* coloursOfTokens({ file }: Survey): Iterable<Breach> {
  for (const id of inTurnOrder) {
    const i = file.emperors.findIndex((e) => e.id === id)
    const { name, colour } = titles[id]
    if (i < 0 || file.emperors[i].colour === colour) continue
    yield {
      path: ['emperors', i, 'colour'],
      message: `The tokens of ${name} are ${colour}, not ${file.emperors[i].colour}.`,
    }
  }
}

function* orderOfTurns({ file }: Survey): Iterable<Breach> {
  const order = file.emperors.map((e) => e.id)
  const wrong = inTurnOrder.findIndex((id, i) => order[i] !== id)
  if (wrong < 0 || inTurnOrder.some((id) => !order.includes(id))) return
  const names = inTurnOrder.map((id) => titles[id].name)
  yield {
    path: ['emperors', wrong, 'id'],
    message: `The Emperors stand in the order of their turns: ${listed(names)}.`,
  }
}

function* couples({ file }: Survey): Iterable<Breach> {
  for (const id of inTurnOrder) {
    const i = file.emperors.findIndex((e) => e.id === id)
    if (i < 0) continue
    for (const member of ['rank', 'half'] as const) {
      if (file.emperors[i][member] === titles[id][member]) continue
      yield {
        path: ['emperors', i, member],
        message: `The ${member} of ${titles[id].name} is '${titles[id][member]}', not '${file.emperors[i][member]}'.`,
      }
    }
  }
}

function* oneCapitalEach(board: Survey): Iterable<Breach> {
  for (const id of inTurnOrder) {
    const capitals = board.file.provinces.filter((p) => p.capital?.emperor === id)
    if (capitals.length === 0)
      yield { path: ['provinces'], message: `${titles[id].name} has no capital: he needs one.` }
    for (const { name } of capitals.slice(1)) {
      yield {
        path: provincePath(board, name, 'capital'),
        message: `${name} is a second capital of ${titles[id].name}, after ${capitals[0].name}: he has one.`,
      }
    }
  }
}

function* capitalsAreRoman(board: Survey): Iterable<Breach> {
  for (const { name, border, capital } of board.file.provinces) {
    if (!border || capital === null) continue
    yield { path: provincePath(board, name, 'capital'), message: `${name} is a border and cannot hold a capital.` }
  }
}

function* romaCountsAsAnyColour(board: Survey): Iterable<Breach> {
  const roma = board.file.provinces.find((p) => p.name === 'ROMA')
  if (roma?.capital?.emperor === 'any') return
  yield {
    path: provincePath(board, 'ROMA', 'capital'),
    message: `The token of ROMA counts as any colour: emperor 'any'.`,
  }
}

function* onlyRomaCountsAsAnyColour(board: Survey): Iterable<Breach> {
  for (const { name, capital } of board.file.provinces) {
    if (name === 'ROMA' || capital?.emperor !== 'any') continue
    yield {
      path: provincePath(board, name, 'capital'),
      message: `${name} has a token that counts as any colour: only ROMA has one.`,
    }
  }
}

export const emperors = [
  statement('TE-1-e', fourEmperors),
  statement('TE-1-e', coloursOfTokens),
  statement('TE-1-d', orderOfTurns),
  statement('TE-1-b', couples),
  statement('TE-1-j', oneCapitalEach),
  statement('TE-1-j', capitalsAreRoman),
  statement('TE-1-j', romaCountsAsAnyColour, ['ROMA']),
  statement('TE-1-j', onlyRomaCountsAsAnyColour, ['ROMA']),
]
