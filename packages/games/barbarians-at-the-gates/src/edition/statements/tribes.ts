/** Chapters 2.2.2, 2.4.3, 14 and 17.1: the tribes. */
import type { BoardFile } from '../schema.ts'
import { type Breach, holds, inference, listed, sameNames, spaceIn, statement } from './survey.ts'

/** BG-2.2.2-a */
const names = [
  ...['Alans', 'Alemanni', 'Angles', 'Bagaudae', 'Britons', 'Burgundians', 'Franks', 'Gepids', 'Huns'],
  ...['Jutes', 'Mauri', 'Ostrogoths', 'Picti', 'Saxons', 'Tervingi', 'Vandals', 'Visigoths'],
]
/** BG-2.4.3-f */
const neverAllied = ['Alans', 'Bagaudae', 'Gepids', 'Huns', 'Mauri']
const seafarers = ['Jutes', 'Angles', 'Saxons']

type TribeFile = BoardFile['tribes'][number]

/** The tribes of which something is said are these. */
const exactly = (expected: readonly string[], what: string, test: (tribe: TribeFile) => boolean) =>
  holds(['tribes'], `${listed(expected)} ${what}.`, ({ tribes }) =>
    sameNames(
      tribes.filter(test).map(({ name }) => name),
      expected,
    ),
  )

/** BG-14.3-f: the Picts may not, and the Britons come by no Invasion. */
function* furtherEast({ tribes }: BoardFile): Iterable<Breach> {
  for (const [i, { name, entry }] of tribes.entries()) {
    if (name === 'Picti' || entry.side === 'allied' || entry.fallback === 'further-east') continue
    yield { path: ['tribes', i, 'entry', 'fallback'], message: `${name} may always be placed in Further East.` }
  }
}

/** BG-14.3-b: where it enters is Barbarian, if nothing has changed. */
function* barbarianGround({ tribes, spaces, landZones }: BoardFile): Iterable<Breach> {
  for (const [i, { name, entry }] of tribes.entries()) {
    if (entry.side === 'allied') continue
    for (const [s, id] of entry.spaces.entries()) {
      const control = [...spaces, ...landZones].find((place) => place.id === id)?.control
      if (control !== 'barbarian')
        yield { path: ['tribes', i, 'entry', 'spaces', s], message: `${name}: '${id}' is not printed Barbarian.` }
    }
  }
}

const franks = holds(['tribes'], 'The Franks enter on Teutoburger Wald with Chlodio and 6 CU.', (file) =>
  file.tribes.some(
    ({ name, leader, entry }) =>
      name === 'Franks' &&
      leader === 'chlodio' &&
      entry.cu === 6 &&
      entry.spaces.length === 1 &&
      spaceIn(file, entry.spaces[0])?.name === 'Teutoburger Wald',
  ),
)

export const tribes = [
  statement(
    'BG-2.2.2-a',
    exactly(names, 'are the tribes', () => true),
  ),
  statement(
    'BG-2.2.2-b',
    exactly(['Britons'], 'enter Allied, and no others', ({ entry }) => entry.side === 'allied'),
  ),
  statement(
    'BG-2.4.3-f',
    exactly(neverAllied, 'can never be Allied', ({ canBeAllied }) => !canBeAllied),
  ),
  statement(
    'BG-5.7-x1',
    holds(['tribes'], 'The Reinforcement score of the Franks is 3.', (file) =>
      file.tribes.some(({ name, score }) => name === 'Franks' && score === 3),
    ),
  ),
  statement('BG-9.0-x4', franks),
  statement(
    'BG-14.1.2-l',
    exactly(seafarers, 'raid by sea', ({ seafaring }) => seafaring),
  ),
  statement('BG-14.3-f', furtherEast),
  statement(
    'BG-14.3-g',
    exactly(
      ['Picti'],
      'come by Invasion, but never to Further East',
      ({ entry }) => entry.side === 'barbarian' && entry.fallback === null,
    ),
  ),
  inference('BG-14.3-b', barbarianGround),
]
